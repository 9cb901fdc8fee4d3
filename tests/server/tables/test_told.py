"""A table in words: its story, what is asked, every legal move, and only what a seat may know."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.engine.things import sentence
from ludotheque.games.seismic.text.sections import all_sections
from ludotheque.server.tables import words as telling
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.table import Table
from tests.server.client import Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.server.test_protocol import check

Words = dict[str, Any]


async def told(client: Client, table: str, after: int = 0, lang: str = "en") -> Words:
    """A table in words, checked against the schema."""
    answer = await client.get(f"/tables/{table}/told", after=after, lang=lang)
    assert answer.status_code == 200, answer.text
    found: Words = answer.json()
    check("Told", found)
    return found


def lines_in(found: Words) -> list[str]:
    """All that the story tells."""
    return [line["text"] for event in found["story"] for line in event["lines"]]


@contextmanager
def counting(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The tables whose events are read and applied once more."""
    read: list[str] = []
    history = Keeper.history

    async def counted(self: Keeper, table: str, until: int | None = None) -> Any:
        read.append(table)
        return await history(self, table, until)

    with monkeypatch.context() as patch:
        patch.setattr(Keeper, "history", counted)
        yield read


def truth(inside: Inside, table: str) -> Table:
    """The table as the house has it."""
    live = inside.house.keeper.in_memory(table)
    assert live is not None
    return live.table


