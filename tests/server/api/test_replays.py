"""Records that somebody brings: played through, told move by move, and refused in words if they are wrong."""

import asyncio
import json
import random
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.engine.contract import SPECTATOR, Outcome, Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.patches import patched
from ludotheque.engine.records import match_of, parse_record, record_json, record_of
from ludotheque.games import registry
from ludotheque.server.api import records
from ludotheque.server.api.replays import replayed
from ludotheque.server.protocol import LONGEST_BODY, ToReplay
from tests.server.client import PATIENCE, play_on, sit_down, visiting
from tests.server.conftest import Pace
from tests.server.inside import Inside
from tests.server.privacy.test_hidden import EVEN_CARDS, QUAKE, Pile, even_edition, open_in_quake, shaken
from tests.server.test_protocol import check
from tests.support.pocket import find
from tests.support.recorded import document, expected, recorded
from tests.support.services.loopback import NO_TLS

RECORDS = recorded("seismic")
BY_NAME = {path.stem: path for path in RECORDS}


def ask(inside: Inside, path: str, body: Any, lang: str = "en") -> httpx.Response:
    """Ask without having come in."""
    url = f"{inside.url}/api/v1{path}"
    return httpx.post(url, json=body, params={"lang": lang}, timeout=PATIENCE, trust_env=False, verify=NO_TLS)


def replay(inside: Inside, record: Any, seat: int | None = None, lang: str = "en") -> dict[str, Any]:
    """A whole game, checked against the schema."""
    body = {"record": record} if seat is None else {"record": record, "seat": seat}
    answer = ask(inside, "/replays", body, lang)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    check("Replay", found)
    return found


