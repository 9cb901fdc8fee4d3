"""How bots decide in Beat the Quake, compiled, and whole games of them for simulations.

A bot gets a view. The kernels that decide take what is open (`known`: a view, or a state whose open fields
have the same names) and the seat's own hand; they compile for views, so they can read nothing that a view
lacks. Points are counted in 1024ths, in whole numbers, so that a choice is the same on every machine.
"""

from typing import Any

from ludotheque.engine.contract import CHANCE, NOBODY
from ludotheque.engine.jit import count_bits, kernel, lowest_bit, wide
from ludotheque.engine.noise import below, noise
from ludotheque.engine.simulation import fingerprint
from ludotheque.games.beat_the_quake.components import FIRST_QUAKE, RED
from ludotheque.games.beat_the_quake.layout import (
    CHOOSING,
    DISCARDING,
    NONE,
    QUAKES,
    ROOM,
    SEATS,
    SHOWING,
    Box,
    State,
    View,
)
from ludotheque.games.beat_the_quake.moves import DISCARD, DRAW, KEEP, SHOW, STOP, USE
from ludotheque.games.beat_the_quake.rules import (
    POINTS_UNUSED,
    POINTS_USED,
    common_objects,
    count_legal,
    draw,
    first_move,
    mark_scores,
    mark_winners,
    nth_card,
    nth_legal,
    owner_of,
    play,
    quake_colour,
    settle,
    start,
    to_move,
    usable,
    vd_of,
    vp_of,
)
from ludotheque.games.beat_the_quake.view import mark_guess

UNIFORM, GREEDY = range(2)
BOTS = ("uniform", "greedy")  # by number

UNIT = 1024  # one point, or certainty
TO_THE_END = 1 << 20  # decisions

# What a greedy seat fears and hopes, by number, in 1024ths of a point where nothing else is said.
(
    HELPED,  # for each quake to come and each VP shown: others may use the card
    HELD,  # each VP that leaves the hand with a card
    HURT,  # for each quake that a seat can expect: each VD in the hand
    WORRY,  # for each quake to come: each VP that the table lacks against the next one
    LACK,  # each VP that it lacks against all to come
    ALONE,  # being able to meet a quake alone
    ALONE_QUAKE,  # and again for each that a seat can expect
    MARGIN,  # likewise: each VP more than that takes, up to MOST_MARGIN
    CARD,  # a second card, beside its mean VP
    FATAL,  # a quake that the table cannot meet
    MET_ALONE,  # a quake that the seat meets alone
    SHARED,  # one that takes cards of others
    OWED,  # and each VP that it takes
    WASTE,  # each VP that is used beyond the damage
) = range(14)
FEARS = 14
MOST_MARGIN = 5
A_THIRD = 3  # of the quakes to come takes a card, more or less
# Of many such seats, those with these won most often with the deck `classic`, basic and advanced:
# `benchmarks/fit_fears_beat_the_quake.py`.
USUAL = (
    (48, 732, 239, 37, 3, 916, 1982, 279, 369, 2820, 10, -178, -114, 192),
    (70, 83, 139, 82, 8, 723, 1242, 592, 10, 2414, 309, -772, -106, 247),
)
LOSS_TOGETHER = 8 * UNIT  # BQ-9: a lost table, where all lose the points of all
SLIPS = 8  # in 1024ths: how often a seat does anything when games are played on in thought

# What a seat looks at, a bit each: people overlook one or the other.
HAND = 1  # good cards hurt in a hand too, not only what is good for nothing
OTHERS = 2  # what the hands of others may do
SOLO = 4  # a quake that is met alone
HELP = 8  # cards that others use bring their owner points
ODDS = 16  # how likely the next card is a quake
THRIFT = 32  # VP that are used beyond the damage are missing later
EVERYTHING = (1 << 30) - 1

# What is known


@kernel
def quake_chance(known: Any) -> int:
    """How likely the next card is a quake, in 1024ths."""
    if known["safe"] > 0 or known["pile"] <= 0:
        return wide(0)
    return UNIT * (QUAKES - wide(known["drawn"])) // wide(known["pile"])


@kernel
def usual_vd(box: Box) -> int:
    """The mean VD of the edition's objects, in 1024ths."""
    return UNIT * vd_of(box, wide(box["all"])) // wide(box["objects"])


