"""What speaks for and against moves in Beat the Quake: feared damage, objects that meet it, points."""

from dataclasses import dataclass

from ludotheque.engine.contract import Move, View
from ludotheque.games.beat_the_quake.components import RED, edition_in
from ludotheque.games.beat_the_quake.layout import QUAKES, Box
from ludotheque.games.beat_the_quake.moves import DISCARD, DRAW, KEEP, STOP, USE, card_of
from ludotheque.games.beat_the_quake.rules import (
    POINTS_ALONE,
    POINTS_USED,
    common_objects,
    owner_of,
    quake_colour,
    vd_of,
    vp_of,
)
from ludotheque.games.beat_the_quake.text.speech import Speech


@dataclass(frozen=True)
class Outlook:
    """How a quake would go that hits the seat after a move."""

    damage: int  # BQ-4.1 of the hand
    own: int  # VP of its own common objects
    table: int  # VP of everybody's


def speech(language: str, names: tuple[str, ...]) -> Speech:
    """Who says it."""
    return Speech(language, names, is_plain=True)


def gains(speech: Speech, view: View, move: Move) -> list[str]:
    """What speaks for a move."""
    box, known, name = view.box, view.record, speech.names[view.seat]
    if move >= USE:
        return _gains_of_use(speech, view, move)
    if move >= DISCARD:
        return _gains_of_discard(speech, view, move)
    now, then = _outlook(view), _outlook(view, move)
    found: list[str] = []
    if then.damage < now.damage:
        found.append(speech.say("why-bq-damage-falls", name=name, before=now.damage, after=then.damage))
    if then.table > now.table:
        found.append(speech.say("why-bq-table-grows", before=now.table, after=then.table))
    if move == KEEP and (points := int(vp_of(box, known["hand"]))):
        found.append(speech.say("why-bq-hand-kept", name=name, points=points))
    if move == DRAW and known["safe"] > 0:
        found.append(speech.say("why-bq-safe", count=int(known["safe"])))
    elif move == DRAW:
        found += _quakes_to_come(speech, view, "why-bq-objects")
    if move == STOP:
        found += _quakes_to_come(speech, view, "why-bq-left-to-next")
    if move != STOP and then.own and then.own >= then.damage and not known["safe"]:
        found.append(
            speech.say("why-bq-alone", name=name, own=then.own, damage=then.damage, points=POINTS_ALONE)
        )
    return found


def risks(speech: Speech, view: View, move: Move) -> list[str]:
    """What speaks against a move."""
    box, name = view.box, speech.names[view.seat]
    if move >= USE:
        return _risks_of_use(speech, view, move)
    if move >= DISCARD:
        return _risks_of_discard(speech, view, move)
    now, then = _outlook(view), _outlook(view, move)
    found: list[str] = []
    if then.table < then.damage or not then.table:
        found.append(speech.say("why-bq-fatal", name=name, table=then.table, damage=then.damage))
    if move == DRAW:
        found += _quakes_to_come(speech, view, "why-bq-quakes")
    if move < KEEP and then.table > now.table:
        points = int(box["vp"][card_of(move)]) - 1
        if points > 0:
            found.append(speech.say("why-bq-points-given", name=name, points=points))
    return found


def _outlook(view: View, move: Move | None = None) -> Outlook:
    """How a quake would go for the seat, before a move or after it."""
    box, known = view.box, view.record
    damage, table = int(vd_of(box, known["hand"])), int(vp_of(box, common_objects(known)))
    own = int(vp_of(box, known["face_up"][view.seat]))
    if move is None or move >= KEEP:
        return Outlook(damage, own, table)
    vp, vd = _values(box, move)
    return Outlook(damage - vd, own + vp, table + vp)


def _values(box: Box, move: Move) -> tuple[int, int]:
    """VP and VD of the card that a move names."""
    card = edition_in(box).cards[card_of(move)]
    return card.vp, card.vd


def _quakes_to_come(speech: Speech, view: View, key: str) -> list[str]:
    """BQ-2.1 How likely the next card is a quake, unless it is none for sure."""
    known = view.record
    if known["safe"] > 0:
        return []
    after = speech.names[(int(known["turn"]) + 1) % int(known["seats"])]
    cards = int(known["pile"])
    quakes = min(QUAKES - int(known["drawn"]), cards)  # a hand-made pile may be short
    return [speech.say(key, quakes=quakes, objects=cards - quakes, cards=cards, next=after)]


# Cards against a quake


def _gains_of_use(speech: Speech, view: View, move: Move) -> list[str]:
    known = view.record
    owner = int(owner_of(known, card_of(move)))
    if owner == view.seat and not known["is_alone"]:
        return [speech.say("why-bq-use-own", name=speech.names[owner])]
    vp, _ = _values(view.box, move)
    if int(known["reached"]) + vp == int(known["damage"]):
        return [speech.say("why-bq-use-exact", damage=int(known["damage"]))]
    return []


def _risks_of_use(speech: Speech, view: View, move: Move) -> list[str]:
    known = view.record
    owner = int(owner_of(known, card_of(move)))
    vp, _ = _values(view.box, move)
    if owner != view.seat and vp:
        return [speech.say("why-bq-use-theirs", name=speech.names[owner], points=POINTS_USED * vp)]
    over = int(known["reached"]) + vp - int(known["damage"])
    return [speech.say("why-bq-use-over", over=over)] if over > 0 else []


def _gains_of_discard(speech: Speech, view: View, move: Move) -> list[str]:
    _, vd = _values(view.box, move)
    is_from_hand = quake_colour(view.record) == RED
    return [speech.say("why-bq-discard-damage", damage=vd)] if is_from_hand and vd else []


def _risks_of_discard(speech: Speech, view: View, move: Move) -> list[str]:
    vp, _ = _values(view.box, move)
    key = "why-bq-discard-points" if quake_colour(view.record) == RED else "why-bq-discard-table"
    return [speech.say(key, vp=vp)] if vp else []
