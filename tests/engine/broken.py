"""Records that are broken, each with the place that its refusal must name.

`SMALL` is a whole small game; every entry of `BROKEN` is that game with one thing wrong, as text. Where
a JSON Schema cannot see what is wrong (a rule is broken, a sum does not hold), `BROKEN_BY_RULES` has it.
"""

import json
from copy import deepcopy
from typing import Any

SMALL: dict[str, Any] = {
    "format": "ludotheque/1",
    "game": "seismic",
    "rules": 1,
    "players": ["Ada", "Bo"],
    "options": {"variants": ["dilemma"], "table": "small", "edition": "classic"},
    "setup": {"first": 0, "pile": ["03", "+2:03"], "heights": [1.7, None]},
    "moves": ["place 03 0,-1 0", "crew 03", "place +2:03 0,-2 0", "crew -"],
    "result": {"scores": [9, 0], "winners": [0]},
    "meta": {"date": "2020-02-02", "ratings": [1500.5, None]},
}

REMOVED = object()
HASH = "0123456789abcdef" * 4
SEAL = {"commitment": HASH, "secret": HASH, "shares": ["tea", None]}


def changed(path: str, value: Any) -> str:
    """The small game with another value at a place such as `setup.first`, as text."""
    record = deepcopy(SMALL)
    *folders, last = path.split(".")
    inner = record
    for folder in folders:
        inner = inner[folder]
    if value is REMOVED:
        del inner[last]
    else:
        inner[last] = value
    return json.dumps(record)


def with_literal(path: str, literal: str) -> str:
    """A record with a value written as it is: for numbers that Python does not write."""
    return changed(path, "@@@").replace('"@@@"', literal)


# Wrong values by place; `at` is the place named where it is not the same.
_WRONG: list[tuple[str, list[Any], str]] = [
    ("format", [REMOVED, None, "", "ludotheque/2", "Ludotheque/1", 1, ["ludotheque/1"]], "format"),
    ("game", [REMOVED, None, "", "chess", "Seismic", 7, ["seismic"], {}, "\ud800"], "game"),
    ("players", [REMOVED, None, "Ada", 2, {}, [], ["Ada"], ["A", "B", "C", "D", "E"]], "players"),
    ("players", [["Ada", ""], ["Ada", 7], ["Ada", None], ["Ada", ["Bo"]]], "players[1]"),
    ("players", [["x" * 201, "Bo"], ["", "Bo"]], "players[0]"),
    ("rules", [None, "1", 1.5, 0, -1, True, [1], {}], "rules"),
    ("options", [None, [], "classic", 7, True], "options"),
    ("options", [{"variant": []}, {"Variants": []}, {"seats": 2}, {"": 1}], "options"),
    ("options.variants", [None, "dilemma", {}, 7, True], "options.variants"),
    (
        "options.variants",
        [["dilemma", "dilemma"], ["chaos"], [7], [None], [["dilemma"]], [{}], ["Dilemma"]],
        "options.variants",
    ),
    ("options.table", [None, "", "huge", 19, ["small"], {}, True], "options.table"),
    ("options.edition", [None, "", 7, ["classic"], {}, True], "options.edition"),
    ("setup", [REMOVED, None, [], "pile", 7], "setup"),
    ("setup", [{}, {"first": 0}, {"heights": [1, 2]}], "setup"),
    ("setup", [{"seal": {**SEAL, "secret": None}}], "setup"),
    ("setup", [{"pile": [], "trays": []}, {"pile": [], "Pile": []}], "setup"),
    ("setup", [{"pile": ["03"], "seed": "a"}], "setup"),
    ("setup", [{"seed": 7}, {"seed": None}, {"seed": ["a"]}, {"seed": True}], "setup.seed"),
    ("setup.first", [None, "0", 0.5, -1, 2, True, [0]], "setup.first"),
    ("setup.pile", [None, "03", {}, 7], "setup.pile"),
    ("setup.pile", [[None], [3], [["03"]], [{}], [True], [""]], "setup.pile[0]"),
    (
        "setup.pile",
        [["town"], ["30"], ["3"], ["03 "], [" 03"], ["03-14-25-"], ["+6"], ["q7"], ["Q1"]],
        "setup.pile[0]",
    ),
    ("setup.pile", [["03", "+2:03", "+2:30"]], "setup.pile[2]"),
    (
        "setup.heights",
        [None, 1.7, "tall", {}, [], [1.7], [1, 2, 3], ["1.7", None], [True, None], [[1], [2]]],
        "setup.heights",
    ),
    (
        "setup.seal",
        [None, [], {}, "sealed", {**SEAL, "share": 1}, {**SEAL, "commitment": None}],
        "setup.seal",
    ),
    (
        "setup.seal",
        [
            {**SEAL, "commitment": HASH[1:]},
            {**SEAL, "commitment": HASH.upper()},
            {**SEAL, "commitment": HASH + "\n"},
            {**SEAL, "secret": "0"},
            {**SEAL, "secret": 7},
            {**SEAL, "shares": None},
            {**SEAL, "shares": ["tea"]},
            {**SEAL, "shares": ["tea", 7]},
        ],
        "setup.seal",
    ),
    ("moves", [None, "place 03 0,-1 0", {}, 7], "moves"),
    ("moves", [[7], [None], [True], [["place 03 0,-1 0"]], [{}]], "move 1"),
    ("moves", [[[0, 0, "place 03 0,-1 0"]]], "move 1"),
    ("result", [None, [], {}, "9:0", 7, {"scores": [9, 0]}, {"winners": [0]}], "result"),
    ("result", [{"scores": [9, 0], "winners": [0], "by": 9}], "result"),
    ("result.scores", [None, 9, {}, ["9", 0], [9, None], [9.5, 0], [True, 0], [[9], 0]], "result"),
    ("result.scores", [[9], [9, 0, 0], [], [-9, 0]], "result"),
    ("result.winners", [None, 0, {}, ["0"], [None], [0.5], [], [2], [-1], [0, 0]], "result"),
    ("meta", [None, [], "2020", 7, True], "meta"),
    ("name", ["Ada"], ""),
    ("Players", [["Ada", "Bo"]], ""),
    ("", [1], ""),
]

