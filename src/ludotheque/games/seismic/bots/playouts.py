"""How bots decide in Seismic, compiled, and whole games of them for simulations.

A bot gets a view; here every field of it is public. Points are counted in 1024ths, in whole numbers, so
that a choice is the same on every machine.
"""

from typing import Any

from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import kernel, lowest_bit, wide
from ludotheque.engine.noise import below, noise
from ludotheque.engine.simulation import fingerprint, mark_winners
from ludotheque.games.seismic.batch import room_for, set_up  # noqa: F401  # simulations ask for room here
from ludotheque.games.seismic.layout import (
    CELLS,
    CHOOSING_SIDE,
    CREWING,
    EMPTY,
    NONE,
    OPEN_BITS,
    OPEN_WORDS,
    PLACING,
    SIDES,
    STUB,
    TOWN,
    TURNING,
    Box,
    State,
    View,
)
from ludotheque.games.seismic.moves import NO_CREW, PASS_TURN, QUAKE, TURN
from ludotheque.games.seismic.rules import (
    OPEN_END,
    count_face_up,
    count_legal,
    crew_move,
    crew_on,
    different_turns,
    draw,
    fitting,
    follow,
    hardest_hit,
    lying,
    mark_scores,
    most_crews,
    next_open,
    nth_legal,
    offered,
    place_move,
    play,
    tally_crew,
    tile_on,
    to_move,
    turned_crew,
)

UNIFORM, GREEDY = range(2)
BOTS = ("uniform", "greedy")  # by number

UNIT = 1024  # one point, or certainty
HOPED_VALUE = 3  # of the intersection that may close an open end: the mean of the box is 3.2
HALF_CHANCE = 24  # with so many tiles to come, an open end is closed every other time

# What a section is worth


@kernel
def closing_chance(view: View) -> int:
    """How likely one open end is closed before the game ends, in 1024ths."""
    left = view["pile"] + count_face_up(view)
    return UNIT * left // (left + HALF_CHANCE)


