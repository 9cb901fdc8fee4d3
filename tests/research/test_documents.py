"""What the documentation shows of environments runs as it stands, and so do the examples."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from ludotheque.bots import learned, lineup
from ludotheque.games import registry
from ludotheque.research.rewards import for_winners
from ludotheque.research.vector import Vector

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs" / "environments").glob("*.md"))
SNIPPETS = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S))
]


def test_all_games_have_a_page() -> None:
    assert [page.stem for page in PAGES] == ["beat-the-quake", "seismic", "situation-4"]
    assert len(SNIPPETS) >= 4 * len(PAGES)


@pytest.mark.parametrize("code", SNIPPETS)
def test_snippets_run(code: str) -> None:
    if "pyspiel" in code and find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel has no wheels for this machine")
    exec(compile(code, "snippet", "exec"), {"__name__": "snippet"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_pages_name_every_option(page: Path) -> None:
    game = registry.find(page.stem)
    told = page.read_text(encoding="utf-8")
    assert [option for option in game.options_json(game.options({})) if f"| `{option}` |" not in told] == []


def test_the_guide_to_simulations_names_every_mean() -> None:
    guide = (ROOT / "docs" / "guides" / "simulate.md").read_text(encoding="utf-8")
    for name in registry.OURS:
        for tally in registry.find(name).tallies:
            assert f"`mean_{tally}`" in guide


def test_nothing_is_installed_from_where_it_is_not() -> None:
    """Ludotheque is in no index of packages: pip takes it from its folder."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    named = re.compile(r"pip install[^`\n]*ludotheque")
    assert [page for page in pages if named.search(page.read_text(encoding="utf-8"))] == []


def test_pages_have_one_shape() -> None:
    shapes = {tuple(re.findall(r"^##+ .*$", page.read_text(encoding="utf-8"), re.M)) for page in PAGES}
    assert len(shapes) == 1


def run(example: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(ROOT / "examples" / example), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout


def test_a_seat_learns() -> None:
    told = run("learn_a_seat.py", "3")
    assert re.fullmatch(r"games 3: survived \d+%, worth [+-]\d\.\d\d\n", told)


def test_a_book_of_pictures(tmp_path: Path) -> None:
    told = run("picture_book.py", str(tmp_path), "4")
    assert told.startswith("4 pages")
    pages = ["000.svg", "001.svg", "002.svg", "003.svg", "end.png"]
    assert [path.name for path in sorted(tmp_path.iterdir())] == pages
    assert (tmp_path / "end.png").read_bytes().startswith(b"\x89PNG")


def test_a_bot_in_process() -> None:
    assert "won by" in run("bot_in_process.py")


def rows_of(page: Path, title: str) -> list[list[str]]:
    """The rows of the table under this heading."""
    part = page.read_text(encoding="utf-8").partition(f"\n### {title}\n")[2].partition("\n#")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
@pytest.mark.parametrize("title", ["Planes", "Numbers"])
def test_every_feature_is_described_once(page: Path, title: str) -> None:
    """In its place, under its name, with what it holds."""
    features = registry.find(page.stem).part("features")
    names = features.PLANES if title == "Planes" else features.NUMBERS
    described: list[str] = []
    for places, pattern, each, holds in rows_of(page, title):
        first, _, last = places.partition(" – ")
        ones = each.split(", ") if each else [""]
        assert int(last or first) - int(first) + 1 == len(ones)
        assert int(first) == len(described)
        assert holds
        described += [pattern.strip("`").replace("…", one) for one in ones]
    assert described == list(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", registry.NAMES)
def test_planes_that_count_nothing_are_0_or_1(name: str) -> None:
    """And those that count do, somewhere in random games."""
    features = registry.find(name).part("features")
    assert set(features.PLANES) >= features.COUNTED
    env = Vector(name, games=8, seed="features")
    most = env.reset().planes.max(axis=0)
    for _ in range(150):
        most = np.maximum(most, env.step(env.sample()).planes.max(axis=0))
    large = {plane for plane, values in zip(features.PLANES, most, strict=True) if values.max() > 1}
    assert large <= features.COUNTED
    assert large >= features.COUNTED - {"zones held, own", "zones held, other"}  # rarely two on a location


def test_shared_wins_are_worth_what_the_pages_say() -> None:
    """The formula, and the teams of Situation 4."""
    for page in PAGES:
        told = " ".join(page.read_text(encoding="utf-8").split())
        assert "(seats/winners − 1)/(seats − 1) for each winner" in told
        assert "−1/(seats − 1) for everybody else" in told
    for seats in range(2, 9):
        for winners in range(1, seats + 1):
            worth = [(seats / winners - 1) / (seats - 1)] * winners + [-1 / (seats - 1)] * (seats - winners)
            assert for_winners(range(winners), seats) == pytest.approx(worth)
    assert "those that win have 1/3 each and the others −1/3" in told
    assert for_winners([0, 1], 4) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert "if not it has −1/2, and they 1/4 each" in told
    assert for_winners([1, 2], 3) == pytest.approx([-1 / 2, 1 / 4, 1 / 4])


def test_pages_name_every_bot() -> None:
    for page in PAGES:
        game = registry.find(page.stem)
        told = page.read_text(encoding="utf-8")
        for bot in (lineup.names(game)[0], *lineup.plain(game), *learned.names(game)):
            assert f"`{bot}`" in told
