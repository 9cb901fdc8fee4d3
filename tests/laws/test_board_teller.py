"""What is told beside a board: no codes, and what a sentence names is said beside it, of every game."""

import json
import re
from collections.abc import Iterator, Sequence

import pytest

from ludotheque.bots.reasons import why
from ludotheque.engine import preview
from ludotheque.engine.contract import SPECTATOR, Move, Seat
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.match import Match
from ludotheque.engine.records import Record, play_recorded
from ludotheque.engine.teller import Screen, Teller, scene_of
from ludotheque.engine.things import told
from tests.laws.play import GAMES, begin, now_of, records
from tests.support.home import stock_of

NAMES = ("Ada \U0001f469\u200d\U0001f680", "\u2068עדה\u2069", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus")
EVERY = 5  # recorded games: all of them say much the same
SELDOM = 9  # moves from one position that is told whole to the next
PLAIN = Screen(is_plain=True)
MARKS = re.compile("[\ue010-\ue012]")


def stories(record: Record, seat: Seat, language: str) -> Iterator[tuple[Match, Teller, list[str]]]:
    """A recorded game move by move, and what is told of each."""
    game, match = record.game, begin(record)
    teller = game.board_teller(NAMES[: match.seats], language)
    start = scene_of(game, match.box, match.state_at_start(), None, None, match.drawn, seat)
    yield match, teller, [line.text for line in teller.story(start)]
    for entry in record.moves:
        before = match.snapshot()
        play_recorded(match, entry)
        who, move, now = match.played[-1]
        scene = scene_of(game, match.box, before, who, move, match.drawn, seat, now)
        yield match, teller, [line.text for line in teller.story(scene)]


def who_looks(match: Match) -> Seat:
    """Who has to move, or a spectator."""
    to_move = [] if match.is_finished else match.to_move()
    return to_move[0] if to_move else SPECTATOR


def legal_in(match: Match) -> list[Move]:
    """What who looks may do."""
    seat = who_looks(match)
    return match.legal(seat, now_of(match)) if seat != SPECTATOR else []


def positions(match: Match, teller: Teller, language: str) -> Iterator[str]:
    """Every sentence that is told of a position, to who has to move."""
    game, view, legal = match.game, match.view(who_looks(match)), legal_in(match)
    yield from teller.table(view, None, PLAIN)
    yield from teller.offer(view, PLAIN)
    yield from teller.unseen(view)
    yield from teller.scores(view)
    if not legal:
        return
    yield teller.choices(view, legal).question
    move = legal[len(match.played) % len(legal)]
    yield from why(game, view, move, None, NAMES[: match.seats], language)
    if game.has_part("preview"):
        part: preview.Preview = game.part("preview")
        yield from part.told(part.brought(view, move, NAMES[: match.seats], language))


def moves(match: Match, teller: Teller) -> list[str]:
    """Each legal move in words that are those of no other."""
    view = match.view(who_looks(match))
    choices = [teller.words_of(view, move) for move in legal_in(match)]
    assert len({told(words).text for words in choices}) == len(choices), "two moves in the same words"
    return choices


def check_sentence(text: str, codes: re.Pattern[str]) -> None:
    """It begins like one, whatever it names first."""
    check(text, codes)
    assert not told(text).text[:1].islower(), told(text).text


def check(text: str, codes: re.Pattern[str]) -> None:
    """Words for people, and what they name."""
    plain, things = told(text)
    assert not MARKS.search(plain), plain
    assert not codes.search(plain), plain
    last = 0
    for thing in things:
        assert last <= thing["at"] <= thing["end"] <= len(plain), (plain, things)
        assert plain[thing["at"] : thing["end"]].strip() or thing["at"] == thing["end"]
        assert thing["kind"]
        assert thing["code"]
        last = thing["end"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_beside_a_board_has_a_code(name: str, language: str) -> None:
    """In whole games: what happens, what can be done and why, what lies there, what is told for its board.

    And each begins with a capital letter, but for what names a move.
    """
    codes = re.compile(stock_of(name).CODES)
    chosen: Sequence[Record] = records(name)[::EVERY]
    for record in chosen:
        for number, (match, teller, lines) in enumerate(stories(record, SPECTATOR, language)):
            for line in lines:
                check_sentence(line, codes)
            if number % SELDOM == 0 or match.is_finished:
                for line in positions(match, teller, language):
                    check_sentence(line, codes)
                for words in moves(match, teller):
                    check(words, codes)
                assert not MARKS.search(json.dumps(teller.details(match.view(SPECTATOR)), ensure_ascii=False))
