"""Beat the Quake, assembled: what the rest of the house asks of it."""

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ludotheque.engine.contract import (
    Game,
    Milliseconds,
    Move,
    Outcome,
    Seat,
    Setup,
    View,
    seats_in,
)
from ludotheque.engine.dealer import SeedStream
from ludotheque.engine.words import Refused
from ludotheque.games.beat_the_quake import rules
from ludotheque.games.beat_the_quake.components import (
    EDITIONS,
    FIRST_QUAKE,
    QUAKE_CODES,
    RED,
    Options,
    bounds,
    box_for,
    deal,
    ids_in,
    places,
)
from ludotheque.games.beat_the_quake.layout import DISCARDING, KINDS, OBJECTS, ROOM, STATE, Box, State
from ludotheque.games.beat_the_quake.moves import KEEP, MOVES, SHOW, texts, to_code
from ludotheque.games.beat_the_quake.options import OPTIONS
from ludotheque.games.beat_the_quake.shown import Card, Components, QuakeView
from ludotheque.games.beat_the_quake.text import why_not
from ludotheque.games.beat_the_quake.view import describe, guess, mark_chances, open_json, view, view_json

if TYPE_CHECKING:
    from ludotheque.engine.match import Past
    from ludotheque.engine.teller import Teller
    from ludotheque.games.beat_the_quake.shown import Debrief


