"""What one seat may know, and a guess at the rest.

Hands are hidden, and what was discarded from them; everything that ever lay face up is remembered. Of another
hand one knows its size, and the damage that was announced of it, until it grows.
"""

from typing import Any

import numpy as np

from ludotheque.engine.contract import SPECTATOR, Outcome, Seat
from ludotheque.engine.contract import View as SeatView
from ludotheque.engine.jit import count_bits, kernel, lowest_bit, wide
from ludotheque.engine.noise import below, noise
from ludotheque.games.beat_the_quake.components import FIRST_QUAKE, QUAKE_CODES, RED, ids_in
from ludotheque.games.beat_the_quake.layout import (
    CHOOSING,
    DISCARDING,
    KINDS,
    NONE,
    OVER,
    QUAKES,
    ROOM,
    SEATS,
    SHOWING,
    STATE,
    USING,
    VIEW,
    Box,
    State,
    View,
)
from ludotheque.games.beat_the_quake.rules import nth_card, open_points, quake_colour, vd_of, vp_of
from ludotheque.games.beat_the_quake.shown import Asks, QuakeView

TRIES = 60  # to find hands that fit what was announced of several
EVEN_TRIES = 30  # of them, those after which any fit is as likely as another


@kernel
def copy_open(known: Any, copy: Any) -> None:
    """Copy what everybody knows from a state or a view to the other."""
    for seat in range(SEATS):
        copy["face_up"][seat] = known["face_up"][seat]
        copy["used_by_others"][seat] = known["used_by_others"][seat]
        copy["neutral"][seat] = known["neutral"][seat]
        copy["told"][seat] = known["told"][seat]
        copy["told_lost"][seat] = known["told_lost"][seat]
        copy["neutralised"][seat] = known["neutralised"][seat]
    for place in range(QUAKES):
        copy["order"][place] = known["order"][place]
    copy["gone"] = known["gone"]
    copy["discarded"] = known["discarded"]
    copy["pile"] = known["pile"]
    copy["damage"] = known["damage"]
    copy["reached"] = known["reached"]
    copy["drawn"] = known["drawn"]
    copy["met"] = known["met"]
    copy["seats"] = known["seats"]
    copy["phase"] = known["phase"]
    copy["turn"] = known["turn"]
    copy["actor"] = known["actor"]
    copy["first"] = known["first"]
    copy["taken"] = known["taken"]
    copy["last_vp"] = known["last_vp"]
    copy["is_alone"] = known["is_alone"]
    copy["safe"] = known["safe"]
    copy["is_fatal"] = known["is_fatal"]
    copy["asked"] = known["asked"]
    copy["goal"] = known["goal"]


@kernel
def mark_view(state: State, seat: int, view: View) -> None:
    """Fill a view, which is zero, with what this seat may know; NONE: a spectator."""
    copy_open(state, view)
    view["seat"] = seat
    view["card"] = NONE
    is_over = state["phase"] == OVER
    for other in range(SEATS):
        view["hand_sizes"][other] = count_bits(wide(state["hands"][other]))
        view["lost_sizes"][other] = count_bits(wide(state["lost"][other]))
        if is_over:  # BQ-5.2 hands are counted, so they are shown
            view["hands"][other] = state["hands"][other]
    if seat != NONE:
        view["hand"] = state["hands"][seat]
        view["my_lost"] = state["lost"][seat]
        if state["turn"] == seat:
            view["card"] = state["card"]


def view(box: Box, state: State, seat: Seat) -> SeatView:
    """What this seat may know."""
    record = np.zeros(1, VIEW)[0]
    mark_view(state, seat, record)
    return SeatView(seat, box, record)


# In words of a record


def cards_in(box: Box, cards: int) -> list[str]:
    """A set of cards by their ids, in edition order."""
    return [name for place, name in enumerate(ids_in(box)) if int(cards) >> place & 1]


