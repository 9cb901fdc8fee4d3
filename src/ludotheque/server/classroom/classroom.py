"""A house as a classroom: children join with a code, are grouped, and play; a teacher sees all tables.

A lesson, who is in it and its tables are in the store, so that a restart loses nothing. Only who has asked in
the last seconds is known to this process alone.
"""

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import SystemRandom
from typing import Any, NamedTuple, cast

from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError

from ludotheque.bots import lineup
from ludotheque.bots.titles import own_title
from ludotheque.engine.contract import SPECTATOR, Game, Options
from ludotheque.engine.match import scores_of
from ludotheque.engine.teller import Debrief
from ludotheque.engine.words import Refused
from ludotheque.server.api.uploads import as_recorded
from ludotheque.server.aside import Aside
from ludotheque.server.classroom.groups import bots_beside, group_sizes
from ludotheque.server.people import Entered, People, new_id
from ludotheque.server.protocol import (
    LONGEST_NICKNAME,
    CardCount,
    ClassBegin,
    ClassBoard,
    ClassDebrief,
    ClassGame,
    ClassGroups,
    ClassPlace,
    ClassPupil,
    ClassRules,
    ClassTable,
    NewTable,
    OpenSeat,
    Result,
    Say,
    SeatPlan,
    SeatShown,
    SwitchChat,
)
from ludotheque.server.realtime.connections import Connections
from ludotheque.server.store.rows import bots_in, folded
from ludotheque.server.store.store import Store
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import Person, fit_name, hold, release, shut, stand_up
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.new_tables import NewTables
from ludotheque.server.tables.pipeline import Pipeline
from ludotheque.server.tables.rights import Viewer
from ludotheque.server.tables.table import Chair, Header

MOST_PUPILS = 40
CODE_LENGTH = 4
CODE_LETTERS = "BCDFGHJKMNPRSTWXZ"  # no two look alike, and no word comes of them

_LESSON_LIFE = 12 * 3_600_000  # milliseconds: then a start begins a new lesson
_KEPT_SECONDS = 1.0  # that the lesson is not read again: every request asks for it
_HERE_SECONDS = 8.0  # since a device asked last: children ask every two seconds
_TRIES = 3  # to find a name that nobody has, against other processes
_ANYBODY = Viewer((), is_host=False)  # sees what all can see


class Lesson(NamedTuple):
    """The lesson of now."""

    id: str
    code: str
    phrases: bool
    hints: bool
    is_over: bool


class Invitation(NamedTuple):
    """What the terminal tells at the start."""

    game: str
    code: str
    token: str

    @property
    def join(self) -> str:
        """The path of the page where children join, with the code."""
        return f"/join/{self.code}"

    @property
    def teach(self) -> str:
        """The path that makes a browser the teacher's."""
        return f"/class/{self.token}"


