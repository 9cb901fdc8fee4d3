"""Groups of a class: by chance as even as can be, and nobody alone; or as the teacher has made them."""

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from sqlalchemy import Row

from ludotheque.engine.words import Refused
from ludotheque.server.protocol import ClassGroup

_LEAST = 2  # children at a table

Pupil = Row[Any]  # of `class_people`


class Group(NamedTuple):
    """Children who play at one table."""

    pupils: Sequence[Pupil]
    device: str | None = None  # the person whose device all of them play on


def device_of(pupil: Pupil) -> str:
    """The person whose device a child plays on: mostly its own."""
    return str(pupil.device or pupil.person)


def by_chance(pupils: Sequence[Pupil], aim: int, seats: Collection[int], chance: Random) -> list[Group]:
    """Even groups. Children who share a device are one of their own."""
    alone, shared = _by_device(pupils)
    chance.shuffle(alone)
    groups = []
    for size in group_sizes(len(alone), aim, seats):
        groups.append(Group(alone[:size]))
        alone = alone[size:]
    for together in shared:
        chance.shuffle(together)
        groups.append(Group(together))
    return groups


def sizes_by_chance(pupils: Sequence[Pupil], aim: int, seats: Collection[int]) -> list[int]:
    """How many children would sit at each table."""
    alone, shared = _by_device(pupils)
    return group_sizes(len(alone), aim, seats) + [len(together) for together in shared]


def _by_device(pupils: Iterable[Pupil]) -> tuple[list[Pupil], list[list[Pupil]]]:
    """Who has a device for itself, and those who share one."""
    found: dict[str, list[Pupil]] = {}
    for pupil in pupils:
        found.setdefault(device_of(pupil), []).append(pupil)
    alone = [one for together in found.values() if len(together) == 1 for one in together]
    return alone, [together for together in found.values() if len(together) > 1]


def by_hand(asked: Iterable[ClassGroup], pupils: Iterable[Pupil], most: int) -> list[Group]:
    """The groups that a teacher has made of these pupils; Refused with words if they cannot be so."""
    known = {pupil.person: pupil for pupil in pupils}
    seated: set[str] = set()
    groups: list[Group] = []
    for group in asked:
        together = []
        for person in group.pupils:
            if person not in known:
                raise Refused("class-no-pupil")
            if person in seated:
                raise Refused("class-twice", name=known[person].name)
            seated.add(person)
            together.append(known[person])
        if len(together) > most:
            raise Refused("class-group-large", count=len(together), most=most)
        if group.device is not None and group.device not in group.pupils:
            raise Refused("class-device")
        device = None if group.device is None else device_of(known[group.device])
        groups.append(Group(together, device))
    _check_devices(groups)
    return groups


def _check_devices(groups: Iterable[Group]) -> None:
    """Refused if a device would be at two tables: its children could not play both."""
    tables: dict[str, int] = {}
    for number, group in enumerate(groups):
        for pupil in group.pupils:
            device = group.device or device_of(pupil)
            if tables.setdefault(device, number) != number:
                raise Refused("class-device-elsewhere")


def group_sizes(count: int, aim: int, seats: Collection[int]) -> list[int]:
    """How many children sit at each table, if so many shall be about `aim` at a table.

    There are as many tables as it takes for none to be larger; they differ by one at most. If somebody would
    be alone there is one table less, where the game has room. Who is alone all the same plays with bots.
    """
    if count <= 0:
        return []
    most = max(seats)
    aim = max(_LEAST, min(aim, most))
    tables = -(-count // aim)
    while tables > 1 and count // tables < _LEAST and -(-count // (tables - 1)) <= most:
        tables -= 1
    small, larger = divmod(count, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def bots_beside(children: int, seats: Collection[int]) -> int:
    """How many bots sit down beside so many children: none, unless the game needs more."""
    return min(size for size in seats if size >= max(children, _LEAST)) - children
