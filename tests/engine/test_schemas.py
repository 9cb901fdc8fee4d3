"""The JSON Schemas in the package: every record of ours keeps to them, broken ones do not."""

import json

import pytest
from jsonschema import Draft202012Validator

from ludotheque.games import registry
from tests.engine.broken import BROKEN, SMALL
from tests.engine.schemas import GENERAL, complaints, load, schema_of, validator
from tests.support.recorded import document, recorded


@pytest.mark.parametrize("name", registry.OURS)
def test_the_schemas_are_schemas(name: str) -> None:
    """Of draft 2020-12, each with a name of its own."""
    for path in (GENERAL, schema_of(name)):
        schema = load(path)
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        Draft202012Validator.check_schema(schema)
    assert load(GENERAL)["$id"] != load(schema_of(name))["$id"]


@pytest.mark.parametrize("name", registry.NAMES)
def test_recorded_games_keep_to_both_schemas(name: str) -> None:
    """The general one, and the game's own."""
    for path in recorded(name):
        assert complaints(name, document(path)) == []
        assert list(validator(GENERAL).iter_errors(document(path))) == []


def test_the_small_game_keeps_to_the_schema() -> None:
    """What the broken ones are made from."""
    assert complaints("seismic", SMALL) == []


@pytest.mark.parametrize("case", BROKEN)
def test_broken_records_do_not(case: str) -> None:
    """Each of them has one thing wrong that a schema can see."""
    text, _ = BROKEN[case]
    assert complaints("seismic", json.loads(text))


@pytest.mark.parametrize(
    "key", ["format", "game", "players", "setup", "rules", "options", "moves", "result", "meta"]
)
def test_the_general_schema_knows_every_key(key: str) -> None:
    """And what kind of value it has."""
    wrong = {**SMALL, key: 7.5}
    assert list(validator(GENERAL).iter_errors(wrong))
    assert not list(validator(GENERAL).iter_errors(SMALL))


def test_the_general_schema_takes_moves_on_a_clock() -> None:
    """[milliseconds, seat, move], whole numbers from 0."""
    general = validator(GENERAL)
    for moves, is_fine in (
        ([[0, 1, "lay C5"], [1200, 0, "resign"]], True),
        ([[-1, 1, "lay C5"]], False),
        ([[0.5, 1, "lay C5"]], False),
        ([[0, 1]], False),
        ([[0, 1, "lay C5", 7]], False),
        ([[2**53, 1, "lay C5"]], False),
    ):
        assert (not list(general.iter_errors({**SMALL, "moves": moves}))) == is_fine