async def test_a_whole_game_told_as_it_goes(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Event by event it is the same story as all at once, nothing is played again for it, and every event of
    the game is told.
    """
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table("me", "open", options={"table": "small", "variants": ["aftershocks"]})
        empty = await told(ada, table)
        assert empty == {
            "number": 0, "story": [], "choices": [], "table": [], "standing": [], "unseen": [],
            "scores": [], "details": {},
        }  # fmt: skip
        for client in (ada, bo):
            await client.watch(table)
        await ada.do("ready", table)
        await bo.do("sit", table)
        await ada.until(table, lambda shown: shown["status"] == "playing")
        events: list[Any] = []
        with counting(inside, monkeypatch) as read:
            while ada.shown[table]["status"] == "playing":
                known = events[-1]["number"] if events else 0
                events += (await told(ada, table, known))["story"]
                assert events[-1]["number"] == ada.number[table]
                await play_on(table, ada, bo, moves=1)
            assert read == []
        events += (await told(ada, table, events[-1]["number"]))["story"]
        whole = await told(bo, table)
        assert whole["story"] == events
        assert [event["number"] for event in events] == list(range(3, ada.number[table] + 1))
        assert [
            (event["number"], event["seat"], event["move"], event["drawn"])
            for event in events
            if "seat" in event
        ] == [
            (event["number"], event["seat"], event["move"], event["drawn"])
            for event in ada.events(table)
            if event["kind"] == "moved"
        ]
        assert "question" not in whole
        assert whole["choices"] == []
        lines = lines_in(whole)
        assert re.match("Ada|Bo", lines[-1])
        assert "win" in lines[-1]
        assert lines[-2].startswith("The game is over: ")
        clauses = {line.get("clause") for event in events for line in event["lines"]}
        assert {"SE-3.3", "SE-5.2", "SE-7.3"} <= clauses
        assert all(clause is None or re.fullmatch(r"SE-\d\.\d", clause) for clause in clauses)
        french = await told(ada, table, lang="fr")
        assert len(lines_in(french)) == len(lines)
        assert lines_in(french)[-2].startswith("La partie est finie")


async def test_the_last_event_is_told_without_the_others(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For who knows all but the last, or all, though people have talked since; not for who knows less."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo)
        await play_on(table, ada, bo, moves=6)
        last = ada.number[table]
        await ada.do("say", table, text="Well?")
        number = await bo.do("say", table, phrase="one-moment")
        await ada.reach(table, number)
        with counting(inside, monkeypatch) as read:
            for after, numbers in ((last - 1, [last]), (last, []), (number, []), (10**9, [])):
                found = await told(ada, table, after)
                assert [event["number"] for event in found["story"]] == numbers
                assert found["number"] == number
            assert read == []
            found = await told(ada, table, last - 2)
            assert [event["number"] for event in found["story"]] == [last - 1, last]
            assert read == [table]


async def test_many_who_look_on_cost_no_more_than_one(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words are found once for all who look from the same place in the same language."""
    found: list[tuple[int, str]] = []
    plain = telling._told

    def counted(moment: telling.Moment, steps: Any) -> bytes:
        found.append((moment.number, moment.language))
        return plain(moment, steps)

    async with visiting(inside.url) as visit:
        ada, bo, sy = await visit("Ada"), await visit("Bo"), await visit("Sy", dial=False)
        table = await sit_down(ada, bo)
        await play_on(table, ada, bo, moves=3)
        number = ada.number[table]
        monkeypatch.setattr(telling, "_told", counted)
        same = await asyncio.gather(*(told(sy, table, number - 1) for _ in range(12)))
        assert found == [(number, "en")]
        assert all(one == same[0] for one in same)
        await told(sy, table, number - 1, lang="fr")
        await play_on(table, ada, bo, moves=1)
        assert (await told(sy, table, number))["number"] == number + 1
        assert found == [(number, "en"), (number, "fr"), (number + 1, "en")]


async def test_who_is_asked_has_every_legal_move_in_words(inside: Inside) -> None:
    """The same moves as are shown, each in words of its own; the others know what is asked, and of whom."""
    async with visiting(inside.url) as visit:
        ada, bo, sy = await visit("Ada"), await visit("Bo"), await visit("Sy", dial=False)
        table = await sit_down(ada, bo, options={"variants": ["dilemma"]})
        for _ in range(25):
            await play_on(table, ada, bo, moves=1)
            mover, other = (ada, bo) if ada.shown[table].get("legal") else (bo, ada)
            found = await told(mover, table)
            assert sorted(one["move"] for one in found["choices"]) == sorted(mover.shown[table]["legal"])
            words = [one["words"] for one in found["choices"]]
            assert len(set(words)) == len(words)
            name = "Ada" if mover is ada else "Bo"
            assert found["question"]["text"].startswith(f"{name}: ")
            for onlooker in (other, sy):
                seen = await told(onlooker, table)
                assert seen["choices"] == []
                assert seen["question"] == found["question"]
        french = await told(mover, table, lang="fr")
        assert [one["move"] for one in french["choices"]] == [one["move"] for one in found["choices"]]
        assert not {one["words"] for one in french["choices"]} & set(words)
        await ada.do("propose", table, what="pause")
        await bo.do("answer", table, agree=True)
        await ada.until(table, lambda shown: shown["status"] == "paused")
        paused = await told(mover, table)
        assert "question" not in paused
        assert paused["choices"] == []
        assert paused["table"] == found["table"]


async def test_the_table_is_told_whole(inside: Inside) -> None:
    """A line for every tile, what is on offer, what is unseen, and the points, as they are shown."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo)
        await play_on(table, ada, bo, moves=30)
        view = ada.shown[table]["view"]
        found = await told(ada, table)
        places = [line["text"].partition(": ")[0] for line in found["table"][1:]]
        named = [sentence(found["details"]["places"][cell]) for cell in view["tiles"]]
        assert sorted(places) == sorted(named)
        offer = found["standing"][0]
        assert sorted(thing["code"] for thing in offer["things"]) == sorted(
            f"{code}/0" for code in view["face_up"]
        )
        assert f"{view['pile']}" in offer["text"]
        for name, score, crews in zip(("Ada", "Bo"), view["scores"], view["crews_left"], strict=True):
            (standing,) = [line for line in found["standing"] if line["text"].startswith(f"{name}: ")]
            assert re.findall(r"\d+", standing["text"]) == [str(score), str(crews)]
            assert standing in found["scores"]
        unseen = " ".join(line["text"] for line in found["unseen"][1:])
        counted = sum(int(count) for count in re.findall(r"(\d+) ×", unseen))
        assert counted == sum(view["unseen"].values())


async def test_sections_are_told_as_the_rules_see_them(inside: Inside) -> None:
    """Every fragment of every tile is in one section, crews stand where they are shown, points add up."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, options={"table": "small"})
        for _ in range(12):
            for _ in range(5):
                mover = ada if ada.shown[table].get("legal") else bo
                legal = mover.shown[table]["legal"]
                number = await mover.do("play", table, move=legal[-1])
                for client in (ada, bo):
                    await client.reach(table, number)
            match = truth(inside, table).match
            assert match is not None
            state, tiles = match.state, ada.shown[table]["view"]["tiles"]
            sections = (await told(ada, table, 10**9))["details"]["sections"]
            fragments = [tuple(place) for section in sections for place in section["fragments"]]
            assert len(fragments) == len(set(fragments))
            for cell, tile in tiles.items():
                code = tile["shape"]
                exits = len(code) - 3 if code[0] == "+" else 6 if code == "town" else 0
                count = exits or code.count("-") + 1
                assert sum(place[0] == cell for place in fragments) == count, (cell, code)
                for fragment, seat in tile["crews"].items():
                    (one,) = [s for s in sections if [cell, fragment] in s["fragments"]]
                    assert one["crews"][str(seat)] >= 1
            assert sum(n for one in sections for n in one["crews"].values()) == sum(
                len(tile["crews"]) for tile in tiles.values()
            )
            points = [0, 0]
            for one, known in zip(sections, all_sections(match.box, state), strict=True):
                assert one["complete"] == (len(one["ends"]) == 2 and one["loop"] is False and all(
                    end["stop"] == "stub" for end in one["ends"]
                ))  # fmt: skip
                assert (one["points"], one["length"]) == (known.points, known.length)
                assert one["words"]
                for seat in one["owners"] if one["complete"] else ():
                    points[seat] += one["points"]
            assert points == match.scores()


async def test_what_people_do_beside_their_moves_is_told(inside: Inside) -> None:
    """Taking back, disagreeing, pausing, leaving, a bot, coming back, giving up, the end; a new story."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("שלום")
        table = await sit_down(ada, bo, grace=0)
        await play_on(table, ada, bo, moves=1)
        mover, other = (ada, bo) if ada.shown[table].get("legal") else (bo, ada)
        await mover.do("propose", table, what="takeback")  # its own turn still: free
        await mover.reach(table, await mover.do("propose", table, what="pause"))
        await other.do("answer", table, agree=False)
        await mover.do("propose", table, what="pause")
        await other.do("answer", table, agree=True)
        await other.do("resume", table)
        await bo.do("leave", table)
        await ada.do("replace", table, seat=1, bot="uniform")
        await bo.do("return", table)
        await bo.do("resign", table)
        await ada.until(table, lambda shown: shown["status"] == "finished")
        found = await told(ada, table)
        name = "\u2068שלום\u2069"  # held together, so that it turns nothing around it
        first, second = ("Ada", name) if mover is ada else (name, "Ada")
        moves = {event["number"] for event in ada.events(table) if event["kind"] in ("started", "moved")}
        kept = lines_in({"story": [one for one in found["story"] if one["number"] not in moves]})
        assert kept == [
            f"{first} takes back the last move.",
            f"{second} does not agree.",
            f"{first} asked for a pause: the game is paused.",
            f"{second} goes on with the game.",
            f"{name} leaves the table.",
            f"Uniform plays for {name} from now on.",
            f"{name} is back.",
            f"{name} gives up.",
            "The game is over: somebody gave up.",
            "Ada wins!",
        ]
        last = ada.number[table]
        assert lines_in(await told(ada, table, last - 1)) == kept[-2:]
        await ada.do("rematch", table)
        assert (await told(ada, table))["story"] == []
        await ada.do("ready", table)
        await bo.do("ready", table)
        await ada.until(table, lambda shown: shown["status"] == "playing")
        again = await told(ada, table)
        assert [event["number"] for event in again["story"]] == [ada.number[table]]
        assert any(line.startswith("Face up at the start") for line in lines_in(again))


async def test_two_seats_at_one_screen(inside: Inside) -> None:
    """Who has several seats is told with the one that is waited for."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", {"kind": "me", "name": "Eve"})
        await ada.watch(table)
        await ada.do("ready", table)
        await ada.until(table, lambda shown: shown["status"] == "playing")
        names = set()
        for _ in range(8):
            found = await told(ada, table)
            assert [one["move"] for one in found["choices"]]
            names.add(found["question"]["text"].partition(":")[0])
            await play_on(table, ada, moves=1)
        assert names == {"Ada", "Eve"}


