"""What each person is shown of a table. Only views of seats leave this file, built up field by field."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from ludotheque.engine.contract import SPECTATOR, Seat, View
from ludotheque.engine.match import Match
from ludotheque.engine.patches import difference
from ludotheque.engine.records import Seal, practised, record_of
from ludotheque.server.protocol import Deed, NoClock, SeatShown
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.rights import Viewer, can, grounds, is_free
from ludotheque.server.tables.table import Table
from ludotheque.server.tables.trays import piece_of

_CAN_KEPT = 100


class Picture(NamedTuple):
    """What changes of what a viewer is shown, in parts that viewers share as far as they can."""

    common: dict[str, Any]
    own: dict[str, Any]
    view: View | None


NOTHING = Picture({}, {}, None)


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
            **({"pace": header.pace.model_dump()} if header.pace is not None else {}),
            "public": header.public,
            "hints": header.hints,
            "lens": header.lens and header.game.has_part("lens"),
            "grace": header.grace,
            "hidden": not header.game.is_open,
            "host": header.host_name,
        }
        self._seats: list[dict[str, Any]] = []
        self._seats_at = -1
        self._yours: dict[Viewer, list[int]] = {}
        self._can: dict[Hashable, list[Deed]] = {}  # by what it hangs on
        self._views: dict[int, View] = {}
        self._legal: dict[int, list[str]] = {}
        self._position_at = -1
        # By the ids of both, which are kept so that the ids stay theirs.
        self._differences: dict[tuple[int, int], tuple[Any, Any, dict[str, Any]]] = {}
        self._common: dict[str, Any] = {}

    def seats(self) -> list[dict[str, Any]]:
        """Who sits where."""
        now = self.table.seats_changed + self.table.waits_changed  # both only grow
        if self._seats_at != now:
            self._seats_at = now
            self._seats = [
                SeatShown(
                    kind=place.kind,
                    name=place.name,
                    bot=place.bot,
                    ready=place.is_ready,
                    left=place.left_at is not None,
                    resigned=place.is_resigned,
                    since=place.since,
                ).model_dump(exclude_none=True)
                for place in self.table.places
            ]
        return self._seats

    def shown(self, viewer: Viewer) -> dict[str, Any]:
        """The table as this viewer may see it (`protocol.Shown`)."""
        common, own, view = self.picture(viewer)
        shown = {**self._fixed, **common, **own}
        return shown if view is None else {**shown, "view": self._document(view)}

    def picture(self, viewer: Viewer) -> Picture:
        """The part of what a viewer is shown that can change."""
        self._settle()
        table, match = self.table, self.table.match
        yours = self._yours.get(viewer)
        if yours is None:
            yours = self._yours[viewer] = list(viewer.seats)
        own: dict[str, Any] = {"is_host": viewer.is_host, "yours": yours, "can": self.can(viewer)}
        if match is None:
            return Picture(self._common, own, None)
        seat = own["seen_by"] = seen_by(viewer, table.to_move, match.game.is_open)
        if table.status == "playing":
            if seat in table.to_move:
                own["legal"] = self.legal(seat)
                if table.turns is not None and table.turns.may_pass():
                    own["may_pass"] = True
            if table.practice:
                own["undo"] = "propose:takeback" in own["can"]
            elif match.played and match.played[-1].seat in viewer.seats and not match.game.is_timed:
                own["undo"] = is_free(table, match.played[-1].seat, 1)
        return Picture(self._common, own, self.view(seat))

    def can(self, viewer: Viewer) -> list[Deed]:
        """What this viewer may do now; the same list as long as nothing changes."""
        key = grounds(self.table, viewer)
        found = self._can.get(key)
        if found is None:
            if len(self._can) >= _CAN_KEPT:
                self._can.clear()
            found = self._can[key] = can(self.table, viewer)
        return found

    def _settle(self) -> None:
        """Forget what was shown of another position."""
        if self._position_at != self.table.number:
            self._position_at = self.table.number
            self._views.clear()
            self._legal.clear()
            self._differences.clear()
            self._common = self._shown_to_all()

    def _shown_to_all(self) -> dict[str, Any]:
        table = self.table
        common: dict[str, Any] = {
            "chat": table.chat,
            "status": table.status,
            "round": table.round,
            "seats": self.seats(),
            "moves": 0,
            "to_move": table.to_move,
        }
        if table.given is None:
            common["commitment"] = table.sealed.commitment
        else:
            common["given"] = len(table.given.moves)
        if table.match is not None:
            common["moves"] = len(table.match.played)
            common["first"] = table.match.setup.first
            if table.given is None:
                common["shares"] = table.shares
        if table.clock is not None:
            common["times"] = {
                "at": table.at,
                "left": table.clock.left_at(table.at),
                "running": sorted(table.clock.since),
            }
        if table.match is not None and table.game.is_timed:
            common["game_time"] = self._game_time()
        if table.is_held:
            common["held"] = True
        if table.is_practice or (table.practice and table.status == "waiting"):
            common["practice"] = True
        if table.proposal is not None:
            common["proposal"] = table.proposal.model_dump()
        if table.result is not None:
            common["result"] = table.result.model_dump(exclude_none=True)
            if table.given is None:
                common["secret"] = table.sealed.secret
        return common

    def _game_time(self) -> dict[str, Any]:
        """The game's time at a moment (`protocol.GameClock`): while it runs one moment tells all others."""
        table = self.table
        if table.is_live and table.status == "playing":
            return {"at": table.zero_at, "now": 0, "running": True}
        return {"at": table.at, "now": table.game_time(table.at), "running": False}

    def view(self, seat: int) -> View:
        """What this seat may know; in an open game all share one view."""
        match = self._match()
        if match.game.is_open:
            seat = SPECTATOR
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = match.view(Seat(seat))
        return found

    def _document(self, view: View) -> Mapping[str, Any]:
        return view.shown(self._match().game.view_json)

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat in record notation."""
        found = self._legal.get(seat)
        if found is None:
            match, table = self._match(), self.table
            moves = table.legal(seat, table.at)
            found = self._legal[seat] = match.game.move_texts(match.box, moves)
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
            move, drawn = self._seen(happened, after.own["seen_by"])
            if move is not None:
                event["move"] = move
            event["drawn"] = list(drawn)
            if happened.kind == "moved" and table.game.is_timed:
                event |= self._timed(happened, after.own["yours"])
        elif happened.kind == "missed":
            event["missed"] = happened.body
        elif happened.kind == "said":
            event["said"] = table.sayings[-1].model_dump(exclude_none=True)
        event["changes"] = self._changes(before, after)
        return event

    def _timed(self, happened: Happened, seats: list[int]) -> dict[str, Any]:
        """When a move was played; and for the side that laid a piece, which one is gone from its tray."""
        table, match = self.table, self._match()
        played = match.played[-1]
        found: dict[str, Any] = {"now": played.now}
        side = table.sides[played.seat]
        is_ours = any(table.sides[seat] == side for seat in seats)
        location = table.location_of(played.move)
        if is_ours and location is not None:
            found["piece"] = piece_of(table, side, location).token
        return found

    def _changes(self, before: Picture, after: Picture) -> dict[str, Any]:
        """The merge patch from one picture to the other."""
        if before is NOTHING:
            changes = {**self._fixed, **after.common, **after.own}
        else:
            changes = difference(before.own, after.own)
            changes.update(self._shared(difference, before.common, after.common))
        if after.view is None:
            if before.view is not None:
                changes["view"] = None
        elif before.view is None:
            changes["view"] = self._document(after.view)
        elif inner := self._shared(self._match().game.view_changes, before.view, after.view):
            changes["view"] = inner
        return changes

    def _shared(
        self, compare: Callable[[Any, Any], dict[str, Any]], before: Any, after: Any
    ) -> dict[str, Any]:
        """The difference of what several viewers share, worked out once."""
        if before is after:
            return {}
        key = (id(before), id(after))
        found = self._differences.get(key)
        if found is None:
            found = self._differences[key] = (before, after, compare(before, after))
        return found[2]

    def _seen(self, happened: Happened, seat: int) -> tuple[str | None, tuple[str | None, ...]]:
        table, match = self.table, self._match()
        actor, move = (None, None) if happened.kind == "started" else match.played[-1][:2]
        return match.game.seen(match.box, table.before, actor, move, table.drawn, Seat(seat))


def seen_by(viewer: Viewer, to_move: list[int], is_open: bool) -> int:
    """The seat that a viewer looks from: of several seats the one that is waited for.

    Several seats are several people at one screen. Where seats have secrets, nobody of them is shown those of
    another while none of them is waited for.
    """
    for seat in viewer.seats:
        if seat in to_move:
            return seat
    is_shared = len(viewer.seats) > 1 and not is_open
    return viewer.seats[0] if viewer.seats and not is_shared else SPECTATOR


def told_to(viewer: Viewer, to_move: list[int], is_open: bool) -> int:
    """The seat that a viewer is told the story from: people at one screen read it together."""
    is_shared = len(viewer.seats) > 1 and not is_open
    return SPECTATOR if is_shared else seen_by(viewer, to_move, is_open)


def record(table: Table, meta: Mapping[str, Any]) -> dict[str, Any]:
    """The record of the table's game, which has ended."""
    match, result = table.match, table.result
    assert match is not None
    assert result is not None
    about: dict[str, Any] = {"table": table.id, "round": table.round, "ended": result.why, **meta}
    if any(place.kind == "bot" for place in table.places):
        about["bots"] = [place.bot if place.kind == "bot" else None for place in table.places]
    resigned = [seat for seat, place in enumerate(table.places) if place.is_resigned]
    if resigned:
        about["resigned"] = resigned
    if not isinstance(table.header.clock, NoClock):
        about["clock"] = table.header.clock.model_dump()
    if table.is_practice:
        about |= practised(table.takebacks)
    if table.given is not None:
        about["from"] = len(table.given.moves)
        return record_of(match, table.players, about)
    seal = Seal(table.sealed.commitment, table.sealed.secret, tuple(table.shares or ()))
    return record_of(match, table.players, about, seal)
