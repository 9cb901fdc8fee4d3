"""BQ-1 Components."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ludotheque.games.beat_the_quake
from ludotheque.engine.editions import shared_words
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.components import Card
from ludotheque.games.beat_the_quake.picture import drawings
from tests.games.beat_the_quake.hand_made import (
    NAMES,
    QUAKES,
    after,
    edition_named,
    record,
    toml_of,
    values_of,
)
from tests.support.hand_made import legal, read, state

GAME = registry.find("beat-the-quake")
BOX = GAME.components(GAME.options({}))
EDITIONS = Path(ludotheque.games.beat_the_quake.__file__).with_name("editions")
CLASSIC: list[dict[str, Any]] = tomllib.loads((EDITIONS / "classic.toml").read_text(encoding="utf-8"))[
    "objects"
]
OURS = {path.stem: GAME.edition_from(path.stem) for path in EDITIONS.glob("*.toml")}
CARDS: dict[str, Card] = {card.id: card for edition in OURS.values() for card in edition.cards}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bq_1_1_two_to_five_seats(seats: int) -> None:
    """BQ-1.1 Everybody gets a card."""
    game = after("a00 b00 c00 d00 e00 f00 g00", seats=seats)
    assert [len(hand) for hand in state(game)["hands"]] == [2, *[1] * (seats - 1)]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_bq_1_1_no_fewer_and_no_more(seats: int) -> None:
    """BQ-1.1 2 to 5 players."""
    broken = {**record("a00 b00"), "players": [*NAMES, "Fay"][:seats]}
    with pytest.raises(Refused) as caught:
        read(broken)
    assert (caught.value.place, caught.value.clause) == ("players", "BQ-1.1")


def test_bq_1_1_the_box() -> None:
    """BQ-1.1 46 objects, and 6 quakes: 2 yellow, 2 orange, 2 red."""
    assert len(BOX["objects"]) == 46
    assert BOX["quakes"] == list(QUAKES)


@pytest.mark.parametrize("pile", ["a00 b00 a00", "a00 red-1 b00 red-1"])
def test_bq_1_1_no_card_comes_twice(pile: str) -> None:
    """BQ-1.1 There is one of each card, so a pile holds it once."""
    with pytest.raises(Refused) as caught:
        read(record(pile))
    assert caught.value.place.startswith("setup.pile")
    assert pile.rpartition(" ")[2] in caught.value.tell()


def test_bq_1_2_every_object_has_its_values() -> None:
    """BQ-1.2 VP and VD, whole numbers from 0 to 9."""
    for found in BOX["objects"]:
        assert found.keys() == {"id", "vp", "vd"}
        assert found["vp"] in range(10)
        assert found["vd"] in range(10)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_bq_1_2_every_object_has_a_picture_and_a_message(card: Card) -> None:
    """BQ-1.2, BQ-1.3 In every language of the interface, in every edition of ours: one or two sentences."""
    assert card.picture in drawings()
    told = [card.said(language) for language in LANGUAGES]
    for words in told:
        assert words.name.strip()
        assert 1 <= len(re.findall(r"[.!?…।](?=\s|$)", words.message)) <= 3
    assert len({words.message for words in told}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bq_1_2_no_words_are_of_no_object(language: str) -> None:
    """BQ-1.2 What stands among the cards of a language is on a card of ours."""
    assert set(shared_words(EDITIONS.parent, "cards.toml")[language]) == set(CARDS)


def test_bq_1_3_the_edition_nepal_has_the_values_of_classic() -> None:
    """BQ-1.3 Its own objects have those of the cards in whose places they stand, in the same places."""
    ours = tomllib.loads((EDITIONS / "nepal.toml").read_text(encoding="utf-8"))["objects"]
    exchanged = {found["in_place_of"]: found["id"] for found in ours}
    nepal = [(card.id, card.vp, card.vd, card.kind) for card in OURS["nepal"].cards]
    assert nepal == [
        (exchanged.get(found["id"], found["id"]), found["vp"], found["vd"], found["kind"])
        for found in CLASSIC
    ]
    assert len(exchanged) == 14


def test_bq_1_3_every_object_says_what_it_is_to_people() -> None:
    """BQ-1.3 A helper, a hazard, or neither: each in the file itself, and shown to clients."""
    kinds = {found["id"]: found["kind"] for found in CLASSIC}
    assert set(kinds.values()) == {"helper", "neutral", "hazard"}
    assert [kinds[card] for card in ("table", "kit", "teddy", "bookshelf", "candle")] == [
        *("helper", "helper", "neutral", "hazard", "hazard")
    ]
    told = GAME.components_told(GAME.options({}), "en")["objects"]
    assert {found["id"]: found["kind"] for found in told} == kinds


def test_bq_1_3_ids_are_short_english_words() -> None:
    """BQ-1.3 Each once, none that of a quake; the file and the box agree, in the same order."""
    ids = [found["id"] for found in BOX["objects"]]
    assert ids == [found["id"] for found in CLASSIC]
    assert len(set(ids)) == len(ids)
    assert not set(ids) & set(QUAKES)
    assert all(re.fullmatch("[a-z][a-z0-9-]{0,23}", card) for card in ids)
    assert {"torch", "water", "bookshelf"} <= set(ids)


@pytest.mark.parametrize("code", ["teapot", "Torch", "torch ", "", "yellow-3", "yellow", "red-0", "7"])
def test_bq_1_3_only_cards_of_the_edition(code: str) -> None:
    """BQ-1.3 A code that is no card of it is an error that names its place."""
    document = record("a00 b00")
    document["options"] = {}
    document["setup"]["pile"] = ["torch", code]
    with pytest.raises(Refused) as caught:
        read(document)
    assert (caught.value.key, caught.value.place) == ("record-pile-code", "setup.pile[1]")


def test_bq_1_3_a_user_can_add_an_edition(tmp_path: Path) -> None:
    """BQ-1.3 From a file: its objects in its order, with its values."""
    values = values_of("spade71 rope30 vase09")
    path = tmp_path / "garden.toml"
    path.write_text(toml_of("garden", values), encoding="utf-8")
    box = GAME.components(GAME.options({"edition": GAME.edition_from(str(path))}))
    assert box["objects"] == [{"id": card, "vp": vp, "vd": vd} for card, vp, vd in values]
    assert box["quakes"] == list(QUAKES)


def test_bq_1_3_a_record_names_an_edition() -> None:
    """BQ-1.3 Its cards can be drawn and shown, those of `classic` cannot."""
    game = after("spade71 rope30 vase09", "show spade71")
    assert state(game)["face_up"] == [["spade71"], []]
    document = record("spade71 rope30 vase09")
    document["setup"]["pile"] = ["torch"]
    with pytest.raises(Refused) as caught:
        read(document)
    assert caught.value.place == "setup.pile[0]"


def test_bq_1_3_two_editions_side_by_side() -> None:
    """BQ-1.3 A card of the same name has the values of its own edition."""
    games = []
    cards = [card for card, _, _ in values_of("a00 b00 c00 d00")]
    for vp in (9, 0):
        document = record("a00 b00 c00 yellow-1 d00", "show c00; draw")
        document["options"]["edition"] = edition_named([(card, vp, 1) for card in cards])
        games.append(read(document))
    for game in games:
        game.finish()
    assert legal(games[0]) == ["use c00"]
    assert [state(game)["fatal"] for game in games] == [False, True]


def test_bq_1_4_what_is_worth_holding_hurts_to_hold() -> None:
    """BQ-1.4 Whatever is worth points in a hand hurts there; hazards are worth nothing and hurt most."""
    for edition in ("gentle", "classic", "hard"):
        cards = GAME.edition_from(edition).cards
        assert all(card.vd >= 2 for card in cards if card.vp > 0)
        hazards = [card for card in cards if card.kind == "hazard"]
        assert all(card.vp == 0 for card in cards if card.kind != "helper")
        assert min(card.vd for card in hazards) > max(card.vd for card in cards if card.kind != "hazard")


def test_bq_1_4_what_protects_most_hurts_least() -> None:
    """BQ-1.4 The lesson is the right way up: of two helpers the one with more VP hurts no more."""
    for edition in ("gentle", "classic", "hard"):
        helpers = [card for card in GAME.edition_from(edition).cards if card.kind == "helper"]
        assert all(one.vd <= other.vd for one in helpers for other in helpers if one.vp > other.vp)


def test_bq_1_4_the_first_values_stay() -> None:
    """BQ-1.4 The objects are the same in each of our decks; `first` has the values that there were."""
    first = GAME.edition_from("first").cards
    assert (sum(card.vp for card in first), sum(card.vd for card in first)) == (27, 129)
    for edition in ("gentle", "classic", "hard"):
        assert [card.id for card in GAME.edition_from(edition).cards] == [card.id for card in first]
