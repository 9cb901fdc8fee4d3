"""Take pictures of printed pages, side by side, as the guide on printing shows them.

    python docs/pictures/pages.py

Needs the tools for tests and checks (`make check` installs them).
"""

from io import BytesIO
from pathlib import Path

import pypdfium2
from PIL import Image

from ludotheque.games import registry
from ludotheque.games.printing import pdf_of

HEIGHT, GAP, SHADE = 380, 12, "#8a8478"  # in pixels
COLOURS = 64  # of a picture: few are enough, and keep it small
SHOWN = {  # pages from 1, by the name of the picture
    "print-beat-the-quake": ("beat-the-quake", (3, 5, 6, 17)),
    "print-seismic": ("seismic", (3, 5, 6, 11)),
    "print-situation-4": ("situation-4", (5, 13, 21)),
}


def picture_of(game: str, numbers: tuple[int, ...]) -> bytes:
    """These pages of a game in English on A4, as PNG."""
    found = registry.find(game)
    with pypdfium2.PdfDocument(pdf_of(found, found.options({}), "a4", "en")) as document:
        drawn = [document[number - 1].render(scale=2).to_pil() for number in numbers]
    pages = [page.resize((round(page.width * HEIGHT / page.height), HEIGHT), Image.LANCZOS) for page in drawn]
    width = GAP + sum(page.width + GAP for page in pages)
    whole = Image.new("RGB", (width, HEIGHT + 2 * GAP), SHADE)
    at = GAP
    for page in pages:
        whole.paste(page, (at, GAP))
        at += page.width + GAP
    kept = BytesIO()
    whole.quantize(COLOURS).save(kept, "PNG", optimize=True)
    return kept.getvalue()


def main() -> None:
    """Write them beside this file."""
    for name, (game, numbers) in SHOWN.items():
        Path(__file__).with_name(f"{name}.png").write_bytes(picture_of(game, numbers))


if __name__ == "__main__":
    main()
