"""Editions are data: custom ones from a TOML file, and what is wrong with a broken one."""

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.games.seismic.components import EDITIONS
from tests.games.seismic.hand_made import record
from tests.support.hand_made import read, state

GAME = registry.find("seismic")
BOX = GAME.box(GAME.options({}))

SPRINT = """
name = "sprint"
crews = 7

[highways]
"01" = 2
"02" = 3
"03" = 4
"02-14" = 5

[intersections]
"+1:0" = 2
"+6:012345" = 1

[quakes]
q2 = 3
q6 = 2
"""


def written(folder: Path, text: str, name: str = "sprint") -> Path:
    """An edition file."""
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def dealt(edition: object, variants: str = "", seed: str = "a") -> Counter[str]:
    """How many of each tile the pile of this edition holds."""
    options = GAME.options({"edition": edition, "variants": variants.split()})
    return Counter(GAME.outcome_text(BOX, tile) for tile in GAME.deal(options, 2, seed)[1])


def test_an_edition_from_a_file(tmp_path: Path) -> None:
    """SE-1.4 Counts as the file says, 0 where it says nothing."""
    edition = GAME.edition_from(str(written(tmp_path, SPRINT)))
    box = GAME.components(GAME.options({"edition": edition}))
    assert {code: count for code, count in box["highways"].items() if count} == {
        "01": 2,
        "02": 3,
        "03": 4,
        "02-14": 5,
    }
    assert len(box["highways"]) == 17
    assert {code: count for code, count in box["intersections"].items() if count} == {
        "+1:0": 2,
        "+6:012345": 1,
    }
    assert box["quakes"] == {"q1": 0, "q2": 3, "q3": 0, "q4": 0, "q5": 0, "q6": 2}


def test_an_edition_by_name_in_a_record(editions_folder: Path) -> None:
    """SE-1.4 A user can add one: a record names it, its crews are those of the file."""
    written(editions_folder / "seismic", SPRINT)
    document = record("03 02")
    document["options"]["edition"] = "sprint"
    assert state(read(document))["crews_left"] == [7, 7]
    document["options"]["variants"] = ["twin-cities"]
    assert state(read(document))["crews_left"] == [14, 14]
    assert EDITIONS.names() == ["classic", "sprint"]


def test_se_9_4_setting_up_a_custom_edition(tmp_path: Path) -> None:
    """SE-9.4, SE-3.1 2 `03`, 2 `02`, 2 `01` and all 5 quakes are mixed, 6 of the 11 leave.

    14 highways, 3 intersections, 5 quakes: 22 tiles, so the pile has 16.
    """
    edition = GAME.edition_from(str(written(tmp_path, SPRINT)))
    most = {"01": 2, "02": 3, "03": 4, "02-14": 5, "+1:0": 2, "+6:012345": 1, "q2": 3, "q6": 2}
    for seed in "abcdefgh":
        pile = dealt(edition, seed=seed)
        assert pile.total() == 16
        assert pile <= Counter(most)
        assert (pile["02-14"], pile["+1:0"], pile["+6:012345"]) == (5, 2, 1)
        assert pile["03"] >= 2
        assert pile["02"] >= 1
    assert dealt(edition, "twin-cities").total() == 2 * 22 - 12


def test_se_9_4_all_its_big_ones_are_set_aside(tmp_path: Path) -> None:
    """SE-9.4, SE-7.1 3 `q2`, 2 `03`, 2 `02`, 1 `01` mixed, 5 leave; both `q6` among the last 5 + 2."""
    edition = GAME.edition_from(str(written(tmp_path, SPRINT)))
    options = GAME.options({"edition": edition, "variants": ["big-one"]})
    for seed in "abcdefgh":
        pile = [GAME.outcome_text(BOX, tile) for tile in GAME.deal(options, 2, seed)[1]]
        assert len(pile) == 22 - 5
        assert pile.count("q6") == pile[-7:].count("q6") == 2


def test_se_9_4_a_pile_smaller_than_what_the_big_one_takes(tmp_path: Path) -> None:
    """SE-9.4 2 + 2 + 2 highways and 1 `q6`: 5 are mixed and leave, 1 is left; it goes to the bottom with
    the `q6`: a pile of 2."""
    text = 'name = "sprint"\n[highways]\n"01" = 2\n"02" = 2\n"03" = 2\n[quakes]\nq6 = 1\n'
    edition = GAME.edition_from(str(written(tmp_path, text)))
    for seed in "abcdefgh":
        assert dealt(edition, "big-one", seed) == Counter({"01": 1, "q6": 1})


