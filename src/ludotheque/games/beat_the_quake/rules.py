"""The rules of Beat the Quake. Each kernel wears the clause that it keeps; RULES.md holds the clauses.

A game is a state that stops wherever something is waited for: a drawn card (`settle`) or a decision (`play`).
"""

from typing import Any

from ludotheque.engine.contract import CHANCE, NOBODY
from ludotheque.engine.jit import count_bits, kernel, wide
from ludotheque.engine.whole_games import by_turns
from ludotheque.games.beat_the_quake.components import FIRST_QUAKE, RED, SAFE_FOR_EACH
from ludotheque.games.beat_the_quake.layout import (
    CHOOSING,
    DEALING,
    DISCARDING,
    DRAWING,
    MOST_VALUE,
    NONE,
    OBJECTS,
    OVER,
    QUAKES,
    SEATS,
    SHOWING,
    USING,
    VALUE_BITS,
    Box,
    State,
)
from ludotheque.games.beat_the_quake.moves import DISCARD, DRAW, KEEP, MOVES, SHOW, STOP, USE

RULES_VERSION = 1

POINTS_USED, POINTS_UNUSED, POINTS_ALONE = 2, 1, 3  # BQ-5.2: times its VP, a card, a quake

# Cards


@kernel
def vp_of(box: Box, cards: int) -> int:
    """BQ-1.2 The sum of VP over a set of cards."""
    total = wide(0)
    for digit in range(VALUE_BITS):
        total += count_bits(cards & box["vp_bits"][digit]) << digit
    return total


@kernel
def vd_of(box: Box, cards: int) -> int:
    """BQ-1.2 The sum of VD over a set of cards."""
    total = wide(0)
    for digit in range(VALUE_BITS):
        total += count_bits(cards & box["vd_bits"][digit]) << digit
    return total


@kernel
def nth_card(cards: int, number: int) -> int:
    """The card with this number in a set, in edition order; by halves, as threads of a GPU can in step."""
    place, width = wide(0), wide(32)
    while width > 0:
        below = count_bits((cards >> place) & ((wide(1) << width) - 1))
        if number >= below:
            number -= below
            place += width
        width >>= 1
    return place


@kernel
def common_objects(state: State) -> int:
    """BQ-3.1 The face-up cards of all."""
    cards = wide(0)
    for seat in range(SEATS):
        cards |= state["face_up"][seat]
    return cards


# Turns


@kernel
def begin_turn(state: State, seat: int) -> None:
    """BQ-3.1, BQ-5.1 A seat draws; the game ends here if there is nothing to draw."""
    state["turn"] = seat
    state["actor"] = seat
    state["taken"] = 0
    state["phase"] = DRAWING if state["pile"] > 0 else OVER


@kernel
def end_turn(state: State) -> None:
    """BQ-2.2 The next seat's turn, clockwise."""
    begin_turn(state, (wide(state["turn"]) + 1) % wide(state["seats"]))


@kernel
def go_on_dealing(state: State) -> None:
    """BQ-2.2 The next seat is dealt a card, or the first turn begins."""
    if state["turn"] < state["seats"] and state["pile"] > 0:
        state["phase"] = DEALING
    else:
        begin_turn(state, wide(state["first"]))


@kernel
def take(state: State, seat: int, card: int) -> None:
    """An object goes to a hand; what was announced of that hand does not hold any more."""
    state["hands"][seat] |= wide(1) << card
    state["told"][seat] = NONE
    state["told_lost"][seat] = 0


