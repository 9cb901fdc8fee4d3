"""Boards are data: custom ones from a TOML file, and what is wrong with a broken one."""

from pathlib import Path

import pytest

from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.situation_4.hand_made import HAMLET, after, can, lays, record, unreadable, write_board
from tests.support.hand_made import state

GAME = registry.find("situation-4")
MILL = 'id = "mill"\nkind = "village"\nvalue = 200\nlocations = ["B3", "C3"]'
BARN = 'id = "barn"\nvalue = 50\nlocations = ["D3"]'


def written(folder: Path, text: str, name: str = "hamlet") -> Path:
    """A board file."""
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refused(folder: Path, text: str) -> Refused:
    """Why this text is no board; the line names the file, in both languages."""
    with pytest.raises(Refused) as caught:
        GAME.edition_from(str(written(folder, text)))
    for language in ("en", "fr"):
        told = caught.value.tell(language)
        assert "hamlet.toml" in told
        assert "\n" not in told
    return caught.value


def of_size(columns: int, rows: int) -> str:
    """A board of so many columns and rows, with nothing on it but bases."""
    last = chr(ord("A") + columns - 1)
    near, far = f'["A2", "{last}2"]', f'["{last}{rows - 1}", "A{rows - 1}"]'
    return (
        f'name = "hamlet"\ncolumns = {columns}\nrows = {rows}\nriver = {rows // 2}\n'
        "zones = { columns = 1, rows = 1 }\n"
        f"[bases]\ntank = [{near}, {far}]\nparatroop = [{near}, {far}]\n"
    )


def test_a_board_from_a_file(tmp_path: Path) -> None:
    """S4-1.3 All that it says is in the box, in its order."""
    board = GAME.components(GAME.options({"board": GAME.edition_from(str(written(tmp_path, HAMLET)))}))
    assert list(board["objectives"]) == ["mill", "abbey", "barn", "shed"]
    assert list(board["bridges"]) == ["west", "mid-west", "mid-east", "east"]
    assert board["bases"]["paratroop"] == [["C2", "D2"], ["B5", "A5"]]
    assert board["zones"]["zone-1"] == ["A1", "B1", "A2", "B2"]
    assert board["locations"]["B3"] == {"neighbours": ["B2", "A3", "C3", "B4"], "bank": 0, "baseline": None}


def test_a_board_by_name_in_a_record() -> None:
    """S4-1.3 A user can add one: a record names it, and it is played on."""
    write_board(HAMLET, "hamlet")
    game = after(lays(0, "D1 D2 D3") + "0 flag barn")
    assert (state(game)["flags"], game.scores()) == ({"barn": 0}, [50, 0])


def test_two_boards_side_by_side() -> None:
    """S4-1.3 An objective of the same name has the value of its own board."""
    write_board(HAMLET.replace("hamlet", "other").replace("value = 50", "value = 60"), "other")
    moves = lays(0, "D1 D2 D3") + "0 flag barn"
    assert after(moves).scores() == [50, 0]
    assert after(moves, board="other").scores() == [60, 0]
    assert after(moves).scores() == [50, 0]


@pytest.mark.parametrize(("columns", "rows"), [(2, 4), (3, 4), (2, 26), (26, 4), (26, 26), (5, 10)])
def test_a_board_of_any_size(tmp_path: Path, columns: int, rows: int) -> None:
    """S4-1.3 From 2 × 4, where two bases have room, to 26 × 26."""
    path = written(tmp_path, of_size(columns, rows))
    board = GAME.components(GAME.options({"board": GAME.edition_from(str(path))}))
    assert len(board["locations"]) == columns * rows
    assert board["zones"]["zone-1"] == list(board["locations"])
    write_board(of_size(columns, rows), "hamlet")


def test_a_board_without_bridges_and_objectives() -> None:
    """S4-1.3 Only pieces are laid; zones alone score."""
    write_board(of_size(3, 4).replace("hamlet", "plain"), "plain")
    game = after(lays(0, "A1 A2 B2 C2"), board="plain")
    assert can(game, 0, "tank") == ["A1", "A2", "B2", "C2"]
    assert can(game, 0, "flag") == can(game, 0, "bridge") == []


