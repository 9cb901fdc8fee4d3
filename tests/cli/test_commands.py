"""The commands that read records: replay, legal, components, verify."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from tests.cli.command import broken, run
from tests.engine.broken import BROKEN, BROKEN_BY_RULES, NOT_JSON, SMALL, WHOLE, changed
from tests.faults import LONGER
from tests.referee import seismic as referee
from tests.support.recorded import RECORDS, document, expected, recorded

GAMES = recorded("seismic")
SEALED = RECORDS / "seismic" / "sealed.json"
SOURCE = Path(ludotheque.__file__).parents[1]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The small game, as a file."""
    path = tmp_path / "small.json"
    path.write_text(WHOLE, encoding="utf-8")
    return path


def written(folder: Path, text: str | bytes, name: str = "record.json") -> Path:
    """A record file."""
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


# replay


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_replay_of_one_file(path: Path) -> None:
    """One document on one line."""
    answer = run("replay", "--json", path)
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    assert json.loads(answer.out) == expected(path)


def test_replay_of_several_files() -> None:
    """One line each, in order; the same file may come twice."""
    files = [*GAMES[::-1], GAMES[0]]
    answer = run("replay", *files, "--json")
    assert answer.status == 0
    assert [json.loads(line) for line in answer.lines] == [expected(path) for path in files]


def test_replay_keeps_the_keys_in_order(small: Path) -> None:
    """As the page of records has them."""
    answer = json.loads(run("replay", "--json", small).out)
    assert list(answer) == ["game", "finished", "to_move", "scores", "winners", "state"]
    assert list(answer["state"]) == ["tiles", "face_up", "pile", "crews_left"]


