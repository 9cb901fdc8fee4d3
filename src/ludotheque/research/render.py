"""What a view looks like: told in a terminal, drawn as SVG, or as the pixels of that drawing.

`rgb_array` needs resvg-py and Pillow, which come with the extras `gymnasium` and `pettingzoo`. The letters
come with us: a picture looks the same on every machine.
"""

from io import BytesIO
from typing import Any

import numpy as np

from ludotheque.engine.canvas import Depth
from ludotheque.engine.contract import Game, View
from ludotheque.engine.picture import FONT
from ludotheque.engine.teller import Screen
from ludotheque.engine.words import Refused, quote, say
from ludotheque.research.arguments import need

MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 960  # pixels
COLUMNS = 100  # characters


class Renderer:
    """Shows the views of a game in one way. Refused with words if there is no such way."""

    def __init__(self, game: Game, seats: int, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Refused("env-render-mode", mode=quote(mode), known=", ".join(MODES))
        if mode == "rgb_array":
            need("resvg_py", "resvg-py", "gymnasium")
            need("PIL", "Pillow", "gymnasium")
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
    drawn: str = game.part("picture").draw(view, names, "en")
    return drawn


def pixels(drawing: str, width: int = WIDTH) -> Any:
    """An SVG as rows of pixels: red, green, blue."""
    from PIL import Image

    with Image.open(BytesIO(png(drawing, width))) as picture:
        return np.array(picture.convert("RGB"))


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
