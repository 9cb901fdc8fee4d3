"""Seats whose decks are measured: bots whose fears are numbers to be fitted, and rules of one line.

A deck is good if who weighs things up plays better than who follows one rule. So every deck is played by bots
that are fitted to it (`dilemma.py`), against the ten rules below and among themselves.
"""

from typing import Any

from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import count_bits, kernel, lowest_bit, wide
from ludotheque.engine.noise import below, noise
from ludotheque.games.beat_the_quake.bots.playouts import (
    CARD,
    MET_ALONE,
    OWED,
    SHARED,
    draw_any,
    greedy_move,
    nameable,
    set_up,
)
from ludotheque.games.beat_the_quake.components import RED
from ludotheque.games.beat_the_quake.layout import (
    CHOOSING,
    DISCARDING,
    NONE,
    SEATS,
    SHOWING,
    Box,
    State,
)
from ludotheque.games.beat_the_quake.moves import DRAW, STOP
from ludotheque.games.beat_the_quake.rules import (
    common_objects,
    first_move,
    mark_scores,
    mark_winners,
    play,
    quake_colour,
    to_move,
    vd_of,
    vp_of,
)

# How far a fit of fears looks at least.
REACH = (40, 400, 200, 40, 20, 500, 500, 200, 1000, 3000, 2000, 3000, 1000, 256)
SIGNED = (CARD, MET_ALONE, SHARED, OWED)  # what may be good as well as bad

# Rules of one line, by their names in every language. They draw twice where nothing else is said, use as few
# cards as they can, and discard what helps least.
RULES = (
    "most-vd",
    "most-vd-once",
    "most-vp",
    "most-vp-once",
    "least-vp",
    "most-of-both",
    "as-drawn",
    "in-turn",
    "as-needed",
    "up-to-eight",
)
(
    MOST_VD,  # show the card with most VD, always draw twice
    MOST_VD_ONCE,  # likewise, but never draw twice
    MOST_VP,
    MOST_VP_ONCE,
    LEAST_VP,  # keep what is worth points
    MOST_OF_BOTH,  # VP and VD together
    AS_DRAWN,  # show each card that is drawn
    IN_TURN,  # most VD, then most VP, and so on
    AS_NEEDED,  # most VP while the table could not meet one's own hand, else most VD
    UP_TO_EIGHT,  # most VP until eight lie on the table, then least VP
) = range(len(RULES))
FITTED = -1  # in place of a rule: a bot with fears
ENOUGH = 8  # VP on the table, for the last rule
_FIRST = 16  # one value before the other: none is so large


# Rules of one line


@kernel
def draws_once(rule: int) -> bool:
    """Whether this rule never draws a second card."""
    return rule in (MOST_VD_ONCE, MOST_VP_ONCE)


@kernel
def rule_gain(box: Box, known: Any, hand: int, seat: int, card: int, rule: int) -> int:
    """How much a rule is for naming this card."""
    vp, vd = wide(box["vp"][card]), wide(box["vd"][card])
    phase = known["phase"]
    if phase == DISCARDING:
        return vd - vp if quake_colour(known) == RED else -vp
    if phase != SHOWING:
        needed = wide(known["damage"]) - wide(known["reached"])
        return -vp if vp >= needed else vp - 2 * _FIRST
    most_vp, most_vd = _FIRST * vp + vd, _FIRST * vd - vp
    table = vp_of(box, common_objects(known))
    if rule in (MOST_VP, MOST_VP_ONCE):
        return most_vp
    if rule == LEAST_VP:
        return vd - _FIRST * vp
    if rule == MOST_OF_BOTH:
        return vp + vd
    if rule == AS_DRAWN:
        return wide(1) if card == known["card"] else wide(0)
    if rule == IN_TURN:
        return most_vp if count_bits(wide(known["face_up"][seat])) % 2 else most_vd
    if rule == AS_NEEDED:
        return most_vp if table < vd_of(box, hand) else most_vd
    if rule == UP_TO_EIGHT:
        return most_vp if table < ENOUGH else vd - _FIRST * vp
    return most_vd


# Deciding


