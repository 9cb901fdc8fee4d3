"""Why one move rather than another, in words: facts that follow from the view of a seat, with their numbers.

Each game has a part `reasons` with the same three things: `speech`, which says its words, `gains`, what
speaks for a move, and `risks`, what speaks against it. What holds for both moves is no reason for either; nor
is a gain that the other move has as much of.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.engine.contract import Game, Move, View
from ludotheque.engine.things import sentence

MOST = 4  # reasons: more are not read


@dataclass(frozen=True)
class Fact:
    """Something that speaks for a move, or against it."""

    kind: str  # only facts of one kind are compared
    amount: tuple[float, ...]  # how much it counts, in all that matters about it: more is more
    text: str = ""  # empty: it counts, and nobody needs to be told

    def is_matched_by(self, other: "Fact") -> bool:
        """Whether the other one counts as much, whatever one looks at."""
        return all(mine <= theirs for mine, theirs in zip(self.amount, other.amount, strict=True))


def why(
    game: Game,
    view: View,
    preferred: Move,
    played: Move | None,
    names: Sequence[str],
    language: str,
) -> list[str]:
    """What speaks for a move, and against the one played in its place, if there is one.

    A game that has no reasons gives none.
    """
    if not game.has_part("reasons"):
        return []
    words = game.part("reasons")
    speech = words.speech(language, tuple(names))
    gains, risks = words.gains(speech, view, preferred), words.risks(speech, view, preferred)
    if played is None:
        return [_begun(text, names) for text in _told([*gains, *risks])[:MOST]]
    spoken_for = _told(beyond(gains, words.gains(speech, view, played)))
    against = _told(beyond(words.risks(speech, view, played), risks))
    return [*spoken_for[: MOST - 1], *(speech.say("why-played", fact=fact) for fact in against)][:MOST]


def beyond(facts: Sequence[Fact], others: Sequence[Fact]) -> list[Fact]:
    """The facts about one move that the other move has not, or not as much of, in their order."""
    kinds = dict.fromkeys(fact.kind for fact in facts)
    kept = [
        fact
        for kind in kinds
        for fact in _beyond(
            [one for one in facts if one.kind == kind], [one for one in others if one.kind == kind]
        )
    ]
    return [fact for fact in facts if fact in kept]


def _beyond(facts: Sequence[Fact], others: Sequence[Fact]) -> list[Fact]:
    """Facts of one kind that the other move lacks: each is set against one of the others, if one is equal."""
    if others and _sum(facts).is_matched_by(_sum(others)):
        return []
    left = list(others)
    unequal: list[Fact] = []
    for fact in facts:
        if fact in left:
            left.remove(fact)
        else:
            unequal.append(fact)
    found: list[Fact] = []
    for fact in sorted(unequal, key=lambda one: one.amount, reverse=True):
        match = next((other for other in left if fact.is_matched_by(other)), None)
        if match is None:
            found.append(fact)
        else:
            left.remove(match)
    return found


def _sum(facts: Sequence[Fact]) -> Fact:
    """All of one kind together."""
    return Fact(facts[0].kind, tuple(map(sum, zip(*(fact.amount for fact in facts), strict=True))))


def _begun(text: str, names: Sequence[str]) -> str:
    """A reason with a capital letter first; the name of a person stays as it is."""
    return text if text.startswith(tuple(names)) else sentence(text)


def _told(facts: Sequence[Fact]) -> list[str]:
    """What they say, each thing once."""
    return [text for text in dict.fromkeys(fact.text for fact in facts) if text]
