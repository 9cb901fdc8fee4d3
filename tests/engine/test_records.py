"""Records: what is read, what is refused and where, and what is written."""

import json
import os
import random
import subprocess
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.engine import records
from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.dealer import commitment_to, sealed_seed
from ludotheque.engine.match import Match
from ludotheque.engine.records import (
    Entry,
    Record,
    Replay,
    dealt_anew,
    match_of,
    parse_json,
    parse_record,
    play_recorded,
    record_json,
    record_of,
    verify,
)
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.engine.broken import (
    BROKEN,
    BROKEN_BY_RULES,
    NOT_JSON,
    NUMBER_PLACES,
    NUMBERS,
    SEAL,
    SMALL,
    WHOLE,
    changed,
    with_literal,
)
from tests.support import pocket
from tests.support.recorded import RECORDS, document


def read(text: str | bytes) -> Record:
    """A record from its text."""
    return parse_record(text if isinstance(text, bytes) else text.encode(), registry.find)


def refused(text: str | bytes) -> Refused:
    """Why a record is refused, when it is read or when it is replayed."""
    with pytest.raises(Refused) as caught:
        Replay(read(text)).finish()
    why = caught.value
    assert 0 < len(why.tell()) <= 2000
    assert why.tell().isprintable()
    return why


def is_fine(data: bytes) -> bool:
    """Whether a record can be replayed; if not, it is refused in one line, and nothing else goes wrong."""
    try:
        Replay(read(data)).finish()
    except Refused as why:
        line = why.tell()
    else:
        return True
    assert line.isprintable()
    assert 0 < len(line) <= 2000
    return False


# Reading


def test_a_whole_record() -> None:
    """Every key, as it was written."""
    record = read(WHOLE)
    assert record.game.name == "seismic"
    assert record.players == ("Ada", "Bo")
    assert record.game.options_json(record.options) == SMALL["options"]
    assert record.setup.first == 0
    box = record.game.box(record.options)
    assert [record.game.outcome_text(box, tile) for tile in record.setup.pile] == ["03", "+2:03"]
    assert record.setup.extras == {"heights": [Decimal("1.7"), None]}
    assert record.moves == tuple(map(Entry, SMALL["moves"]))
    assert record.result == SMALL["result"]
    assert record.meta["date"] == "2020-02-02"
    assert (record.seed, record.seal) == (None, None)


def test_what_may_be_left_out() -> None:
    """Only format, game, players and a pile or a seed are needed."""
    least = {"format": "ludotheque/1", "game": "seismic", "players": ["A", "B"]}
    record = read(json.dumps({**least, "setup": {"pile": []}}))
    assert record.game.options_json(record.options) == {
        "variants": [],
        "table": "standard",
        "edition": "classic",
    }
    assert (record.setup.first, record.setup.pile, record.moves) == (0, (), ())
    assert (record.result, dict(record.meta)) == (None, {})
    assert len(read(json.dumps({**least, "setup": {"seed": ""}})).setup.pile) == 73


@pytest.mark.parametrize(
    ("path", "literal"),
    [
        *(("rules", "1.0"), ("rules", "1e0"), ("rules", "10e-1"), ("rules", "0.1e1")),
        *(("setup.first", "1.000"), ("setup.first", "-0"), ("setup.first", "0e5")),
        *(("setup.first", "-0.0"), ("setup.heights", "[1e999999999, -1e999999999]")),
        *(("setup.heights", "[" + "9" * 5000 + ", 0." + "3" * 5000 + "]"), ("meta", "{}")),
        ("meta", '{"a": 1e999999999, "b": ' + "9" * 5000 + ', "": [[[{}]]]}'),
        ("setup.pile", "[]"),
        ("players", '["' + "x" * 200 + '", "\\u0000"]'),
        ("players", '["Ada", "Ada"]'),
        ("players", '["\\ud83c\\udf02", " "]'),
        ("options.variants", "[]"),
        ("options", "{}"),
    ],
)
def test_what_is_accepted(path: str, literal: str) -> None:
    """A whole number may be written with a point; names, heights and meta may be odd."""
    record = json.loads(WHOLE)
    del record["result"]
    del record["moves"]
    *folders, last = path.split(".")
    inner = record
    for folder in folders:
        inner = inner[folder]
    inner[last] = "@@@"
    Replay(read(json.dumps(record).replace('"@@@"', literal))).finish()


