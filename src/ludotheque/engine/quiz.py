"""A short quiz that a game may bring, for before and after it is played: its part `quiz`.

That part has `QUESTIONS`, and `words(key, language)`: the key is the id of a question, with `-1`, `-2`, … for
its answers and `-why` for the sentence that says why one of them is right.
"""

from collections.abc import Callable
from typing import NamedTuple


class Question(NamedTuple):
    """One page of a quiz."""

    id: str
    answers: int
    right: int  # from 0


class Told(NamedTuple):
    """A question in words."""

    text: str
    answers: tuple[str, ...]
    why: str


def told(question: Question, words: Callable[[str], str]) -> Told:
    """A question, its answers, and why one of them is right."""
    answers = (words(f"{question.id}-{number}") for number in range(1, question.answers + 1))
    return Told(words(question.id), tuple(answers), words(f"{question.id}-why"))
