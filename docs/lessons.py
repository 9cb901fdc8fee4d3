"""The tutorial of Seismic as data: the engine plays scripted games, so every position and every move is real.

A lesson is a list of steps. A step is read, or asks for a move. What changes from step to step is a merge
patch; what people read beside it is in `words/*/web-learn.ftl`, by the step's name.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import ludotheque
from ludotheque.engine.contract import Game, Seat, Setup, State, View
from ludotheque.engine.match import Match, legal_texts
from ludotheque.engine.patches import difference
from ludotheque.engine.telling import Teller, scene_of
from ludotheque.engine.words import LANGUAGES
from ludotheque.games import registry
from ludotheque.games.seismic.components import VARIANTS

Document = dict[str, Any]

WORDS = Path(ludotheque.__file__).parent / "words"
LEARNER, ADA = Seat(0), Seat(1)
FALL = 450  # milliseconds in which a client lets one tile fall


@cache
def names(language: str) -> tuple[str, str]:
    """What learner and teacher are called."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / language / "web-learn.ftl").read_text("utf-8")))
    you, ada = (bundle.get_message(f"web-learn-{who}").value for who in ("you", "ada"))
    assert you is not None
    assert ada is not None
    return str(bundle.format_pattern(you)[0]), str(bundle.format_pattern(ada)[0])


def match_of(game: Game, pile: str, first: Seat, options: Mapping[str, Any], moves: Sequence[str]) -> Match:
    """A game of two with a pile laid by hand, after these moves."""
    chosen = game.options(options)
    box = game.box(chosen)
    outcomes = [outcome for code in pile.split() if (outcome := game.outcome_code(box, code)) is not None]
    assert [game.outcome_text(box, outcome) for outcome in outcomes] == pile.split()
    match = Match(game, chosen, 2, Setup(first, tuple(outcomes)))
    for move in moves:
        match.play(match.to_move()[0], game.move_code(box, move))
    return match