def test_se_9_4_an_edition_without_quakes(tmp_path: Path) -> None:
    """SE-9.4 All six mixed tiles leave."""
    text = 'name = "sprint"\n[highways]\n"01" = 2\n"02" = 2\n"03" = 3\n'
    edition = GAME.edition_from(str(written(tmp_path, text)))
    assert dealt(edition) == Counter({"03": 1})


def test_se_9_4_big_one_needs_a_q6(tmp_path: Path) -> None:
    """SE-7.1, SE-9.4 Nothing to set aside."""
    edition = GAME.edition_from(str(written(tmp_path, SPRINT.replace("q6 = 2", ""))))
    assert GAME.options({"edition": edition}).edition == edition
    with pytest.raises(Refused) as caught:
        GAME.options({"edition": edition, "variants": ["big-one"]})
    why = caught.value
    assert (why.key, why.place, why.clause) == ("big-one-no-quake", "options.variants", "SE-7.1")


BROKEN = [
    ("= nonsense", "edition-not-toml", "is not a TOML file"),
    ('name = "sprint"\nname = "sprint"\n', "edition-not-toml", "is not a TOML file"),
    (SPRINT.replace("sprint", "marathon"), "edition-name", "calls itself “marathon”"),
    (SPRINT.replace('name = "sprint"', ""), "edition-name", "calls itself"),
    (SPRINT.replace('"sprint"', "7"), "edition-name", "calls itself “7”"),
    (SPRINT.replace("crews", "colour"), "edition-unknown-key", "unknown key “colour”"),
    (SPRINT + "\n[towns]\nx = 1\n", "edition-unknown-key", "unknown key “towns”"),
    (SPRINT.replace("crews = 7", "crews = -1"), "edition-number", "crews is “-1”"),
    (SPRINT.replace("crews = 7", "crews = 61"), "edition-number", "from 0 to 60"),
    (SPRINT.replace("crews = 7", "crews = 7.0"), "edition-number", "crews is “7.0”"),
    (SPRINT.replace("crews = 7", "crews = true"), "edition-number", "crews is “True”"),
    (SPRINT.replace("crews = 7", 'crews = "7"'), "edition-number", "whole number"),
    (SPRINT.replace("= 5", "= -5"), "edition-number", "highways.02-14 is “-5”"),
    (SPRINT.replace("= 5", "= 201"), "edition-number", "from 0 to 200"),
    (SPRINT.replace("= 5", f"= {10**30}"), "edition-number", "from 0 to 200"),
    (SPRINT.replace("= 5", "= [5]"), "edition-number", "highways.02-14"),
    (SPRINT.replace('"02-14"', '"20-14"'), "edition-unknown-tile", "highways has no tile “20-14”"),
    (SPRINT.replace('"02-14"', '"+1:0"'), "edition-unknown-tile", "highways has no tile “+1:0”"),
    (SPRINT.replace("q2 = 3", "q7 = 3"), "edition-unknown-tile", "quakes has no tile “q7”"),
    (SPRINT.replace('"+1:0"', '"town"'), "edition-unknown-tile", "intersections has no tile “town”"),
    ('name = "sprint"\nhighways = 3\n', "edition-group", "highways must be a table"),
    ('name = "sprint"\nquakes = ["q1"]\n', "edition-group", "quakes must be a table"),
    (SPRINT.replace('"01" = 2', '"01" = 1'), "edition-mix", "setting up takes 2"),
    (SPRINT.replace('"03" = 4', '"03" = 0'), "edition-mix", "(SE-3.1)"),
    ('name = "sprint"\n', "edition-mix", "setting up takes 2"),
    (
        SPRINT.replace('"02" = 3', '"02" = 200').replace('"03" = 4', '"03" = 200').replace("= 5", "= 200"),
        "edition-too-many",
        "it holds 610 tiles; the most is 512",
    ),
]


@pytest.mark.parametrize(("text", "key", "words"), BROKEN)
def test_a_broken_edition(tmp_path: Path, text: str, key: str, words: str) -> None:
    """SE-9.4 Each fault has its own words, and the file is named."""
    path = written(tmp_path, text)
    with pytest.raises(Refused) as caught:
        GAME.edition_from(str(path))
    assert caught.value.key == key
    assert words in caught.value.tell()
    assert "sprint.toml" in caught.value.tell()
    assert "\n" not in caught.value.tell()


def test_a_broken_edition_named_in_a_record(editions_folder: Path) -> None:
    """The record's reader is told which file is wrong."""
    written(editions_folder / "seismic", SPRINT.replace("q2 = 3", "q7 = 3"))
    document = record("03 02")
    document["options"]["edition"] = "sprint"
    with pytest.raises(Refused, match=r"sprint\.toml: quakes has no tile “q7”"):
        read(document)
