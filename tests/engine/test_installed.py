"""Games are found by entry points, in whatever package they are, and one that is broken breaks no other."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludotheque.engine import installed
from ludotheque.engine.words import Refused
from ludotheque.games import registry

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OURS = PROJECT["project"]["entry-points"][installed.GROUP]

HEX = """
from ludotheque.games.seismic.game import Seismic

class Hex(Seismic):
    name = "hex"
"""
ENTRIES = """
[ludotheque.games]
hex = hexagons.game:Hex
chess = nowhere.game:Chess
go = hexagons.stones:Go
shogi = hexagons.game:Hex
seismic = hexagons.game:Hex
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with a package that brings a game of its own, three that cannot be had, and a name of ours."""
    package, about = tmp_path / "hexagons", tmp_path / "hexagons-1.dist-info"
    for folder in (package / "bots", package / "words" / "en", about):
        folder.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "game.py").write_text(HEX)
    (package / "stones.py").write_text("raise RuntimeError('no stones')")
    (package / "bots" / "__init__.py").touch()
    (package / "bots" / "mind.py").write_text("MOST_MOVES = 121")
    (package / "words" / "en" / "game.ftl").write_text("title-hex = Hex")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hexagons\nVersion: 1\n")
    (about / "entry_points.txt").write_text(ENTRIES)
    return tmp_path


def told(elsewhere: Path, program: str) -> list[str]:
    """What a program prints that finds this folder."""
    environment = {"PYTHONPATH": str(elsewhere), "LUDOTHEQUE_INTERPRET": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_ours_are_found_in_their_order() -> None:
    assert registry.NAMES[:3] == ("seismic", "beat-the-quake", "situation-4")
    assert set(OURS) == set(registry.OURS)


def test_each_says_where_it_lies() -> None:
    """Before it is loaded and afterwards."""
    for game in registry.every():
        assert game.package == installed.package_of(game.name)
        assert game.folder == installed.folder_of(game.name)
        assert (game.folder / "RULES.md").is_file()


def test_what_is_not_there_has_no_folder() -> None:
    assert installed.folder_of("chess") is None


def test_the_contract_on_files_holds_for_every_game_of_ours() -> None:
    """import-linter's `containers` are the packages that the entry points name."""
    packages = [entry.rpartition(".")[0] for entry in OURS.values()]
    contracts = {one["id"]: one for one in PROJECT["tool"]["importlinter"]["contracts"]}
    assert contracts["same-files"]["containers"] == packages
    assert contracts["same-bots"]["containers"] == [f"{package}.bots" for package in packages]


def test_a_game_of_another_package(elsewhere: Path) -> None:
    """It comes after ours, has its own parts and words, and lacks what it lacks; ours keep their names."""
    names, package, mind, lens, lacks, title, seismic = told(
        elsewhere,
        "from ludotheque.engine.words import Refused, say\n"
        "from ludotheque.games import registry\n"
        "game = registry.find('hex')\n"
        "print(*registry.NAMES)\n"
        "print(game.package)\n"
        "print(game.part('mind').MOST_MOVES)\n"
        "print(game.has_part('lens'))\n"
        "try: game.part('picture')\n"
        "except Refused as why: print(why)\n"
        "print(say('title-hex'))\n"
        "print(registry.find('seismic').package)\n",
    )
    assert names.split() == ["seismic", "beat-the-quake", "situation-4", "chess", "go", "hex", "shogi"]
    assert (package, mind, lens, title) == ("hexagons", "121", "False", "Hex")
    assert lacks == "hex has no picture: there is no module hexagons.picture"
    assert seismic == "ludotheque.games.seismic"


def test_a_broken_one_breaks_no_other(elsewhere: Path) -> None:
    """Who asks for it is told what is wrong."""
    *whys, every = told(
        elsewhere,
        "from ludotheque.engine.words import Refused\n"
        "from ludotheque.games import registry\n"
        "for name in ('chess', 'go', 'shogi'):\n"
        "    try: registry.find(name)\n"
        "    except Refused as why: print(why)\n"
        "print(*(game.name for game in registry.every()))\n",
    )
    assert whys == [
        "the game chess cannot be loaded from nowhere.game:Chess: "
        "“ModuleNotFoundError: No module named 'nowhere'”",
        "the game go cannot be loaded from hexagons.stones:Go: “RuntimeError: no stones”",
        "the entry point hexagons.game:Hex gives no game called shogi",
    ]
    assert every.split() == ["seismic", "beat-the-quake", "situation-4", "hex"]


def test_a_broken_one_is_logged_once(elsewhere: Path) -> None:
    """Whoever runs a house sees why a game is not in its lists."""
    logged = told(
        elsewhere,
        "import logging, sys\n"
        "from ludotheque.games import registry\n"
        "logging.basicConfig(stream=sys.stdout, format='%(levelname)s %(message)s')\n"
        "registry.every()\n"
        "registry.every()\n",
    )
    assert [line.split(": ")[0:2] for line in logged] == [
        ["WARNING left out of the games", f"the game {name} cannot be loaded from {entry}"]
        for name, entry in (("chess", "nowhere.game:Chess"), ("go", "hexagons.stones:Go"))
    ] + [
        [
            "WARNING left out of the games",
            "the entry point hexagons.game:Hex gives no game called shogi",
        ]
    ]


def test_kernels_are_compiled_anew_when_another_package_changes(elsewhere: Path) -> None:
    """Numba would not see it."""
    ask = "from ludotheque.engine.kernel_cache import source_hash; print(source_hash())"
    before = told(elsewhere, ask)
    assert told(elsewhere, ask) == before
    (elsewhere / "hexagons" / "bots" / "mind.py").write_text("MOST_MOVES = 11")
    assert told(elsewhere, ask) != before


def test_without_entry_points_the_words_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "NAMES", ())
    with pytest.raises(Refused) as caught:
        registry.find("go")
    assert caught.value.key == "games-none"
    assert "not installed" in caught.value.tell()
