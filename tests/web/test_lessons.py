"""The tutorial: each position and each move in it is as the rules have it, and each step has its words."""

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.contract import START, Milliseconds, Seat
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.lessons import Tutorial, page
from ludotheque.engine.match import Match, legal_texts
from ludotheque.engine.patches import patched
from ludotheque.games import registry
from tests.support.catalogue import messages_in

ROOT = Path(__file__).parents[2]
LARGEST = 25_000  # bytes as they are fetched

Step = dict[str, Any]


@cache
def tutorial(game: str) -> Tutorial:
    """The lessons of a game, as they are written."""
    found = registry.find(game)
    told: Tutorial = found.part("lessons").tutorial(found)
    return told


def file_of(game: str) -> Path:
    """Where they are shipped."""
    return ROOT / "web" / "src" / "games" / game / "lessons.json"


@cache
def shipped(game: str) -> Any:
    """What the client fetches."""
    return json.loads(file_of(game).read_text(encoding="utf-8"))


def words_in(game: str, language: str) -> dict[str, Any]:
    """What is said in the lessons of a game."""
    return messages_in(registry.find(game).folder / "words" / language / "web-learn.ftl")


GAMES = sorted(registry.OURS)
LESSONS = [(game, lesson) for game in GAMES for lesson in shipped(game)["lessons"]]
every_game = pytest.mark.parametrize("game", GAMES)
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}-{lesson['id']}" for game, lesson in LESSONS]
)


def steps(game: str) -> Iterator[tuple[str, Step]]:
    """Every step, with its lesson."""
    for lesson in shipped(game)["lessons"]:
        for step in lesson["steps"]:
            yield lesson["id"], step


@every_game
def test_the_lessons_are_current(game: str) -> None:
    """What is shipped is what the rules and the catalogue give; and it is soon fetched."""
    assert "\n".join(page(tutorial(game))) + "\n" == file_of(game).read_text(encoding="utf-8")
    assert len(gzip.compress(file_of(game).read_bytes())) < LARGEST


class Walk:
    """A lesson as a client walks through it, beside the same game by the rules."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.match: Match | None = None
        self.shown: dict[str, Any] = {}

    def begin(self, step: Step) -> None:
        """What the step starts with."""
        if "scene" in step:
            self.match = tutorial(self.game).deals[step["id"]]()
            self.shown = patched(shipped(self.game)["base"], step["scene"])
            self.compare()
        self.act(step.get("events", []))

    def act(self, acts: list[dict[str, Any]]) -> None:
        """Play the moves of a step; the rules refuse one that is not legal."""
        for act in acts:
            assert self.match is not None
            game, box, before = self.match.game, self.match.box, self.match.snapshot()
            seat = Seat(act["seat"])
            assert seat in self.match.to_move()
            if "move" in act:
                move = game.move_code(box, act["move"])
            else:
                (move,) = self.match.legal(seat)  # what is not seen needs no choice
            then = self.now
            self.shown = patched(self.shown, act["changes"])
            assert self.now > then or not game.is_timed
            self.match.play(seat, move, self.now)
            seen, drawn = game.seen(box, before, seat, move, self.match.drawn, Seat(0))
            assert (act.get("move"), act["drawn"]) == (seen, list(drawn))
            self.compare()

    @property
    def now(self) -> Milliseconds:
        """The game's time that is shown; START where nobody counts it."""
        return Milliseconds(self.shown.get("game_time", {}).get("now", START))

    def legal(self) -> list[str]:
        """What the learner may play at this time."""
        match = self.match
        assert match is not None
        return legal_texts(match.game, match.box, match.legal(Seat(0), self.now))

    def compare(self) -> None:
        """What is shown is what the seat may know."""
        match = self.match
        assert match is not None
        assert self.shown["view"] == match.game.view_json(match.view(Seat(0)))
        waited_for = match.to_move()[:1] if match.game.is_timed else match.to_move()
        assert self.shown["to_move"] == waited_for  # of all who may move, the learner is the one who is asked
        assert self.now == (match.played[-1].now if match.played else START)
        assert self.shown["moves"] == len(match.played)
        assert self.shown["status"] == ("finished" if match.is_over else "playing")

    def answer(self, step: Step, move: str) -> "Walk":
        """The same game, this move made."""
        other = Walk(self.game)
        match = self.match
        assert match is not None
        other.match = Match(match.game, match.options, match.seats, match.setup)
        for played in match.played:
            other.match.play(*played)
        other.shown = self.shown
        other.act(step["moves"][move])
        assert step["moves"][move][0]["move"] == move
        return other


