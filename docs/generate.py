"""Write the reference pages that follow from the code, so that they cannot go stale.

python docs/generate.py           writes them
python docs/generate.py --check   status 1 if one of them is not as the code says
"""

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import data
import environment_pages
import option_pages
import protocol
import views
from pictures.curve import curve_of
from pictures.draw import picture_of
from writing import table

from ludotheque.engine import lessons
from ludotheque.engine.contract import Game
from ludotheque.games import registry
from ludotheque.games.seismic.components import (
    CREW_FRAGMENTS,
    FIRST_QUAKE,
    HIGHWAYS,
    INTERSECTIONS,
    KIND_CODES,
    KIND_OF,
    QUAKES,
    TWIN_TOWNS,
)
from ludotheque.games.seismic.layout import CELLS, COLUMNS, ROWS, SIDES, TOWN
from ludotheque.games.seismic.moves import (
    CHOOSE_TOWN,
    CREW,
    MOVES,
    PASS_TURN,
    PLACE,
    QUAKE,
    TURN,
    cell_text,
    to_code,
    to_text,
)
from ludotheque.server.settings import (
    ABOUT,
    CONFIG_NAME,
    POSTGRES_EXAMPLE,
    PUBLIC_EXAMPLE,
    REDIS_EXAMPLE,
    SQLITE_EXAMPLE,
    default_text,
    option,
    variable,
)

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "reference"
PROTOCOL = REFERENCE / "protocol.md"
MARK = "<!-- From here on this page is written by docs/generate.py. -->"


def code_of(text: str) -> int:
    """The code of a move, checked both ways."""
    code = to_code(text)
    assert to_text(code) == text, text
    return code


def span(first: int, after: int) -> str:
    """Codes from `first` up to the one before `after`."""
    return f"{first}" if after == first + 1 else f"{first} – {after - 1}"


def example(text: str) -> str:
    """A move and its code."""
    return f"`{text}` is {code_of(text)}"


def move_rows() -> Iterator[tuple[str, str, str, str]]:
    """The kinds of moves, in the order of their codes."""
    yield (
        span(PLACE, CREW),
        "`place SHAPE Q,R K`",
        f"{PLACE} + (shape × {CELLS} + cell) × {SIDES} + K, K canonical",
        example("place 03 0,-1 0"),
    )
    yield span(CREW, QUAKE), "`crew …`", f"{CREW} + number, see below", example("crew 03")
    yield span(QUAKE, CHOOSE_TOWN), "`quake S`", f"{QUAKE} + S", example("quake 5")
    yield (
        span(CHOOSE_TOWN, PASS_TURN),
        "`town Q,R`",
        f"{CHOOSE_TOWN} + 0 for the first town, 1 for the second",
        example(f"town {TWIN_TOWNS[1][0]},{TWIN_TOWNS[1][1]}"),
    )
    yield span(PASS_TURN, TURN), "`turn -`", f"{PASS_TURN}", example("turn -")
    yield (
        span(TURN, MOVES),
        "`turn Q,R K`",
        f"{TURN} + cell × {SIDES} + K",
        example("turn 1,-1 4"),
    )


def shape_rows(codes: Sequence[str]) -> list[tuple[str, int]]:
    """Tiles with their numbers."""
    return [(f"`{code}`", KIND_OF[code]) for code in codes]


