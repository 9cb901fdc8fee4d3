"""What each person is shown of a table. Only views of seats leave this file, built up field by field."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ludotheque.engine.contract import SPECTATOR, Seat, View
from ludotheque.engine.match import Match
from ludotheque.engine.patches import difference
from ludotheque.engine.records import Seal, record_of
from ludotheque.server.commands import is_free, moves_since
from ludotheque.server.protocol import Event, NoClock, SeatShown
from ludotheque.server.table import Happened, Table


class Viewer(NamedTuple):
    """Who looks, as far as it matters: people with the same seats are shown the same."""

    seats: tuple[int, ...]
    is_host: bool


def viewer_of(table: Table, person: str) -> Viewer:
    """How this person looks at a table."""
    return Viewer(table.seats_of(person), person == table.header.host)


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
        self._views: dict[int, tuple[View, dict[str, Any]]] = {}
        self._legal: dict[int, list[str]] = {}
        self._position_at = -1

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

    def shown(self, viewer: Viewer) -> dict[str, Any]:
        """The table as this viewer may see it (`protocol.Shown`)."""
        table = self.table
        to_move = table.to_move()
        document = {
            **self._fixed,
            "chat": table.chat,
            "is_host": viewer.is_host,
            "status": table.status,
            "round": table.round,
            "seats": self.seats(),
            "yours": list(viewer.seats),
            "commitment": table.sealed.commitment,
            "moves": 0,
            "to_move": to_move,
        }
        match = table.match
        if match is not None:
            document["moves"] = len(match.played)
            document["shares"] = table.shares
            document["first"] = match.setup.first
            self._show_game(document, match, viewer, to_move)
        if table.clock is not None:
            document["times"] = {
                "at": table.at,
                "left": table.clock.left_at(table.at),
                "running": sorted(table.clock.since),
            }
        if table.proposal is not None:
            document["proposal"] = table.proposal.model_dump()
        if table.result is not None:
            document["result"] = table.result.model_dump()
            document["secret"] = table.sealed.secret
        return document

    def _show_game(self, document: dict[str, Any], match: Match, viewer: Viewer, to_move: list[int]) -> None:
        seat = seen_by(viewer, to_move)
        document["seen_by"] = seat
        document["view"] = self.view(seat)
        if seat in to_move and self.table.status == "playing":
            document["legal"] = self.legal(seat)
        if match.played and match.played[-1].seat in viewer.seats and self.table.status == "playing":
            last = match.played[-1].seat
            document["undo"] = is_free(match, last, moves_since(match, last))

    def _settle(self) -> None:
        """Forget what was shown of another position."""
        if self._position_at != self.table.number:
            self._position_at = self.table.number
            self._views.clear()
            self._legal.clear()

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat may know; seats that know the same share one document."""
        self._settle()
        found = self._views.get(seat)
        if found is None:
            match = self._match()
            view = match.view(Seat(seat))
            data = view.record.tobytes()
            for other, document in self._views.values():
                if other.record.tobytes() == data:
                    found = (view, document)
                    break
            else:
                found = (view, match.game.view_json(view))
            self._views[seat] = found
        return found[1]

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat in record notation."""
        self._settle()
        found = self._legal.get(seat)
        if found is None:
            match, table = self._match(), self.table
            moves = match.legal(Seat(seat), table.game_time(table.at))
            found = self._legal[seat] = [match.game.move_text(move) for move in moves]
        return found

    def _match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def event(self, happened: Happened, before: Mapping[str, Any], after: Mapping[str, Any]) -> Event:
        """What has just happened, for whom `before` was shown and `after` is now."""
        table = self.table
        fields: dict[str, Any] = {
            "table": table.id,
            "number": happened.number,
            "at": happened.at,
            "kind": happened.kind,
            "changes": difference(before, after),
        }
        if happened.seat is not None:
            fields["seat"] = happened.seat
            fields["name"] = table.places[happened.seat].name
        if happened.kind in ("moved", "started"):
            move, drawn = self._seen(happened, after["seen_by"])
            fields["move"] = move
            fields["drawn"] = list(drawn)
        elif happened.kind == "said":
            fields["said"] = table.sayings[-1]
        return Event.model_construct(**fields)

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
