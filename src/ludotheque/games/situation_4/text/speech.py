"""The words for sides, locations, objectives and sites that every sentence about Situation 4 is made of."""

from collections.abc import Iterable, Sequence
from typing import Any

from ludotheque.engine.speech import Speaking
from ludotheque.games.situation_4.components import Board, Objective, location_text
from ludotheque.games.situation_4.layout import COLUMNS

SHORTEST_RUN = 3  # locations in a row that are named by the first and the last


class Speech(Speaking):
    """The words for sides, locations, objectives and bridge sites."""

    def side(self, side: int) -> str:
        """A side by its colour."""
        return self.say("s4-side", side=side)

    def letter(self, side: int) -> str:
        """The letter that stands for a side on the board."""
        return self.say("s4-side-letter", side=side)

    def camp(self, known: Any, side: int) -> str:
        """A side and who plays for it: green (Ada and Bo)."""
        seats = known["side_of"][: int(known["seats"])].tolist()
        names = [self.names[seat] for seat, other in enumerate(seats) if other == side]
        return self.say("s4-camp", side=side, names=self.several(names))

    def objective(self, objective: Objective) -> str:
        """An objective with its value: the dam (200)."""
        words = self.say("s4-objective", name=objective.name(self.language), value=objective.value)
        return self.thing("objective", objective.id, words)

    def location(self, place: int) -> str:
        """A location by the letter and the number that stand beside the board."""
        return self.thing("location", location_text(place), location_text(place))

    def site(self, board: Board, number: int) -> str:
        """A bridge site: west (D4–D5)."""
        site, a, b = board.sites[number]
        return self._all([a, b]) + self.say("s4-site", site=site, ends=self.run(a, b))

    def _all(self, locations: Iterable[str]) -> str:
        """Locations of which not each is named."""
        return "".join(self.about("location", location) for location in locations)

    def run(self, first: str, last: str) -> str:
        """From one location or number to another."""
        return self.say("s4-run-long" if self.is_plain else "s4-run", first=first, last=last)

    def places(self, places: Iterable[int]) -> str:
        """Locations in board order, those side by side named by the first and the last: A3–D3, F3."""
        parts: list[str] = []
        for run in runs_in(places):
            if len(run) < SHORTEST_RUN:
                parts += map(self.location, run)
            else:
                names = [location_text(place) for place in run]
                parts.append(self._all(names) + self.run(names[0], names[-1]))
        return ", ".join(parts)

    def zone(self, locations: Sequence[str]) -> str:
        """A zone by the locations in two of its corners: G7–H8."""
        return self._all(locations) + self.run(locations[0], locations[-1])

    def numbers(self, numbers: Sequence[int]) -> str:
        """Numbers that follow each other: 7, or 7–12."""
        first, last = str(numbers[0]), str(numbers[-1])
        return first if first == last else self.run(first, last)


def runs_in(places: Iterable[int]) -> list[list[int]]:
    """Locations in board order, those side by side together."""
    runs: list[list[int]] = []
    for place in sorted(places):
        if runs and place == runs[-1][-1] + 1 and place % COLUMNS:
            runs[-1].append(place)
        else:
            runs.append([place])
    return runs
