"""What a host may choose in a game, as data: flags, forms, schemas, parameters and pages are made from it.

A game declares its options in its `options.py`, which compiles nothing: to list them takes no time.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from decimal import Decimal
from typing import Any

from ludotheque.engine.editions import Editions
from ludotheque.engine.words import Refused, quote


@dataclass(frozen=True)
class Option(ABC):
    """One thing to choose. People read `option-GAME-NAME` of the catalogue, and `option-GAME-NAME-VALUE`."""

    name: str
    clause: str  # that allows it
    about: str  # for who types commands or reads the reference, which are in English
    _: KW_ONLY
    refusals: Mapping[str, str] = field(default_factory=dict)  # a game's own words in place of the usual ones
    is_by_hand: bool = False  # it matters only where people play by hand: no command or program asks for it

    @abstractmethod
    def default_for(self, chosen: Mapping[str, Any], seats: int | None) -> Any:
        """What stands for it where it is left out, as a record gives it.

        It may hang on the options before it, as they were checked, and on how many play, where that is known.
        """

    @abstractmethod
    def check(self, given: Any, editions: Editions[Any] | None) -> Any:
        """What is chosen, from what a record gives; Refused with words if it cannot be."""

    def json(self, chosen: Any) -> Any:
        """What is chosen, as a record gives it."""
        return chosen

    @abstractmethod
    def read(self, text: str) -> Any:
        """What a command line gives, as a record does; what cannot be stays text, to be refused."""

    def refused(self, key: str, clause: str = "", /, **words: Any) -> Refused:
        """Why something cannot be chosen."""
        words = {"option": self.name, **words}
        return Refused(self.refusals.get(key, key), clause, **words).at(f"options.{self.name}")


@dataclass(frozen=True)
class Switch(Option):
    """Yes or no; no, where it is left out."""

    def default_for(self, chosen: Mapping[str, Any], seats: int | None) -> bool:
        """No."""
        return False

    def check(self, given: Any, editions: Editions[Any] | None) -> bool:
        """True or false, and no number."""
        if not isinstance(given, bool):
            raise self.refused("option-not-bool", self.clause, value=quote(given))
        return given

    def read(self, text: str) -> Any:
        """The word of JSON; a flag of its own has none."""
        return {"true": True, "false": False}.get(text, text)


@dataclass(frozen=True)
class Choice(Option):
    """One of several."""

    values: Sequence[str]
    default: str
    default_with: Mapping[str, str] = field(default_factory=dict)  # by one of `Several` that is chosen

    def default_for(self, chosen: Mapping[str, Any], seats: int | None) -> str:
        """The default, or the one that goes with something chosen before."""
        several = [one for some in chosen.values() if isinstance(some, frozenset) for one in some]
        return next((value for one, value in self.default_with.items() if one in several), self.default)

    def check(self, given: Any, editions: Editions[Any] | None) -> str:
        """One of its values."""
        if not isinstance(given, str) or given not in self.values:
            known = ", ".join(self.values)
            raise self.refused("option-value", self.clause, value=quote(given), known=known)
        return given

    def read(self, text: str) -> str:
        """As it is."""
        return text


@dataclass(frozen=True)
class Several(Option):
    """Any of several, each at most once; none, where it is left out."""

    values: Sequence[str]

    def default_for(self, chosen: Mapping[str, Any], seats: int | None) -> list[str]:
        """None of them."""
        return []

    def check(self, given: Any, editions: Editions[Any] | None) -> frozenset[str]:
        """A list of its values."""
        if not isinstance(given, list):
            raise self.refused("option-not-list")
        for place, one in enumerate(given):
            if not isinstance(one, str) or one not in self.values:
                known = ", ".join(self.values)
                raise self.refused("option-value", self.clause, value=quote(one), known=known)
            if one in given[:place]:
                raise self.refused("option-twice", value=one)
        return frozenset(given)

    def json(self, chosen: frozenset[str]) -> list[str]:
        """In the order of its values."""
        return [value for value in self.values if value in chosen]

    def read(self, text: str) -> list[str]:
        """With commas between them."""
        return names_in(text)


@dataclass(frozen=True)
class Edition(Option):
    """An edition by name; where files can be named, a TOML file as well."""

    values: Sequence[str]  # those that come with the game: there may be others
    default: str

    def default_for(self, chosen: Mapping[str, Any], seats: int | None) -> str:
        """The usual one."""
        return self.default

    def check(self, given: Any, editions: Editions[Any] | None) -> Any:
        """One that is there, or one that was read from a file."""
        assert editions is not None, "a game with an option of this kind has editions"
        return given if isinstance(given, editions.kind) else editions.find(given)

    def json(self, chosen: Any) -> Any:
        """By name."""
        return chosen.name

    def read(self, text: str) -> str:
        """As it is: a name or a file."""
        return text


@dataclass(frozen=True)
class Number(Option):
    """A whole number within bounds."""

    least: int
    most: int
    default: int
    unit: str = ""  # in which records count
    asked: range | None = None  # what a form offers, if that is less
    asked_in: int = 1  # how many units are one for people: 1000 of milliseconds are a second

    def default_for(self, chosen: Mapping[str, Any], seats: int | None) -> int:
        """The usual one."""
        return self.default

    def check(self, given: Any, editions: Editions[Any] | None) -> int:
        """Within its bounds, both included."""
        number = whole(given)
        if number is None or not self.least <= number <= self.most:
            raise self.refused("option-number", self.clause, least=self.least, most=self.most)
        return number

    def read(self, text: str) -> Any:
        """In digits."""
        return number_in(text)


@dataclass(frozen=True)
class Sides(Option):
    """The side of each seat, 0 or 1; half and half, where it is left out."""

    most: int  # seats on a side

    def default_for(self, chosen: Mapping[str, Any], seats: int | None) -> list[int]:
        """The first half of the seats is side 0; two, if it is not known how many there are."""
        count = seats or 2
        return [0 if 2 * seat < count else 1 for seat in range(count)]

    def check(self, given: Any, editions: Editions[Any] | None) -> tuple[int, ...]:
        """A list of sides, with at least one seat on each."""
        sides = [whole(side) for side in given] if isinstance(given, list) else []
        checked = tuple(side for side in sides if side in (0, 1))
        if len(checked) < max(len(sides), 1) or not all(
            1 <= checked.count(side) <= self.most for side in (0, 1)
        ):
            raise self.refused("option-sides", self.clause, most=self.most)
        return checked

    def json(self, chosen: tuple[int, ...]) -> list[int]:
        """A list."""
        return list(chosen)

    def read(self, text: str) -> list[Any]:
        """With commas between them: `0,0,1`."""
        return [number_in(side) for side in names_in(text)]


def names_in(text: str) -> list[str]:
    """What stands between the commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def number_in(text: str) -> Any:
    """The whole number in these digits; whatever is no number stays text."""
    return int(text) if text.isdecimal() and text.isascii() else text


def whole(value: Any) -> int | None:
    """A whole number, also one written 2.0; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, Decimal) and value.adjusted() < 30 and value == int(value):
        return int(value)
    return None