def test_names_in_both_languages(tmp_path: Path) -> None:
    """S4-1.3 As the file gives them; without one the id."""
    options = GAME.options({"board": GAME.edition_from(str(written(tmp_path, HAMLET)))})
    names = {
        language: {
            name: found["name"]
            for name, found in GAME.components_told(options, language)["objectives"].items()
        }
        for language in ("en", "fr")
    }
    assert (names["en"]["mill"], names["fr"]["mill"]) == ("the mill", "le moulin")
    assert names["en"]["barn"] == names["fr"]["barn"] == "barn"


BROKEN = [
    ("= nonsense", "edition-not-toml"),
    (HAMLET.replace('"hamlet"', '"meadow"'), "edition-name"),
    (HAMLET.replace('name = "hamlet"', ""), "edition-name"),
    (HAMLET.replace('"hamlet"', "7"), "edition-name"),
    (HAMLET + "\n[colours]\nx = 1\n", "edition-unknown-key"),
    (HAMLET.replace("river = 3", "river = 3\nlake = 2"), "edition-unknown-key"),
    # Size
    *(
        (HAMLET.replace("columns = 4", f"columns = {bad}"), "edition-number")
        for bad in (27, -4, "4.0", "true", '"4"')
    ),
    (HAMLET.replace("columns = 4\n", ""), "edition-number"),
    (HAMLET.replace("columns = 4", "columns = 1"), "board-small"),
    (HAMLET.replace("rows = 6\n", "rows = 27\n"), "edition-number"),
    (HAMLET.replace("rows = 6\n", "rows = 1\n"), "board-small"),
    (HAMLET.replace("rows = 6\n", ""), "edition-number"),
    (HAMLET.replace("river = 3", "river = 6"), "edition-number"),
    (HAMLET.replace("river = 3", "river = 2.5"), "edition-number"),
    (HAMLET.replace("river = 3\n", ""), "edition-number"),
    (HAMLET.replace("river = 3", "river = 3\ncut = 7"), "board-cut"),
    (HAMLET.replace("river = 3", 'river = 3\ncut = ""'), "board-cut"),
    # Zones
    (HAMLET.replace("zones = { columns = 2, rows = 3 }", ""), "edition-group"),
    (HAMLET.replace("{ columns = 2, rows = 3 }", "7"), "edition-group"),
    (HAMLET.replace("{ columns = 2, rows = 3 }", "{ columns = 2 }"), "edition-number"),
    (HAMLET.replace("{ columns = 2, rows = 3 }", "{ columns = 0, rows = 3 }"), "board-zones"),
    (HAMLET.replace("{ columns = 2, rows = 3 }", "{ columns = 5, rows = 3 }"), "edition-number"),
    (
        HAMLET.replace("{ columns = 2, rows = 3 }", "{ columns = 2, rows = 3, size = 2 }"),
        "edition-unknown-key",
    ),
    # Bases
    (HAMLET.replace("[bases]", "[camps]"), "edition-unknown-key"),
    (HAMLET.replace("tank = [", "tonk = ["), "edition-unknown-key"),
    (HAMLET.replace('tank = [["A2", "B2"], ["D5", "C5"]]\n', ""), "board-bases"),
    (HAMLET.replace('[["A2", "B2"], ["D5", "C5"]]', "7"), "board-bases"),
    (HAMLET.replace('[["A2", "B2"], ["D5", "C5"]]', '[["A2", "B2"]]'), "board-bases"),
    (HAMLET.replace('["A2", "B2"]', '["A2"]'), "board-locations"),
    (HAMLET.replace('["A2", "B2"]', '["A2", "A2"]'), "board-locations"),
    (HAMLET.replace('["A2", "B2"]', '["A2", "B2", "A3", "B3", "C3"]'), "board-locations"),
    (HAMLET.replace('["A2", "B2"]', '"A2 B2"'), "board-locations"),
    (HAMLET.replace('["A2", "B2"]', '["A2", "E2"]'), "s4-location-unknown"),
    (HAMLET.replace('["A2", "B2"]', '["A2", "A7"]'), "s4-location-unknown"),
    (HAMLET.replace('["A2", "B2"]', '["A2", "a3"]'), "s4-location-unknown"),
    (HAMLET.replace('["A2", "B2"]', '["A2", 7]'), "s4-location-unknown"),
    (HAMLET.replace('["A2", "B2"]', '["A1", "B1"]'), "board-base-rows"),
    (HAMLET.replace('["A2", "B2"]', '["A4", "B4"]'), "board-base-rows"),
    (HAMLET.replace('["D5", "C5"]', '["D6", "C6"]'), "board-base-rows"),
    (HAMLET.replace('["D5", "C5"]', '["D5", "D4"]'), "board-half-turn"),
    # Bridges
    (HAMLET.replace('west = ["A3", "A4"]', 'west = ["A3", "B4"]', 1), "board-site"),
    (HAMLET.replace('west = ["A3", "A4"]', 'west = ["A2", "A3"]', 1), "board-site"),
    (HAMLET.replace('west = ["A3", "A4"]', 'west = ["A3", "A5"]', 1), "board-site"),
    (HAMLET.replace('west = ["A3", "A4"]', 'west = ["A3"]', 1), "board-locations"),
    (HAMLET.replace('west = ["A3", "A4"]', 'west = ["A3", "A4", "A5"]', 1), "board-site"),
    (HAMLET.replace('west = ["A3", "A4"]', 'west = "A3"', 1), "board-locations"),
    (HAMLET.replace('west = ["A3", "A4"]', '"Far West" = ["A3", "A4"]', 1), "board-id"),
    (HAMLET.replace('west = ["A3", "A4"]', 'west = ["B3", "B4"]', 1), "board-half-turn"),
    (HAMLET.replace('west = ["A3", "A4"]\n', "", 1), "board-half-turn"),
    # Objectives
    (HAMLET.replace(MILL, MILL.replace('"mill"', '"Mill"')), "board-id"),
    (HAMLET.replace(MILL, MILL.replace('"mill"', '""')), "board-id"),
    (HAMLET.replace(MILL, MILL.replace('"mill"', f'"{"m" * 25}"')), "board-id"),
    (HAMLET.replace(MILL, MILL.replace('"mill"', '"old mill"')), "board-id"),
    (HAMLET.replace(MILL, MILL.replace('"mill"', "7")), "board-id"),
    (HAMLET.replace(MILL, MILL.replace('id = "mill"\n', "")), "board-id"),
    (HAMLET.replace(MILL, MILL.replace('"mill"', '"abbey"')), "board-objective-twice"),
    (HAMLET.replace(MILL, MILL.replace("village", "volcano")), "board-kind"),
    (HAMLET.replace(MILL, MILL.replace('"village"', "7")), "board-kind"),
    (HAMLET.replace(MILL, MILL.replace('"village"', '["village"]')), "board-kind"),
    *(
        (HAMLET.replace(MILL, MILL.replace("200", bad)), "edition-number")
        for bad in ("-1", "0.5", "true", '"200"', "10001", str(10**30))
    ),
    (HAMLET.replace(MILL, MILL.replace("value = 200\n", "")), "edition-number"),
    (HAMLET.replace(MILL, MILL.replace('["B3", "C3"]', "[]")), "board-locations"),
    (HAMLET.replace(MILL, MILL.replace('["B3", "C3"]', '["B3", "B3"]')), "board-locations"),
    (HAMLET.replace(MILL, MILL.replace('["B3", "C3"]', '["A1", "B1", "C1", "D1", "A3"]')), "board-locations"),
    (HAMLET.replace(MILL, MILL.replace('["B3", "C3"]', '["B3", "Z3"]')), "s4-location-unknown"),
    (HAMLET.replace(MILL, MILL.replace('["B3", "C3"]', '["B3", "D3"]')), "board-objective-twice"),
    (HAMLET.replace(MILL, MILL.replace('["B3", "C3"]', '["B3"]')), "board-half-turn"),
    (HAMLET.replace(BARN, BARN.replace("50", "100")), "board-half-turn"),
    (HAMLET.replace('en = "the mill"', "en = 7"), "edition-card-text"),
    (HAMLET.replace('en = "the mill"', 'en = ""'), "edition-card-text"),
    (HAMLET.replace('en = "the mill"', 'de = "die Mühle"'), "edition-unknown-key"),
    (HAMLET.replace('{ en = "the mill", fr = "le moulin" }', '"the mill"'), "edition-group"),
    (HAMLET.replace(BARN, BARN + "\nprice = 3"), "edition-unknown-key"),
    (HAMLET.partition("[[objectives]]")[0].replace("river = 3", "river = 3\nobjectives = 7"), "board-many"),
    (
        HAMLET.partition("[[objectives]]")[0].replace("river = 3", 'river = 3\nobjectives = ["mill"]'),
        "edition-group",
    ),
    # Half a turn
    (HAMLET.replace("river = 3", "river = 2"), "board-site"),
    (of_size(3, 5), "board-half-turn"),
]


