"""Why a move is refused, in words with the clause. Nothing is said of where a hidden card is."""

from ludotheque.engine.words import Coded, Refused, coded, quote
from ludotheque.games.beat_the_quake.components import RED, edition_in, ids_in
from ludotheque.games.beat_the_quake.layout import CHOOSING, DISCARDING, OVER, SHOWING, USING, Box, State
from ludotheque.games.beat_the_quake.moves import DISCARD, KEEP, MOVES, SHOW, USE, card_of
from ludotheque.games.beat_the_quake.rules import owner_of, quake_colour


def why_not(box: Box, state: State, seat: int, move: int) -> Refused:
    """Why this seat cannot play this move, with the clause. The move is not legal."""
    phase, actor = int(state["phase"]), int(state["actor"])
    if phase == OVER:
        return Refused("over", "BQ-4.6" if state["is_fatal"] else "BQ-5.1")
    if seat != actor:
        return Refused("not-your-turn", "BQ-6.2" if phase == DISCARDING else "BQ-2.2", seat=seat, actor=actor)
    if not 0 <= move < MOVES:
        return Refused("move-unknown", "BQ-1.3", move=quote(move))
    verb = first_of(move)
    if verb is not None and card_of(move) >= len(ids_in(box)):
        return Refused("move-unknown-card", "BQ-1.3", card=quote(card_of(move)))
    card = _named(box, card_of(move)) if verb is not None else ""
    if verb == SHOW and phase == SHOWING:
        return Refused("show-not-held", "BQ-3.1", seat=seat, card=card)
    if verb == DISCARD and phase == DISCARDING:
        if quake_colour(state) == RED:
            return Refused("discard-not-held", "BQ-6.1", seat=seat, card=card)
        return Refused("discard-not-common", "BQ-6.1", seat=seat, card=card)
    if verb == USE and phase == USING:
        return why_no_use(box, state, seat, card_of(move))
    return not_now(state, phase, seat)


def _named(box: Box, place: int) -> Coded:
    """A card by its id, or its name."""
    card = edition_in(box).cards[place]
    return coded(card.id, lambda language: card.said(language).name)


def first_of(move: int) -> int | None:
    """Where the moves with this verb begin, if it names a card."""
    if move >= USE:
        return USE
    if move >= DISCARD:
        return DISCARD
    return SHOW if move < KEEP else None


def not_now(state: State, phase: int, seat: int) -> Refused:
    """Another kind of move is waited for."""
    if phase == DISCARDING:
        key = "not-now-discard-hand" if quake_colour(state) == RED else "not-now-discard-common"
        return Refused(key, "BQ-6.1", seat=seat)
    key, clause = {
        SHOWING: ("not-now-show", "BQ-3.1"),
        CHOOSING: ("not-now-draw", "BQ-3.2"),
        USING: ("not-now-use", "BQ-4.5"),
    }[phase]
    return Refused(key, clause, seat=seat)


def why_no_use(box: Box, state: State, seat: int, card: int) -> Refused:
    """BQ-4.2, BQ-4.5 Why this card cannot be used against the quake."""
    words = {"seat": seat, "card": _named(box, card), "vp": int(box["vp"][card])}
    owner = int(owner_of(state, card))
    if owner < 0:
        return Refused("use-not-common", "BQ-4.3", **words)
    if state["is_alone"] and owner != seat:
        return Refused("use-not-own", "BQ-4.2", **words)
    if box["vp"][card] > state["last_vp"]:
        return Refused("use-too-large", "BQ-4.5", last=int(state["last_vp"]), **words)
    left = int(state["damage"]) - int(state["reached"])
    return Refused("use-too-small", "BQ-4.5", left=left, **words)
