"""What is in the box: editions with their objects, the quakes, and the sets that the rules read."""

import hashlib
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args

import numpy as np

from ludotheque.engine.dealer import shuffle
from ludotheque.engine.editions import Editions, only_keys, shared_words, whole
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import Refused, quote
from ludotheque.games.beat_the_quake.layout import (
    BOX,
    LONGEST_ID,
    MOST_VALUE,
    OBJECTS,
    QUAKES,
    SEATS,
    VALUE_BITS,
    Box,
)
from ludotheque.games.beat_the_quake.shown import Kind

# BQ-1.1, BQ-1.3 The quakes; their order is part of every saved game.
QUAKE_CODES = ("yellow-1", "yellow-2", "orange-1", "orange-2", "red-1", "red-2")
YELLOW, ORANGE, RED = range(3)  # the colour of a quake is its place // 2
FIRST_QUAKE = OBJECTS  # as an outcome

SAFE_FOR_EACH = 3  # BQ-2.1
FEWEST_OBJECTS = SAFE_FOR_EACH * SEATS + 1
LONGEST_NAME, LONGEST_MESSAGE = 40, 300  # letters

# BQ-9.3 What makes up the goal of a table that plays together, in twentieths of a point: for each card of the
# deck, for each VP in it, with the basic rules for each VP and player, with the advanced ones less.
# So that tables of bots reach it in about half of the games that they survive: docs/concepts/
# balance-beat-the-quake.md. `ludotheque balance beat-the-quake --together level-6` measures it.
GOAL_PARTS = 20
GOAL_CARD, GOAL_VP, GOAL_SHARED, GOAL_ADVANCED = 19, 5, 1, 160

CARD_KINDS: tuple[Kind, ...] = get_args(Kind)

FOLDER = Path(__file__).parent
OWN_KEYS = ("id", "vp", "vd", "kind", "picture", *LANGUAGES)  # of an object in a file

_ID = re.compile(rf"[a-z][a-z0-9-]{{0,{LONGEST_ID - 1}}}", re.ASCII)


@dataclass(frozen=True)
class Words:
    """What a card says in one language."""

    name: str
    message: str


@dataclass(frozen=True)
class Card:
    """BQ-1.2 An object."""

    id: str
    vp: int
    vd: int
    kind: Kind  # what it is to people in a quake; no rule depends on it
    picture: str  # of the client's drawings; empty: none
    words: tuple[Words | None, ...]  # by LANGUAGES

    def said(self, language: str) -> Words:
        """Its words in this language, or in another one, or else its id."""
        wanted = self.words[LANGUAGES.index(language)] if language in LANGUAGES else None
        return wanted or next((words for words in self.words if words), Words(self.id, ""))


@dataclass(frozen=True)
class Edition:
    """BQ-1.3 The objects of one copy of the game, in edition order."""

    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Options:
    """What the host chooses."""

    advanced: bool
    edition: Edition
    together: bool = False  # BQ-9


# Editions


def _check_edition(data: Mapping[str, Any], name: str) -> Edition:
    only_keys(data, ("name", "like", "objects"))
    found = data.get("objects")
    if "like" in data:
        return Edition(name, _exchanged(_ours(data["like"]).cards, found))
    if not isinstance(found, list) or not FEWEST_OBJECTS <= len(found) <= OBJECTS:
        count = len(found) if isinstance(found, list) else 0
        raise Refused("edition-objects", "BQ-1.3", count=count, least=FEWEST_OBJECTS, most=OBJECTS)
    cards: list[Card] = []
    for place, one in enumerate(found):
        card = _card(one, place)
        if card.id in (other.id for other in cards):
            raise Refused("edition-card-twice", "BQ-1.3", id=card.id)
        cards.append(card)
    return Edition(name, tuple(cards))


def _ours(name: Any) -> Edition:
    """The edition of ours that another one is like: nobody’s own, so that no two are like each other."""
    known = sorted(path.stem for path in (FOLDER / "editions").glob("*.toml"))
    if name not in known:
        raise Refused("edition-like", edition=quote(name), known=", ".join(known))
    return EDITIONS.find(name)


def _exchanged(cards: tuple[Card, ...], found: Any) -> tuple[Card, ...]:
    """These cards, with those that a file holds in the places of others: with their values and their kind."""
    if not isinstance(found, list):
        raise Refused("edition-group", group="objects")
    others: dict[str, Card] = {}
    for place, one in enumerate(found):
        where = f"objects[{place}]"
        if not isinstance(one, dict):
            raise Refused("edition-group", group=where)
        only_keys(one, (*OWN_KEYS, "in_place_of"))
        before = one.get("in_place_of")
        card = next((card for card in cards if card.id == before and before not in others), None)
        if card is None:
            raise Refused("edition-in-place", id=quote(before)).at(where)
        given = {key: value for key, value in one.items() if key != "in_place_of"}
        others[card.id] = _card({"vp": card.vp, "vd": card.vd, "kind": card.kind, **given}, place)
    exchanged = tuple(others.get(card.id, card) for card in cards)
    ids = [card.id for card in exchanged]
    if twice := next((name for name in ids if ids.count(name) > 1), None):
        raise Refused("edition-card-twice", "BQ-1.3", id=twice)
    return exchanged


