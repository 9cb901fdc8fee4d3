"""Positions of games that were played, a row a decision: what the seat could see, what it did, how it ended.

Games are those that bots play for it, or those of records. Each is gone through again from its start, and
whoever decided is put back in place: the row holds the view of then as tensors, the legal moves, the move,
and, if it is asked for, what a search of the strongest level thinks of each. Nothing else of the state is
looked at. What a row holds follows from the game and from its numbers, wherever it is made.

In a game that goes by time a row is a move that was made; that somebody waited is none.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import orjson
import pyarrow

from ludotheque.bots import learned, lineup
from ludotheque.bots.arena import Abandoned, play_deal, warm_up
from ludotheque.bots.search import Thought, strongest
from ludotheque.engine.contract import Game, Move, Options, Setup, View
from ludotheque.engine.kernel_cache import source_hash
from ludotheque.engine.match import Match
from ludotheque.engine.noise import lanes
from ludotheque.engine.records import Record, Replay, match_of, read_record
from ludotheque.engine.words import Refused, quote
from ludotheque.games import registry
from ludotheque.parquet.columns import (
    GAME,
    OPTIONS,
    RETURNS,
    SCORES,
    SEATS,
    TEXT,
    WHOLE,
    WINNERS,
    Column,
    bits_of,
    schema_of,
)
from ludotheque.research.rewards import for_winners

VERSION = 1  # of the schema: another one if a column comes to mean something else
KIND = "dataset"


class Past(NamedTuple):
    """A game that was played."""

    match: Match  # where it ended
    players: Sequence[str]  # by seat
    seed: str | None  # of the deal
    record: str | None  # the file that it stands in


class Source(Protocol):
    """Where games come from."""

    @property
    def game(self) -> Game:
        """Which game they are of."""

    @property
    def games(self) -> int:
        """How many there are."""

    def identity(self) -> Mapping[str, Any]:
        """All that they follow from."""

    def warm_up(self) -> None:
        """Compile what plays them."""

    def past(self, number: int, is_abandoned: Callable[[], bool]) -> Past:
        """Game number so and so."""


@dataclass(frozen=True)
class OfBots:
    """Games that bots play: game i follows from the seed and from i."""

    game: Game
    options: Options
    bots: tuple[str, ...]  # by seat
    seed: str
    games: int
    seconds: float  # that a bot may think about a move

    def __post_init__(self) -> None:
        for name in self.bots:
            lineup.check(name, self.game, with_files=True)

    def identity(self) -> Mapping[str, Any]:
        """Options, components, bots and how long they think."""
        box = hashlib.sha256(self.game.box(self.options).tobytes()).hexdigest()
        return {
            "options": self.game.options_json(self.options),
            "components": box[:16],
            "seats": len(self.bots),
            "bots": list(self.bots),
            "thinking": self.seconds,
            **learned.digests(self.bots, self.game),
        }

    def warm_up(self) -> None:
        """Let each bot decide once."""
        warm_up(self.game, self.bots)

    def past(self, number: int, is_abandoned: Callable[[], bool]) -> Past:
        """Let the bots play it."""
        seed = f"{self.seed}:{number}"
        match, _ = play_deal(self.game, self.options, self.bots, seed, self.seconds, is_abandoned)
        return Past(match, self.bots, seed, None)


class OfRecords:
    """Games of records, in their order."""

    def __init__(self, game: Game, files: Sequence[Path]) -> None:
        """Read them all; Refused, with the file, if one is broken or of another game."""
        self.game = game
        self.games = len(files)
        self._files = files
        self._records = [_read(game, path) for path in files]

    def identity(self) -> Mapping[str, Any]:
        """How many, and a hash over what all of them say."""
        digest = hashlib.sha256()
        for path, record in zip(self._files, self._records, strict=True):
            options = self.game.options_json(record.options)
            told = (path.name, record.players, options, record.setup, record.seed, record.moves)
            digest.update(repr(told).encode())
        return {"records": self.games, "records_hash": digest.hexdigest()[:16]}

    def warm_up(self) -> None:
        """There is nothing to do: the rules were compiled when the records were read."""

    def past(self, number: int, is_abandoned: Callable[[], bool]) -> Past:
        """Play it through."""
        record = self._records[number]
        return Past(
            match_of(record, len(record.moves)), record.players, record.seed, self._files[number].name
        )


def _read(game: Game, path: Path) -> Record:
    try:
        record = read_record(path, registry.find)
        if record.game is not game:
            raise Refused("dataset-other-game", there=record.game.name, here=game.name).at("game")
        Replay(record).finish()
    except Refused as error:
        where = f"{quote(path.name).inside}: {error.place}" if error.place else quote(path.name).inside
        raise error.at(where) from None
    return record


def columns_of(game: Game, has_features: bool, has_search: bool) -> list[Column]:
    """The columns of a dataset of this game."""
    numbers, whole = pyarrow.int32(), pyarrow.int8()
    return [
        GAME,
        Column("seed", TEXT, "the seed that the deal follows from; null if a record does not say"),
        Column("record", TEXT, "the name of the record's file; null for games of bots"),
        OPTIONS,
        SEATS,
        Column("decision", numbers, "the number of the decision in its game, from 0"),
        Column("now", WHOLE, "when it was made, in milliseconds of the game; 0 in games that go by turns"),
        Column("seat", whole, "the seat that decided"),
        Column("player", TEXT, "who sat there: the name of the bot, or the name in the record"),
        *(_features(game) if has_features else ()),
        Column("legal", pyarrow.list_(numbers), "the codes of the legal moves"),
        Column("move", numbers, "the code of the move that was played, one of `legal`"),
        Column("move_text", TEXT, "the same move as a record writes it"),
        *(_SEARCH if has_search else ()),
        Column("scores", SCORES, "the scores at the end, by seat; null if the record breaks off before"),
        WINNERS._replace(about=f"{WINNERS.about}; null if the record breaks off before"),
        Column(
            "returns",
            RETURNS,
            "what the game was worth to each seat, from −1 to 1; null if the record breaks off before",
        ),
    ]


_SEARCH = (
    Column(
        "visits",
        pyarrow.list_(pyarrow.int32()),
        "how often the search tried each legal move, in the order of `legal`; all together `--simulations`",
    ),
    Column(
        "values",
        pyarrow.list_(pyarrow.float32()),
        "how likely the seat wins with each legal move, from 0 to 1; null for a move that was not tried",
    ),
    Column(
        "chances",
        pyarrow.list_(pyarrow.float32()),
        "how likely each seat wins with the move that was tried most",
    ),
)


def _features(game: Game) -> tuple[Column, Column]:
    planes, numbers = _at_start(game)
    return (
        Column(
            "planes",
            pyarrow.binary(planes.nbytes),
            "what the seat sees of the table: an array as bytes, row by row",
            {"dtype": str(planes.dtype), "shape": orjson.dumps(planes.shape).decode()},
        ),
        Column(
            "numbers",
            pyarrow.list_(_arrow(numbers), numbers.size),
            "and beside it: so many numbers, in order",
        ),
    )


def _arrow(array: Any) -> Any:
    return pyarrow.from_numpy_dtype(array.dtype)


def _at_start(game: Game) -> tuple[Any, Any]:
    """Planes and numbers of a first position: as large in every other."""
    options, seats = game.options({}), min(game.seat_counts)
    match = Match(game, options, seats, Setup(*game.deal(options, seats, "")))
    planes, numbers = game.part("features").features(match.view(match.to_move()[0]))
    return planes, numbers


@dataclass(frozen=True)
class DatasetPlan:
    """Which positions are wanted, and what of them."""

    source: Source
    seed: str  # that searches follow from
    simulations: int  # of the search for each position; 0: none
    has_features: bool
    command: str | None = None  # that asks for it

    @property
    def game(self) -> Game:
        """Which game they are of."""
        return self.source.game

    def identity(self) -> dict[str, Any]:
        """All that a row follows from. Of rows with another one, none is the same."""
        return {
            "schema": VERSION,
            "game": self.game.name,
            "rules": self.game.rules_version,
            **self.source.identity(),
            "seed": self.seed,
            "simulations": self.simulations,
            "features": self.has_features,
            "code": source_hash(),
        }

    @cached_property
    def schema(self) -> Any:
        """The columns, with all that the rows follow from."""
        columns = columns_of(self.game, self.has_features, self.simulations > 0)
        return schema_of(columns, KIND, self.identity(), self.command)

    def warm_up(self) -> None:
        """Compile: no bot's time shall go by meanwhile."""
        self.source.warm_up()

    def rows(self, number: int, is_abandoned: Callable[[], bool] = lambda: False) -> Any:
        """The decisions of game number so and so, in order."""
        past = self.source.past(number, is_abandoned)
        played = past.match
        match = Match(played.game, played.options, played.seats, played.setup)
        constant = self._constant(number, past)
        rows = []
        for decision, (seat, move, now) in enumerate(played.played):
            if is_abandoned():
                raise Abandoned
            view, legal = match.view(seat), match.legal(seat, now)
            listed = match.as_listed(seat, move, legal, now)
            rows.append(
                {
                    **constant,
                    "decision": decision,
                    "now": now,
                    "seat": seat,
                    "player": past.players[seat],
                    **(self._seen(view) if self.has_features else {}),
                    "legal": legal,
                    "move": listed,
                    "move_text": match.game.move_text(match.box, listed),
                    **(self._thought(number, decision, view, legal) if self.simulations else {}),
                }
            )
            match.play(seat, move, now)
        return pyarrow.RecordBatch.from_pylist(rows, schema=self.schema)

    def _constant(self, number: int, past: Past) -> dict[str, Any]:
        """What all rows of a game have."""
        match = past.match
        winners = match.winners() if match.is_finished else None
        is_together = match.game.goal(match.options, match.seats) is not None
        return {
            "game": number,
            "seed": past.seed,
            "record": past.record,
            "options": orjson.dumps(match.game.options_json(match.options)).decode(),
            "seats": match.seats,
            "scores": None if winners is None else match.scores(),
            "winners": None if winners is None else bits_of(winners),
            "returns": None if winners is None else for_winners(winners, match.seats, is_together).tolist(),
        }

    def _seen(self, view: View) -> dict[str, Any]:
        planes, numbers = self.game.part("features").features(view)
        return {"planes": np.ascontiguousarray(planes).tobytes(), "numbers": numbers}

    def _thought(self, number: int, decision: int, view: View, legal: Sequence[Move]) -> dict[str, Any]:
        """What a search thinks that begins here: it knows nothing of those before."""
        seed, _ = lanes(f"dataset:{self.seed}:{number}:{decision}")
        thought = strongest(self.game, seed).think(view, legal, simulations=self.simulations)
        return {**_by_move(thought, legal), "chances": thought.chances[0]}


def _by_move(thought: Thought, legal: Sequence[Move]) -> dict[str, Any]:
    visits = dict(zip(thought.moves, thought.visits, strict=True))
    odds = dict(zip(thought.moves, thought.odds, strict=True))
    return {
        "visits": [visits.get(move, 0) for move in legal],
        "values": [odds.get(move) for move in legal],
    }
