"""Rows of a dataset against the games that they are of: every view, every list of moves, every end."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.contract import Game, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.records import read_record, record_json
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.games.beat_the_quake import features as quake
from ludotheque.games.seismic import features as seismic
from ludotheque.games.situation_4 import features as war
from ludotheque.parquet.columns import about_of
from ludotheque.parquet.dataset import DatasetPlan, OfBots, OfRecords, Source
from ludotheque.research.rewards import for_winners
from tests.support.recorded import RECORDS, document, recorded

FEATURES = {"seismic": seismic, "beat-the-quake": quake, "situation-4": war}


def of_bots(
    name: str, bots: tuple[str, ...], options: dict[str, Any] | None = None, games: int = 3
) -> OfBots:
    """Games of these bots."""
    game = registry.find(name)
    return OfBots(game, game.options(options or {}), bots, "rows", games, 60.0)


def plan_of(source: Source, simulations: int = 0, has_features: bool = True) -> DatasetPlan:
    """All positions of these games."""
    return DatasetPlan(source, "rows", simulations, has_features)


def arrays_in(plan: DatasetPlan, rows: Any) -> tuple[Any, Any]:
    """Planes and numbers, as a reader finds them."""
    field = plan.schema.field("planes")
    shape = json.loads(field.metadata[b"shape"])
    stored = b"".join(rows.column("planes").to_pylist())
    planes = np.frombuffer(stored, field.metadata[b"dtype"].decode()).reshape(-1, *shape)
    return planes, rows.column("numbers").flatten().to_numpy().reshape(len(planes), -1)


def seats_in(bits: int) -> list[int]:
    """The seats of a number of bits."""
    return [seat for seat in range(8) if bits >> seat & 1]


SOURCES = {
    "seismic": of_bots("seismic", ("greedy", "level-1", "uniform"), {"variants": ["aftershocks"]}),
    "beat-the-quake": of_bots("beat-the-quake", ("greedy", "level-2"), {"advanced": True}),
    "situation-4": of_bots("situation-4", ("casual", "level-1"), {"board": "skirmish", "sides": [0, 1]}),
}


@pytest.mark.parametrize("name", SOURCES)
def test_rows_are_what_each_seat_saw_and_did(name: str) -> None:
    """The game of a row follows from its seed, and its moves: played again, it is the same at every row."""
    source = SOURCES[name]
    plan = plan_of(source)
    rows = plan.rows(2)
    planes, numbers = arrays_in(plan, rows)
    game: Game = source.game
    table = rows.to_pylist()
    seats = table[0]["seats"]
    options = game.options(json.loads(table[0]["options"]))
    match = Match(game, options, seats, Setup(*game.deal(options, seats, table[0]["seed"])))
    for number, row in enumerate(table):
        seat, now = row["seat"], row["now"]
        assert (row["game"], row["decision"], row["record"]) == (2, number, None)
        assert row["player"] == source.bots[seat]
        assert row["legal"] == match.legal(seat, now)
        assert row["move"] in row["legal"]
        assert row["move"] == game.move_code(match.box, row["move_text"])
        seen = FEATURES[name].features(match.view(seat))
        assert np.array_equal(planes[number], seen[0])
        assert np.array_equal(numbers[number], seen[1])
        match.play(seat, row["move"], now)
    assert match.is_finished
    assert planes.dtype == seen[0].dtype
    for row in table:
        assert row["scores"] == match.scores()
        assert seats_in(row["winners"]) == match.winners()
        assert row["returns"] == pytest.approx(for_winners(match.winners(), seats))


@pytest.mark.parametrize("name", SOURCES)
def test_a_search_for_each_position(name: str) -> None:
    """Its numbers are in the order of the legal moves, and begin anew at every row."""
    plan = plan_of(SOURCES[name], simulations=30)
    rows = plan.rows(0)
    for row in rows.to_pylist():
        legal, visits, values = row["legal"], row["visits"], row["values"]
        assert len(visits) == len(values) == len(legal)
        assert sum(visits) == 30
        assert [value is None for value in values] == [count == 0 for count in visits]
        best = values[int(np.argmax(visits))]
        assert len(row["chances"]) == row["seats"]
        assert row["chances"][row["seat"]] in [value for value in values if value is not None]
        assert best is not None
        assert all(-1e-6 <= chance <= 1 + 1e-6 for chance in row["chances"])
    assert plan.rows(0) == rows
    assert plan.rows(1) != rows
    assert DatasetPlan(plan.source, "other", 30, True).rows(0) != rows, "searches follow from the seed"


def test_what_is_not_asked_for_is_not_there() -> None:
    source = SOURCES["beat-the-quake"]
    whole, bare = plan_of(source, simulations=5), plan_of(source, has_features=False)
    left_out = {"planes", "numbers", "visits", "values", "chances"}
    assert set(whole.schema.names) - set(bare.schema.names) == left_out
    assert whole.rows(0).drop_columns(sorted(left_out)).to_pylist() == bare.rows(0).to_pylist()
    assert all(about_of(field) for field in whole.schema)


def test_other_games_are_another_identity() -> None:
    plan = plan_of(SOURCES["seismic"])
    others = [
        plan_of(SOURCES["seismic"], simulations=1),
        plan_of(SOURCES["seismic"], has_features=False),
        plan_of(of_bots("seismic", ("greedy", "level-1", "uniform"))),
        plan_of(of_bots("seismic", ("greedy", "level-1", "greedy"), {"variants": ["aftershocks"]})),
        DatasetPlan(plan.source, "another", 0, True),
        plan_of(OfRecords(registry.find("seismic"), recorded("seismic")[:2])),
        plan_of(OfRecords(registry.find("seismic"), recorded("seismic")[1:3])),
    ]
    assert len({json.dumps(one.identity()) for one in [plan, *others]}) == 1 + len(others)


# Records


@pytest.mark.parametrize("name", SOURCES)
def test_records_row_by_row(name: str) -> None:
    game, files = registry.find(name), recorded(name)
    plan = plan_of(OfRecords(game, files), has_features=False)
    for number, path in enumerate(files):
        table, record = plan.rows(number).to_pylist(), read_record(path, registry.find)
        assert len(table) == len(record.moves)
        result = record.result
        for row, entry in zip(table, record.moves, strict=True):
            assert (row["record"], row["seed"]) == (path.name, record.seed)
            assert row["player"] == record.players[row["seat"]]
            assert row["now"] == entry.now
            assert entry.seat in (None, row["seat"])
            assert row["move"] in row["legal"]
            if result is not None:
                assert (row["scores"], seats_in(row["winners"])) == (result["scores"], result["winners"])


def test_a_game_that_was_broken_off_has_no_end(tmp_path: Path) -> None:
    whole = document(RECORDS / "seismic" / "big-one.json")
    path = tmp_path / "begun.json"
    path.write_text(
        record_json({**{k: v for k, v in whole.items() if k != "result"}, "moves": whole["moves"][:9]})
    )
    rows = plan_of(OfRecords(registry.find("seismic"), [path]), has_features=False).rows(0).to_pylist()
    assert len(rows) == 9
    assert {(row["scores"], row["winners"], row["returns"]) for row in rows} == {(None, None, None)}


def test_a_move_in_other_words_is_the_listed_one(tmp_path: Path) -> None:
    """A straight tile turned by half a turn is the tile."""
    told = {
        **{"format": "ludotheque/1", "game": "seismic", "players": ["Ada", "Bo"]},
        **{"setup": {"pile": ["03", "03", "+2:03"]}, "moves": ["place 03 0,-1 3", "crew 03"]},
    }
    path = tmp_path / "turned.json"
    path.write_text(json.dumps(told))
    first, _ = plan_of(OfRecords(registry.find("seismic"), [path])).rows(0).to_pylist()
    assert first["move_text"] == "place 03 0,-1 0"
    assert first["move"] in first["legal"]


def test_records_of_another_game_or_broken_ones_are_refused(tmp_path: Path) -> None:
    seismic_game = registry.find("seismic")
    other = recorded("beat-the-quake")[0]
    with pytest.raises(Refused, match=f"{other.name}: game: is a record of beat-the-quake, not of seismic"):
        OfRecords(seismic_game, [other])
    whole = document(RECORDS / "seismic" / "big-one.json")
    path = tmp_path / "broken.json"
    path.write_text(record_json({**whole, "moves": ["crew 03", *whole["moves"]]}))
    with pytest.raises(Refused, match=r"broken\.json: move 1: "):
        OfRecords(seismic_game, [path])