class BeatTheQuake(Game):
    """Prepare for earthquakes with what you share and what you hold: survive together, win alone."""

    name = "beat-the-quake"
    rules_version = rules.RULES_VERSION
    OPTIONS = OPTIONS
    options_type = Options
    editions = EDITIONS
    seat_counts = range(2, 6)
    state_dtype = STATE
    rules: ClassVar[ModuleType] = rules
    most_moves = OBJECTS + 1  # any card of a hand, or none
    move_codes = MOVES
    outcome_codes = KINDS
    tallies: ClassVar[tuple[str, ...]] = ("survived", "met", "alone")
    players_clause = "BQ-1.1"
    end_clause = "BQ-5.1"

    def box(self, options: Options) -> Box:
        """The components for these options."""
        return box_for(options)

    def deal(self, options: Options, seats: int, seed: str) -> tuple[Seat, tuple[Outcome, ...]]:
        """BQ-2.1, BQ-2.2 The pile and the first seat that follow from a seed."""
        box = self.box(options)
        stream = SeedStream(seed)
        numbers = np.array([stream.below(bound) for bound in bounds(int(box["objects"]), seats)], np.int16)
        pile = np.zeros(ROOM, np.int8)
        size = deal(box, seats, numbers, pile)
        return Seat(stream.below(seats)), tuple(Outcome(card) for card in pile[:size].tolist())

    def check_pile(self, box: Box, pile: Sequence[Outcome]) -> None:
        """BQ-1.3 No card comes twice."""
        for place, outcome in enumerate(pile):
            if outcome in pile[:place]:
                text = self.outcome_text(box, outcome)
                raise Refused("pile-card-twice", "BQ-1.3", card=text).at(f"setup.pile[{place}]")

    def start(self, box: Box, state: State, seats: int, setup: Setup) -> None:
        """Set the table."""
        rules.start(box, state, seats, setup.first, len(setup.pile))

    def move_text(self, box: Box, move: Move) -> str:
        """A move in record notation."""
        return texts(ids_in(box))[move]

    def move_texts(self, box: Box, moves: Sequence[Move]) -> list[str]:
        """Moves in record notation."""
        all_texts = texts(ids_in(box))
        return [all_texts[move] for move in moves]

    def move_code(self, box: Box, text: str) -> Move:
        """The code of a move in record notation."""
        return Move(to_code(ids_in(box), text))

    def outcome_text(self, box: Box, outcome: Outcome) -> str:
        """The id of a card."""
        return QUAKE_CODES[outcome - FIRST_QUAKE] if outcome >= FIRST_QUAKE else ids_in(box)[outcome]

    def outcome_code(self, box: Box, text: str) -> Outcome | None:
        """The card, or None."""
        if text in QUAKE_CODES:
            return Outcome(FIRST_QUAKE + QUAKE_CODES.index(text))
        place = places(ids_in(box)).get(text)
        return None if place is None else Outcome(place)

    def why_not(self, box: Box, state: State, seat: Seat, move: Move, now: Milliseconds) -> Refused:
        """Why this seat cannot play this move."""
        return why_not(box, state, seat, move)

    def winners(self, state: State, scores: Sequence[int], setup: Setup) -> list[Seat]:
        """BQ-5.3, BQ-4.6 Most points, then quakes met alone, then unused objects; none if it was fatal."""
        return seats_in(int(rules.mark_winners(state, np.array(scores, np.int32))))

    def goal(self, options: Options, seats: int) -> int | None:
        """BQ-9.3 Of a table that plays together."""
        return int(self.box(options)["goals"][seats]) or None

    def view(self, box: Box, state: State, seat: Seat) -> View:
        """What this seat may know."""
        return view(box, state, seat)

    def view_json(self, view: View) -> QuakeView:
        """The view as a client is shown it."""
        return view_json(view)

    def open_json(self, box: Box, state: State) -> QuakeView:
        """What a spectator is shown, with every hand and the card drawn last."""
        return open_json(box, state)

    def seen(
        self,
        box: Box,
        before: State,
        actor: Seat | None,
        move: Move | None,
        drawn: Sequence[Outcome],
        seat: Seat,
    ) -> tuple[str | None, tuple[str | None, ...]]:
        """One's own cards and discards, what is laid face up or used, and quakes."""
        state = np.frombuffer(bytearray(before.tobytes()), STATE)[0]
        text = None
        if actor is not None and move is not None:
            is_secret = state["phase"] == DISCARDING and rules.quake_colour(state) == RED
            text = None if is_secret and actor != seat else self.move_text(box, move)
            rules.play(box, state, actor, move, 0)
        cards: list[str | None] = []
        for outcome in drawn:
            is_seen = outcome >= FIRST_QUAKE or state["turn"] == seat
            cards.append(self.outcome_text(box, outcome) if is_seen else None)
            rules.settle(box, state, outcome)
        return text, tuple(cards)

    def reveals(self, box: Box, before: State, seat: Seat, move: Move) -> bool:
        """A card that is laid face up is seen by all."""
        return SHOW <= move < KEEP

    def guess(self, view: View, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
        """A state and a pile as likely as this seat can tell."""
        return guess(view, rng)

    def mark_chances(self, box: Box, state: State, chances: Any) -> None:
        """BQ-2.1 Any card of the pile; no quake among the first."""
        mark_chances(box, state, chances)

    def describe(self, box: Box, state: State) -> dict[str, Any]:
        """Everything in the state."""
        return describe(box, state)

    def components(self, options: Options) -> dict[str, Any]:
        """BQ-1.1 The objects with their values, in edition order, and the quakes."""
        cards = options.edition.cards
        return {
            "objects": [{"id": card.id, "vp": card.vp, "vd": card.vd} for card in cards],
            "quakes": list(QUAKE_CODES),
        }

    def components_told(self, options: Options, language: str) -> Components:
        """BQ-1.2 The objects with their words and pictures."""
        objects: list[Card] = []
        for card in options.edition.cards:
            said = card.said(language)
            objects.append(
                {
                    "id": card.id,
                    "vp": card.vp,
                    "vd": card.vd,
                    "kind": card.kind,
                    "name": said.name,
                    "message": said.message,
                    "picture": card.picture,
                }
            )
        return {"objects": objects, "quakes": list(QUAKE_CODES)}

    def debrief(self, past: "Past") -> "Debrief":
        """What saved the table, what hurt; after a fatal quake, what would have helped."""
        from ludotheque.games.beat_the_quake.text.debrief import debrief  # only who has played needs it

        return debrief(past)

    def teller(self, names: Sequence[str], language: str, is_plain: bool) -> "Teller":
        """Who tells Beat the Quake."""
        from ludotheque.games.beat_the_quake.text.teller import BeatTheQuakeTeller  # only who plays needs it

        return BeatTheQuakeTeller(names, language, is_plain)

    def board_teller(self, names: Sequence[str], language: str) -> "Teller":
        """Who tells it beside a board."""
        from ludotheque.games.beat_the_quake.text.teller import BeatTheQuakeTeller

        return BeatTheQuakeTeller(names, language, is_plain=True, has_board=True)