@kernel
def feared_damage(box: Box, known: Any, hand: int, seat: int) -> int:
    """The largest damage that a quake may do to a seat, as far as one can tell: the own hand, others by size.

    A hand of others holds about as many cards as were drawn for it and not shown; what was announced of it
    counts while it holds.
    """
    most = vd_of(box, hand)
    held = wide(box["objects"]) + QUAKES - wide(known["pile"]) - wide(known["drawn"])
    held = (
        held - count_bits(common_objects(known)) - count_bits(wide(known["gone"]) | wide(known["discarded"]))
    )
    for other in range(known["seats"]):
        held -= count_bits(wide(known["used_by_others"][other]) | wide(known["neutral"][other]))
    held -= count_bits(hand)
    if held > 0:
        typical = held * usual_vd(box) // UNIT // (wide(known["seats"]) - 1)
        most = max(most, typical + 1)
    for other in range(known["seats"]):
        if other != seat and known["told"][other] != NONE:
            most = max(most, wide(known["told"][other]))
    return most + (1 if box["advanced"] else 0)


# What a move is worth


@kernel
def usual_fears(box: Box) -> Any:
    """What seats fear that know the game, basic or advanced."""
    return USUAL[1] if box["advanced"] else USUAL[0]


@kernel
def felt_damage(box: Box, hand: int, sight: int) -> int:
    """The VD of a hand, as its owner feels it: who does not look sees no harm in a good card."""
    return vd_of(box, hand if sight & HAND else hand & wide(box["at_most"][0]))


@kernel
def show_gain(box: Box, known: Any, hand: int, seat: int, card: int, fears: Any, sight: int) -> int:
    """What showing this card, or none, brings a seat: points, and a table that holds."""
    bit = wide(1) << card if card != NONE else wide(0)
    everybodys, mine = common_objects(known) | bit, wide(known["face_up"][seat]) | bit
    damage, table = felt_damage(box, hand & ~bit, sight), vp_of(box, everybodys)
    quakes, seats = QUAKES - wide(known["drawn"]), wide(known["seats"])
    gain = -fears[HURT] * quakes // seats * damage
    if card != NONE:
        value = wide(box["vp"][card])
        gain += UNIT * POINTS_UNUSED - fears[HELD] * value
        if sight & HELP:
            gain += fears[HELPED] * quakes * value // A_THIRD
    if sight & OTHERS:
        fear = feared_damage(box, known, hand & ~bit, seat)
        gain -= fears[WORRY] * quakes * max(wide(0), fear - table)
        gain -= fears[LACK] * max(wide(0), quakes * fear - table)
        if everybodys == 0:  # BQ-4.4 no damage costs a card too
            gain -= fears[WORRY] * quakes
    own = vp_of(box, mine)
    if sight & SOLO and mine != 0 and own >= damage:
        gain += fears[ALONE] + fears[ALONE_QUAKE] * quakes // seats
        gain += fears[MARGIN] * quakes // seats * min(wide(MOST_MARGIN), own - damage)
    return gain


@kernel
def draw_gain(box: Box, known: Any, hand: int, seat: int, fears: Any, sight: int) -> int:
    """What a second card brings: its VP, and a quake as likely as one is drawn."""
    card = UNIT * vp_of(box, wide(box["all"])) // wide(box["objects"]) + fears[CARD]
    if sight & ODDS == 0:
        return max(wide(0), card)
    common, mine, chance = common_objects(known), wide(known["face_up"][seat]), quake_chance(known)
    damage = vd_of(box, hand) + (1 if box["advanced"] else 0)
    if common == 0 or vp_of(box, common) < damage:
        return card - chance * (LOSS_TOGETHER if known["goal"] > 0 else fears[FATAL]) // UNIT
    own = vp_of(box, mine)
    if mine != 0 and own >= damage:
        return card + chance * fears[MET_ALONE] // UNIT
    return card - chance * (fears[SHARED] + fears[OWED] * (damage - own)) // UNIT


@kernel
def discard_gain(box: Box, known: Any, card: int, sight: int) -> int:
    """What is lost with a card: in a hand its VP less half its VD, on the table its VP."""
    gain = -UNIT * wide(box["vp"][card])
    if quake_colour(known) == RED:
        gain += UNIT * felt_damage(box, wide(1) << card, sight) // 2
    return gain


