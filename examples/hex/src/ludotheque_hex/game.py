"""Hex, assembled: what the rest of the house asks of it."""

from functools import cache
from types import ModuleType
from typing import ClassVar

import numpy as np

from ludotheque.engine.contract import Move, Seat, View
from ludotheque.engine.open_game import OpenGame
from ludotheque.engine.teller import Screen
from ludotheque.engine.words import Refused
from ludotheque_hex import rules
from ludotheque_hex.layout import BOTTOM, BOX, CELLS, LEFT, NONE, RIGHT, STATE, TOP, Box, State
from ludotheque_hex.moves import to_code, to_text
from ludotheque_hex.options import OPTIONS, Options
from ludotheque_hex.shown import Components, HexView

_AROUND = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))  # rows and columns to the cells beside one
_STONES = ".AB"


class Hex(OpenGame):
    """Join your two sides of the board before the other joins theirs."""

    name = "hex"
    rules_version = rules.RULES_VERSION
    seat_counts = range(2, 3)
    state_dtype = STATE
    rules: ClassVar[ModuleType] = rules
    OPTIONS = OPTIONS
    options_type = Options
    most_moves = move_codes = CELLS
    tallies: ClassVar[tuple[str, ...]] = ("stones",)
    players_clause, turn_clause, end_clause = "HE-1.1", "HE-2.1", "HE-3.1"

    def box(self, options: Options) -> Box:
        """HE-1.1, HE-1.2 The board."""
        return _box(options.size)

    def move_text(self, box: Box, move: Move) -> str:
        """The name of a cell."""
        return to_text(int(box["size"]), move)

    def move_code(self, box: Box, text: str) -> Move:
        """The cell of this name."""
        return Move(to_code(int(box["size"]), text))

    def why_illegal(self, box: Box, state: State, seat: Seat, move: Move) -> Refused:
        """HE-2.1 A stone lies there, or there is no such cell."""
        key = "hex-taken" if self.move_text(box, move) else "hex-outside"
        return Refused(key, "HE-2.1", seat=seat, cell=self.move_text(box, move))

    def view_json(self, view: View) -> HexView:
        """The rows of the board, whose turn it is, and who has won."""
        size, state = int(view.box["size"]), view.record
        cells = "".join(_STONES[stone + 1] for stone in state["stone_at"][: size * size].tolist())
        shown = HexView(rows=[cells[row * size : (row + 1) * size] for row in range(size)])
        if state["actor"] != NONE:
            shown["actor"] = int(state["actor"])
        if state["winner"] != NONE:
            shown["winner"] = int(state["winner"])
        return shown

    def components(self, options: Options) -> Components:
        """HE-1.1 The board."""
        return {"size": options.size}

    def drawn(self, view: View, screen: Screen) -> list[str]:
        """The board, each row half a cell further to the right."""
        rows = self.view_json(view)["rows"]
        letters = "  ".join("abcdefghijklm"[: len(rows)])
        lines = [f"{' ' * row}{row + 1:>2}  " + "  ".join(stones) for row, stones in enumerate(rows)]
        return [f"    {letters}", *lines]


@cache
def _box(size: int) -> Box:
    box = np.zeros((), BOX)
    box["size"], box["near"] = size, NONE
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for side, (down, right) in enumerate(_AROUND):
            if 0 <= row + down < size and 0 <= column + right < size:
                box["near"][cell, side] = cell + down * size + right
        box["edges"][cell] = (
            TOP * (row == 0)
            | BOTTOM * (row == size - 1)
            | LEFT * (column == 0)
            | RIGHT * (column == size - 1)
        )
    return box[()]
