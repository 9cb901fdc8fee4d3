"""The catalogue: the same messages in both languages, all of them used, each in its own typography."""

import ast
import re
from pathlib import Path

import pytest

from ludotheque.engine.languages import ABOUT_EACH, ENGLISH, LANGUAGES
from ludotheque.engine.records import parse_record
from ludotheque.engine.words import MissingWords, Refused, quote, say, say_number, say_time
from ludotheque.games import registry
from tests.support.catalogue import PACKAGE, all_texts, catalogue, files_of, messages_in, variables

NARROW = "\N{NARROW NO-BREAK SPACE}"
SHELL = {
    "cuda-not-installed",
    "env-extra",
    "paper-not-installed",
    "ray-not-installed",
}  # quotes as a shell wants them


OTHERS = [language for language in LANGUAGES if language != ENGLISH]
COMPLETE = [language for language in OTHERS if ABOUT_EACH[language].is_complete]


def messages_of(language: str) -> dict[tuple[Path, str], list[str]]:
    """The messages of each file, by its name and by the folder of words that it lies in."""
    return {(path.parents[1], path.name): list(messages_in(path)) for path in files_of(language)}


@pytest.mark.parametrize("language", OTHERS)
def test_what_another_language_says_is_said_in_english_too(language: str) -> None:
    """In the same file; so no message of a language is unused either."""
    english = messages_of(ENGLISH)
    for file, keys in messages_of(language).items():
        assert set(keys) <= set(english.get(file, ())), file


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_lacks_nothing(language: str) -> None:
    """The same messages in the same files, in the same order."""
    assert messages_of(language) == messages_of(ENGLISH)


def test_which_languages_are_complete() -> None:
    """A language that is here is not taken for one that has only begun."""
    assert COMPLETE == ["fr", "ne"]


@pytest.mark.parametrize("language", OTHERS)
def test_same_variables_in_every_language(language: str) -> None:
    """A translation is given the same words."""
    english = catalogue(ENGLISH)
    for key, message in catalogue(language).items():
        assert variables(message) == variables(english[key]), key


def used_keys() -> list[re.Pattern[str]]:
    """Every text in the sources that may name a message; what an f-string puts in may be anything."""
    patterns = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                patterns.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                if parts[0] != ".+":
                    patterns.add("".join(parts))
    return [re.compile(pattern) for pattern in patterns if len(pattern) < 60]


def test_no_message_is_unused() -> None:
    """Each is named somewhere in the sources. Those of the web client are looked for in it."""
    patterns = used_keys()
    mine = [key for key in catalogue("en") if not key.startswith("web-")]
    unused = [key for key in mine if not any(one.fullmatch(key) for one in patterns)]
    assert unused == []


def test_french_typography() -> None:
    """Narrow no-break spaces before : ; ! ? and inside « »; no straight quotes."""
    for key, text in all_texts("fr"):
        if key.startswith("command-"):
            continue  # words to type
        assert not re.search(rf"(?<!{NARROW})[:;!?»]", text), (key, text)
        assert not re.search(rf"«(?!{NARROW})", text), (key, text)
        assert key in SHELL or not re.search("['\"“]", text), (key, text)


def test_no_french_name_has_to_be_elided() -> None:
    """A name may begin with any letter, or with “le”: it stands neither behind “de” nor behind “que”."""
    names = "actor|bot|name|names|next|objective|other|owner|player|seat|who|whose"
    for path in files_of("fr"):
        assert not re.search(rf"\b(?:de|que) \{{ \$(?:{names}) \}}", path.read_text(encoding="utf-8")), (
            path.name
        )


def test_english_typography() -> None:
    """No blank before : ; ! ?, and curly quotes."""
    for key, text in all_texts("en"):
        if key.startswith("command-"):
            continue
        assert not re.search(r"\s[:;!?]", text), (key, text)
        assert key in SHELL or not re.search("['\"«]", text), (key, text)


