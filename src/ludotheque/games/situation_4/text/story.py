"""What happened, told line by line. All of it is seen by everybody."""

from typing import Any

from ludotheque.engine.contract import Move, Seat
from ludotheque.engine.teller import Line, Scene
from ludotheque.games.situation_4.components import (
    BRIDGE_VALUE,
    PARATROOPERS,
    TANKS,
    ZONE_VALUE,
    board_in,
)
from ludotheque.games.situation_4.layout import COLUMNS, NONE, SIDES
from ludotheque.games.situation_4.moves import BRIDGE, DROP, FLAG, RESIGN, TANK, place_of
from ludotheque.games.situation_4.rules import (
    LAST_SECONDS,
    closed_row,
    holder_of,
    is_covered,
    is_in,
    open_row,
)
from ludotheque.games.situation_4.text.speech import Speech
from ludotheque.games.situation_4.text.standing import numbers_of, told_points, told_winners
from ludotheque.games.situation_4.view import zones_in

# Where the rules decide, not who plays: the clause that says so.
_CLAUSES = {
    "s4-told-begin": "S4-3.2",
    "s4-told-covered": "S4-4.1",
    "s4-told-nobodys": "S4-4.3",
    "s4-told-forgotten": "S4-4.2",
    "s4-told-paratroopers": "S4-5.1",
    "s4-told-tanks": "S4-6.1",
    "s4-told-opened": "S4-5.2",
    "s4-told-closed": "S4-6.3",
    "s4-told-both": "S4-6.3",
    "s4-told-zone": "S4-8.2",
    "s4-told-last-seconds": "S4-8.1",
    "s4-told-over": "S4-8.1",
    "s4-told-winner": "S4-8.2",
    "s4-told-winner-resigned": "S4-8.1",
    "s4-told-draw": "S4-8.2",
}


