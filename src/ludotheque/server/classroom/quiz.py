"""The quiz of a class, before its games and after them: asked, answered once, counted."""

import json
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError

from ludotheque.engine.contract import Game
from ludotheque.engine.quiz import Question, told
from ludotheque.engine.words import Refused, quote
from ludotheque.server.classroom.groups import Pupil
from ludotheque.server.protocol import QuizAnswers, QuizCount, QuizQuestion, QuizResults, QuizSheet, QuizTime
from ludotheque.server.store.store import Store

TIMES: tuple[QuizTime, ...] = ("before", "after")


def part_of(game: Game) -> ModuleType:
    """The quiz that a game brings; Refused if there is none."""
    if not game.has_part("quiz"):
        raise Refused("class-no-quiz")
    return game.part("quiz")


def count_of(game: Game) -> int:
    """How many questions there are; 0: no quiz."""
    return len(part_of(game).QUESTIONS) if game.has_part("quiz") else 0


def questions(game: Game, language: str, is_solved: bool) -> list[QuizQuestion]:
    """The questions in words; which answers are right, only if all may know."""
    part = part_of(game)
    shown = []
    for question in part.QUESTIONS:
        words = told(question, lambda key: str(part.words(key, language)))
        solved = {"right": question.right, "why": words.why} if is_solved else {}
        shown.append(QuizQuestion(id=question.id, text=words.text, answers=list(words.answers), **solved))
    return shown


def is_right(question: Question, answers: Mapping[str, int] | None) -> bool:
    """Whether a child knew this one."""
    return answers is not None and answers.get(question.id) == question.right


def right_in(game: Game, answers: Mapping[str, int] | None) -> int | None:
    """How many questions a child knew; None: it has not answered."""
    if answers is None:
        return None
    return sum(is_right(question, answers) for question in part_of(game).QUESTIONS)


async def sheets(store: Store, lesson: str, pupils: Sequence[Pupil]) -> list[QuizSheet]:
    """What these children have answered, in the same order."""
    found = {(row.person, row.time): json.loads(row.answers) for row in await store.class_answers(lesson)}
    return [
        QuizSheet(
            person=pupil.person,
            name=pupil.name,
            **{time: found[pupil.person, time] for time in TIMES if (pupil.person, time) in found},
        )
        for pupil in pupils
    ]


async def take(store: Store, game: Game, lesson: str, pupil: Row[Any], given: QuizAnswers) -> None:
    """Take the answers of a child; Refused if it has answered before, or an answer does not exist."""
    known = {question.id: question.answers for question in part_of(game).QUESTIONS}
    for question, answer in given.answers.items():
        if answer >= known.get(question, 0):
            raise Refused("class-quiz-question", question=quote(question), answer=answer + 1)
    row = {"lesson": lesson, "person": pupil.person, "time": given.time}
    try:
        await store.add_answers({**row, "answers": json.dumps(given.answers)})
    except IntegrityError:
        raise Refused("class-quiz-done", name=pupil.name) from None


def answered(children: Sequence[QuizSheet]) -> QuizCount:
    """How many have answered, each time."""
    return QuizCount(
        before=sum(child.before is not None for child in children),
        after=sum(child.after is not None for child in children),
    )


def results(game: Game, children: list[QuizSheet], language: str) -> QuizResults:
    """The whole class: how many knew each question, each time."""
    return QuizResults(
        questions=questions(game, language, is_solved=True),
        counts=[
            QuizCount(
                **{time: sum(is_right(one, getattr(child, time)) for child in children) for time in TIMES}
            )
            for one in part_of(game).QUESTIONS
        ],
        answered=answered(children),
        children=children,
    )