def describe(box: Box, state: State) -> dict[str, Any]:
    """Everything in the state, as `ludotheque replay --json` shows it. Cards are sorted as text."""
    seats = range(int(state["seats"]))
    sets = {
        name: [sorted(cards_in(box, state[name][seat])) for seat in seats]
        for name in ("hands", "face_up", "used_by_others")
    }
    return {
        **sets,
        "neutralised": state["neutralised"][: len(seats)].tolist(),
        "pile": int(state["pile"]),
        "damage": None if state["damage"] == NONE else int(state["damage"]),
        "fatal": bool(state["is_fatal"]),
    }


def sum_seen(seen: SeatView) -> int:
    """BQ-9.1 The points of all, as far as this view can count them; none after a fatal quake."""
    box, known = seen.box, seen.record
    if known["is_fatal"]:
        return 0
    points = sum(int(open_points(box, known, seat)) for seat in range(int(known["seats"])))
    hands = known["hands"].tolist() if known["phase"] == OVER else [int(known["hand"])]
    return points + sum(int(vp_of(box, hand)) for hand in hands)


def view_json(seen: SeatView) -> QuakeView:
    """The view as a client is shown it."""
    box, known = seen.box, seen.record
    seats = range(int(known["seats"]))
    phase, is_over = int(known["phase"]), bool(known["phase"] == OVER)
    drawn = [QUAKE_CODES[place] for place in known["order"].tolist() if place != NONE]
    points = [int(open_points(box, known, seat)) for seat in seats]
    if is_over:
        points = [points[seat] + int(vp_of(box, known["hands"][seat])) for seat in seats]
        points = [0] * len(seats) if known["is_fatal"] else points
    document: QuakeView = {
        "seats": len(seats),
        "turn": int(known["turn"]),
        "advanced": bool(box["advanced"]),
        "hand_sizes": known["hand_sizes"][: len(seats)].tolist(),
        "face_up": [cards_in(box, known["face_up"][seat]) for seat in seats],
        "used_by_others": [cards_in(box, known["used_by_others"][seat]) for seat in seats],
        "neutral_cards": [cards_in(box, known["neutral"][seat]) for seat in seats],
        "neutralised": known["neutralised"][: len(seats)].tolist(),
        "met": int(known["met"]),
        "quakes": drawn,
        "quakes_left": QUAKES - len(drawn),
        "pile": int(known["pile"]),
        "safe": int(known["safe"]),
        "points": points,
        "gone": cards_in(box, known["gone"] | known["discarded"]),
        "lost": int(known["lost_sizes"].sum()),
    }
    if asks := _discards(known) if phase == DISCARDING else _ASKS.get(phase):
        document["asks"] = asks
    if known["seat"] != NONE:
        mine = int(known["hand"])
        document["hand"] = cards_in(box, mine)
        document["my_points"] = points[seen.seat] if is_over else points[seen.seat] + int(vp_of(box, mine))
        document["my_damage"] = int(vd_of(box, mine))
        if known["card"] != NONE:
            document["drawn"] = ids_in(box)[known["card"]]
    if known["goal"]:
        document["goal"], document["together"] = int(known["goal"]), sum_seen(seen)
    if known["damage"] != NONE:
        document |= {"quake": drawn[-1], "damage": int(known["damage"]), "reached": int(known["reached"])}
        if phase == USING:
            document["alone"] = bool(known["is_alone"])
    if is_over:
        document["fatal"] = bool(known["is_fatal"])
        document["hands"] = [cards_in(box, known["hands"][seat]) for seat in seats]
    return document


def open_json(box: Box, state: State) -> QuakeView:
    """What a spectator is shown, with every hand, its points, and the card drawn last."""
    document = view_json(view(box, state, SPECTATOR))
    seats = range(document["seats"])
    document["hands"] = [cards_in(box, state["hands"][seat]) for seat in seats]
    if not state["is_fatal"]:
        document["points"] = [
            int(open_points(box, state, seat) + vp_of(box, state["hands"][seat])) for seat in seats
        ]
        if state["goal"]:
            document["together"] = sum(document["points"])
    if state["card"] != NONE:
        document["drawn"] = ids_in(box)[state["card"]]
    return document