def told(
    inside: Inside, record: Any, moves: int, seat: int | None = None, lang: str = "en"
) -> dict[str, Any]:
    """A position in words, checked against the schema."""
    body = {"record": record, "moves": moves}
    answer = ask(inside, "/replays/told", body if seat is None else {**body, "seat": seat}, lang)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    check("Told", found)
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_replay_leads_to_the_end_of_the_record(inside: Inside, path: Path) -> None:
    """Change by change, with who is waited for; the end is the one that the referee worked out."""
    record = parse_record(path.read_bytes(), registry.find)
    found = replay(inside, document(path))
    match = match_of(record, 0)
    view = found["view"]
    assert view == match.game.view_json(match.view(SPECTATOR))
    assert found["to_move"] == match.to_move()
    assert len(found["steps"]) == len(record.moves)
    drawn = [*found["drawn"]]
    for number, step in enumerate(found["steps"], start=1):
        after = match_of(record, number) if number in (1, len(record.moves) // 2, len(record.moves)) else None
        view = patched(view, step["changes"])
        drawn += step["drawn"]
        assert step["lines"]
        if after is not None:
            assert view == after.game.view_json(after.view(SPECTATOR))
            assert step["to_move"] == after.to_move()
            assert step["seat"] == after.played[-1].seat
            assert step["move"] == after.game.move_text(after.box, after.played[-1].move)
    box = record.game.box(record.options)
    pile = [record.game.outcome_text(box, outcome) for outcome in record.setup.pile]
    assert drawn == pile[: len(drawn)]
    assert len(pile) - len(drawn) == view["pile"]
    end = expected(path)
    assert view["scores"] == end["scores"]
    assert ("result" in found) == end["finished"]
    if end["finished"]:
        assert found["result"] == {"scores": end["scores"], "winners": end["winners"]}
    assert found["players"] == list(record.players)
    assert (found["game"], found["seats"]) == ("seismic", len(record.players))


async def test_what_a_house_records_can_be_replayed_there(inside: Inside) -> None:
    """The record of a table goes in as it comes out, and its story is the one that the table told."""
    async with visiting(inside.url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo, options={"table": "small"}, setup={"heights": [1.62, 2]})
        await play_on(table, ada, bo)
        await ada.until(table, lambda shown: shown["status"] == "finished")
        story = (await ada.get(f"/tables/{table}/told")).json()["story"]
        record = (await ada.get(f"/tables/{table}/games/1/record")).json()
        found = replay(inside, record)
        assert [found["lines"], *(step["lines"] for step in found["steps"])] == [
            event["lines"] for event in story[:-1]
        ]
        assert found["meta"] == record["meta"]
        assert found["result"] == record["result"]
        french = replay(inside, record, lang="fr")
        assert french["steps"][0]["lines"] != found["steps"][0]["lines"]
        assert [step["changes"] for step in french["steps"]] == [step["changes"] for step in found["steps"]]


def test_any_position_can_be_told(inside: Inside) -> None:
    """As at a table: the move before it, what is asked, all legal moves, and the sections."""
    path = BY_NAME["every-kind-of-move"]
    record = parse_record(path.read_bytes(), registry.find)
    steps = replay(inside, document(path))["steps"]
    for moves in (0, 1, 40, 117, len(record.moves)):
        match = match_of(record, moves)
        found = told(inside, document(path), moves)
        assert found["number"] == moves
        if moves:
            assert found["story"] == [{"number": moves, "lines": steps[moves - 1]["lines"]}]
        legal = match.game.move_texts(match.box, match.legal(match.to_move()[0])) if match.to_move() else []
        assert sorted(choice["move"] for choice in found["choices"]) == sorted(legal)
        assert ("question" in found) == bool(legal)
        assert len(found["table"]) == 1 + len(match.game.view_json(match.view(SPECTATOR))["tiles"])
        assert found["details"]["sections"]
    (seat,) = match_of(record, 40).to_move()
    assert told(inside, document(path), 40, seat)["choices"]
    assert told(inside, document(path), 40, (seat + 1) % 3)["choices"] == []
    english, french = (told(inside, document(path), 40, lang=lang) for lang in ("en", "fr"))
    assert english["question"] != french["question"]


def pocket_record() -> dict[str, Any]:
    """A game of Pocket, some moves long."""
    game = find("pocket")
    options = game.options({"rounds": 3})
    match = Match(game, options, 2, Setup(*game.deal(options, 2, "told")))
    for seat, choice in ((1, 0), (0, 3), (0, 1), (1, 2)):
        match.play(Seat(seat), match.legal(Seat(seat))[choice])
    found: dict[str, Any] = json.loads(record_json(record_of(match, ["Ada", "Bo"])))
    return found


def test_from_one_seats_knowledge(inside: Inside) -> None:
    """Pocket: a seat's replay shows its own cards and what was shown; without a seat every move is there."""
    record = pocket_record()
    game = find("pocket")
    kept = parse_record(json.dumps(record).encode(), find)
    whole = replay(inside, record)
    assert [step["move"] for step in whole["steps"]] == record["moves"]
    assert [step["seat"] for step in whole["steps"]] == [1, 0, 0, 1]
    assert None not in whole["drawn"]
    assert "hand" not in whole["view"]
    for seat in (0, 1):
        found = replay(inside, record, seat)
        view = found["view"]
        assert view == game.view_json(match_of(kept, 0).view(Seat(seat)))
        seen: set[str] = set(view["hand"])
        for number, step in enumerate(found["steps"], start=1):
            view = patched(view, step["changes"])
            assert view == game.view_json(match_of(kept, number).view(Seat(seat)))
            seen |= {*view["hand"], *view["revealed"], *(card for card in step["drawn"] if card)}
            is_hidden = step["seat"] != seat and record["moves"][number - 1].startswith("put")
            assert ("move" in step) == (not is_hidden)
        assert {card for card in found["drawn"] if card} <= seen
        hidden = {f"c{card:02}" for card in range(48)} - seen - set(view["aside"].values())
        assert not any(card in json.dumps(found) for card in hidden)
        words = json.dumps(told(inside, record, 1, seat))
        hand = match_of(kept, 1)
        others = set(game.view_json(hand.view(Seat(1 - seat)))["hand"])
        assert not any(card in words for card in others)
    assert told(inside, record, 1)["choices"] == []


def quake_record(pile: Pile, script: list[str] | None = None) -> tuple[dict[str, Any], list[set[str]]]:
    """A game of Beat the Quake that has not ended, and the cards that each seat has known in it."""
    game = find(QUAKE)
    options, chance = game.options(even_edition()), random.Random(2)
    match = Match(game, options, 3, Setup(Seat(0), pile))
    known: list[set[str]] = [set(), set(), set()]
    for number in range(len(script or range(26))):
        (mover,) = match.to_move()
        move = game.move_code(match.box, script[number]) if script else chance.choice(match.legal(mover))
        match.play(mover, move)
        for seat in range(3):
            known[seat] |= open_in_quake(match.state, (seat,))
    assert not match.is_over
    found: dict[str, Any] = json.loads(record_json(record_of(match, ["Ada", "Bo", "Eve"])))
    return found, known


def test_one_seats_replay_of_beat_the_quake_is_the_same_whatever_is_hidden(inside: Inside) -> None:
    """Other cards in other hands, in the pile, and lost to red quakes: that seat is not shown which."""
    pile = shaken(find(QUAKE).deal(find(QUAKE).options(even_edition()), 3, "replay")[1])
    record, known = quake_record(pile)
    assert any(move.startswith("discard") for move in record["moves"])
    for seat in range(3):
        unseen = [card for card in EVEN_CARDS if card not in known[seat]]
        other_card = dict(zip(unseen, unseen[5:] + unseen[:5], strict=True))
        script = [" ".join(other_card.get(word, word) for word in move.split()) for move in record["moves"]]
        names = [EVEN_CARDS[card] if card < len(EVEN_CARDS) else "" for card in pile]
        other_pile = tuple(
            Outcome(EVEN_CARDS.index(other_card.get(name, name))) if name else card
            for card, name in zip(pile, names, strict=True)
        )
        other, _ = quake_record(other_pile, script)
        assert other["moves"] != record["moves"]
        assert replay(inside, other, seat) == replay(inside, record, seat)
        assert replay(inside, other) != replay(inside, record), "with the fog lifted they differ"
        assert replay(inside, other, (seat + 1) % 3) != replay(inside, record, (seat + 1) % 3)
        for number in (0, 12, 26):
            assert told(inside, other, number, seat) == told(inside, record, number, seat)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"game": "chess"}, "game"),
        ({"players": ["Ada"]}, "players"),
        ({"format": "ludotheque/9"}, "format"),
        ({"setup": {"first": 0}}, "setup"),
        ({"more": 1}, None),
        ({"moves": ["place 03 9,9 0"]}, "move 1"),
        ({"moves": ["fly away"]}, "move 1"),
        ({"result": {"scores": [1, 2], "winners": [1]}, "moves": []}, "result"),
        ({"meta": 3}, "meta"),
    ],
)
@pytest.mark.parametrize("address", ["/replays", "/replays/told"])
def test_what_is_no_record_is_refused_in_words(
    inside: Inside, address: str, change: dict[str, Any], place: str | None
) -> None:
    """With the place, in both languages."""
    record = {**document(BY_NAME["plain"]), **change}
    body = {"record": record, "moves": 0} if address.endswith("told") else {"record": record}
    texts = []
    for lang in ("en", "fr"):
        answer = ask(inside, address, body, lang)
        assert answer.status_code == 422
        check("Problem", answer.json())
        texts.append(answer.json()["text"])
        assert place is None or texts[-1].startswith(f"{place}: ")
    assert texts[0] != texts[1]


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({}, "message-unfit"),
        ({"record": []}, "message-unfit"),
        ({"record": {}}, "record-missing"),
        ({"record": {}, "seat": 8}, "message-unfit"),
        ({"record": {}, "seat": "0"}, "message-unfit"),
        ({"record": {}, "colour": "red"}, "message-unfit"),
    ],
)
def test_what_is_no_request(inside: Inside, body: Any, key: str) -> None:
    """Refused before anything is played."""
    answer = ask(inside, "/replays", body)
    assert (answer.status_code, answer.json()["key"]) == (422, key)


