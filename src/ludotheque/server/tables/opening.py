"""Opening a table: what is asked for becomes its header, or is refused in words."""

from dataclasses import replace

import numpy as np

from ludotheque.bots import lineup
from ludotheque.bots.titles import own_title
from ludotheque.engine.contract import Game, Options
from ludotheque.engine.records import Record, dealt_anew, match_of
from ludotheque.engine.words import Refused, quote
from ludotheque.server.api.uploads import as_recorded, record_in
from ludotheque.server.protocol import Beginning, BotSeat, LivePace, MySeat, NewTable, NoClock, OpenSeat, Pace
from ludotheque.server.tables.commands import Person, fit_name, named_bot, own_name
from ludotheque.server.tables.rights import check_practice
from ludotheque.server.tables.sealed import seal
from ludotheque.server.tables.table import Chair, Header, turns_of


def open_table(new: NewTable, host: Person, table_id: str, at: int, game: Game) -> Header:
    """The header of a new table; Refused, with words, if the game or its seats cannot be so."""
    options = game.options(as_recorded(new.options))
    game.check_seats(len(new.seats))
    setup = as_recorded(new.setup)
    for key in setup:
        if key not in game.setup_keys:
            raise Refused("record-unknown-key", key=quote(key)).at("setup")
    extras = game.setup_extras(setup, len(new.seats))
    start = None
    if new.start is not None:
        start = _start(new.start, game)
        if len(start.players) != len(new.seats):
            raise Refused("start-seats", seats=len(new.seats), recorded=len(start.players)).at("seats")
        if new.options and options != start.options:
            raise Refused("start-options").at("options")
        if new.setup and extras != start.setup.extras:
            raise Refused("start-setup").at("setup")
        options, extras = start.options, dict(start.setup.extras)
    game.check_options(options, len(new.seats))
    pace = _pace(new, game, options, start)
    if new.practice:
        kinds = {type(plan) for plan in new.seats}
        check_practice(game, new.clock, MySeat in kinds and OpenSeat not in kinds)
    return Header(
        id=table_id,
        game=game,
        options=options,
        extras=extras,
        clock=new.clock,
        grace=new.grace,
        public=new.public,
        host=host.id,
        host_name=host.nickname,
        created=at,
        plan=tuple(_plan(new, host, game)),
        sealed=seal(),
        chat=new.chat,
        start=start,
        pace=pace,
        hints=new.hints,
        pause=new.pause,
        lens=new.lens,
        practice=new.practice,
    )


def _pace(new: NewTable, game: Game, options: Options, start: Record | None) -> Pace | None:
    """How a game that goes by time is played; Refused if that does not fit the rest."""
    if not game.is_timed:
        if new.pace is not None:
            raise Refused("pace-not-timed", game=game.name).at("pace")
        return None
    pace = new.pace or LivePace()
    if isinstance(pace, LivePace):
        if not isinstance(new.clock, NoClock):
            raise Refused("live-no-clock").at("clock")
        sides = game.sides(options)
        if len({sides[seat] for seat, plan in enumerate(new.seats) if isinstance(plan, MySeat)}) > 1:
            raise Refused("live-one-side").at("seats")
    elif start is not None:
        turns_of(match_of(start, len(start.moves)))
    return pace


def _start(position: Beginning, game: Game) -> Record:
    """The record of a game up to a position from which it can go on: what replaying it needs."""
    named = position.record.get("game", game.name)
    if named != game.name:
        raise Refused("start-game", game=quote(named), wanted=game.name).at("start.record.game")
    record = record_in(position.record, lambda _: game)
    if match_of(record, position.moves).is_finished:
        raise Refused("start-over", game.end_clause).at("start.moves")
    if position.anew:
        return dealt_anew(record, position.moves, np.random.default_rng())
    return replace(record, moves=record.moves[: position.moves], result=None, seed=None, seal=None, meta={})


def _plan(new: NewTable, host: Person, game: Game) -> list[Chair]:
    places: list[Chair] = []
    for plan in new.seats:
        taken = [place.name for place in places]
        if isinstance(plan, BotSeat):
            bot = _bot(plan, game)
            places.append(Chair(name=own_title(bot, taken), bot=bot))
        elif isinstance(plan, MySeat):
            name = host.nickname if plan.name is None else fit_name(plan.name)
            places.append(Chair(person=host.id, name=own_name(name, taken)))
        else:
            places.append(Chair())
    return places


def _bot(plan: BotSeat, game: Game) -> str:
    if plan.level is not None and plan.bot is None:
        return lineup.names(game)[plan.level - 1]
    return named_bot(plan.bot, game)
