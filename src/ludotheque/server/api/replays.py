"""Games that were played, from their records: checked, played through, told. Nothing of them is kept."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import orjson

from ludotheque.engine.contract import SPECTATOR, START, Game, Milliseconds, Seat, State
from ludotheque.engine.match import Match
from ludotheque.engine.patches import difference
from ludotheque.engine.records import Entry, Record, check_moves, match_of, play_recorded
from ludotheque.engine.teller import Teller
from ludotheque.engine.words import Refused
from ludotheque.server.api.uploads import record_in
from ludotheque.server.http.problems import players_in
from ludotheque.server.pages.html import isolated
from ludotheque.server.protocol import ToReplay, ToTell, encode_plain
from ludotheque.server.tables.words import Moment, lines_json, story, told

FindGame = Callable[[str], Game]


class ReplayView:
    """A record being played, and who looks on; None: who knows the whole record."""

    def __init__(self, record: Record, moves: int, seat: int | None, language: str) -> None:
        if seat is not None and seat >= len(record.players):
            raise Refused("seat-unknown", number=seat)
        self.record = record
        self.match: Match = match_of(record, moves)
        self.players = players_in(record, language)
        self.names = [isolated(name) for name in self.players]
        self.teller: Teller = record.game.board_teller(self.names, language)
        self.seat = SPECTATOR if seat is None else Seat(seat)
        self._is_all_known = seat is None

    def play(self, entry: Entry) -> State:
        """Play the next move; the state before it."""
        before = self.match.snapshot()
        play_recorded(self.match, entry)
        return before

    @property
    def now(self) -> Milliseconds:
        """The game's time of the last move."""
        return self.match.played[-1].now if self.match.played else START

    def to_move(self) -> list[Seat]:
        """The seats that are waited for; none where only time has to pass."""
        return [] if self.match.is_finished else self.match.to_move()

    def view(self) -> Mapping[str, Any]:
        """The position, as far as the seat may know it."""
        game, match = self.record.game, self.match
        if self._is_all_known and not game.is_open:
            return game.open_json(match.box, match.state)
        return game.view_json(match.view(self.seat))

    def play_and_compare(self, entry: Entry) -> tuple[State, dict[str, Any]]:
        """Play the next move; the state before it, and the merge patch for the view."""
        game, match = self.record.game, self.match
        if self._is_all_known and not game.is_open:
            shown = self.view()
            return self.play(entry), difference(shown, self.view())
        view = match.view(self.seat)
        return self.play(entry), game.view_changes(view, match.view(self.seat))

    def seen(self, before: State) -> tuple[str | None, list[str | None]]:
        """What was played last and what was drawn after it, as far as the seat may see it."""
        match, game = self.match, self.record.game
        actor, move = match.played[-1][:2] if match.played else (None, None)
        if self._is_all_known:
            text = None if move is None else game.move_text(match.box, move)
            return text, [game.outcome_text(match.box, outcome) for outcome in match.drawn]
        text, drawn = game.seen(match.box, before, actor, move, match.drawn, self.seat)
        return text, list(drawn)

    def lines(self, before: State) -> list[dict[str, Any]]:
        """What happened in the last step, in words."""
        match = self.match
        actor, move = match.played[-1][:2] if match.played else (None, None)
        game, seat = self.record.game, int(self.seat)
        told = story(game, self.teller, match.box, before, actor, move, match.drawn, seat, self.now)
        return lines_json(told)


def replayed(body: ToReplay, find_game: FindGame, language: str) -> bytes:
    """A whole game (`protocol.Replay`)."""
    record = record_in(body.record, find_game)
    reel = ReplayView(record, 0, body.seat, language)
    game, match = record.game, reel.match
    start = match.state_at_start()
    document: dict[str, Any] = {
        "game": game.name,
        "rules": game.rules_version,
        "options": game.options_json(record.options),
        "players": reel.players,
        "seats": len(record.players),
        "view": reel.view(),
        "to_move": reel.to_move(),
        "drawn": reel.seen(start)[1],
        "lines": reel.lines(start),
        "steps": list(_steps(reel)),
    }
    if match.is_finished:
        document["result"] = {"scores": match.scores(), "winners": match.winners()}
        if (goal := game.goal(match.options, match.seats)) is not None:
            document["result"]["goal"] = goal
    if "meta" in body.record:
        # Whatever stands there, numbers without end and halves of letters too.
        document["meta"] = orjson.Fragment(json.dumps(body.record["meta"]))
    return encode_plain(document)


def _steps(reel: ReplayView) -> Iterator[dict[str, Any]]:
    """Move by move (`protocol.ReplayStep`)."""
    match = reel.match
    for entry in reel.record.moves:
        before, changes = reel.play_and_compare(entry)
        move, drawn = reel.seen(before)
        step: dict[str, Any] = {"seat": match.played[-1].seat}
        if match.game.is_timed:
            step["now"] = reel.now
        if move is not None:
            step["move"] = move
        step["drawn"] = drawn
        step["changes"] = changes
        step["to_move"] = reel.to_move()
        step["lines"] = reel.lines(before)
        yield step


def replay_told(body: ToTell, find_game: FindGame, language: str) -> bytes:
    """A position of a game (`protocol.Told`), with the story of the move before it."""
    record = record_in(body.record, find_game)
    check_moves(record, body.moves)
    reel = ReplayView(record, max(body.moves - 1, 0), body.seat, language)
    match = reel.match
    before = reel.play(record.moves[body.moves - 1]) if body.moves else match.state_at_start()
    lines = reel.lines(before)
    to_move = reel.to_move()
    asked = to_move if record.game.is_open and body.seat is None else [s for s in to_move if s == body.seat]
    moment = Moment(
        record.game,
        reel.names,
        language,
        body.moves,
        match.view(reel.seat),
        match.legal(asked[0], reel.now) if asked else [],
        match.past if match.is_over else None,
        bool(asked) or (bool(to_move) and record.game.is_open),
    )
    return encode_plain(told(moment, [{"number": body.moves, "lines": lines}] if lines else []))