def test_blank_space_around_a_record() -> None:
    """As JSON has it."""
    assert read(f" \r\n\t{json.dumps(SMALL, indent=3)}\n\n").players == ("Ada", "Bo")


# Refusing


@pytest.mark.parametrize("case", BROKEN)
def test_a_wrong_value_is_refused_at_its_place(case: str) -> None:
    """Every key, with values of every wrong kind."""
    text, place = BROKEN[case]
    assert refused(text).place == place


@pytest.mark.parametrize("case", BROKEN_BY_RULES)
def test_a_broken_rule_is_refused_with_its_clause(case: str) -> None:
    """Illegal moves, results that do not hold, what is not there."""
    text, place, clause = BROKEN_BY_RULES[case]
    why = refused(text)
    assert (why.place, why.clause) == (place, clause)


@pytest.mark.parametrize("case", NOT_JSON)
def test_what_is_no_json_is_refused(case: str) -> None:
    """Strict JSON, UTF-8, no mark, no key twice."""
    why = refused(NOT_JSON[case])
    assert why.place == ""
    assert why.key.startswith(("json-", "record-not-object"))


@pytest.mark.parametrize("path", NUMBER_PLACES)
@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number[:24]} {len(number)}")
def test_an_odd_number_is_refused(path: str, number: str) -> None:
    """No seat and no version, and quickly."""
    why = refused(with_literal(path, number))
    assert why.place == NUMBER_PLACES[path] or why.key == "json-number"


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number[:24]} {len(number)}")
def test_an_odd_number_as_a_score_is_refused(number: str) -> None:
    """In a result."""
    why = refused(with_literal("result.scores", f"[{number}, 0]"))
    assert why.place == "result" or why.key == "json-number"


@pytest.mark.parametrize("size", range(len(WHOLE)))
def test_a_record_cut_short_is_refused(size: int) -> None:
    """At every byte."""
    assert refused(WHOLE[:size].encode()).key == "json-broken"


def test_a_record_with_any_byte_changed_is_read_or_refused() -> None:
    """No other exception gets out, whatever is changed; and it is one printable line."""
    chance = random.Random(7)
    accepted = 0
    for place in range(len(WHOLE)):
        for byte in (0x00, 0x22, 0x30, 0x5B, 0x7D, 0xC3, chance.randrange(256)):
            data = bytearray(WHOLE.encode())
            data[place] = byte
            accepted += is_fine(bytes(data))
    assert accepted < 7 * len(WHOLE) / 4


@pytest.mark.parametrize("path", ["setup.pile", "options.variants", "options.table", "moves", "meta"])
def test_nesting_of_any_depth_is_read_or_refused(path: str) -> None:
    """Also just below what Python bears: showing a value must not go deeper than reading it."""
    for depth in [*range(1, 60, 7), *range(700, 1100, 3), 2000, 10_000]:
        nested = "[" * depth + "]" * depth
        text = with_literal(path, f'{{"a": {nested}}}' if path == "meta" else f"[{nested}]")
        accepted = is_fine(text.encode())
        assert accepted == (path == "meta") or depth > 500


def test_the_longest_record() -> None:
    """Longer ones are not even parsed."""
    assert refused(b" " * (records.LONGEST_RECORD + 1)).key == "record-too-long"
    assert refused(b" " * records.LONGEST_RECORD).key == "json-broken"