@kernel
def use_gain(box: Box, known: Any, seat: int, card: int, fears: Any, sight: int) -> int:
    """What using a card costs: its own point, or what it brings its owner; and the VP that are wasted.

    BQ-9 At a table that plays together nobody is the poorer for what it brings its owner.
    """
    needed, value = wide(known["damage"]) - wide(known["reached"]), wide(box["vp"][card])
    if owner_of(known, card) == seat:
        cost = wide(UNIT)
    elif known["goal"] > 0:
        cost = UNIT * (POINTS_UNUSED - POINTS_USED * value)
    else:
        cost = POINTS_USED * UNIT * value // (wide(known["seats"]) - 1) if sight & HELP else wide(0)
    if value < needed:  # others have to follow
        return -cost - UNIT * (needed - value)
    return -cost - fears[WASTE] * (value - needed) if sight & THRIFT else -cost


@kernel
def move_gain(box: Box, known: Any, hand: int, seat: int, move: int, fears: Any, sight: int) -> int:
    """What a move brings, as far as a seat that looks at so much can tell, in 1024ths of a point."""
    if move >= USE:
        return use_gain(box, known, seat, wide(move - USE), fears, sight)
    if move >= DISCARD:
        return discard_gain(box, known, wide(move - DISCARD), sight)
    if move == DRAW:
        return draw_gain(box, known, hand, seat, fears, sight)
    if move == STOP:
        return wide(0)
    card = wide(NONE) if move == KEEP else wide(move - SHOW)
    return show_gain(box, known, hand, seat, card, fears, sight)


# Deciding


@kernel
def nameable(box: Box, known: Any, hand: int, seat: int) -> int:
    """The cards that the seat may name now."""
    phase = known["phase"]
    if phase == SHOWING:
        return hand
    if phase == DISCARDING:
        return hand if quake_colour(known) == RED else wide(known["face_up"][seat])
    return usable(box, known)


@kernel
def greedy_move(box: Box, known: Any, hand: int, seat: int, fears: Any, word: int) -> int:
    """The move that promises most, from what is open and the own hand; among equals any, by the noise."""
    phase, all_of_it = known["phase"], wide(EVERYTHING)
    if phase == CHOOSING:
        return wide(DRAW) if draw_gain(box, known, hand, seat, fears, all_of_it) >= 0 else wide(STOP)
    rest = nameable(box, known, hand, seat)
    first, best, most, ties = first_move(phase), wide(NONE), wide(0), wide(1)
    if phase == SHOWING:
        best, most = wide(KEEP), show_gain(box, known, hand, seat, wide(NONE), fears, all_of_it)
    while rest != 0:
        card = lowest_bit(rest)
        rest &= rest - 1
        gain = move_gain(box, known, hand, seat, first + card, fears, all_of_it)
        if best == NONE or gain > most:
            best, most, ties = first + card, gain, wide(1)
        elif gain == most:
            ties += 1
            if below(noise(word, ties, card), ties) == 0:
                best = first + card
    return best


@kernel
def decide_greedy(box: Box, view: View, seat: int, word: int) -> int:
    """The move that promises most, from a view."""
    return greedy_move(box, view, wide(view["hand"]), wide(seat), usual_fears(box), wide(word))


@kernel
def decide_uniform(box: Box, state: State, word: int) -> int:
    """Any legal move, each as likely as another."""
    return nth_legal(box, state, below(word, count_legal(box, state)))


# Looking ahead: the same guesses for every move, each played to its end by greedy seats


@kernel
def play_on(box: Box, state: State, pile: Any, steps: int, lane0: int, lane1: int) -> None:
    """Greedy seats play on for so many decisions; now and then one does anything, as people do."""
    counter = wide(0)
    while counter < steps and to_move(state) != NOBODY:
        seat = wide(state["actor"])
        word = noise(lane0, lane1, counter)
        counter += 1
        if below(noise(lane1, lane0, counter), wide(UNIT)) < SLIPS:
            move = decide_uniform(box, state, word)
        else:
            move = greedy_move(box, state, wide(state["hands"][seat]), seat, usual_fears(box), word)
        play(box, state, seat, move, 0)
        draw(box, state, pile)


@kernel
def success(box: Box, state: State, seat: int, scores: Any) -> int:
    """What the end of a game is worth to a seat: a win UNIT, a shared one less, nothing if all have lost.

    BQ-9.2 A win of all together is whole.
    """
    mark_scores(box, state, scores)
    winners = mark_winners(state, scores)
    if (winners >> seat) & 1 == 0:
        return wide(0)
    if state["goal"] > 0:
        return wide(UNIT)
    return UNIT // count_bits(wide(winners))