@kernel
def rule_move(box: Box, known: Any, hand: int, seat: int, rule: int, word: int) -> int:
    """The move of a seat that follows a rule; among equals any, by the noise."""
    phase = known["phase"]
    if phase == CHOOSING:
        return wide(STOP) if draws_once(rule) else wide(DRAW)
    rest = nameable(box, known, hand, seat)
    best, most, ties = wide(NONE), wide(0), wide(1)
    while rest != 0:
        card = lowest_bit(rest)
        rest &= rest - 1
        gain = rule_gain(box, known, hand, seat, card, rule)
        if best == NONE or gain > most:
            best, most, ties = first_move(phase) + card, gain, wide(1)
        elif gain == most:
            ties += 1
            if below(noise(word, ties, card), ties) == 0:
                best = first_move(phase) + card
    return best


@kernel
def decide(box: Box, known: Any, hand: int, seat: int, rule: int, fears: Any, word: int) -> int:
    """The move of a seat that follows a rule, or its fears."""
    if rule == FITTED:
        return greedy_move(box, known, hand, seat, fears, word)
    return rule_move(box, known, hand, seat, rule, word)


# Whole games, and what they tell: a row of whole numbers

(
    SURVIVED,
    FATAL_AT,  # the number of the fatal quake, or 0
    MET,
    MET_BY_ONE,
    STRUCK,  # quakes drawn
    HARMLESS,  # of them, with a damage of 0
    HARD,  # and of HARD_DAMAGE or more
    CHOICES,  # decisions of bots whether to draw again, where the next card can be a quake
    AGAIN,  # those in which they did
    WINNERS,
    STARTER,
    DRAWN,  # sets of cards
    SHOWN,
    KEPT,
    SCORES,
) = range(15)
ROW = SCORES + SEATS
HARD_DAMAGE = 3


@kernel
def note_quake(state: State, seen: int, row: Any) -> int:
    """Count a quake that has just struck; how many were drawn by now."""
    if state["drawn"] > seen:
        row[HARMLESS] += 1 if state["damage"] == 0 else 0
        row[HARD] += 1 if state["damage"] >= HARD_DAMAGE else 0
    return wide(state["drawn"])


@kernel
def note_end(box: Box, state: State, row: Any) -> None:
    """Write how a game has ended."""
    row[SURVIVED] = mark_scores(box, state, row[SCORES:])
    row[FATAL_AT] = wide(state["drawn"]) if state["is_fatal"] else wide(0)
    row[MET], row[STRUCK] = state["met"], state["drawn"]
    row[WINNERS], row[STARTER] = mark_winners(state, row[SCORES:]), state["first"]
    kept, shown, lost = wide(0), wide(state["gone"]) | wide(state["discarded"]), wide(0)
    for seat in range(state["seats"]):
        row[MET_BY_ONE] += state["neutralised"][seat]
        kept |= state["hands"][seat]
        lost |= state["lost"][seat]
        shown |= state["used_by_others"][seat] | state["neutral"][seat] | state["face_up"][seat]
    row[DRAWN], row[SHOWN], row[KEPT] = kept | shown | lost, shown, kept


@kernel
def play_table(
    box: Box, state: State, seats: int, rules: Any, fears: Any, key0: int, key1: int, row: Any
) -> None:
    """One game from set-up to end: `rules` and a row of `fears` for each seat."""
    for place in range(ROW):
        row[place] = 0
    set_up(box, state, seats, key0, key1)
    left = draw_any(box, state, wide(box["all"]), key0, key1)
    counter, seen = wide(0), wide(0)
    while to_move(state) != NOBODY:
        seen = note_quake(state, seen, row)
        counter += 1
        seat = wide(state["actor"])
        hand, rule, word = wide(state["hands"][seat]), wide(rules[seat]), noise(key0, key1, counter)
        move = decide(box, state, hand, seat, rule, fears[seat], word)
        if rule == FITTED and state["phase"] == CHOOSING and state["safe"] == 0:
            row[CHOICES] += 1
            row[AGAIN] += 1 if move == DRAW else 0
        play(box, state, seat, wide(move), 0)
        left = draw_any(box, state, left, key0, key1)
    note_quake(state, seen, row)
    note_end(box, state, row)
