"""Make the recorded games anew, after a change of the values in `classic`:

    python -m tests.games.beat_the_quake.recording

The referee plays them and says where they end. Each record is looked for, seed after seed, until a game
shows what it is to show; so the same values give the same records.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludotheque.games import registry
from tests.referee.beat_the_quake import QUAKES, Edition, Referee, report, set_up, shuffle_setup
from tests.support.recorded import RECORDS, inline, report_text

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve")
FOLDER = RECORDS / "beat-the-quake"
MOST_SEEDS = 20_000
LINE = 100  # characters

Record = dict[str, Any]
Wanted = Callable[[Referee], bool]


@cache
def values(edition: str) -> Edition:
    """The objects of one of our editions: id, VP, VD."""
    game = registry.find("beat-the-quake")
    box = game.components(game.options({"edition": edition}))
    return [(found["id"], found["vp"], found["vd"]) for found in box["objects"]]


def begun(record: Record) -> Referee:
    """The referee of a recorded game, before its first move."""
    return set_up(record, values(record.get("options", {}).get("edition", "classic")))


# A seat that plays with a little sense


def choose(referee: Referee, chance: random.Random) -> str:
    """A move as somebody might make it."""
    legal = referee.legal()
    hand = referee.hands[referee.seat]
    hurts = sum(referee.vd[card] for card in hand)
    helps = sum(referee.vp[card] for cards in referee.face_up for card in cards)
    if "stop" in legal:
        return "draw" if hurts <= helps and chance.random() < 0.7 else "stop"
    if "keep" in legal:
        if hurts + 3 < helps and chance.random() < 0.5:
            return "keep"
        return "show " + max(hand, key=lambda card: (referee.vd[card] + referee.vp[card] / 2, card))
    if legal[0].startswith("discard"):
        return min(legal, key=lambda move: (referee.vp[move.split()[1]], move))
    return chance.choice(legal)


# Records


def blank(
    seats: int, setup: dict[str, Any], advanced: bool | None, edition: str = "", together: bool = False
) -> Record:
    """A record before its first move; with None the options are left out."""
    options: dict[str, Any] = {} if advanced is None else {"options": {"advanced": advanced}}
    if together:
        options["options"]["together"] = True
    if advanced or edition:
        options["options"]["edition"] = edition or "classic"
    return {
        "format": "ludotheque/1",
        "game": "beat-the-quake",
        "players": list(NAMES[:seats]),
        **options,
        "setup": setup,
        "moves": [],
    }


def played(record: Record, seed: object, until: Wanted = lambda referee: False) -> Referee:
    """Play a record on, to its end or until something is so; it gets its result."""
    referee = begun(record)
    chance = random.Random(str(seed))
    while not referee.finished and not until(referee):
        record["moves"].append(choose(referee, chance))
        referee.play(record["moves"][-1])
    if referee.finished:
        record["result"] = {"scores": referee.scores(), "winners": referee.winners()}
    return referee


def dealt(
    seats: int, advanced: bool | None, seed: object, edition: str = "", together: bool = False
) -> Record:
    """A record with a pile written out."""
    pile, first = shuffle_setup(f"{seats} {seed}", seats, values(edition or "classic"))
    return blank(seats, {"first": first, "pile": pile}, advanced, edition, together)


def found(
    seats: int, advanced: bool | None, wanted: Wanted, edition: str = "", together: bool = False
) -> Record:
    """The first whole game that ends as wanted."""
    for seed in range(MOST_SEEDS):
        record = dealt(seats, advanced, seed, edition, together)
        if wanted(played(record, seed)):
            return record
    raise LookupError(f"no game of {seats} seats in {MOST_SEEDS} ends so")


def stopped(seats: int, advanced: bool, kind: str, wanted: Wanted) -> Record:
    """The first game that comes to such a question, cut there."""
    for seed in range(MOST_SEEDS):
        record = dealt(seats, advanced, seed)
        referee = played(
            record, seed, lambda at: len(at.legal()) > 1 and at.legal()[0].startswith(kind) and wanted(at)
        )
        if not referee.finished:
            return record
    raise LookupError(f"no game of {seats} seats in {MOST_SEEDS} comes to it")


def from_pile(seats: int, advanced: bool, pile: Callable[[list[str]], list[str]], wanted: Wanted) -> Record:
    """The first game with a pile changed by hand that ends as wanted."""
    for seed in range(MOST_SEEDS):
        record = dealt(seats, advanced, seed)
        record["setup"] = {"pile": pile(record["setup"]["pile"])}
        if wanted(played(record, seed)):
            return record
    raise LookupError(f"no game of {seats} seats in {MOST_SEEDS} ends so")


# What a game shows


def survived(referee: Referee) -> bool:
    """All six quakes were met, some alone, some with the help of others; and somebody won."""
    helped = any(referee.used_by_others)
    return referee.met == len(QUAKES) and helped and any(referee.neutralised) and len(referee.winners()) == 1


def leaders(referee: Referee) -> list[int]:
    """The seats with most points in a game that is survived."""
    scores = referee.scores()
    most = max(scores)
    return [] if referee.fatal else [seat for seat, score in enumerate(scores) if score == most]


def is_tie_by_quakes(referee: Referee) -> bool:
    """BQ-5.3 Quakes met alone decide."""
    tied = leaders(referee)
    return len(tied) > 1 and len({referee.neutralised[seat] for seat in tied}) > 1


def is_tie_by_objects(referee: Referee) -> bool:
    """BQ-5.3 Common objects left decide."""
    tied = leaders(referee)
    return len(tied) > 1 and not is_tie_by_quakes(referee) and len(referee.winners()) == 1


def is_shared(referee: Referee) -> bool:
    """BQ-5.3 The win is shared."""
    return len(leaders(referee)) > 1 and len(referee.winners()) > 1


def games() -> Iterator[tuple[str, str, Record]]:
    """Every record: its name, what it shows, and itself."""
    for seats in (2, 3, 4, 5):
        yield f"basic-{seats}", f"A whole basic game, {seats} seats.", found(seats, None, survived)
        yield f"advanced-{seats}", f"A whole advanced game, {seats} seats.", found(seats, True, survived)
    for name, seats, advanced in (("basic", 3, False), ("advanced", 4, True)):
        shows = f"The first values: a whole {name} game."
        yield f"first-{name}", shows, found(seats, advanced, survived, "first")
    seeded_first = blank(2, {"seed": "grand-mère's attic ☂"}, False, "first")
    played(seeded_first, "attic")
    yield "first-seed", "The first values, from a seed; a quake without damage among others.", seeded_first
    yield (
        "fatal",
        "BQ-4.6: a quake that all common objects together cannot meet; everybody loses.",
        found(3, False, lambda at: at.fatal and at.met >= 2 and any(at.face_up)),
    )
    yield (
        "fatal-advanced",
        "BQ-4.6, BQ-6.2: an orange quake takes its common objects first, and is fatal then.",
        found(4, True, lambda at: at.fatal and at.met >= 2 and at.gone[-1].startswith("orange")),
    )
    yield (
        "fatal-without-damage",
        "BQ-4.6: a damage of 0, and not one common object on the table.",
        without_damage(),
    )
    yield (
        "tie-by-quakes",
        "BQ-5.3: equal points; who met more quakes alone wins.",
        found(3, False, is_tie_by_quakes),
    )
    yield (
        "tie-by-common-objects",
        "BQ-5.3: equal points and quakes; who has more common objects left wins.",
        found(2, False, is_tie_by_objects),
    )
    yield from together()
    yield "tie-shared", "BQ-5.3: equal in everything: they share the win.", found(4, False, is_shared)
    yield (
        "first-cards",
        "BQ-2.2: two quakes among the first cards are discarded and replaced; the pile runs out.",
        from_pile(
            2,
            True,
            lambda pile: ["red-1", pile[0], "orange-2", *objects_in(pile)[1:16]],
            lambda at: at.finished,
        ),
    )
    yield (
        "short-pile",
        "BQ-5.1: the pile runs out after two quakes; nobody is asked to draw any more.",
        from_pile(
            3,
            False,
            lambda pile: [*pile[:9], "yellow-1", *objects_in(pile)[9:14], "red-2", objects_in(pile)[14]],
            lambda at: not at.fatal and at.met == 2,
        ),
    )
    yield from seeded()
    yield from unfinished()


def together() -> Iterator[tuple[str, str, Record]]:
    """BQ-9 Tables that play together: one that wins, one that survives and falls short, one that is lost."""
    yield (
        "together-won",
        "BQ-9.2: all six quakes are met and the goal is reached; everybody wins.",
        found(3, False, lambda at: len(at.winners()) == at.seats, together=True),
    )
    yield (
        "together-short",
        "BQ-9.2: all six quakes are met, but the goal is not reached; everybody loses.",
        found(4, True, lambda at: not at.fatal and not at.winners(), together=True),
    )
    yield (
        "together-fatal",
        "BQ-9.2: a fatal quake; everybody loses, without a point.",
        found(2, True, lambda at: at.fatal and at.met >= 3, together=True),
    )


def objects_in(pile: list[str]) -> list[str]:
    """A pile without its quakes."""
    return [card for card in pile if card not in QUAKES]


def without_damage() -> Record:
    """Ada keeps what does no damage and draws on."""
    harmless = [card for card, _, vd in values("first") if vd == 0]
    record = blank(2, {"pile": [*harmless[:3], "yellow-1", harmless[3]]}, False, "first")
    record["moves"] = ["keep", "draw"]
    record["result"] = {"scores": [0, 0], "winners": []}
    return record


def seeded() -> Iterator[tuple[str, str, Record]]:
    """Records whose pile follows from a seed."""
    record = blank(2, {"seed": "grand-mère's attic ☂"}, None)
    played(record, "attic")
    yield "seed", "The pile and the first seat follow from a seed, by the shuffle of records.md.", record
    record = blank(5, {"first": 4, "seed": "classroom 7"}, True)
    played(record, "classroom")
    yield "seed-and-first", "A seed, but the host picked the first seat.", record
    secret = sha256(b"sealed").hexdigest()
    seal = {
        "commitment": sha256(secret.encode()).hexdigest(),
        "secret": secret,
        "shares": ["tea", None, "7 of spades"],
    }
    record = blank(3, {"seal": seal}, False)
    played(record, "sealed")
    yield "sealed", "A sealed deal: the seed follows from the secret and the shares; Bo gave none.", record


def unfinished() -> Iterator[tuple[str, str, Record]]:
    """Records that stop at each kind of question."""
    yield "not-begun", "Five seats, the first cards drawn, and no move yet.", dealt(5, True, "not begun")
    on = "An unfinished game: "
    full: Wanted = lambda at: at.met >= 2  # noqa: E731  # a name for what all of them want
    yield "unfinished-show", f"{on}a card to show is waited for.", stopped(2, True, "keep", full)
    yield "unfinished-draw", f"{on}whether to draw a second card.", stopped(3, False, "draw", full)
    yield "unfinished-use", f"{on}a card to use is waited for.", stopped(4, False, "use", full)
    yield (
        "unfinished-discard",
        f"{on}a common object to discard is waited for.",
        stopped(5, True, "discard", lambda at: at.met >= 1 and in_face_up(at)),
    )
    yield (
        "unfinished-discard-hand",
        f"{on}a card of a hand to discard is waited for.",
        stopped(3, True, "discard", lambda at: at.met >= 1 and not in_face_up(at)),
    )


def in_face_up(referee: Referee) -> bool:
    """Whether the first legal move names a common object."""
    card = referee.legal()[0].split()[1]
    return any(card in cards for cards in referee.face_up)


# Files


def wrapped(items: list[str], indent: str) -> str:
    """Items on lines of a bearable length."""
    lines = [""]
    for item in items:
        text = f"{inline(item)}, "
        if len(lines[-1]) + len(text) > LINE:
            lines.append("")
        lines[-1] += text
    return f"\n{indent}".join(line.rstrip() for line in lines).rstrip(",")


def by_turn(record: Record) -> list[list[str]]:
    """The moves, a list for each turn."""
    referee = begun(record)
    turns: list[list[str]] = []
    active = None
    for move in record["moves"]:
        if referee.seat != active:
            turns.append([])
            active = referee.seat
        turns[-1].append(move)
        referee.play(move)
    return turns


def record_text(record: Record) -> str:
    """A record as a file that people like to read: a turn a line."""
    parts = []
    for key, value in record.items():
        text = inline(value)
        if key == "setup":
            fields = [
                f'"pile": [\n      {wrapped(item, "      ")}\n    ]'
                if name == "pile"
                else f"{inline(name)}: {inline(item)}"
                for name, item in value.items()
            ]
            text = "{\n    " + ",\n    ".join(fields) + "\n  }"
        if key == "moves" and value:
            turns = [", ".join(map(inline, turn)) for turn in by_turn(record)]
            text = "[\n    " + ",\n    ".join(turns) + "\n  ]"
        parts.append(f"  {inline(key)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write(folder: Path) -> None:
    """Write all records and where they end; what lay there before goes."""
    (folder / "expected").mkdir(parents=True, exist_ok=True)
    for old in folder.rglob("*.json"):
        old.unlink()
    for name, shows, record in games():
        record["meta"] = {"shows": shows}
        referee = begun(record)
        for move in record["moves"]:
            referee.play(move)
        (folder / f"{name}.json").write_text(record_text(record), encoding="utf-8")
        (folder / "expected" / f"{name}.json").write_text(report_text(report(referee)), encoding="utf-8")


if __name__ == "__main__":
    write(FOLDER)
