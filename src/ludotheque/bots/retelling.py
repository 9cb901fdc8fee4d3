"""A review as a document, in words: what the terminal prints, and the house shows (`protocol.Review`)."""

from collections.abc import Sequence
from typing import Any

from ludotheque.bots.reasons import why
from ludotheque.bots.review import Draft, Judged, Review
from ludotheque.engine.contract import SPECTATOR, Move, Seat
from ludotheque.engine.match import Match
from ludotheque.engine.records import match_of, play_recorded
from ludotheque.engine.teller import Teller, scene_of
from ludotheque.engine.things import told_json
from ludotheque.engine.words import say

PLACES = 4  # decimals of a chance: more would only be noise


def retold(review: Review, names: Sequence[str], language: str, has_board: bool = False) -> dict[str, Any]:
    """All of a review; people go by these names. Beside a board it has no codes."""
    record = review.record
    game = record.game
    teller = game.board_teller(names, language) if has_board else game.teller(names, language, is_plain=True)
    document: dict[str, Any] = {
        "game": record.game.name,
        "players": list(names),
        "timed": record.game.is_timed,
        "finished": review.is_finished,
        "simulations": review.simulations,
        "points": points_of(review),
        "moments": [_moment(review, one, teller, names, language) for one in review.moments()],
        "seats": [_account(review, seat, teller) for seat in range(len(record.players))],
    }
    return document


def drafted(draft: Draft) -> dict[str, Any]:
    """What can be shown of a review that is being made (`protocol.ReviewDraft`)."""
    record = draft.record
    document = {"timed": record.game.is_timed, "moves": len(record.moves), "points": points_of(draft)}
    return {**document, "now": record.moves[-1].now} if record.game.is_timed else document


def points_of(found: Review | Draft) -> list[dict[str, Any]]:
    """The chances over time: before each decision that was judged, and at the end."""
    points: list[dict[str, Any]] = [
        {"moves": one.number, "seat": one.seat, "chances": _rounded(one.before)} for one in found.judged
    ]
    if found.record.game.is_timed:
        for point, one in zip(points, found.judged, strict=True):
            point["now"] = one.now
    if found.end is None:
        return points
    last: dict[str, Any] = {"moves": len(found.record.moves), "chances": _rounded(found.end)}
    if found.record.game.is_timed:
        last["now"] = found.record.moves[-1].now
    return [*points, last]


def _rounded(chances: Sequence[float]) -> list[float]:
    return [_chance(chance) for chance in chances]


def _chance(chance: float) -> float:
    """A chance as it is shown: judgements that were put together can be a little off."""
    return round(min(1.0, max(0.0, chance)), PLACES)


def _moment(
    review: Review, one: Judged, teller: Teller, names: Sequence[str], language: str
) -> dict[str, Any]:
    """A decision that mattered."""
    record = review.record
    match = match_of(record, one.number)
    reasons = why(record.game, match.view(one.seat), one.best, one.played, names, language)
    return {
        "moves": one.number,
        "seat": one.seat,
        "played": _told_move(match, teller, one.seat, one.played),
        "preferred": _told_move(match, teller, one.seat, one.best),
        "chance": _chance(one.after[one.seat]),
        "best": _chance(one.before[one.seat]),
        "why": reasons or [say("why-tries", language, simulations=review.simulations)],
    }


def _told_move(match: Match, teller: Teller, seat: Seat, move: Move) -> dict[str, Any]:
    return {
        "move": match.game.move_text(match.box, move),
        **told_json(teller.words_of(match.view(seat), move)),
    }


def _account(review: Review, seat: int, teller: Teller) -> dict[str, Any]:
    """Where the end of a seat comes from."""
    account = review.account(seat)
    found: dict[str, Any] = {
        "start": round(account.start, PLACES),
        "skill": round(account.skill, PLACES),
        "others": round(account.others, PLACES),
        "luck": round(account.luck, PLACES),
        "end": round(account.end, PLACES),
    }
    for key, draw in zip(("best_draw", "worst_draw"), review.draws(seat), strict=True):
        if draw is not None:
            lines = _story(review, draw.moves, teller)
            found[key] = {
                "moves": draw.moves,
                "change": round(draw.change, PLACES),
                "lines": [told_json(line) for line in lines],
            }
    return found


def _story(review: Review, moves: int, teller: Teller) -> list[str]:
    """What a move drew, as whoever drew it saw it: the game is over."""
    record = review.record
    match = match_of(record, moves - 1)
    before = match.snapshot()
    play_recorded(match, record.moves[moves - 1])
    played = match.played[-1]
    drawing = next(iter(match.to_move()), SPECTATOR)
    game = record.game
    moved, drawn = (
        [
            line.text
            for line in teller.story(
                scene_of(game, match.box, before, played.seat, played.move, outcomes, drawing, played.now)
            )
        ]
        for outcomes in ((), match.drawn)
    )
    return [line for line in drawn if line not in moved] or drawn
