"""RESULTS.md from results.json and, where they are there, those of the server, the client and the GPU.

python benchmarks/results.py     writes the page again without measuring
"""

import json
import math
import operator
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from field import Played, decided, strength
from measure import Row, amount, spread

HERE = Path(__file__).resolve().parent

# Tasks that an aim refers to.
HEADLINE = "2 seats"
WALL = "2 seats, wall clock"
QUAKE = "Beat the Quake"
SITUATION = "Situation 4"
HEX = "hex 11×11, examples/hex"
HAVANNAH = "havannah, base 8 (169 cells)"
COLD = "cold compile and one game"
VERSION = "cached start of --version"
REPLAY = "cached start of replay, one record"
RECORDS = "replay"
SIZE = "state size"
GROWTH = "growth of the cost of a decision ÷ growth of the open places"


class Aim(NamedTuple):
    """What a row should reach."""

    words: str
    task: str
    holds: Callable[[float, float], bool]
    bound: float


AIMS = (
    Aim("at least 2 M decisions/s, 2 seats, uniform bots", HEADLINE, operator.ge, 2e6),
    Aim(f"at least 5 M decisions/s, {QUAKE}, 2 seats", f"{QUAKE}, 2 seats", operator.ge, 5e6),
    Aim(f"at least 2 M moves/s, {SITUATION}, classic board", f"{SITUATION}, classic", operator.ge, 2e6),
    Aim("cold compile within 20 s", COLD, operator.le, 20.0),
    Aim("cached start of `--version` within 0.3 s", VERSION, operator.le, 0.3),
    Aim("cached start of `replay` within 1.5 s", REPLAY, operator.le, 1.5),
    Aim("at least 1,000 records/s replayed, start-up aside", RECORDS, operator.ge, 1000.0),
    Aim("a state of at most 4 KB", SIZE, operator.le, 4096.0),
    Aim("the cost of a decision grows no faster than the open places", GROWTH, operator.le, 1.0),
)


def write(folder: Path) -> None:
    """The page beside its numbers."""
    names = ("", "-cuda", "-server", "-live", "-client", "-field", "-vector", "-vector-cuda", "-hex")
    measured, card, house, battles, browser, others, many, many_card, guest = (
        json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
        for path in (folder / f"results{name}.json" for name in names)
    )
    if measured:
        text = page(measured, card, house, battles, browser, others, many, many_card, guest)
        (folder / "RESULTS.md").write_text(text, encoding="utf-8")


