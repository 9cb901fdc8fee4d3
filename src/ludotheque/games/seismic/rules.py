"""The rules of Seismic. Each kernel wears the clause that it keeps; RULES.md holds the clauses.

A game is a state that stops wherever something is waited for: a drawn tile (`settle`) or a decision (`play`).
"""

from typing import Any

from ludotheque.engine.contract import CHANCE, NOBODY
from ludotheque.engine.jit import count_bits, kernel, lowest_bit, wide
from ludotheque.engine.whole_games import by_turns
from ludotheque.games.seismic.components import FIRST_QUAKE
from ludotheque.games.seismic.layout import (
    CELLS,
    CHOOSING_SIDE,
    CHOOSING_TOWN,
    CREWING,
    EMPTY,
    FLIPPING,
    GREEN,
    KINDS,
    NONE,
    OFFER,
    OPEN_BITS,
    OPEN_WORDS,
    OVER,
    PLACING,
    SEATS,
    SETTING_UP,
    SHAPES,
    SIDES,
    STUB,
    TOWN,
    TURNING,
    Box,
    State,
)
from ludotheque.games.seismic.moves import (
    CHOOSE_TOWN,
    CREW,
    MOVES,
    NO_CREW,
    PASS_TURN,
    PLACE,
    QUAKE,
    TURN,
)

RULES_VERSION = 1

# Where a highway ends, if not in a stub: an edge that may go on, the edge of the table, itself.
OPEN_END, DEAD_END, LOOP = -1, -2, -3

# Tiles on the table


@kernel
def show_edges(box: Box, state: State, cell: int, tile: int, sign: int) -> None:
    """Tell the cells around `cell` what the edges of `tile` show (sign 1), or take it back (−1)."""
    for side in range(SIDES):
        around = wide(box["neighbour"][cell, side])
        if around != NONE:
            beside = state["beside"][around] + sign * box["shows"][tile, side]
            state["beside"][around] = beside
            if state["tile_at"][around] == EMPTY:
                mark_open(state, around, wide(box["has_highway"][beside]))


@kernel
def mark_open(state: State, cell: int, is_open: int) -> None:
    """Note whether a tile could join a highway on this cell."""
    word = cell // OPEN_BITS
    bit = 1 << (cell - word * OPEN_BITS)
    if is_open:
        state["open"][word] |= bit
    else:
        state["open"][word] &= ~bit


@kernel
def is_open(state: State, cell: int) -> bool:
    """SE-4.2 Whether the cell is empty, on the table and beside a highway edge."""
    word = cell // OPEN_BITS
    return (state["open"][word] >> (cell - word * OPEN_BITS)) & 1 != 0


@kernel
def next_open(state: State, word: int, bits: int) -> tuple[int, int]:
    """The next word of `open` with bits left, from these bits of this word on, or OPEN_WORDS."""
    while bits == 0 and word < OPEN_WORDS:
        word += 1
        if word < OPEN_WORDS:
            bits = state["open"][word]
    return word, bits


@kernel
def lay_tile(box: Box, state: State, cell: int, tile: int) -> None:
    """Put a tile on the table."""
    state["tile_at"][cell] = tile
    mark_open(state, cell, wide(0))
    show_edges(box, state, cell, tile, wide(1))


@kernel
def remove_tile(box: Box, state: State, cell: int) -> None:
    """SE-5.2 A tile leaves the game; the crew on it goes back to its owner."""
    crew = state["crew_at"][cell]
    if crew != NONE:
        state["crews_left"][crew >> 3] += 1
        state["crew_at"][cell] = NONE
    tile = wide(state["tile_at"][cell])
    state["tile_at"][cell] = EMPTY
    mark_open(state, cell, wide(box["has_highway"][state["beside"][cell]]))
    show_edges(box, state, cell, tile, wide(-1))


@kernel
def has_open_cell(state: State) -> bool:
    """SE-6.1 Whether any empty cell on the table borders a highway edge."""
    word, _ = next_open(state, wide(0), state["open"][0])
    return word < OPEN_WORDS


