"""A PDF as one holds it in the hand: pages, letters and shapes, in millimetres from the upper left."""

import re
from typing import NamedTuple

import pypdfium2

POINT = 25.4 / 72
TWICE = re.compile("((?:[^\u094d]\u094d)+[^\u094d]?[\u0900-\u0903\u093a-\u094c]*)\\1+")
TEXT, PATH, IMAGE = 1, 2, 3  # kinds of what stands on a page


class Box(NamedTuple):
    """From the upper left corner to the lower right one."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def holds(self, other: "Box", slack: float = 0.05) -> bool:
        """Whether the other one lies inside."""
        return (
            self.left - slack <= other.left
            and self.top - slack <= other.top
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def squeezed(text: str) -> str:
    """A text without blanks and hyphens, wherever its lines end.

    Of Devanagari letters that are read twice, because one sign is several letters, count once.
    """
    return TWICE.sub(r"\1", re.sub(r"[\s\u200b\ufffe\xad-]+", "", text))


class Page:
    """One page."""

    def __init__(self, page: pypdfium2.PdfPage) -> None:
        self.width, self.height = (length * POINT for length in page.get_size())
        text = page.get_textpage()
        found = ((text.get_text_range(place, 1), place) for place in range(text.count_chars()))
        self.letters = [  # that are not blank, and where they stand
            (letter, self._box(*text.get_charbox(place))) for letter, place in found if squeezed(letter)
        ]
        text.close()
        self.shapes = list[Box]()  # lines and areas
        self.images = 0  # pictures made of pixels
        self.has_own_fonts = True  # all letters bring their font with them
        self.fonts = set[str]()  # by name
        for thing in page.get_objects(max_depth=8):
            if thing.type == PATH:
                self.shapes.append(self._box(*thing.get_bounds()))
            elif thing.type == TEXT:
                self.has_own_fonts &= thing.get_font().is_embedded
                self.fonts.add(thing.get_font().get_base_name().rpartition("+")[2])
            self.images += thing.type == IMAGE
        page.close()

    def _box(self, left: float, bottom: float, right: float, top: float) -> Box:
        return Box(left * POINT, self.height - top * POINT, right * POINT, self.height - bottom * POINT)

    @property
    def text(self) -> str:
        """All that stands there, squeezed."""
        return squeezed("".join(text for text, _ in self.letters))

    def text_in(self, place: Box) -> str:
        """What stands in a place, squeezed."""
        return squeezed("".join(text for text, box in self.letters if place.holds(box)))

    def shapes_of(self, width: float, height: float, slack: float = 0.6) -> list[Box]:
        """Those of about this size."""
        return [
            box
            for box in self.shapes
            if abs(box.width - width) <= slack and abs(box.height - height) <= slack
        ]


class Printed:
    """A whole document."""

    def __init__(self, pdf: bytes) -> None:
        with pypdfium2.PdfDocument(pdf) as document:
            self.title = document.get_metadata_dict()["Title"]
            self.pages = [Page(page) for page in document]