class Classroom:
    """The classroom of a house."""

    def __init__(
        self,
        game: str,
        find_game: Callable[[str], Game],
        store: Store,
        house_time: HouseTime,
        people: People,
        keeper: Keeper,
        pipeline: Pipeline,
        new_tables: NewTables,
        connections: Connections,
        aside: Aside,
    ) -> None:
        self._name = game
        self._find_game = find_game
        self._store = store
        self._time = house_time
        self._people = people
        self._keeper = keeper
        self._pipeline = pipeline
        self._new_tables = new_tables
        self._connections = connections
        self._aside = aside
        self._token = secrets.token_urlsafe(16)
        self._turn = asyncio.Lock()  # one change of the class at a time
        self._seen: dict[str, float] = {}  # when each person's device asked last
        self._chance = SystemRandom()
        self._lesson: Lesson | None = None
        self._read_at = 0.0

    @property
    def game(self) -> Game:
        """What the class plays."""
        return self._find_game(self._name)

    # The lesson

    async def open(self) -> None:
        """Go on with the lesson that was broken off, or begin one."""
        _ = self.game  # Refused, while there is somebody at the terminal
        row = await self._store.last_lesson()
        is_old = row is None or row.created < self._time.now() - _LESSON_LIFE
        if is_old or row is None or row.ended is not None:
            await self._begin_lesson()

    async def invitation(self) -> Invitation:
        """How to come in."""
        return Invitation(self._name, (await self.lesson()).code, self._token)

    async def lesson(self) -> Lesson:
        """The lesson of now, as it was a second ago at most."""
        if self._lesson is not None and time.monotonic() - self._read_at < _KEPT_SECONDS:
            return self._lesson
        row = await self._store.last_lesson()
        if row is None:  # somebody has deleted it beside us
            await self._begin_lesson()
            return await self.lesson()
        self._lesson = Lesson(row.id, row.code, row.phrases, row.hints, row.ended is not None)
        self._read_at = time.monotonic()
        return self._lesson

    async def new_lesson(self) -> None:
        """Another class comes in: a new code, and nobody there. What was goes on being stored."""
        async with self._turn:
            lesson = await self.lesson()
            if not lesson.is_over:
                await self._end(lesson)
            await self._begin_lesson(lesson.id)

    async def _begin_lesson(self, teachers_of: str | None = None) -> None:
        self._seen.clear()
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        now = self._time.now()
        last = await self._store.last_lesson()
        # Never before the last: the newest is the one of now.
        created = max(now, last.created + 1) if last is not None else now
        row = {
            "id": new_id(),
            "code": code,
            "phrases": False,
            "hints": False,
            "created": created,
            "ended": None,
        }
        await self._store.add_lesson(row, teachers_of)
        self._lesson = None

    async def end_lesson(self) -> None:
        """The lesson is over: games that are on end, and nobody joins any more."""
        async with self._turn:
            await self._end(await self.lesson())

    async def _end(self, lesson: Lesson) -> None:
        for row in await self._store.class_tables(lesson.id):
            await self._pipeline.overrule(row.table_id, shut)
        if not lesson.is_over:
            await self._store.change_lesson(lesson.id, ended=self._time.now())
            self._lesson = None

    async def forget_lesson(self) -> None:
        """Delete the lesson with all names and games, and begin a new one."""
        async with self._turn:
            lesson = await self.lesson()
            await self._end(lesson)
            tables = [row.table_id for row in await self._store.class_tables(lesson.id)]
            await self._begin_lesson(lesson.id)
            await self._store.forget_lesson(lesson.id)
            self._keeper.drop(tables)
        await self._store.ask_attention()
        await self._connections.drop_strangers()

    async def change_rules(self, rules: ClassRules) -> None:
        """What the children may do at the tables: say quick phrases, ask for hints."""
        given = rules.model_dump(exclude_none=True)
        if given:
            await self._store.change_lesson((await self.lesson()).id, **given)
            self._lesson = None

    async def check_talk(self, command: Say | SwitchChat) -> None:
        """Nobody writes to others in a class; phrases may be said if the teacher allows it."""
        if isinstance(command, SwitchChat) or command.phrase is None:
            raise Refused("class-no-chat")
        if not (await self.lesson()).phrases:
            raise Refused("class-no-phrases")

    async def check_hint(self) -> None:
        """Refused unless the teacher allows hints."""
        if not (await self.lesson()).hints:
            raise Refused("class-no-hints")

    # Who is in it

    async def place(self, guest: Person | None) -> ClassPlace:
        """Who this is in the class."""
        lesson = await self.lesson()
        row = await self._store.class_person(lesson.id, guest.id) if guest else None
        if row is not None:
            self._seen[row.person] = time.monotonic()
        return _place(lesson, row)

    async def role(self, person: Person | None) -> str:
        """Pupil, teacher, or a stranger."""
        if person is None:
            return "stranger"
        row = await self._store.class_person((await self.lesson()).id, person.id)
        return str(row.role) if row is not None else "stranger"

    async def check_member(self, person: Person | None) -> None:
        """Refused to strangers."""
        if await self.role(person) == "stranger":
            raise Refused("class-strangers")

    async def check_teacher(self, person: Person) -> None:
        """Refused to all but teachers."""
        if await self.role(person) != "teacher":
            raise Refused("class-teacher-only")

    async def join(self, guest: Person | None, code: str, nickname: str) -> Entered | None:
        """A child joins, under a name that nobody else has; None if it had joined before."""
        async with self._turn:
            lesson = await self.lesson()
            role = await self.role(guest)
            if role == "teacher":
                raise Refused("class-is-teacher")
            if role == "pupil":
                return None
            if lesson.is_over:
                raise Refused("class-over")
            if not secrets.compare_digest(_normal(code).encode(), lesson.code.encode()):
                raise Refused("class-code")
            return await self._let_in(lesson, fit_name(nickname))

    async def _let_in(self, lesson: Lesson, nickname: str) -> Entered:
        store, now = self._store, self._time.now()
        for _ in range(_TRIES):
            pupils = await self._pupils(lesson)
            if len(pupils) >= MOST_PUPILS:
                raise Refused("class-full", most=MOST_PUPILS)
            name = distinct(nickname, [row.name for row in pupils])
            entered = await self._people.enter(name, "person", now)
            row = {"lesson": lesson.id, "person": entered.person.id, "role": "pupil", "name": name}
            try:
                await store.put_in_class({**row, "joined": now, "table_id": None})
            except IntegrityError:
                continue  # another process was first with this name
            self._seen[entered.person.id] = time.monotonic()
            return entered
        raise Refused("table-busy")

    async def teach(self, guest: Person | None, token: str, nickname: str) -> Entered | None:
        """Become a teacher; None if the person was known before, and stays the same."""
        if not secrets.compare_digest(token.encode(), self._token.encode()):
            raise Refused("class-token")
        entered = None
        if guest is None:
            entered = await self._people.enter(nickname, "person", self._time.now())
            guest = entered.person
        row = {"lesson": (await self.lesson()).id, "person": guest.id, "role": "teacher"}
        named = {"name": f"@{guest.id}", "joined": self._time.now()}  # shown to nobody
        await self._store.put_in_class({**row, **named, "table_id": None})
        return entered

    async def dismiss(self, person: str) -> None:
        """A child is in the class no more: its device is signed out, a bot may take its seat."""
        async with self._turn:
            lesson = await self.lesson()
            row = await self._store.class_person(lesson.id, person)
            if row is None or row.role != "pupil":
                raise Refused("class-no-pupil")
            if row.table_id is not None:
                await self._pipeline.overrule(row.table_id, lambda table, at: stand_up(table, person, at))
            await self._store.take_from_class(lesson.id, person)
        await self._store.drop_keys(person)
        await self._connections.drop_strangers()

    async def _pupils(self, lesson: Lesson) -> list[Row[Any]]:
        return [row for row in await self._store.class_people(lesson.id) if row.role == "pupil"]

    # Playing

    async def begin(self, teacher: Person, asked: ClassBegin) -> None:
        """Group who waits, or everybody anew; each group has a table at once, and its game begins."""
        game = self.game
        counts = seat_counts(game, asked.options)  # Refused before anything is ended
        async with self._turn:
            lesson = await self.lesson()
            if lesson.is_over:
                raise Refused("class-over")
            pupils = await self._pupils(lesson)
            rows = await self._store.class_tables(lesson.id)
            round_ = max((row.round for row in rows), default=0)
            if asked.everybody or not round_:
                if round_:  # who is away would leave others waiting; who comes back, waits for a table
                    pupils = [row for row in pupils if self._is_here(row.person)]
                if not pupils:
                    raise Refused("class-nobody")
                for row in rows:
                    if row.round == round_:  # those before are closed
                        await self._pipeline.overrule(row.table_id, shut)
                await self._store.leave_class_tables(lesson.id)
                round_ += 1
            else:
                pupils = [row for row in pupils if row.table_id is None]
                if not pupils:
                    raise Refused("class-nobody")
                if await self._is_paused(row.table_id for row in rows if row.round == round_):
                    raise Refused("class-paused")
            number = max((row.number for row in rows if row.round == round_), default=0)
            self._chance.shuffle(pupils)
            for size in group_sizes(len(pupils), asked.size, counts):
                group, pupils = pupils[:size], pupils[size:]
                number += 1
                await self._lay(teacher, lesson, (round_, number), group, asked)

    async def _lay(
        self,
        teacher: Person,
        lesson: Lesson,
        place: tuple[int, int],
        group: list[Row[Any]],
        asked: ClassBegin,
    ) -> None:
        """A table for a group."""
        plan = [Chair(row.person, row.name) for row in group]
        for _ in range(bots_beside(len(group), seat_counts(self.game, asked.options))):
            bot = lineup.usual(self.game)
            plan.append(Chair(name=own_title(bot, [one.name for one in plan]), bot=bot))
        seats: list[SeatPlan] = [OpenSeat() for _ in plan]
        new = NewTable(game=self._name, options=asked.options, seats=seats, chat=False)
        live = await self._new_tables.lay(teacher, new, tuple(plan))
        row = {"lesson": lesson.id, "table_id": live.table.id, "round": place[0], "number": place[1]}
        await self._store.add_class_table(row, [one.person for one in group])

    async def _is_paused(self, tables: Iterable[str]) -> bool:
        live_tables = [await self._keeper.live(table) for table in tables]
        return any(live.table.is_held for live in live_tables)

    async def pause(self, is_on: bool) -> None:
        """Stop all games, or let them go on."""
        async with self._turn:
            lesson = await self.lesson()
            rows = await self._store.class_tables(lesson.id)
            for row in rows:
                if row.round == rows[-1].round:  # the last: they come in order
                    await self._pipeline.overrule(row.table_id, hold if is_on else release)

    # The teacher's page

    async def board(self) -> ClassBoard:
        """The class at a glance."""
        lesson, store = await self.lesson(), self._store
        rows = await store.class_tables(lesson.id)
        round_ = max((row.round for row in rows), default=0)
        tables = []
        is_paused = False
        for row in rows:
            if row.round == round_:
                live = await self._keeper.live(row.table_id)
                tables.append(_shown(live, row.number))
                is_paused |= live.table.is_held and live.table.status != "closed"
        pupils = [
            ClassPupil(person=row.person, name=row.name, here=self._is_here(row.person), table=row.table_id)
            for row in await self._pupils(lesson)
        ]
        played = [row for row in await store.class_games(lesson.id) if _result_of(row).why != "closed"]
        return ClassBoard(
            code=lesson.code,
            game=self._name,
            groups=self._groups(pupils, has_begun=round_ > 0),
            most=MOST_PUPILS,
            phrases=lesson.phrases,
            hints=lesson.hints,
            paused=is_paused,
            over=lesson.is_over,
            round=round_,
            games=len(played),
            pupils=pupils,
            tables=tables,
        )

    def _is_here(self, person: str) -> bool:
        """Whether a child's device has asked in the last seconds, or listens."""
        soonest = time.monotonic() - _HERE_SECONDS
        return self._seen.get(person, soonest) > soonest or self._connections.is_connected(person)

    def _groups(self, pupils: list[ClassPupil], has_begun: bool) -> list[ClassGroups]:
        """What groups there would be; whoever is away is in no new one."""
        counts = seat_counts(self.game, {})
        waiting = sum(pupil.table is None for pupil in pupils)
        everybody = sum(pupil.here or not has_begun for pupil in pupils)
        return [
            ClassGroups(
                size=size,
                waiting=group_sizes(waiting, size, counts),
                everybody=group_sizes(everybody, size, counts),
            )
            for size in counts
            if size > 1
        ]

    async def debrief(self) -> ClassDebrief:
        """All games of the class that are over, and what they say together."""
        lesson = await self.lesson()
        rows = await self._store.class_games(lesson.id)
        games, found, options = [], [], {}
        for row in rows:
            header, happened = await self._keeper.history(row.table_id, until=row.last_event)
            about, stood_in = await self._aside(_debrief_of, header, happened)
            result = _result_of(row)
            is_whole = result.why == "rules"
            if is_whole and about:
                found.append(about)
            options = json.loads(row.options)
            games.append(
                ClassGame(
                    table=row.table_id,
                    number=row.number,
                    class_round=row.class_round,
                    round=row.round,
                    players=json.loads(row.players),
                    bots=bots_in(row),
                    stood_in=stood_in,
                    result=result,
                    survived=about.get("survived") if is_whole else None,
                    tie=about.get("tie") if is_whole else None,
                )
            )
        return ClassDebrief(
            game=self._name,
            games=games,
            options=options,
            survived=sum(bool(about.get("survived")) for about in found) if found else None,
            counted=len(found),
            saved=_counted(about.get("saved", ()) for about in found),
            hurt=_counted(about.get("hurt", ()) for about in found),
            seen=_counted(about.get("seen", ()) for about in found),
        )