_ASKS: dict[int, Asks] = {SHOWING: "show", CHOOSING: "draw", USING: "use"}


def _discards(known: View) -> Asks:
    return "discard-hand" if quake_colour(known) == RED else "discard-common"


# Guessing


@kernel
def seen_cards(view: View) -> int:
    """Every card that this view knows where to find."""
    cards = view["gone"] | view["discarded"] | view["hand"] | view["my_lost"]
    for seat in range(SEATS):
        cards |= view["face_up"][seat] | view["used_by_others"][seat] | view["neutral"][seat]
        cards |= view["hands"][seat]
    return cards


@kernel
def some_of(cards: int, count: int, lane0: int, lane1: int, counter: int) -> int:
    """So many cards of a set, any as likely as others."""
    chosen = wide(0)
    for number in range(count):
        bit = wide(1) << nth_card(cards, below(noise(lane0, lane1, counter + number), count_bits(cards)))
        chosen |= bit
        cards &= ~bit
    return chosen


@kernel
def some_with(
    box: Box, cards: int, count: int, damage: int, lane0: int, lane1: int, counter: int
) -> tuple[bool, int]:
    """So many cards of a set whose VD sum to this, any choice as likely as others; whether there is one."""
    size = count_bits(cards)
    if count > size:
        return False, wide(0)
    ways = np.zeros((size + 1, count + 1, damage + 1))
    places = np.zeros(size, np.int64)
    rest = cards
    ways[0, 0, 0] = 1
    for number in range(size):
        places[number] = lowest_bit(rest)
        rest &= rest - 1
        value = wide(box["vd"][places[number]])
        for chosen in range(count + 1):
            for total in range(damage + 1):
                found = ways[number, chosen, total]
                if chosen > 0 and total >= value:
                    found += ways[number, chosen - 1, total - value]
                ways[number + 1, chosen, total] = found
    if ways[size, count, damage] == 0:
        return False, wide(0)
    answer = wide(0)
    for number in range(size, 0, -1):
        value = wide(box["vd"][places[number - 1]])
        without = ways[number - 1, count, damage]
        all_ways = ways[number, count, damage]
        if noise(lane0, lane1, counter + number) / 4294967296.0 * all_ways >= without:
            answer |= wide(1) << places[number - 1]
            count -= 1
            damage -= value
    return True, answer


@kernel
def deal_others(
    box: Box, view: View, state: State, unseen: int, is_even: bool, lane0: int, lane1: int
) -> tuple[bool, int]:
    """Deal the others hands that fit what was announced of them; whether it went well, and what is left.

    Even: each of these hands comes from all that is unseen, and it goes well if no two of them share a card.
    """
    everything = unseen
    is_over = view["phase"] == OVER
    counter = wide(0)
    is_well = True
    turn = below(noise(lane0, lane1, counter), wide(view["seats"]))
    for step in range(view["seats"]):
        other = (turn + step) % wide(view["seats"])
        if other == view["seat"] or is_over or view["told"][other] == NONE:
            continue
        counter += 128
        count = wide(view["hand_sizes"][other]) + view["told_lost"][other]
        among = everything if is_even else unseen
        found, cards = some_with(box, among, count, wide(view["told"][other]), lane0, lane1, counter)
        if not found or cards & ~unseen != 0:
            is_well = False
            cards = some_of(unseen, count, lane0, lane1, counter)
        unseen &= ~cards
        lost = some_of(cards, wide(view["told_lost"][other]), lane1, lane0, counter)
        state["lost"][other] = lost
        state["hands"][other] = cards & ~lost
    for other in range(view["seats"]):
        if other == view["seat"]:
            continue
        counter += 128
        if not is_over and view["told"][other] == NONE:
            cards = some_of(unseen, wide(view["hand_sizes"][other]), lane0, lane1, counter)
            state["hands"][other] = cards
            unseen &= ~cards
        more = view["lost_sizes"][other] - count_bits(wide(state["lost"][other]))
        cards = some_of(unseen, wide(more), lane1, lane0, counter)
        state["lost"][other] |= cards
        unseen &= ~cards
    return is_well, unseen


