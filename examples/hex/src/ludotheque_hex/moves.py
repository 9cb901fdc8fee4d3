"""Moves: a cell each, named as on a chessboard: `a1` is the first cell of the first row."""

from string import ascii_lowercase

from ludotheque.engine.words import Refused, quote


def to_text(size: int, cell: int) -> str:
    """The name of a cell; empty for a code that is none."""
    return f"{ascii_lowercase[cell % size]}{cell // size + 1}" if 0 <= cell < size * size else ""


def to_code(size: int, text: str) -> int:
    """The cell of this name; Refused if it is none."""
    for cell in range(size * size):
        if to_text(size, cell) == text:
            return cell
    raise Refused("move-unknown", move=quote(text))
