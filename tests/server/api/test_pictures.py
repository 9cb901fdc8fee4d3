"""Tables and positions of records drawn: each seat by its own view, and nothing that runs."""

from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from ludotheque.engine.contract import SPECTATOR, Seat
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.records import match_of, parse_record
from ludotheque.engine.words import say
from ludotheque.games import registry
from tests.server.client import PATIENCE, Client, play_on, sit_down, visiting
from tests.server.inside import Inside
from tests.support.recorded import document, recorded
from tests.support.services.loopback import NO_TLS

# Words of ours that stand on some picture in the other language.
ONLY_IN = {
    "en": {"une", "plateau", "dans", "pioche", "pièces", "équipes", "main", "votre"},
    "fr": {"of", "in", "pile", "pieces", "crews", "hand", "your"},
}
GAMES = [name for name in registry.NAMES if registry.find(name).has_part("picture")]
QUAKE = "beat-the-quake"


async def drawn(client: Client, table: str) -> str:
    """A table as this one may see it, checked for what a browser is told of it."""
    answer = await client.get(f"/tables/{table}/picture")
    assert answer.status_code == 200, answer.text
    check(answer)
    return answer.text


def check(answer: httpx.Response) -> None:
    """SVG, kept by nobody, and nothing of it runs where it is opened by itself."""
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'none'; style-src 'unsafe-inline'" in answer.headers["content-security-policy"]
    assert ElementTree.fromstring(answer.text).tag == "{http://www.w3.org/2000/svg}svg"


def words_in(drawing: str) -> set[str]:
    """All that a picture says."""
    return {text.strip() for text in ElementTree.fromstring(drawing).itertext() if text.strip()}


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_is_drawn_for_who_looks(url: str, game: str) -> None:
    """With everybody's name; where something is hidden, each sees another picture."""
    async with visiting(url) as visit:
        ada, bo, cy = await visit("Ada"), await visit("Bo"), await visit("Cy")
        pace = {"pace": {"kind": "slow"}} if registry.find(game).is_timed else {}
        table = await sit_down(ada, bo, game=game, **pace)
        for _ in range(2):
            pictures = [await drawn(one, table) for one in (ada, bo, cy)]
            assert registry.find(game).is_open or len(set(pictures)) == 3
            assert all("Ada" in picture for picture in pictures)
            await play_on(table, ada, bo, moves=1)


async def test_a_hand_is_drawn_for_its_seat_alone(url: str) -> None:
    """Others, and who watches, see that there is one."""
    async with visiting(url) as visit:
        ada, bo, cy = await visit("Ada"), await visit("Bo"), await visit("Cy")
        table = await sit_down(ada, bo, game=QUAKE)
        assert ["Your hand" in await drawn(one, table) for one in (ada, bo, cy)] == [True, True, False]


@pytest.mark.parametrize("game", GAMES)
async def test_a_picture_speaks_the_language_of_who_asks(url: str, game: str) -> None:
    """All that it says; names stay as they are."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        pace = {"pace": {"kind": "slow"}} if registry.find(game).is_timed else {}
        table = await sit_down(ada, bo, game=game, **pace)
        pictures = {}
        for language in LANGUAGES:
            answer = await ada.get(f"/tables/{table}/picture", lang=language)
            assert answer.status_code == 200, answer.text
            pictures[language] = words_in(answer.text)
        assert pictures["en"] & pictures["fr"] >= {"Ada", "Bo"}
        for language, only in ONLY_IN.items():
            assert not only & set(" ".join(pictures[language]).lower().split()), language


async def test_a_picture_is_of_the_position_that_is_shown(url: str) -> None:
    """After a move it is another one."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await sit_down(ada, bo)
        before = await drawn(ada, table)
        assert await drawn(ada, table) == before
        await play_on(table, ada, bo, moves=1)
        assert await drawn(ada, table) != before