# Placing


@kernel
def nth_bit(bits: int, number: int) -> int:
    """The place of the bit with this number, the lowest first."""
    for _ in range(number):
        bits &= bits - 1
    return lowest_bit(bits)


@kernel
def offered(state: State) -> tuple[int, int, int]:
    """The face-up shapes; TOWN, which fits nowhere, for a missing one and for the equal of another."""
    first, second, third = state["face_up"][0], state["face_up"][1], state["face_up"][2]
    return (
        first if first != EMPTY else TOWN,
        second if second != EMPTY and second != first else TOWN,
        third if third != EMPTY and third != second else TOWN,
    )


@kernel
def fitting(box: Box, beside: int, offer: tuple[int, int, int]) -> int:
    """SE-4.2 Which of the offered tiles fit between these neighbours: six bits of rotations for each."""
    first, second, third = (
        wide(box["fits"][offer[0], beside]),
        wide(box["fits"][offer[1], beside]),
        wide(box["fits"][offer[2], beside]),
    )
    return first | second << SIDES | third << 2 * SIDES


@kernel
def fits_anywhere(box: Box, state: State) -> bool:
    """SE-4.3 Whether any face-up tile can be placed."""
    offer = offered(state)
    word, bits = next_open(state, wide(0), state["open"][0])
    while word < OPEN_WORDS:
        cell = word * OPEN_BITS + lowest_bit(bits)
        if fitting(box, state["beside"][cell], offer) != 0:
            return True
        word, bits = next_open(state, word, bits & (bits - 1))
    return False


@kernel
def count_places(box: Box, state: State) -> int:
    """How many placements are legal."""
    offer = offered(state)
    count = 0
    word, bits = next_open(state, wide(0), state["open"][0])
    while word < OPEN_WORDS:
        cell = word * OPEN_BITS + lowest_bit(bits)
        count += count_bits(fitting(box, state["beside"][cell], offer))
        word, bits = next_open(state, word, bits & (bits - 1))
    return count


@kernel
def place_move(state: State, cell: int, bit: int) -> int:
    """The move for a bit of `fitting`."""
    offer = bit // SIDES
    return PLACE + (wide(state["face_up"][offer]) * CELLS + cell) * SIDES + bit - offer * SIDES


@kernel
def nth_place(box: Box, state: State, number: int) -> int:
    """The placement with this number, in the order of `mark_places`."""
    offer = offered(state)
    word, bits = next_open(state, wide(0), state["open"][0])
    while word < OPEN_WORDS:
        cell = word * OPEN_BITS + lowest_bit(bits)
        found = fitting(box, state["beside"][cell], offer)
        count = count_bits(found)
        if number < count:
            return place_move(state, cell, nth_bit(found, number))
        number -= count
        word, bits = next_open(state, word, bits & (bits - 1))
    return NONE


@kernel
def mark_places(box: Box, state: State, moves: Any, count: int) -> int:
    """Write every legal placement behind the first `count` moves; how many there are then."""
    offer = offered(state)
    word, bits = next_open(state, wide(0), state["open"][0])
    while word < OPEN_WORDS:
        cell = word * OPEN_BITS + lowest_bit(bits)
        found = fitting(box, state["beside"][cell], offer)
        while found != 0:
            moves[count] = place_move(state, cell, lowest_bit(found))
            count += 1
            found &= found - 1
        word, bits = next_open(state, word, bits & (bits - 1))
    return count


@kernel
def is_place_legal(box: Box, state: State, shape: int, cell: int, rotation: int) -> bool:
    """SE-4.2 Whether this tile is face up and may lie so on this cell."""
    is_face_up = False
    for offer in range(OFFER):
        if state["face_up"][offer] == shape:
            is_face_up = True
    fits = box["fits"][shape, state["beside"][cell]]
    return is_face_up and is_open(state, cell) and (fits >> rotation) & 1 != 0