@every_lesson
def test_every_move_is_legal_and_every_end_is_reached(game: str, lesson: dict[str, Any]) -> None:
    """Step by step, with every answer that is wanted. What is offered is legal, and for the learner."""
    walk = Walk(game)
    for step in lesson["steps"]:
        walk.begin(step)
        if "legal" not in step:
            assert "moves" not in step
            continue
        assert walk.shown["to_move"] == [0]
        assert step["legal"].keys() <= set(walk.legal())
        assert step["moves"]
        assert step["moves"].keys() <= step["legal"].keys()
        walk, *_ = [walk.answer(step, move) for move in step["moves"]]  # it goes on from the best
    assert "moves" not in lesson["steps"][-1]  # a last word


def walk_to(game: str, name: str) -> Walk:
    """A walk to this step, if every answer was the best."""
    walk = Walk(game)
    for lesson, step in steps(game):
        if lesson == name.partition("-")[0]:
            walk.begin(step)
            if step["id"] == name:
                return walk
            if "moves" in step:
                walk = walk.answer(step, next(iter(step["moves"])))
    raise KeyError(name)


def view_at(game: str, name: str) -> dict[str, Any]:
    """What the learner sees at this step."""
    found: dict[str, Any] = walk_to(game, name).shown["view"]
    return found


def test_what_ada_says_of_seismic_is_true() -> None:
    """The numbers in her words are those of the rules."""
    view_of = partial(view_at, "seismic")
    assert view_of("complete-sum")["scores"] == [10, 0]  # SE-8.2: two fragments, 2 and San Andreas
    assert view_of("others-tied")["scores"] == [
        21,
        10,
    ]  # SE-6.4: 10 for each; 3 + 6 + 2 = 11 were the learner's
    before, after = view_of("quake-longer"), view_of("quake-fell")
    assert {"0,-1", "0,-2"} == before["tiles"].keys() - after["tiles"].keys()  # SE-5.2: the two nearest
    assert "0,-3" in after["tiles"]  # SE-5.3
    assert after["crews_left"][0] - before["crews_left"][0] == 1
    assert view_of("nothing-loop")["scores"] == [0, 0]  # SE-8.4
    assert view_of("nothing-closed")["scores"] == [0, 9]  # two fragments, San Andreas and 1
    assert view_of("end-near")["scores"] == [9, 10]
    assert view_of("end-near")["face_up"] == ["01"]
    assert view_of("end-near")["pile"] == 0
    assert view_of("end-winner")["scores"] == [23, 10]  # SE-8.3: two fragments and San Andreas twice, 14 more


