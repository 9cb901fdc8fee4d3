"""What is told at the start: addresses, QR code, browser."""

import io
import re
import shutil
import socket
import threading
import webbrowser
from os import terminal_size
from pathlib import Path
from typing import Any

import pytest
import segno

from ludotheque.engine.languages import LANGUAGES
from ludotheque.server import announce as module
from ludotheque.server.announce import (
    Reach,
    announce,
    can_open_browser,
    columns_of,
    lan_address,
    open_browser,
    qr_code,
    reach_of,
    told,
    told_to_teacher,
)
from ludotheque.server.classroom.classroom import Invitation
from ludotheque.server.settings import Settings

HOME = "http://192.168.1.20:8642"
BLOCKS = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}  # upper and lower module, 1: dark


class Terminal(io.TextIOWrapper):
    """A terminal of this encoding."""

    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(), encoding)

    def isatty(self) -> bool:
        """It is one."""
        return True


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 80 columns with colours."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: terminal_size((80, 24)))


def modules(lines: list[str]) -> list[list[int]]:
    """The code that was drawn, without its margin and colours; 1: dark."""
    rows: list[list[int]] = []
    for line in lines:
        pairs = [BLOCKS[letter] for letter in re.sub(r"\x1b\[[\d;]*m", "", line)]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    height = len(rows[0])
    assert all(all(row) for row in rows[height:])  # below an odd number of rows nothing is drawn
    return [row[2:-2] for row in rows[2 : height - 2]]


# Addresses


@pytest.mark.parametrize(
    ("host", "public", "found", "reach"),
    [
        ("0.0.0.0", None, "192.168.1.20", Reach("http://localhost:8642", HOME)),
        ("0.0.0.0", None, None, Reach("http://localhost:8642")),
        ("::", None, "fd00::2", Reach("http://localhost:8642", "http://[fd00::2]:8642")),
        ("127.0.0.1", None, "192.168.1.20", Reach("http://127.0.0.1:8642", is_alone=True)),
        ("::1", None, "192.168.1.20", Reach("http://[::1]:8642", is_alone=True)),
        ("localhost", None, "192.168.1.20", Reach("http://localhost:8642", is_alone=True)),
        ("10.0.0.7", None, "192.168.1.20", Reach(network="http://10.0.0.7:8642")),
        ("0.0.0.0", "https://a.example", "192.168.1.20", Reach(public="https://a.example")),
    ],
)
def test_reach(host: str, public: str | None, found: str | None, reach: Reach) -> None:
    """Only addresses under which it answers."""
    assert reach_of(Settings(host=host, public=public), 8642, lambda family: found) == reach


def test_the_default_port_goes_without_saying() -> None:
    """A browser knows it."""
    assert reach_of(Settings(), 80, lambda family: "10.0.0.7") == Reach("http://localhost", "http://10.0.0.7")


def test_the_lan_address_is_ours() -> None:
    """A socket can be bound to it; or there is no network at all."""
    for family in (socket.AF_INET, socket.AF_INET6):
        address = lan_address(family)
        if address is not None:
            with socket.socket(family) as ours:
                ours.bind((address, 0))
            assert not address.startswith("127.")


