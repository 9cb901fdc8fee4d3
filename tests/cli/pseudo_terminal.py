"""`ludotheque play` at a terminal that a test types into and looks at."""

import codecs
import os
import subprocess
import sys
import time
from pathlib import Path

import psutil

import ludotheque

# Runs before the program, so that Ctrl-C reaches it even if whoever runs the tests is deaf to it. Not between
# fork and exec: the test process has threads.
_LET_CTRL_C_IN = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


class Terminal:
    """`ludotheque play GAME` at a pseudo-terminal of 80 × 24."""

    def __init__(self, folder: Path, game: str, *words: str, **variables: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.main, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        kept = {
            name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")
        }
        source = str(Path(ludotheque.__file__).parents[1])
        self.process = subprocess.Popen(
            [sys.executable, "-c", _LET_CTRL_C_IN, "-m", "ludotheque", "play", game, *words],
            stdin=side,
            stdout=side,
            stderr=side,
            cwd=folder,
            env={**kept, "PYTHONPATH": source, "TERM": "xterm-256color", "COLORTERM": "", **variables},
            start_new_session=True,
        )
        os.close(side)
        self.shown = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may come in halves

    def until(self, words: str, seconds: float = 120) -> str:
        """Read until these words are shown; all that was shown since the last time."""
        import select

        start, end = len(self.shown), time.monotonic() + seconds
        while words not in self.shown[start:]:
            assert time.monotonic() < end, self.shown[start:]
            if select.select([self.main], [], [], 1)[0]:
                try:
                    self.shown += self._decoder.decode(os.read(self.main, 65536))
                except OSError:
                    break
        assert words in self.shown[start:], self.shown[start:]
        return self.shown[start:]

    def type(self, text: str) -> None:
        """As if from a keyboard."""
        os.write(self.main, text.encode())

    def await_prompt(self, seconds: float = 120) -> None:
        """Until the program sleeps at its prompt: a signal in the moment in which that opens goes unheard."""
        process, looks, end = psutil.Process(self.process.pid), 0, time.monotonic() + seconds
        while looks < 5:
            assert time.monotonic() < end, self.shown
            looks = looks + 1 if process.status() == psutil.STATUS_SLEEPING else 0
            time.sleep(0.02)

    def press(self, key: str, words: str) -> None:
        """Press a key at the prompt; words are shown."""
        self.await_prompt()
        self.type(key)
        self.until(words)

    def hang_up(self) -> None:
        """Close the terminal, as one closes a window; the program ends by itself."""
        os.close(self.main)
        self.process.wait(60)

    def end(self) -> int:
        """Wait for the end; the exit status."""
        status = self.process.wait(60)
        os.close(self.main)
        return status