def seat_counts(game: Game, options: dict[str, Any]) -> list[int]:
    """How many may sit at a table with these options; Refused if they are wrong."""
    checked = game.options(as_recorded(options))
    return [count for count in game.seat_counts if _are_for(game, checked, count)]


def _are_for(game: Game, options: Options, seats: int) -> bool:
    try:
        game.check_options(options, seats)
    except Refused:
        return False
    return True


def distinct(nickname: str, taken: list[str]) -> str:
    """The nickname, with a number if another child has it, in large letters or small."""
    folded_names = {name.casefold() for name in taken}
    name, number = nickname, 2
    while name.casefold() in folded_names:
        name, number = f"{nickname[: LONGEST_NICKNAME - 4]} {number}", number + 1
    return name


def _normal(code: str) -> str:
    """A code as children type it: small letters, blanks."""
    return "".join(code.split()).upper()


def _place(lesson: Lesson, row: Row[Any] | None) -> ClassPlace:
    return ClassPlace(
        role=row.role if row is not None else "stranger",
        name=row.name if row is not None and row.role == "pupil" else None,
        table=row.table_id if row is not None else None,
        phrases=lesson.phrases,
        hints=lesson.hints,
        over=lesson.is_over,
    )


def _shown(live: LiveTable, number: int) -> ClassTable:
    """A table from what anybody who walks by can see of it."""
    shown = live.showing.shown(_ANYBODY)
    result = shown.get("result")
    return ClassTable(
        table=live.table.id,
        number=number,
        status=shown["status"],
        round=shown["round"],
        moves=shown["moves"],
        seats=[SeatShown(**seat) for seat in shown["seats"]],
        here=live.here(),
        to_move=shown["to_move"],
        points=result["scores"] if result else _points(live),
        result=Result(**result) if result else None,
    )