# Moves that are written wrongly, each as the first of the game.
_MOVES = [
    *("", " ", "-", "place", "crew", "quake", "town", "turn", "pass", "place 03", "place 03 0,-1"),
    *("place 03 0,-1 6", "place 03 0,-1 -1", "place 03 0,-1 -0", "place 03 0,-1 00"),
    *("place 03 0,-1 1.0", "place 03 0,-1 +0", "place 03 0,-1 0 ", " place 03 0,-1 0"),
    *("place  03 0,-1 0", "place 03  0,-1 0", "place 03 0,-1  0", "place\t03 0,-1 0"),
    *("place 03 0,-1 0\n", "place 03 0,-1\n0", "place\u00a003 0,-1 0", "place 03 0,-1 0\0"),
    *("place 03 00,-1 0", "place 03 0,-01 0", "place 03 -0,-1 0", "place 03 +0,-1 0"),
    *("place 03 0, -1 0", "place 03 0;-1 0", "place 03 (0,-1) 0", "place 03 0,-1,0 0"),
    *("place 03 0,−1 0", "place 03 ٠,-1 0", "place 03 ０,-1 0", "place 03 0,-1 ０"),
    *("place 03 0,-1 ²", "place 03 1e0,-1 0", "place 03 0x0,-1 0", "place 03 0_0,-1 0"),
    *("place 30 0,-1 0", "place 3 0,-1 0", "place town 0,-1 0", "place q1 0,-1 0"),
    *("place 03-14-2 0,-1 0", "Place 03 0,-1 0", "PLACE 03 0,-1 0", "place 03 0,-1 0;crew -"),
    *("crew 30", "crew 00", "crew 6", "crew 06", "crew 3 0", "crew 0-3", "crew --", "crew - "),
    *("crew 012", "crew ３", "quake 6", "quake -1", "quake 00", "quake", "quake ０", "quake 0 "),
    *("town 4,0 ", "town -4, 0", "town 04,0", "town 4,-0", "town 0", "town -", "town 3,0"),
    *("turn 0,-1", "turn - ", "turn --", "turn 0,-1 6", "turn 0,-1 -1", "turn -0,1 0", "turn 0 0"),
    *("\ud800", "place \udc00 0,-1 0", "\x1b[31mcrew -", "crew \u202e-"),
    *("x" * 10_000, "place 03 " + "9" * 5000 + ",0 0", "place " + "03-" * 5000 + " 0,-1 0"),
    *("place 03 0," + "1" * 10_000 + " 0", "crew " + "0" * 10_000),
]


def _cases() -> dict[str, tuple[str, str]]:
    cases = {}
    for path, values, place in _WRONG:
        for value in values:
            shown = "removed" if value is REMOVED else json.dumps(value)
            cases[f"{path} = {shown[:60]}"] = (changed(path, value), place)
    for move in _MOVES:
        cases[f"move {move[:30]!a} {len(move)}"] = (changed("moves", [move]), "move 1")
    return cases


# name: the text of the record, the place that the refusal names.
BROKEN = _cases()

WHOLE = json.dumps(SMALL)
_NESTED = "[" * 100_000

