"""Hints: the best moves of a seat and why, for its own eyes. The others hear that it took one."""

from dataclasses import dataclass

from ludotheque.bots.advice import advised
from ludotheque.bots.search import Thought
from ludotheque.engine.contract import Move, Seat
from ludotheque.engine.things import told_json
from ludotheque.engine.words import Refused
from ludotheque.server.api.seat_views import SeatView
from ludotheque.server.house import House
from ludotheque.server.protocol import Hint, HintedMove
from ludotheque.server.tables.commands import Change, Person, note_hint, seat_to_advise
from ludotheque.server.tables.table import Table


@dataclass(frozen=True)
class Wanted(SeatView):
    """A position in which a seat wants to know what to do."""

    legal: list[Move]  # without giving up: nobody is advised to
    seed: str


async def hint_at(house: House, table: str, person: Person, seat: int | None, language: str) -> Hint:
    """A hint for a seat of this person; Refused, with words, if there may be none."""
    if house.classroom is not None:
        await house.classroom.check_hint()
    if person.id in house.advised:
        raise Refused("hint-one")
    house.advised.add(person.id)
    try:
        wanted = await _noted(house, table, person, seat, language)
        if house.thinkers.is_full:
            raise Refused("hint-busy")
        thought = await _thought(house, wanted)
    finally:
        house.advised.discard(person.id)
    hint: Hint = await house.aside(_told, wanted, thought, language)
    return hint


async def _noted(house: House, table: str, person: Person, seat: int | None, language: str) -> Wanted:
    """What is to be thought about; that it is asked for everybody hears, once in a position."""
    found: list[Wanted] = []

    def decide(table: Table, at: int) -> Change | None:
        wanted = _wanted(table, seat_to_advise(table, person, seat), at, language)
        found.append(wanted)
        latest = table.latest
        is_told = latest is not None and latest.event.kind == "hinted" and latest.event.seat == wanted.seat
        return None if is_told else note_hint(table, wanted.seat, person, at)

    await house.pipeline.overrule(table, decide)
    return found[-1]


def _wanted(table: Table, seat: int, at: int, language: str) -> Wanted:
    match = table.match
    assert match is not None
    return Wanted.at(
        table,
        seat,
        language,
        legal=[move for move in table.legal(seat, at) if move != table.game.resign_move],
        seed=f"hint:{table.sealed.secret}:{seat}:{len(match.played)}",
    )


async def _thought(house: House, wanted: Wanted) -> Thought:
    """What the bots think of it; where nothing can be played there is nothing to think about."""
    if not wanted.legal:
        return Thought(Seat(wanted.seat), (), (), (), 0)
    return await house.thinkers.advise(wanted.game, wanted.seed, wanted.view, wanted.legal)


def _told(wanted: Wanted, thought: Thought, language: str) -> Hint:
    """The best moves in words, and what each does."""
    game, view = wanted.game, wanted.view
    teller = game.board_teller(wanted.names, language)
    return Hint(
        seat=wanted.seat,
        number=wanted.number,
        moves=[
            HintedMove(
                move=game.move_text(view.box, one.move),
                **told_json(teller.words_of(view, one.move), "words"),
                odds=round(min(max(one.odds, 0.0), 1.0), 3),
                equal=one.is_equal,
                why=list(one.why),
            )
            for one in advised(game, view, thought, wanted.names, language)
        ],
        tries=thought.simulations,
    )
