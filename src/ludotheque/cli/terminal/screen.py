"""What the terminal is: its language, its size, its colours, its interruptions."""

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from ludotheque.engine.canvas import Depth
from ludotheque.engine.languages import ENGLISH, language_in
from ludotheque.engine.teller import Screen


def spoken_language() -> str:
    """The language of the terminal, as the locale's variables say; English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return language_in(value) or ENGLISH
    return ENGLISH


def prepare_streams() -> None:
    """No character that comes in or goes out may stop a game; a line can be edited as it is typed."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # input() uses it once it is there


def screen_now(is_plain: bool) -> Screen:
    """What this terminal can show."""
    columns, rows = shutil.get_terminal_size()
    is_plain = is_plain or not can_draw()
    if not sys.stdout.isatty():
        return Screen(columns, None, Depth.NONE, is_plain)
    return Screen(columns, rows, Depth.NONE if is_plain else depth_now(), is_plain)


def depth_now() -> Depth:
    """How many colours this terminal shows."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb":
        return Depth.NONE
    is_true = os.environ.get("COLORTERM", "") in ("truecolor", "24bit")
    return Depth.TRUE if is_true else Depth.INDEXED


def is_drawn_on() -> bool:
    """Whether a table with a cursor can be drawn here: nothing goes to a file or comes from one."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return is_terminal and os.environ.get("TERM", "dumb") != "dumb" and can_draw()


def can_draw() -> bool:
    """Whether the output's encoding has the characters that a drawing needs."""
    try:
        "▟⣿–".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def forget() -> None:
    """Nothing that was shown or typed can be seen again: not on the screen, not above it, not by a key.

    A terminal that cannot forget what was scrolled away still shows an empty screen.
    """
    if not sys.stdout.isatty():
        return
    if os.environ.get("TERM", "dumb") == "dumb":
        print("\n" * shutil.get_terminal_size().lines, flush=True)
    else:
        print("\x1b[H\x1b[2J\x1b[3J", end="", flush=True)  # all of the screen, then what was scrolled away
    with suppress(ImportError):
        import readline

        readline.clear_history()


ENDS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C and the like wait until this is done: a move is played and told whole."""
    waiting: list[int] = []
    numbers = [signal.SIGINT, *ENDS]
    before = [signal.signal(number, lambda late, _: waiting.append(late)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
    for number in waiting[:1]:
        signal.raise_signal(number)


@contextmanager
def unheard() -> Iterator[None]:
    """Ctrl-C is of no use: what is done here is the last thing to be done."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def hang_ups_end_input() -> Iterator[None]:
    """A terminal that closes, or a polite kill, counts as the end of input."""

    def end_input(number: int, frame: Any) -> None:
        for other in ENDS:
            signal.signal(other, signal.SIG_IGN)  # once is enough: there is a game to save now
        raise EOFError

    before = [signal.signal(number, end_input) for number in ENDS]
    try:
        yield
    finally:
        for number, handler in zip(ENDS, before, strict=True):
            signal.signal(number, handler)
