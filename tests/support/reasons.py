"""Why a move rather than another: positions, and what a game says of them."""

from ludotheque.bots.reasons import why
from ludotheque.engine.contract import Seat
from ludotheque.engine.match import Match
from ludotheque.engine.records import match_of
from tests.support.hand_made import Document, parsed


def after(document: Document) -> Match:
    """The game after all moves of a record."""
    record = parsed(document)
    return match_of(record, len(record.moves))


def told(match: Match, preferred: str, played: str | None, seat: int = 0, language: str = "en") -> list[str]:
    """The reasons for one move rather than another."""
    codes = [None if text is None else match.game.move_code(match.box, text) for text in (preferred, played)]
    best, other = codes
    assert best is not None
    names = ["Ada", "Bo", "Cleo", "Dov"][: match.seats]
    return why(match.game, match.view(Seat(seat)), best, other, names, language)
