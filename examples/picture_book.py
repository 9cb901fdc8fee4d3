"""A game of bots as a book of pictures: one SVG a move, and the end as PNG.

    python examples/picture_book.py [FOLDER [MOVES]]

Needs the extra `pettingzoo`. Bots of the house decide from their seats' views; the pictures are those that a
spectator sees.
"""

import sys
from pathlib import Path

from ludotheque.bots import lineup
from ludotheque.research import render, seismic_v0

SEATS = 3


def main() -> None:
    """Play until the game is over, or for so many moves, and draw each position."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "book")
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    folder.mkdir(parents=True, exist_ok=True)
    env = seismic_v0.raw_env(seats=SEATS, table="small", render_mode="svg")
    env.reset(seed=1)
    bots = [lineup.find("level-4", env.setting.game, seed) for seed in range(SEATS)]
    page = 0
    while not any(env.terminations.values()) and page < most:
        (folder / f"{page:03}.svg").write_text(env.render(), encoding="utf-8")
        seat = env.sitting.match.to_move()[0]
        view, legal = env.sitting.match.view(seat), env.sitting.legal(seat)
        env.step(bots[seat].decide(view, legal, seconds=60.0))
        page += 1
    (folder / "end.png").write_bytes(render.png(env.render()))
    print(f"{page} pages in {folder}, scores {env.sitting.match.scores()}")


if __name__ == "__main__":
    main()
