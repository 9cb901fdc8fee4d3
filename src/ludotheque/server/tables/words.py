"""Tables in words, told by each game's teller. Only what a seat may know is told to it.

What is to be told is taken down at one moment; the words are found beside the event loop.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ludotheque.bots.titles import title
from ludotheque.engine.contract import START, Box, Game, Milliseconds, Move, Outcome, Seat, State, View
from ludotheque.engine.match import Past
from ludotheque.engine.speech import told_winners
from ludotheque.engine.teller import Line, Screen, Teller, scene_of
from ludotheque.engine.things import told_json, unmarked
from ludotheque.engine.words import say, say_time
from ludotheque.server.aside import Aside
from ludotheque.server.http.problems import names_at
from ludotheque.server.pages.html import isolated
from ludotheque.server.protocol import encode_plain
from ludotheque.server.tables.events import Happened, Latest
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.rights import viewer_of
from ludotheque.server.tables.shown import seen_by, told_to
from ludotheque.server.tables.table import Header, Table

_PLAIN = Screen(is_plain=True)
_KEPT_SECONDS = 2.0  # that words are kept for whoever else asks for them


class Moment(NamedTuple):
    """A position as one seat may know it."""

    game: Game
    names: list[str]
    language: str
    number: int
    view: View | None  # None: no game has begun
    legal: list[Move]  # of that seat, if it is waited for
    past: Past | None  # of a game that is over
    is_asking: bool  # whether somebody is waited for, and everybody may know what for

    def teller(self) -> Teller:
        """Who tells it."""
        return self.game.board_teller(self.names, self.language)


class Step(NamedTuple):
    """Something that happened, and which seat looks at it."""

    event: Happened
    who: tuple[int, ...]  # the seats that it is about
    seat: int
    box: Box
    before: State
    drawn: tuple[Outcome, ...]
    given: int | None  # moves from which the game goes on
    now: Milliseconds  # the game's time of a move
    moves: int | None  # played with it, if it is one


# Asking


async def told_at(
    keeper: Keeper, aside: Aside, table_id: str, person: str, after: int, language: str
) -> bytes:
    """A table in words (`protocol.Told`) for this person, with what happened after this event."""
    live = await keeper.live(table_id)
    async with live.lock:
        await keeper.look_again(live)
        table, recent = live.table, live.table.recent
        seat = _seat_of(table, person)
        if not recent or after >= recent[0].previous:
            news = sum(latest.event.number > after for latest in recent)
            telling = _telling(aside, live, seat, _reader_of(table, person), news, language)
        else:
            telling = None
            moment = _moment(table, seat, language)
    if telling is not None:
        return await asyncio.shield(telling)
    header, happened = await keeper.history(table_id, until=moment.number)
    told: bytes = await aside(_told_again, moment, header, happened, person, after)
    return told


def _telling(
    aside: Aside, live: LiveTable, seat: int, reader: int, news: int, language: str
) -> "asyncio.Task[bytes]":
    """The last events and the position, once for all who ask at the same time: no move is played again."""
    table, words = live.table, live.words
    key = (table.number, seat, reader, news, language)
    found = words.get(key)
    if found is None:
        steps = [_step(table, latest, reader) for latest in list(table.recent)[len(table.recent) - news :]]
        found = words[key] = asyncio.create_task(aside(_told, _moment(table, seat, language), steps))
        asyncio.get_running_loop().call_later(_KEPT_SECONDS, words.pop, key, None)
    return found


def _seat_of(table: Table, person: str) -> int:
    return seen_by(viewer_of(table, person), table.to_move, table.game.is_open)


def _reader_of(table: Table, person: str) -> int:
    return told_to(viewer_of(table, person), table.to_move, table.game.is_open)


def _moment(table: Table, seat: int, language: str) -> Moment:
    """What there is to tell of a table now."""
    match = table.match
    is_on = match is not None and table.status == "playing"
    is_asked = is_on and seat in table.to_move
    return Moment(
        table.game,
        [isolated(name) for name in names_at(table, language)],
        language,
        table.number,
        match.view(Seat(seat)) if match else None,
        table.legal(seat, table.at) if match and is_asked else [],
        match.past if match and match.is_over else None,
        is_asked or (is_on and bool(table.to_move) and table.game.is_open),
    )


def _step(table: Table, latest: Latest, seat: int) -> Step:
    """An event that there is something to tell of."""
    match = table.match
    assert match is not None
    event = latest.event
    who = table.seats_of(event.person or "") if event.seat is None else (event.seat,)
    given = len(table.given.moves) if table.given is not None else None
    moves = latest.moves if event.kind == "moved" else None
    return Step(event, who, seat, match.box, latest.before, latest.drawn, given, latest.now, moves)


def _told_again(moment: Moment, header: Header, happened: list[Happened], person: str, after: int) -> bytes:
    """A moment in words, with all that happened in this round after an event: it takes every event again."""
    table = Table(header)
    steps: list[Step] = []
    for event in happened:
        table.apply(event)
        if table.latest is None:
            steps.clear()  # another round
        elif table.latest.event is event and event.number > after:
            steps.append(_step(table, table.latest, _reader_of(table, person)))
    return _told(moment, steps)


# Telling


def _told(moment: Moment, steps: Sequence[Step]) -> bytes:
    return encode_plain(told(moment, list(_events(moment, steps))))


def told(moment: Moment, story: list[dict[str, Any]]) -> dict[str, Any]:
    """A position in words (`protocol.Told`)."""
    document: dict[str, Any] = {
        "number": moment.number,
        "story": story,
        "choices": [],
        "table": [],
        "standing": [],
        "unseen": [],
        "scores": [],
        "details": {},
    }
    view = moment.view
    if view is None:
        return document
    teller = moment.teller()
    if moment.is_asking:
        choices = teller.choices(view, moment.legal)
        moves = list(choices.moves.values())
        document["question"] = told_json(choices.question)
        document["choices"] = [
            {"move": text, **told_json(teller.words_of(view, move), "words")}
            for text, move in zip(moment.game.move_texts(view.box, moves), moves, strict=True)
        ]
    document["table"] = [{"text": unmarked(line)} for line in teller.table(view, None, _PLAIN)]
    document["standing"] = [told_json(line) for line in teller.offer(view, _PLAIN)]
    document["unseen"] = [{"text": unmarked(line)} for line in teller.unseen(view)]
    document["scores"] = [told_json(line) for line in teller.scores(view)]
    document["details"] = {**teller.details(view), **_debrief(moment)}
    return document


def _debrief(moment: Moment) -> dict[str, Any]:
    """What a game that is over leaves to talk about."""
    found = moment.game.debrief(moment.past) if moment.past is not None else {}
    return {"debrief": found} if found else {}


def _events(moment: Moment, steps: Sequence[Step]) -> Iterator[dict[str, Any]]:
    """What happened, event by event (`protocol.ToldEvent`)."""
    teller = moment.teller()
    for step in steps:
        lines = lines_json(_lines(moment, teller, step))
        if lines:
            yield {"number": step.event.number, "lines": lines, **_played(moment.game, step)}


def _played(game: Game, step: Step) -> dict[str, Any]:
    """What was played in an event, as far as who is told of it may see it."""
    event = step.event
    if event.kind != "moved":
        return {}
    actor, code = Seat(step.who[0]), game.move_code(step.box, event.body["move"])
    move, drawn = game.seen(step.box, step.before, actor, code, step.drawn, Seat(step.seat))
    told = {"moves": step.moves, "seat": actor, "drawn": list(drawn)}
    return told if move is None else told | {"move": move}


def lines_json(lines: Sequence[Line]) -> list[dict[str, Any]]:
    """Lines as a client gets them (`protocol.ToldLine`)."""
    return [
        {**told_json(line.text), "clause": line.clause} if line.clause else told_json(line.text)
        for line in lines
    ]


def _lines(moment: Moment, teller: Teller, step: Step) -> list[Line]:
    event, game = step.event, moment.game
    if event.kind == "moved":
        actor, move = Seat(step.who[0]), game.move_code(step.box, event.body["move"])
        told = story(game, teller, step.box, step.before, actor, move, step.drawn, step.seat, step.now)
        is_late = event.body.get("why") == "time"
        return [Line(text) for text in _out_of_time(moment, step)] + told if is_late else told
    if event.kind == "started" and step.given is None:
        return story(game, teller, step.box, step.before, None, None, step.drawn, step.seat)
    return [Line(text) for text in _said(moment, step)]


def story(
    game: Game,
    teller: Teller,
    box: Box,
    before: State,
    actor: Seat | None,
    move: Move | None,
    drawn: Sequence[Outcome],
    seat: int,
    now: Milliseconds = START,
) -> list[Line]:
    """What happened after the state `before`, by the rules, as far as this seat may see it."""
    return teller.story(scene_of(game, box, before, actor, move, drawn, Seat(seat), now))


def _out_of_time(moment: Moment, step: Step) -> Iterator[str]:
    yield say("event-time", moment.language, name=moment.names[step.who[0]])


def _said(moment: Moment, step: Step) -> Iterator[str]:
    """What people did beside their moves."""
    kind, body, language = step.event.kind, step.event.body, moment.language
    name = ", ".join(moment.names[seat] for seat in step.who)
    if kind == "started":
        yield say("event-given", language, moves=step.given)
    elif kind == "took-back":
        yield say("event-took-back", language, name=name, count=body["count"])
    elif kind == "answered":
        if not body["agree"]:
            yield say("event-disagreed", language, name=name)
    elif kind == "resigned":
        yield say("event-resigned" if body["why"] == "resigned" else "event-time", language, name=name)
    elif kind == "missed":
        winner = moment.names[body["winner"]]
        first, margin = say_time(body["times"][0], language), body["margin"]
        words = {"location": body["location"], "winner": winner, "time": first, "name": name}
        yield say("event-missed", language, **words, margin=margin)
    elif kind == "replaced" and "name" not in body:  # somebody sat there
        why = "event-late" if body.get("why") == "time" else "event-replaced"
        yield say(why, language, name=name, bot=title(body["bot"], language))
    elif kind == "sat":
        yield say("event-sat", language, name=body["name"])
    elif kind == "ended":
        yield from _ending(moment, body)
    elif kind in ("paused", "resumed") and not step.who and not body.get("held"):
        yield say("event-stopped" if kind == "paused" else "event-goes-on", language)
    elif body.get("held"):
        yield say("event-held" if kind == "paused" else "event-released", language)
    else:  # left, returned, paused, resumed, hinted
        yield say(f"event-{kind}", language, name=name)


def _ending(moment: Moment, body: dict[str, Any]) -> Iterator[str]:
    """Why the game is over, unless that was told with the last move; and who won."""
    if body["why"] != "rules":
        yield say(f"page-ended-{body['why']}", moment.language)
    if body["why"] == "closed":
        return
    yield told_winners(moment.names, body["winners"], body["scores"], body.get("goal"), moment.language)
