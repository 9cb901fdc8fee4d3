"""Our search against OpenSpiel's own, on the same deals, each in both seatings.

python benchmarks/field.py --only seismic:seconds --deals 4     one pairing, JSON on standard output
"""

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from typing import Any, NamedTuple, Protocol, TypedDict

from measure import REPEATS, CommandError, machine, run

SEATS = 2
UCT = 2.0  # as in OpenSpiel's own examples; returns lie between −1 and 1
MEMORY_MB = 1000  # for OpenSpiel's tree, which never comes near it
UNLIMITED = 1_000_000_000  # simulations, where the clock ends it
OPENING_SECONDS = 1.0  # a search slows down as its tree grows


class Pairing(NamedTuple):
    """Who plays what, and what ends a decision of either."""

    game: str
    limit: str  # "seconds" or "simulations", a decision
    amount: float
    deals: int  # each is played twice

    @property
    def key(self) -> str:
        return f"{self.game}:{self.limit}"


PAIRINGS = (
    Pairing("seismic", "seconds", 0.1, 22),
    Pairing("seismic", "simulations", 50, 10),
    Pairing("beat-the-quake", "seconds", 0.05, 60),
    Pairing("beat-the-quake", "simulations", 50, 20),
)


class Played(TypedDict):
    """One game."""

    deal: int
    our_seat: int
    score: float  # 1: ours won; 0: theirs; half: both, or nobody
    is_won: bool  # by anybody
    points: list[int]  # ours, theirs


class Spent(TypedDict):
    """What one side's decisions took; forced moves are no decisions."""

    decisions: int
    seconds: float
    simulations: int


class Chosen(NamedTuple):
    """A decision and the simulations it took."""

    move: int
    simulations: int


class Side(Protocol):
    """Who decides; gets what a seat may know and nothing else."""

    def choose(self, view: Any, legal: Sequence[int]) -> Chosen:
        """One of the legal moves."""


def strongest(game: Any, seed: int) -> Any:
    """The search of the highest level, as long as it may think."""
    from ludotheque.bots.search import Search

    return Search(game, game.part("mind").LEVELS[-1].settings, seed)


class Ours:
    """The strongest search of the house, on one thread."""

    def __init__(self, pairing: Pairing, game: Any, seed: int) -> None:
        self._search = strongest(game, seed)
        self._ends = {pairing.limit: pairing.amount if pairing.limit == "seconds" else int(pairing.amount)}

    def choose(self, view: Any, legal: Sequence[int]) -> Chosen:
        """The move it likes best."""
        thought = self._search.think(view, legal, **self._ends)
        return Chosen(int(thought.best), thought.simulations)


class TheirTreeSearch:
    """OpenSpiel's MCTS in C++ with its random rollouts, for open games.

    Called by `mcts_search`: its `step` lets go of Python's lock, and then no game written in Python lives on.
    """

    def __init__(self, pairing: Pairing, house: Any, seed: int) -> None:
        import numpy as np
        import pyspiel

        is_timed = pairing.limit == "seconds"
        self._house = house
        self._rng = np.random.default_rng(seed)
        self._bot = pyspiel.MCTSBot(
            game=house,
            evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
            uct_c=UCT,
            max_simulations=UNLIMITED if is_timed else int(pairing.amount),
            max_memory_mb=MEMORY_MB,
            solve=True,
            seed=seed,
            verbose=False,
            max_wall_clock_time=pairing.amount if is_timed else -1.0,
        )

    def choose(self, view: Any, legal: Sequence[int]) -> Chosen:
        """Its most visited move; where it saw none to its end in time, any."""
        root = self._bot.mcts_search(self._house.state_of(view, self._rng))
        best = root.best_child()
        if best is None:
            return Chosen(int(self._rng.choice(legal)), root.explore_count)
        return Chosen(best.action, root.explore_count)


class TheirInformationSetSearch:
    """OpenSpiel's IS-MCTS in Python with its random rollouts, for games with secrets.

    The one in C++ cannot resample a game written in Python.
    """

    def __init__(self, pairing: Pairing, house: Any, seed: int) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        self._house = house
        self._rng = np.random.default_rng(seed)
        self._seconds = pairing.amount if pairing.limit == "seconds" else math.inf
        random = np.random.RandomState(seed)
        self._bot = ismcts.ISMCTSBot(
            house,
            mcts.RandomRolloutEvaluator(1, random),
            UCT,
            UNLIMITED if pairing.limit == "seconds" else int(pairing.amount),
            random_state=random,
        )
        self._random = random
        self._bot.set_resampler(self._resample)
        self._until = math.inf
        self._simulations = 0

    def _resample(self, state: Any, player: int) -> Any:
        """What it asks for at the start of each simulation; once time is up there is none."""
        if time.perf_counter() >= self._until and self._simulations > 1:  # the first one only opens the root
            raise TimeoutError
        self._simulations += 1
        return self._house.state_of(state.view(player), self._rng)

    def choose(self, view: Any, legal: Sequence[int]) -> Chosen:
        """Its most visited move."""
        state = self._house.state_of(view, self._rng)
        self._simulations = 0
        self._until = time.perf_counter() + self._seconds
        try:
            policy = self._bot.run_search(state)
        except TimeoutError:
            policy = self._bot.get_final_policy(state, self._bot._root_node)
        moves, chances = zip(*policy, strict=True)
        return Chosen(int(self._random.choice(moves, p=chances)), self._simulations)


