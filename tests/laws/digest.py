"""Replays every recorded game of a name and prints a hash of each: `python -m tests.laws.digest GAME`.

Run in another process, with `LUDOTHEQUE_INTERPRET=1`, it shows whether compiled and interpreted rules agree.
"""

import hashlib
import json
import sys

from ludotheque.engine.kernel_cache import INTERPRETED
from ludotheque.engine.records import Replay, parse_record
from ludotheque.games import registry
from tests.support.recorded import recorded


def digests(name: str) -> dict[str, str]:
    """For each recorded game a hash over the states after every prefix of the moves; over the legal moves
    and the scores after every fifth, which take longest to interpret."""
    found = {}
    for path in recorded(name):
        replay = Replay(parse_record(path.read_bytes(), registry.find))
        hashing = hashlib.sha256()
        for number in replay.prefixes():
            hashing.update(replay.state.tobytes())
            if number % 5 == len(replay.record.moves) % 5:
                hashing.update(json.dumps(replay.report()).encode())
                hashing.update(json.dumps(replay.legal()).encode())
        found[path.name] = hashing.hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps({"interpreted": INTERPRETED, "digests": digests(sys.argv[1])}))
