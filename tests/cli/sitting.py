"""People at one keyboard: what they type, and what is said to them."""

from pathlib import Path

from typer.testing import CliRunner

from ludotheque.cli.main import app
from ludotheque.engine.records import Replay, read_record
from ludotheque.games import registry


def typed(lines: list[str], *words: str, status: int = 0) -> str:
    """What `ludotheque play` says while these lines are typed; an exception that got out is raised here."""
    result = CliRunner().invoke(app, ["play", *words], input="".join(f"{line}\n" for line in lines))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == status, result.output
    return str(result.output)


def replayed(path: Path) -> Replay:
    """A saved game, played through."""
    replay = Replay(read_record(path, registry.find))
    replay.finish()
    return replay