def _card(found: Any, place: int) -> Card:
    where = f"objects[{place}]"
    if not isinstance(found, dict):
        raise Refused("edition-group", group=where)
    only_keys(found, OWN_KEYS)
    name = found.get("id")
    if not isinstance(name, str) or not _ID.fullmatch(name) or name in QUAKE_CODES:
        raise Refused("edition-card-id", "BQ-1.3", id=quote(name), longest=LONGEST_ID).at(where)
    picture = found.get("picture", "")
    if not isinstance(picture, str) or (picture and not _ID.fullmatch(picture)):
        raise Refused("edition-card-picture", picture=quote(picture)).at(where)
    kind = found.get("kind", "neutral")  # nothing is said of an object that its file says nothing of
    if kind not in CARD_KINDS:
        raise Refused("edition-card-kind", kind=quote(kind), known=", ".join(CARD_KINDS)).at(where)
    vp, vd = (whole(found.get(key), f"{where}.{key}", MOST_VALUE) for key in ("vp", "vd"))
    words = {key: _words(found[key], f"{where}.{key}") for key in LANGUAGES if key in found}
    words = words or _shared().get(name, {})
    return Card(name, vp, vd, kind, picture, tuple(words.get(language) for language in LANGUAGES))


@cache
def _shared() -> dict[str, dict[str, Words]]:
    """The words of our cards by id and language: those of an object that has none of its own."""
    found: dict[str, dict[str, Words]] = {}
    for language, cards in shared_words(FOLDER, "cards.toml").items():
        for name, words in cards.items():
            found.setdefault(name, {})[language] = _words(words, name)
    return found


def _words(found: Any, where: str) -> Words:
    if not isinstance(found, dict):
        raise Refused("edition-group", group=where)
    only_keys(found, ("name", "message"))
    name = _text(found.get("name"), LONGEST_NAME, f"{where}.name")
    message = _text(found.get("message", ""), LONGEST_MESSAGE, f"{where}.message", least=0)
    return Words(name, message)


def _text(found: Any, longest: int, where: str, least: int = 1) -> str:
    if not isinstance(found, str) or not least <= len(found) <= longest or not is_plain(found):
        raise Refused("edition-card-text", most=longest).at(where)
    return found


def is_plain(text: str) -> bool:
    """Letters and spaces alone: nothing that moves the cursor or turns the writing."""
    return all(letter.isprintable() or unicodedata.category(letter) == "Zs" for letter in text)


EDITIONS = Editions("beat-the-quake", FOLDER / "editions", _check_edition, Edition)


# The box

_EDITIONS: dict[int, Edition] = {}  # of the boxes there are, by the number in them


def _number_of(edition: Edition) -> int:
    """A number that no other edition has, whatever its name."""
    return int.from_bytes(hashlib.sha256(repr(edition).encode()).digest()[:8], "big", signed=True)


def edition_in(box: Box) -> Edition:
    """The edition that a box was made from: a box has no room for its words."""
    return _EDITIONS[int(box["edition"])]


def goal_of(edition: Edition, seats: int, advanced: bool) -> int:
    """BQ-9.3 The points that a table has to reach together with this deck."""
    vp = sum(card.vp for card in edition.cards)
    goal = GOAL_CARD * len(edition.cards) + GOAL_VP * vp
    goal += -GOAL_ADVANCED if advanced else GOAL_SHARED * vp * seats
    return goal // GOAL_PARTS


@cache
def box_for(options: Options) -> Box:
    """The components of a game with these options, as one record."""
    cards = options.edition.cards
    box = np.zeros((), BOX)
    box["edition"] = _number_of(options.edition)
    _EDITIONS[int(box["edition"])] = options.edition
    box["objects"], box["advanced"], box["all"] = len(cards), options.advanced, (1 << len(cards)) - 1
    if options.together:
        for seats in range(2, SEATS + 1):
            box["goals"][seats] = goal_of(options.edition, seats, options.advanced)
    for place, card in enumerate(cards):
        bit = 1 << place
        box["vp"][place], box["vd"][place] = card.vp, card.vd
        box["ids"][place, : len(card.id)] = np.frombuffer(card.id.encode(), np.int8)
        for most in range(card.vp, MOST_VALUE + 1):
            box["at_most"][most] |= bit
        for digit in range(VALUE_BITS):
            box["vp_bits"][digit] |= bit * (card.vp >> digit & 1)
            box["vd_bits"][digit] |= bit * (card.vd >> digit & 1)
    box.setflags(write=False)
    return box[()]


def ids_in(box: Box) -> tuple[str, ...]:
    """The ids of the objects, in edition order."""
    return _ids(box["ids"].tobytes())


@cache
def _ids(letters: bytes) -> tuple[str, ...]:
    words = (letters[place : place + LONGEST_ID] for place in range(0, len(letters), LONGEST_ID))
    return tuple(text for word in words if (text := word.rstrip(b"\0").decode()))


@cache
def places(ids: tuple[str, ...]) -> dict[str, int]:
    """The place of each object by its id."""
    return {name: place for place, name in enumerate(ids)}


# Setting up


def bounds(objects: int, seats: int) -> list[int]:
    """BQ-2.1 What each number that the set-up draws is below: for the objects, then the rest with quakes."""
    return [*range(objects, 1, -1), *range(objects - SAFE_FOR_EACH * seats + QUAKES, 1, -1)]


@kernel
def deal(box: Box, seats: int, numbers: Any, pile: Any) -> int:
    """BQ-2.1 Set up the draw pile, first card first, with numbers below `bounds`; its size."""
    objects = wide(box["objects"])
    for place in range(objects):
        pile[place] = place
    used = shuffle(pile, wide(0), objects, numbers, wide(0))
    for quake in range(QUAKES):
        pile[objects + quake] = FIRST_QUAKE + quake
    shuffle(pile, SAFE_FOR_EACH * seats, objects + QUAKES, numbers, used)
    return objects + QUAKES