def test_say() -> None:
    """A message with what it is given; plural forms; numbers without grouping where they are codes."""
    assert say("told-crews-back", name="Ada", count=1) == "Ada takes back 1 crew."
    assert say("told-crews-back", name="Ada", count=2) == "Ada takes back 2 crews."
    assert say("told-crews-back", "fr", name="Ada", count=2) == "Ada reprend 2 équipes."
    assert say("record-too-long", most=33554432) == "longer than 33554432 bytes"


def test_one_seat_is_one_seat() -> None:
    """Plural forms of refusals."""
    words = {"least": 2, "most": 4}
    assert say("seats-wrong", seats=1, **words) == "1 seat; the game is for 2 to 4"
    assert say("seats-wrong", "fr", seats=1, **words).startswith("1 siège\N{NARROW NO-BREAK SPACE};")
    assert say("bots-count", count=2, seats=1).startswith("2 bots for 1 seat:")


def test_what_is_no_record_or_no_board_is_called_so() -> None:
    """Whatever else a file holds, it is no record without its format; Situation 4 has boards."""
    for data in (b"{}", b'{"name": "x"}'):
        with pytest.raises(Refused) as refused:
            parse_record(data, registry.find)
        assert refused.value.tell() == "format: missing: this is not a game record of Ludotheque"
    with pytest.raises(Refused) as refused:
        registry.find("situation-4").edition_from("nope")
    assert refused.value.tell().startswith("options.board: unknown board “nope”; choose from classic")
    assert "plateau inconnu" in refused.value.tell("fr")


def test_numbers_are_written_as_in_the_language() -> None:
    """French has a decimal comma and a space between thousands, Nepali its own digits."""
    english, french, nepali = "en", "fr", "ne"
    assert say_number(12345.678, english, places=2) == "12,345.68"
    assert say_number(12345.678, french, places=2) == f"12{NARROW}345,68"
    assert say_number(2, french, places=1) == "2,0"
    assert say_number(0.25, english, style="percent") == "25%"
    assert say_number(0.25, french, style="percent") == "25\N{NO-BREAK SPACE}%"
    assert say_number(12345.678, nepali, places=2) == "१२,३४५.६८"
    assert say_time(62_345, nepali) == "१:०२.३४५"


def test_missing_words_are_a_fault() -> None:
    """An unknown message, or one that lacks something."""
    with pytest.raises(MissingWords):
        say("no-such-message")
    with pytest.raises(MissingWords):
        say("bot-unknown")


def test_a_refusal_names_seats_by_number_or_by_name() -> None:
    """Records know numbers, a terminal knows names."""
    error = Refused("crew-manned", "SE-4.4", seat=1, other=0, fragment="03")
    assert error.tell() == (
        "seat 1 cannot put a crew on fragment 03: seat 0’s crew stands on that section (SE-4.4)"
    )
    assert error.tell("en", ["Ada", "Bo"]) == (
        "Bo cannot put a crew on fragment 03: Ada’s crew stands on that section (SE-4.4)"
    )
    assert error.tell("fr", ["Ada", "Bo"]).startswith("Bo ne peut pas poser d’équipe")


def test_bot_unknown() -> None:
    """The words for a bot that there is not."""
    assert say("bot-unknown", bot=quote("x"), known="uniform") == "there is no bot “x”; choose from uniform"


def test_quotation_marks_are_those_of_the_language() -> None:
    """And a long text stays whole where the message needs it, cut where it is quoted."""
    refused = Refused("move-unknown", move=quote("fly  me"))
    assert refused.tell("en") == "“fly  me” is not a move"
    assert refused.tell("fr").startswith("«\u202ffly  me\u202f» ")
    assert quote("x" * 100, 10) == "“xxxxxxxxxx…”"
    assert say("legal-moves", name="Ada", count=2, moves="m" * 5000).endswith("m" * 5000)
