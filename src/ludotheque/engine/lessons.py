"""How lessons are written: scripted games are played, so every position and every move in them is real.

A lesson is a list of steps. A step is read, or asks for a move. What changes from step to step is a merge
patch; what people read beside it is in the game's `words/*/web-learn.ftl`, by the step's name. The part
`lessons` of a game has `tutorial(game)`, which gives all of them.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache, partial
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.engine.contract import START, Game, Milliseconds, Seat, Setup, State
from ludotheque.engine.languages import ENGLISH, FOLDER, LANGUAGES
from ludotheque.engine.match import Match, legal_texts
from ludotheque.engine.patches import difference
from ludotheque.engine.teller import Teller, scene_of
from ludotheque.engine.things import unmarked

Document = dict[str, Any]

LEARNER, ADA = Seat(0), Seat(1)


@cache
def names(language: str) -> tuple[str, str]:
    """What learner and teacher are called."""
    bundle = FluentBundle([language], use_isolating=False)
    for one in (ENGLISH, language):
        if (words := FOLDER / one / "web-learn.ftl").is_file():
            bundle.add_resource(FluentResource(words.read_text("utf-8")), allow_overrides=True)
    you, ada = (bundle.get_message(f"web-learn-{who}").value for who in ("you", "ada"))
    assert you is not None
    assert ada is not None
    return str(bundle.format_pattern(you)[0]), str(bundle.format_pattern(ada)[0])


class Manner:
    """What is peculiar to the lessons of one game."""

    options: Mapping[str, Any] = {}  # where a scene says nothing else
    base: Mapping[str, Any] = {}  # what is shown besides, in every position

    def __init__(self, game: Game) -> None:
        self.game = game

    def pile(self, given: Sequence[str]) -> Sequence[str]:
        """The whole pile, of which a scene gives the first."""
        return given

    def read(self, match: Match, written: str) -> tuple[Seat, str, Milliseconds]:
        """A move of the script: whose it is, in record notation, and when. Here: of who is waited for."""
        (seat,) = match.to_move()
        return seat, written, START

    def waited_for(self, match: Match) -> list[Seat]:
        """Who is shown as having to move."""
        return match.to_move()

    def pause(self, move: str, before: Document, after: Document) -> int | None:
        """Milliseconds that it takes to watch a move; None: as long as any."""
        return None

    def position(self, match: Match, tellers: Sequence[Teller]) -> Document:
        """What a position holds besides the view: what only the rules can tell, words in each language."""
        return {}


def match_of(
    manner: Manner, pile: Sequence[str], first: Seat, options: Mapping[str, Any], moves: Sequence[str]
) -> Match:
    """A game of two with a pile laid by hand, after these moves."""
    game = manner.game
    chosen = game.options(options)
    box = game.box(chosen)
    outcomes = [outcome for code in pile if (outcome := game.outcome_code(box, code)) is not None]
    assert [game.outcome_text(box, outcome) for outcome in outcomes] == list(pile)
    match = Match(game, chosen, 2, Setup(first, tuple(outcomes)))
    for written in moves:
        seat, move, now = manner.read(match, written)
        match.play(seat, game.move_code(box, move), now)
    return match


def time_of(match: Match) -> Milliseconds:
    """When the last move was made."""
    return match.played[-1].now if match.played else START


class Scripted:
    """One scripted game."""

    def __init__(self, match: Match, manner: Manner) -> None:
        self.match = match
        self.manner = manner

    def copy(self) -> "Scripted":
        """A second copy of this game, to be played on differently."""
        ours = self.match
        other = Match(ours.game, ours.options, ours.seats, ours.setup)
        for played in ours.played:
            other.play(*played)
        return Scripted(other, self.manner)

    def legal(self) -> list[str]:
        """What the learner may play, in record notation."""
        match = self.match
        assert self.manner.waited_for(match) == [LEARNER]
        return legal_texts(match.game, match.box, match.legal(LEARNER, time_of(match)))

    def act(self, *moves: str) -> list[Document]:
        """Play moves of the script, each an event that a client acts out."""
        return [self._act(move) for move in moves]

    def _act(self, written: str) -> Document:
        seat, text, now = self.manner.read(self.match, written)
        game, box = self.match.game, self.match.box
        state, before = self.match.snapshot(), self.document()
        move = game.move_code(box, text)
        self.match.play(seat, move, now)
        after = self.document()
        seen, drawn = game.seen(box, state, seat, move, self.match.drawn, LEARNER)
        event: Document = {"seat": int(seat)}
        if seen is not None:
            event["move"] = seen
        event |= {"drawn": list(drawn), "changes": difference(before, after)}
        if told := self._told(state):
            event["told"] = told
        pause = self.manner.pause(text, before["view"], after["view"])
        return event if pause is None else event | {"pause": pause}

    def _told(self, before: State) -> list[str]:
        """What happened, in each language; the learner knows what the learner did."""
        match = self.match
        seat, move, now = match.played[-1]
        scene = scene_of(match.game, match.box, before, seat, move, match.drawn, LEARNER, now)
        told = [self._teller(language).story(scene) for language in LANGUAGES]
        lines = zip(*told, strict=True)
        learner = re.compile(rf"\b{names(LANGUAGES[0])[LEARNER]}\b")
        kept = [line for line in lines if not learner.search(line[0].text)]
        return (
            [unmarked(" ".join(line[place].text for line in kept)) for place in range(len(LANGUAGES))]
            if kept
            else []
        )

    def _teller(self, language: str) -> Teller:
        return self.match.game.board_teller(names(language), language)

    def words_of(self, move: str) -> list[str]:
        """A move as something to do, in each language."""
        code = self.match.game.move_code(self.match.box, move)
        return [unmarked(self._teller(one).words_of(self.match.view(LEARNER), code)) for one in LANGUAGES]

    def document(self) -> Document:
        """What is shown, and what only the rules can tell of it, words in each language."""
        match = self.match
        view = match.view(LEARNER)
        document: Document = {
            "status": "finished" if match.is_over else "playing",
            "moves": len(match.played),
            "to_move": [int(seat) for seat in self.manner.waited_for(match)],
            "view": match.game.view_json(view),
            **self.manner.position(match, [self._teller(one) for one in LANGUAGES]),
        }
        if match.game.is_timed:
            document["game_time"] = {"now": time_of(match)}
        if self.manner.waited_for(match) == [LEARNER]:
            legal = match.legal(LEARNER, time_of(match))
            document["question"] = [
                unmarked(self._teller(one).choices(view, legal).question) for one in LANGUAGES
            ]
        return document


class Tutorial:
    """Writes lessons, step by step."""

    def __init__(self, manner: Manner) -> None:
        self.manner = manner
        self.game = manner.game
        self.lessons: list[Document] = []
        self.deals: dict[str, Callable[[], Match]] = {}  # by the step that begins with it
        self._scene: Scripted | None = None  # None: what is shown depends on what the learner chose
        self._fresh: Document = {}  # the scene that the next step begins with

    def lesson(self, name: str, *clauses: str) -> None:
        """A new lesson, on these clauses."""
        self.lessons.append({"id": name, "clauses": list(clauses), "steps": []})

    def scene(self, pile: str, *moves: str, first: Seat = LEARNER, **options: Any) -> None:
        """Another game: what was played in it before anybody looks."""
        whole = self.manner.pile(pile.split())
        self._deal = partial(match_of, self.manner, whole, first, {**self.manner.options, **options}, moves)
        self._scene = Scripted(self._deal(), self.manner)
        chosen = self.game.options_json(self._scene.match.options)
        self._fresh = {"options": chosen, **self._scene.document()}

    def _step(self, name: str, then: Sequence[str], point: str) -> Document:
        step: Document = {"id": name}
        if self._fresh:
            step["scene"], self._fresh = self._fresh, {}
            self.deals[name] = self._deal
        if then:
            assert self._scene is not None, f"{name}: who knows what the learner chose?"
            step["events"] = self._scene.act(*then)
        if point:
            step["point"] = point
        self.lessons[-1]["steps"].append(step)
        return step

    def read(self, name: str, *then: str, point: str = "", passes: bool = False) -> None:
        """Something to read, with these moves; `point`: what to look at, in the game's own terms.

        A step that passes ends with a card that the learner turns: then the next step comes by itself.
        """
        step = self._step(name, then, point)
        if passes:
            step["passes"] = True

    def list(self, items: Mapping[str, str]) -> None:
        """What is listed in the step before: words, and the clause of each."""
        self.lessons[-1]["steps"][-1]["list"] = dict(items)

    def ask(
        self, name: str, shown: str, *wanted: str, before: Sequence[str] = (), then: Sequence[str] = ()
    ) -> None:
        """A move to make, of those shown: one of those wanted, the first being the best, or any.

        The moves `before` are acted out first, and those of `then` after whatever the learner played.
        """
        step = self._step(name, before, "")
        assert self._scene is not None, f"{name}: who knows what the learner chose?"
        legal = [move for move in self._scene.legal() if fnmatchcase(move, shown)]
        right = list(
            dict.fromkeys(move for one in wanted or [shown] for move in legal if fnmatchcase(move, one))
        )
        assert right, (name, legal)
        step["legal"] = {move: self._scene.words_of(move) for move in legal}
        ends = {move: self._scene.copy() for move in right}
        step["moves"] = {move: scene.act(move, *then) for move, scene in ends.items()}
        self._scene = ends[right[0]] if len(right) == 1 else None


def document(tutorial: Tutorial) -> Document:
    """All of it, as the client fetches it."""
    game = tutorial.game
    seat = {"kind": "person", "ready": True, "left": False, "resigned": False}
    base = {
        "game": game.name,
        "rules": game.rules_version,
        "clock": {"kind": "none"},
        "public": False,
        "chat": False,
        "hints": False,
        "grace": 0,
        "host": "",
        "is_host": False,
        "round": 1,
        "seats": [seat, seat],
        "yours": [int(LEARNER)],
        "commitment": "",
        "seen_by": int(LEARNER),
        **tutorial.manner.base,
    }
    return {"languages": list(LANGUAGES), "base": base, "lessons": tutorial.lessons}


def page(tutorial: Tutorial) -> Iterator[str]:
    """The document as JSON, a step a line."""
    found = document(tutorial)
    yield "{"
    yield f'"languages": {_json(found["languages"])},'
    yield f'"base": {_json(found["base"])},'
    yield '"lessons": ['
    for lesson in found["lessons"]:
        comma = "," if lesson is not found["lessons"][-1] else ""
        yield f'{{"id": {_json(lesson["id"])}, "clauses": {_json(lesson["clauses"])}, "steps": ['
        *steps, last = map(_json, lesson["steps"])
        yield from (f"{step}," for step in steps)
        yield f"{last}]}}{comma}"
    yield "]}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