@pytest.mark.parametrize(
    ("routed", "interfaces", "address"),
    [
        (["192.168.1.20"], ["172.17.0.1", "192.168.1.20"], "192.168.1.20"),
        (["172.18.0.5", "10.1.2.3"], [], "10.1.2.3"),  # 172.16.0.0/12: often a network inside this computer
        (["172.18.0.5"], ["169.254.3.4"], "172.18.0.5"),
        (["192.168.1.20"], ["10.42.0.1"], "192.168.1.20"),  # where the route goes, before the others
        ([], ["10.42.0.1"], "10.42.0.1"),  # a hotspot of our own
        (["8.8.4.4"], ["10.42.0.1"], "10.42.0.1"),
        (["8.8.4.4"], [], "8.8.4.4"),
        (["127.0.0.1"], ["169.254.3.4", "0.0.0.0"], None),
    ],
)
def test_the_likeliest_of_several(
    routed: list[str], interfaces: list[str], address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that phones in the same room can reach."""
    monkeypatch.setattr(module, "_routed", lambda family: iter(routed))
    monkeypatch.setattr(module, "_of_interfaces", lambda: iter(interfaces))
    assert lan_address() == address


def test_nothing_is_sent_to_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """No name is looked up; the sockets are UDP and only connected."""
    kinds = []

    class Watched(socket.socket):
        """Notes its kind; sends nothing."""

        def __init__(self, family: Any = -1, kind: Any = -1, *more: Any, **named: Any) -> None:
            kinds.append(kind)
            super().__init__(family, kind, *more, **named)

        def send(self, *args: Any) -> int:
            raise AssertionError

        sendto = sendmsg = sendall = send  # type: ignore[assignment]

    monkeypatch.setattr(socket, "socket", Watched)
    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "gethostbyaddr", "getfqdn"):
        monkeypatch.delattr(socket, name)
    lan_address()
    assert set(kinds) == {socket.SOCK_DGRAM}


def test_addresses_of_interfaces_are_ours() -> None:
    """A socket can be bound to each."""
    for address in module._of_interfaces():
        with socket.socket() as ours:
            ours.bind((address, 0))


# Words


def test_told_in_english() -> None:
    """Without a terminal: the addresses, no code."""
    assert told(Reach("http://localhost:8642", HOME), "en", io.StringIO()) == (
        "Ludotheque is open.\n\n"
        "  On this computer  http://localhost:8642\n"
        "  On your network   http://192.168.1.20:8642\n\n"
        "Ctrl-C stops it."
    )


def test_told_in_french() -> None:
    """With a code in a terminal."""
    said = told(Reach("http://localhost:8642", HOME), "fr", Terminal())
    assert "  Sur cet ordinateur  http://localhost:8642\n  Sur votre réseau    " + HOME in said
    assert "Un téléphone du même réseau peut scanner ceci\u202f:" in said
    assert said.endswith("Ctrl-C l’arrête.")
    assert "▀" in said


INVITATION = Invitation("beat-the-quake", "KWRT", "t" * 22)


def test_told_to_a_teacher() -> None:
    """Where the class joins, with which code, and the teacher's own page; the code of QR joins at once."""
    assert told_to_teacher(Reach("http://localhost:8642", HOME), INVITATION, "en", io.StringIO()) == (
        "The classroom is open. It plays Beat the Quake.\n\n"
        f"  The class joins at  {HOME}/join\n"
        "  with the code       KWRT\n"
        f"  Your own page       http://localhost:8642/class/{'t' * 22}\n\n"
        "Whoever opens your page is the teacher: keep its address to yourself.\n\n"
        "Ctrl-C stops it. The lesson goes on at the next start."
    )
    said = told_to_teacher(Reach("http://localhost:8642", HOME), INVITATION, "fr", Terminal())
    assert "\n".join(f"  {line}" for line in qr_code(f"{HOME}/join/KWRT", Terminal())) in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reach", "join"),
    [
        (Reach("http://localhost:8642", HOME), f"{HOME}/join"),
        (Reach("http://localhost:8642"), "http://localhost:8642/join"),
        (Reach("http://127.0.0.1:8642", is_alone=True), "http://127.0.0.1:8642/join"),
        (Reach(public="https://games.example.org"), "https://games.example.org/join"),
    ],
)
def test_a_teacher_is_told_in_every_case(language: str, reach: Reach, join: str) -> None:
    said = told_to_teacher(reach, INVITATION, language, Terminal())
    assert join in said
    plain = re.sub(r"\x1b\[[\d;]*m", "", said)
    assert max(map(columns_of, plain.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("reach", "words"),
    [
        (Reach("http://127.0.0.1:8642", is_alone=True), "--host 0.0.0.0"),
        (Reach("http://localhost:8642"), "http://localhost:8642"),
        (Reach(network=HOME), HOME),
        (Reach(public="https://games.example.org"), "https://games.example.org"),
    ],
)
def test_every_case_fits_the_terminal(language: str, reach: Reach, words: str) -> None:
    """Each is said; no line is longer than 80 columns; a code only for an address that others can reach."""
    said = told(reach, language, Terminal())
    assert words in said
    assert all(columns_of(re.sub(r"\x1b\[[\d;]*m", "", line)) <= 80 for line in said.splitlines())
    assert ("█" in said) == (reach.to_scan is not None)


# The code


@pytest.mark.parametrize(
    "address", [HOME, "http://10.0.0.7:80", "https://games.example.org", "http://[fd00::2]:8642"]
)
@pytest.mark.parametrize("no_color", ["", "1"])
def test_the_code_holds_the_address(address: str, no_color: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn, read back, is the code of the address; dark on light, by colours of its own."""
    monkeypatch.setenv("NO_COLOR", no_color)
    lines = qr_code(address, Terminal())
    assert modules(lines) == [list(row) for row in segno.make(address, error="l", micro=False).matrix]
    is_coloured = all(line.startswith("\x1b[") and line.endswith("\x1b[0m") for line in lines)
    assert is_coloured == (no_color == "")


def test_no_code_where_it_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in a file, not without the characters, not in a dumb terminal, not if it is too narrow."""
    assert qr_code(HOME, io.StringIO()) == []
    assert qr_code(HOME, Terminal("latin-1")) == []
    for columns, is_shown in ((30, False), (31, True)):  # 25 modules, 2 + 2 around, 2 for the margin
        size = terminal_size((columns, 24))
        monkeypatch.setattr(shutil, "get_terminal_size", lambda size=size: size)
        assert bool(qr_code(HOME, Terminal())) == is_shown
    monkeypatch.setenv("TERM", "dumb")
    assert qr_code(HOME, Terminal()) == []


# The browser


@pytest.mark.parametrize(
    ("environ", "platform", "can"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "a b c d"}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_TTY": "/dev/pts/0"}, "darwin", False),
        ({}, "win32", True),
    ],
)
def test_can_open_browser(environ: dict[str, str], platform: str, can: bool) -> None:
    """Only where somebody sees it."""
    assert can_open_browser(environ, platform) is can


@pytest.mark.parametrize("is_wanted", [True, False])
def test_announce(
    is_wanted: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Prints, and opens the page unless it was told not to."""
    opened: list[str] = []
    monkeypatch.setattr(module, "can_open_browser", lambda environ, platform: True)
    monkeypatch.setattr(module, "open_browser", opened.append)
    announce(Settings(host="127.0.0.1", browser=is_wanted, data_dir=tmp_path), 4321, "en")
    assert opened == (["http://127.0.0.1:4321"] if is_wanted else [])
    assert "http://127.0.0.1:4321" in capsys.readouterr().out


def test_the_teachers_page_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(module, "can_open_browser", lambda environ, platform: True)
    monkeypatch.setattr(module, "open_browser", opened.append)
    announce(Settings(host="127.0.0.1", data_dir=tmp_path), 4321, "en", INVITATION)
    assert opened == [f"http://127.0.0.1:4321/class/{'t' * 22}"]
    assert "KWRT" in capsys.readouterr().out


def test_a_slow_browser_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is opened in a thread that does not keep the process alive."""
    opened, may_go_on = [], threading.Event()

    def slow(address: str) -> bool:
        may_go_on.wait()
        opened.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", slow)
    thread = open_browser(HOME)
    assert (opened, thread.daemon) == ([], True)
    may_go_on.set()
    thread.join()
    assert opened == [HOME]
