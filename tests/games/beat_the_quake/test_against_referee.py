"""The rules against the referee, a second reading of the sheet that shares no line with them.

`LUDOTHEQUE_FUZZ=2000 pytest tests/games/beat_the_quake/test_against_referee.py` plays that many games.
"""

import json
import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.engine.records import Replay, parse_record
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.engine.schemas import complaints
from tests.games.beat_the_quake.hand_made import NAMES, QUAKES, Values, edition_named
from tests.referee.beat_the_quake import (
    random_game,
    report,
    report_legal,
    set_up,
    shuffle_setup,
)

GAME = registry.find("beat-the-quake")
GAMES = max(160, int(os.environ.get("LUDOTHEQUE_FUZZ", "0")))
CLASSIC: Values = [
    (found["id"], found["vp"], found["vd"]) for found in GAME.components(GAME.options({}))["objects"]
]


def made_up(chance: random.Random, most_vp: int, most_vd: int) -> Values:
    """An edition of 16 to 60 objects with values up to these."""
    return [
        (f"card-{number}", chance.randint(0, most_vp), chance.randint(0, most_vd))
        for number in range(chance.choice((16, 30, 46, 60)))
    ]


EDITIONS: dict[str, Callable[[random.Random], Values]] = {
    "classic": lambda chance: CLASSIC,
    "any values": lambda chance: made_up(chance, 9, 9),
    "helpful": lambda chance: made_up(chance, 6, 1),
    "alike": lambda chance: made_up(chance, 1, 1),
    "harmless": lambda chance: made_up(chance, 3, 0),
}

Making = Callable[[random.Random, list[str]], list[str] | None]
PILES: dict[str, Making] = {
    "dealt": lambda chance, cards: None,
    "short": lambda chance, cards: chance.sample([*cards, *QUAKES], k=chance.randrange(16)),
    "shaken": lambda chance, cards: chance.sample([*cards[:14], *QUAKES], k=14 + len(QUAKES)),
    "late": lambda chance, cards: [*chance.sample(cards, k=16), *chance.sample(QUAKES, k=6)],
    "early": lambda chance, cards: [*chance.sample([*cards[:2], *QUAKES], k=8), *cards[2:]],
    "calm": lambda chance, cards: chance.sample(cards, k=16),
}


def a_game(seed: int) -> tuple[dict[str, Any], Values]:
    """A record of random legal moves: every number gives its own seats, rules, edition and pile."""
    chance = random.Random(seed)
    which = chance.choice(list(EDITIONS))
    edition = EDITIONS[which](chance)
    pile = PILES[chance.choice(["dealt", *PILES])](chance, [card for card, _, _ in edition])
    record = random_game(
        seed,
        seats=chance.choice((2, 3, 4, 5)),
        advanced=chance.random() < 0.5,
        edition=edition,
        moves=chance.choice((None, None, None, 25)),
        pile=pile,
        name="classic" if which == "classic" else edition_named(edition),
        together=chance.random() < 0.3,
    )
    return record, edition


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_prefix_agrees(seed: int) -> None:
    """The report and the legal moves after every prefix of a random game; then its result."""
    record, edition = a_game(seed)
    assert complaints("beat-the-quake", record) == []
    replay = Replay(parse_record(json.dumps(record).encode(), registry.find))
    referee = set_up(record, edition)
    for number in replay.prefixes():
        if number:
            referee.play(record["moves"][number - 1])
        assert replay.report() == report(referee)
        assert replay.report_legal() == report_legal(referee)
    replay.finish()


def test_random_games_come_to_everything() -> None:
    """Every kind of question for every number of seats, basic and advanced, lost and won."""
    found = set()
    for seed in range(160):
        record, edition = a_game(seed)
        rules = "advanced" if record["options"]["advanced"] else "basic"
        referee = set_up(record, edition)
        for move in [*record["moves"], None]:
            kind = referee.legal()[0].split()[0] if referee.legal() else f"fatal {referee.fatal}"
            found.add((referee.seats, rules, kind))
            if move is not None:
                referee.play(move)
    kinds = ("keep", "draw", "use", "fatal True", "fatal False")
    assert found == {
        *((seats, rules, kind) for seats in range(2, 6) for rules in ("basic", "advanced") for kind in kinds),
        *((seats, "advanced", "discard") for seats in range(2, 6)),
    }