def test_what_there_is_not_in_a_record(inside: Inside) -> None:
    """A seat that nobody has, a move past the last; a number of moves that is none."""
    record = document(BY_NAME["unfinished-place"])
    moves = len(record["moves"])
    answer = ask(inside, "/replays", {"record": record, "seat": 4})
    assert (answer.status_code, answer.json()["key"]) == (422, "seat-unknown")
    assert told(inside, record, moves)["number"] == moves
    answer = ask(inside, "/replays/told", {"record": record, "moves": moves + 1})
    assert answer.json()["text"] == f"moves: the record has only {moves} moves"
    for wrong in (-1, 1.5, "2", None, 10**9):
        answer = ask(inside, "/replays/told", {"record": record, "moves": wrong})
        assert (answer.status_code, answer.json()["key"]) == (422, "message-unfit")


@pytest.mark.parametrize(
    ("bots", "players"),
    [
        (["level-3", None], ["Camarade 2", "Ada"]),
        (["level-3", "level-3"], ["Camarade 2", "Ada"]),
        (["uniform", None], ["Playmate 2", "Ada"]),
        (["level-3"], ["Playmate 2", "Ada"]),
        ([{}, 7], ["Playmate 2", "Ada"]),
        ("level-3", ["Playmate 2", "Ada"]),
    ],
)
def test_bots_are_called_by_their_level_in_every_language(
    inside: Inside, bots: Any, players: list[str]
) -> None:
    """If the record says which they were; whatever else stands there, names stay as they are."""
    record = document(BY_NAME["plain"])
    record |= {"players": ["Playmate 2", "Ada"], "meta": {"bots": bots}}
    found = replay(inside, record, lang="fr")
    assert found["players"] == players
    assert any(players[0] in line["text"] for step in found["steps"] for line in step["lines"])