@kernel
def take_face_up(state: State, shape: int) -> None:
    """Take one tile of this shape from the row; the others move up, sorted as before."""
    is_taken = False
    for offer in range(OFFER):
        if not is_taken and state["face_up"][offer] == shape:
            is_taken = True
        if is_taken:
            state["face_up"][offer] = state["face_up"][offer + 1] if offer + 1 < OFFER else EMPTY


@kernel
def add_face_up(state: State, shape: int) -> None:
    """Turn a tile up beside the others, kept sorted."""
    held = shape
    for offer in range(OFFER):
        other = state["face_up"][offer]
        if other == EMPTY:
            state["face_up"][offer] = held
            return
        if held < other:
            state["face_up"][offer] = held
            held = other


@kernel
def count_face_up(state: State) -> int:
    """How many tiles are face up."""
    count = 0
    for offer in range(OFFER):
        if state["face_up"][offer] != EMPTY:
            count += 1
    return count


# Sections and crews


@kernel
def crew_beyond(box: Box, state: State, cell: int, side: int) -> int:
    """SE-4.4, SE-4.5 The seat of a crew on the highway that leaves `cell` over `side`, or NONE."""
    here, way = cell, side
    while True:
        here = wide(box["neighbour"][here, way])
        if here == NONE or state["tile_at"][here] == EMPTY:
            return NONE
        entry = (way + 3) % SIDES
        way = wide(box["leads_to"][state["tile_at"][here], entry])
        crew = wide(state["crew_at"][here])
        if crew != NONE and ((crew & 7) == entry or (crew & 7) == way):
            return crew >> 3
        if way == STUB or (here == cell and way == side):
            return NONE


@kernel
def may_take_crew(box: Box, state: State, cell: int, low: int, high: int) -> bool:
    """SE-4.4 No crew, of any colour, stands on the section of this fragment of the tile just placed."""
    if crew_beyond(box, state, cell, low) != NONE:
        return False
    return high == STUB or crew_beyond(box, state, cell, high) == NONE


@kernel
def find_free_fragments(box: Box, state: State) -> int:
    """SE-4.4 The fragments that may take the actor's crew: a bit for the lowest side of each."""
    found = 0
    if state["crews_left"][state["actor"]] > 0:
        cell = wide(state["placed"])
        tile = state["tile_at"][cell]
        for low in range(SIDES):
            high = wide(box["leads_to"][tile, low])
            if high > low and may_take_crew(box, state, cell, low, high):
                found |= 1 << low
    return found


@kernel
def crew_move(box: Box, state: State, low: int) -> int:
    """The move that puts a crew on the fragment with this lowest side of the tile just placed."""
    high = box["leads_to"][state["tile_at"][state["placed"]], low]
    return CREW + wide(box["crew_index"][low, high])


@kernel
def may_place_second(box: Box, state: State) -> bool:
    """SE-7.2 Whether a second tile may come in place of a crew."""
    return box["dilemma"] != 0 and fits_anywhere(box, state)


@kernel
def is_crew_legal(box: Box, state: State, choice: int) -> bool:
    """SE-4.4 Whether this crew move is allowed."""
    low, high = box["crew_low"][choice], box["crew_high"][choice]
    if low == NONE:
        return True
    tile = state["tile_at"][state["placed"]]
    return box["leads_to"][tile, low] == high and (state["free"] >> low) & 1 != 0


# Quakes


@kernel
def count_line(box: Box, state: State, town: int, side: int) -> int:
    """SE-5.1 The tiles on the straight line that starts at this side of the town, gaps allowed."""
    count = 0
    here = box["neighbour"][box["towns"][town], side]
    while here != NONE:
        if state["tile_at"][here] != EMPTY:
            count += 1
        here = box["neighbour"][here, side]
    return count


@kernel
def hardest_hit(box: Box, state: State, town: int) -> int:
    """SE-5.1 The sides with the most tiles, a bit each; none if every count is zero."""
    most, sides = 0, 0
    for side in range(SIDES):
        count = count_line(box, state, town, side)
        if count > most:
            most, sides = count, 0
        if count == most and most > 0:
            sides |= 1 << side
    return sides