def seismic_moves() -> Iterator[str]:
    """The page on the moves of Seismic."""
    middle, corner = CELLS // 2, 0
    yield "# Move codes of Seismic"
    yield ""
    yield "This page is written by `docs/generate.py` from `games/seismic/moves.py`."
    yield ""
    yield (
        f"A move is a number from 0 to {MOVES - 1}. Its text is what stands in a "
        "[record](records.md). The order is part of every saved game: new moves are appended, "
        "never inserted."
    )
    yield ""
    yield from table(("codes", "move", "code", "example"), list(move_rows()))
    yield ""
    yield "## Cells"
    yield ""
    yield (
        f"All tables lie in the middle of the largest, {COLUMNS} × {ROWS}. With col = Q and "
        f"row = R + floor(Q / 2) (SE-2.1), cell = (row + {ROWS // 2}) × {COLUMNS} + col + "
        f"{COLUMNS // 2}: `{cell_text(corner)}` is {corner}, `{cell_text(middle)}` is {middle}, "
        f"`{cell_text(CELLS - 1)}` is {CELLS - 1}."
    )
    yield ""
    yield "## Crew moves"
    yield ""
    yield "No crew, then the stub at each side, then the fragments between two sides."
    yield ""
    rows = [(number, f"`{to_text(CREW + number)}`") for number in range(len(CREW_FRAGMENTS))]
    third = -(-len(rows) // 3)
    wide = [
        [value for part in range(3) for value in (rows + [("", "")] * 3)[place + part * third]]
        for place in range(third)
    ]
    yield from table(("number", "move") * 3, wide)
    yield ""
    yield "## Tiles"
    yield ""
    yield (
        f"The number of a tile is its place in this order: highways (SE-1.3), intersections "
        f"(SE-1.5), the town ({TOWN}, never drawn), quakes (SE-1.6, from {FIRST_QUAKE}). "
        "It is the *shape* of a `place` move and the *outcome* of a draw."
    )
    yield ""
    for codes in (HIGHWAYS, INTERSECTIONS, QUAKES):
        numbered = shape_rows(codes)
        half = -(-len(numbered) // 2)
        padded = [*numbered, ("", "")]
        yield from table(
            ("tile", "number") * 2,
            [[*padded[place], *padded[place + half]] for place in range(half)],
        )
        yield ""
    assert len(KIND_CODES) == KIND_OF[QUAKES[-1]] + 1


SETTINGS_BEFORE = """\
`ludotheque serve` needs none of them. Each can be given in three ways; the first that says something
counts: an option on the command line, an environment variable, a key in a TOML file. How to use them is in
[Host a server](../guides/host-a-server.md); other variables are in [Environment variables](environment.md).
"""

SETTINGS_AFTER = f"""
The variable of a key is `LUDOTHEQUE_` and the key in capitals: `{variable("data_dir")}`. An empty variable
counts as not set.

## The file

`--config FILE` or `{variable("config")}` names it. Otherwise `{CONFIG_NAME}` in the user's configuration
folder is read, if it is there:

| system | folder |
|---|---|
| Linux | `~/.config/ludotheque/` |
| macOS | `~/Library/Application Support/ludotheque/` |
| Windows | `%LOCALAPPDATA%\\ludotheque\\ludotheque\\` |

```toml
host = "127.0.0.1"
public = "{PUBLIC_EXAMPLE}"
database = "{POSTGRES_EXAMPLE}"
redis = "{REDIS_EXAMPLE}"
limit_requests = 100
```

A relative `data_dir` starts where the file lies. A key that there is not is refused.

## What they mean

**`database`.** `{POSTGRES_EXAMPLE}`, or `{SQLITE_EXAMPLE}` (four slashes before an absolute path). In names
and passwords special characters are written as in any URL: `@` is `%40`. `?sslmode=require` asks for TLS.
The folder of an SQLite file is made if need be, for its owner alone.

**`redis`.** `{REDIS_EXAMPLE}`; with TLS `rediss://`; `valkey://` does the same. It only wakes the other
processes: no move is stored there.

**`public`.** Scheme, name and port, no path: `{PUBLIC_EXAMPLE}`. With it cookies are Secure (if it is
`https`), pages of that origin may talk to the server, and the last address in `X-Forwarded-For` is
believed, if it comes from this computer or its network. Without it that header is not looked at.

**`limit_requests`.** Five times as many may come at once. It comes with two more limits for each address:
new people (60 at once, then one a second) and records that are played through for somebody (30 whole games
at once, then one a second). IPv6 addresses count by their first 64 bits. A fourth limit is for everybody
together: PDFs of games, 24 at once, then one in ten seconds; those made before are kept. 0 lifts all four.

**`limit_messages`.** Three times as many may come at once. It comes with two more limits for each person: 5
lines of talk in 10 seconds; 10 tables opened, then one a minute. 0 lifts all three.

**`log_level`.** Logs go to standard error: one JSON object a line, or short lines on a terminal, which shows
requests only at `debug`. Passwords, cookies, tokens and one-time links are not in them.
"""


def server_settings() -> Iterator[str]:
    """The page on the settings of the server."""
    yield "# Settings of the server"
    yield ""
    yield "This page is written by `docs/generate.py` from `server/settings.py`."
    yield ""
    yield from SETTINGS_BEFORE.splitlines()
    yield ""
    rows = []
    for key, about in ABOUT.items():
        takes = f" {about.takes}".replace("|", ", ") if about.takes else f", `--no-{key}`"
        rows.append((f"`{key}`", f"`{option(key)}`{takes}", about.does, default_text(key)))
    yield from table(("key", "option", "does", "default"), rows)
    yield from SETTINGS_AFTER.splitlines()


def protocol_page() -> Iterator[str]:
    """The page on the protocol: what is written by hand in it, then what follows from the code."""
    head, mark, _ = PROTOCOL.read_text(encoding="utf-8").partition(MARK)
    assert mark, f"{PROTOCOL.name} has lost the line {MARK}"
    yield head + mark
    yield ""
    yield from protocol.reference()


def lessons_of(game: Game) -> Callable[[], Iterator[str]]:
    """What writes the lessons of a game."""
    return lambda: lessons.page(game.part("lessons").tutorial(game))


def shown_by(game: str) -> Callable[[], Iterator[str]]:
    """What writes the types of what a game shows."""
    return lambda: views.typescript(registry.find(game))


def drawings() -> Iterator[str]:
    """The client's drawings of what is on the cards of Beat the Quake, for pictures of the whole table."""
    found = {
        path.stem: path.read_text(encoding="utf-8").strip()
        for path in sorted((ROOT / "web" / "src" / "games" / "beat-the-quake" / "pictures").glob("*.svg"))
    }
    yield json.dumps(found, indent=0)


def signs() -> Iterator[str]:
    """How the client shows whose something is: its shape, its colour by day, and on dark."""
    source = ROOT / "web" / "src"
    script = (source / "lib" / "seats.ts").read_text(encoding="utf-8")
    shapes = re.search(r"SHAPES = \[(.+?)\]", script, re.DOTALL)
    assert shapes is not None
    css = (source / "styles" / "tokens.css").read_text(encoding="utf-8")
    colours = re.findall(r"--seat-\d: light-dark\((#\w+), (#\w+)\)", css)
    seats = zip(re.findall(r'"(.+?)"', shapes[1]), colours, strict=True)
    yield json.dumps(
        [{"shape": shape, "colour": by_day, "bright": on_dark} for shape, (by_day, on_dark) in seats],
        indent=0,
    )


def colourings() -> Iterator[str]:
    """What the client's CSS makes of the map of Situation 4, by day: its lines, and each colouring."""
    css = (ROOT / "web" / "src" / "games" / "situation-4" / "landscape.css").read_text(encoding="utf-8")
    dashes = r"stroke-width: ([\d.]+);(?: stroke-dasharray: ([\d. ]+);)?(?: stroke-linecap: (\w+);)?"
    lines = re.findall(rf"\.land \.([\w-]+) {{ stroke: [^;]+; {dashes}", css)
    found: dict[str, object] = {"lines": {name: parts for name, *parts in lines}}
    for name, block in re.findall(r"\.colour-(\w+) \{([^}]+)\}", css):
        found[name] = {
            kind: _plain_colour(day or always)
            for kind, day, always in re.findall(
                r"--s4-([\w-]+): (?:light-dark\((.+?), (?:#|rgb).+\)|(.+));", block
            )
        }
    yield json.dumps(found, indent=0)


def _plain_colour(colour: str) -> str:
    """A colour as every reader of SVG knows it."""
    parts = re.fullmatch(r"rgb\((\d+) (\d+) (\d+) / (\d+)%\)", colour)
    if parts is None:
        return colour
    red, green, blue, share = map(int, parts.groups())
    return f"rgba({red},{green},{blue},{share / 100})"


def environment_page(page: environment_pages.Page) -> Callable[[], Iterator[str]]:
    """What writes the page on a game as an environment."""
    return lambda: environment_pages.page_of(page)


def record_schema(game: str) -> tuple[Path, Callable[[], Iterator[str]]]:
    """Where the schema of a game's records lies, and what writes it."""
    path = ROOT / "src" / "ludotheque" / "games" / game.replace("-", "_") / "record.schema.json"
    return path, lambda: option_pages.record_schema(path)


def picture(record: Path) -> Callable[[], Iterator[str]]:
    """What draws the table of a record."""
    return lambda: iter([picture_of(record)])


CLIENT = ROOT / "web" / "src" / "games"
PICTURES = ROOT / "docs" / "pictures"
RECORDS = ROOT / "tests" / "records"
GAMES = ROOT / "src" / "ludotheque" / "games"

PAGES = {
    GAMES / "situation_4" / "landscape.json": colourings,
    GAMES / "beat_the_quake" / "objects.json": drawings,
    ROOT / "src" / "ludotheque" / "engine" / "seats.json": signs,
    REFERENCE / "moves-seismic.md": seismic_moves,
    REFERENCE / "settings.md": server_settings,
    REFERENCE / "options.md": option_pages.page,
    **dict(map(record_schema, registry.OURS)),
    REFERENCE / "data.md": data.page,
    PICTURES / "seismic.svg": picture(PICTURES / "seismic.json"),
    PICTURES / "beat-the-quake.svg": picture(RECORDS / "beat-the-quake" / "unfinished-use.json"),
    PICTURES / "learning.svg": lambda: iter([curve_of(PICTURES / "learning.json")]),
    PICTURES / "situation-4.svg": picture(RECORDS / "situation-4" / "unfinished-teams.json"),
    **{
        ROOT / "docs" / "environments" / f"{page.game}.md": environment_page(page)
        for page in environment_pages.PAGES
    },
    PROTOCOL: protocol_page,
    ROOT / "src" / "ludotheque" / "server" / "schemas" / "protocol.schema.json": protocol.schema,
    ROOT / "web" / "src" / "protocol.ts": protocol.typescript,
    **{CLIENT / game / "shown.ts": shown_by(game) for game in registry.OURS if (CLIENT / game).is_dir()},
    **{
        CLIENT / game.name / "lessons.json": lessons_of(game)
        for game in map(registry.find, registry.OURS)
        if game.has_part("lessons")
    },
}


def main() -> int:
    """Write the pages, or check them."""
    stale = 0
    for path, page in PAGES.items():
        text = "\n".join(page()).rstrip() + "\n"
        if "--check" not in sys.argv[1:]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.name} is not as the code says: run python docs/generate.py")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