def test_strange_words_in_a_record_do_no_harm(inside: Inside) -> None:
    """Names that turn lines around, numbers without end, halves of letters, ten thousand levels."""
    record = document(BY_NAME["unfinished-place"])
    names = ["A\u202eda\n<b>", "\u200f\x07" + "x" * 190, *record["players"]][: len(record["players"])]
    meta = {"big": 10**40, "half": "\ud800", "tiny": 1e-300, "list": [None, {}]}
    strange = {**record, "players": names, "meta": meta}
    answer = httpx.post(
        f"{inside.url}/api/v1/replays",
        content=json.dumps({"record": strange}),
        headers={"Content-Type": "application/json"},
        trust_env=False,
        verify=NO_TLS,
    )
    assert answer.status_code == 200
    found = json.loads(answer.content)
    assert found["meta"] == meta
    words = json.dumps([step["lines"] for step in found["steps"]] + found["players"], ensure_ascii=False)
    assert not set(words) & {"\u202e", "\n", "\u200f", "\x07"}
    deep: Any = 1
    for _ in range(60):
        deep = [deep]
    answer = ask(inside, "/replays", {"record": {**record, "meta": {"deep": deep}}})
    assert (answer.status_code, answer.json()["key"]) == (422, "json-deep")
    answer = httpx.post(
        f"{inside.url}/api/v1/replays",
        content=b'{"record": {"meta": ' + b"[" * 10_000 + b"]" * 10_000 + b"}}",
        headers={"Content-Type": "application/json"},
        trust_env=False,
        verify=NO_TLS,
    )
    assert answer.status_code in (400, 422)


def test_the_longest_games_fit_into_a_request() -> None:
    """Four seats, two boxes, every crew and every turn decided, written wide, with room to spare."""
    game = registry.find("seismic")
    options = game.options({"variants": ["twin-cities", "aftershocks", "big-one"]})
    longest, chance = 0, random.Random(1)
    for seed in ("one", "two", "three"):
        match = Match(game, options, 4, Setup(*game.deal(options, 4, seed)))
        while not match.is_over:
            (seat,) = match.to_move()
            match.play(seat, chance.choice(match.legal(seat)))
        record = record_of(match, ["x" * 40] * 4, {"table": "k3v9x0q2m7ab", "ended": "rules"})
        longest = max(longest, len(record_json({"record": record}, indent=2).encode()))
        assert len(match.played) > 150
    assert 4 * longest < LONGEST_BODY


def test_one_address_may_not_ask_for_too_many(limited: Inside, pace: Pace) -> None:
    """Thirty whole games at once, then it has to wait; tables and others are not touched by that."""
    record = document(BY_NAME["loop"])
    statuses = [ask(limited, "/replays", {"record": record}).status_code for _ in range(31)]
    assert statuses == [200] * 30 + [429]
    assert httpx.get(f"{limited.url}/api/v1/house", trust_env=False, verify=NO_TLS).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/replays/told", "/replays/picture", "/replays/poster", "/replays/lens", "/replays/review"],
)
def test_a_position_counts_as_one(limited: Inside, pace: Pace, path: str) -> None:
    """However it is asked for: with 149 of 150 taken there is one left."""
    limited.house.limits.replays.take("127.0.0.1", pace.now, 149)
    first, second = (ask(limited, path, {}).json()["key"] for _ in range(2))
    assert first != "too-fast"
    assert second == "too-fast"


async def test_records_wait_for_each_other_and_nobody_for_them(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is played through at a time, beside the event loop: the house answers meanwhile."""
    may_go, begun = threading.Event(), list[int]()

    def slowly(body: ToReplay, *given: Any) -> bytes:
        begun.append(len(begun))
        assert may_go.wait(PATIENCE)
        return replayed(body, *given)

    monkeypatch.setattr(records, "replayed", slowly)
    async with httpx.AsyncClient(
        base_url=inside.url, timeout=PATIENCE, trust_env=False, verify=NO_TLS
    ) as http:
        body = {"record": document(BY_NAME["loop"])}
        asked = [asyncio.create_task(http.post("/api/v1/replays", json=body)) for _ in range(3)]
        async with asyncio.timeout(PATIENCE):
            while not begun:
                assert (await http.get("/healthz")).status_code == 200
        for _ in range(20):  # many times as long as the others need to come in
            assert (await http.get("/healthz")).status_code == 200
        assert begun == [0]
        may_go.set()
        assert [(await task).status_code for task in asked] == [200] * 3
        assert begun == [0, 1, 2]