def _points(live: LiveTable) -> list[int]:
    """What each seat has that all can see; none before the game."""
    match = live.table.match
    if match is None:
        return []
    seen = live.showing.view(SPECTATOR)
    return scores_of(match.game, seen.box, seen.record, match.seats)


def _debrief_of(header: Header, happened: list[Happened]) -> tuple[Debrief, list[bool]]:
    """What a game says of itself at its end, if it does; and in which seats bots stood in for children."""
    table = folded(header, happened)
    assert table.match is not None
    about = table.game.debrief(table.match.past) if table.match.is_over else {}
    stood_in = [place.person is not None and place.bot is not None for place in table.places]
    return cast(Debrief, about), stood_in


def _result_of(row: Row[Any]) -> Result:
    """How a game ended."""
    return Result(**json.loads(row.result))


def _counted(found: Iterable[Sequence[str]]) -> list[CardCount]:
    """In how many games each card is named, the most often first; of equal ones, what games name first."""
    games: Counter[str] = Counter()
    before: Counter[str] = Counter()
    for named in found:
        for place, card in enumerate(dict.fromkeys(named)):
            games[card] += 1
            before[card] += place
    order = sorted(games, key=lambda card: (-games[card], before[card]))
    return [CardCount(card=card, games=games[card]) for card in order]