@kernel
def strike(box: Box, state: State, side: int) -> None:
    """SE-5.2, SE-5.3 As many tiles fall as the magnitude, from the town outwards; towns stand."""
    left = state["magnitude"] + 0
    here = wide(box["neighbour"][box["towns"][state["town"]], side])
    while here != NONE and left > 0:
        tile = state["tile_at"][here]
        if tile != EMPTY and tile < TOWN * SIDES:
            remove_tile(box, state, here)
            left -= 1
        here = box["neighbour"][here, side]


@kernel
def start_quake(box: Box, state: State, magnitude: int) -> None:
    """SE-4.1, SE-7.4 A quake is resolved at once; with two towns the order is chosen first."""
    state["quakes"] += 1
    state["magnitude"] = magnitude
    state["towns_hit"] = 0
    if box["twin_cities"]:
        state["phase"] = CHOOSING_TOWN
    else:
        shake(box, state)


@kernel
def shake(box: Box, state: State) -> None:
    """SE-5.1 The hardest hit side falls at once; among several the seat whose turn it is chooses."""
    while True:
        sides = hardest_hit(box, state, wide(state["town"]))
        if sides & (sides - 1) != 0:
            state["phase"] = CHOOSING_SIDE
            return
        if sides != 0:
            strike(box, state, lowest_bit(sides))
        if not goes_on_to_next_town(box, state):
            break
    end_quake(box, state)


@kernel
def goes_on_to_next_town(box: Box, state: State) -> bool:
    """SE-7.4 One town is done: whether the other comes now."""
    state["towns_hit"] += 1
    if box["twin_cities"] == 0 or state["towns_hit"] == 2:
        return False
    state["town"] = 1 - state["town"]
    return True


@kernel
def end_quake(box: Box, state: State) -> None:
    """SE-7.3 After the quake the aftershocks, or flipping goes on."""
    state["magnitude"] = 0
    state["town"] = 0
    state["towns_hit"] = 0
    if box["aftershocks"]:
        start_aftershocks(box, state)
    else:
        state["phase"] = FLIPPING


@kernel
def play_quake(box: Box, state: State, side: int) -> None:
    """SE-5.1 The chosen side falls."""
    strike(box, state, side)
    if goes_on_to_next_town(box, state):
        shake(box, state)
    else:
        end_quake(box, state)


@kernel
def play_town(box: Box, state: State, town: int) -> None:
    """SE-7.4 The town that is hit first."""
    state["town"] = town
    shake(box, state)


# Aftershocks


@kernel
def turned_crew(box: Box, state: State, cell: int, rotation: int) -> int:
    """SE-7.3 Where the crew of this tile stands once it is turned to this rotation, or NONE."""
    crew = state["crew_at"][cell]
    if crew == NONE:
        return NONE
    tile = state["tile_at"][cell]
    shape = tile // SIDES
    by = rotation - (tile - shape * SIDES) + SIDES
    side = ((crew & 7) + by) % SIDES
    other = box["leads_to"][shape * SIDES + box["canonical"][shape, rotation], side]
    return (crew & ~7) | min(side, other)


@kernel
def may_turn_tile(state: State, cell: int) -> bool:
    """SE-7.3 A placed tile, no town, that was not turned yet for this quake."""
    tile = state["tile_at"][cell]
    if tile == EMPTY or tile >= TOWN * SIDES:
        return False
    for seat in range(SEATS):
        if state["turned"][seat] == cell:
            return False
    return True


@kernel
def turns_of(box: Box, state: State, cell: int) -> int:
    """SE-7.3 The rotations to which this tile may be turned, a bit each, equal ones included."""
    if not may_turn_tile(state, cell):
        return 0
    tile = state["tile_at"][cell]
    shape = tile // SIDES
    fits = box["fits"][shape, state["beside"][cell]]
    found = 0
    for rotation in range(SIDES):
        lying = box["canonical"][shape, rotation]
        if (fits >> lying) & 1 and lying != tile - shape * SIDES:
            found |= 1 << rotation
    return found


