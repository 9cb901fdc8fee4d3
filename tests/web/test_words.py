"""Everything that the web client says comes from the catalogue, and everything for it there is said."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.catalogue import catalogue, variables
from tests.web.sources import (
    Piece,
    braces_in,
    components,
    end_of_braces,
    end_of_string,
    files,
    markup,
    program,
    strings_in,
)

BRAND = "Ludotheque"
READ_OUT = ("alt", "aria-description", "aria-label", "aria-roledescription", "label", "placeholder", "title")
LETTERS = re.compile(r"[^\W\d_]")
HOLE = "\0"

_ATTRIBUTE = re.compile(rf"""(?<![\w-])({"|".join(READ_OUT)})=(["'])(.*?)\2""", re.DOTALL)
_CALL = re.compile(r"(?<![\w.$])t\(\s*(?=[\"'`])")
_ENTITY = re.compile(r"&\w+;")
_KEYS = re.compile(r"\s*(?:\.\.\.)?(\w+)\s*(?:$|[:,}(])")
_SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;]? [^\W\d_]{2,}")
_ID = re.compile(r"web-[a-z0-9-]*")


# What is said


def said_in(source: str) -> Iterator[str]:
    """What stands in the markup of a component for people to read, other than by way of `t`."""
    for piece in markup(source):
        if piece.kind == "text":
            text = _ENTITY.sub("", piece.source).replace(BRAND, "")
            if LETTERS.search(text):
                yield text.strip()
        elif piece.kind == "tag":
            yield from (value for _, _, value in _ATTRIBUTE.findall(_without_braces(piece.source)))
        else:
            yield from _literals(piece)


def _without_braces(tag: str) -> str:
    for inside in braces_in(tag):
        tag = tag.replace(inside, "{}", 1)
    return tag


def _literals(piece: Piece) -> Iterator[str]:
    """Strings that an expression among the text puts there: `{isOn ? "on" : "off"}`."""
    if piece.source[1] in "#:/@":
        return
    shown = re.sub(r"[=!]==?\s*([\"'])(?:(?!\1).)*\1", "", piece.source)  # what is compared is not shown
    calls = list(_calls(shown))
    for place, text in strings_in(shown):
        if not any(start <= place < end for start, end, _, _ in calls) and LETTERS.search(_holes_out(text)):
            yield text


def _holes_out(template: str) -> str:
    """A template with a mark in place of each hole."""
    out, place = "", 0
    while (hole := template.find("${", place)) >= 0:
        out += template[place:hole] + HOLE
        place = end_of_braces(template, hole + 1)
    return out + template[place:]


def _calls(source: str) -> Iterator[tuple[int, int, str, set[str] | None]]:
    """Calls of `t`: from where to where, the id with holes marked, the arguments if they are written out."""
    for call in _CALL.finditer(source):
        end = end_of_string(source, call.end())
        message = _holes_out(source[call.end() + 1 : end - 1])
        rest = re.match(r"\s*(,\s*(?=\{)|,|\))", source[end:])
        given: set[str] | None = set()
        if rest is not None and rest.group().strip().startswith(","):
            given = None
            if source[end + rest.end()] == "{":
                begin = end + rest.end()
                end = end_of_braces(source, begin)
                given = _keys(source[begin + 1 : end - 1])
        yield call.start(), end, message, given


def _keys(inside: str) -> set[str] | None:
    """The keys of an object; None if some are not written out."""
    keys: set[str] = set()
    depth = begin = place = 0
    inside += ","
    while place < len(inside):
        letter = inside[place]
        if letter in "\"'`":
            place = end_of_string(inside, place)
            continue
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            part = inside[begin:place].strip()
            if part.startswith("..."):
                return None
            if found := _KEYS.match(part):
                keys.add(found[1])
            begin = place + 1
        place += 1
    return keys


@pytest.mark.parametrize("path", components(), ids=lambda path: path.name)
def test_no_text_outside_the_catalogue(path: Path) -> None:
    """Neither in the markup nor in what is read out; symbols, digits and our name are no words."""
    assert list(said_in(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_no_sentence_in_the_program(path: Path) -> None:
    """What a program says, it takes from the catalogue. Errors that only we see are no words for people."""
    source = re.sub(r"new Error\((?:`[^`]*`|\"[^\"]*\")\)", "", program(path))
    found = [text for _, text in strings_in(source) if _SENTENCE.search(_holes_out(text))]
    assert [text for text in found if not _is_for_programs(text)] == []


def _is_for_programs(text: str) -> bool:
    """CSS, selectors and markup."""
    return re.search(r"[<>{}\[\]=#]|\b(?:px|rem|var)\b|^\(", text) is not None


# What is there to be said


def messages_used() -> list[tuple[str, set[str] | None, str]]:
    """Ids with holes marked, arguments, and where."""
    return [(message, given, path.name) for path in files() for _, _, message, given in _calls(program(path))]


def _fitting(message: str, known: set[str]) -> list[str]:
    pattern = re.compile(re.escape(message).replace(re.escape(HOLE), ".+"))
    return [key for key in known if pattern.fullmatch(key)]


def test_every_message_that_is_used_is_there() -> None:
    """With the arguments that it has to be given: one too few and the page stops."""
    messages = catalogue("en")
    for message, given, where in messages_used():
        if set(message) == {HOLE}:
            continue  # an id made elsewhere
        fitting = _fitting(message, set(messages))
        assert fitting, f"{where}: the catalogue has no {message.replace(HOLE, '*')}"
        if given is not None and HOLE not in message:
            missing = variables(messages[message]) - given
            assert not missing, f"{where}: {message} is not given {sorted(missing)}"


def test_every_message_of_the_client_is_used() -> None:
    """By its id, or by a template that it fits."""
    known = {key for key in catalogue("en") if key.startswith("web-")}
    used: set[str] = set()
    for path in files():
        for _, text in strings_in(program(path)):
            message = _holes_out(text)
            if _ID.match(message) and message != "web-" + HOLE:
                used.update(_fitting(message, known))
    assert sorted(known - used) == []


# That these tests can fail


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ("<p>{t('x')} and</p>", ["and"]),
        ('<button aria-label="Close">✕</button>', ["Close"]),
        ('<input {...rest} placeholder="Find it" value={"{"} />', ["Find it"]),
        ('<p>{isOn ? "on" : t("off")}</p>', ["on"]),
        ("<p>{`Move ${number}`}</p>", ["Move ${number}"]),
        ('<p class="button main">{t("web-x", { name: "A" })} · 3 × 4&nbsp;</p>', []),
        ('<p>{isOn ? ` · ${t("web-x")}` : ""}</p>', []),
        ('<p>{kind === "open" ? t("a") : 7}</p>', []),
        ("<script>const x = '<p>no</p>';</script><style>p { color: red }</style><b>Ludotheque</b>", []),
        ('{#if name === "on"}<p>{@render part("x")}</p>{/if}', []),
    ],
)
def test_text_is_found(source: str, found: list[str]) -> None:
    """Where a text may hide, and what only looks like one."""
    assert list(said_in(source)) == found


def test_arguments_are_read() -> None:
    """Keys alone, keys with values, and calls inside them."""
    source = 'say(t("a"), t(`b-${x}`, { one, two: f({ three: "}" }) }), t("c", args), t("d", { ...rest }))'
    assert [(message, given) for _, _, message, given in _calls(source)] == [
        ("a", set()),
        ("b-" + HOLE, {"one", "two"}),
        ("c", None),
        ("d", None),
    ]
