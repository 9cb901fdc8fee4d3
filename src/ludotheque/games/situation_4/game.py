"""Situation 4, assembled: what the rest of the house asks of it."""

from collections.abc import Iterable, Mapping, Sequence
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
    outcomes_in,
    seats_in,
)
from ludotheque.engine.dealer import SeedStream, shuffle
from ludotheque.engine.words import Refused
from ludotheque.games.situation_4 import rules
from ludotheque.games.situation_4.components import (
    BOARDS,
    Board,
    Options,
    board_in,
    box_for,
    location_number,
    location_text,
)
from ludotheque.games.situation_4.layout import (
    COLUMNS,
    HANDS,
    OBJECTIVES,
    PLACES,
    SIDES,
    SITES,
    STATE,
    Box,
    State,
)
from ludotheque.games.situation_4.moves import DROP, LAY, MOVES, RESIGN, texts, to_code
from ludotheque.games.situation_4.options import OPTIONS
from ludotheque.games.situation_4.pieces import JigsawPieces, joined, trays_in
from ludotheque.games.situation_4.shown import Components, Situation4View
from ludotheque.games.situation_4.text import why_not
from ludotheque.games.situation_4.view import describe, ends_at, guess, view, view_json

if TYPE_CHECKING:
    from ludotheque.engine.teller import Teller