@kernel
def different_turns(box: Box, state: State, cell: int) -> int:
    """SE-7.3 `turns_of`, but of those that leave the same fragments and crews only the smallest."""
    found = turns_of(box, state, cell)
    if found != 0:
        shape = state["tile_at"][cell] // SIDES
        for rotation in range(SIDES):
            for earlier in range(rotation):
                if (
                    (found >> earlier) & 1
                    and box["canonical"][shape, earlier] == box["canonical"][shape, rotation]
                    and turned_crew(box, state, cell, earlier) == turned_crew(box, state, cell, rotation)
                ):
                    found &= ~(1 << rotation)
    return found


@kernel
def may_turn_any(box: Box, state: State) -> bool:
    """SE-7.3 Whether the actor has a legal turn."""
    for cell in range(CELLS):
        if state["tile_at"][cell] != EMPTY and turns_of(box, state, cell) != 0:
            return True
    return False


@kernel
def start_aftershocks(box: Box, state: State) -> None:
    """SE-7.3 Each seat in turn, from the one whose turn it is, may turn one tile."""
    state["phase"] = TURNING
    state["actor"] = state["turn"]
    state["asked"] = 0
    ask_for_turn(box, state)


@kernel
def ask_for_turn(box: Box, state: State) -> None:
    """SE-7.3 Skip seats with no legal turn; after the last the turn goes on."""
    while state["asked"] < state["seats"] and not may_turn_any(box, state):
        pass_turn(state)
    if state["asked"] == state["seats"]:
        state["actor"] = state["turn"]
        state["asked"] = 0
        for seat in range(SEATS):
            state["turned"][seat] = NONE
        state["phase"] = FLIPPING


@kernel
def pass_turn(state: State) -> None:
    """The next seat is asked."""
    state["asked"] += 1
    state["actor"] = (state["actor"] + 1) % state["seats"]


@kernel
def turn_tile(box: Box, state: State, cell: int, rotation: int) -> None:
    """SE-7.3 Turn a tile; its crew stays on its fragment and turns with it."""
    crew = turned_crew(box, state, cell, rotation)
    tile = wide(state["tile_at"][cell])
    shape = tile // SIDES
    show_edges(box, state, cell, tile, wide(-1))
    state["crew_at"][cell] = crew
    state["turned"][state["actor"]] = cell
    lay_tile(box, state, cell, shape * SIDES + box["canonical"][shape, rotation])


# The course of a game


@kernel
def start(box: Box, state: State, seats: int, first: int, pile: int) -> None:
    """SE-2.2, SE-3 An empty table but for the town or towns, and a pile of this many tiles."""
    for cell in range(CELLS):
        state["tile_at"][cell] = EMPTY
        state["crew_at"][cell] = NONE
        state["beside"][cell] = 0
    for word in range(OPEN_WORDS):
        state["open"][word] = 0
    for kind in range(KINDS):
        state["seen"][kind] = 0
    for offer in range(OFFER):
        state["face_up"][offer] = EMPTY
    for seat in range(SEATS):
        state["crews_left"][seat] = box["crews"] if seat < seats else 0
        state["turned"][seat] = NONE
    for place in range(len(state["spare"])):
        state["spare"][place] = 0
    state["pile"] = pile
    state["seats"] = seats
    state["turn"] = first
    state["actor"] = first
    state["placed"] = NONE
    state["free"] = 0
    state["quakes"] = 0
    state["magnitude"] = 0
    state["town"] = 0
    state["towns_hit"] = 0
    state["asked"] = 0
    for town in range(2):
        if box["towns"][town] != NONE:
            lay_tile(box, state, wide(box["towns"][town]), wide(TOWN * SIDES))
    state["phase"] = SETTING_UP
    flip(box, state)