def test_what_ada_says_of_beat_the_quake_is_true() -> None:
    """The numbers in her words are those of the rules and of the cards."""
    game = registry.find("beat-the-quake")
    values = {card["id"]: (card["vp"], card["vd"]) for card in game.components(game.options({}))["objects"]}
    view_of = partial(view_at, "beat-the-quake")
    assert max(vp for vp, _ in values.values()) == 5  # nothing prevents more
    assert (values["kit"], values["bookshelf"]) == ((5, 2), (0, 9))
    assert view_of("hand-lay")["my_damage"] == 11
    assert view_of("hand-laid")["my_damage"] == 2
    assert view_of("draw-again")["safe"] > 0
    assert values["water"] == (4, 2)
    assert view_of("draw-keep")["drawn"] == "water"
    risky = view_of("risk-second")
    assert (risky["safe"], risky["quakes_left"], risky["pile"], risky["my_damage"]) == (0, 6, 45, 16)
    assert sum(values[card][0] for cards in risky["face_up"] for card in cards) == 7
    assert view_of("risk-saw")["damage"] == 5
    assert view_of("alone-first")["damage"] == 5  # BQ-4.1
    assert view_of("alone-first")["alone"]
    assert [view_of(step)["my_points"] for step in ("alone-damage", "alone-met")] == [8, 8 - 2 + 3]
    hers = view_of("help-hers")
    assert (hers["damage"], hers["alone"], hers["used_by_others"]) == (7, False, [["kit"], []])
    assert view_of("help-paid")["gone"] == ["torch"]  # BQ-4.3
    assert [view_of(step)["points"][1] for step in ("help-mine", "help-rule")] == [1, 2]  # BQ-5.2: 2 × 1
    lost = view_of("fatal-lost")
    assert (view_of("fatal-draw")["my_damage"], lost["damage"], lost["points"]) == (12, 12, [0, 0])
    assert sum(values[card][0] for card in lost["hand"]) == 10
    near = view_of("score-near")
    assert (near["met"], near["quakes_left"], near["pile"]) == (5, 1, 31)
    assert view_of("score-ties")["points"] == [33, 13]  # 5 + 20 + 2 + 6; 6 + 4 + 3
    assert view_of("advanced-orange")["damage"] == 5  # BQ-6.1
    assert view_of("advanced-red")["damage"] == 4


def test_what_ada_says_of_situation_4_is_true() -> None:
    """The numbers and locations in her words are those of the rules and of the board."""
    game = registry.find("situation-4")
    board = game.components(game.options({"board": "skirmish"}))
    view_of = partial(view_at, "situation-4")
    objectives = {name: (one["value"], one["locations"]) for name, one in board["objectives"].items()}
    assert objectives["headquarters-south"] == (200, ["D2", "E2"])
    assert objectives["dam"] == (200, ["E3", "E4"])
    assert objectives["refinery-west"] == (150, ["A5", "A4"])
    assert objectives["refinery-east"][0] == 150
    assert (len(board["zones"]), len(board["bridges"]), board["bridges"]["west"]) == (18, 3, ["B3", "B4"])
    assert (board["bases"]["paratroop"][0], board["bases"]["tank"][0]) == (["G2", "H2"], ["B2", "C2"])
    assert {"F1", "F2", "F3"} == {one for one, side in view_of("race-first")["pieces"].items() if side == 0}
    assert view_of("race-first")["pieces"]["F4"] == 1  # S4-3.1
    assert [view_of(step)["points"] for step in ("flag-plant", "flag-planted")] == [[0, 0], [200, 0]]
    waiting = view_of("forgotten-covered")["waiting"]["refinery-west"]
    assert "flag refinery-west" not in walk_to("situation-4", "forgotten-covered").legal()  # S4-4.2
    assert walk_to("situation-4", "forgotten-flag").now - waiting["since"] == 4000
    assert view_of("forgotten-yours")["points"] == [150, 0]
    dam = walk_to("situation-4", "forgotten-nobody")
    assert "dam" not in dam.shown["view"]["waiting"]
    assert not any(move.startswith("flag") for move in dam.legal())  # S4-4.3
    points = [view_of(step)["points"][0] for step in ("zone-first", "zone-second", "zone-sum")]
    assert points == [200, 250, 300]
    assert len([side for side in view_of("zone-sum")["pieces"].values() if side == 0]) == 6
    assert view_of("drop-land")["ready"]["paratroopers"] == [3, 0]  # S4-5.1
    fresh = set(walk_to("situation-4", "drop-lay").legal()) - set(walk_to("situation-4", "drop-land").legal())
    assert {"lay A4", "lay B5"} == {move for move in fresh if move.startswith("lay")}  # S4-5.2
    assert view_of("tank-closed")["closed"] == [[], ["C3", "E3", "D4"]]  # S4-6.3
    assert view_of("tank-hers")["closed"] == [["E5"], ["C3"]]
    assert view_of("bridge-cross")["points"] == [100, 0]
    assert "tank B4" not in walk_to("situation-4", "bridge-build").legal()  # S4-6.2
    assert view_of("bridge-rule")["closed"] == [[], ["A4", "B5"]]
    last = view_of("finish-last")
    assert (last["points"], last["left"], last["flags"]["refinery-east"]) == ([600, 800], 1, 1)
    seconds = walk_to("situation-4", "finish-seconds")
    assert seconds.shown["view"]["ends_at"] - seconds.now == 10_000  # S4-8.1
    assert view_of("finish-bridge")["points"] == [800, 800]
    count = walk_to("situation-4", "finish-count").shown
    assert count["result"] == {"scores": [900, 800], "winners": [0]}
    owners = [[*count["view"][kind].values()] for kind in ("flags", "bridges", "zones")]
    assert [[kind.count(side) for kind in owners] for side in (0, 1)] == [[2, 2, 6], [3, 0, 6]]  # S4-8.2


