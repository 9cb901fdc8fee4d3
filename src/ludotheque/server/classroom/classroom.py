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
from dataclasses import replace
from functools import partial
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
from ludotheque.server.classroom import quiz
from ludotheque.server.classroom.groups import (
    Group,
    Pupil,
    bots_beside,
    by_chance,
    by_hand,
    device_of,
    sizes_by_chance,
)
from ludotheque.server.classroom.sheet import sheet
from ludotheque.server.people import Entered, People, new_id
from ludotheque.server.protocol import (
    LONGEST_NICKNAME,
    CardCount,
    ClassBegin,
    ClassBoard,
    ClassChild,
    ClassDebrief,
    ClassGame,
    ClassGroups,
    ClassPlace,
    ClassPupil,
    ClassQuiz,
    ClassRules,
    ClassSeat,
    ClassTable,
    ClassWall,
    MoveClock,
    NewTable,
    NoClock,
    OpenSeat,
    QuizAnswers,
    QuizResults,
    QuizSheet,
    QuizTime,
    Result,
    Say,
    SeatPlan,
    SeatShown,
    SwitchChat,
    WallTable,
)
from ludotheque.server.realtime.connections import Connections
from ludotheque.server.store.rows import bots_in, folded
from ludotheque.server.store.store import Store
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import (
    Change,
    Person,
    fit_name,
    hold,
    release,
    seat_late,
    shut,
    stand_in,
    stand_up,
)
from ludotheque.server.tables.events import Happened
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.new_tables import NewTables
from ludotheque.server.tables.pipeline import Pipeline
from ludotheque.server.tables.rights import Viewer
from ludotheque.server.tables.table import Chair, Header, Table

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
    quiz: QuizTime | None  # that is open
    is_over: bool
    has_begun: bool  # games


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
        has_begun = bool(await self._store.class_tables(row.id))
        is_over = row.ended is not None
        self._lesson = Lesson(row.id, row.code, row.phrases, row.hints, row.quiz, is_over, has_begun)
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
            "quiz": None,
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
            await self._store.change_lesson(lesson.id, ended=self._time.now(), quiz=None)
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
        """What the children may do: say quick phrases, ask for hints, answer the quiz."""
        given = rules.model_dump(exclude_none=True)
        if rules.quiz is not None:
            quiz.part_of(self.game)  # Refused where there is none
            if rules.quiz != "off" and (await self.lesson()).is_over:
                raise Refused("class-over")
            given["quiz"] = None if rules.quiz == "off" else rules.quiz
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
        rows = await self._on_device(lesson, guest)
        if rows:
            self._seen[rows[0].person] = time.monotonic()
        to_answer: list[QuizSheet] = []
        if lesson.quiz is not None:
            answered = await quiz.sheets(self._store, lesson.id, rows)
            to_answer = [sheet for sheet in answered if getattr(sheet, lesson.quiz) is None]
        return _place(lesson, rows, to_answer)

    async def _on_device(self, lesson: Lesson, guest: Person | None) -> list[Pupil]:
        """Who this device is in the class, then the children who have joined on it."""
        if guest is None:
            return []
        rows = await self._store.class_device(lesson.id, guest.id)
        return sorted(rows, key=lambda row: row.person != guest.id)

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

    async def add_mate(self, person: Person, nickname: str) -> None:
        """One more child joins on the device of a pupil, and plays on it."""
        async with self._turn:
            lesson = await self.lesson()
            rows = await self._on_device(lesson, person)
            if not rows or rows[0].role != "pupil":
                raise Refused("class-no-pupil")
            if lesson.is_over:
                raise Refused("class-over")
            if any(row.table_id is not None for row in rows):
                raise Refused("class-device-plays")
            most = max(seat_counts(self.game, {}))
            if len(rows) >= most:
                raise Refused("class-device-full", most=most)
            await self._let_in(lesson, fit_name(nickname), device=person.id)

    async def drop_mate(self, person: Person, mate: str) -> None:
        """A child who has joined on this device is in the class no more."""
        rows = await self._on_device(await self.lesson(), person)
        if mate not in [row.person for row in rows[1:]]:
            raise Refused("class-no-pupil")
        await self.dismiss(mate)

    async def _let_in(self, lesson: Lesson, nickname: str, device: str | None = None) -> Entered:
        store, now = self._store, self._time.now()
        for _ in range(_TRIES):
            pupils = await self._pupils(lesson)
            if len(pupils) >= MOST_PUPILS:
                raise Refused("class-full", most=MOST_PUPILS)
            name = distinct(nickname, [row.name for row in pupils])
            entered = await self._people.enter(name, "person", now)
            row = {"lesson": lesson.id, "person": entered.person.id, "role": "pupil", "name": name}
            try:
                await store.put_in_class({**row, "joined": now, "table_id": None, "device": device})
            except IntegrityError:
                continue  # another process was first with this name
            self._seen[device or entered.person.id] = time.monotonic()
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
        await self._store.put_in_class({**row, **named, "table_id": None, "device": None})
        return entered

    async def dismiss(self, person: str) -> None:
        """A child is in the class no more: its device is signed out, a bot may take its seat.

        Who has joined on that device goes with it.
        """
        async with self._turn:
            lesson = await self.lesson()
            rows = await self._store.class_device(lesson.id, person)
            if not rows or any(row.role != "pupil" for row in rows):
                raise Refused("class-no-pupil")
            for row in rows:
                if row.table_id is not None:
                    await self._pipeline.overrule(row.table_id, partial(_let_go, row))
                await self._store.take_from_class(row.person)
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
            is_anew = asked.everybody or not round_
            if not is_anew:
                pupils = [row for row in pupils if row.table_id is None]
            if round_ and asked.groups is None:
                # Who is away would leave others waiting; who comes back, waits for a table.
                pupils = [row for row in pupils if self._is_here(device_of(row))]
            if asked.groups is None:
                groups = by_chance(pupils, asked.size, counts, self._chance)
            else:
                groups = by_hand(asked.groups, pupils, max(counts))
            if not groups:
                raise Refused("class-nobody")
            if is_anew:
                for row in rows:
                    if row.round == round_:  # those before are closed
                        await self._pipeline.overrule(row.table_id, shut)
                await self._store.leave_class_tables(lesson.id)
                round_ += 1
            elif await self._is_paused(row.table_id for row in rows if row.round == round_):
                raise Refused("class-paused")
            laid = max((row.number for row in rows if row.round == round_), default=0)
            for number, group in enumerate(groups, start=laid + 1):
                await self._lay(teacher, lesson, (round_, number), group, asked)
            self._lesson = None

    async def _lay(
        self,
        teacher: Person,
        lesson: Lesson,
        place: tuple[int, int],
        group: Group,
        asked: ClassBegin,
    ) -> None:
        """A table for a group."""
        pupils = group.pupils
        plan = [Chair(group.device or device_of(row), row.name) for row in pupils]
        for _ in range(bots_beside(len(pupils), seat_counts(self.game, asked.options))):
            bot = lineup.usual(self.game)
            plan.append(Chair(name=own_title(bot, [one.name for one in plan]), bot=bot))
        seats: list[SeatPlan] = [OpenSeat() for _ in plan]
        clock = NoClock() if asked.seconds is None else MoveClock(seconds=asked.seconds, then="bot")
        new = NewTable(game=self._name, options=asked.options, seats=seats, clock=clock, chat=False)
        live = await self._new_tables.lay(teacher, new, tuple(plan))
        row = {"lesson": lesson.id, "table_id": live.table.id, "round": place[0], "number": place[1]}
        await self._store.add_class_table(row, [one.person for one in pupils])

    async def change_seat(self, table_id: str, seat: int, asked: ClassSeat) -> None:
        """A bot plays on for a child who is gone, or a child who waits has the seat of a bot."""
        async with self._turn:
            lesson = await self.lesson()
            if table_id not in [row.table_id for row in await self._store.class_tables(lesson.id)]:
                raise Refused("class-no-table")
            if asked.person is None:
                await self._pipeline.overrule(table_id, lambda table, at: stand_in(table, seat, at))
            else:
                await self._seat_late(lesson, table_id, seat, asked.person)

    async def _seat_late(self, lesson: Lesson, table_id: str, seat: int, person: str) -> None:
        pupils = {row.person: row for row in await self._pupils(lesson)}
        late = pupils.get(person)
        if late is None:
            raise Refused("class-no-pupil")
        if late.table_id is not None:
            raise Refused("class-has-table", name=late.name)
        device = device_of(late)
        if any(row.table_id not in (None, table_id) for row in pupils.values() if device_of(row) == device):
            raise Refused("class-device-elsewhere")
        before: list[Chair] = []

        def sit(table: Table, at: int) -> Change | None:
            change = seat_late(table, seat, device, late.name, at)
            before[:] = [replace(table.places[seat])]
            return change

        await self._pipeline.overrule(table_id, sit)
        await self._store.send_to_table(lesson.id, person, table_id)
        for row in pupils.values():
            is_out = row.table_id == table_id and before[0].person is not None and row.name == before[0].name
            if is_out:  # who comes back now is late, and waits
                await self._store.send_to_table(lesson.id, row.person, None)

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
        in_class = await self._pupils(lesson)
        pupils = [
            ClassPupil(
                person=row.person,
                name=row.name,
                device=row.device,
                here=self._is_here(device_of(row)),
                table=row.table_id,
            )
            for row in in_class
        ]
        played = [row for row in await store.class_games(lesson.id) if _result_of(row).why != "closed"]
        return ClassBoard(
            code=lesson.code,
            game=self._name,
            groups=self._groups(in_class, has_begun=round_ > 0),
            most=MOST_PUPILS,
            phrases=lesson.phrases,
            hints=lesson.hints,
            quiz=lesson.quiz,
            questions=quiz.count_of(self.game),
            answered=quiz.answered(await quiz.sheets(store, lesson.id, in_class)),
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

    def _groups(self, pupils: list[Pupil], has_begun: bool) -> list[ClassGroups]:
        """What groups there would be; whoever is away is in no new one."""
        counts = seat_counts(self.game, {})
        everybody = [row for row in pupils if not has_begun or self._is_here(device_of(row))]
        waiting = [row for row in everybody if row.table_id is None]
        return [
            ClassGroups(
                size=size,
                waiting=sizes_by_chance(waiting, size, counts),
                everybody=sizes_by_chance(everybody, size, counts),
            )
            for size in counts
            if size > 1
        ]

    async def wall(self) -> ClassWall:
        """The class for all to see: what anybody may know of its tables."""
        lesson, store = await self.lesson(), self._store
        rows = await store.class_tables(lesson.id)
        round_ = max((row.round for row in rows), default=0)
        live_tables = [
            (row.number, await self._keeper.live(row.table_id)) for row in rows if row.round == round_
        ]
        pupils = await self._pupils(lesson)
        answered = 0
        if lesson.quiz is not None:
            counted = quiz.answered(await quiz.sheets(store, lesson.id, pupils))
            answered = counted.before if lesson.quiz == "before" else counted.after
        return ClassWall(
            code=lesson.code,
            game=self._name,
            paused=any(live.table.is_held and live.table.status != "closed" for _, live in live_tables),
            over=lesson.is_over,
            quiz=lesson.quiz,
            answered=answered,
            joined=len(pupils),
            waiting=[
                row.name
                for row in pupils
                if round_ and row.table_id is None and self._is_here(device_of(row))
            ],
            tables=[_on_wall(live, number) for number, live in live_tables],
        )

    # The quiz

    async def quiz(self, person: Person, language: str) -> ClassQuiz:
        """The quiz for the children of a device; what is right, when all of them have answered twice."""
        lesson = await self.lesson()
        rows = [row for row in await self._on_device(lesson, person) if row.role == "pupil"]
        children = await quiz.sheets(self._store, lesson.id, rows)
        is_solved = bool(children) and all(child.after is not None for child in children)
        asked = quiz.questions(self.game, language, is_solved)
        return ClassQuiz(open=lesson.quiz, questions=asked, children=children)

    async def answer_quiz(self, person: Person, given: QuizAnswers) -> None:
        """Take what a child of this device has answered."""
        lesson = await self.lesson()
        for row in await self._on_device(lesson, person):
            if row.person == given.person and row.role == "pupil":
                break
        else:
            raise Refused("class-no-pupil")
        if given.time != lesson.quiz:
            raise Refused("class-quiz-closed")
        await quiz.take(self._store, self.game, lesson.id, row, given)

    async def quiz_results(self, language: str) -> QuizResults:
        """What the class knew before its games, and after them."""
        return quiz.results(self.game, await self._sheets(), language)

    async def _sheets(self) -> list[QuizSheet]:
        lesson = await self.lesson()
        return await quiz.sheets(self._store, lesson.id, await self._pupils(lesson))

    async def sheet(self, language: str) -> str:
        """What the lesson came to, as a file for spreadsheets."""
        return sheet(self.game, await self._sheets(), (await self.debrief()).games, language)

    # After the games

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


def _place(lesson: Lesson, rows: Sequence[Pupil], to_answer: Iterable[QuizSheet]) -> ClassPlace:
    row = rows[0] if rows else None
    is_pupil = row is not None and row.role == "pupil"
    return ClassPlace(
        role=row.role if row is not None else "stranger",
        name=row.name if row is not None and is_pupil else None,
        mates=[ClassChild(person=mate.person, name=mate.name) for mate in rows[1:]],
        table=next((one.table_id for one in rows if one.table_id is not None), None),
        begun=lesson.has_begun,
        phrases=lesson.phrases,
        hints=lesson.hints,
        quiz=lesson.quiz,
        to_answer=[ClassChild(person=one.person, name=one.name) for one in to_answer] if is_pupil else [],
        over=lesson.is_over,
    )


def _let_go(row: Pupil, table: Table, at: int) -> Change | None:
    """A child goes: who lends the device with all who play on it; of the others each has its own seat."""
    if row.device is None:
        return stand_up(table, row.person, at)
    if table.status not in ("playing", "paused"):
        return None
    seats = [seat for seat in table.seats_of(row.device) if table.places[seat].name == row.name]
    return stand_in(table, seats[0], at) if seats else None


def _on_wall(live: LiveTable, number: int) -> WallTable:
    shown = live.showing.shown(_ANYBODY)
    result = shown.get("result")
    return WallTable(
        number=number,
        status=shown["status"],
        seats=[SeatShown(**seat) for seat in shown["seats"]],
        options=shown["options"],
        view=shown.get("view"),
        result=Result(**result) if result else None,
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