@kernel
def flip(box: Box, state: State) -> None:
    """SE-3.2, SE-4.1, SE-4.3 Wait for the next tile, or go on to placing, or find the game over."""
    face_up = count_face_up(state)
    if state["phase"] == SETTING_UP:
        if face_up < 2 and state["pile"] > 0:
            return
        state["phase"] = FLIPPING
    if face_up < OFFER and state["pile"] > 0:
        return
    if fits_anywhere(box, state):
        state["phase"] = PLACING
        return
    for offer in range(OFFER):
        state["face_up"][offer] = EMPTY
    if state["pile"] == 0:
        state["phase"] = OVER


@kernel
def settle(box: Box, state: State, kind: int) -> None:
    """SE-3.2, SE-4.1 A tile of this kind is drawn: face up, or a quake."""
    state["pile"] -= 1
    state["seen"][kind] += 1
    if kind < SHAPES:
        add_face_up(state, kind)
    elif state["phase"] != SETTING_UP:
        start_quake(box, state, kind - FIRST_QUAKE + 1)
    if state["phase"] == SETTING_UP or state["phase"] == FLIPPING:
        flip(box, state)


@kernel
def end_turn(box: Box, state: State) -> None:
    """SE-6.1 Look whether the game is over; otherwise the next seat flips."""
    state["placed"] = NONE
    state["free"] = 0
    is_used_up = state["pile"] == 0 and state["face_up"][0] == EMPTY
    if is_used_up or not has_open_cell(state):
        state["phase"] = OVER
        return
    state["turn"] = (state["turn"] + 1) % state["seats"]
    state["actor"] = state["turn"]
    state["phase"] = FLIPPING
    flip(box, state)


@kernel
def play_place(box: Box, state: State, shape: int, cell: int, rotation: int) -> None:
    """SE-4.2 Place a tile; SE-4.4 its crew comes next, unless there is nothing to decide; SE-7.2."""
    lay_tile(box, state, cell, shape * SIDES + rotation)
    take_face_up(state, shape)
    if state["phase"] == CREWING:
        end_turn(box, state)
        return
    state["phase"] = CREWING
    state["placed"] = cell
    state["free"] = find_free_fragments(box, state)
    if state["free"] == 0 and not may_place_second(box, state):
        end_turn(box, state)


@kernel
def play_crew(box: Box, state: State, choice: int) -> None:
    """SE-4.4 Put a crew on a fragment of the tile just placed, or none."""
    low = box["crew_low"][choice]
    if low != NONE:
        state["crew_at"][state["placed"]] = state["actor"] * 8 + low
        state["crews_left"][state["actor"]] -= 1
    end_turn(box, state)


# What the engine asks


@kernel
def to_move(state: State) -> int:
    """Who is waited for: a bit a seat, CHANCE, or NOBODY."""
    if state["phase"] == OVER:
        return NOBODY
    if state["phase"] == SETTING_UP or state["phase"] == FLIPPING:
        return CHANCE
    return 1 << state["actor"]


@kernel
def play(box: Box, state: State, seat: int, move: int, now: int) -> None:
    """Play a legal move."""
    if move < CREW:
        where = (move - PLACE) // SIDES
        shape = where // CELLS
        play_place(box, state, shape, where - shape * CELLS, (move - PLACE) - where * SIDES)
    elif move < QUAKE:
        play_crew(box, state, move - CREW)
    elif move < CHOOSE_TOWN:
        play_quake(box, state, move - QUAKE)
    elif move < PASS_TURN:
        play_town(box, state, move - CHOOSE_TOWN)
    else:
        if move >= TURN:
            cell = (move - TURN) // SIDES
            turn_tile(box, state, cell, (move - TURN) - cell * SIDES)
        pass_turn(state)
        ask_for_turn(box, state)
    if state["phase"] == FLIPPING and move >= QUAKE:
        flip(box, state)