def game_of(pairing: Pairing) -> tuple[Any, Any]:
    """The game, and the same for OpenSpiel, by its usual options for two seats."""
    import pyspiel

    from ludotheque.games import registry
    from ludotheque.research.open_spiel import short_name

    game = registry.find(pairing.game)
    return game, pyspiel.load_game(short_name(game))


def play(pairing: Pairing, deal: int, our_seat: int) -> tuple[Played, list[Spent]]:
    """One game from a deal; what was spent by us and by them."""
    from ludotheque.engine.contract import Setup
    from ludotheque.engine.match import Match

    game, house = game_of(pairing)
    first, pile = game.deal(house.options, SEATS, f"field:{deal}")
    match = Match(game, house.options, SEATS, Setup(first, pile))
    theirs = TheirTreeSearch if game.is_open else TheirInformationSetSearch
    sides: list[Side] = [Ours(pairing, game, deal), theirs(pairing, house, deal + 1)]
    spent: list[Spent] = [{"decisions": 0, "seconds": 0.0, "simulations": 0} for _ in sides]
    while not match.is_over:
        (seat,) = match.to_move()
        legal, side = match.legal(seat), int(seat != our_seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        view = match.view(seat)
        begin = time.perf_counter()
        move, simulations = sides[side].choose(view, legal)
        spent[side]["seconds"] += time.perf_counter() - begin
        spent[side]["decisions"] += 1
        spent[side]["simulations"] += simulations
        match.play(seat, move)
    winners, points = match.winners(), match.scores()
    shares = {(): 0.5, (our_seat,): 1.0, (1 - our_seat,): 0.0}
    played: Played = {
        "deal": deal,
        "our_seat": our_seat,
        "score": shares.get(tuple(winners), 0.5),
        "is_won": bool(winners),
        "points": [points[our_seat], points[1 - our_seat]],
    }
    return played, spent


def play_all(pairing: Pairing, deals: Sequence[int]) -> dict[str, Any]:
    """These deals in both seatings, in this process."""
    play(pairing._replace(limit="simulations", amount=2), -1, 0)  # compiles
    games, spent = [], []
    for deal in deals:
        for our_seat in range(SEATS):
            played, by_side = play(pairing, deal, our_seat)
            games.append(played)
            spent.append(by_side)
            print(f"{pairing.key} · deal {deal} · {played['points']}", file=sys.stderr, flush=True)
    return {"games": games, "spent": [total([one[side] for one in spent]) for side in range(SEATS)]}


def total(spent: Sequence[Spent]) -> Spent:
    """All of it together."""
    return {
        "decisions": sum(one["decisions"] for one in spent),
        "seconds": sum(one["seconds"] for one in spent),
        "simulations": sum(one["simulations"] for one in spent),
    }


def opening() -> list[float]:
    """Our simulations a second at the first decision of a game of Seismic, on one thread."""
    from ludotheque.engine.contract import Setup
    from ludotheque.engine.match import Match
    from ludotheque.games import registry

    game = registry.find("seismic")
    options = game.options({})
    rates = []
    for repeat in range(-1, REPEATS):
        match = Match(game, options, SEATS, Setup(*game.deal(options, SEATS, f"field:{repeat}")))
        (seat,) = match.to_move()
        search = strongest(game, repeat)
        begin = time.perf_counter()
        thought = search.think(match.view(seat), match.legal(seat), seconds=OPENING_SECONDS)
        rates.append(thought.simulations / (time.perf_counter() - begin))
    return rates[1:]  # the first compiles


# Both sides on one core, as many games at a time as there are cores


def cores() -> list[int]:
    """The cores that we may use."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def keep_to(core: int) -> None:
    """Keep this process on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def play_apart(python: str, pairing: Pairing) -> dict[str, Any]:
    """A pairing in processes of its own, a core each; its games, and what each side spent."""
    shares = [(core, range(place, pairing.deals, len(cores()))) for place, core in enumerate(cores())]

    def play_share(share: tuple[int, range]) -> dict[str, Any]:
        core, deals = share
        words = ["--here", pairing.key, "--core", str(core), "--amount", str(pairing.amount)]
        command = [python, __file__, *words, "--these", *map(str, deals)]
        answer: dict[str, Any] = json.loads(run(command).output.splitlines()[-1])
        return answer

    row: dict[str, Any] = {**pairing._asdict(), "failure": None, "games": [], "spent": []}
    try:
        with ThreadPoolExecutor(len(shares)) as pool:
            parts = list(pool.map(play_share, [share for share in shares if share[1]]))
    except (CommandError, LookupError, ValueError) as failure:
        row["failure"] = f"FAILED: {failure}"
        return row
    row["games"] = sorted(
        (game for part in parts for game in part["games"]), key=lambda game: (game["deal"], game["our_seat"])
    )
    row["spent"] = [total([part["spent"][side] for part in parts]) for side in range(SEATS)]
    return row


def measure(python: str, pairings: Sequence[Pairing]) -> dict[str, Any]:
    """All pairings, and how fast our search is at the opening."""
    begin = time.perf_counter()
    rows = []
    for pairing in pairings:
        row = play_apart(python, pairing)
        rows.append(row)
        print(f"{pairing.key} · {row['failure'] or summary(row)}", file=sys.stderr, flush=True)
    rates = json.loads(run([python, __file__, "--opening", "--core", str(cores()[-1])]).output)
    return {
        "machine": {**machine(), "used": len(cores()), "seconds": time.perf_counter() - begin},
        "open_spiel": metadata.version("open_spiel"),
        "opening": rates,
        "rows": rows,
    }


# What comes out


class Strength(TypedDict):
    """How much stronger ours is, in Elo, with the ends of its 95 % interval."""

    elo: float
    least: float
    most: float


def strength(games: Sequence[Played]) -> Strength | None:
    """As the arena rates bots: over deals, of which both games count together; None without any game."""
    import numpy as np

    from ludotheque.bots.ratings import rate

    deals: dict[int, Any] = {}
    for game in games:
        wins = deals.setdefault(game["deal"], np.zeros((SEATS, SEATS)))
        wins[0, 1] += game["score"]
        wins[1, 0] += 1 - game["score"]
    if not deals:
        return None
    found = rate(np.stack(list(deals.values())), anchor=1)
    return {"elo": float(found.ratings[0]), "least": float(found.low[0]), "most": float(found.high[0])}


def decided(row: dict[str, Any]) -> list[Played]:
    """The games that somebody won."""
    return [game for game in row["games"] if game["is_won"]]


def summary(row: dict[str, Any]) -> str:
    """The score in few words."""
    scores = [game["score"] for game in decided(row)]
    return f"{sum(scores):g} of {len(scores)} games, {len(row['games']) - len(scores)} more won by nobody"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    keys = [pairing.key for pairing in PAIRINGS]
    parser.add_argument("--only", choices=keys, action="append", help="this one (repeatable)")
    parser.add_argument("--deals", type=int, help="how many, each played twice")
    parser.add_argument("--here", choices=keys, help="play in this process")
    parser.add_argument("--these", type=int, nargs="+", help="the deals to play here")
    parser.add_argument("--amount", type=float, help="seconds or simulations a decision, here")
    parser.add_argument("--opening", action="store_true", help="only our simulations a second, here")
    parser.add_argument("--core", type=int, help="keep to this one, here")
    return parser.parse_args()


def chosen(only: Sequence[str] | None, deals: int | None) -> list[Pairing]:
    """The pairings asked for, with so many deals."""
    return [
        pairing._replace(deals=deals or pairing.deals)
        for pairing in PAIRINGS
        if not only or pairing.key in only
    ]


def together(before: Sequence[dict[str, Any]], rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """New rows in the place of old ones of the same pairing."""
    by_pairing = {(row["game"], row["limit"]): row for row in (*before, *rows)}
    return [by_pairing[name] for pairing in PAIRINGS if (name := (pairing.game, pairing.limit)) in by_pairing]


def main() -> int:
    """Status 1 when a pairing failed: its row says so."""
    asked = arguments()
    if asked.core is not None:
        keep_to(asked.core)
    if asked.opening:
        print(json.dumps(opening()))
        return 0
    if asked.here:
        (pairing,) = chosen([asked.here], None)
        pairing = pairing._replace(amount=asked.amount or pairing.amount)
        print(json.dumps(play_all(pairing, asked.these)))
        return 0
    measured = measure(sys.executable, chosen(asked.only, asked.deals))
    print(json.dumps(measured, indent=2, ensure_ascii=False))
    return 1 if any(row["failure"] for row in measured["rows"]) else 0


if __name__ == "__main__":
    sys.exit(main())
