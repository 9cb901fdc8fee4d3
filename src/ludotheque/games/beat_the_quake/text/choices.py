"""What a seat may do now, numbered and in words."""

from collections.abc import Sequence

from ludotheque.engine.contract import Move, View
from ludotheque.engine.teller import Choices
from ludotheque.games.beat_the_quake.components import RED, edition_in
from ludotheque.games.beat_the_quake.layout import CHOOSING, DISCARDING, SHOWING
from ludotheque.games.beat_the_quake.moves import DISCARD, DRAW, KEEP, STOP, USE, card_of
from ludotheque.games.beat_the_quake.rules import owner_of, quake_colour, vd_of
from ludotheque.games.beat_the_quake.text.speech import Speech


def choices_of(speech: Speech, view: View, legal: Sequence[Move]) -> Choices:
    """The legal moves under numbers, from 1 in edition order; 0 is the move that does nothing."""
    nothing = [move for move in legal if move in (KEEP, STOP)]
    others = [move for move in legal if move not in (KEEP, STOP)]
    return Choices(question(speech, view), dict(enumerate([*nothing, *others], start=1 - len(nothing))))


def question(speech: Speech, view: View) -> str:
    """What the seat is asked, by phase."""
    known = view.record
    name, phase = speech.names[int(known["actor"])], int(known["phase"])
    if phase == SHOWING:
        return speech.say("bq-ask-show", name=name)
    if phase == CHOOSING:
        return speech.say("bq-ask-draw", name=name)
    if phase == DISCARDING:
        is_red = quake_colour(known) == RED
        return speech.say("bq-ask-discard-hand" if is_red else "bq-ask-discard-common", name=name)
    if known["damage"] == 0:
        return speech.say("bq-ask-pay", name=name)
    key = "bq-ask-use-own" if known["is_alone"] else "bq-ask-use"
    return speech.say(key, name=name, reached=int(known["reached"]), damage=int(known["damage"]))


def words_of(speech: Speech, view: View, move: Move) -> str:
    """One move in words, as something to do."""
    known = view.record
    if move == KEEP:
        return speech.say("bq-do-keep")
    if move == DRAW:
        return speech.say("bq-do-draw")
    if move == STOP:
        return speech.say("bq-do-stop")
    place = card_of(move)
    card = edition_in(view.box).cards[place]
    if move >= USE:
        owner = int(owner_of(known, place))
        if known["damage"] == 0:
            return _pay(speech, owner == known["actor"], speech.names[owner], speech.common(card))
        words = {"card": speech.common(card), "reached": int(known["reached"]) + card.vp}
        if owner == known["actor"]:
            return speech.say("bq-do-use-own", damage=int(known["damage"]), **words)
        return speech.say("bq-do-use", damage=int(known["damage"]), owner=speech.names[owner], **words)
    if move >= DISCARD and quake_colour(known) != RED:
        return speech.say("bq-do-discard", card=speech.common(card))
    if move >= DISCARD:
        return speech.say("bq-do-discard", card=speech.card(card))
    left = int(vd_of(view.box, known["hand"])) - card.vd
    key = "bq-do-show-drawn" if place == known["card"] else "bq-do-show"
    return speech.say(key, card=speech.card(card), damage=left)


def _pay(speech: Speech, is_own: bool, owner: str, card: str) -> str:
    """BQ-4.4 What a quake of 0 costs."""
    return (
        speech.say("bq-do-pay-own", card=card) if is_own else speech.say("bq-do-pay", card=card, owner=owner)
    )


def listing(speech: Speech, view: View, choices: Choices) -> list[str]:
    """One line each."""
    return [
        speech.say("choice", number=number, words=words_of(speech, view, move))
        for number, move in choices.moves.items()
    ]