@kernel
def count_legal(box: Box, state: State) -> int:
    """How many moves are legal for the seat that is waited for."""
    phase = state["phase"]
    if phase == PLACING:
        return count_places(box, state)
    if phase == CREWING:
        count = 1 + count_bits(wide(state["free"]))
        return count + count_places(box, state) if box["dilemma"] else count
    if phase == CHOOSING_TOWN:
        return 2
    if phase == CHOOSING_SIDE:
        return count_bits(hardest_hit(box, state, wide(state["town"])))
    count = 1
    for cell in range(CELLS):
        if state["tile_at"][cell] != EMPTY:
            count += count_bits(different_turns(box, state, cell))
    return count


@kernel
def nth_turn(box: Box, state: State, number: int) -> int:
    """The tile turn with this number."""
    for cell in range(CELLS):
        if state["tile_at"][cell] != EMPTY:
            found = different_turns(box, state, cell)
            count = count_bits(found)
            if number < count:
                return TURN + cell * SIDES + nth_bit(found, number)
            number -= count
    return NONE


@kernel
def nth_legal(box: Box, state: State, number: int) -> int:
    """The legal move with this number, from 0 to count_legal − 1, in the order of `legal`."""
    phase = state["phase"]
    if phase == PLACING:
        return nth_place(box, state, number)
    if phase == CREWING:
        if number == 0:
            return NO_CREW
        free = wide(state["free"])
        crews = count_bits(free)
        if number <= crews:
            return crew_move(box, state, nth_bit(free, number - 1))
        return nth_place(box, state, number - crews - 1)
    if phase == CHOOSING_TOWN:
        return CHOOSE_TOWN + number
    if phase == CHOOSING_SIDE:
        return QUAKE + nth_bit(hardest_hit(box, state, wide(state["town"])), number)
    return PASS_TURN if number == 0 else nth_turn(box, state, number - 1)


@kernel
def legal(box: Box, state: State, seat: int, now: int, moves: Any) -> int:
    """Write every legal move of this seat into `moves`; how many there are."""
    if to_move(state) != 1 << seat:
        return 0
    if state["phase"] == PLACING:
        return mark_places(box, state, moves, 0)
    if state["phase"] == CREWING and box["dilemma"]:
        crews = 1 + count_bits(wide(state["free"]))
        for number in range(crews):
            moves[number] = nth_legal(box, state, number)
        return mark_places(box, state, moves, crews)
    count = count_legal(box, state)
    for number in range(count):
        moves[number] = nth_legal(box, state, number)
    return count


@kernel
def is_legal(box: Box, state: State, seat: int, move: int, now: int) -> bool:
    """Whether this seat may play this move: one of `legal`, or its equal (SE-1.7, SE-7.3)."""
    if to_move(state) != 1 << seat or move < 0 or move >= MOVES:
        return False
    phase = state["phase"]
    if move < CREW:
        where = (move - PLACE) // SIDES
        shape = where // CELLS
        cell, rotation = where - shape * CELLS, (move - PLACE) - where * SIDES
        if phase == PLACING or (phase == CREWING and box["dilemma"]):
            return is_place_legal(box, state, shape, cell, rotation)
        return False
    if move < QUAKE:
        return phase == CREWING and is_crew_legal(box, state, move - CREW)
    if move < CHOOSE_TOWN:
        sides = hardest_hit(box, state, wide(state["town"]))
        return phase == CHOOSING_SIDE and (sides >> (move - QUAKE)) & 1 != 0
    if move < PASS_TURN:
        return phase == CHOOSING_TOWN
    if phase != TURNING or move == PASS_TURN:
        return phase == TURNING
    cell = (move - TURN) // SIDES
    return (turns_of(box, state, cell) >> ((move - TURN) - cell * SIDES)) & 1 != 0


# Scores


@kernel
def tally_crew(crew: int, entry: int, way: int, crews: int) -> int:
    """Add a crew, if it stands on the fragment between `entry` and `way`, to a count of eight bits a seat."""
    if crew != NONE and ((crew & 7) == entry or (crew & 7) == way):
        return crews + (1 << ((crew >> 3) * 8))
    return crews


