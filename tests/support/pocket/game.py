"""Pocket, assembled."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ludotheque.engine.contract import (
    Box,
    Game,
    Milliseconds,
    Move,
    Outcome,
    Seat,
    Setup,
    State,
    View,
    seats_in,
)
from ludotheque.engine.dealer import SeedStream
from ludotheque.engine.options import Number
from ludotheque.engine.words import Refused, quote
from tests.support.pocket import rules
from tests.support.pocket.layout import BOX, CARDS, HAND, MOST_ROUNDS, NONE, STATE
from tests.support.pocket.moves import MOVES, SHOW, card_code, card_text, to_code, to_text
from tests.support.pocket.view import guess, seen, view, view_json

if TYPE_CHECKING:
    from ludotheque.engine.teller import Teller


@dataclass(frozen=True)
class Options:
    """What the host chooses."""

    rounds: int


class Pocket(Game):
    """Hold three cards, play one in secret, and hope that it is the highest."""

    name = "pocket"
    rules_version = 1
    OPTIONS = (Number("rounds", "PO-3.1", "How many rounds", least=1, most=MOST_ROUNDS, default=5),)
    options_type = Options
    seat_counts = range(2, 5)
    state_dtype = STATE
    rules: ClassVar[ModuleType] = rules
    most_moves = 2 * HAND
    move_codes = MOVES
    tallies: ClassVar[tuple[str, ...]] = ("rounds",)
    players_clause = "PO-1.1"
    end_clause = "PO-3.1"

    def box(self, options: Options) -> Box:
        """How many rounds there are."""
        return _box(options)

    def deal(self, options: Options, seats: int, seed: str) -> tuple[Seat, tuple[Outcome, ...]]:
        """PO-1.2 The pile and the first seat that follow from a seed."""
        stream = SeedStream(seed)
        cards = list(range(CARDS))
        for last in range(CARDS - 1, 0, -1):
            other = stream.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        size = rules.size_of_pile(seats, options.rounds)
        return Seat(stream.below(seats)), tuple(map(Outcome, cards[:size]))

    def start(self, box: Box, state: State, seats: int, setup: Setup) -> None:
        """Set the table."""
        rules.start(box, state, seats, setup.first, len(setup.pile))

    def move_text(self, box: Box, move: Move) -> str:
        """A move in record notation."""
        return to_text(move)

    def move_code(self, box: Box, text: str) -> Move:
        """The code of a move in record notation."""
        return Move(to_code(text))

    def outcome_text(self, box: Box, outcome: Outcome) -> str:
        """A card."""
        return card_text(outcome)

    def outcome_code(self, box: Box, text: str) -> Outcome | None:
        """The card, or None."""
        card = card_code(text)
        return None if card is None else Outcome(card)

    def why_not(self, box: Box, state: State, seat: Seat, move: Move, now: Milliseconds) -> Refused:
        """Why this seat cannot play this move; says nothing of where a card is that it does not hold."""
        waited_for = seats_in(rules.to_move(state))
        if not waited_for:
            return Refused("over", self.end_clause)
        if seat not in waited_for:
            return Refused("not-your-turn", "PO-2.1", seat=seat, actor=waited_for[0])
        return Refused("move-unknown", "PO-2.1", move=quote(to_text(move) if 0 <= move < MOVES else move))

    def winners(self, state: State, scores: Sequence[int], setup: Setup) -> list[Seat]:
        """PO-3.1 Most points win; the tied win together."""
        return [Seat(seat) for seat, score in enumerate(scores) if score == max(scores)]

    def view(self, box: Box, state: State, seat: Seat) -> View:
        """What this seat may know."""
        return view(box, state, seat)

    def view_json(self, view: View) -> dict[str, Any]:
        """The view as a client is shown it."""
        return view_json(view)

    def seen(
        self,
        box: Box,
        before: State,
        actor: Seat | None,
        move: Move | None,
        drawn: Sequence[Outcome],
        seat: Seat,
    ) -> tuple[str | None, tuple[str | None, ...]]:
        """One's own moves and cards, and what is shown."""
        return seen(box, before, actor, move, drawn, seat)

    def reveals(self, box: Box, before: State, seat: Seat, move: Move) -> bool:
        """A card that is shown, or the last one of a round."""
        others = [before["aside"][other] for other in range(int(before["seats"])) if other != seat]
        return move >= SHOW or NONE not in others

    def guess(self, view: View, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
        """A state and a pile as likely as this seat can tell."""
        return guess(view, rng)

    def describe(self, box: Box, state: State) -> dict[str, Any]:
        """Everything in the state, hands too."""
        seats = range(int(state["seats"]))
        return {
            "hands": [[card_text(card) for card in rules.hand(state, seat)] for seat in seats],
            "aside": {
                str(seat): card_text(int(state["aside"][seat]))
                for seat in seats
                if state["aside"][seat] != NONE
            },
            "shown": [bool(state["is_shown"][seat]) for seat in seats],
            "last": [card_text(int(card)) for card in state["last"] if card != NONE],
            "pile": int(state["pile"]),
            "rounds_left": int(state["rounds_left"]),
        }

    def components(self, options: Options) -> dict[str, Any]:
        """48 cards, each once."""
        return {"cards": {card_text(card): 1 for card in range(CARDS)}}

    def teller(self, names: Sequence[str], language: str, is_plain: bool) -> "Teller":
        """Who tells Pocket, in few words."""
        from tests.support.pocket.text import PocketTeller

        return PocketTeller(names)


@cache
def _box(options: Options) -> Box:
    box = np.zeros((), BOX)
    box["rounds"] = options.rounds
    return box[()]
