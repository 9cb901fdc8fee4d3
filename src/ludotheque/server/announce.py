"""Where people find the house: told at its start, with a QR code for phones; and the browser, opened."""

import io
import ipaddress
import os
import shutil
import socket
import struct
import sys
import threading
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO
from urllib.parse import urlsplit

from ludotheque.engine.words import say
from ludotheque.server.settings import Settings

if TYPE_CHECKING:
    from ludotheque.server.classroom.classroom import Invitation

_EVERYWHERE = {"0.0.0.0", "::", ""}
_LONGEST_HOST = 255
_LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
_QUIET_ZONE = 2  # modules around the code
_WHITE_ON_BLACK, _PLAIN = "\x1b[38;5;231;48;5;16m", "\x1b[0m"  # of the fixed colours, which no theme changes
_MARGIN = "  "

# Addresses in private networks and one that only documents have: routes to them show our own addresses.
_TARGETS = {
    socket.AF_INET: ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
_ASK_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}  # SIOCGIFADDR
_VIRTUAL = (
    "lo",
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "tun",
    "tap",
    "utun",
    "wg",
    "tailscale",
)


@dataclass(frozen=True)
class Reach:
    """The addresses under which the house can be reached; None: not that way."""

    here: str | None = None
    network: str | None = None
    public: str | None = None
    is_alone: bool = False  # listens to this computer only, as it was told to

    @property
    def to_open(self) -> str | None:
        """The address for a browser on this computer."""
        return self.public or self.here or self.network

    @property
    def to_scan(self) -> str | None:
        """The address for a phone."""
        return self.public or self.network


def announce(settings: Settings, port: int, language: str, invitation: "Invitation | None" = None) -> None:
    """Tell where the house is, and open the browser if there is one to see: of a class the teacher's page."""
    reach = reach_of(settings, port)
    if invitation is None:
        words, page = told(reach, language, sys.stdout), ""
    else:
        words, page = told_to_teacher(reach, invitation, language, sys.stdout), invitation.teach
    print(words, flush=True)
    if settings.browser and reach.to_open and can_open_browser(os.environ, sys.platform):
        open_browser(reach.to_open + page)


def base_of(settings: Settings, host: str) -> str:
    """Where others reach the house: who asks from this computer knows it by a name that only it knows."""
    if settings.public is not None:
        return settings.public.rstrip("/")
    host = host[:_LONGEST_HOST]
    try:
        asked = urlsplit(f"//{host}")
        if asked.hostname in _LOOPBACK:
            return reach_of(settings, asked.port or 80).to_scan or f"http://{host}"
    except ValueError:
        pass  # no address at all: whoever made it up sees it again
    return f"http://{host}"


def reach_of(
    settings: Settings, port: int, find: Callable[[socket.AddressFamily], str | None] | None = None
) -> Reach:
    """The addresses of a house that listens on this port. A proxy's clients know only its address."""
    if settings.public is not None:
        return Reach(public=settings.public)
    host = settings.host
    if host in _EVERYWHERE:
        family = socket.AF_INET6 if host == "::" else socket.AF_INET
        found = (find or lan_address)(family)
        return Reach(here=url("localhost", port), network=url(found, port) if found else None)
    if _is_loopback(host):
        return Reach(here=url(host, port), is_alone=True)
    return Reach(network=url(host, port))


def url(host: str, port: int) -> str:
    """The address of a page."""
    where = f"[{host}]" if ":" in host else host
    return f"http://{where}" if port == 80 else f"http://{where}:{port}"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# The address in the network


def lan_address(family: socket.AddressFamily = socket.AF_INET) -> str | None:
    """This computer's likeliest address in its network. Nothing is sent to find it."""
    found = [*_routed(family), *(_of_interfaces() if family == socket.AF_INET else ())]
    usable = [address for address in found if _is_usable(address)]
    return min(usable, key=_unlikeliness, default=None)  # the first of equals: routes come first


def _routed(family: socket.AddressFamily) -> Iterator[str]:
    """The addresses from which we would send, the default route's first. To connect UDP sends nothing."""
    for target in _TARGETS[family]:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            yield probe.getsockname()[0]


