"""Make the recorded games anew: `python examples/hex/tests/recording.py`. The referee says where they end."""

import json
import random
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from referee import Referee

from ludotheque.engine.dealer import SeedStream, commitment_to, sealed_seed

FOLDER = Path(__file__).parent / "records"
SECRET = sha256(b"hex").hexdigest()
SHARES = ["tea", None]


def record(setup: dict[str, Any], size: int | None, moves: Sequence[str] | int | None, shows: str) -> None:
    """Write a game: these moves, so many at random, or with None a whole game at random."""
    name = shows.partition(": ")[0].lower().replace(" ", "-")
    seed = sealed_seed(SECRET, SHARES) if "seal" in setup else setup.get("seed")
    first = setup["first"] if "first" in setup else SeedStream(seed).below(2)
    referee, chance, played = Referee(size or 11, first), random.Random(name), []
    wanted = moves if isinstance(moves, Sequence) else [""] * (13 * 13 if moves is None else moves)
    for move in wanted:
        if referee.actor is not None:
            played.append(move or chance.choice(referee.legal()))
            referee.play(played[-1])
    document = {
        "format": "ludotheque/1",
        "game": "hex",
        "players": ["Ada", "Bo"],
        **({} if size is None else {"options": {"size": size}}),
        "setup": setup,
        "moves": played,
        **({"result": referee.result()} if referee.actor is None else {}),
        "meta": {"shows": shows},
    }
    write(FOLDER / f"{name}.json", document)
    write(FOLDER / "expected" / f"{name}.json", referee.report())


def write(path: Path, document: dict[str, Any]) -> None:
    """A line for each member."""
    members = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in document.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(members) + "\n}\n", encoding="utf-8")


def main() -> None:
    """All of them."""
    seal = {"commitment": commitment_to(SECRET), "secret": SECRET, "shares": SHARES}
    record({"first": 0}, 3, ["b1", "a1", "b2", "a2", "b3"], "Straight down: seat 0 joins top and bottom.")
    record({"first": 1}, 3, ["a2", "a1", "b2", "b1", "c2"], "Straight across: seat 1 joins left and right.")
    record({"first": 0}, 3, ["c1", "a1", "b2", "a2", "a3"], "Long way: c1, b2 and a3 touch each other.")
    record({"first": 0}, 3, ["a1", "c1", "b2", "a2", "c3", "b1"], "No way: seat 1 goes between a1 and b2.")
    record(
        {"first": 0},
        4,
        ["a1", "b1", "a2", "b2", "a4", "b4", "a3"],
        "Closed gap: the last stone joins two chains.",
    )
    record(
        {"first": 1},
        3,
        ["b1", "a1", "b2", "c1", "b3"],
        "Wrong sides: top and bottom do not count for seat 1.",
    )
    for size in (3, 4, 5, 6, 7, 9, 13):
        record({"first": size % 2}, size, None, f"Size {size}: a whole game.")
    record({"first": 0}, None, None, "Usual size: 11 by 11, if nothing is said.")
    record({"seed": "grand-mère’s attic ☂"}, 5, None, "Seed: who begins follows from it.")
    record(
        {"seal": seal}, 4, None, "Sealed: who begins follows from the secret and the shares; Bo gave none."
    )
    record({"first": 1}, None, 0, "Not begun: an empty board.")
    for size, moves in ((3, 3), (4, 5), (5, 9), (7, 20), (13, 60)):
        record({"first": moves % 2}, size, moves, f"Unfinished {size}: the next move is looked for.")


if __name__ == "__main__":
    main()
