"""The command line, run in this process."""

from dataclasses import dataclass

from typer.testing import CliRunner

from ludotheque.cli.main import app


@dataclass(frozen=True)
class Answer:
    """What a command said, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """Standard output, line by line."""
        return self.out.splitlines()


def run(*words: object, given: str | None = None) -> Answer:
    """`ludotheque` with these words, and what is typed to it; an exception that got out is raised here."""
    result = CliRunner().invoke(app, [str(word) for word in words], input=given)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


def broken(*words: object) -> str:
    """The one line with which a command refuses: on standard error, status 2, and nothing else."""
    answer = run(*words)
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.endswith("\n")
    line = answer.err[:-1]
    assert line.replace("\u202f", " ").isprintable()  # French has narrow spaces
    assert 0 < len(line) <= 2000
    assert "Traceback" not in line
    return line