async def test_hidden_cards_are_told_to_their_seat_alone(inside: Inside) -> None:
    """Pocket: each is told of their own hand and moves, a spectator of nobody's."""
    async with visiting(inside.url) as visit:
        ada, bo, sy = await visit("Ada"), await visit("Bo"), await visit("Sy", dial=False)
        table = await sit_down(ada, bo, game="pocket")
        match = truth(inside, table).match
        assert match is not None
        game = match.game
        hands = {seat: set(game.view_json(match.view(Seat(seat)))["hand"]) for seat in (0, 1)}
        move = next(move for move in bo.shown[table]["legal"] if move.startswith("put"))
        await bo.do("play", table, move=move)
        number = bo.number[table]
        for client, seat in ((ada, 0), (bo, 1), (sy, SPECTATOR)):
            for after in (0, number - 1):
                answer = await client.get(f"/tables/{table}/told", after=after)
                named = set(re.findall(r"\bc\d\d\b", answer.text))
                assert named == hands.get(seat, set())
                found = answer.json()
                seen = move if seat == 1 else "a card"
                (line,) = [line for line in lines_in(found) if "Bo has played" in line]
                assert line == f"Bo has played: {seen}."
                assert ("question" in found) == (seat == 0)  # Bo has played, and Sy has no seat
                assert bool(found["choices"]) == (seat == 0)


