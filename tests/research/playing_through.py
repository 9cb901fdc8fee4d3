"""Playthroughs as OpenSpiel keeps them for its own games, but for tensors: of those a hash is kept.

python -m tests.research.playing_through     makes them anew: then look at what has changed
"""

import hashlib
import os
import re
from functools import lru_cache
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import ludotheque.research.open_spiel  # noqa: F401  # makes our games known

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent / "playthroughs"
KITCHEN = "edition=examples/editions/beat-the-quake/kitchen.toml"

# What each is of, and the seed of its random actions.
GAMES = {
    "seismic": ("ludotheque_seismic(record=tests/research/few-tiles.json)", 1),
    "beat-the-quake": (f"ludotheque_beat_the_quake({KITCHEN})", 35),
    "beat-the-quake-advanced": (f"ludotheque_beat_the_quake(advanced=True,{KITCHEN},players=3)", 3),
    "beat-the-quake-endgame": ("ludotheque_beat_the_quake(record=examples/endgame.json)", 1),
    "situation-4": ("ludotheque_situation_4(board=tests/research/croft.toml)", 1),
}

# It rounds every number of every tensor, most of them 0: remembered, all takes an eighth of the time.
generate_playthrough.round = lru_cache(None, typed=True)(round)

_TENSOR = re.compile(r"^(\w+Tensor\(\d\)[.\w]*)(?: = |:)(.*(?:\n+[◯◉][◯◉ ]*)*)", re.M)


def shortened(playthrough: str) -> str:
    """A playthrough with a hash for each tensor."""

    def hashed(found: re.Match[str]) -> str:
        return f"{found[1]} has {hashlib.sha256(found[2].encode()).hexdigest()[:16]}"

    return _TENSOR.sub(hashed, playthrough)


def make(name: str) -> str:
    """A playthrough; files are named as they lie in the repository."""
    generate_playthrough.flags.FLAGS.mark_as_parsed()  # it is a command otherwise, with options
    text, seed = GAMES[name]
    return shortened(generate_playthrough.playthrough(text, None, seed=seed))


def replay(name: str) -> tuple[str, str]:
    """The one that is kept, and what comes out of the same actions today."""
    generate_playthrough.flags.FLAGS.mark_as_parsed()
    kept, today = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    return kept, shortened(today)


if __name__ == "__main__":
    os.chdir(ROOT)
    os.environ["LUDOTHEQUE_EDITIONS"] = str(ROOT / "examples" / "editions")
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(make(name), encoding="utf-8")
