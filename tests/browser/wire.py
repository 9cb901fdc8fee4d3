"""The line between a browser and a house, which a test can cut."""

import socket
import threading
from contextlib import suppress
from typing import Self

from tests.support.services.loopback import HOST, free_port

MASK = slice(2, 6)  # of a short frame, which is all that a ping needs
LONGEST_PING = 60  # bytes


def is_ping(data: bytes) -> bool:
    """Whether this is what a page asks by itself, to see whether the line lives."""
    mask, said = data[MASK], data[MASK.stop :]
    told = bytes(byte ^ mask[place % 4] for place, byte in enumerate(said[:LONGEST_PING]))
    return len(said) < LONGEST_PING and b'"ping"' in told


class Wire:
    """Passes everything on, until it is cut; and again once it is mended."""

    def __init__(self, port: int) -> None:
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.to = port
        self._ends: list[socket.socket] = []
        self._door: socket.socket | None = None
        self._is_deaf = False
        self.passed = 0  # how often something was passed on that somebody did
        self._flows, self._asks = threading.Event(), threading.Event()
        self._flows.set()
        self._asks.set()
        self._lock = threading.Lock()

    def mend(self) -> None:
        """Pass things on."""
        self._is_deaf = False
        self._door = socket.create_server((HOST, self.port))
        threading.Thread(target=self._welcome, args=(self._door,), daemon=True).start()

    def deafen(self) -> None:
        """What the browser says still arrives, but no answer comes back."""
        self._is_deaf = True

    def hold(self) -> None:
        """What the browser says still arrives, but answers are kept until they are let go."""
        self._flows.clear()

    def let_go(self) -> None:
        """Pass on what was kept."""
        self._flows.set()

    def hush(self) -> None:
        """What the browser says is kept until it is let out."""
        self._asks.clear()

    def let_out(self) -> None:
        """Pass on what the browser has said."""
        self._asks.set()

    def cut(self) -> None:
        """Nothing goes through, and nobody can call."""
        if self._door is not None:
            # Closing alone would leave the thread waiting in accept, and with it the port.
            with suppress(OSError):
                self._door.shutdown(socket.SHUT_RDWR)
            self._door.close()
            self._door = None
        with self._lock:
            ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _welcome(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                try:
                    far = socket.create_connection((HOST, self.to))
                except OSError:  # the house is not there
                    near.close()
                    continue
                with self._lock:
                    self._ends += [near, far]
                for one, other, is_answer in ((near, far, False), (far, near, True)):
                    threading.Thread(target=self._carry, args=(one, other, is_answer), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                (self._flows if is_answer else self._asks).wait()
                if not (is_answer and self._is_deaf):
                    other.sendall(data)
                self.passed += not is_answer and not is_ping(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def __enter__(self) -> Self:
        self.mend()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