# Not JSON, or not the strict JSON that a record is.
NOT_JSON: dict[str, bytes] = {
    "empty": b"",
    "blank": b" \n",
    "half": WHOLE[: len(WHOLE) // 2].encode(),
    "twice": (WHOLE + WHOLE).encode(),
    "rest": (WHOLE + "x").encode(),
    "comma": WHOLE.replace("]}", "],}").encode(),
    "single quotes": WHOLE.replace('"', "'").encode(),
    "comment": (WHOLE + "// the end").encode(),
    "mark": b"\xef\xbb\xbf" + WHOLE.encode(),
    "utf-16": WHOLE.encode("utf-16"),
    "utf-32": WHOLE.encode("utf-32"),
    "latin-1": WHOLE.replace("Ada", "Zoë").encode("latin-1"),
    "broken utf-8": WHOLE.encode().replace(b"Ada", b"A\xffa"),
    "overlong utf-8": WHOLE.encode().replace(b"Ada", b"A\xc0\x80a"),
    "surrogate utf-8": WHOLE.encode().replace(b"Ada", b"A\xed\xa0\x80a"),
    "control": WHOLE.encode().replace(b"Ada", b"A\nda"),
    "nul": WHOLE.encode().replace(b"Ada", b"A\0da"),
    "only nul": b"\0" * 100,
    "binary": bytes(range(256)),
    "NaN": with_literal("setup.heights", "[NaN, 1]").encode(),
    "Infinity": with_literal("setup.heights", "[Infinity, 1]").encode(),
    "-Infinity": with_literal("meta", '{"a": -Infinity}').encode(),
    "leading zero": with_literal("setup.first", "00").encode(),
    "plus": with_literal("setup.first", "+0").encode(),
    "hexadecimal": with_literal("setup.first", "0x0").encode(),
    "bare point": with_literal("setup.first", "0.").encode(),
    "bare exponent": with_literal("setup.first", "0e").encode(),
    "other digits": with_literal("setup.first", "٠").encode(),
    "key twice": WHOLE.replace('"game"', '"format": "ludotheque/1", "game"').encode(),
    "inner key twice": WHOLE.replace('"first": 0', '"first": 0, "first": 0').encode(),
    "key twice in meta": with_literal("meta", '{"a": {"b": 1, "b": 1}}').encode(),
    "key twice, one escaped": with_literal("meta", '{"a": 1, "\\u0061": 1}').encode(),
    "deep": _NESTED.encode(),
    "deep in meta": with_literal("meta", '{"a":' + _NESTED).encode(),
    "deep and closed": with_literal("meta", '{"a":' + _NESTED + "]" * 100_000 + "}").encode(),
    "deep objects": (b'{"a":' * 100_000) + b"1" + b"}" * 100_000,
    "a list": b"[]",
    "text": b'"seismic"',
    "a number": b"7",
    "null": b"null",
    "true": b"true",
}

# Numbers that are no seat, no version, no score, however large or odd.
NUMBERS = [
    *("1" + "0" * 5000, "-1" + "0" * 5000, "1e999999999", "1E+400", "-1e999999999"),
    *("1e99999999999999999999", "-1e99999999999999999999", "0.1e-99999999999999999999"),
    *("9" * 4300, "9" * 4301, "1.0000000000000000000000000000000000001", "2e30", "1e-400"),
    *("18446744073709551616", "9007199254740993", "0." + "0" * 5000 + "1"),
]
NUMBER_PLACES = {"rules": "rules", "setup.first": "setup.first"}


def _by_rules() -> dict[str, tuple[str, str, str]]:
    """Well written, and still wrong: text, place, clause."""
    moves = SMALL["moves"]
    return {
        "illegal move": (changed("moves", ["place 03 0,-2 0"]), "move 1", "SE-4.2"),
        "illegal later": (changed("moves", [*moves[:2], "place +2:03 0,-1 0"]), "move 3", "SE-4.2"),
        "wrong kind": (changed("moves", ["crew -"]), "move 1", "SE-4.2"),
        "another tile": (changed("moves", ["place 01 0,-1 3"]), "move 1", "SE-4.2"),
        "off the table": (changed("moves", ["place 03 0,-6 0"]), "move 1", "SE-4.2"),
        "off every table": (changed("moves", ["place 03 0,99 0"]), "move 1", "SE-4.2"),
        "another's section": (changed("moves", [*moves[:3], "crew 3"]), "move 4", "SE-4.4"),
        "after the end": (changed("moves", [*moves, "crew -"]), "move 5", "SE-6.1"),
        "nonsense after the end": (changed("moves", [*moves, "?"]), "move 5", "SE-6.1"),
        "too early a result": (changed("moves", moves[:3]), "result", ""),
        "wrong scores": (changed("result.scores", [10, 0]), "result", ""),
        "scores the other way": (changed("result.scores", [0, 9]), "result", ""),
        "wrong winner": (changed("result.winners", [1]), "result", ""),
        "one winner too many": (changed("result.winners", [0, 1]), "result", ""),
        "no such version": (changed("rules", 2), "rules", ""),
        "no such edition": (changed("options.edition", "marathon"), "options.edition", ""),
        "too few players": (changed("players", ["Ada"]), "players", "SE-1.1"),
        "half a character": (changed("players", ["Ada", "B\ud800"]), "players[1]", ""),
        "half a character in the seed": (
            changed("setup", {"seed": "\udfff"}), "setup.seed", "",
        ),
        "half a character in a share": (
            changed("setup.seal", {**SEAL, "shares": ["\ud800", None]}), "setup.seal", "",
        ),
        "no such tile": (changed("setup.pile", ["04"]), "setup.pile[0]", ""),
        "a town too few": (changed("moves", ["town 4,0"]), "move 1", "SE-4.2"),
        "no such town": (changed("moves", ["town 0,0"]), "move 1", "SE-7.4"),
    }  # fmt: skip


BROKEN_BY_RULES = _by_rules()
