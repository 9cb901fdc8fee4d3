"""The tutorial: each position and each move in it is as the rules have it, and each step has its words."""

import gzip
import importlib.util
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.contract import Seat
from ludotheque.engine.match import Match, legal_texts
from ludotheque.engine.patches import patched
from ludotheque.engine.words import LANGUAGES
from tests.catalogue import PACKAGE, messages_in

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "web" / "src" / "games" / "seismic" / "lessons.json"
LARGEST = 25_000  # bytes as they are fetched

Step = dict[str, Any]


@cache
def written() -> Any:
    """What writes the lessons: `docs/lessons.py`."""
    spec = importlib.util.spec_from_file_location("lessons", ROOT / "docs" / "lessons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def deals() -> Any:
    """How the games of the lessons begin, by step."""
    return written().seismic().deals


@cache
def shipped() -> Any:
    """What the client fetches."""
    return json.loads(SHIPPED.read_text(encoding="utf-8"))


def steps() -> Iterator[tuple[str, Step]]:
    """Every step, with its lesson."""
    for lesson in shipped()["lessons"]:
        for step in lesson["steps"]:
            yield lesson["id"], step


def test_the_lessons_are_current() -> None:
    """What is shipped is what the rules and the catalogue give; and it is soon fetched."""
    assert "\n".join(written().page()) + "\n" == SHIPPED.read_text(encoding="utf-8")
    assert len(gzip.compress(SHIPPED.read_bytes())) < LARGEST


class Walk:
    """A lesson as a client walks through it, beside the same game by the rules."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.shown: dict[str, Any] = {}

    def begin(self, step: Step) -> None:
        """What the step starts with."""
        if "scene" in step:
            self.match = deals()[step["id"]]()
            self.shown = patched(shipped()["base"], step["scene"])
            self.compare()
        self.act(step.get("events", []))

    def act(self, acts: list[dict[str, Any]]) -> None:
        """Play the moves of a step; the rules refuse one that is not legal."""
        for act in acts:
            assert self.match is not None
            game = self.match.game
            assert self.match.to_move() == [act["seat"]]
            self.match.play(Seat(act["seat"]), game.move_code(act["move"]))
            assert act["drawn"] == [game.outcome_text(outcome) for outcome in self.match.drawn]
            self.shown = patched(self.shown, act["changes"])
            self.compare()

    def compare(self) -> None:
        """What is shown is what the seat may know."""
        match = self.match
        assert match is not None
        assert self.shown["view"] == match.game.view_json(match.view(Seat(0)))
        assert self.shown["to_move"] == match.to_move()
        assert self.shown["moves"] == len(match.played)
        assert self.shown["status"] == ("finished" if match.is_over else "playing")

    def answer(self, step: Step, move: str) -> "Walk":
        """The same game, this move made."""
        other = Walk()
        match = self.match
        assert match is not None
        other.match = Match(match.game, match.options, match.seats, match.setup)
        for played in match.played:
            other.match.play(played.seat, played.move)
        other.shown = self.shown
        other.act(step["moves"][move])
        assert step["moves"][move][0]["move"] == move
        return other


@pytest.mark.parametrize("lesson", shipped()["lessons"], ids=lambda lesson: lesson["id"])
def test_every_move_is_legal_and_every_end_is_reached(lesson: dict[str, Any]) -> None:
    """Step by step, with every answer that is wanted. What is offered is legal, and for the learner."""
    walk = Walk()
    for step in lesson["steps"]:
        walk.begin(step)
        if "legal" not in step:
            assert "moves" not in step
            continue
        assert walk.match is not None
        assert walk.match.to_move() == [0]
        assert step["legal"].keys() <= set(legal_texts(walk.match.game, walk.match.legal(Seat(0))))
        assert step["moves"]
        assert step["moves"].keys() <= step["legal"].keys()
        walk, *_ = [walk.answer(step, move) for move in step["moves"]]  # it goes on from the best
    assert "moves" not in lesson["steps"][-1]  # a last word


def view_at(name: str) -> dict[str, Any]:
    """What the learner sees at this step, if every answer was the best."""
    walk = Walk()
    for lesson, step in steps():
        if lesson == name.partition("-")[0]:
            walk.begin(step)
            if step["id"] == name:
                found: dict[str, Any] = walk.shown["view"]
                return found
            if "moves" in step:
                walk = walk.answer(step, next(iter(step["moves"])))
    raise KeyError(name)


def test_what_ada_says_is_true() -> None:
    """The numbers in her words are those of the rules."""
    assert view_at("complete-sum")["scores"] == [10, 0]  # SE-8.2: two fragments, 2 and San Andreas
    assert view_at("others-tied")["scores"] == [
        21,
        10,
    ]  # SE-6.4: 10 for each; 3 + 6 + 2 = 11 were the learner's
    before, after = view_at("quake-longer"), view_at("quake-fell")
    assert {"0,-1", "0,-2"} == before["tiles"].keys() - after["tiles"].keys()  # SE-5.2: the two nearest
    assert "0,-3" in after["tiles"]  # SE-5.3
    assert after["crews_left"][0] - before["crews_left"][0] == 1
    assert view_at("nothing-loop")["scores"] == [0, 0]  # SE-8.4
    assert view_at("nothing-closed")["scores"] == [0, 9]  # two fragments, San Andreas and 1
    assert view_at("end-near")["scores"] == [9, 10]
    assert view_at("end-near")["face_up"] == ["01"]
    assert view_at("end-near")["pile"] == 0
    assert view_at("end-winner")["scores"] == [23, 10]  # SE-8.3: two fragments and San Andreas twice, 14 more


def test_what_is_pointed_at_is_there() -> None:
    """A section with this fragment."""
    for lesson in shipped()["lessons"]:
        walk = Walk()
        for step in lesson["steps"]:
            walk.begin(step)
            if "point" in step:
                sections = walk.shown["sections"].values()
                assert any(step["point"].split() in one["fragments"] for one in sections), step["id"]
            if "moves" in step:
                walk = walk.answer(step, next(iter(step["moves"])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    """Something to read; what is to be done where a move is asked for; a hint where one can do otherwise."""
    words = PACKAGE / "words" / language
    wanted = set()
    for lesson, step in steps():
        assert step["id"].startswith(f"{lesson}-")
        wanted |= {f"web-learn-title-{lesson}", f"web-learn-{step['id']}"}
        if "legal" in step:
            wanted.add(f"web-learn-{step['id']}-do")
            if step["legal"].keys() > step["moves"].keys():
                wanted.add(f"web-learn-{step['id']}-hint")
    lessons = "|".join(lesson["id"] for lesson in shipped()["lessons"])
    found = messages_in(words / "web-learn.ftl")
    assert wanted == {key for key in found if re.match(rf"web-learn-(title-|({lessons})-)", key)}
    listed = {key for _, step in steps() for key in step.get("list", {})}
    assert listed | {f"{key}-about" for key in listed} <= messages_in(words / "web-seismic.ftl").keys()


def test_every_clause_is_in_the_rules() -> None:
    """Lessons lead to them."""
    sheet = (PACKAGE / "games" / "seismic" / "RULES.md").read_text(encoding="utf-8")
    clauses = {f"SE-{number}" for number in re.findall(r"^- (\d+\.\d+) ", sheet, re.M)}
    assert clauses >= {clause for lesson in shipped()["lessons"] for clause in lesson["clauses"]}
    assert clauses >= {clause for _, step in steps() for clause in step.get("list", {}).values()}