@kernel
def lying(cell: int, tile: int, crew: int) -> tuple[int, int, int]:
    """A tile with a crew, thought of as lying at a cell, whatever lies there; NONE: the table as it is."""
    return wide(cell), wide(tile), wide(crew)


@kernel
def tile_on(state: State, cell: int, thought: tuple[int, int, int]) -> int:
    """The tile at a cell, with one thought of."""
    return thought[1] if cell == thought[0] else wide(state["tile_at"][cell])


@kernel
def crew_on(state: State, cell: int, thought: tuple[int, int, int]) -> int:
    """The crew at a cell, with one thought of."""
    return thought[2] if cell == thought[0] else wide(state["crew_at"][cell])


@kernel
def follow(
    box: Box, state: State, cell: int, side: int, thought: tuple[int, int, int]
) -> tuple[int, int, int, int]:
    """SE-4.5, SE-6.3 Follow the highway that leaves `cell` over `side`: its end, its fragments, its crews.

    The end is the cell and side of a stub, or OPEN_END and the empty cell, or DEAD_END or LOOP.
    """
    here, way = cell, side
    length, crews = 0, wide(0)
    while True:
        here = wide(box["neighbour"][here, way])
        if here == NONE:
            return DEAD_END, NONE, length, crews
        tile = tile_on(state, here, thought)
        if tile == EMPTY:
            return OPEN_END, here, length, crews
        entry = (way + 3) % SIDES
        way = wide(box["leads_to"][tile, entry])
        crews = tally_crew(crew_on(state, here, thought), entry, way, crews)
        if way == STUB:
            return here, entry, length, crews
        length += 1
        if here == cell and way == side:
            return LOOP, NONE, length, crews


@kernel
def worth(box: Box, state: State, cell: int, other: int, length: int) -> int:
    """SE-6.3, SE-7.4 What a complete section between stubs on these cells scores."""
    shape, other_shape = state["tile_at"][cell] // SIDES, state["tile_at"][other] // SIDES
    points = length + box["value"][shape] + box["value"][other_shape]
    if shape == TOWN and other_shape == TOWN and cell != other:
        points += 10
    return points


@kernel
def most_crews(crews: int) -> int:
    """SE-6.4 The seats with most crews in a count of eight bits a seat, a bit each; 0 if no crew."""
    most, seats = 1, 0
    for seat in range(SEATS):
        count = (crews >> (seat * 8)) & 255
        if count > most:
            most, seats = count, 0
        if count == most:
            seats |= 1 << seat
    return seats


@kernel
def mark_scores(box: Box, state: State, scores: Any) -> int:
    """SE-6.2 to SE-6.4 What each seat would have if the game ended now; how many sections are complete."""
    complete = 0
    as_it_is = lying(NONE, EMPTY, NONE)
    for seat in range(SEATS):
        scores[seat] = 0
    for cell in range(CELLS):
        tile = state["tile_at"][cell]
        if tile == EMPTY or box["value"][tile // SIDES] == 0:
            continue
        for side in range(SIDES):
            if box["leads_to"][tile, side] == GREEN:
                continue
            other, other_side, length, crews = follow(box, state, cell, side, as_it_is)
            if other < cell or (other == cell and other_side < side):
                continue  # not complete, or counted from its other end
            complete += 1
            winners = most_crews(tally_crew(wide(state["crew_at"][cell]), side, side, crews))
            for seat in range(SEATS):
                if (winners >> seat) & 1:
                    scores[seat] += worth(box, state, cell, other, length)
    return complete


@kernel
def mark_winners(state: State, scores: Any) -> int:
    """SE-6.5 The seats with most points, a bit each; of heights nothing is known here."""
    best, winners = wide(-1), wide(0)
    for seat in range(state["seats"]):
        score = wide(scores[seat])
        if score > best:
            best, winners = score, wide(0)
        if score == best:
            winners |= wide(1) << seat
    return winners


# Whole games

draw, replay, advance, list_legal, step = by_turns(to_move, legal, is_legal, play, settle)
