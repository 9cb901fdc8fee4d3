"""What can be asked of a classroom over HTTP. A house that is none has none of these addresses."""

from typing import Annotated, TypeAlias

from fastapi import Depends, Response
from fastapi import Path as InPath

from ludotheque.engine.words import Refused, say
from ludotheque.server.api.dependencies import ApiRouter, Asker, Guest, HouseNow, Language, TableInPath
from ludotheque.server.classroom.classroom import Classroom
from ludotheque.server.http.credentials import COOKIE, PATH, set_cookie
from ludotheque.server.http.terms import terms
from ludotheque.server.protocol import (
    MOST_SEATS,
    AddChild,
    BeTeacher,
    ClassBegin,
    ClassBoard,
    ClassDebrief,
    ClassPause,
    ClassPlace,
    ClassQuiz,
    ClassRules,
    ClassSeat,
    ClassWall,
    JoinClass,
    QuizAnswers,
    QuizResults,
)
from ludotheque.server.tables.commands import Person

router = ApiRouter(f"{PATH}/class")


def the_classroom(house: HouseNow) -> Classroom:
    """The classroom of this house."""
    if house.classroom is None:
        raise Refused("not-found")
    return house.classroom


Class: TypeAlias = Annotated[Classroom, Depends(the_classroom)]


async def the_teacher(person: Asker, classroom: Class) -> Person:
    """Who asks; Refused to all but teachers."""
    await classroom.check_teacher(person)
    return person


PersonInPath: TypeAlias = Annotated[str, InPath(pattern=r"^[a-z0-9]{12}$")]
Teacher: TypeAlias = Annotated[Person, Depends(the_teacher)]


# Coming in


@router.get("")
async def place(classroom: Class, guest: Guest) -> ClassPlace:
    """Who you are in the class, and where you play: children ask every two seconds."""
    return await classroom.place(guest)


@router.post("/join")
@terms(entering=1)
async def join(
    body: JoinClass, classroom: Class, guest: Guest, house: HouseNow, response: Response
) -> ClassPlace:
    """Join with the code and a name. Who has joined before keeps the place."""
    entered = await classroom.join(guest, body.code, body.nickname)
    if entered is not None:
        set_cookie(response, entered.secret, house.settings.is_secure)
        guest = entered.person
    return await classroom.place(guest)


@router.post("/teacher")
@terms(entering=1)
async def teach(
    body: BeTeacher, classroom: Class, guest: Guest, house: HouseNow, language: Language, response: Response
) -> ClassPlace:
    """Become the teacher, by the secret in the address that the terminal shows."""
    entered = await classroom.teach(guest, body.token, say("class-teacher", language))
    if entered is not None:
        set_cookie(response, entered.secret, house.settings.is_secure)
        guest = entered.person
    return await classroom.place(guest)


@router.post("/mates")
@terms(entering=1)
async def add_mate(body: AddChild, classroom: Class, person: Asker) -> ClassPlace:
    """One more child joins on this device, and plays on it: it goes from hand to hand."""
    await classroom.add_mate(person, body.nickname)
    return await classroom.place(person)


@router.delete("/mates/{person}")
async def drop_mate(person: PersonInPath, classroom: Class, asker: Asker) -> ClassPlace:
    """A child who has joined on this device is in the class no more."""
    await classroom.drop_mate(asker, person)
    return await classroom.place(asker)


@router.get("/quiz")
async def quiz(classroom: Class, person: Asker, language: Language) -> ClassQuiz:
    """The quiz; what is right, once all children of this device have answered it the second time."""
    await classroom.check_member(person)
    return await classroom.quiz(person, language)


@router.post("/quiz")
async def answer_quiz(body: QuizAnswers, classroom: Class, person: Asker, language: Language) -> ClassQuiz:
    """Answer the quiz, for a child of this device: once before the games, once after them."""
    await classroom.answer_quiz(person, body)
    return await classroom.quiz(person, language)


@router.delete("/me", status_code=204)
async def leave(classroom: Class, person: Asker, response: Response) -> None:
    """Be in the class no more: somebody else has this device now."""
    await classroom.dismiss(person.id)
    response.delete_cookie(COOKIE, path="/")


# The teacher's


@router.get("/board")
async def board(classroom: Class, _: Teacher) -> ClassBoard:
    """The class at a glance: who has joined, and every table, without any hand."""
    return await classroom.board()


@router.patch("")
async def change(body: ClassRules, classroom: Class, _: Teacher) -> ClassBoard:
    """What the children may do."""
    await classroom.change_rules(body)
    return await classroom.board()


@router.post("/begin")
async def begin(body: ClassBegin, classroom: Class, teacher: Teacher) -> ClassBoard:
    """Make groups at random, or as they are given, and begin their games."""
    await classroom.begin(teacher, body)
    return await classroom.board()


@router.post("/pause")
async def pause(body: ClassPause, classroom: Class, _: Teacher) -> ClassBoard:
    """Stop all games, or let them go on."""
    await classroom.pause(body.on)
    return await classroom.board()


@router.post("/tables/{table}/seats/{seat}")
async def change_seat(
    table: TableInPath,
    seat: Annotated[int, InPath(ge=0, lt=MOST_SEATS)],
    body: ClassSeat,
    classroom: Class,
    _: Teacher,
) -> ClassBoard:
    """Let a bot play on for a child who is gone, or give the seat of a bot to a child who waits."""
    await classroom.change_seat(table, seat, body)
    return await classroom.board()


@router.get("/wall")
async def wall(classroom: Class, _: Teacher) -> ClassWall:
    """The class for a projector: what any spectator may see, and no hand."""
    return await classroom.wall()


@router.get("/quiz/results")
async def quiz_results(classroom: Class, _: Teacher, language: Language) -> QuizResults:
    """What the class knew before its games, and after them."""
    return await classroom.quiz_results(language)


@router.get("/sheet", response_class=Response, responses={200: {"content": {"text/csv": {}}}})
async def sheet(classroom: Class, _: Teacher, language: Language) -> Response:
    """What the lesson came to, as CSV: a row for each child."""
    name = f"{say('class-file', language)}-{(await classroom.invitation()).code}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(await classroom.sheet(language), media_type="text/csv; charset=utf-8", headers=headers)


@router.delete("/pupils/{person}")
async def dismiss(person: PersonInPath, classroom: Class, _: Teacher) -> ClassBoard:
    """Take a child off the list; it may join again, under a better name."""
    await classroom.dismiss(person)
    return await classroom.board()


@router.post("/end")
async def end(classroom: Class, _: Teacher) -> ClassBoard:
    """End the lesson: games that are on end."""
    await classroom.end_lesson()
    return await classroom.board()


@router.post("/new")
async def new(classroom: Class, _: Teacher) -> ClassBoard:
    """Another lesson, with a new code and nobody in it."""
    await classroom.new_lesson()
    return await classroom.board()


@router.delete("")
async def forget(classroom: Class, _: Teacher) -> ClassBoard:
    """Delete the lesson with all names and games, and begin a new one."""
    await classroom.forget_lesson()
    return await classroom.board()


@router.get("/debrief")
async def debrief(classroom: Class, _: Teacher) -> ClassDebrief:
    """The games of the class that are over, and what they say together."""
    return await classroom.debrief()
