"""How long bots think: the longest decision of each level in whole games against itself, on one thread.

python benchmarks/thinking.py seismic --games 2
python benchmarks/thinking.py seismic --games 2 --most     at the table that asks most of a bot
python benchmarks/thinking.py situation-4 --slow           turn by turn

By the clock, and by the processor: the one that other work on the machine does not lengthen.
"""

import argparse
import time
from typing import Any
from unittest.mock import patch

from ludotheque.bots import arena, levels
from ludotheque.cli.commands.play import THINKING
from ludotheque.cli.options import options_of
from ludotheque.games import registry

VARIANTS = ["big-one", "dilemma", "aftershocks", "twin-cities"]
MOST: dict[str, tuple[int, dict[str, Any]]] = {
    "seismic": (4, {"variants": VARIANTS, "table": "large"}),
    "beat-the-quake": (5, {"advanced": True}),
    "situation-4": (8, {"board": "classic"}),
}


def longest(
    name: str, bot: str, games: int, seconds: float, most: bool, slow: bool
) -> tuple[int, float, float]:
    """How many decisions there were, and the longest by the clock and by the processor, in seconds."""
    game, (seats, given) = registry.find(name), MOST[name] if most else (2, {})
    arena.warm_up(game, [bot])
    took: list[tuple[float, float]] = []
    decide = levels.Player.decide

    def timed(*asked: Any) -> Any:
        clock, processor = time.perf_counter(), time.thread_time()
        move = decide(*asked)
        took.append((time.perf_counter() - clock, time.thread_time() - processor))
        return move

    with patch.object(levels.Player, "decide", timed):
        for number in range(games):
            options = options_of(game, seats, **given)
            arena.play_deal(game, options, [bot] * seats, f"thinking:{number}", seconds, by_turns=slow)
    return len(took), max(clock for clock, _ in took), max(processor for _, processor in took)


def main() -> None:
    """Print a line a level."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=registry.NAMES)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--bots", nargs="+", choices=levels.NAMES, default=levels.NAMES)
    parser.add_argument("--thinking", type=float, default=THINKING, help="seconds, as in play")
    parser.add_argument("--most", action="store_true", help="most seats, and the options that ask most")
    parser.add_argument("--slow", action="store_true", help="a game that goes by time, turn by turn")
    asked = parser.parse_args()
    for bot in asked.bots:
        decisions, clock, processor = longest(
            asked.game, bot, asked.games, asked.thinking, asked.most, asked.slow
        )
        print(f"{bot}: {decisions} decisions, {clock:.3f} s, {processor:.3f} s of the processor", flush=True)


if __name__ == "__main__":
    main()
