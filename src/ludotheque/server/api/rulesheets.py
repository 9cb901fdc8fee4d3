"""The ruling sheets as clients show them: clauses in parts, with references to other clauses."""

import re
from collections.abc import Iterator
from functools import cache

from ludotheque.engine.words import Refused
from ludotheque.games.rulesheet import RULING, Section, Sheet, for_players, language_of_sheet, parse, sheet_of
from ludotheque.server.protocol import RuleClause, RulePart, RuleSection, RuleSheet

_MARKED = re.compile(r"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*")
_REFERENCE = re.compile(
    r"(?P<open>\()|(?P<close>\))|(?<![\w.-])(?P<id>(?:[A-Z0-9]+-)?\d+(?:\.\d+)?)(?![\w-]|\.\d)"
)


@cache
def rule_sheet(game: str, language: str) -> RuleSheet:
    """The sheet of a game; Refused if there is none."""
    try:
        sheet = for_players(parse(sheet_of(game, language)))
    except FileNotFoundError:
        raise Refused("rules-none", game=game) from None
    reader = Reader(sheet)
    return RuleSheet(
        game=game,
        language=language_of_sheet(game, language),
        title=sheet.title,
        about=[reader.parts(text) for text in sheet.about],
        sections=[reader.section(section) for section in sheet.sections],
    )


class Reader:
    """Reads the clauses of one sheet, and knows which there are."""

    def __init__(self, sheet: Sheet) -> None:
        self._ids: dict[str, str] = {}  # by what stands in a text
        for section in sheet.sections:
            self._ids[section.id] = section.id
            for clause in section.clauses:
                self._ids[clause.number] = self._ids[_id(section, clause.number)] = _id(
                    section, clause.number
                )

    def section(self, section: Section) -> RuleSection:
        """A section; a mark in its title counts for every clause."""
        is_all_ruling = RULING in section.title
        return RuleSection(
            id=section.id,
            title=section.title.replace(RULING, "").strip(),
            clauses=[
                RuleClause(
                    id=_id(section, clause.number),
                    ruling=is_all_ruling or RULING in clause.text,
                    parts=self.parts(clause.text),
                )
                for clause in section.clauses
            ],
        )

    def parts(self, text: str) -> list[RulePart]:
        """A text in parts: what is marked, references, and the words between them."""
        return [RulePart(kind=kind, text=words) for kind, words in self._marked(text)]  # type: ignore[arg-type]

    def _marked(self, text: str) -> Iterator[tuple[str, str]]:
        depth = at = 0
        for mark in [*_MARKED.finditer(text), None]:
            depth, found = self._plain(text[at : mark.start() if mark else len(text)], depth)
            yield from found
            if mark is not None:
                assert mark.lastgroup is not None
                yield mark.lastgroup, mark[mark.lastgroup]
                at = mark.end()

    def _plain(self, text: str, depth: int) -> tuple[int, list[tuple[str, str]]]:
        """Words with the references in them: by their whole name, or in brackets by number alone."""
        parts: list[tuple[str, str]] = []
        at = 0
        for found in _REFERENCE.finditer(text):
            if found["id"] is None:
                depth = depth + 1 if found["open"] else max(0, depth - 1)
            elif found["id"] in self._ids and ("-" in found["id"] or depth):
                parts += [("text", text[at : found.start()]), ("clause", self._ids[found["id"]])]
                at = found.end()
        return depth, [part for part in [*parts, ("text", text[at:])] if part[1]]


def _id(section: Section, number: str) -> str:
    return f"{section.id.rpartition('-')[0]}-{number}"