def page(
    measured: dict[str, Any],
    card: dict[str, Any] | None,
    house: dict[str, Any] | None,
    battles: dict[str, Any] | None,
    browser: dict[str, Any] | None,
    others: dict[str, Any] | None,
    many: dict[str, Any] | None,
    many_card: dict[str, Any] | None,
    guest: dict[str, Any] | None,
) -> str:
    """The whole page."""
    rows: list[Row] = measured["rows"]
    beside = [row for row in rows if row["peer"] != "ludotheque" or row["task"] in (HEADLINE, WALL)]
    ours = [row for row in rows if row not in beside]
    shapes = [row for row in ours if row["unit"] == "decisions/s"]
    rest = [row for row in ours if row["unit"] != "decisions/s"]
    parts = [
        ["# Speed", "", *setting(measured["machine"])],
        ["## Random playouts, side by side", "", *playouts(beside, figure(rows, HEADLINE))],
        ["## Other shapes, other games", "", *playouts(shapes, None)],
        ["## Start, compile, replay, size", "", *values(rest)],
        ["## Aims", "", *aims(rows, card)],
        *([["## Server", "", *server(house)]] if house else []),
        *([["## Live games", "", *live(battles)]] if battles else []),
        *([["## Client", "", *client(browser)]] if browser else []),
        *([["## Against the field", "", *field(others)]] if others else []),
        *([["## Many games at once", "", *vector(many, many_card)]] if many else []),
        *([["## A game of a package of its own", "", *hexes(guest)]] if guest else []),
        *([["## On a GPU", "", *gpu(card)]] if card else []),
        ["## How each row was measured", "", *methods(rows)],
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def setting(machine: dict[str, Any]) -> list[str]:
    """Where and how, in general words."""
    return [
        f"One run on one core ({machine['pinned']}, one thread) of: {machine['cpu']}, "
        f"{machine['cores']} cores, {machine['system']}, Python {machine['python']}.",
        f"Each row: a warm-up, then {machine['repeats']} repeats of at least "
        f"{machine['seconds']:g} s unless it says otherwise; the median, and as spread the largest "
        "less the smallest as a share of it. Other work on the machine widens the spread.",
        "",
        "A decision is whatever the game asks of a seat: a move in one game is not the work of a "
        "move in another, so read the ratios as orders of magnitude.",
        "",
        "To measure again: `python benchmarks/run.py`.",
    ]


def playouts(rows: Sequence[Row], ours: float | None) -> list[str]:
    """A table of decisions and games; with `ours` a ratio beside each."""
    ratio = ours is not None
    titles = ["who", "what", "decisions/s", "games/s", *["ours ÷ this"] * ratio, "spread"]
    return table(titles, [playout(row, ours) for row in rows])


def playout(row: Row, ours: float | None) -> list[str]:
    """The cells of one row."""
    decisions, games = row["decisions_per_s"], row["games_per_s"]
    ratio = [] if ours is None else [f"{ours / decisions:,.2f}" if decisions else "–"]
    if decisions is None or games is None:
        return [who(row), row["task"], f"**{row['how']}**", "–", *ratio, "–"]
    speed = [amount(decisions), amount(games)]
    return [who(row), row["task"], *speed, *ratio, f"{spread(row['repeats']):.0%}"]


def values(rows: Sequence[Row]) -> list[str]:
    """A table of whatever is no playout."""
    return table(["what", "measured", "spread"], [value(row) for row in rows])


def value(row: Row) -> list[str]:
    """The cells of one row."""
    if not row["repeats"]:
        return [row["task"], f"**{row['how']}**", "–"]
    share = f"{spread(row['repeats']):.0%}" if len(row["repeats"]) > 1 else "–"
    return [row["task"], amount(statistics.median(row["repeats"]), row["unit"]), share]


def aims(rows: Sequence[Row], card: dict[str, Any] | None) -> list[str]:
    """Each aim with what was measured."""
    lines = [aim_cells(aim, figure(rows, aim.task), unit_of(rows, aim.task)) for aim in AIMS]
    ours, theirs = figure(rows, HEADLINE), figure(rows, HAVANNAH)
    ratio = ours / theirs if ours and theirs else None
    ahead = Aim("ahead of OpenSpiel's havannah rollouts in this run", HAVANNAH, operator.gt, 1.0)
    lines.insert(1, aim_cells(ahead, ratio, "× as fast"))
    return table(["aim", "measured", "reached"], lines + (gpu_aims(card) if card else []))


def gpu_aims(card: dict[str, Any]) -> list[list[str]]:
    """Speed at any size, and equality everywhere it was compared."""
    rows = card["rows"]
    speeds = [
        aim_cells(Aim(words, "", operator.ge, bound), fastest(rows, game), "decisions/s")
        for words, bound, game in (
            ("at least 500 M decisions/s of Seismic on one H200", 500e6, ""),
            (f"at least 1,000 M decisions/s of {QUAKE} on one H200", 1000e6, QUAKE),
        )
    ]
    equal = sum(row["same_digest"] is True for row in rows)
    same = "yes" if equal == len(rows) else "**no**"
    words = "final states on the GPU equal to the CPU's, every variant"
    return [*speeds, [words, f"{equal} of {len(rows)} runs", same]]


def fastest(rows: Sequence[dict[str, Any]], game: str) -> float | None:
    """The most decisions a second of one of the games, by what its tasks begin with; Seismic has no name."""
    names = tuple(name for name in (QUAKE, SITUATION) if not game or name == game)
    chosen = (row for row in rows if row["repeats"] and row["task"].startswith(names) == bool(game))
    return max((row["decisions_per_s"] for row in chosen), default=None)


def aim_cells(aim: Aim, measured: float | None, unit: str) -> list[str]:
    """An aim that could not be measured is not reached."""
    if measured is None:
        return [aim.words, "not measured", "**no**"]
    reached = "yes" if aim.holds(measured, aim.bound) else "**no**"
    return [aim.words, amount(measured, unit), reached]


def gpu(card: dict[str, Any]) -> list[str]:
    """What gpu.py measured, elsewhere and at another time."""
    machine = card["machine"]
    titles = ["what", "games", "decisions/s", "games/s", "spread", "digest beside the CPU's"]
    return [
        f"{machine['gpu']} in a machine with {machine['cores']} cores ({machine['cpu']}), Python "
        f"{machine['python']}; measured apart, by `python benchmarks/gpu.py`. The first row is "
        f"`{card['rows'][0]['command']}`; the others change its options.",
        "",
        *table(titles, [gpu_cells(row) for row in card["rows"]]),
    ]


def gpu_cells(row: dict[str, Any]) -> list[str]:
    """The cells of one row."""
    if not row["repeats"]:
        return [row["task"], f"{row['games']:,}", f"**{row['how']}**", "–", "–", "–"]
    same = {True: "equal", False: "**different**", None: "not compared"}[row["same_digest"]]
    share = f"{spread(row['repeats']):.0%}" if len(row["repeats"]) > 1 else "–"
    speed = [amount(row["decisions_per_s"]), amount(row["games_per_s"])]
    return [row["task"], f"{row['games']:,}", *speed, share, same]


def server(house: dict[str, Any]) -> list[str]:
    """Our server beside its peer's."""
    machine = house["machine"]
    sizes = dict.fromkeys(row["tables"] for row in house["rows"])
    titles = ["tables", "who", "what", "moves/s", "p50", "p99", "paced p50", "paced p99", "memory a table"]
    return [
        f"`{house['command']}`: one run on {machine['cores']} cores ({machine['pinned']}) of "
        f"{machine['cpu']}, {machine['system']}, Python {machine['python']}. Medians of "
        f"{machine['repeats']}, each with a fresh server, over {machine['seconds']:g} s after "
        f"{machine['warm_up']:g} s of warm-up. Times are from sending a move to the other seat seeing it; "
        "*paced*: one move a second and table.",
        "",
        *table(titles, [server_cells(row) for row in house["rows"]]),
        "",
        f"Ours ÷ theirs at {' / '.join(f'{tables:,}' for tables in sizes)} tables:",
        "",
        *table(["aim", "measured", "reached"], server_aims(house)),
        "",
        *server_methods(house),
    ]


def server_cells(row: dict[str, Any]) -> list[str]:
    """The cells of one server at one size."""
    whose = [f"{row['tables']:,}", f"{row['peer']} {row['version']}", row["task"]]
    if not row["figures"]:
        return [*whose, f"**{row['failure']}**", *["–"] * 5]
    names = ("p50_ms", "p99_ms", "paced_p50_ms", "paced_p99_ms")
    waits = [f"{middle(row, name):,.1f} ms" for name in names]
    return [*whose, f"{middle(row, 'moves_per_s'):,.0f}", *waits, f"{middle(row, 'kb_per_table'):,.0f} KB"]


def server_aims(house: dict[str, Any]) -> list[list[str]]:
    """Each aim with what was measured; those against the peer for each way to set it, at every size."""
    ours = {row["tables"]: row for row in house["rows"] if row["peer"] == "ludotheque"}
    lines = []
    for task in dict.fromkeys(row["task"] for row in house["rows"] if row["peer"] != "ludotheque"):
        pairs = [(ours[row["tables"]], row) for row in house["rows"] if row["task"] == task]
        whose = f"boardgame.io with {task.partition(', ')[2]}"
        lines += [
            ratio_cells(f"at least 2 × the moves/s of {whose}", pairs, "moves_per_s", operator.ge, 2.0),
            ratio_cells(f"a lower p99 than {whose}", pairs, "p99_ms", operator.lt, 1.0),
            ratio_cells(f"a lower p99, paced, than {whose}", pairs, "paced_p99_ms", operator.lt, 1.0),
        ]
    paced = Aim("p99 of at most 10 ms, paced, 1,000 tables", "", operator.le, 10.0)
    idle = Aim("10,000 idle tables in under 1 GB", "", operator.lt, 1000.0)
    lines.append(aim_cells(paced, middle(ours[1000], "paced_p99_ms") if 1000 in ours else None, "ms"))
    lines.append(aim_cells(idle, middle(house["idle"], "mb_of_10000"), "MB"))
    return lines


def ratio_cells(
    words: str,
    pairs: Sequence[tuple[dict[str, Any], dict[str, Any]]],
    name: str,
    holds: Callable[[float, float], bool],
    bound: float,
) -> list[str]:
    """Ours ÷ theirs at every size; the aim is reached if it is at each."""
    figures = [(middle(ours, name), middle(theirs, name)) for ours, theirs in pairs]
    ratios = [mine / other if mine and other else None for mine, other in figures]
    told = " / ".join("–" if ratio is None else f"{ratio:.2f}" for ratio in ratios)
    reached = all(ratio is not None and holds(ratio, bound) for ratio in ratios)
    return [words, f"{told} ×", "yes" if reached else "**no**"]


def server_methods(house: dict[str, Any]) -> list[str]:
    """What was done, and what the two other measurements gave."""
    return [
        "- **Load**: one client for both servers, raw WebSockets, two connections a table. Saturated: each "
        "table plays its next move when the other seat has seen the last. Paced: each table at its own "
        "moment of the second, the same for both servers; a move that must wait for the last counts from "
        f"when it was due. The client used at most {most(house, 'load_cpu'):.0%} of its core; other "
        f"programs took at most {most(house, 'others_cpu'):.0%} of the server's.",
        "- **boardgame.io**: tic-tac-toe in memory with NODE_ENV=production, matches without credentials. "
        "Kind to it: no win check, and a full board is cleared by the next move, so that no match is ever "
        "opened again; its garbage is collected before memory is read. By default it sends the whole state, "
        "which is small in this game; `deltaState` sends what changed, as ours does.",
        "- **ludotheque**: two people a table play Seismic with random legal moves, game after game by "
        "rematch; each move is committed (SQLite, WAL, synchronous=FULL) before anybody sees it. Limits on "
        f"requests and messages are off. `{house['idle']['server']}`",
        "- **Memory a table**: resident memory of the server's processes with all tables open and both seats "
        "connected, less that before, ÷ tables.",
        f"- **Idle tables**: {idle_words(house['idle'], house['machine']['open_files'])}",
        f"- **Beside bots**: {bots_words(house['bots'])}",
    ]


def idle_words(row: dict[str, Any], files: int) -> str:
    """The many idle tables."""
    if not row["figures"]:
        return f"**{row['failure'] or 'not measured'}**"
    return (
        f"{row['tables']:,} tables with {2 * row['tables']:,} connections (as many as {files:,} open files "
        f"allow) took {middle(row, 'mb'):,.0f} MB, {middle(row, 'mb_before'):,.0f} MB of it before them: "
        f"{middle(row, 'kb_per_table'):,.1f} KB a table, {middle(row, 'mb_of_10000'):,.0f} MB for 10,000."
    )


def bots_words(row: dict[str, Any]) -> str:
    """The paced tables beside thinking bots."""
    if not row["figures"]:
        return f"**{row['failure'] or 'not measured'}**"
    alone, beside = (
        f"p50 {middle(row, f'{name}_p50_ms'):,.1f} ms, p99 {middle(row, f'{name}_p99_ms'):,.1f} ms"
        for name in ("alone", "beside")
    )
    return (
        f"{row['tables']:,} paced tables of people, alone: {alone}; while greedy bots on the same core play "
        f"{middle(row, 'bot_moves_per_s'):,.0f} moves/s at other tables: {beside}."
    )


# Each aim of the client: the figure it is about, which part of it has to keep to the bound, and the bound.
CLIENT_AIMS = (
    ("first load of at most 150 KB, gzipped, in all", "first load", 1.0, operator.le, 150.0),
    (
        "ready to play within 1 s of asking for the page, CPU throttled 4 ×",
        "ready to play",
        0.5,
        operator.le,
        1e3,
    ),
    ("a move painted within 100 ms, p95, CPU throttled 4 ×", "a move painted", 0.95, operator.le, 100.0),
    (
        "a map of all 146 tiles of Twin Cities panned at 60 frames/s",
        "frames while panning",
        0.5,
        operator.ge,
        59.0,
    ),
    ("a piece snapped within 16 ms, p95", "a piece snapped", 0.95, operator.le, 16.0),
    ("and painted within 16 ms, median", "a snapped piece painted", 0.5, operator.le, 16.0),
    (
        "96 + 96 pieces of Situation 4 at 60 frames/s while one is dragged",
        "frames while dragging a piece",
        0.5,
        operator.ge,
        59.0,
    ),
)


def field(others: dict[str, Any]) -> list[str]:
    """Our search against OpenSpiel's own."""
    machine, rows = others["machine"], others["rows"]
    titles = [
        "what",
        "games",
        "ours",
        "theirs",
        "shared",
        "nobody",
        "Elo, decided games",
        "Elo, as the arena counts",
        "our sims/s",
        "their sims/s",
    ]
    aims = [cells for row in rows if row["limit"] == "seconds" for cells in field_aims(row)]
    opening = Aim(OPENING, "", operator.ge, 8000.0)
    return [
        f"`{others['command']}`: two seats, the same deals in both seatings, both sides on one thread; a "
        f"game a core, on {machine['used']} of {machine['cores']} cores of {machine['cpu']}, "
        f"{machine['system']}, Python {machine['python']}, in {machine['seconds'] / 60:.0f} minutes.",
        "",
        *table(titles, [field_cells(row) for row in rows]),
        "",
        *table(
            ["aim", "measured", "reached"],
            [*aims, aim_cells(opening, statistics.median(others["opening"]), "simulations/s")],
        ),
        "",
        *field_methods(others),
    ]


def vector(many: dict[str, Any], card: dict[str, Any] | None) -> list[str]:
    """Our vector environments beside others', on one core and on a GPU."""
    machine = many["machine"]
    lines = [
        f"`{many['command']}`: one core of {machine['cores']} of {machine['cpu']}, {machine['system']}, "
        f"Python {machine['python']}. All games take a random legal step together, and each step writes what "
        "the next seat sees and the mask of its moves; a game that ends is dealt anew. Medians of "
        f"{machine['repeats']} times {machine['seconds']:g} s, with as many games side by side as served "
        "each best; each in a process of its own.",
        "",
        *vector_table(many["rows"]),
    ]
    if card:
        there = card["machine"]
        lines += [
            "",
            f"`{card['command']}`: {there['gpu']}, Python {there['python']}, JAX {there['jax']}; the same, "
            "and all of it on that card. *Same*: what 203 games show after 300 steps is what a CPU shows, to "
            "the last byte.",
            "",
            *vector_table(card["rows"]),
        ]
    return [*lines, "", *table(["aim", "measured", "reached"], vector_aims(many, card)), "", *VECTOR_METHODS]


VECTOR_METHODS = (
    "- **ludotheque**: `Vector(game, games=…).play(20)`; planes, numbers, mask, list of moves at each step.",
    "- **pgx**: jit of 20 steps of vmap(auto_reset(env.step, env.init)) with observation and mask carried "
    "on, and one random number a decision to pick a legal action.",
    "- **pettingzoo**: one game; `last` for observation and mask, a random legal action, `step`.",
    "- A step of one game is not the work of a step of another: Seismic writes 24 KB and a mask of 95,449 "
    "moves, Situation 4 23 KB and 2,078, Beat the Quake 1.5 KB and 183; Pgx's go 19×19 6 KB and 362, its "
    "hex 0.5 KB and 122, its connect four 0.1 KB and 7.",
)


def hexes(guest: dict[str, Any]) -> list[str]:
    """Hex beside Hex elsewhere: random playouts, and what it took to write."""
    machine, rows = guest["machine"], guest["rows"]
    return [
        f"`{guest['command']}`: one core of {machine['cores']} of {machine['cpu']}, "
        f"{machine['system']}, Python {machine['python']}; medians of {machine['repeats']} times "
        f"{machine['seconds']:g} s.",
        "",
        *playouts(rows, figure(rows, HEX)),
        "",
        *table(
            ["who", "what", "lines of code"], [[*line[:2], str(line[2] or "–")] for line in guest["lines"]]
        ),
        "",
        "Pgx has the swap as a move more. Lines are those that are neither empty nor only a comment; "
        "OpenSpiel's package holds no sources of its games.",
        "",
        *methods(rows),
    ]


def vector_table(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Steps a second of each."""
    titles = ["who", "what", "steps/s", "games at once", "spread", "same"]
    return table(titles, [vector_cells(row) for row in rows])


def vector_cells(row: dict[str, Any]) -> list[str]:
    """The cells of one row."""
    whose = [f"{row['peer']} {row['version'] or ''}".strip(), row["task"]]
    if not row["repeats"]:
        return [*whose, f"**{row['failure']}**", "–", "–", "–"]
    same = {True: "yes", False: "**no**", None: "–"}[row["same"]]
    return [
        *whose,
        amount(statistics.median(row["repeats"])),
        f"{row['games']:,}",
        f"{spread(row['repeats']):.0%}",
        same,
    ]


def vector_aims(many: dict[str, Any], card: dict[str, Any] | None) -> list[list[str]]:
    """Each of our games against the peers that the aims name."""
    lines = []
    for title, mine in own_steps(many):
        theirs = steps_of(many, "pettingzoo", "connect four")
        aim = Aim(f"at least 5 × PettingZoo's connect four on one core, {title}", "", operator.ge, 5.0)
        lines.append(aim_cells(aim, mine / theirs if theirs else None, "×"))
    for title, mine in own_steps(card) if card else ():
        aim = Aim(f"at least 50 M steps/s on one H200, {title}", "", operator.ge, 50e6)
        lines.append(aim_cells(aim, mine, "steps/s"))
        theirs = steps_of(card, "pgx", "go 19×19")
        aim = Aim(f"at least 10 × Pgx's go 19×19 there, {title}", "", operator.ge, 10.0)
        lines.append(aim_cells(aim, mine / theirs if theirs else None, "×"))
    return lines


def own_steps(measured: dict[str, Any]) -> list[tuple[str, float]]:
    """Steps a second of each of our games that was measured."""
    rows = [row for row in measured["rows"] if row["peer"] == "ludotheque" and row["repeats"]]
    return [(row["task"].partition(",")[0], statistics.median(row["repeats"])) for row in rows]


def steps_of(measured: dict[str, Any] | None, peer: str, task: str) -> float | None:
    """Steps a second of a peer; None when it was not measured."""
    rows = measured["rows"] if measured else ()
    found = (row["repeats"] for row in rows if (row["peer"], row["task"]) == (peer, task) and row["repeats"])
    return next((statistics.median(repeats) for repeats in found), None)


OPENING = "at least 8,000 simulations/s a core of our search from the opening of Seismic"
TITLES = {"seismic": "Seismic", "beat-the-quake": QUAKE}


def pairing_words(row: dict[str, Any]) -> str:
    """What both had for a decision."""
    unit = "s" if row["limit"] == "seconds" else "simulations"
    return f"{TITLES[row['game']]}, {row['amount']:g} {unit} a decision"


def field_cells(row: dict[str, Any]) -> list[str]:
    """The cells of one pairing."""
    if row["failure"]:
        return [pairing_words(row), f"**{row['failure']}**", *["–"] * 8]
    games, won = row["games"], [game["score"] for game in decided(row)]
    counts = [won.count(1.0), won.count(0.0), won.count(0.5), len(games) - len(won)]
    rates = [amount(spent["simulations"] / spent["seconds"]) for spent in row["spent"]]
    elos = [elo_words(decided(row)), elo_words(games)]
    return [pairing_words(row), f"{len(games)}", *map(str, counts), *elos, *rates]


def elo_words(games: Sequence[Played]) -> str:
    """The difference with the ends of its interval."""
    found = strength(games)
    return f"{found['elo']:+.0f} ({found['least']:+.0f} to {found['most']:+.0f})" if found else "–"


def field_aims(row: dict[str, Any]) -> list[list[str]]:
    """At equal time: reached if all of the interval is. Both ways, where they differ."""
    ways = {", decided games": decided(row), ", as the arena counts": row["games"]}
    if len(decided(row)) == len(row["games"]):
        ways = {"": row["games"]}
    words = f"ahead by at least 300 Elo at equal time, {TITLES[row['game']]}"
    return [
        aim_cells(
            Aim(f"{words}{way}, by the lower end of the interval", "", operator.ge, 300.0),
            found["least"] if (found := strength(games)) else None,
            "Elo",
        )
        for way, games in ways.items()
    ]


def field_methods(others: dict[str, Any]) -> list[str]:
    """Who played, and how it is counted."""
    return [
        f"- **Theirs**: the searches of open_spiel {others['open_spiel']} on our games, through "
        "`ludotheque.research.open_spiel`: one random rollout a leaf, UCT 2, returns from −1 to 1. Seismic: "
        "MCTS in C++ with its solver; its own clock ends it. Beat the Quake: IS-MCTS in Python, since the "
        "one in C++ cannot resample a game written in Python; no simulation begins when time is up. Both "
        "get a state guessed from the seat's view, so that they know what ours knows. Most of their time "
        "goes into Python, in which our games are written for them: rows with equal simulations leave that "
        "out.",
        "- **Ours**: the search of level 8, which thinks as long as theirs.",
        "- **Elo, decided games**: from the games that somebody won. **Elo, as the arena counts**: from all, "
        "as `ludotheque arena` rates bots: a game that nobody won is half for both, and so it pulls them "
        "together. A shared win is half in both; the interval holds 95 %, by a bootstrap over deals; who "
        "wins all is not put infinitely far ahead.",
        "- **nobody**: won after a fatal quake of Beat the Quake. Random rollouts for two end in one nearly "
        "always: IS-MCTS sees no difference between moves.",
        "- **sims/s**: over all decisions, forced moves left out. The opening: median of "
        f"{len(others['opening'])} deals, the first second of thinking, on one thread.",
    ]


def live(battles: dict[str, Any]) -> list[str]:
    """How soon a piece is seen by the other side."""
    machine, figures = battles["machine"], battles["figures"]
    names = {"pieces_per_s": "pieces/s", "p50_ms": "ms", "p95_ms": "ms", "p99_ms": "ms"}
    cells = [amount(statistics.median(figures[name]), unit) for name, unit in names.items()]
    aim = Aim(
        f"seen by the other side within 50 ms, p95, {battles['tables']} live games", "", operator.le, 50.0
    )
    return [
        f"`{battles['command']}`: {battles['tables']} games of {SITUATION} between two people each, in one "
        f"process of the server on one of {machine['cores']} cores of {machine['cpu']}, "
        f"{machine['system']}, Python {machine['python']}; a piece a second and table. Medians of "
        f"{machine['repeats']}, each with a fresh server, over {machine['seconds']:g} s. Times are from "
        "sending a piece to the other side being told of it, committed before (SQLite, synchronous=FULL).",
        "",
        *table(["pieces/s", "p50", "p95", "p99"], [cells]),
        "",
        *table(["aim", "measured", "reached"], [aim_cells(aim, statistics.median(figures["p95_ms"]), "ms")]),
    ]


def client(browser: dict[str, Any]) -> list[str]:
    """The web client in a browser."""
    machine, rows = browser["machine"], browser["rows"]
    return [
        f"`{browser['command']}`: {machine['browser']}, headless and without a GPU, on {machine['cores']} "
        f"cores of {machine['cpu']}, {machine['system']}, the house beside it. *Throttled*: the browser's "
        f"own emulation of a processor {machine['slower']} × slower.",
        "",
        *table(["what", "median", "p95", "worst"], [client_cells(row) for row in rows]),
        "",
        *table(["aim", "measured", "reached"], [client_aim(rows, *aim) for aim in CLIENT_AIMS]),
        "",
        *client_methods(rows),
    ]


def client_methods(rows: Sequence[dict[str, Any]]) -> list[str]:
    """How each was measured; rows that were measured together share a line."""
    tasks: dict[str, list[str]] = {}
    for row in rows:
        if row["figures"]:
            tasks.setdefault(row["how"], []).append(row["task"])
    return [f"- **{'; '.join(names)}**: {how}." for how, names in tasks.items()]


def client_cells(row: dict[str, Any]) -> list[str]:
    """The cells of one figure; the worst of a rate is the lowest."""
    if not row["figures"]:
        return [row["task"], f"**{row['how']}**", "–", "–"]
    ordered = sorted(row["figures"], reverse=row["unit"].endswith("/s"))
    return [row["task"], *(amount(part_of(ordered, part), row["unit"]) for part in (0.5, 0.95, 1.0))]


def part_of(ordered: Sequence[float], part: float) -> float:
    """The figure that so many of them do not exceed."""
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]


def client_aim(
    rows: Sequence[dict[str, Any]],
    words: str,
    task: str,
    part: float,
    holds: Callable[[float, float], bool],
    bound: float,
) -> list[str]:
    """An aim with what was measured."""
    found = next((row for row in rows if row["task"] == task and row["figures"]), None)
    aim = Aim(words, task, holds, bound)
    return aim_cells(
        aim, part_of(sorted(found["figures"]), part) if found else None, found["unit"] if found else ""
    )


def middle(row: dict[str, Any], name: str) -> float | None:
    """The median of a figure; None when it was not measured."""
    figures = row["figures"].get(name)
    return statistics.median(figures) if figures else None


def most(house: dict[str, Any], name: str) -> float:
    """The largest of a figure in all rows."""
    return max((max(row["figures"].get(name, [0.0])) for row in house["rows"]), default=0.0)


def methods(rows: Sequence[Row]) -> list[str]:
    """How, and the command that gives it."""
    return [f"- **{who(row)}, {row['task']}**: {row['how']}. `{row.get('command', '–')}`" for row in rows]


def table(titles: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """A Markdown table, numbers to the right."""
    left = ("who", "what", "aim")
    rule = ["---" if title in left else "---:" for title in titles]
    return [f"| {' | '.join(cells)} |" for cells in (titles, rule, *lines)]


def who(row: Row) -> str:
    return f"{row['peer']} {row['version'] or ''}".strip()


def figure(rows: Sequence[Row], task: str) -> float | None:
    """The median of the row with this task; None when it was not measured."""
    found = (row["repeats"] for row in rows if row["task"] == task and row["repeats"])
    return next((statistics.median(repeats) for repeats in found), None)


def unit_of(rows: Sequence[Row], task: str) -> str:
    return next((row["unit"] for row in rows if row["task"] == task), "")


if __name__ == "__main__":
    write(HERE)
    sys.exit(0)
