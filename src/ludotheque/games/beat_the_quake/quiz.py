"""Six questions on earthquake safety; `docs/concepts/messages-beat-the-quake.md` has the sources."""

from ludotheque.engine.quiz import Question
from ludotheque.engine.words import say

QUESTIONS = (
    Question("shaking", answers=4, right=2),
    Question("bed", answers=4, right=0),
    Question("furniture", answers=4, right=1),
    Question("dark", answers=4, right=3),
    Question("out", answers=4, right=1),
    Question("water", answers=4, right=2),
)


def words(key: str, language: str) -> str:
    """What stands in the catalogue under this key of the quiz."""
    return say(f"bq-quiz-{key}", language)
