"""Draw the table of a record, as environments draw it.

    python docs/pictures/draw.py RECORD.json PICTURE.svg

The engine replays the record; the picture shows the table after the last move, as a spectator sees it. The
pictures of the documentation are drawn by docs/generate.py.
"""

import sys
from pathlib import Path

from ludotheque.engine.contract import SPECTATOR
from ludotheque.engine.records import Replay, read_record
from ludotheque.games import registry
from ludotheque.research import render


def picture_of(record: Path) -> str:
    """The table at the end of this record, as SVG."""
    replay = Replay(read_record(record, registry.find))
    replay.finish()
    view = replay.game.view(replay.box, replay.state, SPECTATOR)
    return render.svg(replay.game, view, list(replay.record.players))


def main() -> None:
    """Draw the record that the command line names."""
    record, picture = map(Path, sys.argv[1:])
    picture.write_text(picture_of(record), encoding="utf-8")


if __name__ == "__main__":
    main()
