"""The bot that has learned from playing itself: a net looks at the view and says what it would play.

It needs NumPy alone. The net is a part of its game, in plain array operations. Each of them takes the library
of arrays first: `numpy` where a bot plays, `jax.numpy` where one learns. So both do the same. The weights lie
in the game's folder, in `weights/`; anybody's own are read from a file. With them stands what they are for: a
game, a version of its rules, of its features and of the net.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

from ludotheque.engine.contract import START, Game, Milliseconds, Move, View
from ludotheque.engine.words import Refused, quote

NAME = "learned"
_FROM_FILE = f"{NAME}:"
_OWN = Path("weights", "learned.safetensors")  # in the folder of a game


def names(game: Game) -> tuple[str, ...]:
    """The one name, if there are weights for this game."""
    return (NAME,) if _own_file(game).is_file() else ()


def is_from_file(name: str) -> bool:
    """Whether a bot's name tells where its weights are: `learned:FILE`."""
    return name.startswith(_FROM_FILE)


def file_named(name: str, game: Game) -> Path:
    """Where the weights of this bot are."""
    return Path(name.removeprefix(_FROM_FILE)) if is_from_file(name) else _own_file(game)


def _own_file(game: Game) -> Path:
    return game.folder / _OWN


def purpose(game: Game) -> dict[str, str]:
    """What weights have to be for, to be of use in this game."""
    features, net = game.part("features"), game.part("net")
    seen = hashlib.sha256("\n".join((*features.PLANES, *features.NUMBERS)).encode()).hexdigest()
    return {
        "game": game.name,
        "rules": str(game.rules_version),
        "features": seen[:16],
        "net": str(net.VERSION),
    }


def write(path: Path, game: Game, weights: Mapping[str, Any], about: str) -> None:
    """Write weights as 16-bit floats, with what they are for and a sentence about them."""
    from safetensors.numpy import save

    halves = {name: np.asarray(values, np.float16) for name, values in weights.items()}
    path.write_bytes(save(halves, {**purpose(game), "about": about}))


def check(path: Path, game: Game) -> None:
    """Refused with words if there is no such file, or it is not for this game as it is now."""
    _read(path, game)


def _read(path: Path, game: Game) -> dict[str, Any]:
    try:
        return _kept(path, path.stat().st_mtime_ns, game)
    except OSError as error:
        raise Refused(
            "file-unreadable", file=quote(str(path), 200), why=error.strerror or str(error)
        ) from error


@lru_cache(maxsize=8)
def _kept(path: Path, changed: int, game: Game) -> dict[str, Any]:
    """The weights in a file, as 32-bit floats: read once for all seats and tables."""
    from safetensors import SafetensorError, safe_open

    if not game.has_part("net"):
        raise Refused("weights-no-net", game=game.name)
    try:
        with safe_open(path, "numpy") as file:
            metadata = file.metadata() or {}
            names = list(file.keys())  # it has keys, and is no mapping
            found = {name: file.get_tensor(name).astype(np.float32) for name in names}
    except SafetensorError as error:
        raise Refused("weights-none", file=quote(str(path), 200)) from error
    for key, wanted in purpose(game).items():
        if key not in metadata:
            raise Refused("weights-none", file=quote(str(path), 200))
        if metadata[key] != wanted:
            raise Refused(
                f"weights-other-{key}", file=quote(str(path), 200), found=quote(metadata[key]), wanted=wanted
            )
    if not game.part("net").fits(found):
        raise Refused("weights-unfit", file=quote(str(path), 200))
    return found


def digests(bots: Iterable[str], game: Game) -> dict[str, Any]:
    """Under `weights`, by bot, what its weights are, in 16 digits; nothing if none of these bots has any."""
    found = {
        bot: hashlib.sha256(file_named(bot, game).read_bytes()).hexdigest()[:16]
        for bot in bots
        if bot == NAME or is_from_file(bot)
    }
    return {"weights": found} if found else {}


class OneThread:
    """While anybody is inside, NumPy multiplies matrices on one thread.

    Those of a net are small: several threads wait for each other, 20 times as long on a busy machine, and
    games are played side by side anyway.
    """

    def __init__(self) -> None:
        self._lock, self._inside = Lock(), 0
        self._limit: Any = None

    @cached_property
    def _libraries(self) -> Any:
        from threadpoolctl import ThreadpoolController

        return ThreadpoolController().select(user_api="blas")

    @contextmanager
    def held(self) -> Iterator[None]:
        """The first in sets the limit, and the last out lifts it."""
        with self._lock:
            if self._inside == 0:
                self._limit = self._libraries.limit(limits=1)
            self._inside += 1
        try:
            yield
        finally:
            with self._lock:
                self._inside -= 1
                if self._inside == 0:
                    self._limit.restore_original_limits()


_ONE_THREAD = OneThread()


class Learned:
    """Plays what the net likes best."""

    def __init__(self, game: Game, path: Path) -> None:
        self._weights = _read(path, game)
        self._features = game.part("features").features
        self._net = game.part("net")

    def decide(self, view: View, legal: list[Move], seconds: float) -> Move:
        """The legal move with the highest logit; among equals the first."""
        return legal[int(self.logits(view, legal).argmax())]

    def logits(self, view: View, legal: list[Move]) -> Any:
        """How much the net likes each of these moves."""
        planes, numbers = self._features(view)
        where = self._net.ground_of(planes)
        with _ONE_THREAD.held():
            seen = self._net.see(np, planes[None], where)
            logits, _ = self._net.apply(np, self._weights, seen, numbers[None], where, np.float32)
        return logits[0][where.place_of[legal]]

    def pace(self, view: View, move: Move | None) -> Milliseconds:
        """Games that go by turns wait for nobody's hands."""
        return START