@kernel
def settle(box: Box, state: State, outcome: int) -> None:
    """A card is drawn."""
    state["pile"] -= 1
    seat = wide(state["turn"])
    is_quake = outcome >= FIRST_QUAKE
    state["safe"] = 0 if is_quake or state["safe"] == 0 else state["safe"] - 1
    if is_quake:
        state["order"][state["drawn"]] = outcome - FIRST_QUAKE
        state["drawn"] += 1
    if state["phase"] == DEALING:
        if not is_quake:  # BQ-2.2 a quake there is discarded without effect and replaced
            take(state, seat, wide(outcome))
            state["turn"] += 1
        go_on_dealing(state)
    elif is_quake:
        shake(box, state, (outcome - FIRST_QUAKE) // 2)
    else:
        take(state, seat, wide(outcome))
        state["card"] = outcome
        state["taken"] += 1
        state["phase"] = SHOWING


@kernel
def play_show(state: State, card: int) -> None:
    """BQ-3.1, BQ-3.2 Lay a card face up, or none; then a second draw, if that was the first."""
    seat = state["turn"]
    state["card"] = NONE
    if card != NONE:
        bit = wide(1) << card
        state["hands"][seat] &= ~bit
        state["face_up"][seat] |= bit
    if state["taken"] == 1 and state["pile"] > 0:
        state["phase"] = CHOOSING
    else:
        end_turn(state)


# Quakes


@kernel
def shake(box: Box, state: State, colour: int) -> None:
    """BQ-4.1, BQ-6.1 The damage is counted and announced; advanced quakes ask for discards first."""
    seat = wide(state["turn"])
    damage = vd_of(box, state["hands"][seat])
    state["told"][seat] = damage
    state["told_lost"][seat] = 0
    state["reached"] = 0
    state["last_vp"] = MOST_VALUE
    state["asked"] = 0
    if box["advanced"] and colour != 0:
        state["damage"] = damage + colour
        ask_for_discard(box, state)
    else:
        state["damage"] = damage
        defend(box, state)


@kernel
def quake_colour(state: State) -> int:
    """The colour of the quake drawn last."""
    return wide(state["order"][state["drawn"] - 1]) // 2


@kernel
def discardable(state: State, seat: int) -> int:
    """BQ-6.1 What a seat may discard: orange takes a common object, red a card of the hand."""
    return state["hands"][seat] if quake_colour(state) == RED else state["face_up"][seat]


@kernel
def ask_for_discard(box: Box, state: State) -> None:
    """BQ-6.2 From the active seat on, each that has something to discard; then the defence."""
    while state["asked"] < state["seats"]:
        seat = (wide(state["turn"]) + state["asked"]) % wide(state["seats"])
        state["asked"] += 1
        if discardable(state, seat) != 0:
            state["actor"] = seat
            state["phase"] = DISCARDING
            return
    state["actor"] = state["turn"]
    defend(box, state)


@kernel
def play_discard(box: Box, state: State, card: int) -> None:
    """BQ-6.1, BQ-6.2 A card leaves the game: seen by all from the table, by its owner alone from a hand."""
    seat, bit = wide(state["actor"]), wide(1) << card
    if quake_colour(state) == RED:
        state["hands"][seat] &= ~bit
        state["lost"][seat] |= bit
        state["told_lost"][seat] += 1 if state["told"][seat] != NONE else 0
    else:
        state["face_up"][seat] &= ~bit
        state["discarded"] |= bit
    ask_for_discard(box, state)


@kernel
def defend(box: Box, state: State) -> None:
    """BQ-4.2, BQ-4.3, BQ-4.6 Alone if one can, else with everybody's common objects, or not at all."""
    mine, everybodys = state["face_up"][state["turn"]], common_objects(state)
    damage = state["damage"]
    if everybodys == 0 or vp_of(box, everybodys) < damage:
        state["is_fatal"] = 1
        state["phase"] = OVER
        return
    state["is_alone"] = 1 if mine != 0 and vp_of(box, mine) >= damage else 0
    state["phase"] = USING


@kernel
def usable(box: Box, state: State) -> int:
    """BQ-4.2, BQ-4.5 The cards that may be used now: no larger than the last, and enough left after each."""
    pool = state["face_up"][state["turn"]] if state["is_alone"] else common_objects(state)
    pool &= box["at_most"][state["last_vp"]]
    needed = state["damage"] - state["reached"]
    for value in range(MOST_VALUE + 1):
        if vp_of(box, pool & box["at_most"][value]) >= needed:
            return pool & ~box["at_most"][value - 1] if value > 0 else pool
    return wide(0)


@kernel
def owner_of(state: State, card: int) -> int:
    """The seat before which a card lies face up."""
    for seat in range(SEATS):
        if (state["face_up"][seat] >> card) & 1:
            return wide(seat)
    return wide(NONE)


@kernel
def play_use(box: Box, state: State, card: int) -> None:
    """BQ-4.2 to BQ-4.5 A card is used; the quake is met the moment its damage is reached."""
    seat, bit = wide(state["turn"]), wide(1) << card
    owner = owner_of(state, card)
    state["face_up"][owner] &= ~bit
    if state["is_alone"]:
        state["neutral"][seat] |= bit
    elif owner == seat:
        state["gone"] |= bit
    else:
        state["used_by_others"][owner] |= bit
    state["reached"] += box["vp"][card]
    state["last_vp"] = box["vp"][card]
    if state["reached"] >= state["damage"]:
        meet(state)


@kernel
def meet(state: State) -> None:
    """BQ-4.2, BQ-5.1 The quake is met; the sixth ends the game."""
    state["neutralised"][state["turn"]] += state["is_alone"]
    state["met"] += 1
    state["damage"] = NONE
    state["reached"] = 0
    state["last_vp"] = MOST_VALUE
    state["is_alone"] = 0
    state["asked"] = 0
    if state["met"] == QUAKES:
        state["phase"] = OVER
    else:
        end_turn(state)


# The course of a game


@kernel
def start(box: Box, state: State, seats: int, first: int, pile: int) -> None:
    """BQ-2.1, BQ-2.2 Empty hands, and a pile of this many cards."""
    for seat in range(SEATS):
        state["hands"][seat] = 0
        state["face_up"][seat] = 0
        state["used_by_others"][seat] = 0
        state["neutral"][seat] = 0
        state["lost"][seat] = 0
        state["told"][seat] = NONE
        state["told_lost"][seat] = 0
        state["neutralised"][seat] = 0
    for place in range(QUAKES):
        state["order"][place] = NONE
    for place in range(6):
        state["spare"][place] = 0
    state["gone"] = 0
    state["discarded"] = 0
    state["pile"] = pile
    state["damage"] = NONE
    state["reached"] = 0
    state["drawn"] = 0
    state["met"] = 0
    state["seats"] = seats
    state["turn"] = 0
    state["actor"] = first
    state["first"] = first
    state["taken"] = 0
    state["card"] = NONE
    state["last_vp"] = MOST_VALUE
    state["is_alone"] = 0
    state["safe"] = SAFE_FOR_EACH * seats if pile == box["objects"] + QUAKES else 0
    state["is_fatal"] = 0
    state["asked"] = 0
    state["goal"] = box["goals"][seats]
    go_on_dealing(state)


@kernel
def to_move(state: State) -> int:
    """Who is waited for: a bit for the seat, CHANCE or NOBODY."""
    phase = state["phase"]
    if phase == OVER:
        return NOBODY
    if phase <= DRAWING:
        return CHANCE
    return wide(1) << wide(state["actor"])


@kernel
def play(box: Box, state: State, seat: int, move: int, now: int) -> None:
    """Play a legal move."""
    if move >= USE:
        play_use(box, state, wide(move - USE))
    elif move >= DISCARD:
        play_discard(box, state, wide(move - DISCARD))
    elif move == DRAW:
        state["phase"] = DRAWING
    elif move == STOP:
        end_turn(state)
    else:
        play_show(state, wide(NONE) if move == KEEP else wide(move - SHOW))


# Legal moves


@kernel
def choosable(box: Box, state: State) -> int:
    """The cards that the actor may name now."""
    phase = state["phase"]
    if phase == SHOWING:
        return wide(state["hands"][state["actor"]])
    if phase == DISCARDING:
        return wide(discardable(state, wide(state["actor"])))
    return wide(usable(box, state)) if phase == USING else wide(0)


@kernel
def first_move(phase: int) -> int:
    """The move that names the first card, in this phase."""
    if phase == SHOWING:
        return wide(SHOW)
    return wide(DISCARD) if phase == DISCARDING else wide(USE)


@kernel
def count_legal(box: Box, state: State) -> int:
    """How many moves the actor has."""
    phase = state["phase"]
    if phase == CHOOSING:
        return wide(2)
    return count_bits(choosable(box, state)) + (1 if phase == SHOWING else 0)


@kernel
def nth_legal(box: Box, state: State, number: int) -> int:
    """The legal move with this number, in the order of `legal`."""
    phase = state["phase"]
    if phase == CHOOSING:
        return wide(DRAW + number)
    cards = choosable(box, state)
    if number == count_bits(cards):
        return wide(KEEP)
    return first_move(phase) + nth_card(cards, number)


@kernel
def legal(box: Box, state: State, seat: int, now: int, moves: Any) -> int:
    """Write every legal move of this seat into `moves`; how many there are."""
    waited_for = to_move(state)
    if waited_for <= 0 or seat != state["actor"]:
        return 0
    count = count_legal(box, state)
    for number in range(count):
        moves[number] = nth_legal(box, state, wide(number))
    return count


@kernel
def is_legal(box: Box, state: State, seat: int, move: int, now: int) -> bool:
    """Whether this seat may play this move."""
    if to_move(state) <= 0 or seat != state["actor"] or move < 0 or move >= MOVES:
        return False
    phase = state["phase"]
    if move == KEEP:
        return phase == SHOWING
    if move in (DRAW, STOP):
        return phase == CHOOSING
    if phase == CHOOSING:
        return False
    place = move - first_move(phase)
    if place < 0 or place >= OBJECTS:
        return False
    return (choosable(box, state) >> place) & 1 != 0


# Scores


@kernel
def open_points(box: Box, state: State, seat: int) -> int:
    """BQ-5.2 The points of a seat that everybody can count: all but those in its hand."""
    points = POINTS_USED * vp_of(box, state["used_by_others"][seat])
    points += POINTS_UNUSED * count_bits(state["face_up"][seat])
    return points + POINTS_ALONE * state["neutralised"][seat]


@kernel
def mark_scores(box: Box, state: State, scores: Any) -> int:
    """BQ-5.2, BQ-4.6 What each seat would have if the game ended now; 1 if the table has survived so far."""
    for seat in range(SEATS):
        scores[seat] = 0
        if not state["is_fatal"] and seat < state["seats"]:
            scores[seat] = vp_of(box, state["hands"][seat]) + open_points(box, state, wide(seat))
    return 0 if state["is_fatal"] else 1


@kernel
def rank(state: State, seat: int, score: int) -> int:
    """BQ-5.3 Points, then quakes neutralised alone, then unused common objects: the largest wins."""
    return (score * 8 + state["neutralised"][seat]) * 64 + count_bits(state["face_up"][seat])


@kernel
def is_goal_reached(state: State, scores: Any) -> bool:
    """BQ-9.2 Whether the game has come to its end, and everybody's points together reach the goal."""
    total = wide(0)
    for seat in range(state["seats"]):
        total += scores[seat]
    return state["phase"] == OVER and total >= state["goal"]


@kernel
def mark_winners(state: State, scores: Any) -> int:
    """BQ-5.3, BQ-4.6, BQ-9.2 The seats that win, a bit each; nobody after a fatal quake."""
    if state["is_fatal"]:
        return 0
    if state["goal"] > 0:
        return (1 << wide(state["seats"])) - 1 if is_goal_reached(state, scores) else 0
    best, winners = wide(-1), 0
    for seat in range(state["seats"]):
        mine = rank(state, wide(seat), wide(scores[seat]))
        if mine > best:
            best, winners = mine, 0
        if mine == best:
            winners |= 1 << seat
    return winners


# Whole games

draw, replay, advance, list_legal, step = by_turns(to_move, legal, is_legal, play, settle)
