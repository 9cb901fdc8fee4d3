"""`ludotheque`: finds the command and hands over. Heavy parts are imported by the command that needs them."""

import sys
from io import TextIOWrapper

import typer

from ludotheque import __version__
from ludotheque.cli.commands import (
    admin,
    arena,
    balance,
    components,
    dataset,
    legal,
    play,
    printing,
    replay,
    review,
    rules,
    serve,
    simulate,
    verify,
    words,
)

app = typer.Typer(
    name="ludotheque",
    help="Three published games: play them, replay them, compute with them.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("dataset")(dataset.dataset)
app.command("balance")(balance.balance)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("legal")(legal.legal)
app.command("components")(components.components)
app.command("rules")(rules.rules)
app.command("print")(printing.printing)
app.command("verify")(verify.verify)
app.command("words")(words.words)


def _show_version(asked: bool) -> None:
    if asked:
        print(f"ludotheque {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: bool = typer.Option(
        False, "--version", callback=_show_version, is_eager=True, help="Show the version and stop."
    ),
) -> None:
    """Three published games: play them, replay them, compute with them."""


def main() -> None:
    """Run the command line. Asking for the version alone loads nothing else."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a narrow terminal gets escapes, not a traceback
    if sys.argv[1:] == ["--version"]:
        print(f"ludotheque {__version__}")
        return
    app()


if __name__ == "__main__":
    main()
