"""The sealed deal: bound before any share, open when the game is over, and checked by others' programs."""

import asyncio
import hashlib
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.dealer import commitment_to, sealed_seed
from ludotheque.games import registry
from tests.cli.command import run
from tests.server.client import Client, play_on, visiting

PAGE = Path(__file__).resolve().parents[3] / "docs" / "concepts" / "sealed-deal.md"


# records.md in a few lines, with nothing of ours


def sha(text: str) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def seed_of(secret: str, shares: list[str | None]) -> str:
    """The seed of a sealed deal."""
    return sha(":".join([secret, *(share or "" for share in shares)]))


def deal_of(seed: str, seats: int) -> tuple[int, list[str]]:
    """The first seat and the pile of Seismic without variants, from the components that the command lists."""
    words = (int(sha(f"{seed}:{number}")[:16], 16) for number in itertools.count())

    def below(bound: int) -> int:
        return next(word for word in words if word < 2**64 - 2**64 % bound) % bound

    def shuffle(items: list[str]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    seismic = registry.find("seismic")
    box = seismic.components(seismic.options({}))
    mix = ["03", "03", "02", "02", "01", "01", *box["quakes"]]
    pile = [
        shape for group in ("highways", "intersections") for shape, n in box[group].items() for _ in range(n)
    ]
    for tile in mix[:6]:
        pile.remove(tile)
    shuffle(mix)
    pile += mix[6:]
    shuffle(pile)
    return below(seats), pile


# The page


def blocks(language: str) -> list[str]:
    """The code on the page."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


VECTORS: list[dict[str, Any]] = json.loads(blocks("json")[0])


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["secret"][:4])
def test_vectors(vector: dict[str, Any]) -> None:
    """They hold by an implementation of its own, and by ours."""
    secret, shares = vector["secret"], vector["shares"]
    assert sha(secret) == vector["commitment"] == commitment_to(secret)
    assert seed_of(secret, shares) == vector["seed"] == sealed_seed(secret, shares)
    first, pile = deal_of(vector["seed"], len(shares))
    assert (first, len(pile), pile[:10]) == (vector["first"], vector["tiles"], vector["pile"])
    assert sha(" ".join(pile)) == vector["pile_sha256"]
    seismic = registry.find("seismic")
    options = seismic.options({})
    our_first, our_pile = seismic.deal(options, len(shares), vector["seed"])
    texts = [seismic.outcome_text(seismic.box(options), tile) for tile in our_pile]
    assert (int(our_first), texts) == (first, pile)


def test_vectors_are_made_as_the_page_says() -> None:
    """By the code beside them."""
    made: dict[str, Any] = {}
    exec(compile(blocks("python")[1], str(PAGE), "exec"), made)
    assert [made["vector"](vector["secret"], vector["shares"]) for vector in VECTORS] == VECTORS


# A game, by the house


async def whole_game(url: str, finish: Callable[..., Any] | None = None, **more: Any) -> dict[str, Any]:
    """A game of Ada and Bo with a share each; its record."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table("me", "open", **more)
        await ada.watch(table)
        await bo.watch(table)
        await ada.do("ready", table, share="from-Ada")
        await bo.do("sit", table, share="from-Bo")
        await (finish or to_the_end)(table, ada, bo)
        answer = await bo.get(f"/tables/{table}/games/1/record")
        record: dict[str, Any] = answer.json()
        return record


async def to_the_end(table: str, ada: Client, bo: Client) -> None:
    """By the rules."""
    await play_on(table, ada, bo)


async def by_giving_up(table: str, ada: Client, bo: Client) -> None:
    """In the middle."""
    await play_on(table, ada, bo, moves=9)
    await bo.do("resign", table)


async def by_closing(table: str, ada: Client, bo: Client) -> None:
    """Before the first move."""
    await ada.do("close", table)


async def by_agreement(table: str, ada: Client, bo: Client) -> None:
    """After a few moves."""
    await play_on(table, ada, bo, moves=4)
    await ada.do("propose", table, what="end")
    await bo.do("answer", table, agree=True)


@pytest.fixture(scope="module")
def record(url: str) -> dict[str, Any]:
    """The record of a whole game."""
    return asyncio.run(whole_game(url))


async def test_the_commitment_comes_before_any_share(url: str) -> None:
    """It is in the answer to who opens the table, for everybody who looks, and never changes until a rematch.

    Shares are shown to nobody before the start, the secret to nobody before the end.
    """
    async with visiting(url) as visit:
        ada, bo, sy = await visit("Ada"), await visit("Bo"), await visit("Sy")
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = (await ada.post("/tables", {"game": "seismic", "seats": seats})).json()
        table, commitment = opened["table"], opened["shown"]["commitment"]
        assert re.fullmatch("[0-9a-f]{64}", commitment)
        clients = (ada, bo, sy)
        for client in clients:
            assert (await client.watch(table))["commitment"] == commitment
        assert (await sy.http.get(f"/api/v1/tables/{table}")).json()["shown"]["commitment"] == commitment

        await ada.do("ready", table, share="first-thought")
        await ada.do("leave", table)
        await ada.do("sit", table, seat=0, share="from-Ada")
        for client in clients:
            await client.reach(table, ada.number[table])
            told = json.dumps(client.heard) + (await client.get(f"/tables/{table}")).text
            assert "from-Ada" not in told
            assert "first-thought" not in told
            assert "secret" not in told
            assert client.shown[table]["commitment"] == commitment

        answer = await bo.post("/commands", {"type": "sit", "table": table, "id": "1", "share": "from-Bo"})
        assert answer.status_code == 200
        for client in clients:
            shown = await client.until(table, lambda shown: shown["status"] == "playing")
            assert shown["shares"] == ["from-Ada", "from-Bo"]
            assert "secret" not in shown
        await play_on(table, ada, bo, moves=5)
        assert all('"secret"' not in json.dumps(client.heard) for client in clients)
        assert (await bo.get(f"/tables/{table}/games/1/record")).json()["key"] == "game-not-over"

        await bo.do("resign", table)
        for client in clients:
            shown = await client.until(table, lambda shown: shown["status"] == "finished")
            assert sha(shown["secret"]) == commitment == shown["commitment"]


async def test_a_rematch_is_sealed_anew(url: str, tmp_path: Path) -> None:
    """Another secret, committed to before its shares; those of the first game count no more."""
    async with visiting(url) as visit:
        ada, bo = await visit("Ada"), await visit("Bo")
        table = await ada.open_table("me", "open")
        await ada.watch(table)
        await ada.do("ready", table, share="once")
        await bo.watch(table)
        await bo.do("sit", table, share="once-too")
        await bo.do("resign", table)
        first = dict(await ada.until(table, lambda shown: shown["status"] == "finished"))
        await ada.do("rematch", table)
        waiting = await bo.until(table, lambda shown: shown["round"] == 2)
        assert waiting["commitment"] != first["commitment"]
        assert not {"secret", "shares"} & waiting.keys()
        await ada.do("ready", table)
        await bo.do("ready", table, share="twice")
        playing = await ada.until(table, lambda shown: shown["status"] == "playing")
        assert playing["shares"] == [None, "twice"]
        await ada.do("resign", table)
        records = [(await ada.get(f"/tables/{table}/games/{number}/record")).json() for number in (1, 2)]
        seals = [record["setup"]["seal"] for record in records]
        assert seals[0]["shares"] == ["once", "once-too"]
        assert seals[0]["secret"] == first["secret"] != seals[1]["secret"]
        assert [status_of(record, tmp_path) for record in records] == [0, 0]


async def test_seats_of_one_person_and_of_bots(url: str) -> None:
    """Who has several seats gives the same share for each; a bot gives none; none counts as empty."""
    async with visiting(url) as visit:
        ada = await visit("Ada")
        table = await ada.open_table("me", "bot", {"kind": "me", "name": "Eve"})
        await ada.watch(table)
        await ada.do("ready", table, share="both")
        shown = await ada.until(table, lambda shown: shown["status"] == "playing")
        assert shown["shares"] == ["both", None, "both"]
        await ada.do("close", table)
        record = (await ada.get(f"/tables/{table}/games/1/record")).json()
        secret = record["setup"]["seal"]["secret"]
        first, pile = deal_of(seed_of(secret, ["both", None, "both"]), 3)
        assert (record["setup"]["first"], record["setup"]["pile"]) == (first, pile)


def test_the_pile_follows_from_secret_and_shares(record: dict[str, Any]) -> None:
    """By the implementation above, not by ours; and who begins as well."""
    setup = record["setup"]
    seal = setup["seal"]
    assert seal["shares"] == ["from-Ada", "from-Bo"]
    assert sha(seal["secret"]) == seal["commitment"]
    assert deal_of(seed_of(seal["secret"], seal["shares"]), 2) == (setup["first"], setup["pile"])


def test_the_program_of_the_page_agrees(record: dict[str, Any], tmp_path: Path) -> None:
    """On a game of the house; and it sees a pile, a share and a first seat that are not right."""
    program = tmp_path / "check.py"
    program.write_text(blocks("python")[0])

    def said(changed: dict[str, Any]) -> str:
        file = tmp_path / "record.json"
        file.write_text(json.dumps(changed))
        done = subprocess.run(
            [sys.executable, "-I", program, file], capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    assert said(record) == "True True True"
    setup = record["setup"]
    assert said({**record, "setup": {**setup, "pile": setup["pile"][::-1]}}) == "True False True"
    assert said({**record, "setup": {**setup, "first": 1 - setup["first"]}}) == "True True False"
    seal = {**setup["seal"], "shares": ["from-Ada", "from-Eve"]}
    assert said({**record, "setup": {**setup, "seal": seal}}).startswith("True False")


# verify


def verify(file: Path) -> subprocess.CompletedProcess[str]:
    """The command, as people run it."""
    command = [sys.executable, "-m", "ludotheque", "verify", str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def status_of(record: dict[str, Any], folder: Path) -> int:
    """The status of the same command in this process, which is quicker."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    return run("verify", file).status


def test_verify_says_that_all_holds(record: dict[str, Any], tmp_path: Path) -> None:
    """Status 0, for the file as the house gave it."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    done = verify(file)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(len(record["moves"])) in done.stdout


@pytest.mark.parametrize("finish", [by_giving_up, by_closing, by_agreement])
@pytest.mark.parametrize(
    "variants", [[], ["big-one", "dilemma", "aftershocks", "twin-cities"]], ids=["plain", "all"]
)
async def test_however_a_game_ends_it_verifies(
    url: str, finish: Callable[..., Any], variants: list[str], tmp_path: Path
) -> None:
    """Also one that the rules have not ended, in every variant."""
    record = await whole_game(url, finish, options={"variants": variants})
    assert "result" not in record
    assert status_of(record, tmp_path) == 0


Forge = Callable[[dict[str, Any], dict[str, Any]], None]


def other_share(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """A share that was not given."""
    setup["seal"]["shares"][1] = "from-Eve"


def no_share(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """A share that was given and is gone."""
    setup["seal"]["shares"][0] = None


def shares_exchanged(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """Each other's."""
    setup["seal"]["shares"].reverse()


def other_secret(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """One that does not fit the commitment."""
    setup["seal"]["secret"] = sha("another")


def other_commitment(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """One that does not fit the secret."""
    setup["seal"]["commitment"] = sha("another")


def other_deal(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """A secret with its commitment, but not those of this pile."""
    setup["seal"] |= {"secret": sha("another"), "commitment": sha(sha("another"))}


def no_secret(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """Not opened."""
    setup["seal"]["secret"] = None


def no_seal(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """Nothing to check by."""
    del setup["seal"]


def pile_exchanged(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """Two tiles at its end, which were drawn last."""
    pile = setup["pile"]
    other = next(place for place in range(len(pile) - 1) if pile[place] != pile[-1])
    pile[-1], pile[other] = pile[other], pile[-1]


def pile_cut(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """A tile less."""
    setup["pile"].pop()


def other_seed(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """A seed that does not follow from the shares."""
    del setup["pile"]
    setup["seed"] = sha("another")


def other_move(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """One that was not legal."""
    record["moves"][0] = "place 01 9,9 0"


def moves_exchanged(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """The first two."""
    moves = record["moves"]
    moves[0], moves[1] = moves[1], moves[0]


def other_scores(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """A point more."""
    record["result"]["scores"][0] += 1


def other_winner(setup: dict[str, Any], record: dict[str, Any]) -> None:
    """The one who lost."""
    record["result"]["winners"] = [seat for seat in (0, 1) if seat not in record["result"]["winners"]]


FORGERIES: list[Forge] = [
    other_share,
    no_share,
    shares_exchanged,
    other_secret,
    other_commitment,
    other_deal,
    no_secret,
    no_seal,
    pile_exchanged,
    pile_cut,
    other_seed,
    other_move,
    moves_exchanged,
    other_scores,
    other_winner,
]


@pytest.mark.parametrize("forge", FORGERIES)
def test_verify_sees_what_was_forged(record: dict[str, Any], forge: Forge, tmp_path: Path) -> None:
    """Status 1, and the reason in words."""
    forged = json.loads(json.dumps(record))
    forge(forged["setup"], forged)
    assert forged != record
    assert status_of(forged, tmp_path) == 1


def test_verify_of_a_forged_file(record: dict[str, Any], tmp_path: Path) -> None:
    """The command as people run it: one line that says what does not hold, status 1; no record at all: 2."""
    file = tmp_path / "game.json"
    forged = json.loads(json.dumps(record))
    other_share(forged["setup"], forged)
    file.write_text(json.dumps(forged))
    done = verify(file)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    assert "pile" in done.stdout
    assert "Traceback" not in done.stderr
    file.write_text("{}")
    assert verify(file).returncode == 2
