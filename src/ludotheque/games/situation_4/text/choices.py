"""What a seat may do now, numbered and in words."""

from collections.abc import Sequence

from ludotheque.engine.contract import SPECTATOR, Move, View
from ludotheque.engine.teller import Choices
from ludotheque.games.situation_4.components import board_in, location_text
from ludotheque.games.situation_4.layout import NONE
from ludotheque.games.situation_4.moves import BRIDGE, DROP, FLAG, LAY, RESIGN, TANK, place_of
from ludotheque.games.situation_4.rules import holder_of, is_in
from ludotheque.games.situation_4.text.speech import Speech
from ludotheque.games.situation_4.text.standing import numbers_of

# Moves that name a location, by where they begin in the table of moves.
KINDS = {LAY: "lay", TANK: "tank", DROP: "drop"}


def kind_of(move: Move) -> int | None:
    """Where the moves of this kind begin, if it names a location."""
    if move >= FLAG:
        return None
    return TANK if move >= TANK else DROP if move >= DROP else LAY


def choices_of(speech: Speech, view: View, legal: Sequence[Move]) -> Choices:
    """The legal moves under numbers from 1: flags, bridges, then by location pieces, tanks, paratroopers."""
    kinds = [None, *KINDS]
    moves = sorted(legal, key=lambda move: (move == RESIGN, kinds.index(kind_of(move)), move))
    return Choices(question(speech, view, legal), dict(enumerate(moves, start=1)))


def question(speech: Speech, view: View, legal: Sequence[Move]) -> str:
    """What the seat is asked; a spectator hears what all do."""
    if view.seat == SPECTATOR:
        return speech.say("s4-ask-all")
    words = {"name": speech.names[view.seat], "side": int(view.record["side_of"][view.seat])}
    if any(move < DROP for move in legal):
        has_more = any(DROP <= move < RESIGN for move in legal)
        return speech.say("s4-ask-more" if has_more else "s4-ask", **words)
    return speech.say("s4-ask-covered" if view.record["left"] == 0 else "s4-ask-none", **words)


def words_of(speech: Speech, view: View, move: Move) -> str:
    """One move in words, as something to do."""
    box, known = view.box, view.record
    board = board_in(box)
    if move == RESIGN:
        return speech.say("s4-do-resign")
    if move >= BRIDGE:
        return speech.say("s4-do-bridge", site=speech.site(board, move - BRIDGE))
    if move >= FLAG:
        return _words_of_flag(speech, view, move - FLAG)
    location = speech.location(place_of(move))
    if move >= TANK:
        return speech.say("s4-do-tank", location=location)
    if move >= DROP:
        return speech.say("s4-do-drop", location=location)
    number = int(box["objective_at"][place_of(move)])
    if number == NONE:
        return speech.say("s4-do-lay", location=location)
    objective = board.objectives[number]
    own = 0 if view.seat == SPECTATOR else int(known["side_of"][view.seat])
    left = [place for place in numbers_of(objective.locations) if not is_in(known["pieces"][own], place)]
    key = "s4-do-lay-last" if len(left) == 1 else "s4-do-lay-objective"
    return speech.say(key, location=location, objective=speech.objective(objective))


def _words_of_flag(speech: Speech, view: View, number: int) -> str:
    """S4-4.1, S4-4.2 A flag, on one's own objective or on a forgotten one."""
    objective = speech.objective(board_in(view.box).objectives[number])
    holder = int(holder_of(view.box, view.record, number))
    if view.seat == SPECTATOR or holder == view.record["side_of"][view.seat]:
        return speech.say("s4-do-flag", objective=objective)
    return speech.say("s4-do-flag-forgotten", objective=objective, side=holder)


def listing(speech: Speech, view: View, choices: Choices) -> list[str]:
    """Flags and bridges one a line; the rest by kind, all named unless the board shows their numbers."""
    lines = [
        speech.say("choice", number=number, words=words_of(speech, view, move))
        for number, move in choices.moves.items()
        if FLAG <= move < RESIGN
    ]
    ranges = []
    for kind, name in KINDS.items():
        numbers = [number for number, move in choices.moves.items() if kind_of(move) == kind]
        if numbers and speech.is_plain:
            each = ", ".join(f"{number} {_location(choices.moves[number])}" for number in numbers)
            lines.append(speech.say(f"s4-all-{name}", numbers=speech.numbers(numbers), each=each))
        elif numbers:
            ranges.append(speech.say(f"s4-list-{name}", numbers=speech.numbers(numbers)))
    for number, move in choices.moves.items():
        if move == RESIGN and speech.is_plain:
            lines.append(speech.say("choice", number=number, words=words_of(speech, view, move)))
        elif move == RESIGN:
            ranges.append(speech.say("s4-list-resign", numbers=str(number)))
    return [*lines, " · ".join(ranges)] if ranges else lines


def _location(move: Move) -> str:
    return location_text(place_of(move))
