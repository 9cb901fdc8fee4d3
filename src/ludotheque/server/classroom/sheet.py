"""What a lesson came to, as a file for spreadsheets: one row for each child."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ludotheque.engine.contract import Game
from ludotheque.engine.languages import ABOUT_EACH
from ludotheque.engine.words import say
from ludotheque.server.classroom.quiz import TIMES, count_of, questions, right_in
from ludotheque.server.protocol import ClassGame, QuizQuestion, QuizSheet

BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"  # by it spreadsheets know that this is UTF-8
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


class Last(NamedTuple):
    """The last game of a child."""

    game: ClassGame
    seat: int


def sheet(game: Game, children: Sequence[QuizSheet], games: Iterable[ClassGame], language: str) -> str:
    """A heading, and a row for each child: its last game, and what it knew."""
    asked = questions(game, language, is_solved=False) if count_of(game) else []
    last = last_games(games)
    file = io.StringIO()
    writer = csv.writer(file, delimiter=ABOUT_EACH[language].cells)
    writer.writerow(map(plain, _heading(asked, language)))
    for child in children:
        row = [child.name, *_played(last.get(child.name), language)]
        if asked:
            row += [_number(right_in(game, getattr(child, time))) for time in TIMES]
        for time in TIMES:
            row += [_answer(one, getattr(child, time), language) for one in asked]
        writer.writerow(map(plain, row))
    return BOM + file.getvalue()


def plain(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULAS) else cell


def last_games(games: Iterable[ClassGame]) -> dict[str, Last]:
    """By the name of a child the last game that it played to the end, or the last at all."""
    found: dict[str, Last] = {}
    for game in games:
        for seat, name in enumerate(game.players):
            before = found.get(name)
            is_worse = before is not None and before.game.result.why == "rules" != game.result.why
            if game.bots[seat] is None and not is_worse:
                found[name] = Last(game, seat)
    return found


def _heading(asked: Sequence[QuizQuestion], language: str) -> list[str]:
    columns = ["child", "table", "score", "survived", "bot", *(TIMES if asked else ())]
    heading = [say(f"class-file-{column}", language) for column in columns]
    for time in TIMES:
        for number, one in enumerate(asked, start=1):
            heading.append(say(f"class-file-answer-{time}", language, number=number, question=one.text))
    return heading


def _played(last: Last | None, language: str) -> list[str]:
    if last is None:
        return ["", "", "", ""]
    game, seat = last
    is_whole = game.result.why != "closed"
    survived = "" if game.survived is None else _yes(game.survived, language)
    score = str(game.result.scores[seat]) if is_whole else ""
    return [str(game.number), score, survived, _yes(game.stood_in[seat], language)]


def _answer(question: QuizQuestion, answers: dict[str, int] | None, language: str) -> str:
    if answers is None:
        return ""
    given = answers.get(question.id)
    return say("class-file-unknown", language) if given is None else question.answers[given]


def _number(right: int | None) -> str:
    return "" if right is None else str(right)


def _yes(is_so: bool, language: str) -> str:
    return say("class-file-yes" if is_so else "class-file-no", language)
