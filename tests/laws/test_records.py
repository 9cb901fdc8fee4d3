"""The record is the game: written, read and replayed it is the same."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.match import Match
from ludotheque.engine.records import Record, Replay, parse_record, play_recorded, record_json, record_of
from ludotheque.games import registry
from tests.engine.schemas import complaints
from tests.laws.play import GAMES, begin, examples, matches, records

NAMES = ["Ada", "Bo", "Cleo ☂", "Dov “the tall”", "Eve", "Finn", "Gus", "Hope"]


def reread(document: dict[str, Any]) -> Record:
    """A record through text and back."""
    return parse_record(record_json(document).encode(), registry.find)


@pytest.mark.parametrize("name", GAMES)
def test_a_written_record_replays_to_the_same_game(name: str) -> None:
    """The same state, byte by byte, the same report, and the same record again; its schema agrees."""

    @examples(50)
    @given(matches(name))
    def law(match: Match) -> None:
        document = record_of(match, NAMES[: match.seats], {"shows": "a law"})
        assert complaints(name, document) == []
        assert ("result" in document) == match.is_finished
        record = reread(document)
        replay = Replay(record)
        replay.finish()
        assert replay.state.tobytes() == match.state.tobytes()
        assert replay.scores() == match.scores()
        again = begin(record)
        for entry in record.moves:
            play_recorded(again, entry)
        assert record_of(again, record.players, record.meta) == document

    law()


@pytest.mark.parametrize("name", GAMES)
def test_a_match_and_a_replay_agree(name: str) -> None:
    """Moves one by one and moves in a row: the same state after every prefix of every recorded game."""
    for record in records(name):
        replay, match = Replay(record), begin(record)
        for number in replay.prefixes():
            if number:
                play_recorded(match, record.moves[number - 1])
            assert replay.state.tobytes() == match.state.tobytes()
            assert replay.to_move() == ([] if match.is_finished else match.to_move())
        if record.result is not None:
            assert match.is_finished
            assert record.result == {"scores": match.scores(), "winners": match.winners()}


@pytest.mark.parametrize("name", GAMES)
def test_a_prefix_of_a_record_is_a_record(name: str) -> None:
    """Cut anywhere, without its result, it replays to where it was cut."""

    @examples(30)
    @given(st.sampled_from(records(name)), st.data())
    def law(record: Record, data: st.DataObject) -> None:
        match = begin(record)
        for entry in record.moves:
            play_recorded(match, entry)
        document = record_of(match, record.players)
        document.pop("result", None)
        document["moves"] = document["moves"][: data.draw(st.integers(0, len(record.moves)))]
        replay = Replay(reread(document))
        replay.finish()
        whole = Replay(record)
        whole.play(len(document["moves"]))
        assert replay.state.tobytes() == whole.state.tobytes()

    law()


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_plain_numbers(name: str) -> None:
    """No Python object, nothing unsigned, at most 4 KB."""
    state = registry.find(name).state_dtype
    assert not state.hasobject
    assert state.itemsize <= 4096
    for field in state.names or ():
        assert np.issubdtype(state[field].base, np.signedinteger)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_has_no_byte_between_its_fields(name: str) -> None:
    """Copying a game is copying bytes: NumPy copies field by field, and leaves in a byte that no field owns
    whatever memory held, so that equal states would not be equal bytes."""
    state = registry.find(name).state_dtype
    assert sum(state[field].itemsize for field in state.names or ()) == state.itemsize
