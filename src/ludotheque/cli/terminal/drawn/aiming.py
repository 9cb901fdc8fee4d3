"""A cursor on the table: which piece, which place, how it is turned, and so which move."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from ludotheque.engine.contract import Move
from ludotheque.engine.pointer import Aim, Place, Spot

Direction: TypeAlias = Literal["up", "down", "left", "right"]

ROW = 2  # a character is about twice as high as wide
ASIDE = 2  # what lies aside counts so much more than what lies ahead


class Aiming:
    """The moves that can be aimed at, and the one that is."""

    def __init__(self, aims: Mapping[Move, Aim]) -> None:
        self._moves = {aim: move for move, aim in aims.items()}
        self.pieces = tuple(dict.fromkeys(aim.piece for aim in self._moves if aim.piece))
        is_bare = len(self.pieces) == 0 or any(not aim.piece for aim in self._moves)
        self.piece = "" if is_bare else self.pieces[0]
        self.turn = 0
        self.place: Place | None = None
        self.go(next(iter(self.places), None))

    @property
    def places(self) -> tuple[Place, ...]:
        """Where something can be done with the chosen piece, or without one."""
        return tuple(dict.fromkeys(aim.place for aim in self._moves if aim.piece in ("", self.piece)))

    @property
    def _aims(self) -> list[Aim]:
        """What can be done at the cursor, turn by turn."""
        found = [aim for aim in self._moves if aim.place == self.place and aim.piece in ("", self.piece)]
        return sorted(found, key=lambda aim: aim.turn)

    @property
    def move(self) -> Move | None:
        """The move that is aimed at."""
        return next((self._moves[aim] for aim in self._aims if aim.turn == self.turn), None)

    @property
    def may_turn(self) -> bool:
        """Whether anything can lie in more than one way."""
        return any(aim.turn for aim in self._moves)

    def choose(self, piece: str) -> None:
        """Take a piece of the offer; the cursor stays where it is if the piece fits there."""
        if piece not in self.pieces:
            return
        self.piece = piece
        if self.place not in self.places and self.places:
            self.go(self.places[0])
        else:
            self._settle()

    def go(self, place: Place | None) -> None:
        """Put the cursor on a place."""
        self.place = place
        self._settle()

    def aim_at(self, move: Move) -> bool:
        """Aim at this move; False if it is not made on the table."""
        aim = next((aim for aim, other in self._moves.items() if other == move), None)
        if aim is None:
            return False
        self.piece = aim.piece or self.piece
        self.place, self.turn = aim.place, aim.turn
        return True

    def turn_by(self, step: int) -> None:
        """Turn what is held to the next way in which it fits."""
        turns = [aim.turn for aim in self._aims]
        if self.turn in turns:
            self.turn = turns[(turns.index(self.turn) + step) % len(turns)]

    def next(self, step: int) -> None:
        """Go to the next place in the order of the rules."""
        places = self.places
        if self.place in places:
            self.go(places[(places.index(self.place) + step) % len(places)])

    def step(self, direction: Direction, spots: Mapping[Place, Spot]) -> None:
        """Go to the nearest place in this direction, as the table is drawn."""
        if self.place is None or self.place not in spots:
            return
        across, down = spots[self.place]
        way = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}[direction]
        best: tuple[float, Place] | None = None
        for place in self.places:
            if place == self.place or place not in spots:
                continue
            x, y = spots[place][0] - across, (spots[place][1] - down) * ROW
            ahead, aside = x * way[0] + y * way[1], abs(x * way[1] + y * way[0])
            if ahead > 0 and ahead >= aside / ASIDE / ROW:
                far = ahead + ASIDE * aside
                best = min(best or (far, place), (far, place))
        if best is not None:
            self.go(best[1])

    def _settle(self) -> None:
        """A way to turn that fits here: the same as before, if it does."""
        turns = [aim.turn for aim in self._aims]
        if turns and self.turn not in turns:
            self.turn = turns[0]


def nearest(spots: Mapping[Place, Spot], column: int, row: int, reach: int) -> Place | None:
    """The place that is drawn nearest to a character, if it is within reach."""
    distances = {
        place: (across - column) ** 2 + ((down - row) * ROW) ** 2 for place, (across, down) in spots.items()
    }
    place = min(distances, key=distances.__getitem__, default=None)
    return place if place is not None and distances[place] <= reach**2 else None
