"""A lesson: groups by hand, seats that change hands, one device for several, the quiz, the sheet."""

import asyncio
import csv
import io
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.quiz import QUESTIONS
from ludotheque.server.classroom import sheet as module
from ludotheque.server.classroom.groups import Pupil, by_chance, by_hand, sizes_by_chance
from ludotheque.server.classroom.quiz import questions
from ludotheque.server.protocol import ClassGroup
from tests.server.classroom.test_classroom import Child, Teacher, room_of, school
from tests.server.client import PATIENCE, play_on
from tests.server.conftest import FREE
from tests.server.inside import Inside
from tests.server.privacy.test_hidden import QUAKE
from tests.support.pocket import find

SEATS = range(2, 6)
RIGHT = {question.id: question.right for question in QUESTIONS}
WRONG = {question.id: (question.right + 1) % question.answers for question in QUESTIONS}


@pytest.fixture(scope="module")
def classroom(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A house whose class plays Pocket, whose hands are hidden."""
    with Inside(tmp_path_factory.mktemp("lesson"), find, classroom="pocket", **FREE) as house:
        yield house


@pytest.fixture(scope="module")
def quaking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """One whose class plays Beat the Quake, which has a quiz."""
    with Inside(tmp_path_factory.mktemp("quake"), registry.find, classroom=QUAKE, **FREE) as house:
        yield house


def fresh(house: Inside) -> Inside:
    """That house with a new lesson."""
    forgetting = asyncio.run_coroutine_threadsafe(room_of(house).forget_lesson(), house.loop)
    forgetting.result(PATIENCE)
    return house


@pytest.fixture
def inside(classroom: Inside) -> Inside:
    """Pocket, and a new lesson."""
    return fresh(classroom)


@pytest.fixture
def quake(quaking: Inside) -> Inside:
    """Beat the Quake, and a new lesson."""
    return fresh(quaking)


async def people(teacher: Teacher) -> dict[str, str]:
    """The ids of the children, by name."""
    return {one["name"]: one["person"] for one in (await teacher.board())["pupils"]}


def names_at(table: dict[str, Any]) -> list[str]:
    """Who sits at a table."""
    return [seat["name"] for seat in table["seats"]]


async def seat_of(child: Child, table: str) -> int:
    """Where a child sits."""
    shown = (await child.get(f"/tables/{table}")).json()["shown"]
    (seat,) = shown["yours"]
    return int(seat)


# Groups


def pupil(name: str, device: str | None = None) -> Pupil:
    """A child of a class."""
    return cast(Pupil, SimpleNamespace(person=name, name=name, device=device))


def test_who_shares_a_device_is_a_group() -> None:
    """The others are dealt as if these were not there; and one whose device nobody shares is one of them."""
    alone = [pupil(f"p{number}") for number in range(5)]
    shared = [pupil("ada"), pupil("bo", "ada"), pupil("cy", "ada")]
    groups = by_chance([*alone, *shared], 4, SEATS, random.Random(1))
    assert [len(group.pupils) for group in groups] == [3, 2, 3]
    assert sizes_by_chance([*alone, *shared], 4, SEATS) == [3, 2, 3]
    assert {one.name for one in groups[2].pupils} == {"ada", "bo", "cy"}


@pytest.mark.parametrize(
    ("groups", "key"),
    [
        ([["ada", "nobody000000"]], "class-no-pupil"),
        ([["ada"], ["bo", "ada"]], "class-twice"),
        ([["ada", "bo", "cy", "di", "ed", "fay"]], "class-group-large"),
        ([["ada"], ["on-adas"]], "class-device-elsewhere"),
    ],
)
def test_groups_that_cannot_be(groups: list[list[str]], key: str) -> None:
    """A stranger, a name twice, too many for a table, a device at two tables."""
    pupils = [pupil(name) for name in ("ada", "bo", "cy", "di", "ed", "fay")] + [pupil("on-adas", "ada")]
    asked = [ClassGroup.model_construct(pupils=group, device=None) for group in groups]
    with pytest.raises(Refused) as refused:
        by_hand(asked, pupils, max(SEATS))
    assert refused.value.key == key


async def test_groups_made_by_hand(inside: Inside) -> None:
    """As the teacher has made them; who is in none waits; one alone has a bot."""
    async with school(inside) as (teacher, let_in):
        for name in ("Ada", "Bo", "Cy", "Di", "Ed"):
            await let_in(name)
        ids = await people(teacher)
        stranger = {"size": 4, "groups": [{"pupils": [ids["Ada"], "aaaaaaaaaaaa"]}]}
        assert await teacher.refused("POST", "/begin", stranger) == "class-no-pupil"
        lend = {"size": 4, "groups": [{"pupils": [ids["Ada"]], "device": ids["Bo"]}]}
        assert await teacher.refused("POST", "/begin", lend) == "class-device"
        groups = [{"pupils": [ids["Di"], ids["Ada"], ids["Cy"]]}, {"pupils": [ids["Bo"]]}]
        board = await teacher.order("POST", "/begin", {"size": 4, "groups": groups})
        first, second = board["tables"]
        assert names_at(first) == ["Di", "Ada", "Cy"]
        assert [seat["kind"] for seat in second["seats"]] == ["person", "bot"]
        assert [one["name"] for one in board["pupils"] if "table" not in one] == ["Ed"]
        again = {"size": 4, "groups": [{"pupils": [ids["Ada"], ids["Ed"]]}]}
        assert await teacher.refused("POST", "/begin", again) == "class-no-pupil", "she plays"
        board = await teacher.order("POST", "/begin", {**again, "everybody": True})
        assert [names_at(table) for table in board["tables"]] == [["Ada", "Ed"]]


# Seats that change hands


async def test_a_bot_for_a_child_who_is_gone(inside: Inside) -> None:
    """At once, and while all is paused; the child returns by itself, or plays on from the same device."""
    async with school(inside) as (teacher, let_in):
        ada, bo = await let_in("Ada"), await let_in("Bo")
        await teacher.order("POST", "/begin", {"size": 2})
        table = await ada.sit()
        await bo.sit()
        seat = await seat_of(bo, table)
        await teacher.order("POST", "/pause", {"on": True})
        board = await teacher.order("POST", f"/tables/{table}/seats/{seat}", {})
        assert board["tables"][0]["seats"][seat] == {
            "kind": "person",
            "name": "Bo",
            "bot": "level-4",
            "ready": True,
            "left": False,
            "resigned": False,
        }
        await teacher.order("POST", "/pause", {"on": False})
        shown = await bo.until(table, lambda shown: shown["seats"][seat].get("bot"))
        assert "return" in shown["can"]
        await bo.do("return", table)
        await ada.until(table, lambda shown: not shown["seats"][seat].get("bot"))
        told = (await ada.get(f"/tables/{table}/told")).json()["story"]
        assert "Bo is back." in [line["text"] for event in told for line in event["lines"]]


async def test_a_late_comer_has_the_seat_of_a_bot(quake: Inside) -> None:
    """With the hand of that seat, under its own name in the record, the debrief and the lists."""
    async with school(quake) as (teacher, let_in):
        ada = await let_in("Ada")
        await teacher.order("POST", "/begin", {"size": 2})
        table = await ada.sit()
        late = await let_in("Late")
        ids = await people(teacher)
        assert (
            await teacher.refused("POST", f"/tables/{table}/seats/0", {"person": ids["Late"]}) == "seat-taken"
        )
        board = await teacher.order("POST", f"/tables/{table}/seats/1", {"person": ids["Late"]})
        assert [seat["kind"] for seat in board["tables"][0]["seats"]] == ["person", "person"]
        assert await late.sit() == table
        assert late.shown[table]["yours"] == [1]
        assert late.shown[table]["view"]["hand"]
        again = await teacher.refused("POST", f"/tables/{table}/seats/1", {"person": ids["Late"]})
        assert again == "class-has-table"
        await play_on(table, ada, late)
        (game,) = (await teacher.order("GET", "/debrief"))["games"]
        assert (game["players"], game["bots"], game["stood_in"]) == (
            ["Ada", "Late"],
            [None, None],
            [False, False],
        )
        record = (await ada.get(f"/tables/{table}/games/1/record")).json()
        assert record["players"] == ["Ada", "Late"]
        (listed,) = (await ada.get(f"/tables/{table}/games")).json()["games"]
        assert (listed["players"], listed["bots"]) == (["Ada", "Late"], [None, None])


async def test_who_lost_the_seat_sees_no_hand_and_waits(inside: Inside) -> None:
    """The seat has gone to somebody else, by way of a bot."""
    async with school(inside) as (teacher, let_in):
        ada, bo = await let_in("Ada"), await let_in("Bo")
        await teacher.order("POST", "/begin", {"size": 2})
        table = await ada.sit()
        await bo.sit()
        seat = await seat_of(bo, table)
        late = await let_in("Late")
        ids = await people(teacher)
        await teacher.order("POST", f"/tables/{table}/seats/{seat}", {})
        await teacher.order("POST", f"/tables/{table}/seats/{seat}", {"person": ids["Late"]})
        shown = await bo.until(table, lambda shown: not shown["yours"])
        assert shown["seen_by"] == -1
        assert "hand" not in shown["view"]
        assert "table" not in await bo.place()
        await late.sit()
        assert late.shown[table]["seats"][seat]["name"] == "Late"
        assert await teacher.refused("POST", "/tables/aaaaaaaaaaaa/seats/0", {}) == "class-no-table"


# One device


async def test_several_children_on_one_device(inside: Inside) -> None:
    """They are a table of their own; each has a seat and a name, and none is shown another's hand."""
    async with school(inside) as (teacher, let_in):
        ada = await let_in("Ada")
        for name in ("Bo", "Cy"):
            answer = await ada.post("/class/mates", {"nickname": name})
            assert answer.status_code == 200, answer.text
        typo = (await ada.post("/class/mates", {"nickname": "Dii"})).json()["mates"][-1]
        other = await let_in("Other")
        answer = await other.http.delete(f"/api/v1/class/mates/{typo['person']}", headers=other.headers)
        assert answer.json()["key"] == "class-no-pupil", "another's mates are not ours"
        answer = await ada.http.delete(f"/api/v1/class/mates/{typo['person']}", headers=ada.headers)
        assert [mate["name"] for mate in answer.json()["mates"]] == ["Bo", "Cy"]
        for name in ("Ed", "Fay"):
            full = await ada.post("/class/mates", {"nickname": name})
        assert full.json()["key"] == "class-device-full"  # Pocket is for four
        ed = (await ada.place())["mates"][-1]
        await ada.http.delete(f"/api/v1/class/mates/{ed['person']}", headers=ada.headers)
        board = await teacher.order("POST", "/begin", {"size": 4})
        assert sorted(map(len, map(names_at, board["tables"]))) == [2, 3]
        table = await ada.sit()
        shown = ada.shown[table]
        assert sorted(seat["name"] for seat in shown["seats"]) == ["Ada", "Bo", "Cy"]
        assert len(shown["yours"]) == 3
        assert shown["hidden"]
        assert shown["seen_by"] in shown["to_move"]
        late = await ada.post("/class/mates", {"nickname": "Gil"})
        assert late.json()["key"] == "class-device-plays"


async def test_a_mate_who_goes_leaves_the_others_playing(inside: Inside) -> None:
    """A bot has that seat; when who lends the device goes, all go."""
    async with school(inside) as (teacher, let_in):
        ada = await let_in("Ada")
        await ada.post("/class/mates", {"nickname": "Bo"})
        await teacher.order("POST", "/begin", {"size": 2})
        ids = await people(teacher)
        board = await teacher.order("DELETE", f"/pupils/{ids['Bo']}")
        seats = {seat["name"]: seat.get("bot") for seat in board["tables"][0]["seats"]}
        assert seats == {"Ada": None, "Bo": "level-4"}
        await ada.http.delete("/api/v1/class/me", headers=ada.headers)
        assert (await teacher.board())["pupils"] == []


async def test_one_device_of_a_group(inside: Inside) -> None:
    """The teacher may let a group play on one child's device; the others look on."""
    async with school(inside) as (teacher, let_in):
        ada, bo = await let_in("Ada"), await let_in("Bo")
        ids = await people(teacher)
        group = {"pupils": [ids["Ada"], ids["Bo"]], "device": ids["Bo"]}
        await teacher.order("POST", "/begin", {"size": 2, "groups": [group]})
        table = await bo.sit()
        assert bo.shown[table]["yours"] == [0, 1]
        assert names_at(bo.shown[table]) == ["Ada", "Bo"]
        assert await ada.sit() == table
        assert ada.shown[table]["yours"] == []


# Time


async def test_a_time_for_each_decision(quake: Inside) -> None:
    """When it is up a bot plays until the child returns, with its full time again. Without one: no clock."""
    async with school(quake) as (teacher, let_in):
        ada, bo = await let_in("Ada"), await let_in("Bo")
        await teacher.order("POST", "/begin", {"size": 2, "seconds": 10})
        table = await ada.sit()
        await bo.sit()
        assert ada.shown[table]["clock"] == {"kind": "move", "seconds": 10, "then": "bot"}
        live = quake.house.keeper.in_memory(table)
        assert live is not None
        clock, (seat,) = live.table.clock, live.table.to_move
        assert clock is not None
        clock.left[seat] = 0
        asyncio.run_coroutine_threadsafe(quake.house.alarms.look_after(live), quake.loop).result(PATIENCE)
        shown = await ada.until(table, lambda shown: any(one.get("bot") for one in shown["seats"]))
        assert [number for number, one in enumerate(shown["seats"]) if one.get("bot")] == [seat]
        assert not any(one["resigned"] for one in shown["seats"])
        late = ada if ada.shown[table]["yours"] == [seat] else bo
        await late.do("return", table)
        shown = await ada.until(table, lambda shown: not any(one.get("bot") for one in shown["seats"]))
        assert shown["times"]["left"][seat] == 10_000
        board = await teacher.order("POST", "/begin", {"size": 2, "everybody": True})
        again = await ada.sit()
        assert again == board["tables"][0]["table"]
        assert ada.shown[again]["clock"] == {"kind": "none"}


# The quiz


def test_the_questions_are_in_every_language() -> None:
    """Six, short, each with its answers; what is right is said only when it may be."""
    game = registry.find(QUAKE)
    assert len(QUESTIONS) == 6
    for language in LANGUAGES:
        for question, shown in zip(QUESTIONS, questions(game, language, is_solved=True), strict=True):
            assert len(set(shown.answers)) == question.answers
            assert 0 <= question.right < question.answers
            assert shown.right == question.right
            assert shown.why
        assert all(
            one.right is None and one.why is None for one in questions(game, language, is_solved=False)
        )
    assert len({question.right for question in QUESTIONS}) > 2, "not always the same place"


async def answer(child: Child, time: str, answers: dict[str, int], person: str) -> dict[str, Any]:
    """What a child answers."""
    given = await child.post("/class/quiz", {"person": person, "time": time, "answers": answers})
    return dict(given.json())


async def test_the_quiz_before_and_after(quake: Inside) -> None:
    """Each child once each time; what is right is told after the second; the teacher sees all."""
    async with school(quake) as (teacher, let_in):
        ada, bo = await let_in("Ada"), await let_in("Bo")
        ids = await people(teacher)
        assert (await teacher.board())["questions"] == 6
        assert (await answer(ada, "before", RIGHT, ids["Ada"]))["key"] == "class-quiz-closed"
        board = await teacher.order("PATCH", "", {"quiz": "before"})
        assert (board["quiz"], board["answered"]) == ("before", {"before": 0, "after": 0})
        place = await ada.place()
        assert (place["quiz"], place["to_answer"]) == ("before", [{"person": ids["Ada"], "name": "Ada"}])
        some = {key: WRONG[key] for key in list(WRONG)[:4]}
        shown = await answer(ada, "before", some, ids["Ada"])
        assert shown["children"] == [{"person": ids["Ada"], "name": "Ada", "before": some}]
        assert (await ada.place())["to_answer"] == []
        assert (await answer(ada, "before", RIGHT, ids["Ada"]))["key"] == "class-quiz-done"
        assert (await answer(ada, "before", RIGHT, ids["Bo"]))["key"] == "class-no-pupil", "not for another"
        assert (await answer(ada, "after", RIGHT, ids["Ada"]))["key"] == "class-quiz-closed"
        await answer(bo, "before", RIGHT, ids["Bo"])
        assert not any("right" in one or "why" in one for one in shown["questions"])
        await teacher.order("PATCH", "", {"quiz": "after"})
        shown = await answer(ada, "after", RIGHT, ids["Ada"])
        assert [one["right"] for one in shown["questions"]] == list(RIGHT.values())
        assert all(one["why"] for one in shown["questions"])
        still = (await bo.get("/class/quiz")).json()
        assert not any("right" in one for one in still["questions"]), "Bo has not answered yet"
        results = await teacher.order("GET", "/quiz/results")
        assert results["answered"] == {"before": 2, "after": 1}
        assert results["counts"] == [{"before": 1, "after": 1}] * 6
        assert "quiz" not in await teacher.order("PATCH", "", {"quiz": "off"})
        for wrong in ({"shaking": 4}, {"shaken": 0}):
            await teacher.order("PATCH", "", {"quiz": "after"})
            assert (await answer(bo, "after", wrong, ids["Bo"]))["key"] == "class-quiz-question"
        assert (await teacher.http.get("/api/v1/class/quiz")).status_code == 401


async def test_all_children_of_a_device_answer(quake: Inside) -> None:
    """One after the other; what is right is told when all of them have."""
    async with school(quake) as (teacher, let_in):
        ada = await let_in("Ada")
        await ada.post("/class/mates", {"nickname": "Bo"})
        ids = await people(teacher)
        await teacher.order("PATCH", "", {"quiz": "after"})
        shown = await answer(ada, "after", RIGHT, ids["Ada"])
        assert not any("right" in one for one in shown["questions"])
        assert [one["name"] for one in (await ada.place())["to_answer"]] == ["Bo"]
        shown = await answer(ada, "after", WRONG, ids["Bo"])
        assert [one["right"] for one in shown["questions"]] == list(RIGHT.values())


async def test_a_game_without_a_quiz(inside: Inside) -> None:
    """Says so."""
    async with school(inside) as (teacher, let_in):
        await let_in("Ada")
        assert (await teacher.board())["questions"] == 0
        assert await teacher.refused("PATCH", "", {"quiz": "before"}) == "class-no-quiz"
        assert await teacher.refused("GET", "/quiz/results") == "class-no-quiz"


# The wall


async def test_the_wall_shows_what_all_may_see(quake: Inside) -> None:
    """Tables, what lies open on them, who waits; and no hand."""
    async with school(quake) as (teacher, let_in):
        for name in ("Ada", "Bo"):
            await let_in(name)
        wall = await teacher.order("GET", "/wall")
        assert (wall["joined"], wall["tables"], wall["waiting"]) == (2, [], [])
        await teacher.order("POST", "/begin", {"size": 2})
        await let_in("Late")
        await teacher.order("PATCH", "", {"quiz": "before"})
        wall = await teacher.order("GET", "/wall")
        (table,) = wall["tables"]
        assert (table["status"], table["view"]["met"]) == ("playing", 0)
        assert "hand" not in table["view"]
        assert "hands" not in table["view"]
        assert (wall["waiting"], wall["quiz"], wall["answered"]) == (["Late"], "before", 0)


# The file


@pytest.mark.parametrize("name", ["=1+1", "+41", "-3", "@sum", "\tx", "Ada"])
def test_no_cell_is_a_formula(name: str) -> None:
    """Spreadsheets take what begins so for one."""
    cell = module.plain(name)
    assert cell == (name if name == "Ada" else f"'{name}")


async def test_the_sheet_of_a_lesson(quake: Inside) -> None:
    """UTF-8 with its mark, a heading, a row for each child; in French with semicolons."""
    async with school(quake) as (teacher, let_in):
        children = [await let_in(name) for name in ("=Ada", "Bö, B.")]
        ids = await people(teacher)
        await teacher.order("PATCH", "", {"quiz": "before"})
        await answer(children[0], "before", {"shaking": 2, "bed": 1}, ids["=Ada"])
        await teacher.order("POST", "/begin", {"size": 2})
        table = await children[0].sit()
        await children[1].sit()
        await play_on(table, *children)
        shown = await children[0].until(table, lambda shown: shown.get("result"))
        await let_in("Late")
        for language, between, yes_no in (("en", ",", "no"), ("fr", ";", "non")):
            answered = await teacher.http.get(
                "/api/v1/class/sheet", headers={**teacher.headers, "Accept-Language": language}
            )
            assert answered.headers["content-type"] == "text/csv; charset=utf-8"
            assert answered.headers["content-disposition"].startswith("attachment")
            text = answered.content.decode("utf-8-sig")
            assert answered.content.startswith(b"\xef\xbb\xbf")
            heading, *rows = csv.reader(io.StringIO(text), delimiter=between)
            assert len(heading) == 7 + 2 * 6
            assert [row[0] for row in rows] == ["'=Ada", "Bö, B.", "Late"]
            assert all(len(row) == len(heading) for row in rows)
            seats = [one["name"] for one in shown["seats"]]
            for row, name in zip(rows, ("=Ada", "Bö, B."), strict=False):
                assert row[1:3] == ["1", str(shown["result"]["scores"][seats.index(name)])]
                assert row[4] == yes_no
            assert rows[0][5:7] == ["1", ""]
            assert rows[1][5:7] == ["", ""]
            first = questions(registry.find(QUAKE), language, is_solved=False)[0]
            assert rows[0][7] == first.answers[2]
            assert rows[2][1:7] == [""] * 6


async def test_answers_are_deleted_with_the_lesson(tmp_path: Path) -> None:
    """And with a child that is taken off the list."""

    async def scenario(inside: Inside) -> None:
        async with school(inside) as (teacher, let_in):
            ada, bo = await let_in("Ada"), await let_in("Bo")
            await bo.post("/class/mates", {"nickname": "Zwxymate"})
            ids = await people(teacher)
            await teacher.order("PATCH", "", {"quiz": "before"})
            for child, name in ((ada, "Ada"), (bo, "Bo"), (bo, "Zwxymate")):
                await answer(child, "before", RIGHT, ids[name])
            assert len(await inside_answers()) == 3
            await teacher.order("DELETE", f"/pupils/{ids['Zwxymate']}")
            assert (await teacher.board())["answered"]["before"] == 2
            await teacher.order("DELETE", "")

    async def inside_answers() -> list[Any]:
        with sqlite3.connect(tmp_path / "house.db") as database:
            return database.execute("select * from class_answers").fetchall()

    with Inside(tmp_path, registry.find, classroom=QUAKE, **FREE) as inside:
        await scenario(inside)
    assert await inside_answers() == []
    with sqlite3.connect(tmp_path / "house.db") as database:
        assert database.execute("select count(*) from people where nickname != 'Teacher'").fetchone() == (0,)
        assert "Zwxymate" not in "\n".join(database.iterdump())
