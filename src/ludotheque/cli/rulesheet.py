"""A game's ruling sheet, as the terminal shows it: by clause, by section, or by a word in it."""

import re
import unicodedata
from dataclasses import dataclass
from importlib.resources import files

_SECTION = re.compile(r"## (?P<prefix>[A-Z0-9]+)-(?P<number>\d+) (?P<title>.+)")
_CLAUSE = re.compile(r"- (?P<number>\d+\.\d+) (?P<text>.+)")
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


def sheet_of(game: str, language: str = "en") -> str:
    """The sheet that lies beside the game's rules: RULES.md in English, RULES.fr.md in French."""
    folder = files(f"ludotheque.games.{game.replace('-', '_')}")
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return folder.joinpath(name).read_text(encoding="utf-8")


def clauses_in(sheet: str) -> list[Clause]:
    """The clauses in order, each on one line, its marks of emphasis taken off."""
    found: list[Clause] = []
    is_open = False  # whether a line may go on the clause before it
    for line in sheet.splitlines():
        if section := _SECTION.fullmatch(line):
            found.append(Clause(section["number"], section["title"]))
            is_open = False
        elif clause := _CLAUSE.fullmatch(line):
            found.append(Clause(clause["number"], clause["text"]))
            is_open = True
        elif not line.strip():
            is_open = False
        elif is_open:
            found[-1] = Clause(found[-1].number, f"{found[-1].text} {line.strip()}")
    return [Clause(clause.number, _unmarked(clause.text)) for clause in found]


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
