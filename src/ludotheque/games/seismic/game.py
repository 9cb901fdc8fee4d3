"""Seismic, assembled: what the rest of the house asks of it."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
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
)
from ludotheque.engine.dealer import SeedStream
from ludotheque.engine.words import Refused
from ludotheque.games.seismic import rules
from ludotheque.games.seismic.components import (
    BIG_QUAKE,
    EDITIONS,
    HIGHWAYS,
    INTERSECTIONS,
    KIND_CODES,
    KIND_OF,
    QUAKES,
    Options,
    box_for,
    deal,
)
from ludotheque.games.seismic.layout import KINDS, LONGEST_PILE, STATE, Box, State
from ludotheque.games.seismic.moves import MOVES, texts, to_code, to_text
from ludotheque.games.seismic.options import OPTIONS, TABLES
from ludotheque.games.seismic.shown import Components, SeismicView
from ludotheque.games.seismic.text import why_not
from ludotheque.games.seismic.view import describe, guess, mark_chances, view, view_changes, view_json

if TYPE_CHECKING:
    from ludotheque.engine.teller import Teller


class Seismic(Game):
    """Lay highways around San Andreas, claim sections with road crews, and lose them to earthquakes."""

    name = "seismic"
    rules_version = rules.RULES_VERSION
    OPTIONS = OPTIONS
    options_type = Options
    editions = EDITIONS
    seat_counts = range(2, 5)
    state_dtype = STATE
    rules: ClassVar[ModuleType] = rules
    most_moves = 8192  # three tiles, six rotations, every cell; or a turn of every tile
    move_codes = MOVES
    outcome_codes = KINDS
    is_open = True
    tallies: ClassVar[tuple[str, ...]] = ("sections", "quakes")
    players_clause = "SE-1.1"
    end_clause = "SE-6.1"
    setup_keys: ClassVar[tuple[str, ...]] = ("heights",)

    def check_together(self, options: Options) -> None:
        """SE-7.1 The Big One needs its quake."""
        if "big-one" in options.variants and options.edition.counts[BIG_QUAKE] == 0:
            raise Refused("big-one-no-quake", "SE-7.1").at("options.variants")

    def box(self, options: Options) -> Box:
        """The components for these options."""
        return box_for(options)

    def deal(self, options: Options, seats: int, seed: str) -> tuple[Seat, tuple[Outcome, ...]]:
        """SE-3.1, SE-3.3 The pile and the first seat that follow from a seed."""
        box = self.box(options)
        stream = SeedStream(seed)
        bounds = box["bounds"][: int(box["numbers"])].tolist()
        numbers = np.array([stream.below(bound) for bound in bounds], np.int16)
        pile = np.zeros(2 * LONGEST_PILE, np.int8)
        size = deal(box, numbers, pile)
        first = Seat(stream.below(seats))
        return first, tuple(Outcome(kind) for kind in pile[:size].tolist())

    def setup_extras(self, found: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """SE-6.5 A height, or none, for each seat."""
        if "heights" not in found:
            return {}
        heights = found["heights"]
        if not isinstance(heights, list) or len(heights) != seats:
            raise Refused("record-heights", "SE-6.5").at("setup.heights")
        for height in heights:
            if isinstance(height, bool) or not isinstance(height, int | Decimal | None):
                raise Refused("record-heights", "SE-6.5").at("setup.heights")
        return {"heights": heights}

    def start(self, box: Box, state: State, seats: int, setup: Setup) -> None:
        """Set the table."""
        rules.start(box, state, seats, setup.first, len(setup.pile))

    def move_text(self, box: Box, move: Move) -> str:
        """A move in record notation."""
        return to_text(move)

    def move_texts(self, box: Box, moves: Sequence[Move]) -> list[str]:
        """Moves in record notation: a sixth of the time of one by one."""
        all_texts = texts()
        return [all_texts[move] for move in moves]

    def move_code(self, box: Box, text: str) -> Move:
        """The code of a move in record notation."""
        return Move(to_code(text))

    def outcome_text(self, box: Box, outcome: Outcome) -> str:
        """The code of a tile."""
        return KIND_CODES[outcome]

    def outcome_code(self, box: Box, text: str) -> Outcome | None:
        """The kind of a tile, or None."""
        kind = KIND_OF.get(text)
        return None if kind is None else Outcome(kind)

    def why_not(self, box: Box, state: State, seat: Seat, move: Move, now: Milliseconds) -> Refused:
        """Why this seat cannot play this move."""
        return why_not(box, state, seat, move)

    def winners(self, state: State, scores: Sequence[int], setup: Setup) -> list[Seat]:
        """SE-6.5 Most points wins; among the tied the tallest, if each of them gave a height."""
        best = [Seat(seat) for seat, score in enumerate(scores) if score == max(scores)]
        heights: Sequence[Decimal | None] = setup.extras.get("heights") or [None] * len(scores)
        given = [height for seat in best if (height := heights[seat]) is not None]
        if len(given) < len(best):
            return best
        return [seat for seat in best if heights[seat] == max(given)]

    def view(self, box: Box, state: State, seat: Seat) -> View:
        """What this seat may know."""
        return view(box, state, seat)

    def view_json(self, view: View) -> SeismicView:
        """The view as a client is shown it; only to be read."""
        return view_json(view)

    def view_changes(self, before: View, view: View) -> dict[str, Any]:
        """What changed between two views: a sixth of the time of comparing all that they show."""
        return view_changes(before, view)

    def seen(
        self,
        box: Box,
        before: State,
        actor: Seat | None,
        move: Move | None,
        drawn: Sequence[Outcome],
        seat: Seat,
    ) -> tuple[str | None, tuple[str | None, ...]]:
        """All of it: Seismic is played in the open."""
        text = None if move is None else to_text(move)
        return text, tuple(KIND_CODES[outcome] for outcome in drawn)

    def guess(self, view: View, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
        """The state, and a pile as likely as this seat can tell."""
        return guess(view, rng)

    def mark_chances(self, box: Box, state: State, chances: Any) -> None:
        """SE-3.1, SE-7.1 Any tile of the pile, by what is known to have left."""
        mark_chances(box, state, chances)

    def describe(self, box: Box, state: State) -> dict[str, Any]:
        """Everything in the state."""
        return describe(box, state)

    def components(self, options: Options) -> Components:
        """What is in one box, and the default table."""
        counts = dict(zip(KIND_CODES, options.edition.counts, strict=True))
        columns, rows = TABLES["standard"]
        return {
            "highways": {code: counts[code] for code in HIGHWAYS},
            "intersections": {code: counts[code] for code in INTERSECTIONS},
            "quakes": {code: counts[code] for code in QUAKES},
            "table": {"columns": columns, "rows": rows},
        }

    def components_told(self, options: Options, language: str) -> Components:
        """What is in the box: tiles have codes, not names."""
        return self.components(options)

    def teller(self, names: Sequence[str], language: str, is_plain: bool) -> "Teller":
        """Who tells Seismic in a terminal."""
        from ludotheque.games.seismic.text.teller import SeismicTeller  # only who plays needs it

        return SeismicTeller(names, language, is_plain)

    def board_teller(self, names: Sequence[str], language: str) -> "Teller":
        """Who tells it beside a board: without codes."""
        from ludotheque.games.seismic.text.teller import SeismicTeller

        return SeismicTeller(names, language, is_plain=True, has_board=True)
