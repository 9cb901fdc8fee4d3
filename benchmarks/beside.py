"""How long people wait for their moves beside bots that are slow: each takes a second for a move of its own.

python benchmarks/beside.py                    beside bots that wait outside Python, and that keep Python busy
python benchmarks/beside.py --seconds 20 --tables 8

One process of the house, on this machine, with SQLite; each table of people is played by one thread.
"""

import argparse
import http.client
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

HOST = "127.0.0.1"
PORT = 18642
SLOW = 1.0  # seconds for each move of a bot
START = 120.0  # the most seconds that the house may take to be ready
BOTS = 4  # tables where they play among themselves


def burn() -> None:
    """Keep Python busy."""
    end = time.monotonic() + SLOW
    while time.monotonic() < end:
        pass


def serve(how: str, folder: str) -> None:
    """The house, with bots that take their time."""
    from ludotheque.bots import lineup
    from ludotheque.cli.main import main

    find = lineup.find

    class Slow:
        """Decides as another does, later."""

        def __init__(self, bot: Any) -> None:
            self._bot = bot

        def decide(self, view: Any, legal: Any, seconds: float) -> Any:
            """As the other bot decides."""
            burn() if how == "burn" else time.sleep(SLOW)
            return self._bot.decide(view, legal, seconds)

        def pace(self, view: Any, move: Any) -> Any:
            """With the same hands."""
            return self._bot.pace(view, move)

    lineup.find = lambda *asked, **named: Slow(find(*asked, **named))
    free = ["--limit-requests", "0", "--limit-messages", "0", "--log-level", "error"]
    where = ["--host", HOST, "--port", str(PORT), "--data-dir", folder]
    sys.argv[1:] = ["serve", "--no-browser", *where, *free]
    main()


class Person:
    """One line to the house."""

    def __init__(self, nickname: str) -> None:
        self._line = http.client.HTTPConnection(HOST, PORT, timeout=START)
        self._token = ""
        self._token = self.ask("POST", "/enter", {"nickname": nickname, "kind": "bot"})["token"]

    def ask(self, verb: str, path: str, body: Any = None) -> Any:
        """What the house answers."""
        headers = {"Content-Type": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        self._line.request(verb, f"/api/v1{path}", None if body is None else json.dumps(body), headers)
        answer = self._line.getresponse()
        text = answer.read().decode()
        if answer.status >= http.HTTPStatus.BAD_REQUEST:
            raise SystemExit(f"{path} answered {answer.status}: {text}")
        return json.loads(text)

    def open_table(self, *seats: str) -> str:
        """Its id."""
        new = {"game": "seismic", "seats": [{"kind": seat} for seat in seats]}
        return str(self.ask("POST", "/tables", new)["table"])

    def do(self, type: str, table: str, **more: str) -> None:
        """A command that must be carried out."""
        id = f"{random.getrandbits(64):x}"
        self.ask("POST", "/commands", {"type": type, "table": table, "id": id, **more})

    def shown(self, table: str) -> Any:
        """What is to be seen of a table."""
        return self.ask("GET", f"/tables/{table}")["shown"]


def play(number: int, end: float, took: list[float]) -> None:
    """Two people play until it is time, game after game; seconds that each move took."""
    people = [Person(f"{number}-{seat}") for seat in range(2)]
    while time.monotonic() < end:
        table = people[0].open_table("me", "open")
        people[0].do("ready", table)
        people[1].do("sit", table)
        while time.monotonic() < end and (shown := people[0].shown(table))["status"] == "playing":
            mover = people[shown["to_move"][0]]
            move = random.choice(mover.shown(table)["legal"])
            began = time.monotonic()
            mover.do("play", table, move=move)
            took.append(time.monotonic() - began)


@contextmanager
def running(how: str) -> Iterator[None]:
    """The house in a process of its own, with tables where bots think."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", how, folder]
        house = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            await_ready(house)
            host = Person("host")
            for _ in range(BOTS):
                host.do("ready", host.open_table("bot", "bot"))
            yield
        finally:
            house.terminate()
            house.wait()


def await_ready(house: "subprocess.Popen[bytes]") -> None:
    """Until the door is open."""
    end = time.monotonic() + START
    while time.monotonic() < end and house.poll() is None:
        line = http.client.HTTPConnection(HOST, PORT, timeout=START)
        try:
            line.request("GET", "/readyz")
            if line.getresponse().status == http.HTTPStatus.OK:
                return
        except OSError:
            time.sleep(0.1)
        finally:
            line.close()
    raise SystemExit("the house does not open")


def measure(how: str, tables: int, seconds: float) -> str:
    """A line of figures."""
    took: list[float] = []
    with running(how):
        end = time.monotonic() + seconds
        threads = [threading.Thread(target=play, args=(number, end, took)) for number in range(tables)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    took.sort()
    middle, late = statistics.median(took), took[len(took) * 99 // 100]
    return f"{how}: {len(took)} moves, p50 {middle * 1000:.1f} ms, p99 {late * 1000:.1f} ms"


def main() -> None:
    """Print a line for each kind of slowness."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=4, help="of two people each")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--serve", nargs=2, metavar=("HOW", "FOLDER"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(*asked.serve)
        return
    print(f"{asked.tables} tables of people, {BOTS} of bots, {os.cpu_count()} cores")
    for how in ("sleep", "burn"):
        print(measure(how, asked.tables, asked.seconds), flush=True)


if __name__ == "__main__":
    main()
