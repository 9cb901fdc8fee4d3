"""What is in the box, in lines for a terminal."""

from collections.abc import Iterator

from ludotheque.engine.words import say
from ludotheque.games.situation_4.components import Board


def board_lines(board: Board, language: str) -> Iterator[str]:
    """A board: its size, then what lies on which locations."""

    def group(name: str, members: object) -> str:
        return say(
            "components-group", language, group=say(f"components-{name}", language), members=str(members)
        )

    yield group("columns", board.columns)
    yield group("rows", board.rows)
    yield group("river", say("components-river-after", language, row=board.river))
    yield group("zones", f"{board.zones.columns} × {board.zones.rows}")
    yield group("objectives", len(board.objectives))
    for one in board.objectives:
        words = {"name": one.name(language), "id": one.id, "value": one.value}
        yield "  " + say("components-objective", language, places=", ".join(one.locations), **words)
    yield group("bases", sum(map(len, board.bases.values())))
    for kind, bases in board.bases.items():
        for side, base in enumerate(bases):
            yield "  " + say("components-base", language, kind=kind, side=side, places=", ".join(base))
    yield group("bridges", len(board.bridges))
    for site, ends in board.bridges.items():
        yield "  " + say("components-bridge", language, site=site, places="–".join(ends))
