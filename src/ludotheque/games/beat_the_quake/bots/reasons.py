"""What speaks for and against moves in Beat the Quake: feared damage, objects that meet it, points."""

from dataclasses import dataclass

from ludotheque.bots.reasons import Fact
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


def gains(speech: Speech, view: View, move: Move) -> list[Fact]:
    """What speaks for a move."""
    known, name = view.record, speech.names[view.seat]
    if move >= USE:
        return _gains_of_use(speech, view, move)
    if move >= DISCARD:
        return _gains_of_discard(speech, view, move)
    now, then = _outlook(view), _outlook(view, move)
    found: list[Fact] = []
    if (falls := now.damage - then.damage) > 0:
        text = speech.say("why-bq-damage-falls", name=name, before=now.damage, after=then.damage)
        found.append(Fact("damage", (falls,), text))
    if (grows := then.table - now.table) > 0:
        text = speech.say("why-bq-table-grows", before=now.table, after=then.table)
        found.append(Fact("table", (grows,), text))
    if move <= KEEP:
        found += _hand_kept(speech, view, move)
    if move == DRAW and known["safe"] > 0:
        found.append(Fact("safe", (1,), speech.say("why-bq-safe", count=int(known["safe"]))))
    elif move == DRAW:
        found += _objects_to_come(speech, view)
    if move == STOP:
        found += _quakes_to_come(speech, view, "why-bq-left-to-next")
    is_possible = bool(_to_come(view)[1]) and not known["safe"]
    if move != STOP and is_possible and then.own and then.own >= then.damage:
        words = {"own": then.own, "damage": then.damage, "points": POINTS_ALONE}
        found.append(Fact("alone", (1,), speech.say("why-bq-alone", name=name, **words)))
    return found


def risks(speech: Speech, view: View, move: Move) -> list[Fact]:
    """What speaks against a move."""
    box, name = view.box, speech.names[view.seat]
    if move >= USE:
        return _risks_of_use(speech, view, move)
    if move >= DISCARD:
        return _risks_of_discard(speech, view, move)
    now, then = _outlook(view), _outlook(view, move)
    found: list[Fact] = []
    if _to_come(view)[1] and (then.table < then.damage or not then.table):
        text = speech.say("why-bq-fatal", name=name, table=then.table, damage=then.damage)
        found.append(Fact("fatal", (1,), text))
    if move == DRAW:
        found += _quakes_to_come(speech, view, "why-bq-quakes")
    if move < KEEP and then.table > now.table:
        points = int(box["vp"][card_of(move)]) - 1
        if points > 0:
            text = speech.say("why-bq-points-given", name=name, points=points)
            found.append(Fact("points", (points,), text))
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


def _hand_kept(speech: Speech, view: View, move: Move) -> list[Fact]:
    """BQ-5.2 The points that stay in the hand. Whoever shows a card keeps the others, as everybody knows."""
    points = int(vp_of(view.box, view.record["hand"]))
    if move < KEEP:
        return [Fact("hand", (points - _values(view.box, move)[0],))]
    text = speech.say("why-bq-hand-kept", name=speech.names[view.seat], points=points)
    return [Fact("hand", (points,), text)] if points else []


def _to_come(view: View) -> tuple[int, int]:
    """BQ-2.1 How many cards are in the pile, and how many of them are quakes."""
    cards = int(view.record["pile"])
    return cards, min(QUAKES - int(view.record["drawn"]), cards)  # a hand-made pile may be short


def _objects_to_come(speech: Speech, view: View) -> list[Fact]:
    """How likely the next card is an object, if it can be one."""
    cards, quakes = _to_come(view)
    if cards == quakes:
        return []
    text = speech.say("why-bq-objects", objects=cards - quakes, cards=cards)
    return [Fact("objects", (cards - quakes,), text)]


def _quakes_to_come(speech: Speech, view: View, key: str) -> list[Fact]:
    """How likely the next card is a quake, if it can be one."""
    known = view.record
    cards, quakes = _to_come(view)
    if known["safe"] > 0 or not quakes:
        return []
    after = speech.names[(int(known["turn"]) + 1) % int(known["seats"])]
    return [Fact("quakes", (quakes,), speech.say(key, quakes=quakes, cards=cards, next=after))]


# Cards against a quake


def _gains_of_use(speech: Speech, view: View, move: Move) -> list[Fact]:
    known = view.record
    owner = int(owner_of(known, card_of(move)))
    found: list[Fact] = []
    if owner != view.seat and known["goal"] and (points := POINTS_USED * _values(view.box, move)[0]):
        found.append(Fact("theirs", (points,), speech.say("why-bq-use-together", points=points)))
    if owner == view.seat and not known["is_alone"]:
        found.append(Fact("own", (1,), speech.say("why-bq-use-own", name=speech.names[owner])))
    vp, _ = _values(view.box, move)
    if int(known["reached"]) + vp == int(known["damage"]):
        text = speech.say("why-bq-use-exact", damage=int(known["damage"]))
        found.append(Fact("exact", (1,), text))
    return found


def _risks_of_use(speech: Speech, view: View, move: Move) -> list[Fact]:
    known = view.record
    owner = int(owner_of(known, card_of(move)))
    found: list[Fact] = []
    vp, _ = _values(view.box, move)
    if owner != view.seat and vp and not known["goal"]:
        points = POINTS_USED * vp
        text = speech.say("why-bq-use-theirs", name=speech.names[owner], points=points)
        found.append(Fact("theirs", (points,), text))
    over = int(known["reached"]) + vp - int(known["damage"])
    if over > 0:
        found.append(Fact("over", (over,), speech.say("why-bq-use-over", over=over)))
    return found


def _gains_of_discard(speech: Speech, view: View, move: Move) -> list[Fact]:
    _, vd = _values(view.box, move)
    is_from_hand = quake_colour(view.record) == RED
    if not is_from_hand or not vd:
        return []
    return [Fact("damage", (vd,), speech.say("why-bq-discard-damage", damage=vd))]


def _risks_of_discard(speech: Speech, view: View, move: Move) -> list[Fact]:
    vp, _ = _values(view.box, move)
    key = "why-bq-discard-points" if quake_colour(view.record) == RED else "why-bq-discard-table"
    return [Fact("vp", (vp,), speech.say(key, vp=vp))] if vp else []
