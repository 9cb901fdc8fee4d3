"""One table as a page: told in words and drawn in letters by the game's teller, played with forms."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from fastapi.responses import HTMLResponse

from ludotheque.bots.titles import named_in, title
from ludotheque.engine.contract import START, Game, Move, Seat, State, View
from ludotheque.engine.match import Match, Played
from ludotheque.engine.option_words import unusual
from ludotheque.engine.options import Option
from ludotheque.engine.speech import several, told_winners
from ludotheque.engine.teller import Choices, Line, Screen, Teller
from ludotheque.engine.things import unmarked
from ludotheque.engine.words import Refused, say, say_number
from ludotheque.games import registry
from ludotheque.server.http.credentials import PATH
from ludotheque.server.http.problems import names_at, status_of
from ludotheque.server.pages.html import Html, Part, html, isolated, tag
from ludotheque.server.pages.visit import Visit, address_of, alert, enter_form, form, hidden, page, sentence
from ludotheque.server.protocol import (
    LONGEST_SAYING,
    BankClock,
    Clock,
    DaysClock,
    Deed,
    Hint,
    HintedMove,
    MoveClock,
    Said,
)
from ludotheque.server.store.rows import bots_in
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.rights import viewer_of
from ludotheque.server.tables.words import story

_PLAIN = Screen(is_plain=True)
_DRAWN = Screen(columns=130)  # the page scrolls it where that is too wide
_MOVES_TOLD = 6
_FEW = 8  # moves that are shown one below the other
_ROWS = 12  # of a longer list
_DAY = 86_400  # seconds


class _Offer(NamedTuple):
    """A button for who can do something: its command with these fields, and its words."""

    deed: Deed
    command: str
    words: str
    fields: Mapping[str, str] = MappingProxyType({})


_READY = _Offer("ready", "ready", "page-do-ready")
_RESUME = _Offer("resume", "resume", "page-do-resume")
_STEP = _Offer("step", "step", "page-do-step")
_PASS = _Offer("pass", "pass", "page-do-pass")
_REMATCH = _Offer("rematch", "rematch", "page-do-rematch")
_RETURN = _Offer("return", "return", "page-do-return")
_TAKE_BACK = _Offer("propose:takeback", "propose", "page-do-propose-takeback", {"what": "takeback"})
_PRACTISE = _Offer("practice:on", "practice", "page-do-practice-on", {"on": "yes"})
_PLAY_ON = _Offer("practice:off", "practice", "page-do-practice-off", {"on": "no"})
_PAUSE = _Offer("propose:pause", "propose", "page-do-propose-pause", {"what": "pause"})
_END = _Offer("propose:end", "propose", "page-do-propose-end", {"what": "end"})
_RESIGN = _Offer("resign", "resign", "page-do-resign")
_LEAVE = _Offer("leave", "leave", "page-do-leave")
_CLOSE = _Offer("close", "close", "page-do-close")
_AGREE = _Offer("answer:yes", "answer", "page-do-agree", {"agree": "yes"})
_DISAGREE = _Offer("answer:no", "answer", "page-do-disagree", {"agree": "no"})


@dataclass(frozen=True, slots=True)
class Seen:
    """What one person may know of a table, and `match`, of which only that is told."""

    table: str
    game: Game
    shown: dict[str, Any]  # as every client is shown it
    names: list[str]
    said: list[Said]
    now: int
    clock: Clock
    games: list[Any]  # rows of the games that were played here
    match: Match | None
    played: list[Played]
    view: View | None
    legal: list[Move]
    hint: Hint | None  # that who looks has just asked for

    @property
    def path(self) -> str:
        """Where the page is."""
        return f"/t/{self.table}"

    @property
    def mine(self) -> list[int]:
        """The seats of who looks."""
        seats: list[int] = self.shown["yours"]
        return seats

    @property
    def can(self) -> list[Deed]:
        """What who looks may do now."""
        deeds: list[Deed] = self.shown["can"]
        return deeds


async def table_page(
    visit: Visit, room: LiveTable, error: Refused | None = None, nickname: str = "", hint: Hint | None = None
) -> HTMLResponse:
    """The page of a table; with what was refused, if something was, or a hint."""
    seen = await _look(visit, room, hint)
    title = title_of(visit, seen.shown["game"], seen.shown["host"])
    body = await visit.house.aside(_body, visit, seen, title, error, nickname)
    is_on = seen.shown["status"] in ("waiting", "playing", "paused")
    is_live = visit.is_live and is_on and not seen.legal and error is None
    return page(
        visit, title, body, status=status_of(error) if error else 200, here=seen.path, is_live=is_live
    )


async def _look(visit: Visit, room: LiveTable, hint: Hint | None) -> Seen:
    """What the page needs of a table, taken at one moment."""
    house, person = visit.house, visit.guest.id if visit.guest else ""
    games = await house.store.games_of_table(room.table.id)
    async with room.lock:
        await house.keeper.look_again(room)
        table, match = room.table, room.table.match
        shown = room.showing.shown(viewer_of(table, person))
        seat = Seat(shown.get("seen_by", -1))
        is_asked = match is not None and "legal" in shown and not table.is_live  # hands are needed there
        seen = Seen(
            table.id,
            table.game,
            shown,
            names_at(table, visit.language),
            list(table.sayings),
            house.time.now(),
            table.header.clock,
            games,
            match,
            list(match.played) if match else [],
            match.view(seat) if match else None,
            table.legal(int(seat), table.at) if is_asked else [],
            hint,
        )
    if shown["yours"]:
        await house.store.note_seen([person], seen.now)
    return seen


def title_of(visit: Visit, game: str, host: str) -> str:
    """What a table is called."""
    return visit.say("page-table", game=game_name(game), host=isolated(host))


def game_name(game: str) -> str:
    """A game as people write it."""
    return say(f"title-{game}") if game in registry.NAMES else game.replace("-", " ").capitalize()


def _body(visit: Visit, seen: Seen, title: str, error: Refused | None, nickname: str) -> Html:
    names = [isolated(name) for name in seen.names]
    teller = seen.game.board_teller(names, visit.language)
    choices = teller.choices(seen.view, seen.legal) if seen.view is not None and seen.legal else None
    return html(
        tag("h1", title),
        alert(visit, error, names),
        tag("p", *_status(visit, seen, names), class_="lead"),
        tag("p", _about(visit, seen)),
        _looking(visit, seen),
        tag(
            "div",
            tag("div", _position(visit, seen, teller, choices), class_="first"),
            tag(
                "div",
                _entering(visit, seen, nickname),
                _happened(visit, seen, teller),
                _moving(visit, seen, teller, choices),
                _advice(visit, seen),
                _asked(visit, seen, names),
                _seats(visit, seen, names),
                _doing(visit, seen, names),
                class_="side",
            ),
            tag(
                "div",
                _standing(visit, seen, teller),
                _games(visit, seen),
                _talk(visit, seen),
                _sharing(visit, seen),
                class_="rest",
            ),
            class_="columns",
        ),
    )


def section(heading: str, *parts: Part, class_: str | None = None) -> Html:
    """A part of a page under its heading."""
    return tag("section", tag("h2", heading), *parts, class_=class_)


def bullets(lines: list[str], class_: str | None = None) -> Html:
    """Lines as a list."""
    return tag("ul", *(tag("li", line) for line in lines), class_=class_)


# How it is


def _status(visit: Visit, seen: Seen, names: list[str]) -> list[str]:
    """How the table is, in a sentence or two."""
    shown, status = seen.shown, seen.shown["status"]
    if status == "waiting":
        count = sum(seat["kind"] == "open" for seat in shown["seats"])
        return [visit.say("page-waits-open", count=count) if count else visit.say("page-waits-ready")]
    if status == "playing":
        if shown.get("pace", {}).get("kind") == "live":
            return [visit.say("page-is-live")]
        if seen.legal:
            return [visit.say("page-your-turn")]
        waited_for = several((names[seat] for seat in shown["to_move"]), visit.language)
        return [visit.say("page-waits-for", names=waited_for)]
    if status == "paused":
        return [visit.say("page-is-paused")]
    told = [visit.say("page-is-closed"), " "] if status == "closed" else []
    return told + (_ending(visit, shown["result"], names) if "result" in shown else [])


def _ending(visit: Visit, result: dict[str, Any], names: list[str]) -> list[str]:
    """How a game ended, and who won."""
    won = told_winners(names, result["winners"], result["scores"], result.get("goal"), visit.language)
    return [visit.say(f"page-ended-{result['why']}"), " ", won]


def _about(visit: Visit, seen: Seen) -> str:
    """What is played, and by which clock."""
    options = options_told(visit, seen.game.name, seen.game.OPTIONS, seen.shown["options"])
    practice = [visit.say("page-practice")] if "practice" in seen.shown else []
    return " ".join([*map(sentence, options), _clock(visit, seen.clock), *practice])


def options_told(visit: Visit, game: str, options: Sequence[Option], given: Mapping[str, Any]) -> list[str]:
    """What was chosen in a game."""
    return unusual(game, options, given, visit.language) or [visit.say("page-options-usual")]


def _clock(visit: Visit, clock: Clock) -> str:
    if isinstance(clock, DaysClock):
        return visit.say("page-clock-days", days=clock.days)
    if isinstance(clock, MoveClock):
        return visit.say("page-clock-move", time=_span(visit, clock.seconds))
    if isinstance(clock, BankClock):
        time = _span(visit, clock.seconds)
        if not clock.increment:
            return visit.say("page-clock-bank-alone", time=time)
        return visit.say("page-clock-bank", time=time, increment=_span(visit, clock.increment))
    return visit.say("page-clock-none")


def _span(visit: Visit, seconds: int) -> str:
    """A time as a clock shows it: 4:05, 1:04:05; days by number."""
    if seconds > _DAY:
        return visit.say("page-days", days=seconds // _DAY)
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _looking(visit: Visit, seen: Seen) -> Html | None:
    """How to see what happens next: a page does not move by itself unless one asks for it."""
    if seen.shown["status"] in ("finished", "closed") or seen.legal:
        return None
    is_live = visit.is_live
    changed = visit.to(seen.path, live=None if is_live else "1")
    return tag(
        "p",
        tag("a", visit.say("page-look"), href=visit.to(seen.path), class_="button"),
        tag("a", visit.say("page-live-off" if is_live else "page-live-on"), href=changed),
        class_="looking",
    )


def _entering(visit: Visit, seen: Seen, nickname: str) -> Html | None:
    if visit.guest is not None:
        return None
    about = tag("p", visit.say("page-enter-about"))
    return section(visit.say("page-enter"), about, enter_form(visit, nickname, seen.table), class_="card")


# Seats


def _seats(visit: Visit, seen: Seen, names: list[str]) -> Html:
    has_clock = "times" in seen.shown
    heads = ["page-seat", "page-who", "page-how", *(["page-time"] if has_clock else [])]
    times = _times(seen)
    rows = []
    for number, seat in enumerate(seen.shown["seats"]):
        who: list[Part] = [tag("bdi", seen.names[number])] if seat["kind"] != "open" else ["–"]
        if number in seen.mine:
            who += [" ", visit.say("page-is-you")]
        cells = [tag("td", *who), tag("td", *_how(visit, seen, number, seat))]
        if has_clock:
            cells.append(tag("td", _span(visit, times[number])))
        rows.append(tag("tr", tag("th", str(number + 1), scope="row"), *cells))
    return section(
        visit.say("page-seats"),
        tag(
            "table",
            tag("thead", tag("tr", *(tag("th", visit.say(head), scope="col") for head in heads))),
            tag("tbody", *rows),
        ),
    )


def _times(seen: Seen) -> list[int]:
    """Seconds left, by seat."""
    times = seen.shown.get("times")
    if times is None:
        return []
    gone = seen.now - times["at"]
    return [
        max(0, left - (gone if seat in times["running"] else 0)) // 1000
        for seat, left in enumerate(times["left"])
    ]


def _how(visit: Visit, seen: Seen, number: int, seat: dict[str, Any]) -> list[Part]:
    """What there is to say of who sits there, or the way to sit down."""
    status = seen.shown["status"]
    if seat["kind"] == "open":
        ways: list[Part] = []
        if "sit" in seen.can and visit.guest is not None:
            ways.append(_button(visit, seen, "sit", visit.say("page-do-sit"), seat=number))
        if "replace" in seen.can:
            ways.append(_button(visit, seen, "replace", visit.say("page-do-fill"), seat=number))
        return ways or [visit.say("page-is-open")]
    told = []
    if seat["resigned"]:
        told.append(visit.say("page-is-resigned"))
    elif seat["left"] and "bot" in seat:
        told.append(visit.say("page-is-replaced", bot=title(seat["bot"], visit.language)))
    elif seat["left"]:
        told.append(visit.say("page-is-left"))
    elif seat["kind"] == "bot":
        told.append(visit.say("page-is-bot"))
    elif status == "waiting":
        told.append(visit.say("page-is-ready" if seat["ready"] else "page-is-not-ready"))
    if number in seen.shown["to_move"]:
        told.append(visit.say("page-is-to-move"))
    return [", ".join(told) or visit.say("page-is-here")]


def _button(visit: Visit, seen: Seen, command: str, words: str, **fields: str | int) -> Html:
    """A form that is but a button."""
    inside = [hidden(name, value) for name, value in fields.items()]
    return form(visit, f"{seen.path}/{command}", *inside, tag("button", words), class_="one")


def _doing(visit: Visit, seen: Seen, names: list[str]) -> Html | None:
    """What can be done beside moves: first what goes on with the game, then what ends something."""
    is_free, is_seated = bool(seen.shown.get("undo")), bool(seen.mine)
    is_on = seen.shown["status"] in ("playing", "paused")
    first = [
        *_offered(visit, seen, (_READY, _RESUME, _STEP)),
        *_offered(visit, seen, () if is_seated else (_PAUSE,)),
        *_offered(visit, seen, (_PASS, _REMATCH)),
        *_offered(visit, seen, (_RETURN,) if is_on else ()),
        *_replacing(visit, seen, names),
        *_offered(visit, seen, (_TAKE_BACK,) if is_free else ()),
    ]
    more = [
        *_offered(visit, seen, () if is_free else (_TAKE_BACK,)),
        *_offered(visit, seen, (_PRACTISE, _PLAY_ON)),
        *_offered(visit, seen, (_PAUSE,) if is_seated else ()),
        *_offered(visit, seen, (_END, _RESIGN, _LEAVE, _CLOSE)),
    ]
    folded = tag("details", tag("summary", visit.say("page-more")), *more) if more else None
    return tag("div", *first, folded, class_="doing") if first or more else None


def _offered(visit: Visit, seen: Seen, offers: Iterable[_Offer]) -> list[Html]:
    """Those that can be, as buttons."""
    return [
        _button(visit, seen, offer.command, visit.say(offer.words), **offer.fields)
        for offer in offers
        if offer.deed in seen.can
    ]


def _replacing(visit: Visit, seen: Seen, names: list[str]) -> list[Html]:
    """A button for each seat that somebody has left in a game, and no bot has."""
    if "replace" not in seen.can:
        return []
    return [
        _button(visit, seen, "replace", visit.say("page-do-replace", name=names[number]), seat=number)
        for number, seat in enumerate(seen.shown["seats"])
        if seat["left"] and number not in seen.mine and "bot" not in seat
    ]


def _asked(visit: Visit, seen: Seen, names: list[str]) -> Html | None:
    """What one seat asks of the others."""
    proposal = seen.shown.get("proposal")
    if proposal is None:
        return None
    words = visit.say(f"page-proposed-{proposal['what']}", name=names[proposal["by"]])
    is_answered = "answer:yes" not in seen.can and proposal["by"] not in seen.mine
    answers = _offered(visit, seen, () if is_answered else (_AGREE, _DISAGREE))
    return tag("div", tag("p", words), *answers, class_="card asked")


# The game


def _moving(visit: Visit, seen: Seen, teller: Teller, choices: Choices | None) -> Html | None:
    """A form with the legal moves in words."""
    if choices is None or seen.view is None:
        return None
    words = {
        number: (
            seen.game.move_text(seen.view.box, move),
            f"{number} · {unmarked(teller.words_of(seen.view, move))}",
        )
        for number, move in choices.moves.items()
    }
    picking = _few(choices, words) if len(words) <= _FEW else _many(visit, choices, words)
    return section(
        visit.say("page-move"),
        form(
            visit,
            f"{seen.path}/play",
            hidden("seat", seen.shown["seen_by"]),
            picking,
            tag("button", visit.say("page-play")),
        ),
        class_="card",
    )


def _advice(visit: Visit, seen: Seen) -> Html | None:
    """The best moves, or a button to ask for them, where the host allows it."""
    if not seen.legal or "hint" not in seen.can or visit.house.classroom is not None:
        return None
    seat = seen.shown["seen_by"]
    if seen.hint is None:
        return section(
            visit.say("page-hint"),
            tag("p", visit.say("page-hint-about")),
            _button(visit, seen, "hint", visit.say("page-hint-do"), seat=seat),
            class_="card",
        )
    moves = [
        tag(
            "li",
            say_number(one.odds, visit.language, style="percent"),
            " · ",
            one.words,
            _reasons(visit, one),
            _button(visit, seen, "play", visit.say("page-play"), seat=seat, move=one.move),
        )
        for one in seen.hint.moves
    ]
    tries = visit.say("page-hint-tries", tries=seen.hint.tries)
    return section(visit.say("page-hint-best"), tag("ol", *moves), tag("p", tries), class_="card")


def _reasons(visit: Visit, one: HintedMove) -> Html | None:
    """What there is to say for one of the best moves."""
    lines = [visit.say("hint-equal")] if one.equal else []
    lines += one.why
    return bullets(lines) if lines else None


def _few(choices: Choices, words: dict[int, tuple[str, str]]) -> Html:
    """All moves one below the other."""
    return tag(
        "fieldset",
        tag("legend", unmarked(choices.question)),
        *(
            tag("label", tag("input", type="radio", name="move", value=value, required=True), " ", text)
            for value, text in words.values()
        ),
    )


def _many(visit: Visit, choices: Choices, words: dict[int, tuple[str, str]]) -> Html:
    """A list to scroll, cell by cell."""

    def option(number: int) -> Html:
        value, text = words[number]
        return tag("option", text, value=value)

    on_cells = {number for numbers in choices.groups.values() for number in numbers}
    groups = [tag("optgroup", *map(option, numbers), label=cell) for cell, numbers in choices.groups.items()]
    return html(
        tag("label", unmarked(choices.question), for_="move"),
        tag(
            "select",
            *(option(number) for number in words if number not in on_cells),
            *groups,
            name="move",
            id="move",
            size=_ROWS,
            required=True,
        ),
    )


def _happened(visit: Visit, seen: Seen, teller: Teller) -> Html | None:
    """The last moves in words."""
    if seen.match is None:
        return None
    lines = [
        unmarked(line.text)
        for told in _stories(seen.match, seen.played, seen.shown["seen_by"], teller)
        for line in told
    ]
    return section(visit.say("page-happened"), bullets(lines, "told")) if lines else None


def _stories(match: Match, played: list[Played], seat: int, teller: Teller) -> Iterator[list[Line]]:
    """The last moves, played once more, as far as this seat has seen them."""
    again = Match(match.game, match.options, match.seats, match.setup)
    if len(played) < _MOVES_TOLD:
        yield _story(again, again.state_at_start(), None, seat, teller)
    for number, one in enumerate(played, start=1):
        before = again.snapshot()
        again.play(*one)
        if number > len(played) - _MOVES_TOLD:
            yield _story(again, before, one, seat, teller)


def _story(match: Match, before: State, played: Played | None, seat: int, teller: Teller) -> list[Line]:
    """What has just happened, as far as this seat may see it."""
    actor, move, now = played or (None, None, START)
    return story(match.game, teller, match.box, before, actor, move, match.drawn, seat, now)


def _position(visit: Visit, seen: Seen, teller: Teller, choices: Choices | None) -> Html | None:
    """The table drawn, with the numbers of the moves on it, and told."""
    if seen.view is None:
        return None
    told = list(map(unmarked, teller.table(seen.view, choices, _PLAIN)))
    artist = seen.game.teller(seen.names, visit.language, is_plain=False)
    drawn = artist.table(seen.view, choices, _DRAWN)
    intro = told.pop(0) if told and told[0].endswith(":") else None
    words = html(tag("p", intro) if intro else None, bullets(told, "told"))
    if drawn == told:
        return section(visit.say("page-position"), words)
    label = visit.say("page-position-drawn")
    return section(
        visit.say("page-position"),
        tag("div", tag("pre", _in_cells(drawn), role="img", aria_label=label), class_="drawn", tabindex=0),
        tag("details", tag("summary", visit.say("page-position-told")), words),
    )


def _in_cells(lines: list[str]) -> Html:
    """A drawing of letters. What a font may lack gets a cell of its own, so that columns stay columns."""
    text = "\n".join(lines)
    return html(*(letter if letter.isascii() else tag("b", letter) for letter in text))


def _standing(visit: Visit, seen: Seen, teller: Teller) -> Html | None:
    """What is on offer, how each seat stands, and for what."""
    if seen.view is None:
        return None
    offer = list(map(unmarked, teller.offer(seen.view, _PLAIN)))
    why = [line for line in map(unmarked, teller.scores(seen.view)) if line not in offer]
    return section(
        visit.say("page-stands"),
        bullets(offer),
        tag("details", tag("summary", visit.say("page-stands-why")), bullets(why, "told")) if why else None,
    )


# Around the game


def _games(visit: Visit, seen: Seen) -> Html | None:
    """The games that are over, with their records."""
    items = []
    for row in seen.games:
        if row.result is not None:
            names = [
                isolated(name if bot is None else named_in(name, bot, visit.language))
                for name, bot in zip(json.loads(row.players), bots_in(row), strict=True)
            ]
            result = json.loads(row.result)
            points = ", ".join(f"{name} {score}" for name, score in zip(names, result["scores"], strict=True))
            link = f"{PATH}/tables/{seen.table}/games/{row.round}/record"
            items.append(
                tag(
                    "li",
                    f"{visit.say('page-game', round=row.round)} · {points}. ",
                    *_ending(visit, result, names),
                    " ",
                    tag("a", visit.say("page-record"), href=link, download=True),
                )
            )
    return section(visit.say("page-games"), tag("ul", *items)) if items else None


def _talk(visit: Visit, seen: Seen) -> Html | None:
    """What was said, and a line to say something."""
    lines = [
        tag(
            "li",
            tag("b", tag("bdi", line.name)),
            " ",
            tag("span", visit.say(f"phrase-{line.phrase}") if line.phrase else line.text, dir="auto"),
        )
        for line in seen.said
    ]
    can_say = "say:text" in seen.can
    if not lines and not can_say:
        return None
    saying = form(
        visit,
        f"{seen.path}/say",
        tag("label", visit.say("page-say"), for_="text"),
        tag(
            "input", type="text", name="text", id="text", required=True, maxlength=LONGEST_SAYING, dir="auto"
        ),
        tag("button", visit.say("page-say-do")),
    )
    return section(visit.say("page-talk"), tag("ul", *lines, class_="told"), saying if can_say else None)


def _sharing(visit: Visit, seen: Seen) -> Html | None:
    if seen.shown["status"] == "closed":
        return None
    return section(
        visit.say("page-share"), tag("p", visit.say("page-share-about")), address_of(visit, seen.path)
    )
