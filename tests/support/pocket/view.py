"""What one seat may know of Pocket, and a guess at the rest."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludotheque.engine.contract import Box, Move, Outcome, Seat, State, View
from tests.support.pocket import rules
from tests.support.pocket.layout import HIDDEN, NONE, REVEALED, STATE, VIEW
from tests.support.pocket.moves import SHOW, card_text, to_text

_OPEN = ("pile", "is_shown", "last", "points", "rounds_left", "seats", "first")


def view(box: Box, state: State, seat: Seat) -> View:
    """The own hand and card; of the others how many cards, whether they have played, and what is shown."""
    record = np.zeros((), VIEW)
    for field in _OPEN:
        record[field] = state[field]
    record["hand"][rules.hand(state, seat) if seat >= 0 else []] = 1
    record["revealed"] = state["holder"] == REVEALED
    record["aside"] = NONE
    for other in range(int(state["seats"])):
        record["hand_sizes"][other] = len(rules.hand(state, other))
        card = state["aside"][other]
        is_known = card == NONE or other == seat or state["is_shown"][other]
        record["aside"][other] = card if is_known else HIDDEN
    return View(seat, box, record[()])


def view_json(view: View) -> dict[str, Any]:
    """The view as a client is shown it; a hidden card is `?`."""
    seen = view.record
    seats = range(int(seen["seats"]))
    shown = {
        "hands": seen["hand_sizes"][: len(seats)].tolist(),
        "aside": {str(seat): _card(seen["aside"][seat]) for seat in seats if seen["aside"][seat] != NONE},
        "shown": [seat for seat in seats if seen["is_shown"][seat]],
        "last": [card_text(int(card)) for card in seen["last"][: len(seats)] if card != NONE],
        "revealed": [card_text(card) for card in np.flatnonzero(seen["revealed"]).tolist()],
        "pile": int(seen["pile"]),
        "rounds_left": int(seen["rounds_left"]),
        "scores": seen["points"][: len(seats)].tolist(),
    }
    if view.seat >= 0:
        shown["hand"] = [card_text(card) for card in np.flatnonzero(seen["hand"]).tolist()]
    return shown


def _card(card: int) -> str:
    return "?" if card == HIDDEN else card_text(int(card))


def seen(
    box: Box, before: State, actor: Seat | None, move: Move | None, drawn: Sequence[Outcome], seat: Seat
) -> tuple[str | None, tuple[str | None, ...]]:
    """One's own moves and cards, and what is shown; a card put aside is revealed in a later view."""
    state = before.copy()
    text = None
    if actor is not None and move is not None:
        rules.play(box, state, actor, move, 0)
        text = to_text(move) if actor == seat or move >= SHOW else None
    cards = []
    for card in drawn:
        cards.append(card_text(card) if rules.next_to_draw(state) == seat else None)
        rules.settle(box, state, card)
    return text, tuple(cards)


def guess(view: View, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
    """The unseen cards, shuffled: first those put aside, then the others' hands, then the pile."""
    seen = view.record
    state = np.zeros((), STATE)
    for field in _OPEN:
        state[field] = seen[field]
    is_known = (seen["revealed"] != 0) | (seen["hand"] != 0)
    is_known[seen["aside"][seen["aside"] >= 0]] = True
    unseen = rng.permutation(np.flatnonzero(~is_known)).tolist()
    state["holder"] = np.where(seen["revealed"], REVEALED, np.where(seen["hand"], view.seat, NONE))
    state["aside"] = NONE
    for seat in range(int(seen["seats"])):
        card = int(seen["aside"][seat])
        if card != NONE:
            state["aside"][seat] = unseen.pop() if card == HIDDEN else card
            state["holder"][state["aside"][seat]] = seat
        if seat != view.seat:
            for _ in range(int(seen["hand_sizes"][seat])):
                state["holder"][unseen.pop()] = seat
    return state[()], tuple(Outcome(card) for card in unseen[: int(seen["pile"])])
