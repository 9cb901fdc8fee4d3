"""The canvas of characters: colours, blocks and braille, blocks of lines side by side."""

import pytest

from ludotheque.engine.canvas import Canvas, Depth, Style, beside, paint, width_of

RED = Style((255, 0, 0), (0, 0, 0), is_bold=True)


def test_paint() -> None:
    """As many colours as the terminal has; none at all where it has none."""
    assert paint("a", Depth.NONE, RED) == "a"
    assert paint("a", Depth.INDEXED, RED) == "\x1b[1;38;5;196;48;5;16ma\x1b[0m"
    assert paint("a", Depth.TRUE, RED) == "\x1b[1;38;2;255;0;0;48;2;0;0;0ma\x1b[0m"
    assert paint("a", Depth.TRUE, Style()) == "a"
    assert paint("", Depth.TRUE, RED) == ""


def test_width_counts_no_colours() -> None:
    """Only what is seen."""
    assert width_of(["ab", paint("abc", Depth.TRUE, RED)]) == 3
    assert width_of([]) == 0


def test_beside() -> None:
    """The right block begins in one column, also where the left one has colours."""
    left = [paint("ab", Depth.TRUE, RED), "a"]
    assert beside(left, ["x", "y", "z"], gap=1) == [f"{left[0]} x", "a  y", "   z"]
    assert beside(["a", "b"], ["x"]) == ["a  x", "b"]


@pytest.mark.parametrize(("is_fine", "lines"), [(False, ["▐▌"]), (True, ["⢸⡇"])])
def test_a_stroke(is_fine: bool, lines: list[str]) -> None:
    """A line down the middle of two characters: in blocks, or in braille."""
    canvas = Canvas(2, 1, is_fine)
    canvas.stroke([(2, down / 2) for down in range(9)], 0.8, None)
    assert canvas.lines(Depth.NONE) == lines
    canvas.rub_out([(2, down / 2) for down in range(9)], 1)
    assert canvas.lines(Depth.NONE) == [""]


def test_text_covers_lines_and_lines_cover_outlines() -> None:
    """What is written stays; what is outlined gives way."""
    canvas = Canvas(3, 1)
    canvas.outline(0, 0, "___")
    canvas.stroke([(3, 2)], 1.2, None)
    assert canvas.lines(Depth.NONE)[0][0] == "_"
    assert canvas.lines(Depth.NONE)[0][1] not in "_ "
    canvas.write(1, 0, "A", Style())
    assert canvas.lines(Depth.NONE)[0][1] == "A"


def test_ground() -> None:
    """Coloured ground shows also where nothing is written; what lies outside is lost."""
    canvas = Canvas(2, 1)
    canvas.lay(-1, 0, 2, (1, 2, 3))
    canvas.write(5, 5, "lost", Style())
    assert canvas.lines(Depth.TRUE) == ["\x1b[48;2;1;2;3m \x1b[0m"]
