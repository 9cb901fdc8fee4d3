"""Make the recorded games anew, after a change of `classic` or `skirmish`:

    python -m tests.games.situation_4.recording

The referee says what may be played and where each game ends; the engine plays every record as well before
it is written. Each record is looked for, seed after seed, until a game shows what it is to show; so the same
boards give the same records.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludotheque.engine.records import Replay, parse_record
from ludotheque.games import registry
from tests.referee.situation_4 import LAST_CALL, Referee, printed, report, set_up, shuffle_setup
from tests.support.recorded import RECORDS, inline, report_text

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hope")
FOLDER = RECORDS / "situation-4"
MOST_SEEDS = 2000
A_LINE = 4  # moves
A_SECOND = 1000  # milliseconds
TEAMS = (0, 1, 0, 1)

Record = dict[str, Any]
Wanted = Callable[["Played"], bool]
TOLD: set[tuple[str, int]] = set()
BOARDS = {name: printed(name) for name in ("classic", "skirmish")}


class Played:
    """A game as it was played: where it stands, and what happened in it."""

    def __init__(self, record: Record) -> None:
        """Nothing has."""
        self.record = record
        self.referee = set_up(record, BOARDS[record["options"]["board"]])
        self.facts: set[str] = set()

    def play(self, now: int, seat: int, move: str) -> None:
        """Play a move, write it down, and notice what it shows."""
        self.facts |= set(facts_of(self.referee, now, seat, move))
        self.referee.play(now, seat, move)
        self.record["moves"].append([now, seat, move])


def facts_of(referee: Referee, now: int, seat: int, move: str) -> Iterator[str]:
    """What is worth telling of a move that is about to be played."""
    board, side = referee.board, referee.sides[seat]
    kind, _, place = move.partition(" ")
    yield kind
    if referee.is_covered:
        yield f"{kind} in the last seconds"
    if kind == "flag" and not referee.covers(side, board.objectives[place]):
        yield "stolen flag"
    if kind == "tank" and referee.board.is_over_the_river(place, board.tank_bases[side][0]):
        yield "tank over the river"
    if kind == "lay":
        near = board.neighbours[place]
        if side in referee.pieces.values() and side not in {referee.pieces.get(one) for one in near}:
            yield f"landing of side {side}"
        if {referee.tanks.get(one) for one in near} >= {0, 1}:
            yield "between two tanks"
        if referee.is_closed(1 - side, place):
            yield "under the guard of a tank"


# A seat that plays with a little sense


def choose(referee: Referee, seat: int, now: int, chance: random.Random, careful: float) -> str | None:
    """A move as somebody might make it; None: nothing to do but wait."""
    legal = referee.legal(seat, now)
    kinds = {kind: [move for move in legal if move.startswith(f"{kind} ")] for kind in KINDS}
    for kind, often in KINDS.items():
        if kinds[kind] and chance.random() < often * careful:
            return chance.choice(kinds[kind])
    if not kinds["lay"]:
        return None
    return max(kinds["lay"], key=lambda move: (worth(referee, seat, move.split()[1]) + chance.random(), move))


# How often what can be placed is thought of before the next piece is laid.
KINDS = {"flag": 0.9, "bridge": 0.9, "tank": 0.3, "drop": 0.2, "lay": 0.0}


def worth(referee: Referee, seat: int, place: str) -> float:
    """How much somebody wants a location: bases and objectives first."""
    board, side = referee.board, referee.sides[seat]
    wanted = 0.0
    for base in (board.tank_bases[side], board.paratroop_bases[side]):
        wanted += 1.0 * (place in base)
    for name, places in board.objectives.items():
        wanted += board.values[name] / 200 * (place in places)
    return wanted


def finding(referee: Referee, seat: int, chance: random.Random) -> int:
    """How long it takes to find a piece: longer with more of them in the tray."""
    side = referee.sides[seat]
    left = len(referee.board.locations) - referee.count(referee.pieces, side)
    return int((0.4 + 1.2 * chance.random()) * (600 + 40 * left))


# Records


def blank(board: str, sides: Sequence[int], setup: dict[str, Any], **options: Any) -> Record:
    """A record before its first move."""
    chosen = {"board": board, **options}
    if list(sides) != [0, 1]:
        chosen["sides"] = list(sides)
    return {
        "format": "ludotheque/1",
        "game": "situation-4",
        "players": list(NAMES[: len(sides)]),
        "options": chosen,
        "setup": setup,
        "moves": [],
    }


def go_on(game: Played, seed: object, until: Wanted = lambda game: False, careful: float = 1.0) -> None:
    """Play on, to the end or until something is so; the record gets its result."""
    chance = random.Random(str(seed))
    referee, record = game.referee, game.record
    clocks = [finding(referee, seat, chance) for seat in range(len(referee.sides))]
    while not until(game):
        seat = min(range(len(clocks)), key=lambda one: (clocks[one], one))
        now = clocks[seat]
        if referee.is_over(now):
            break
        move = choose(referee, seat, now, chance, careful)
        clocks[seat] += A_SECOND
        if move is not None:
            game.play(now, seat, move)
            if move.startswith("lay "):
                clocks[seat] += finding(referee, seat, chance)
    if referee.finished:
        record["result"] = {"scores": referee.scores(), "winners": referee.winners()}


def found(
    board: str,
    sides: Sequence[int],
    wanted: Wanted,
    until: Wanted = lambda game: False,
    careful: float = 1.0,
    **options: Any,
) -> Record:
    """The first game that shows what is wanted, and that no record before it tells."""
    for seed in range(MOST_SEEDS):
        if (board, seed) in TOLD:
            continue
        game = Played(
            blank(board, sides, {"trays": shuffle_setup(f"{board} {seed}", BOARDS[board])}, **options)
        )
        go_on(game, seed, until, careful)
        if wanted(game):
            TOLD.add((board, seed))
            return game.record
    raise LookupError(f"no game of {MOST_SEEDS} on {board} shows it")


def shows(*facts: str) -> Wanted:
    """A finished game in which all of these happened, and somebody won."""
    return lambda game: (
        game.referee.finished and game.facts >= set(facts) and len(set(game.referee.scores())) == 2
    )


def stopped(wanted: Wanted) -> tuple[Wanted, Wanted]:
    """A game that is cut where something is so, before its end."""
    return lambda game: wanted(game) and not game.referee.finished, wanted


def is_under_way(game: Played) -> bool:
    """Half of the board is covered, and everything but a resignation has been played."""
    return len(game.referee.pieces) * 2 >= len(game.referee.board.locations) and game.facts >= {*KINDS}


def waits_for_a_flag(game: Played) -> bool:
    """An objective has been without its flag for longer than the grace: both sides may plant one."""
    referee = game.referee
    flags = [
        {move for move in referee.legal(seat) if move.startswith("flag ")}
        for seat in range(len(referee.sides))
    ]
    return bool(flags[0] & flags[1])


def lead_of_who_resigns(game: Played) -> bool:
    """Side 0 is ahead by far."""
    return game.referee.points(0) >= game.referee.points(1) + 300


def resigned(board: str, sides: Sequence[int], seat: int, wanted: Wanted) -> Record:
    """A game in which a seat resigns when something is so."""
    record = found(board, sides, *stopped(wanted))
    game = Played({**record, "moves": []})
    for entry in record["moves"]:
        game.play(*entry)
    game.play(game.referee.now + 700, seat, "resign")
    referee = game.referee
    return {**game.record, "result": {"scores": referee.scores(), "winners": referee.winners()}}


def games() -> Iterator[tuple[str, str, Record]]:
    """Every record: its name, what it shows, and itself."""
    for board in BOARDS:
        everything = shows("lay", "flag", "drop", "tank", "bridge")
        yield f"{board}-2", f"A whole game on {board}, one against one.", found(board, (0, 1), everything)
        yield f"{board}-2-2", f"A whole game on {board}, two a side.", found(board, TEAMS, everything)
    yield (
        "skirmish-1-4",
        "S4-1.1: one against four, who sit in any order.",
        found("skirmish", (1, 1, 0, 1, 1), shows("lay", "flag")),
    )
    yield "classic-4-4", "S4-1.1: eight hands.", found("classic", (0, 1) * 4, shows("lay", "flag", "tank"))
    yield (
        "turned",
        "S4-2.1: the pieces lie at random quarter turns; the moves are the same.",
        found("skirmish", (0, 1), shows("lay"), orientation="turned"),
    )
    yield (
        "stolen-flags",
        "S4-4.2: forgotten flags are planted by the opponent.",
        found("skirmish", (0, 1), shows("stolen flag"), careful=0.4),
    )
    yield (
        "no-grace",
        "S4-4.2: flag_grace 0: whoever is first.",
        found("skirmish", (0, 1), shows("stolen flag"), careful=0.5, flag_grace=0),
    )
    yield (
        "bridgeheads",
        "S4-5.2: both sides land behind the other’s lines.",
        found("classic", (0, 1), shows("landing of side 0", "landing of side 1")),
    )
    yield (
        "tanks",
        "S4-6: a tank over its own bridge, guarded locations, and one between two tanks.",
        found(
            "classic",
            (0, 1),
            shows("tank over the river", "between two tanks", "under the guard of a tank"),
        ),
    )
    yield (
        "last-seconds",
        "S4-8.1: flags in the ten seconds after the last piece; then nothing can be placed any more.",
        found(
            "skirmish",
            (0, 1),
            lambda game: (
                "flag in the last seconds" in game.facts
                and game.referee.is_over(game.referee.now)
                and max(game.referee.laid_at.values()) + LAST_CALL > game.referee.now
            ),
            careful=0.3,
        ),
    )
    yield (
        "forgotten",
        "S4-8.1: the board is covered, and somebody forgot a flag for good.",
        found(
            "skirmish",
            (0, 1),
            lambda game: game.referee.finished and not game.referee.is_over(game.referee.now),
            until=lambda game: game.referee.is_covered,
        ),
    )
    yield (
        "covered",
        "S4-8.1: over with the last piece: no flag and no bridge can be placed any more.",
        found(
            "skirmish",
            (1, 0),
            lambda game: game.referee.is_over(game.referee.now),
            until=lambda game: game.referee.is_covered,
        ),
    )
    yield (
        "draw",
        "S4-8.2: equal points: everybody wins.",
        found("skirmish", TEAMS, lambda game: game.referee.finished and len(game.referee.winners()) == 4),
    )
    yield (
        "resigned",
        "S4-8.1: Ada is ahead and resigns: Bo wins.",
        resigned("skirmish", (0, 1), 0, lead_of_who_resigns),
    )
    yield (
        "resigned-for-a-team",
        "S4-8.1: one of two resigns for both.",
        resigned("classic", TEAMS, 3, is_under_way),
    )
    yield from seeded()
    yield from unfinished()


def seeded() -> Iterator[tuple[str, str, Record]]:
    """Records whose trays follow from a seed, and one that says nothing of trays."""
    for name, tells, board, setup in (
        (
            "seed",
            "The trays follow from a seed, by the shuffle of records.md.",
            "skirmish",
            {"seed": "attic ☂"},
        ),
        ("sealed", "A sealed deal: the seed follows from the secret and the shares.", "skirmish", sealed()),
        ("no-trays", "Played at a real table: nobody wrote down the trays.", "skirmish", {}),
    ):
        game = Played(blank(board, (0, 1), setup))
        go_on(game, name)
        yield name, tells, game.record


def sealed() -> dict[str, Any]:
    """The set-up of a sealed deal; Bo gave no share."""
    secret = sha256(b"situation").hexdigest()
    commitment = sha256(secret.encode()).hexdigest()
    return {"seal": {"commitment": commitment, "secret": secret, "shares": ["tea", None]}}


def unfinished() -> Iterator[tuple[str, str, Record]]:
    """Records that stop before the end."""
    trays = shuffle_setup("not begun", BOARDS["classic"])
    yield "not-begun", "Eight seats, and no move yet.", blank("classic", (0, 1) * 4, {"trays": trays})
    on = "An unfinished game: "
    yield (
        "unfinished-first-piece",
        f"{on}one side has not begun.",
        found("skirmish", (0, 1), *stopped(lambda game: len(game.referee.pieces) == 1)),
    )
    yield (
        "unfinished",
        f"{on}half of the board is covered.",
        found("classic", (0, 1), *stopped(is_under_way)),
    )
    yield (
        "unfinished-teams",
        f"{on}two against two, with tanks and paratroopers.",
        found("skirmish", TEAMS, *stopped(is_under_way)),
    )
    yield (
        "unfinished-flag",
        f"{on}an objective waits for a flag of either side.",
        found("classic", (0, 1), *stopped(waits_for_a_flag), careful=0.3),
    )
    yield (
        "unfinished-last-piece",
        f"{on}one location is left.",
        found(
            "skirmish",
            (0, 1),
            *stopped(lambda game: len(game.referee.pieces) == len(game.referee.board.locations) - 1),
        ),
    )


# Files


def in_lines(items: list[Any], size: int, indent: str) -> str:
    """So many items a line."""
    lines = [", ".join(map(inline, items[start : start + size])) for start in range(0, len(items), size)]
    return f"[\n{indent}  " + f",\n{indent}  ".join(lines) + f"\n{indent}]"


def record_text(record: Record) -> str:
    """A record as a file that people like to read."""
    parts = []
    for key, value in record.items():
        text = inline(value)
        if key == "setup" and "trays" in value:
            columns = BOARDS[record["options"]["board"]].columns
            trays = [in_lines(tray, columns, "      ") for tray in value["trays"]]
            text = '{\n    "trays": [\n      ' + ",\n      ".join(trays) + "\n    ]\n  }"
        if key == "moves" and value:
            text = in_lines(value, A_LINE, "  ")
        parts.append(f"  {inline(key)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write(folder: Path) -> None:
    """Write all records and where they end; what lay there before goes."""
    made = list(games())
    (folder / "expected").mkdir(parents=True, exist_ok=True)
    for old in folder.rglob("*.json"):
        old.unlink()
    for name, tells, record in made:
        record["meta"] = {"shows": tells}
        game = Played({**record, "moves": []})
        for entry in record["moves"]:
            game.play(*entry)
        text = record_text(record)
        Replay(parse_record(text.encode(), registry.find)).finish()
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
        (folder / "expected" / f"{name}.json").write_text(report_text(report(game.referee)), encoding="utf-8")


if __name__ == "__main__":
    write(FOLDER)