@kernel
def mark_guess(box: Box, view: View, lane0: int, lane1: int, state: State, pile: Any) -> None:
    """Fill a state, which is zero, and a pile that this view cannot tell from the truth."""
    copy_open(view, state)
    state["card"] = view["card"]
    unseen = box["all"] & ~seen_cards(view)
    left = unseen
    for attempt in range(TRIES):
        for seat in range(SEATS):
            state["hands"][seat] = view["hands"][seat]
            state["lost"][seat] = 0
        if view["seat"] != NONE:
            state["hands"][view["seat"]] = view["hand"]
            state["lost"][view["seat"]] = view["my_lost"]
        word0, word1 = noise(lane0, lane1, wide(attempt)), noise(lane1, lane0, wide(attempt))
        is_well, left = deal_others(box, view, state, unseen, attempt < EVEN_TRIES, word0, word1)
        if is_well:
            break
    guess_card(view, state)
    guess_pile(view, left, lane0, lane1, pile)


@kernel
def guess_card(view: View, state: State) -> None:
    """Another seat that may show a card has just drawn one of its hand: which is not known; say the first."""
    if view["phase"] == SHOWING and view["turn"] != view["seat"]:
        state["card"] = lowest_bit(wide(state["hands"][view["turn"]]))


@kernel
def guess_pile(view: View, left: int, lane0: int, lane1: int, pile: Any) -> None:
    """A pile of the cards left and the quakes to come; its first ones are objects where that is known."""
    size, safe = wide(view["pile"]), wide(view["safe"])
    count = wide(0)
    cards = np.zeros(ROOM, np.int16)
    while left != 0:
        cards[count] = lowest_bit(left)
        left &= left - 1
        count += 1
    objects = count
    for quake in range(QUAKES):
        is_drawn = False
        for place in range(view["drawn"]):
            if view["order"][place] == quake:
                is_drawn = True
        if not is_drawn:
            cards[count] = FIRST_QUAKE + quake
            count += 1
    for place in range(size):
        end = objects if place < safe else count
        other = place + below(noise(lane1, lane0, wide(4096) + place), wide(end - place))
        chosen = cards[other]
        cards[other] = cards[place]
        cards[place] = chosen
        pile[place] = chosen


def guess(seen: SeatView, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
    """A state and a pile that this seat cannot tell from the truth."""
    state = np.zeros(1, STATE)[0]
    pile = np.zeros(int(seen.record["pile"]), np.int16)
    lane0, lane1 = rng.integers(0, 1 << 32, 2).tolist()
    mark_guess(seen.box, seen.record, lane0, lane1, state, pile)
    return state, tuple(Outcome(card) for card in pile.tolist())


# Chances


@kernel
def mark_chances(box: Box, state: State, chances: Any) -> None:
    """BQ-2.1 How likely each card is to be drawn next, written into zeros; a card can be drawn."""
    left = wide(box["all"]) & ~(wide(state["gone"]) | wide(state["discarded"]))
    for seat in range(SEATS):
        left &= ~(state["hands"][seat] | state["face_up"][seat] | state["used_by_others"][seat])
        left &= ~(state["neutral"][seat] | state["lost"][seat])
    count = count_bits(left)
    if state["safe"] == 0:
        for quake in range(QUAKES):
            chances[FIRST_QUAKE + quake] = 1
        for place in range(state["drawn"]):
            chances[FIRST_QUAKE + state["order"][place]] = 0
        count += QUAKES - state["drawn"]
    while left != 0:
        chances[lowest_bit(left)] = 1
        left &= left - 1
    for card in range(KINDS):
        chances[card] /= count