class Scripted:
    """One scripted game."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def copy(self) -> "Scripted":
        """The same game, to be played on differently."""
        ours = self.match
        other = Match(ours.game, ours.options, ours.seats, ours.setup)
        for played in ours.played:
            other.play(played.seat, played.move)
        return Scripted(other)

    def legal(self) -> list[str]:
        """What who is waited for may play, in record notation."""
        (seat,) = self.match.to_move()
        return legal_texts(self.match.game, self.match.box, self.match.legal(seat))

    def act(self, *moves: str) -> list[Document]:
        """Play moves of whoever is waited for, each an event that a client acts out."""
        return [self._act(move) for move in moves]

    def _act(self, text: str) -> Document:
        (seat,) = self.match.to_move()
        state, before = self.match.snapshot(), self.document()
        self.match.play(seat, self.match.game.move_code(self.match.box, text))
        after = self.document()
        drawn = [self.match.game.outcome_text(self.match.box, outcome) for outcome in self.match.drawn]
        event = {"seat": int(seat), "move": text, "drawn": drawn, "changes": difference(before, after)}
        if told := self._told(state):
            event["told"] = told
        if text == "crew -":
            event["pause"] = 0
        if fallen := before["view"]["tiles"].keys() - after["view"]["tiles"].keys():
            event["pause"] = FALL * (len(fallen) + 4)
        return event

    def _told(self, before: State) -> list[str]:
        """What happened, in each language; the learner knows what the learner did."""
        match = self.match
        seat, move, _ = match.played[-1]
        scene = scene_of(match.game, match.box, before, seat, move, match.drawn, LEARNER)
        told = [self._teller(language).story(scene) for language in LANGUAGES]
        lines = zip(*told, strict=True)
        learner = re.compile(rf"\b{names(LANGUAGES[0])[LEARNER]}\b")
        kept = [line for line in lines if not learner.search(line[0].text)]
        return (
            [" ".join(line[place].text for line in kept) for place in range(len(LANGUAGES))] if kept else []
        )

    def _teller(self, language: str) -> Teller:
        return self.match.game.teller(names(language), language, True)

    def words_of(self, move: str) -> list[str]:
        """A move as something to do, in each language."""
        code = self.match.game.move_code(self.match.box, move)
        return [self._teller(one).words_of(self.match.view(LEARNER), code) for one in LANGUAGES]

    def document(self) -> Document:
        """What is shown, and what only the rules can tell of it, words in each language."""
        match = self.match
        view = match.view(LEARNER)
        document: Document = {
            "status": "finished" if match.is_over else "playing",
            "moves": len(match.played),
            "to_move": [int(seat) for seat in match.to_move()],
            "view": match.game.view_json(view),
            "sections": self._sections(view),
        }
        if not match.is_over:
            legal = match.legal(match.to_move()[0])
            document["question"] = [self._teller(one).choices(view, legal).question for one in LANGUAGES]
        return document

    def _sections(self, view: View) -> Document:
        """By their first fragments, so that a patch holds only those that changed."""
        told = [self._teller(language).details(view)["sections"] for language in LANGUAGES]
        return {
            " ".join(min(same[0]["fragments"])): {**same[0], "words": [one["words"] for one in same]}
            for same in zip(*told, strict=True)
        }


class Course:
    """Writes lessons, step by step."""

    def __init__(self, name: str) -> None:
        self.game = registry.find(name)
        self.lessons: list[Document] = []
        self.deals: dict[str, Callable[[], Match]] = {}  # by the step that begins with it
        self._scene: Scripted | None = None  # None: what is shown depends on what the learner chose
        self._fresh: Document = {}  # the scene that the next step begins with

    def lesson(self, name: str, *clauses: str) -> None:
        """A new lesson, on these clauses."""
        self.lessons.append({"id": name, "clauses": list(clauses), "steps": []})

    def scene(self, pile: str, *moves: str, first: Seat = LEARNER, **options: Any) -> None:
        """Another game: what was played in it before anybody looks."""
        self._deal = partial(match_of, self.game, pile, first, {"table": "small", **options}, moves)
        self._scene = Scripted(self._deal())
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

    def read(self, name: str, *then: str, point: str = "") -> None:
        """Something to read, after these moves; `point`: the cell and fragment of a section to be lit."""
        self._step(name, then, point)

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


def seismic() -> Course:
    """The lessons of Seismic."""
    course = Course("seismic")

    course.lesson("table", "SE-2.2", "SE-4.1", "SE-4.2")
    course.scene("03 02 +3:024 01 02-14")
    course.read("table-town")
    course.read("table-row")
    course.ask("table-place", "place *", "place 03 0,-1 0", "place *", then=["crew -"])
    course.read("table-placed")

    course.lesson("turn", "SE-4.2", "SE-1.3")
    course.scene(
        "03 03 02 02 +2:02 01 03 02 01",
        *("place 03 0,-1 0", "crew -", "place 03 -1,0 2", "crew -"),
        *("place 02 -2,0 0", "crew -", "place +2:02 -2,-1 1", "crew -"),
    )
    course.ask(
        "turn-curve", "place 02 0,-2 *", "place 02 0,-2 3", then=("crew -", "place 03 0,1 0", "crew -")
    )
    course.ask("turn-gap", "place 02 *", "place 02 -1,-2 2", then=["crew -"])
    course.read("turn-rule")

    course.lesson("crew", "SE-4.4", "SE-4.5")
    course.scene("02 03 02-14 01 03 +4:0123")
    course.ask("crew-place", "place 03 0,-1 *")
    course.ask("crew-put", "crew *", "crew 03")
    course.read("crew-section", point="0,-1 03")
    course.read("crew-hers", "place 02 -1,0 0", "crew 02", point="-1,0 02")
    course.ask("crew-two", "place 02-14 0,1 0")
    course.ask("crew-choose", "crew *", "crew 02")
    course.read("crew-rule", point="0,1 02")

    course.lesson("complete", "SE-6.2", "SE-6.3", "SE-8.2")
    course.scene(
        "03 02 03 +2:03 02 01 01-34 02-35",
        *("place 03 0,-1 0", "crew 03", "place 02 1,0 5", "crew 15"),
    )
    course.read("complete-open", point="0,-1 03")
    course.ask("complete-lengthen", "place 03 0,-2 *", then=["place 02 2,-1 4"])
    course.ask("complete-end", "place +2:03 0,-3 *")
    course.read("complete-sum", point="0,-1 03")
    course.ask("complete-stub", "crew *", "crew 0", "crew -")
    course.read("complete-rule")

    course.lesson("others", "SE-4.4", "SE-6.4")
    course.scene("03 02-14 02 01 03 02", "place 03 0,-1 0", "crew 03", first=ADA)
    course.read("others-hers", point="0,-1 03")
    course.ask("others-lengthen", "place 02-14 0,-2 1")
    course.ask("others-crew", "crew *", "crew 25")
    course.read("others-rule", point="0,-1 03")
    course.scene(
        "03 02 03 02 02 +2:01 02 03 01 01-34",
        *("place 03 0,-1 0", "crew 03", "place 02 1,-1 4", "crew 04"),
        *("place 03 1,-2 0", "place 02 1,-3 3"),
        *("place 02 0,1 0", "crew 02", "place +2:01 0,-3 2", "crew 3", "place 02 1,1 5"),
        first=ADA,
    )
    course.read("others-near", point="0,-3 3")
    course.ask("others-meet", "place 03 *", "place 03 0,-2 0")
    course.read("others-tied", point="0,-2 03")

    course.lesson("quake", "SE-5.1", "SE-5.2", "SE-5.3")
    course.scene(
        "03 03 03 02 03-14 02 03 02 03 01 +3:012 q2 03 q1 02-35",
        *("place 03 0,-1 0", "crew 03", "place 03 1,0 2", "crew 25"),
        *("place 03 0,1 0", "crew 03", "place 02 -1,0 0", "crew -"),
        *("place 03-14 0,-2 0", "crew -", "place 02 1,-1 4", "crew -"),
        *("place 03 0,2 0", "place 02 -1,-1 1", "crew 13"),
    )
    course.read("quake-about")
    course.ask("quake-longer", "place 03 0,-3 *")
    course.read("quake-fell")
    course.ask("quake-side", "quake *", before=["place 03 2,0 2"])
    course.read("quake-rule")

    course.lesson("nothing", "SE-6.2", "SE-4.5", "SE-8.4")
    course.scene(
        "01-34 03 01 03 01 02 +1:0 02-13",
        *("place 01-34 0,-1 0", "crew 01", "place 03 0,1 0", "crew 03", "place 01 0,-2 2", "place 03 0,2 0"),
    )
    course.ask("nothing-ring", "place 01 1,-2 *")
    course.read("nothing-loop", point="0,-1 01")
    course.read("nothing-open", point="0,1 03")
    course.read("nothing-closed", "place +1:0 0,3 0", point="0,1 03")

    course.lesson("end", "SE-6.1", "SE-6.4", "SE-6.5")
    course.scene(
        "03 02 01 +3:024 +2:03 03 01",
        *("place 03 0,-1 0", "crew 03", "place 02 1,0 5", "crew 15", "place 01 0,1 5", "crew 05"),
        *("place +3:024 2,-1 0", "crew 0", "place +2:03 0,-2 0", "crew -", "place 03 2,-2 0"),
    )
    course.read("end-near")
    course.ask("end-last", "place 01 *", "place 01 -1,1 1")
    course.read("end-first", point="0,-1 03")
    course.read("end-second", point="0,1 05")
    course.read("end-hers", point="1,0 15")
    course.read("end-open", point="2,-2 03")
    course.read("end-winner")

    course.lesson("variants", "SE-7.5")
    course.scene(
        "03 02 +4:0123 01 02-14",
        *("place 03 -4,-1 0", "crew 03", "place 02 4,-1 1", "crew 13"),
        variants=["twin-cities"],
        table="large",
    )
    course.read("variants-all")
    course.list({f"web-seismic-{one}": f"SE-7.{number}" for number, one in enumerate(VARIANTS, start=1)})
    return course


def document() -> Document:
    """All of it, as the client fetches it."""
    course = seismic()
    game = course.game
    seat = {"kind": "person", "ready": True, "left": False, "resigned": False}
    base = {
        "game": game.name,
        "rules": game.rules_version,
        "clock": {"kind": "none"},
        "public": False,
        "chat": False,
        "grace": 0,
        "host": "",
        "is_host": False,
        "round": 1,
        "seats": [seat, seat],
        "yours": [int(LEARNER)],
        "commitment": "",
        "seen_by": int(LEARNER),
    }
    return {"languages": list(LANGUAGES), "base": base, "lessons": course.lessons}


def page() -> Iterator[str]:
    """The document as JSON, a step a line."""
    found = document()
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