@pytest.mark.parametrize(("text", "key"), BROKEN)
def test_a_broken_board(tmp_path: Path, text: str, key: str) -> None:
    """S4-1.2, S4-1.3 Each fault has its own words, and the file is named."""
    assert text != HAMLET
    assert refused(tmp_path, text).key == key


def test_too_many_objectives_and_sites(tmp_path: Path) -> None:
    """S4-1.3 The words say how many there may be; so many may be."""
    board = of_size(26, 26)
    columns = [chr(ord("A") + number) for number in range(26)]
    both = [f"{column}3" for column in columns], [f"{column}24" for column in reversed(columns)]
    places = [place for pair in zip(*both, strict=True) for place in pair]
    objectives = [
        f'[[objectives]]\nid = "o{n}"\nvalue = 50\nlocations = ["{place}"]\n'
        for n, place in enumerate(places)
    ]
    why = refused(tmp_path, board + "".join(objectives))
    assert why.key == "board-many"
    most = why.words["most"]
    assert most >= 16  # S4-1.3
    GAME.edition_from(str(written(tmp_path, board + "".join(objectives[:most]))))
    assert refused(tmp_path, board + "".join(objectives[: most + 2])).key == "board-many"
    pairs = [pair for pair in zip(columns, reversed(columns), strict=True) if pair[0] < pair[1]]
    sites = [f'{column.lower()} = ["{column}13", "{column}14"]\n' for pair in pairs for column in pair]
    why = refused(tmp_path, board + "[bridges]\n" + "".join(sites))
    assert why.key == "board-many"
    most = why.words["most"]
    assert most >= 6  # S4-1.3
    GAME.edition_from(str(written(tmp_path, board + "[bridges]\n" + "".join(sites[:most]))))


def test_a_board_that_is_not_text(tmp_path: Path) -> None:
    """TOML is UTF-8."""
    path = tmp_path / "hamlet.toml"
    path.write_bytes(b"name = '\xff'")
    with pytest.raises(Refused) as caught:
        GAME.edition_from(str(path))
    assert caught.value.key == "edition-not-toml"


def test_a_broken_board_named_in_a_record() -> None:
    """The record's reader is told which file is wrong."""
    write_board(HAMLET.replace("hamlet", "broken").replace("river = 3", "river = 9"), "broken")
    assert "broken.toml" in unreadable(record(board="broken")).tell()


@pytest.mark.parametrize(
    "given", [None, 0, "01", {"0": 1}, [], [0], [0, "1"], [0, None], [0, 2], [0, -1], [[0], [1]], [0.5, 1]]
)
def test_sides_are_a_list(given: object) -> None:
    """S4-1.1 Of 0 and 1."""
    document = record()
    document["options"]["sides"] = given
    why = unreadable(document)
    assert (why.place, why.clause) == ("options.sides", "S4-1.1")
