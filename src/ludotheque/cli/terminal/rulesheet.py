"""A game's ruling sheet, as the terminal shows it: by clause, by section, or by a word in it."""

import re
import unicodedata
from dataclasses import dataclass

from ludotheque.games.rulesheet import for_players, parse, sheet_of

__all__ = ["Clause", "clauses_in", "head_of", "look_up", "sheet_of"]

_ASKED = re.compile(r"(?:[A-Za-z0-9]+-)?(?P<number>\d+(?:\.\d+)?)")


@dataclass(frozen=True)
class Clause:
    """One clause, or the heading of a section (its number has no point)."""

    number: str
    text: str

    @property
    def is_heading(self) -> bool:
        """Whether clauses follow it."""
        return "." not in self.number


def clauses_in(sheet: str) -> list[Clause]:
    """The clauses in order, each on one line, its marks of emphasis taken off."""
    found: list[Clause] = []
    for section in for_players(parse(sheet)).sections:
        found.append(Clause(section.id.rpartition("-")[2], _unmarked(section.title)))
        found += [Clause(clause.number, _unmarked(clause.text)) for clause in section.clauses]
    return found


def head_of(sheet: str) -> list[str]:
    """What stands before the clauses: the title, what the game is about, to whom it is owed."""
    parsed = parse(sheet)
    return [_unmarked(text) for text in (parsed.title, *parsed.about)]


def _unmarked(text: str) -> str:
    return re.sub(r"\*+|`", "", text)


def look_up(clauses: list[Clause], asked: str) -> list[Clause]:
    """The headings, if nothing was asked; a section or clause by number; else the clauses with a word."""
    if not asked:
        return [clause for clause in clauses if clause.is_heading]
    number = _ASKED.fullmatch(asked)
    if number is not None:
        wanted = number["number"]
        return [
            clause for clause in clauses if clause.number == wanted or clause.number.startswith(f"{wanted}.")
        ]
    return [clause for clause in clauses if _as_typed(asked) in _as_typed(clause.text)]


def _as_typed(text: str) -> str:
    """Without capitals, accents, curly apostrophes and narrow spaces: few people type them."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
