"""How commands answer: files in, one answer a line out, one clear line for what cannot be done."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import typer

if TYPE_CHECKING:
    from ludotheque.engine.records import Replay

LONGEST_ERROR = 2000  # characters
INTERRUPTED = 130  # the status of what Ctrl-C stopped

Report = Callable[["Replay"], dict[str, Any]]
Telling = Callable[["Replay"], str]
Keeping = Callable[[int, Path, "Replay"], None]


def fail(words: object) -> NoReturn:
    """One clear line on standard error, in the language of the terminal, status 2."""
    from ludotheque.engine.words import Refused

    if isinstance(words, Refused):
        from ludotheque.cli.terminal.screen import spoken_language

        words = words.tell(spoken_language())
    print(one_line(words), file=sys.stderr)
    raise typer.Exit(2)


def one_line(words: object) -> str:
    """Words on one line, not too long."""
    return " ".join(str(words).splitlines())[:LONGEST_ERROR]


def compact(document: Any) -> str:
    """JSON on one line."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def answers(
    path: Path, every: bool, show: Callable[["Replay"], str], keep: Callable[["Replay"], None]
) -> Iterator[str]:
    """The answer for a record, or one for every prefix of its moves; Refused if it breaks a rule."""
    from ludotheque.engine.records import Replay, read_record
    from ludotheque.games import registry

    replay = Replay(read_record(path, registry.find))
    replay.finish()  # before any line is shown: a broken record shows none
    keep(replay)
    if not every:
        yield show(replay)
        return
    for _ in replay.prefixes():
        yield show(replay)


def answer(
    files: list[Path],
    as_json: bool,
    every: bool,
    report: Report,
    tell: Telling,
    keep: Keeping = lambda number, path, replay: None,
) -> None:
    """Answer for each file in order; `keep` is given each record that was played through."""
    from ludotheque.engine.words import Refused

    is_broken = False
    for number, path in enumerate(files):
        try:
            show = (lambda replay: compact(report(replay))) if as_json else tell
            for line in answers(path, every, show, partial(keep, number, path)):
                print(line)
        except Refused as error:
            if len(files) == 1:
                fail(error)
            is_broken = True
            if as_json:
                print(compact({"error": one_line(error)}))
            else:
                print(one_line(f"{path}: {error}"), file=sys.stderr)
    if is_broken:
        raise typer.Exit(2)


def quietly_closed(run: Callable[[], None]) -> None:
    """Stop without a word when the reader of our output has gone (`| head`)."""
    try:
        run()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(1) from None
