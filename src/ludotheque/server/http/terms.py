"""On what terms a route is served: written beside it, read before any request is looked at more closely."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, TypeVar

from starlette.routing import BaseRoute

InClass = Literal["members", "anybody", "nobody"]
Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


class Terms(NamedTuple):
    """What a request takes of the limits of an address, and who may send it to a classroom."""

    is_free: bool = False  # of all limits: asked by machines, or a file, of which a browser asks for many
    entering: int = 0  # what it takes of the limit on new people
    replays: int = 0  # and of that on positions of records
    in_class: InClass = "members"

    @property
    def is_limited(self) -> bool:
        """Whether it takes something else than usual."""
        return self.is_free or self.entering > 0 or self.replays > 0


USUAL = Terms()
_FREE = Terms(is_free=True)

_noted: dict[Callable[..., Any], Terms] = {}


def terms(
    *, is_free: bool = False, entering: int = 0, replays: int = 0, in_class: InClass = "members"
) -> Callable[[Endpoint], Endpoint]:
    """Say on what terms an endpoint is served, if not on the usual ones."""

    def note(endpoint: Endpoint) -> Endpoint:
        _noted[endpoint] = Terms(is_free, entering, replays, in_class)
        return endpoint

    return note


def terms_of(endpoint: Any) -> Terms:
    """The terms of an endpoint, which may be a method."""
    return _noted.get(getattr(endpoint, "__func__", endpoint), USUAL)


class TermsByPath:
    """What requests take of the limits, found by their path before any route is."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self._exact: dict[str, Terms] = {}
        free: list[str] = []
        for route in routes:
            path, found = getattr(route, "path", ""), terms_of(getattr(route, "endpoint", None))
            start, brace, _ = path.partition("{")
            if not brace:
                if found.is_limited:
                    self._exact[path] = found
            elif found.is_free:
                free.append(start)
            elif found.is_limited:
                raise ValueError(f"{path} stands for many paths: its limit cannot be found by one")
        self._free = tuple(free)

    def of(self, path: str) -> Terms:
        """The terms of a request to this path."""
        return self._exact.get(path) or (_FREE if path.startswith(self._free) else USUAL)