@kernel
def decide_search(
    box: Box, view: View, seat: int, guesses: int, lane0: int, lane1: int, states: Any, pile: Any, sums: Any
) -> int:
    """The move that wins most often over guesses at what is hidden.

    `states`: an empty one, and room for two; `sums`: room for as many moves as there can be, and scores.
    """
    size = wide(view["pile"])
    count = wide(0)
    for guess in range(guesses):
        key0, key1 = noise(lane0, lane1, wide(guess)), noise(lane1, lane0, wide(guess))
        states[2] = states[0]
        mark_guess(box, view, key0, key1, states[2], pile)
        if guess == 0:
            count = count_legal(box, states[2])
            for number in range(count):
                sums[number] = 0
            if count == 1:
                return nth_legal(box, states[2], wide(0))
        for number in range(count):
            states[1] = states[2]
            play(box, states[1], seat, nth_legal(box, states[2], wide(number)), 0)
            draw(box, states[1], pile[:size])
            play_on(box, states[1], pile[:size], wide(TO_THE_END), key0, key1)
            sums[number] += success(box, states[1], seat, sums[ROOM : ROOM + SEATS])
    first = below(noise(lane1, lane0, wide(guesses)), count)  # among equals the next one from here
    best = first
    for step in range(1, count):
        number = (first + step) % count
        if sums[number] > sums[best]:
            best = number
    return nth_legal(box, states[2], best)


# Whole games


def room_for(box: Box) -> tuple[int, int]:
    """No numbers and no pile: a card is chosen when it is drawn."""
    return 1, 1


@kernel
def set_up(box: Box, state: State, seats: int, lane0: int, lane1: int) -> None:
    """Set the table; the first seat comes from the noise of counter 0."""
    size = wide(box["objects"]) + QUAKES
    start(box, state, seats, below(noise(lane0, lane1, wide(0)), seats), size)


@kernel
def draw_any(box: Box, state: State, left: int, lane0: int, lane1: int) -> int:
    """BQ-2.1 Draw until somebody decides: any card left, or any object while draws are safe; what is left.

    That is a shuffled pile, looked at only as far as it is drawn. `left`: the objects that nobody has drawn.
    """
    while to_move(state) == CHANCE:
        objects = count_bits(left)
        size = objects if state["safe"] > 0 else wide(state["pile"])
        number = below(noise(lane1, lane0, wide(state["pile"])), size)
        if number < objects:
            card = nth_card(left, number)
            left &= ~(wide(1) << card)
            settle(box, state, card)
        else:
            settle(box, state, FIRST_QUAKE + nth_card(quakes_left(state), number - objects))
    return left


@kernel
def quakes_left(state: State) -> int:
    """The quakes in the pile, a bit each."""
    left = wide((1 << QUAKES) - 1)
    for place in range(state["drawn"]):
        left &= ~(wide(1) << wide(state["order"][place]))
    return left


@kernel
def step(box: Box, state: State, bots: Any, lane0: int, lane1: int, counter: int) -> None:
    """One decision, with the noise of this counter. `bots`: one a seat, or None if all are uniform."""
    seat = wide(state["actor"])
    word = noise(lane0, lane1, counter)
    if bots is None:
        move = decide_uniform(box, state, word)
    elif bots[seat] == GREEDY:
        move = greedy_move(box, state, wide(state["hands"][seat]), seat, usual_fears(box), word)
    else:
        move = decide_uniform(box, state, word)
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
    set_up(box, state, seats, key0, key1)
    left = draw_any(box, state, wide(box["all"]), key0, key1)
    counter = wide(0)
    while to_move(state) != NOBODY:
        counter += 1
        step(box, state, bots, key0, key1, counter)
        left = draw_any(box, state, left, key0, key1)
    result["decisions"] = counter
    result["tallies"][0] = mark_scores(box, state, result["scores"])
    result["tallies"][1] = state["met"]
    alone = wide(0)
    for seat in range(seats):
        alone += state["neutralised"][seat]
    result["tallies"][2] = alone
    result["winners"] = mark_winners(state, result["scores"])
    result["fingerprint"] = fingerprint(words)