@pytest.mark.parametrize(
    ("path", "query", "status", "key"),
    [
        ("/tables/aaaaaaaaaaaa/told", {}, 404, "table-unknown"),
        ("/tables/NOWHERE/told", {}, 422, "message-unfit"),
        ("/tables/aaaaaaaaaaaa/told", {"after": -1}, 422, "message-unfit"),
        ("/tables/aaaaaaaaaaaa/told", {"after": "soon"}, 422, "message-unfit"),
    ],
)
async def test_what_cannot_be_told(
    inside: Inside, path: str, query: dict[str, Any], status: int, key: str
) -> None:
    """In words, also to who has not come in."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada", dial=False)
        answer = await ada.http.get(f"/api/v1{path}", params=query)
        assert (answer.status_code, answer.json()["key"]) == (status, key)


async def test_a_stranger_may_look_on(inside: Inside) -> None:
    """Who has the address is told what a spectator is, without having come in."""
    async with visiting(inside.url) as visit:
        ada, bo, sy = await visit("Ada"), await visit("Bo"), await visit("Sy", dial=False)
        table = await sit_down(ada, bo)
        await play_on(table, ada, bo, moves=4)
        answer = await ada.http.get(f"/api/v1/tables/{table}/told")
        assert answer.json() == await told(sy, table)


async def test_a_long_answer_comes_in_gzip_for_who_takes_it(inside: Inside) -> None:
    """The same words, in fewer bytes; who does not ask for it gets them plain."""
    async with visiting(inside.url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", {"kind": "me", "name": "Bo"})
        answer = await ada.post("/commands", {"type": "ready", "id": "1", "table": table})
        assert answer.status_code == 200, answer.text
        path = f"/api/v1/tables/{table}/told"
        plain = await ada.http.get(path, headers={**ada.headers, "Accept-Encoding": "identity"})
        packed = await ada.http.get(path, headers={**ada.headers, "Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) // 2