def _of_interfaces() -> Iterator[str]:
    """The addresses of the real interfaces: a hotspot of our own has no route to anywhere else."""
    asked = _ASK_ADDRESS.get(sys.platform)
    if asked is None:
        return
    import fcntl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if not name.startswith(_VIRTUAL):
                with suppress(OSError):
                    answer = fcntl.ioctl(probe, asked, struct.pack("256s", name.encode()[:15]))
                    yield socket.inet_ntoa(answer[20:24])


def _is_usable(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)


def _unlikeliness(address: str) -> int:
    """Home and school networks are private; 172.16.0.0/12 is often one inside this computer."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if found.version == 4 and found in ipaddress.ip_network("172.16.0.0/12"):
        return 1
    return 0 if found.is_private else 2


# What is told


def told(reach: Reach, language: str, out: TextIO) -> str:
    """The addresses, the QR code if this output can show it, and what else there is to know."""
    named = {"serve-here": reach.here, "serve-network": reach.network, "serve-public": reach.public}
    lines = [(say(key, language), address) for key, address in named.items() if address]
    width = max(columns_of(name) for name, _ in lines)
    parts = [say("serve-open", language), ""]
    parts += [f"{_MARGIN}{_wide(name, width)}  {address}" for name, address in lines]
    if reach.is_alone:
        parts += ["", say("serve-alone", language, option="--host 0.0.0.0")]
    elif reach.to_scan is None:
        parts += ["", say("serve-no-network", language)]
    else:
        code = qr_code(reach.to_scan, out)
        if code:
            key = "serve-scan-public" if reach.public else "serve-scan-network"
            parts += ["", say(key, language), "", *(_MARGIN + line for line in code)]
    return "\n".join([*parts, "", say("serve-stop", language)])


def told_to_teacher(reach: Reach, invitation: "Invitation", language: str, out: TextIO) -> str:
    """Where the class joins and with which code, the teacher's own address, and the QR code for the class."""
    where = reach.to_scan or reach.to_open or ""
    lines = [
        (say("serve-class-join", language), f"{where}/join"),
        (say("serve-class-code", language), invitation.code),
        (say("serve-class-teacher", language), (reach.to_open or where) + invitation.teach),
    ]
    width = max(columns_of(name) for name, _ in lines)
    game = say(f"title-{invitation.game}", language)
    parts = [say("serve-class-open", language, game=game), ""]
    parts += [f"{_MARGIN}{_wide(name, width)}  {text}" for name, text in lines]
    parts += ["", say("serve-class-secret", language)]
    if reach.is_alone:
        parts += ["", say("serve-alone", language, option="--host 0.0.0.0")]
    elif reach.to_scan is None:
        parts += ["", say("serve-no-network", language)]
    else:
        code = qr_code(reach.to_scan + invitation.join, out)
        if code:
            parts += ["", say("serve-class-scan", language), "", *(_MARGIN + line for line in code)]
    return "\n".join([*parts, "", say("serve-class-stop", language)])


def qr_code(text: str, out: TextIO) -> list[str]:
    """A QR code, two modules to a line; none if the terminal is too narrow or lacks the characters."""
    if not out.isatty() or os.environ.get("TERM") == "dumb" or not _has_blocks(out):
        return []
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True, border=_QUIET_ZONE)
    lines = drawn.getvalue().splitlines()
    if len(lines[0]) + len(_MARGIN) > shutil.get_terminal_size().columns:
        return []
    if os.environ.get("NO_COLOR") or sys.platform == "win32":
        return lines
    return [f"{_WHITE_ON_BLACK}{line}{_PLAIN}" for line in lines]


def _has_blocks(out: TextIO) -> bool:
    try:
        "▀▄█".encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


# The browser


def can_open_browser(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser would open where somebody sees it: not over SSH, and not without a display."""
    if environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"):
        return False
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> threading.Thread:
    """Open a page; in a thread, because some browsers are slow to answer."""
    import webbrowser

    thread = threading.Thread(target=webbrowser.open, args=(address,), name="browser", daemon=True)
    thread.start()
    return thread


def columns_of(text: str) -> int:
    """How many columns letters take, with signs above and below them that take none."""
    return sum(unicodedata.category(letter) not in ("Mn", "Me", "Cf") for letter in text)


def _wide(text: str, columns: int) -> str:
    return text + " " * (columns - columns_of(text))