@pytest.mark.parametrize("path", GAMES[:: len(GAMES) // 6], ids=lambda path: path.stem)
def test_replay_of_every_prefix(path: Path) -> None:
    """The empty one first; each is what the record cut there gives."""
    record = document(path)
    answer = run("replay", "--json", "--every", path)
    assert answer.status == 0
    assert len(answer.lines) == len(record["moves"]) + 1
    other = referee.set_up(record)
    for line, move in zip(answer.lines, [*record["moves"], None], strict=True):
        assert json.loads(line) == referee.report(other)
        if move is not None:
            other.play(move)


def test_replay_of_every_prefix_of_several_files(small: Path) -> None:
    """One file after the other."""
    answer = run("replay", "--json", "--every", small, small)
    assert len(answer.lines) == 2 * 5
    assert answer.lines[:5] == answer.lines[5:]


def test_replay_for_people(small: Path, tmp_path: Path) -> None:
    """One line that says who won, or who is to move."""
    answer = run("replay", small)
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines == ["4 moves, over; won by Ada: Ada 9, Bo 0"]
    unfinished = {key: value for key, value in SMALL.items() if key != "result"}
    cut = written(tmp_path, json.dumps({**unfinished, "moves": SMALL["moves"][:1]}))
    assert run("replay", cut).lines == ["1 move, Ada to move; if it ended now: Ada 0, Bo 0"]
    assert len(run("replay", "--every", small).lines) == 5


@pytest.mark.parametrize("command", ["replay", "legal"])
@pytest.mark.parametrize("name", ["A\nda", "A\x1b[2Jda", "A\u2028da", "\u202eAda", "A\tda"])
def test_names_stay_on_one_line(command: str, name: str, tmp_path: Path) -> None:
    """A name may hold any character; what people are shown is one printable line all the same."""
    record = {key: value for key, value in SMALL.items() if key not in ("result", "moves")}
    path = written(tmp_path, json.dumps({**record, "players": [name, "Bo"]}))
    answer = run(command, path)
    assert answer.status == 0
    assert len(answer.lines) == 1
    assert answer.lines[0].isprintable()


# legal


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_legal_of_one_file(path: Path) -> None:
    """Every legal move after the last, sorted as text, by seat."""
    record = document(path)
    other = referee.set_up(record)
    for move in record["moves"]:
        other.play(move)
    answer = run("legal", "--json", path)
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    moves = {str(seat): other.legal() for seat in other.to_move()}
    assert json.loads(answer.out) == {"to_move": other.to_move(), "moves": moves}
    assert all(listed == sorted(listed) for listed in moves.values())


def test_legal_of_every_prefix_of_several_files(small: Path) -> None:
    """As for replay."""
    answer = run("legal", "--json", "--every", small, SEALED)
    assert answer.status == 0
    assert len(answer.lines) == 5 + len(document(SEALED)["moves"]) + 1
    counts = [len(json.loads(line)["moves"].get("0", [])) for line in answer.lines[:5]]
    # 03 and +2:03: six cells each; then two crew moves or six second tiles; then Bo's; then his crew; over.
    assert counts == [12, 8, 0, 0, 0]
    assert json.loads(answer.lines[4]) == {"to_move": [], "moves": {}}


def test_legal_for_people(small: Path, tmp_path: Path) -> None:
    """One line."""
    assert run("legal", small).lines == ["the game is over: no moves"]
    record = {key: value for key, value in SMALL.items() if key != "result"}
    cut = written(tmp_path, json.dumps({**record, "moves": SMALL["moves"][:3]}))
    assert run("legal", cut).lines == ["Bo, 2 moves: crew -, crew 0"]


# Broken records


def every_broken_record() -> dict[str, bytes]:
    """All there are, as bytes."""
    return {
        **{case: text.encode() for case, (text, _) in BROKEN.items()},
        **{case: text.encode() for case, (text, _, _) in BROKEN_BY_RULES.items()},
        **NOT_JSON,
    }


@pytest.mark.parametrize(
    ("command", "options", "step"),
    [
        ("replay", (), 1),
        ("legal", ("--json", "--every"), 9 if LONGER == 1 else 1),
        ("replay", ("--json",), 9),
        ("replay", ("--every",), 9),
        ("legal", (), 9),
    ],
)
def test_a_broken_record_gives_one_line_and_nothing_else(
    command: str, options: tuple[str, ...], step: int, tmp_path: Path
) -> None:
    """On standard error, status 2, for each of the broken records, or for every so many."""
    places = {**BROKEN, **BROKEN_BY_RULES}
    for case, data in list(every_broken_record().items())[::step]:
        line = broken(command, written(tmp_path, data), *options)
        place = places[case][1] if case in places else ""
        assert line.startswith(f"{place}: " if place else "")
        clause = BROKEN_BY_RULES[case][2] if case in BROKEN_BY_RULES else ""
        assert line.endswith(f"({clause})" if clause else "")


def test_the_lines_as_literals(tmp_path: Path) -> None:
    """Who, what, why and which clause."""
    moves = SMALL["moves"]
    for text, line in (
        (
            changed("moves", [*moves[:3], "crew 3"]),
            "move 4: seat 1 cannot put a crew on fragment 3: seat 0’s crew stands on that section (SE-4.4)",
        ),
        (changed("moves", [*moves, "crew -"]), "move 5: the game is over (SE-6.1)"),
        (changed("setup.first", 2), "setup.first: must be a seat from 0 to 1"),
        (changed("result.scores", [8, 0]), "result: has scores “[8, 0]”; the moves give [9, 0]"),
        (changed("name", 1), "unknown key “name”"),
        (WHOLE[:20], None),
    ):
        found = broken("replay", written(tmp_path, text))
        assert line is None or found == line


def test_a_broken_record_among_others(small: Path, tmp_path: Path) -> None:
    """An error in its place, the rest answered, status 2; with --every one line for the broken one."""
    bad = written(tmp_path, changed("moves", [*SMALL["moves"][:3], "crew 3"]), "bad.json")
    missing = tmp_path / "missing.json"
    for command in ("replay", "legal"):
        good = run(command, "--json", small).lines
        answer = run(command, "--json", small, bad, missing, small)
        assert answer.status == 2
        assert [answer.lines[0], answer.lines[3]] == good * 2
        errors = [json.loads(line) for line in answer.lines[1:3]]
        assert [list(error) for error in errors] == [["error"], ["error"]]
        assert errors[0]["error"].startswith("move 4: ")
        assert errors[0]["error"].endswith("(SE-4.4)")
        assert "cannot be read" in errors[1]["error"]
        assert len(answer.lines) == 4
        every = run(command, "--json", "--every", bad, small)
        assert (every.status, len(every.lines)) == (2, 1 + 5)
        assert list(json.loads(every.lines[0])) == ["error"]


def test_a_broken_record_among_others_for_people(small: Path, tmp_path: Path) -> None:
    """Its line goes to standard error and names the file; the rest is answered."""
    bad = written(tmp_path, b"{", "bad.json")
    answer = run("replay", bad, small)
    assert (answer.status, len(answer.lines)) == (2, 1)
    assert len(answer.err.splitlines()) == 1
    assert "bad.json" in answer.err


@pytest.mark.parametrize("command", ["replay", "legal", "verify"])
def test_a_file_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    """A folder, a missing file, a file in a file, a name that is too long."""
    small = written(tmp_path, WHOLE)
    for path in (tmp_path, tmp_path / "missing", small / "inside", tmp_path / ("x" * 5000)):
        assert "cannot be read" in broken(command, path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """By its name, also where its folder is long."""
    folder = tmp_path / ("d" * 80)
    assert "missing.json" in broken("replay", folder / "missing.json")


def test_a_message_is_never_too_long(tmp_path: Path) -> None:
    """2,000 characters at most, also for long names of files in long folders."""
    folder = tmp_path
    for _ in range(12):
        folder = folder / ("d" * 200)
    assert len(broken("replay", folder / "record.json")) <= 2000
    small = written(tmp_path, WHOLE)
    answer = run("replay", folder / "record.json", small)
    assert all(len(line) <= 2000 for line in answer.err.splitlines())


# components


def test_components() -> None:
    """What is in the box, the default table, and the newest rules."""
    answer = run("components", "seismic", "--json")
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    box = json.loads(answer.out)
    assert box == {
        "highways": {shape: 6 if len(shape) == 2 else 3 for shape in referee.HIGHWAYS},
        "intersections": dict.fromkeys(referee.INTERSECTIONS, 1),
        "quakes": dict.fromkeys(referee.QUAKES, 1),
        "table": {"columns": 19, "rows": 15},
        "rules": 1,
    }
    assert list(box["highways"]) == list(referee.HIGHWAYS)
    assert run("components", "seismic", "--edition", "classic", "--json") == answer


def test_components_of_a_custom_edition(tmp_path: Path, editions_folder: Path) -> None:
    """From a file, or by name."""
    text = 'name = "sprint"\n[highways]\n"01" = 2\n"02" = 2\n"03" = 9\n[quakes]\nq3 = 4\n'
    for folder, edition in ((tmp_path, tmp_path / "sprint.toml"), (editions_folder / "seismic", "sprint")):
        written(folder, text, "sprint.toml")
        box = json.loads(run("components", "seismic", "--edition", edition, "--json").out)
        assert box["highways"]["03"] == 9
        assert box["quakes"] == {"q1": 0, "q2": 0, "q3": 4, "q4": 0, "q5": 0, "q6": 0}


def test_components_for_people() -> None:
    """A line for each group."""
    answer = run("components", "seismic")
    assert answer.status == 0
    assert answer.lines[0].startswith("highways: 01 × 6, 02 × 6, 03 × 6, 01-23 × 3")
    assert "table: columns × 19, rows × 15" in answer.out or "19" in answer.out


def test_components_that_are_not_there(tmp_path: Path) -> None:
    """One line, status 2."""
    assert "there is no game “chess”" in broken("components", "chess", "--json")
    assert "there is no game “”" in broken("components", "")
    assert "unknown edition “marathon”" in broken("components", "seismic", "--edition", "marathon")
    path = written(tmp_path, 'name = "x"\n', "x.toml")
    assert broken("components", "seismic", "--edition", path).startswith("x.toml: ")
    assert "cannot be read" in broken("components", "seismic", "--edition", tmp_path / "no.toml")


# verify


def resealed(**changes: Any) -> str:
    """The recorded sealed deal with a change to its seal."""
    record = document(SEALED)
    record["setup"]["seal"] |= changes
    return json.dumps(record)


def test_verify_a_deal_that_was_kept() -> None:
    """Status 0, and it says so."""
    answer = run("verify", SEALED)
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    assert "all 137 moves" in answer.out


def test_verify_a_deal_that_was_not(tmp_path: Path, small: Path) -> None:
    """Status 1, and it says what does not hold."""
    record = document(SEALED)
    for text, words in (
        (resealed(commitment="0" * 64), "commitment"),
        (resealed(secret="0" * 64), "commitment"),
        (json.dumps({**record, "moves": ["crew -"]}), "move 1"),
        (json.dumps({**record, "result": {"scores": [1, 2, 3], "winners": [2]}}), "result"),
        (json.dumps({**record, "setup": {**record["setup"], "seed": "x"}}), "seed"),
        (small.read_text(encoding="utf-8"), "no sealed deal"),
    ):
        answer = run("verify", written(tmp_path, text, "sealed.json"))
        assert (answer.status, len(answer.lines)) == (1, 1)
        assert words in answer.out


def test_verify_what_is_no_record(tmp_path: Path) -> None:
    """One line, status 2."""
    assert broken("verify", written(tmp_path, "{"))


# The command line as a process


def ludotheque_process(*words: object, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """`python -m ludotheque` with these words."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE), **more.pop("env", {})}
    command = [sys.executable, "-m", "ludotheque", *map(str, words)]
    return subprocess.run(command, env=env, capture_output=True, check=False, **more)


def test_a_process_answers() -> None:
    """Version, replay, components."""
    version = ludotheque_process("--version")
    assert version.stdout.decode().strip() == f"ludotheque {ludotheque.__version__}"
    done = ludotheque_process("replay", "--json", SEALED)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == expected(SEALED)


def test_a_process_refuses(tmp_path: Path) -> None:
    """Status 2, one line, no traceback."""
    done = ludotheque_process("replay", "--json", written(tmp_path, NOT_JSON["deep in meta"]))
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.splitlines()) == 1
    done = ludotheque_process("replay", os.fsencode(tmp_path / "a") + b"\xff\n.json")
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.splitlines()) == 1


def test_a_process_on_a_narrow_terminal(tmp_path: Path) -> None:
    """Names and quotes that the output cannot hold: no traceback, and JSON stays JSON."""
    record = {key: value for key, value in SMALL.items() if key != "result"}
    path = written(tmp_path, json.dumps({**record, "players": ["Zoë ☂", "Бо"]}))
    bad = written(tmp_path, b"{", "bad.json")
    env = {"PYTHONIOENCODING": "ascii"}
    for words, status in (
        (("legal", path), 0),
        (("replay", "--json", tmp_path / "missing.json", bad), 2),
        (("replay", path, bad), 2),
    ):
        done = ludotheque_process(*words, env=env)
        assert done.returncode == status, done.stderr
        assert b"Traceback" not in done.stderr
        if "--json" in words:
            assert all("error" in json.loads(line) for line in done.stdout.splitlines())


def test_a_reader_who_goes_away() -> None:
    """`ludotheque replay --every … | head -1`: no traceback."""
    files = " ".join(f"'{path}'" for path in GAMES)
    script = f"'{sys.executable}' -m ludotheque replay --json --every {files} | head -1"
    done = subprocess.run(
        ["bash", "-c", script],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        check=False,
    )
    assert len(done.stdout.splitlines()) == 1
    assert done.stderr == b""


# Beat the Quake


QUAKES = recorded("beat-the-quake")


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    """A French terminal."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")


@pytest.mark.parametrize("path", QUAKES, ids=lambda path: path.stem)
def test_replay_and_legal_of_a_game_with_hands(path: Path) -> None:
    """As recorded; for people one line that says who won, or that nobody did."""
    found = expected(path)
    assert json.loads(run("replay", "--json", path).out) == found
    (line,) = run("replay", path).lines
    if not found["finished"]:
        assert "to move; if it ended now:" in line
    elif found["winners"]:
        assert "over; won by " in line
    elif path.stem == "together-short":
        assert "over; nobody won, together 46 of 48 points: " in line
    else:
        assert "over; nobody won: " in line
    answer = json.loads(run("legal", "--json", path).out)
    assert answer["to_move"] == found["to_move"]
    assert len(run("legal", path).lines) == 1


def test_components_with_words() -> None:
    """BQ-1.1, BQ-1.2 Ids and values for programs; names and messages for people."""
    answer = run("components", "beat-the-quake", "--json")
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    box = json.loads(answer.out)
    assert list(box) == ["objects", "quakes", "rules"]
    assert all(list(found) == ["id", "vp", "vd"] for found in box["objects"])
    lines = run("components", "beat-the-quake").lines
    assert lines[0] == "objects: 46"
    torch = box["objects"][0]
    assert lines[1] == f"  Torch (torch), protection {torch['vp']}, damage {torch['vd']}"
    assert lines[2].startswith("      ")
    assert lines[-2] == "quakes: yellow-1, yellow-2, orange-1, orange-2, red-1, red-2"
    assert len(lines) == 1 + 2 * 46 + 2


@pytest.mark.usefixtures("french")
def test_commands_speak_the_language_of_the_terminal(tmp_path: Path) -> None:
    """For people; what programs read stays as it is."""
    lines = run("components", "beat-the-quake").lines
    assert lines[0] == "objets\u202f: 46"
    assert lines[1].startswith("  Lampe de poche (torch), protection ")
    assert run("components", "seismic").lines[0].startswith("autoroutes\u202f: 01 × 6")
    assert "partie finie\u202f; personne n’a gagné" in run("replay", fatal()).out
    assert run("legal", fatal()).lines == ["la partie est finie\u202f: aucun coup"]
    assert run("verify", SEALED).lines == [
        "La donne a été tenue\u202f: l’engagement, la graine, la distribution et les 137 coups sont bons."
    ]
    assert "il n’y a pas de jeu" in broken("components", "chess")
    path = written(tmp_path, "{}")
    assert json.loads(run("replay", "--json", path, SEALED).lines[0])["error"] == (
        "format: missing: this is not a game record of Ludotheque"
    )
    assert "Tables qui ont survécu" in run("simulate", "beat-the-quake", "--games", "5", "--threads", "1").out


def fatal() -> Path:
    """A recorded game that everybody lost."""
    return next(path for path in QUAKES if expected(path)["winners"] == [])


def test_simulate_takes_the_options_of_its_game() -> None:
    """BQ-6 And refuses those of another, with the ones it has."""
    words = ("simulate", "beat-the-quake", "--games", "5", "--threads", "1", "--json")
    for given, advanced in (((), False), (("--advanced",), True)):
        found = json.loads(run(*words, *given).out)
        assert found["options"] == {"advanced": advanced, "edition": "classic", "together": False}
    assert broken(*words, "--variants", "dilemma") == (
        "beat-the-quake has no option --variants; it has --advanced, --edition, --together"
    )
    assert broken("simulate", "seismic", "--advanced") == (
        "seismic has no option --advanced; it has --variants, --table, --edition"
    )


@pytest.mark.parametrize(
    ("game", "word"), [("seismic", "quake"), ("beat-the-quake", "quake"), ("situation-4", "bridge")]
)
def test_rules(game: str, word: str) -> None:
    """The whole sheet with what stands before it; a section, a clause, a word; in either language."""
    lines = run("rules", game).lines
    assert "the ruling sheet" in lines[0]
    assert any(line.startswith("4.2 ") for line in lines)
    (clause,) = run("rules", game, "4.2").lines
    assert clause in lines
    assert run("rules", game, "4").lines[1].startswith("4.1 ")
    assert all(word in line.casefold() for line in run("rules", game, word).lines)
    assert "la feuille de règles" in run("rules", game, "--lang", "fr").lines[0]
    assert "the rules have no clause “kangaroo”" in broken("rules", game, "kangaroo")
    assert "there is no language “de”" in broken("rules", game, "--lang", "de")


def test_the_rules_name_their_authors() -> None:
    """And say what the game may not be used for."""
    for language, notice in (("en", "no commercial purpose"), ("fr", "aucun usage commercial")):
        out = run("rules", "beat-the-quake", "--lang", language).out
        assert "Gergely Szakács" in out
        assert notice in out


# Situation 4: boards, and moves on a clock


def test_components_of_a_board() -> None:
    """S4-1.2, S4-1.3 For programs as the page says; for people the names and where everything lies."""
    answer = run("components", "situation-4", "--board", "skirmish", "--json")
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    box = json.loads(answer.out)
    assert list(box) == [
        *("columns", "rows", "locations", "zones", "objectives", "bases", "bridges"),
        "rules",
    ]
    assert (box["columns"], box["rows"], len(box["locations"]), len(box["zones"])) == (9, 6, 54, 18)
    assert box["locations"]["A1"] == {"neighbours": ["B1", "A2"], "bank": 0, "baseline": 0}
    assert json.loads(run("components", "situation-4", "--json").out)["columns"] == 12
    lines = run("components", "situation-4", "--board", "skirmish").lines
    assert lines[:5] == [
        "columns: 9",
        "rows: 6",
        "river: north of row 3",
        "zones: 6 × 3",
        "special objectives: 5",
    ]
    assert "  the dam (dam), 200 points: E3, E4" in lines
    assert "  tanks, orange: H5, G5" in lines
    assert "  west: B3–B4" in lines
    assert lines[-1] == "rules: 1"


def test_a_board_is_no_edition() -> None:
    """And an edition no board; the error says what there is."""
    assert broken("components", "situation-4", "--edition", "skirmish") == (
        "situation-4 has no option --edition; it has --board"
    )
    assert broken("components", "seismic", "--board", "classic") == (
        "seismic has no option --board; it has --edition"
    )
    assert "unknown board “atlantis”" in broken("components", "situation-4", "--board", "atlantis")


WAR = {
    "format": "ludotheque/1",
    "game": "situation-4",
    "players": ["Ada", "Bo"],
    "options": {"board": "skirmish"},
    "setup": {},
    "moves": [[0, 0, "lay D1"], [61_005, 1, "lay E6"]],
}


def test_moves_on_a_clock_are_shown_with_their_times(tmp_path: Path) -> None:
    """Minutes, seconds, thousandths, in replay and legal, for every prefix."""
    path = written(tmp_path, json.dumps(WAR))
    rest = "Ada, Bo to move; if it ended now: Ada 0, Bo 0"
    assert run("replay", "--every", path).lines == [
        f"0 moves, {rest}",
        f"0:00.000, Ada: lay D1; 1 move, {rest}",
        f"1:01.005, Bo: lay E6; 2 moves, {rest}",
    ]
    assert run("legal", path).lines == [
        "at 1:01.005: Ada, 4 moves: lay C1, lay D2, lay E1, resign; "
        "Bo, 4 moves: lay D6, lay E5, lay F6, resign"
    ]
    assert run("legal", "--every", path).lines[0].startswith("at 0:00.000: Ada, 10 moves: lay A1, ")


@pytest.mark.usefixtures("french")
def test_times_in_french(tmp_path: Path) -> None:
    """With a comma."""
    path = written(tmp_path, json.dumps(WAR))
    assert run("replay", path).out.startswith("1:01,005, Bo\u202f: lay E6\u202f; 2 coups")
    assert run("legal", path).out.startswith("à 1:01,005\u202f: Ada, 4 coups")


def test_simulate_on_a_board_with_sides() -> None:
    """S4-1.1 Half and half, unless more is said."""
    words = ("simulate", "situation-4", "--board", "skirmish", "--games", "3", "--threads", "1", "--json")
    found = json.loads(run(*words, "--seats", "3", "--bots", "casual,casual,puzzler").out)
    assert found["options"]["sides"] == [0, 0, 1]
    assert found["mean_scores"][0] == found["mean_scores"][1]
    found = json.loads(run(*words, "--seats", "3", "--sides", "0,1,1").out)
    assert found["options"] | {"sides": [0, 1, 1], "board": "skirmish"} == found["options"]
    assert found["mean_seconds"] > 0
    assert broken(*words, "--bots", "greedy").startswith("there is no bot “greedy”")
    lines = run(*words[:-1]).out
    assert "Seconds of game time" in lines
    assert "Flags planted" in lines
