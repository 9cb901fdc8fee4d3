"""The ruling sheets that lie beside the games' rules, taken apart: title, sections, clauses."""

import re
from dataclasses import dataclass, replace

from ludotheque.engine import installed
from ludotheque.engine.languages import ENGLISH

RULING = "**[R]**"  # marks a ruling of ours; in the title of a section: all its clauses are
AIM = "**[A]**"  # likewise an aim of ours, for whoever makes editions and bots: no player needs it

_SECTION = re.compile(r"## (?P<id>[A-Z0-9]+-\d+) (?P<title>.+)")
_CLAUSE = re.compile(r"- (?P<number>\d+\.\d+) (?P<text>.+)")


@dataclass(frozen=True)
class Clause:
    """One clause, its marks of emphasis still on."""

    number: str  # 4.2
    text: str


@dataclass(frozen=True)
class Section:
    """A section and its clauses."""

    id: str  # SE-4
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Sheet:
    """A whole sheet."""

    title: str
    about: tuple[str, ...]  # what stands before the first section, a text for each paragraph
    sections: tuple[Section, ...]


def sheet_of(game: str, language: str = ENGLISH) -> str:
    """The sheet that lies beside the game's rules, in this language or else in English."""
    folder = installed.folder_of(game)
    if folder is None:
        raise FileNotFoundError(f"no folder of {game}")
    return (folder / sheet_name(language_of_sheet(game, language))).read_text(encoding="utf-8")


def sheet_name(language: str) -> str:
    """What a sheet is called: RULES.md in English, RULES.fr.md in French."""
    return "RULES.md" if language == ENGLISH else f"RULES.{language}.md"


def language_of_sheet(game: str, language: str) -> str:
    """The language of the sheet that is shown to who wants this one."""
    folder = installed.folder_of(game)
    is_there = folder is not None and (folder / sheet_name(language)).is_file()
    return language if is_there else ENGLISH


def for_players(sheet: Sheet) -> Sheet:
    """A sheet without our aims."""
    sections = (
        replace(section, clauses=tuple(clause for clause in section.clauses if AIM not in clause.text))
        for section in sheet.sections
        if AIM not in section.title
    )
    return replace(sheet, sections=tuple(sections))


def parse(text: str) -> Sheet:
    """A sheet taken apart: each clause and each paragraph on one line."""
    title = ""
    about: list[str] = []
    sections: list[Section] = []
    for block in _blocks(text):
        if block.startswith("# "):
            title = block.removeprefix("# ")
        elif section := _SECTION.fullmatch(block):
            sections.append(Section(section["id"], section["title"], ()))
        elif clause := _CLAUSE.fullmatch(block):
            last = sections.pop()
            found = Clause(clause["number"], clause["text"])
            sections.append(Section(last.id, last.title, (*last.clauses, found)))
        elif not sections:
            about.append(block)
        else:
            raise ValueError(f"no heading and no clause: {block}")
    return Sheet(title, tuple(about), tuple(sections))


def _blocks(text: str) -> list[str]:
    """Headings, clauses and paragraphs, each on one line."""
    blocks: list[str] = []
    is_open = False  # whether a line may go on the block before it
    for line in text.splitlines():
        if line.startswith(("#", "- ")) or (line.strip() and not is_open):
            blocks.append(line.strip())
            is_open = not line.startswith("#")
        elif line.strip():
            blocks[-1] += f" {line.strip()}"
        else:
            is_open = False
    return blocks
