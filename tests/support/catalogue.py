"""The Fluent catalogue as tests look at it: messages, what they have to be given, and their texts."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.engine import installed

PACKAGE = Path(ludotheque.__file__).parent
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for what a message puts in


class _Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent names it so
        """One more."""
        self.found.add(node.id.name)


def files_of(language: str) -> list[Path]:
    """The files of a language: the shared ones, and those of every game."""
    folders = (PACKAGE, *installed.folders())
    return [path for folder in folders for path in sorted((folder / "words" / language).glob("*.ftl"))]


def messages_in(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file; no line of it is left over."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def catalogue(language: str) -> dict[str, ftl.Message]:
    """All messages of a language; none stands in two files."""
    found: dict[str, ftl.Message] = {}
    for path in files_of(language):
        for key, message in messages_in(path).items():
            assert key not in found, f"{path.name}: {key} stands in another file too"
            found[key] = message
    return found


def variables(message: ftl.Message) -> set[str]:
    """What a message has to be given."""
    finder = _Variables()
    finder.visit(message)
    return finder.found


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """Every text that a message may give, holes for what is put in; choices are given apart."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            text += element.value
            continue
        text += HOLE
        if isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)
    yield text


def all_texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with the key of its message."""
    for key, message in catalogue(language).items():
        assert message.value is not None
        for text in texts(message.value):
            yield key, text