@pytest.mark.parametrize("seed", range(GAMES // 4))
def test_other_moves_are_refused_by_both(seed: int) -> None:
    """After each prefix some moves with any card of the edition: legal for both or for none."""
    record, edition = a_game(seed)
    chance = random.Random(f"others {seed}")
    referee = set_up(record, edition)
    kept = {key: value for key, value in record.items() if key != "result"}
    for number in range(min(30, len(record["moves"]) + 1)):
        moves = record["moves"][:number]
        card = chance.choice(edition)[0]
        others = ["keep", "draw", "stop", *(f"{verb} {card}" for verb in ("show", "discard", "use"))]
        for other in chance.sample(others, k=2):
            document = {**kept, "moves": [*moves, other]}
            replay = Replay(parse_record(json.dumps(document).encode(), registry.find))
            replay.play(number)
            if other in referee.legal():
                replay.play(1)
                continue
            before = replay.report()
            with pytest.raises(Refused) as caught:
                replay.play(1)
            assert caught.value.clause.startswith("BQ-")
            assert replay.report() == before == report(referee)
        if number < len(record["moves"]):
            referee.play(record["moves"][number])


# The shuffle


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("which", ["classic", "any values"])
def test_the_shuffle_agrees(which: str, seats: int) -> None:
    """BQ-2.1, BQ-2.2 Pile and first seat from a seed, any text of it, any edition."""
    edition = EDITIONS[which](random.Random(7))
    name = "classic" if which == "classic" else edition_named(edition)
    for seed in ("", "0", "a seed", "ünï☂", "x" * 500, "with:colon", "\n"):
        document = {
            "format": "ludotheque/1",
            "game": "beat-the-quake",
            "players": list(NAMES[:seats]),
            "options": {"edition": name},
            "setup": {"seed": seed},
        }
        setup = parse_record(json.dumps(document).encode(), registry.find).setup
        expected_pile, expected_first = shuffle_setup(seed, seats, edition)
        assert len(setup.pile) == len(expected_pile)
        assert setup.first == expected_first
        document["setup"] = {"pile": expected_pile, "first": expected_first}
        assert parse_record(json.dumps(document).encode(), registry.find).setup == setup


# Worked out once by the referee; anybody's ten lines must give the same for ever.
LITERALS = [
    (
        "beat-the-quake",
        2,
        0,
        """
        table map candle window piano medicine orange-1 extinguisher stove batteries plan water
        documents opener food soap bookshelf mirror bag helmet painting aquarium latch television
        red-2 straps gloves torch glasses wrench yellow-2 fridge teddy cash shoes wardrobe flowerpot
        mask tent bleach phone lift orange-2 chandelier heater red-1 radio yellow-1 kit whistle
        blanket pillow
        """,
    ),
    (
        "☂",
        3,
        2,
        """
        batteries table blanket phone latch radio gloves food medicine helmet television glasses
        soap opener orange-2 water bookshelf aquarium bleach torch yellow-1 fridge documents
        flowerpot plan cash orange-1 red-2 painting chandelier map heater teddy bag lift window
        red-1 wrench mirror tent piano stove mask pillow yellow-2 whistle wardrobe candle
        extinguisher kit straps shoes
        """,
    ),
    (
        "0",
        4,
        2,
        """
        medicine mirror whistle shoes helmet lift painting gloves opener tent bleach extinguisher
        table kit food yellow-2 heater flowerpot aquarium chandelier piano window glasses blanket
        batteries red-1 orange-1 radio wrench map wardrobe straps stove plan teddy fridge mask phone
        latch cash candle pillow documents bag torch soap orange-2 water red-2 television bookshelf
        yellow-1
        """,
    ),
    (
        "",
        5,
        3,
        """
        piano bookshelf pillow tent plan painting candle bag chandelier aquarium gloves batteries
        documents water food television fridge blanket orange-1 latch yellow-1 map shoes red-1 soap
        torch red-2 kit phone bleach stove whistle yellow-2 heater glasses flowerpot cash radio
        mirror straps opener teddy lift orange-2 medicine wrench table window wardrobe extinguisher
        helmet mask
        """,
    ),
]


@pytest.mark.parametrize(("seed", "seats", "first", "pile"), LITERALS)
def test_the_shuffle_as_a_literal(seed: str, seats: int, first: int, pile: str) -> None:
    """BQ-2.1, BQ-2.2 A few piles, written out: paired mistakes survive a comparison."""
    options = GAME.options({})
    found_first, found = GAME.deal(options, seats, seed)
    box = GAME.box(options)
    assert " ".join(GAME.outcome_text(box, card) for card in found) == " ".join(pile.split())
    assert found_first == first
