"""What each person is shown of a table. Only views of seats leave this file, built up field by field."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ludotheque.engine.contract import SPECTATOR, Seat, View
from ludotheque.engine.match import Match
from ludotheque.engine.patches import difference
from ludotheque.engine.records import Seal, record_of
from ludotheque.server.commands import is_free
from ludotheque.server.protocol import NoClock, SeatShown
from ludotheque.server.table import Happened, Table


class Viewer(NamedTuple):
    """Who looks, as far as it matters: people with the same seats are shown the same."""

    seats: tuple[int, ...]
    is_host: bool


def viewer_of(table: Table, person: str) -> Viewer:
    """How this person looks at a table."""
    return Viewer(table.seats_of(person), person == table.header.host)


class Picture(NamedTuple):
    """What a viewer is shown (`protocol.Shown`): the view of the game, and the frame around it."""

    frame: dict[str, Any]
    view: dict[str, Any] | None

    def whole(self) -> dict[str, Any]:
        """Both in one document."""
        return self.frame if self.view is None else {**self.frame, "view": self.view}


NOTHING = Picture({}, None)


class Showing:
    """Shows one table, and remembers what it has shown as long as nothing changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        header = table.header
        self._fixed: dict[str, Any] = {
            "game": header.game.name,
            "rules": header.game.rules_version,
            "options": header.game.options_json(header.options),
            "clock": header.clock.model_dump(),
            "public": header.public,
            "grace": header.grace,
            "host": header.host_name,
        }
        self._seats: list[dict[str, Any]] = []
        self._seats_at = -1
        self._yours: dict[Viewer, list[int]] = {}
        self._views: dict[int, tuple[View, dict[str, Any]]] = {}
        self._legal: dict[int, list[str]] = {}
        self._position_at = -1
        self._change: tuple[Any, Any, dict[str, Any]] = (
            None,
            None,
            {},
        )  # the last two views, and their difference

    def seats(self) -> list[dict[str, Any]]:
        """Who sits where."""
        if self._seats_at != self.table.seats_changed:
            self._seats_at = self.table.seats_changed
            self._seats = [
                SeatShown(
                    kind=place.kind,
                    name=place.name,
                    bot=place.bot,
                    ready=place.is_ready,
                    left=place.left_at is not None,
                    resigned=place.is_resigned,
                ).model_dump(exclude_none=True)
                for place in self.table.places
            ]
        return self._seats

    def picture(self, viewer: Viewer) -> Picture:
        """The table as this viewer may see it."""
        table = self.table
        yours = self._yours.get(viewer)
        if yours is None:
            yours = self._yours[viewer] = list(viewer.seats)
        frame = {
            **self._fixed,
            "chat": table.chat,
            "is_host": viewer.is_host,
            "status": table.status,
            "round": table.round,
            "seats": self.seats(),
            "yours": yours,
            "commitment": table.sealed.commitment,
            "moves": 0,
            "to_move": table.to_move,
        }
        if table.clock is not None:
            frame["times"] = {
                "at": table.at,
                "left": table.clock.left_at(table.at),
                "running": sorted(table.clock.since),
            }
        if table.proposal is not None:
            frame["proposal"] = table.proposal.model_dump()
        if table.result is not None:
            frame["result"] = table.result.model_dump()
            frame["secret"] = table.sealed.secret
        match = table.match
        if match is None:
            return Picture(frame, None)
        seat = seen_by(viewer, table.to_move)
        frame["moves"] = len(match.played)
        frame["shares"] = table.shares
        frame["first"] = match.setup.first
        frame["seen_by"] = seat
        if table.status == "playing":
            if seat in table.to_move:
                frame["legal"] = self.legal(seat)
            if match.played and match.played[-1].seat in viewer.seats:
                frame["undo"] = is_free(match, match.played[-1].seat, 1)
        return Picture(frame, self.view(seat))

    def _settle(self) -> None:
        """Forget what was shown of another position."""
        if self._position_at != self.table.number:
            self._position_at = self.table.number
            self._views.clear()
            self._legal.clear()

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat may know; seats that know the same share one document."""
        self._settle()
        match = self._match()
        if match.game.is_open:
            seat = SPECTATOR
        found = self._views.get(seat)
        if found is None:
            view = match.view(Seat(seat))
            found = (view, self._same_view(view) or match.game.view_json(view))
            self._views[seat] = found
        return found[1]

    def _same_view(self, view: View) -> dict[str, Any] | None:
        """What another seat is shown that knows just the same."""
        for other, document in self._views.values():
            if other.record.tobytes() == view.record.tobytes():
                return document
        return None

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat in record notation."""
        self._settle()
        found = self._legal.get(seat)
        if found is None:
            match, table = self._match(), self.table
            moves = match.legal(Seat(seat), table.game_time(table.at))
            found = self._legal[seat] = match.game.move_texts(moves)
        return found

    def _match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def event(self, happened: Happened, before: Picture, after: Picture) -> dict[str, Any]:
        """What has just happened (`protocol.Event`), for whom `before` was shown and `after` is now."""
        table = self.table
        event: dict[str, Any] = {
            "type": "event",
            "table": table.id,
            "number": happened.number,
            "at": happened.at,
            "kind": happened.kind,
        }
        if happened.seat is not None:
            event["seat"] = happened.seat
            event["name"] = table.places[happened.seat].name
        if happened.kind in ("moved", "started"):
            move, drawn = self._seen(happened, after.frame["seen_by"])
            if move is not None:
                event["move"] = move
            event["drawn"] = list(drawn)
        elif happened.kind == "said":
            event["said"] = table.sayings[-1].model_dump(exclude_none=True)
        event["changes"] = self._changes(before, after)
        return event

    def _changes(self, before: Picture, after: Picture) -> dict[str, Any]:
        """The merge patch from one picture to the other."""
        changes = difference(before.frame, after.frame)
        if before.view is None or after.view is None:
            if before.view is not after.view:
                changes["view"] = after.view
        elif before.view is not after.view:
            if self._change[0] is not before.view or self._change[1] is not after.view:
                self._change = (before.view, after.view, difference(before.view, after.view))
            if self._change[2]:
                changes["view"] = self._change[2]
        return changes

    def _seen(self, happened: Happened, seat: int) -> tuple[str | None, tuple[str | None, ...]]:
        table, match = self.table, self._match()
        actor, move = (None, None) if happened.kind == "started" else match.played[-1][:2]
        return match.game.seen(match.box, table.before, actor, move, table.drawn, Seat(seat))


def seen_by(viewer: Viewer, to_move: list[int]) -> int:
    """The seat that a viewer looks from: of several seats the one that is waited for."""
    for seat in viewer.seats:
        if seat in to_move:
            return seat
    return viewer.seats[0] if viewer.seats else SPECTATOR


def record(table: Table, meta: Mapping[str, Any]) -> dict[str, Any]:
    """The record of the table's game, which has ended."""
    match, result = table.match, table.result
    assert match is not None
    assert result is not None
    about: dict[str, Any] = {"table": table.id, "round": table.round, "ended": result.why, **meta}
    resigned = [seat for seat, place in enumerate(table.places) if place.is_resigned]
    if resigned:
        about["resigned"] = resigned
    if not isinstance(table.header.clock, NoClock):
        about["clock"] = table.header.clock.model_dump()
    seal = Seal(table.sealed.commitment, table.sealed.secret, tuple(table.shares or ()))
    return record_of(match, table.players, about, seal)