async def test_where_there_is_nothing_to_draw(url: str) -> None:
    """Each refusal says why, in the language of who asks."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        early = await ada.open_table("me", "open")
        answer = await ada.get(f"/tables/{early}/picture")
        assert (answer.status_code, answer.json()["key"]) == (409, "picture-early")
        pocket = await sit_down(ada, bo, game="pocket")
        answer = await ada.get(f"/tables/{pocket}/picture", lang="fr")
        assert (answer.status_code, answer.json()["key"]) == (404, "picture-none")
        assert "image" in answer.json()["text"]


@pytest.mark.parametrize("game", [name for name in GAMES if recorded(name)])
def test_a_position_of_a_record_is_drawn(inside: Inside, game: str) -> None:
    """As its game draws the view of whose knowledge is asked for."""
    path = max(recorded(game), key=lambda path: len(document(path)["moves"]))
    record = parse_record(path.read_bytes(), registry.find)
    moves = len(record.moves) // 2
    match = match_of(record, moves)
    for seat in (None, 0, 1):
        body: dict[str, Any] = {"record": document(path), "moves": moves}
        answer = asked(inside, body if seat is None else {**body, "seat": seat})
        assert answer.status_code == 200, answer.text
        check(answer)
        view = match.view(SPECTATOR if seat is None else Seat(seat))
        assert answer.text == record.game.part("picture").draw(view, record.players, "en")


@pytest.mark.parametrize("game", [name for name in GAMES if recorded(name)])
def test_the_poster_of_a_game_that_is_over(inside: Inside, game: str) -> None:
    """Its title, the day by the clock of who asks, and everybody."""
    path = max(recorded(game), key=lambda path: len(document(path)["moves"]))
    record = document(path) | {"meta": {"finished": 1_700_000_000_000}}  # 14 November 2023, 22:13 UTC
    for language, ahead, day in (("en", 0, "14 November 2023"), ("fr", 120, "15 novembre 2023")):
        answer = asked(inside, {"record": record, "ahead": ahead}, f"poster?lang={language}")
        assert answer.status_code == 200, answer.text
        check(answer)
        assert {say(f"title-{game}"), day, *record["players"]} <= words_in(answer.text)


def test_the_first_of_a_month_is_an_ordinal_in_french(inside: Inside) -> None:
    """And each month has its name: the poster of one game, by clocks that are months apart."""
    record = document(next(path for path in recorded(QUAKE) if "result" in document(path)))
    days = set()
    for month in range(12):
        finished = (365 * 55 + 31 * month) * 86_400_000
        answer = asked(inside, {"record": record | {"meta": {"finished": finished}}}, "poster?lang=fr")
        days |= {text for text in words_in(answer.text) if text.endswith(("2024", "2025"))}
    assert "18 décembre 2024" in days
    assert len({day.split()[1] for day in days}) == 12
    answer = asked(inside, {"record": record | {"meta": {"finished": 1_793_530_000_000}}}, "poster?lang=fr")
    assert "1er novembre 2026" in words_in(answer.text)


@pytest.mark.parametrize("finished", [None, -1, 1, 10**40, 253_402_300_799_000, "soon", True, 1.5])
def test_a_poster_says_no_day_that_its_record_does_not_know(inside: Inside, finished: object) -> None:
    """What somebody wrote there may be anything."""
    record = document(next(path for path in recorded(QUAKE) if "result" in document(path)))
    record |= {"meta": {"finished": finished}}
    for ahead in (-900, 0, 900):
        answer = asked(inside, {"record": record, "ahead": ahead}, "poster")
        assert answer.status_code == 200, answer.text
        check(answer)


def test_a_game_that_is_on_has_no_poster(inside: Inside) -> None:
    """The refusal says when it will."""
    unfinished = next(path for path in recorded(QUAKE) if path.name.startswith("unfinished"))
    answer = asked(inside, {"record": document(unfinished)}, "poster")
    assert (answer.status_code, answer.json()["key"]) == (409, "poster-early")


async def test_the_poster_of_a_table(url: str) -> None:
    """It tells what the house knows of the end, which a record of a game given up does not."""
    async with visiting(url) as visit:
        ada, bo, cy = await visit("Ada"), await visit("Bo"), await visit("Cy")
        table = await sit_down(ada, bo)
        path = f"/tables/{table}/games/1/poster"
        early = await cy.get(path)
        assert (early.status_code, early.json()["key"]) == (409, "poster-early")
        await ada.do("resign", table)
        answer = await cy.get(path)
        assert answer.status_code == 200, answer.text
        check(answer)
        assert "Bo: 0 points and the win" in answer.text


def test_a_position_that_is_not_there_is_refused(inside: Inside) -> None:
    """In words, as its words would be."""
    record = document(recorded(QUAKE)[0])
    answer = asked(inside, {"record": record, "moves": len(record["moves"]) + 1})
    assert answer.status_code == 422
    assert asked(inside, {"record": record, "moves": 0, "seat": 7}).json()["key"] == "seat-unknown"


def asked(inside: Inside, body: dict[str, Any], what: str = "picture") -> httpx.Response:
    """Ask without having come in."""
    url = f"{inside.url}/api/v1/replays/{what}"
    return httpx.post(url, json=body, timeout=PATIENCE, trust_env=False, verify=NO_TLS)