class Story:
    """One scene."""

    def __init__(self, speech: Speech, scene: Scene) -> None:
        self.speech = speech
        self.scene = scene
        self.box = scene.after.box
        self.board = board_in(self.box)
        self.before, self.after = scene.before.record, scene.after.record
        self.lines: list[Line] = []

    def _tell(self, key: str, **args: Any) -> None:
        self.lines.append(Line(self.speech.say(key, **args), _CLAUSES.get(key, "")))

    def tell(self) -> None:
        """All of it, in order."""
        if self.scene.seat is None or self.scene.move is None:
            self._begin()
        else:
            self._move(self.scene.seat, self.scene.move)
        is_over = self.after["is_closed"] or self.after["resigned"] != NONE
        if is_over and not (self.before["is_closed"] or self.before["resigned"] != NONE):
            self._end()

    def _begin(self) -> None:
        """S4-1.2, S4-3.2 Who plays from where."""
        for side in range(SIDES):
            row = 1 if side == 0 else self.board.rows
            self._tell("s4-told-begin", side=side, camp=self.speech.camp(self.after, side), row=row)

    def _move(self, seat: Seat, move: Move) -> None:
        name, side = self.speech.names[seat], int(self.after["side_of"][seat])
        if move == RESIGN:
            self._tell("s4-told-resign", name=name, side=side)
        elif move >= BRIDGE:
            site = self.speech.site(self.board, move - BRIDGE)
            self._tell("s4-told-bridge", name=name, side=side, site=site, points=BRIDGE_VALUE)
        elif move >= FLAG:
            self._flag(name, side, move - FLAG)
        else:
            place = place_of(move)
            if move < DROP:
                self._piece(name, side, place)
            elif move < TANK:
                self._drop(name, side, place)
            else:
                self._tank(name, side, place)

    # Pieces

    def _piece(self, name: str, side: int, place: int) -> None:
        """S4-3 A piece, and what it completes."""
        self._tell("s4-told-lay", name=name, location=self.speech.location(place))
        number = int(self.box["objective_at"][place])
        if number != NONE:
            self._objective(number)
        for kind, count in (("tank", TANKS), ("paratroop", PARATROOPERS)):
            base = self.box[f"{kind}_base"][side]
            if is_covered(self.after, base, side) and not is_covered(self.before, base, side):
                key = "s4-told-tanks" if kind == "tank" else "s4-told-paratroopers"
                self._tell(key, side=side, count=count)
        held = zones_in(self.box, self.before)
        for zone in zones_in(self.box, self.after):
            if zone not in held:
                words = self.speech.zone(self.board.zone_locations()[zone])
                self._tell("s4-told-zone", side=side, zone=words, points=ZONE_VALUE)
        if self.after["left"] == 0 and not self.after["is_closed"]:
            self._tell("s4-told-last-seconds", seconds=LAST_SECONDS // 1000)

    def _objective(self, number: int) -> None:
        """S4-4.1, S4-4.3 An objective that this piece made somebody's, or nobody's."""
        objective = self.board.objectives[number]
        words = self.speech.objective(objective)
        holder = int(holder_of(self.box, self.after, number))
        if holder != NONE:
            self._tell("s4-told-covered", side=holder, objective=words)
            return
        places = numbers_of(objective.locations)
        if self._is_shared(self.after, places) and not self._is_shared(self.before, places):
            self._tell("s4-told-nobodys", objective=words)

    @staticmethod
    def _is_shared(known: Any, places: list[int]) -> bool:
        return all(any(is_in(known["pieces"][side], place) for place in places) for side in range(SIDES))

    # Flags, paratroopers, tanks

    def _flag(self, name: str, side: int, number: int) -> None:
        """S4-4.1, S4-4.2 A flag on one's own objective, or on a forgotten one."""
        objective = self.board.objectives[number]
        is_own = int(holder_of(self.box, self.after, number)) == side
        key = "s4-told-flag" if is_own else "s4-told-forgotten"
        words = self.speech.thing("objective", objective.id, objective.name(self.speech.language))
        self._tell(key, name=name, side=side, objective=words, points=objective.value)

    def _drop(self, name: str, side: int, place: int) -> None:
        """S4-5.2 A paratrooper, and what it opens."""
        self._tell("s4-told-drop", name=name, location=self.speech.location(place))
        opened = self._rows(open_row, side, self.after) - self._rows(open_row, side, self.before)
        if opened:
            places = self.speech.places(opened)
            self._tell("s4-told-opened", side=side, places=places, count=len(opened))

    def _tank(self, name: str, side: int, place: int) -> None:
        """S4-6.3 A tank, what it closes to the opponent, and what it opens again."""
        self._tell("s4-told-tank", name=name, location=self.speech.location(place))
        closed = self._empty(self._closed(1 - side, self.after) - self._closed(1 - side, self.before))
        if closed:
            places = self.speech.places(closed)
            self._tell("s4-told-closed", side=1 - side, places=places, count=len(closed))
        opened = self._empty(self._closed(side, self.before) - self._closed(side, self.after))
        if opened:
            self._tell("s4-told-both", places=self.speech.places(opened), count=len(opened))

    def _closed(self, side: int, known: Any) -> set[int]:
        return self._rows(closed_row, side, known)

    def _rows(self, row_of: Any, side: int, known: Any) -> set[int]:
        """The locations that a kernel finds row by row for a side."""
        found = set()
        for row in range(self.board.rows):
            word = int(row_of(self.box, known, side, row)) & int(self.box["full"])
            found |= {row * COLUMNS + column for column in range(self.board.columns) if word >> column & 1}
        return found

    def _empty(self, places: set[int]) -> set[int]:
        return {
            place
            for place in places
            if not any(is_in(self.after["pieces"][side], place) for side in range(SIDES))
        }

    # The end

    def _end(self) -> None:
        """S4-8 Who has how many points for what, and who wins."""
        if self.after["is_closed"]:
            self._tell("s4-told-over")
        for side in range(SIDES):
            self.lines.append(Line(told_points(self.speech, self.scene.after, side), "S4-8.2"))
        key, words = told_winners(self.speech, self.scene.after)
        self._tell(key, **words)


def story_of(speech: Speech, scene: Scene) -> list[Line]:
    """What happened."""
    story = Story(speech, scene)
    story.tell()
    return story.lines
