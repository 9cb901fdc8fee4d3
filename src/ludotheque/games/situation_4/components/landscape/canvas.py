"""What a map is drawn with: chance from a seed, and a canvas that sorts shapes into layers."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from ludotheque.engine.dealer import SeedStream
from ludotheque.games.situation_4.components.landscape.classes import CLASSES, LAYERS
from ludotheque.games.situation_4.components.landscape.paths import Box, Point, Spot, clipped, rounded

Item = TypeVar("Item")
# Layers in which shapes are painted as they come; in all others class by class, so that a map has few paths.
_AS_THEY_COME = ("islands", "plazas", "compounds")


class Chance:
    """Numbers from a seed: the same map everywhere."""

    def __init__(self, seed: str) -> None:
        self._numbers = SeedStream(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound − 1."""
        return self._numbers.below(bound)

    def between(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * self._numbers.below(4097) / 4096

    def happens(self, share: float) -> bool:
        """Whether something comes about that does so in this share of all cases."""
        return self._numbers.below(4096) < share * 4096

    def one_of(self, items: Sequence[Item]) -> Item:
        """One of these."""
        return items[self._numbers.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """All of these in another order."""
        rest, order = list(items), []
        while rest:
            order.append(rest.pop(self._numbers.below(len(rest))))
        return order


class Shape(NamedTuple):
    """One class, and the lines drawn in it."""

    kind: str
    lines: list[list[Spot]]


class Canvas:
    """Shapes in layers, cut at the board's border. The last layer is painted last."""

    def __init__(self, board: Box) -> None:
        self._board = board
        self._layers: dict[str, list[tuple[str, list[Spot]]]] = {layer: [] for layer in LAYERS}

    def add(self, layer: str, kind: str, *lines: Sequence[Point]) -> None:
        """Draw lines of a class in a layer."""
        for line in lines:
            for run in clipped(kind, rounded(kind, line), self._board):
                self._layers[layer].append((kind, run))

    def turn(self) -> None:
        """Add all once more, turned by half a turn around the middle of the board."""
        width, height = round(self._board.right), round(self._board.bottom)
        for lines in self._layers.values():
            lines += [(kind, [(width - x, height - y) for x, y in line]) for kind, line in lines]

    def shapes(self) -> list[Shape]:
        """All shapes in the order in which they are painted."""
        drawn: list[Shape] = []
        for layer, lines in self._layers.items():
            order = (
                lines if layer in _AS_THEY_COME else sorted(lines, key=lambda item: CLASSES.index(item[0]))
            )
            for kind, line in order:
                if not drawn or drawn[-1].kind != kind:
                    drawn.append(Shape(kind, []))
                drawn[-1].lines.append(line)
        return drawn