def test_many_keys_and_one_twice(tmp_path: Path) -> None:
    """A key twice among very many is found by one look at each, a second's work; to compare all with all
    would take minutes."""
    keys = ",".join(f'"{number}":0' for number in range(200_000))
    path = tmp_path / "many.json"
    path.write_text(f'{{"meta": {{{keys},"199999":0}}}}', encoding="utf-8")
    code = (
        "import sys, pathlib; from ludotheque.engine.records import read_record\n"
        "read_record(pathlib.Path(sys.argv[1]), None)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, path],
        env={**os.environ, "LUDOTHEQUE_INTERPRET": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        timeout=60,
        check=False,
        capture_output=True,
        text=True,
    )
    assert "the key “199999” appears twice" in done.stderr


@pytest.mark.parametrize("key", ["\ud800", "\n", "\x1b[2J", "x" * 10_000, "", "“", "{$key}"])
def test_an_unknown_key_is_shown_on_one_line(key: str) -> None:
    """Printable, quoted and cut short."""
    for text in (changed(key or "_", 1), changed(f"setup.{key or '_'}", 1)):
        why = refused(text)
        assert why.key == "record-unknown-key"
        assert len(why.tell()) < 500


def test_moves_after_the_end() -> None:
    """The game is over (SE-6.1); a move that is none comes after the end too."""
    over = refused(changed("moves", [*SMALL["moves"], "crew -"]))
    assert over.tell() == "move 5: the game is over (SE-6.1)"
    nonsense = refused(changed("moves", [*SMALL["moves"], "crew - "]))
    assert nonsense.tell() == "move 5: comes after the end of the game (SE-6.1)"


def test_the_first_broken_move_is_named() -> None:
    """An illegal one before an unreadable one, and the other way round."""
    start = SMALL["moves"][:2]
    assert refused(changed("moves", [*start, "crew -", "?"])).place == "move 3"
    assert refused(changed("moves", [*start, "?", "place 03 0,0 0"])).place == "move 3"


# Replaying


def test_a_replay_stands_after_each_prefix() -> None:
    """The empty one first."""
    replay = Replay(read(WHOLE))
    found = [(number, replay.played, replay.to_move()) for number in replay.prefixes()]
    assert found == [(0, 0, [0]), (1, 1, [0]), (2, 2, [1]), (3, 3, [1]), (4, 4, [])]


def test_a_replay_can_start_again() -> None:
    """As often as one likes."""
    replay = Replay(read(WHOLE))
    start = replay.state.tobytes()
    replay.finish()
    end = replay.state.tobytes()
    replay.restart()
    assert replay.state.tobytes() == start != end
    replay.finish()
    assert replay.state.tobytes() == end


def test_reports() -> None:
    """What the commands print, as literals."""
    replay = Replay(read(WHOLE))
    replay.play(1)
    assert replay.report_legal() == {
        "to_move": [0],
        "moves": {
            "0": [
                "crew -",
                "crew 03",
                "place +2:03 -1,0 2",
                "place +2:03 -1,1 1",
                "place +2:03 0,-2 0",
                "place +2:03 0,1 0",
                "place +2:03 1,-1 1",
                "place +2:03 1,0 2",
            ]
        },
    }
    replay.finish()
    assert replay.report() == {
        "game": "seismic",
        "finished": True,
        "to_move": [],
        "scores": [9, 0],
        "winners": [0],
        "state": {
            "tiles": {
                "0,-2": {"shape": "+2:03", "rotation": 0, "crews": {}},
                "0,-1": {"shape": "03", "rotation": 0, "crews": {"03": 0}},
                "0,0": {"shape": "town", "rotation": 0, "crews": {}},
            },
            "face_up": [],
            "pile": 0,
            "crews_left": [19, 20],
        },
    }
    assert replay.report_legal() == {"to_move": [], "moves": {}}


# Writing


def a_match(record: Record) -> Match:
    """The match of a record, played through."""
    match = Match(record.game, record.options, len(record.players), record.setup)
    for entry in record.moves:
        play_recorded(match, entry)
    return match


def test_a_written_record_as_a_literal() -> None:
    """Key by key, in this order."""
    written = record_of(a_match(read(WHOLE)), ["Ada", "Bo"], SMALL["meta"])
    assert json.loads(record_json(written)) == SMALL
    assert list(written) == [
        *("format", "game", "rules", "players", "options", "setup", "moves", "result", "meta"),
    ]


def test_an_unfinished_record_has_no_result() -> None:
    """And no meta where there is none."""
    match = a_match(read(changed("result", SMALL["result"])))
    assert match.is_over
    open_record = {key: value for key, value in SMALL.items() if key not in ("result", "moves")}
    written = record_of(a_match(read(json.dumps(open_record))), ["Ada", "Bo"])
    assert "result" not in written
    assert "meta" not in written
    assert written["moves"] == []


@pytest.mark.parametrize("height", ["1e400", "1.70000000000000000000001", "9" * 400])
def test_heights_are_written_as_they_were_read(height: str) -> None:
    """Strict JSON, and the same number: a tie must not be decided anew."""
    record = read(with_literal("setup.heights", f"[{height}, 1.7]"))
    written = record_json(record_of(a_match(record), ["Ada", "Bo"]))
    assert read(written).setup.extras == record.setup.extras


# Sealed deals


def sealed(**changes: Any) -> dict[str, Any]:
    """The recorded sealed deal, with changes to its seal."""
    record = document(RECORDS / "seismic" / "sealed.json")
    record["setup"]["seal"] |= changes
    return record


def test_a_sealed_deal_is_verified() -> None:
    """Commitment, seed, pile, moves; the seed or the pile may be given beside the seal."""
    record = sealed()
    verify(read(json.dumps(record)))
    seal = record["setup"]["seal"]
    seed = sealed_seed(seal["secret"], seal["shares"])
    record["setup"]["seed"] = seed
    verify(read(json.dumps(record)))
    del record["setup"]["seed"]
    game = registry.find("seismic")
    options = game.options(record["options"])
    first, pile = game.deal(options, 3, seed)
    record["setup"]["pile"] = [game.outcome_text(game.box(options), tile) for tile in pile]
    record["setup"]["first"] = int(first)
    verify(read(json.dumps(record)))
    record["setup"]["pile"][3:5] = record["setup"]["pile"][4:2:-1]
    assert unverified(record) == "record-verify-pile"


def unverified(record: dict[str, Any]) -> str:
    """The key of what does not hold."""
    with pytest.raises(Refused) as caught:
        verify(read(json.dumps(record)))
    return caught.value.key


def test_what_does_not_hold_in_a_sealed_deal() -> None:
    """Each has its own words."""
    other = "0" * 64
    assert unverified(sealed(commitment=other)) == "record-verify-commitment"
    assert unverified(sealed(secret=other)) == "record-verify-commitment"
    record = sealed()
    record["setup"]["seed"] = "another"
    assert unverified(record) == "record-verify-seed"
    assert unverified(SMALL) == "record-verify-no-seal"


def test_another_share_makes_another_deal() -> None:
    """The moves of the recorded game are then not legal any more, or its result is another."""
    record = sealed(shares=["coffee", None, "7 of spades"])
    with pytest.raises(Refused):
        verify(read(json.dumps(record)))


def test_a_secret_that_is_not_published_yet() -> None:
    """While the game is on the secret is null: the record replays, but nothing can be verified."""
    record = {**SMALL, "setup": {**SMALL["setup"], "seal": {**SEAL, "secret": None}}}
    Replay(read(json.dumps(record))).finish()
    assert unverified(record) == "record-verify-secret"


def test_a_null_share_is_an_empty_one() -> None:
    """`secret:share0:share1`, null as empty."""
    record = sealed()
    seal = record["setup"]["seal"]
    assert seal["commitment"] == commitment_to(seal["secret"])
    empty = sealed(shares=["tea", "", "7 of spades"])
    assert read(json.dumps(empty)).setup == read(json.dumps(record)).setup


# Strict JSON by itself


def test_numbers_keep_their_digits() -> None:
    """No float on the way."""
    assert parse_json(b"[1.10, 1e2, -0, 7]") == [Decimal("1.10"), Decimal("1e2"), 0, 7]
    assert parse_json(b"9" * 40) == Decimal("9" * 40)


def test_seats_of_a_replay_are_seats() -> None:
    """Plain numbers, fit for JSON."""
    replay = Replay(read(WHOLE))
    assert json.dumps(replay.to_move()) == "[0]"
    assert replay.winners() == [Seat(0), Seat(1)]


def test_meta_may_hold_any_number() -> None:
    """Also one past all counting, which is written again as it was read; nowhere else is it a number."""
    text = "1e99999999999999999999"
    record = read(with_literal("meta", f'{{"far": {text}}}'))
    assert text in record_json({"meta": record.meta})
    for key in ("rules", "setup.first"):
        with pytest.raises(Refused, match="must be a whole number"):
            read(with_literal(key, text))


# A match from a record


@pytest.mark.parametrize("path", sorted((RECORDS / "seismic").glob("*.json")), ids=lambda path: path.stem)
def test_a_match_stands_where_the_replay_does(path: Path) -> None:
    """At the start, in the middle and at the end."""
    record = parse_record(path.read_bytes(), registry.find)
    for moves in {0, len(record.moves) // 2, len(record.moves)}:
        replay = Replay(record)
        replay.play(moves)
        match = match_of(record, moves)
        assert match.state.tobytes() == replay.state.tobytes()
        assert match.to_move() == replay.to_move()
        assert len(match.played) == moves
        assert match.setup == record.setup


def test_a_match_of_moves_that_break_a_rule() -> None:
    """Refused with the place; moves after it do not matter, and too many are told so."""
    document = json.loads(WHOLE)
    moves = document["moves"]
    broken = read(json.dumps({**document, "moves": [*moves[:2], "crew 25"]}))
    assert len(match_of(broken, 2).played) == 2
    with pytest.raises(Refused) as caught:
        match_of(broken, 3)
    assert caught.value.place == "move 3"
    with pytest.raises(Refused, match="only 3 moves"):
        match_of(broken, 4)
    after = read(json.dumps({**document, "moves": [*moves, "crew -"]}))
    with pytest.raises(Refused) as caught:
        match_of(after, len(moves) + 1)
    assert (caught.value.key, caught.value.place) == ("record-after-end", f"move {len(moves) + 1}")


def test_a_match_finds_the_seat_that_may_play() -> None:
    """Pocket: several seats are waited for, and the card says who it was."""
    game = pocket.find("pocket")
    options = game.options({})
    match = Match(game, options, 3, Setup(*game.deal(options, 3, "seats")))
    for seat in (2, 0, 1, 1, 2):
        match.play(Seat(seat), match.legal(Seat(seat))[0])
    record = parse_record(record_json(record_of(match, ["a", "b", "c"])).encode(), pocket.find)
    assert [played.seat for played in match_of(record, 5).played] == [2, 0, 1, 1, 2]


# Another pile from a position on


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        *(("seismic/plain", moves) for moves in (0, 30, 100)),
        ("seismic/big-one+dilemma+aftershocks+twin-cities", 40),
        *(("beat-the-quake/basic-3", moves) for moves in (0, 10, 30)),
        ("beat-the-quake/advanced-4", 25),
        ("situation-4/skirmish-2", 20),
    ],
)
def test_what_is_dealt_anew_fits_what_was_played(name: str, moves: int) -> None:
    """The same position, the same cards in every hand; what comes is another order of what may come."""
    kept = read((RECORDS / f"{name}.json").read_bytes())
    position = match_of(kept, moves)
    left = int(position.state["pile"])
    drawn = kept.setup.pile[: len(kept.setup.pile) - left]
    piles = set()
    for seed in range(3):
        anew = dealt_anew(kept, moves, np.random.default_rng(seed))
        assert anew.moves == kept.moves[:moves]
        assert (anew.result, anew.seed, anew.seal) == (None, None, None)
        match = match_of(anew, moves)
        assert match.state.tobytes() == position.state.tobytes()
        assert anew.setup.pile[: len(drawn)] == drawn
        assert len(anew.setup.pile) == len(kept.setup.pile)
        if kept.game.name == "beat-the-quake":
            assert sorted(anew.setup.pile) == sorted(kept.setup.pile)
        written = record_json(record_of(match, anew.players)).encode()
        assert parse_record(written, registry.find).setup.pile == anew.setup.pile
        piles.add(anew.setup.pile)
    assert len(piles) == (3 if left else 1)


def test_what_is_known_to_be_an_object_stays_one() -> None:
    """BQ-2.1 The first cards are no quakes: that holds for what is dealt anew as well."""
    kept = read((RECORDS / "beat-the-quake" / "basic-3.json").read_bytes())
    safe = int(match_of(kept, 0).state["safe"])
    assert safe > 0
    size = len(kept.setup.pile) - int(match_of(kept, 0).state["pile"])
    for seed in range(20):
        pile = dealt_anew(kept, 0, np.random.default_rng(seed)).setup.pile
        texts = [
            kept.game.outcome_text(kept.game.box(kept.options), card) for card in pile[size : size + safe]
        ]
        assert not {"yellow-1", "yellow-2", "orange-1", "orange-2", "red-1", "red-2"} & set(texts)