def test_what_ada_holds_stays_hidden() -> None:
    """No card of her hand is in anything that is shown, until the game is over."""
    looked_at = 0
    for lesson in shipped("beat-the-quake")["lessons"]:
        walk = Walk("beat-the-quake")
        for step in lesson["steps"]:
            walk.begin(step)
            match = walk.match
            assert match is not None
            if not match.is_over:
                hers = set(match.game.describe(match.box, match.snapshot())["hands"][1])
                assert not hers & set(re.findall(r'"([a-z0-9-]+)"', json.dumps(walk.shown))), step["id"]
                looked_at += len(hers)
            if "moves" in step:
                walk = walk.answer(step, next(iter(step["moves"])))
    assert looked_at > 0


def test_what_ada_says_fits_what_would_have_helped() -> None:
    """The two cards that she names."""
    *_, step = [step for _, step in steps("beat-the-quake") if step["id"] == "fatal-draw"]
    (act,) = step["moves"]["draw"]
    helped = act["changes"]["details"]["debrief"]["helped"]
    assert [one["card"] for one in helped["cards"]] == ["fridge", "kit"]
    assert sum(one["protection"] + one["spared"] for one in helped["cards"]) >= helped["missing"]


def test_what_is_pointed_at_is_there() -> None:
    """A section with this fragment; only Seismic points."""
    assert not any("point" in step for game in GAMES if game != "seismic" for _, step in steps(game))
    for lesson in shipped("seismic")["lessons"]:
        walk = Walk("seismic")
        for step in lesson["steps"]:
            walk.begin(step)
            if "point" in step:
                sections = walk.shown["sections"].values()
                assert any(step["point"].split() in one["fragments"] for one in sections), step["id"]
            if "moves" in step:
                walk = walk.answer(step, next(iter(step["moves"])))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(game: str, language: str) -> None:
    """Something to read; what is to be done where a move is asked for; a hint where one can do otherwise."""
    wanted = set()
    for lesson, step in steps(game):
        assert step["id"].startswith(f"{lesson}-")
        wanted |= {f"web-learn-title-{lesson}", f"web-learn-{step['id']}"}
        if "legal" in step:
            wanted.add(f"web-learn-{step['id']}-do")
            if step["legal"].keys() > step["moves"].keys():
                wanted.add(f"web-learn-{step['id']}-hint")
    assert wanted == words_in(game, language).keys()
    listed = {key for _, step in steps(game) for key in step.get("list", {})}
    known = messages_in(registry.find(game).folder / "words" / language / "options.ftl").keys()
    assert listed | {f"{key}-about" for key in listed} <= known


def test_no_two_courses_have_a_lesson_in_common() -> None:
    """Words are found by the name of the lesson."""
    names = [lesson["id"] for _, lesson in LESSONS]
    assert len(names) == len(set(names))


@every_game
def test_every_clause_is_in_the_rules(game: str) -> None:
    """Lessons lead to them."""
    sheet = (registry.find(game).folder / "RULES.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- (\d+\.\d+) ", sheet, re.M))
    named = {clause for lesson in shipped(game)["lessons"] for clause in lesson["clauses"]}
    named |= {clause for _, step in steps(game) for clause in step.get("list", {}).values()}
    assert named
    assert clauses >= {clause.partition("-")[2] for clause in named}