@kernel
def end_points(box: Box, view: View, end: int, thought: tuple[int, int, int]) -> int:
    """What the end of a section adds to it, or may be hoped to."""
    if end == OPEN_END:
        return wide(HOPED_VALUE)
    return wide(box["value"][tile_on(view, end, thought) // SIDES])


@kernel
def is_between_towns(view: View, end: int, other: int, thought: tuple[int, int, int]) -> bool:
    """Whether these stubs are in two towns."""
    if end == other or tile_on(view, end, thought) != TOWN * SIDES:
        return False
    return tile_on(view, other, thought) == TOWN * SIDES


@kernel
def hoped_points(
    box: Box,
    view: View,
    end: int,
    other: int,
    length: int,
    chance: int,
    thought: tuple[int, int, int],
) -> int:
    """What a section with these ends can be hoped to score, in 1024ths; 0 if it cannot be complete."""
    if end < OPEN_END or other < OPEN_END:
        return 0
    points = length + end_points(box, view, end, thought) + end_points(box, view, other, thought)
    likely = UNIT
    if end == OPEN_END:
        likely = chance
    if other == OPEN_END:
        likely = likely * chance // UNIT
    elif end != OPEN_END and is_between_towns(view, end, other, thought):
        points += 10
    return points * likely


@kernel
def share(view: View, seat: int, crews: int, points: int) -> int:
    """What points on a section with these crews mean to a seat: its own, less the others' mean."""
    winners = most_crews(crews)
    mine, others = 0, 0
    for other in range(view["seats"]):
        if (winners >> other) & 1:
            if other == seat:
                mine = points
            else:
                others += points
    return mine - others // (view["seats"] - 1)


@kernel
def crew_price(view: View, seat: int) -> int:
    """What a crew is worth keeping for, in 1024ths: nothing if there is one for every turn to come."""
    turns = (view["pile"] + count_face_up(view)) // view["seats"]
    left = view["crews_left"][seat]
    return UNIT * (turns - left) // left if turns > left > 0 else 0


@kernel
def fragment_points(
    box: Box, view: View, cell: int, low: int, chance: int, thought: tuple[int, int, int]
) -> tuple[int, int]:
    """What the section of a fragment can be hoped to score, and its crews."""
    high = wide(box["leads_to"][tile_on(view, cell, thought), low])
    end, _, length, crews = follow(box, view, cell, low, thought)
    crews = tally_crew(crew_on(view, cell, thought), low, high, crews)
    other = cell
    if high != STUB:
        other, _, more, others = follow(box, view, cell, high, thought)
        length += more + 1
        crews += others
    return hoped_points(box, view, end, other, length, chance, thought), crews


# What a move is worth


@kernel
def stump_share(box: Box, view: View, seat: int, cell: int, side: int, chance: int) -> int:
    """What the highway that now ends open at this side of an empty cell means to a seat."""
    as_it_is = lying(NONE, EMPTY, NONE)
    end, _, length, crews = follow(box, view, cell, side, as_it_is)
    if crews == 0:
        return 0
    points = hoped_points(box, view, end, wide(OPEN_END), length, chance, as_it_is)
    return share(view, seat, crews, points)


@kernel
def place_gain(box: Box, view: View, seat: int, cell: int, tile: int, chance: int, price: int) -> int:
    """What placing this tile brings a seat: sections joined and closed, and the best crew on it."""
    gain, best_crew = 0, 0
    thought = lying(cell, tile, NONE)
    for low in range(SIDES):
        high = wide(box["leads_to"][tile, low])
        if high <= low:
            continue
        points, crews = fragment_points(box, view, cell, low, chance, thought)
        gain += share(view, seat, crews, points)
        gain -= stump_share(box, view, seat, cell, low, chance)
        if high != STUB:
            gain -= stump_share(box, view, seat, cell, high, chance)
        if crews == 0 and view["crews_left"][seat] > 0:
            best_crew = max(best_crew, points - price)
    return gain + best_crew


@kernel
def best_place(box: Box, view: View, seat: int, lane: int) -> tuple[int, int]:
    """The best placement and what it brings; among equals any, by this lane of noise."""
    offer = offered(view)
    chance, price = closing_chance(view), crew_price(view, seat)
    best, most, ties = NONE, 0, 0
    word, bits = next_open(view, wide(0), view["open"][0])
    while word < OPEN_WORDS:
        cell = word * OPEN_BITS + lowest_bit(bits)
        found = fitting(box, view["beside"][cell], offer)
        while found != 0:
            bit = lowest_bit(found)
            slot = bit // SIDES
            tile = view["face_up"][slot] * SIDES + bit - slot * SIDES
            gain = place_gain(box, view, seat, cell, tile, chance, price)
            if best == NONE or gain > most:
                ties = 0
            if best == NONE or gain >= most:
                ties += 1
                if below(noise(lane, ties, cell * SIDES + bit), ties) == 0:
                    best = place_move(view, cell, bit)
                most = gain
            found &= found - 1
        word, bits = next_open(view, word, bits & (bits - 1))
    return best, most


@kernel
def greedy_crew(box: Box, view: View, seat: int, lane: int) -> int:
    """The crew, or none, or in `dilemma` the second tile, that brings most."""
    chance, price = closing_chance(view), crew_price(view, seat)
    best, most = NO_CREW, 0
    placed, as_it_is = wide(view["placed"]), lying(NONE, EMPTY, NONE)
    for low in range(SIDES):
        if (view["free"] >> low) & 1:
            points, _ = fragment_points(box, view, placed, low, chance, as_it_is)
            if points - price > most:
                best, most = crew_move(box, view, low), points - price
    if box["dilemma"]:
        second, gain = best_place(box, view, seat, lane)
        if second != NONE and gain > most:
            return second
    return best


@kernel
def tile_share(box: Box, view: View, seat: int, cell: int, tile: int, crew: int, chance: int) -> int:
    """What the sections through this tile mean to a seat, were it to lie here with this crew."""
    total = 0
    thought = lying(cell, tile, crew)
    for low in range(SIDES):
        if box["leads_to"][tile, low] > low:
            points, crews = fragment_points(box, view, cell, low, chance, thought)
            total += share(view, seat, crews, points)
    return total


@kernel
def side_cost(box: Box, view: View, seat: int, side: int, chance: int) -> int:
    """What a seat loses if this side of the town that is hit falls."""
    cost, left = wide(0), view["magnitude"] + 0
    here = wide(box["neighbour"][box["towns"][view["town"]], side])
    while here != NONE and left > 0:
        tile, crew = wide(view["tile_at"][here]), wide(view["crew_at"][here])
        if tile != EMPTY and tile < TOWN * SIDES:
            cost += tile_share(box, view, seat, here, tile, crew, chance)
            left -= 1
        here = wide(box["neighbour"][here, side])
    return cost


@kernel
def greedy_side(box: Box, view: View, seat: int) -> int:
    """The tied side whose fall costs a seat least."""
    chance = closing_chance(view)
    sides = hardest_hit(box, view, wide(view["town"]))
    best, least = NONE, 0
    for side in range(SIDES):
        if (sides >> side) & 1:
            cost = side_cost(box, view, seat, side, chance)
            if best == NONE or cost < least:
                best, least = side, cost
    return QUAKE + best


@kernel
def turn_gain(box: Box, view: View, seat: int, cell: int, rotation: int, chance: int) -> int:
    """What turning this tile to this rotation brings a seat."""
    tile, crew = wide(view["tile_at"][cell]), wide(view["crew_at"][cell])
    shape = tile // SIDES
    turned = shape * SIDES + wide(box["canonical"][shape, rotation])
    carried = wide(turned_crew(box, view, cell, rotation))
    now = tile_share(box, view, seat, cell, tile, crew, chance)
    return tile_share(box, view, seat, cell, turned, carried, chance) - now


@kernel
def greedy_turn(box: Box, view: View, seat: int) -> int:
    """The turn of a tile that brings a seat most, or none."""
    chance = closing_chance(view)
    best, most = PASS_TURN, 0
    for cell in range(CELLS):
        if view["tile_at"][cell] == EMPTY:
            continue
        turns = different_turns(box, view, cell)
        for rotation in range(SIDES):
            if (turns >> rotation) & 1:
                gain = turn_gain(box, view, seat, cell, wide(rotation), chance)
                if gain > most:
                    best, most = TURN + cell * SIDES + rotation, gain
    return best


# Deciding


@kernel
def decide_greedy(box: Box, view: View, seat: int, word: int) -> int:
    """The move with the best immediate expected points."""
    phase = view["phase"]
    if phase == PLACING:
        best, _ = best_place(box, view, seat, word)
        return best
    if phase == CREWING:
        return greedy_crew(box, view, seat, word)
    if phase == CHOOSING_SIDE:
        return greedy_side(box, view, seat)
    if phase == TURNING:
        return greedy_turn(box, view, seat)
    return nth_legal(box, view, below(word, wide(2)))  # which town comes first: either


@kernel
def decide_uniform(box: Box, view: View, word: int) -> int:
    """Any legal move, each as likely as another."""
    return nth_legal(box, view, below(word, count_legal(box, view)))


@kernel
def decide(box: Box, view: View, seat: int, bot: int, word: int) -> int:
    """The move of this bot; `word` is 32 bits of noise."""
    if bot == GREEDY:
        return decide_greedy(box, view, seat, word)
    return decide_uniform(box, view, word)


# Whole games


@kernel
def step(box: Box, state: State, bots: Any, lane0: int, lane1: int, counter: int) -> None:
    """One decision, with the noise of this counter. `bots`: one a seat, or None if all are uniform.

    None is a type of its own: its kernel holds no greedy code and compiles in 14 s rather than 18 s.
    """
    seat = wide(state["actor"])
    word = noise(lane0, lane1, counter)
    move = decide_uniform(box, state, word) if bots is None else decide(box, state, seat, bots[seat], word)
    play(box, state, seat, move, 0)


@kernel
def play_out(
    box: Box,
    state: State,
    words: Any,
    bots: Any,
    seats: int,
    lane0: int,
    lane1: int,
    number: int,
    numbers: Any,
    pile: Any,
    result: Any,
) -> None:
    """Play game `number` from set-up to end and write its result. `words` is the state as plain integers."""
    key0, key1 = noise(lane0, lane1, number), noise(lane1, lane0, number)
    size = set_up(box, state, seats, key0, key1, numbers, pile)
    counter = wide(box["numbers"]) + 1
    before = counter
    draw(box, state, pile[:size])
    while to_move(state) != NOBODY:
        step(box, state, bots, key0, key1, counter)
        counter += 1
        draw(box, state, pile[:size])
    result["decisions"] = counter - before
    result["tallies"][0] = mark_scores(box, state, result["scores"])
    result["tallies"][1] = state["quakes"]
    mark_winners(result, seats)
    result["fingerprint"] = fingerprint(words)
