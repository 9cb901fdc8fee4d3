"""What a view looks like: told in a terminal, drawn as SVG, or as the pixels of that drawing.

`rgb_array` needs resvg-py, which comes with the extras `gymnasium` and `pettingzoo`. The letters come with
us: a picture looks the same on every machine.
"""

import struct
import zlib
from typing import Any

import numpy as np

from ludotheque.engine.canvas import Depth
from ludotheque.engine.contract import Game, View
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.picture import FONT
from ludotheque.engine.teller import Screen
from ludotheque.engine.words import Refused, quote, say
from ludotheque.research.arguments import need

MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 960  # pixels
COLUMNS = 100  # characters

_CHANNELS = 4


class Renderer:
    """Shows the views of a game in one way. Refused with words if there is no such way."""

    def __init__(self, game: Game, seats: int, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Refused("env-render-mode", mode=quote(mode), known=", ".join(MODES))
        if mode == "rgb_array":
            need("resvg_py", "resvg-py", "gymnasium")
        self._game = game
        self._names = [say("seat", seat=seat) for seat in range(seats)]
        self._mode = mode

    def show(self, view: View) -> Any:
        """The view as text, as SVG or as pixels; to a human it is printed."""
        if self._mode is None:
            raise Refused("env-render-none", known=", ".join(MODES))
        if self._mode == "svg":
            return svg(self._game, view, self._names)
        if self._mode == "rgb_array":
            return pixels(svg(self._game, view, self._names))
        text = ansi(self._game, view, self._names)
        if self._mode == "human":
            print(text)
            return None
        return text


def ansi(game: Game, view: View, names: list[str]) -> str:
    """The table as a terminal shows it, in colours."""
    teller, screen = game.teller(names, "en", False), Screen(COLUMNS, depth=Depth.TRUE)
    return "\n".join([*teller.table(view, None, screen), "", *teller.offer(view, screen)])


def svg(game: Game, view: View, names: list[str]) -> str:
    """The table drawn."""
    drawn: str = game.part("picture").draw(view, names)
    return drawn


def pixels(drawing: str, width: int = WIDTH) -> Any:
    """An SVG as rows of pixels: red, green, blue."""
    return _decoded(png(drawing, width))


def png(drawing: str, width: int = WIDTH) -> bytes:
    """An SVG as a PNG file."""
    import resvg_py

    found: bytes = resvg_py.svg_to_bytes(
        svg_string=drawing,
        width=width,
        background="#ffffff",
        skip_system_fonts=True,
        font_files=[str(FONT)],
    )
    return bytes(found)


# A PNG as resvg writes it: eight bits for each of red, green, blue and opacity, not interlaced.


def _decoded(file: bytes) -> Any:
    width, height = struct.unpack(">II", file[16:24])
    assert file[24:29] == b"\x08\x06\0\0\0", "resvg wrote another kind of PNG"
    packed, place = b"", 8
    while place < len(file):
        length, kind = struct.unpack(">I4s", file[place : place + 8])
        if kind == b"IDAT":
            packed += file[place + 8 : place + 8 + length]
        place += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * _CHANNELS)
    found = np.zeros((height, width * _CHANNELS), np.uint8)
    _unfilter(rows, found)
    return np.ascontiguousarray(found.reshape(height, width, _CHANNELS)[:, :, :3])


@kernel
def _unfilter(rows: Any, found: Any) -> None:
    """Undo the filter of each row: it is told in the row's first byte."""
    for row in range(len(rows)):
        kind = rows[row, 0]
        for place in range(found.shape[1]):
            left = wide(found[row, place - _CHANNELS]) if place >= _CHANNELS else wide(0)
            above = wide(found[row - 1, place]) if row > 0 else wide(0)
            corner = wide(found[row - 1, place - _CHANNELS]) if row > 0 and place >= _CHANNELS else wide(0)
            near = wide(0)
            if kind == 1:
                near = left
            elif kind == 2:
                near = above
            elif kind == 3:
                near = (left + above) // 2
            elif kind == 4:
                near = _nearest(left, above, corner)
            found[row, place] = (rows[row, place + 1] + near) & 255


@kernel
def _nearest(left: int, above: int, corner: int) -> int:
    """Which of the three neighbours is nearest to left + above − corner."""
    guess = left + above - corner
    to_left, to_above, to_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    if to_left <= to_above and to_left <= to_corner:
        return left
    return above if to_above <= to_corner else corner
