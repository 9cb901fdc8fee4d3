"""What sentences name: marked in the text, and told beside it."""

import pytest

from ludotheque.engine.speech import Speaking
from ludotheque.engine.things import Thing, marked, sentence, told, told_json, unmarked
from ludotheque.engine.words import printable

PLACE = marked("place", "2,-3", "one north")


def thing(at: int, end: int, kind: str = "place", code: str = "2,-3") -> Thing:
    """Something that is named."""
    return {"at": at, "end": end, "kind": kind, "code": code}


@pytest.mark.parametrize(
    ("text", "plain", "things"),
    [
        ("Ada goes first.", "Ada goes first.", []),
        ("", "", []),
        (PLACE, "one north", [thing(0, 9)]),
        (f"At {PLACE}, or {PLACE}.", "At one north, or one north.", [thing(3, 12), thing(17, 26)]),
        (f"{PLACE}{PLACE}", "one northone north", [thing(0, 9), thing(9, 18)]),
        (f"\U0001f469\u200d\U0001f680 {PLACE}", "\U0001f469\u200d\U0001f680 one north", [thing(4, 13)]),
        (f"\u2068עדה\u2069: {PLACE}", "\u2068עדה\u2069: one north", [thing(7, 16)]),
        (f"That{marked('section', '0,0 3')} one.", "That one.", [thing(4, 4, "section", "0,0 3")]),
        (marked("tile", "+2:03/1", f"inside {PLACE}"), "inside one north", [thing(0, 16, "tile", "+2:03/1")]),
    ],
)  # fmt: skip
def test_what_a_text_names(text: str, plain: str, things: list[Thing]) -> None:
    """In characters as Unicode counts them; what has no words is spoken of where it stands."""
    assert told(text) == (plain, things)
    assert unmarked(text) == plain
    assert told_json(text, "words") == ({"words": plain, "things": things} if things else {"words": plain})
    assert [plain[one["at"] : one["end"]] for one in things] == [
        "" if one["kind"] == "section" else "inside one north" if one["kind"] == "tile" else "one north"
        for one in things
    ]


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        ("", ""),
        ("it lies there", "It lies there"),
        ("élan", "Élan"),
        (f"{PLACE}: free", "One north: free"),
        (f"{marked('place', '0,0')}{PLACE}: free", "One north: free"),
        (f"at {PLACE}", "At one north"),
        ("A3: free", "A3: free"),
    ],
)
def test_a_sentence_has_a_capital_letter_first(text: str, begun: str) -> None:
    """Whatever is marked there, and it stays marked."""
    assert told(sentence(text)) == (begun, told(text).things)


def test_nobody_can_write_a_mark() -> None:
    """Names and editions are printable before anybody says them, and no mark is."""
    assert printable(PLACE).isprintable()
    assert told(printable(PLACE)).things == []


def test_only_beside_a_board_is_anything_marked() -> None:
    """In a terminal the words are all there is."""
    for has_board in (False, True):
        speech = Speaking("en", ("Ada",), is_plain=True, has_board=has_board)
        assert told(speech.thing("card", "torch", "a torch") + speech.about("card", "map")) == (
            "a torch",
            [thing(0, 7, "card", "torch"), thing(7, 7, "card", "map")] if has_board else [],
        )