class Situation4(Game):
    """Lay your jigsaw over the map faster than the other side: objectives, zones, bridges."""

    name = "situation-4"
    rules_version = rules.RULES_VERSION
    OPTIONS = OPTIONS
    options_type = Options
    editions = BOARDS
    seat_counts = range(2, 2 * HANDS + 1)
    state_dtype = STATE
    rules: ClassVar[ModuleType] = rules
    most_moves = 2 * PLACES + OBJECTIVES + SITES + 1  # a location takes a piece, or what a piece carries
    move_codes = MOVES
    is_timed = True
    is_open = True
    tallies: ClassVar[tuple[str, ...]] = ("seconds", "flags", "bridges", "tanks")
    players_clause = "S4-1.1"
    end_clause = "S4-8.1"
    chance_keys = ("trays",)
    resign_move = Move(RESIGN)
    pieces = JigsawPieces()

    def check_options(self, options: Options, seats: int) -> None:
        """S4-1.1 A side for each seat, one to four seats a side."""
        if len(options.sides) != seats:
            raise Refused("s4-sides-count", "S4-1.1", count=len(options.sides), seats=seats).at(
                "options.sides"
            )

    def box(self, options: Options) -> Box:
        """The components for these options."""
        return box_for(options)

    def deal(self, options: Options, seats: int, seed: str) -> tuple[Seat, tuple[Outcome, ...]]:
        """S4-2.1 The trays that follow from a seed: side 0's pieces in order, then side 1's."""
        stream, size = SeedStream(seed), len(options.board.places)
        trays = []
        for _ in range(SIDES):
            numbers = np.array([stream.below(bound) for bound in range(size, 1, -1)], np.int16)
            tray = np.array(options.board.places, np.int16)
            shuffle(tray, 0, size, numbers, 0)
            trays.append([Outcome(place) for place in tray.tolist()])
        return Seat(0), joined(trays)

    def chance_from(self, box: Box, found: Mapping[str, Any]) -> tuple[Outcome, ...] | None:
        """S4-2.1 The trays as a record gives them."""
        if "trays" not in found:
            return None
        trays = found["trays"]
        if not isinstance(trays, list) or len(trays) != SIDES:
            raise Refused("s4-trays", "S4-2.1").at("setup.trays")
        return joined(
            [outcomes_in(self, box, tray, f"setup.trays[{side}]") for side, tray in enumerate(trays)]
        )

    def chance_json(self, box: Box, setup: Setup) -> dict[str, Any]:
        """The trays for a record to write."""
        if not setup.pile:
            return {}
        return {"trays": [[location_text(place) for place in tray] for tray in trays_in(setup.pile)]}

    def start(self, box: Box, state: State, seats: int, setup: Setup) -> None:
        """Set the table."""
        rules.start(box, state, seats)

    def move_text(self, box: Box, move: Move) -> str:
        """A move in record notation."""
        return texts(board_in(box)).get(move, "")

    def move_texts(self, box: Box, moves: Sequence[Move]) -> list[str]:
        """Moves in record notation."""
        all_texts = texts(board_in(box))
        return [all_texts[move] for move in moves]

    def move_code(self, box: Box, text: str) -> Move:
        """The code of a move in record notation."""
        return Move(to_code(board_in(box), text))

    def outcome_text(self, box: Box, outcome: Outcome) -> str:
        """A piece, by the location that it fits."""
        return location_text(outcome)

    def outcome_code(self, box: Box, text: str) -> Outcome | None:
        """The piece, or None."""
        place = location_number(text) if board_in(box).has(text) else None
        return None if place is None else Outcome(place)

    def why_not(self, box: Box, state: State, seat: Seat, move: Move, now: Milliseconds) -> Refused:
        """Why this seat cannot play this move."""
        return why_not(box, state, seat, move, now)

    def winners(self, state: State, scores: Sequence[int], setup: Setup) -> list[Seat]:
        """S4-8.2 The side with most points, or both; not the one that has resigned."""
        return seats_in(int(rules.mark_winners(state, np.array(scores, np.int32))))

    def ends_at(self, state: State) -> Milliseconds | None:
        """S4-8.1 Ten seconds after the last piece, or at once if nothing can be placed any more."""
        end = ends_at(state)
        return None if end is None else Milliseconds(end)

    def sides(self, options: Options) -> Sequence[int]:
        """S4-1.1 The side of each seat."""
        return options.sides

    def head_start(self, options: Options, side: int) -> Sequence[Move]:
        """S4-3.2 Pieces of the base line, from its middle on."""
        board = options.board
        row = (0 if side == 0 else board.rows - 1) * COLUMNS
        middle = (board.columns - 1) / 2
        way = 1 if side == 0 else -1  # what one side gets, the other gets after half a turn
        columns = sorted(range(board.columns), key=lambda column: (abs(column - middle), way * column))
        return [Move(LAY + row + column) for column in columns]

    def ends_turn(self, move: Move) -> bool:
        """One piece a turn."""
        return move < DROP

    def turn_time(self, options: Options) -> Milliseconds:
        """S4-4.2 Half the grace: an objective is forgotten when its owner has had another turn.

        S4-8.1 Three turns fit into the last ten seconds, whatever the grace is.
        """
        return Milliseconds(min(-(-options.flag_grace // 2), rules.LAST_SECONDS // 3 - 1))

    def view(self, box: Box, state: State, seat: Seat) -> View:
        """What this seat may know: everything."""
        return view(box, state, seat)

    def view_json(self, view: View) -> Situation4View:
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
        """All of it: Situation 4 is played in the open."""
        return (None if move is None else self.move_text(box, move)), ()

    def guess(self, view: View, rng: np.random.Generator) -> tuple[State, tuple[Outcome, ...]]:
        """The state."""
        return guess(view)

    def describe(self, box: Box, state: State) -> dict[str, Any]:
        """Everything in the state."""
        return describe(box, state)

    def components(self, options: Options) -> dict[str, Any]:
        """S4-1.2, S4-1.3 The board: what lies where, and next to what."""
        board = options.board
        return {
            "columns": board.columns,
            "rows": board.rows,
            "locations": {location: _location(board, location) for location in board.locations},
            "zones": board.zone_locations(),
            "objectives": {
                one.id: {"value": one.value, "locations": list(one.locations)} for one in board.objectives
            },
            "bases": {kind: [list(base) for base in bases] for kind, bases in board.bases.items()},
            "bridges": {site: list(ends) for site, ends in board.bridges.items()},
        }

    def components_told(self, options: Options, language: str) -> Components:
        """What is in the box, with names, the map and all outlines, for clients that draw them."""
        from ludotheque.games.situation_4.components.cut import outlines  # slow to draw, only clients need it
        from ludotheque.games.situation_4.components.landscape import landscape

        board, plain = options.board, self.components(options)
        return {
            "columns": plain["columns"],
            "rows": plain["rows"],
            "locations": plain["locations"],
            "zones": plain["zones"],
            "objectives": {
                one.id: {
                    "value": one.value,
                    "locations": list(one.locations),
                    "kind": one.kind,
                    "name": one.name(language),
                }
                for one in board.objectives
            },
            "bases": plain["bases"],
            "bridges": plain["bridges"],
            "river": board.river,
            "map": landscape(board),
            "outlines": outlines(board),
        }

    def components_lines(self, options: Options, language: str) -> Iterable[str]:
        """A board in lines; what a client draws takes seconds to make."""
        from ludotheque.games.situation_4.text.contents import board_lines

        return board_lines(options.board, language)

    def teller(self, names: Sequence[str], language: str, is_plain: bool) -> "Teller":
        """Who tells Situation 4."""
        from ludotheque.games.situation_4.text.teller import Situation4Teller  # only who plays needs it

        return Situation4Teller(names, language, is_plain)

    def board_teller(self, names: Sequence[str], language: str) -> "Teller":
        """Who tells it beside a board."""
        from ludotheque.games.situation_4.text.teller import Situation4Teller

        return Situation4Teller(names, language, is_plain=True, has_board=True)


def _location(board: Board, location: str) -> dict[str, Any]:
    place = location_number(location)
    assert place is not None
    row = place // COLUMNS
    return {
        "neighbours": board.neighbours(location),
        "bank": 0 if row < board.river else 1,
        "baseline": 0 if row == 0 else 1 if row == board.rows - 1 else None,
    }
