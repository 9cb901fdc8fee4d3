"""Groups of a class: as even as can be, and nobody alone."""

from collections.abc import Collection

_LEAST = 2  # children at a table


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
