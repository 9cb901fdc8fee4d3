"""What speaks for and against moves in Situation 4: objectives, zones, bases, bridges, flags left open."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ludotheque.bots.reasons import Fact
from ludotheque.engine.contract import Move, View
from ludotheque.games.situation_4.components import (
    BRIDGE_VALUE,
    ZONE_VALUE,
    Board,
    Objective,
    board_in,
    location_number,
    location_text,
)
from ludotheque.games.situation_4.layout import COLUMNS, NONE, SIDES, STATE, State
from ludotheque.games.situation_4.moves import BRIDGE, DROP, FLAG, RESIGN, TANK, place_of
from ludotheque.games.situation_4.rules import closed_row, count_zones, is_in, may_bridge, open_row, play
from ludotheque.games.situation_4.text.speech import Speech


def speech(language: str, names: tuple[str, ...]) -> Speech:
    """Who says it."""
    return Speech(language, names, is_plain=True)


def gains(speech: Speech, view: View, move: Move) -> list[Fact]:
    """What speaks for a move."""
    if move == RESIGN:
        return []
    board, side = board_in(view.box), _side(view)
    after = _after(view, move)
    if move >= BRIDGE:
        return [Fact("points", (BRIDGE_VALUE,), speech.say("why-s4-bridge", points=BRIDGE_VALUE))]
    if move >= FLAG:
        return [_flag(speech, view, board, move - FLAG)]
    if move >= TANK:
        return _counted("tank", _closed(view, after, 1 - side), "why-s4-tank", speech)
    if move >= DROP:
        return _counted("drop", _opened(view, after, side), "why-s4-drop", speech)
    return [
        *_objective(speech, view, after, board, place_of(move)),
        *_zones(speech, view, after, side),
        *_base(speech, after, board, side, place_of(move)),
        *_bridges(speech, view, after, board, side),
        *_way(speech, view, board, place_of(move)),
        *_race(speech, view, place_of(move)),
    ]


def risks(speech: Speech, view: View, move: Move) -> list[Fact]:
    """What speaks against a move: what it leaves open."""
    if move == RESIGN:
        return []
    box, board, side = view.box, board_in(view.box), _side(view)
    after = _after(view, move)
    found = [
        _about("flag-open", speech, objective)
        for number, objective in enumerate(board.objectives)
        if view.record["held"][number] == side and after["flags"][number] == NONE
    ]
    if move < DROP:
        number = int(box["objective_at"][place_of(move)])
        if number != NONE and _pieces_on(view.record, board.objectives[number].locations, 1 - side):
            found.append(_about("contested", speech, board.objectives[number]))
    return found


def _about(kind: str, speech: Speech, objective: Objective) -> Fact:
    """Something about an objective: it counts as much as that is worth."""
    text = speech.say(f"why-s4-{kind}", objective=speech.objective(objective))
    return Fact(kind, (objective.value,), text)


def _counted(kind: str, count: int, key: str, speech: Speech) -> list[Fact]:
    """So many locations, if any."""
    return [Fact(kind, (count,), speech.say(key, count=count))] if count > 0 else []


def _side(view: View) -> int:
    return int(view.record["side_of"][view.seat])


def _after(view: View, move: Move) -> State:
    """The board after a move, at the time of the last piece: what is asked here does not hang on it."""
    state = np.frombuffer(bytearray(view.record.tobytes()), STATE)[0]
    play(view.box, state, view.seat, move, int(view.record["last_piece"]))
    return state


def _pieces_on(known: State, locations: Sequence[str], side: int) -> int:
    """How many of these locations lie under pieces of a side."""
    places = [place for location in locations if (place := location_number(location)) is not None]
    return sum(bool(is_in(known["pieces"][side], place)) for place in places)


# What a piece brings


def _objective(speech: Speech, view: View, after: State, board: Board, place: int) -> list[Fact]:
    """S4-4.1, S4-4.3 How far an objective is covered, or that it is taken from the other side."""
    number, side = int(view.box["objective_at"][place]), _side(view)
    if number == NONE:
        return []
    objective = board.objectives[number]
    words: dict[str, Any] = {"objective": speech.objective(objective), "total": len(objective.locations)}
    covered = _pieces_on(after, objective.locations, side)
    if _pieces_on(view.record, objective.locations, 1 - side):
        is_first = covered == 1
        return [_about("denies", speech, objective)] if is_first else []
    amount = (objective.value, covered / len(objective.locations))
    if covered == len(objective.locations):
        return [Fact("objective", amount, speech.say("why-s4-covers", **words))]
    return [Fact("objective", amount, speech.say("why-s4-part", covered=covered, **words))]


def _zones(speech: Speech, view: View, after: State, side: int) -> list[Fact]:
    """S4-8.2 The zones that a piece makes whole."""
    more = int(count_zones(view.box, after, side)) - int(count_zones(view.box, view.record, side))
    if more > 0:
        points = more * ZONE_VALUE
        return [Fact("points", (points,), speech.say("why-s4-zone", count=more, points=points))]
    return []


def _way(speech: Speech, view: View, board: Board, place: int) -> list[Fact]:
    """S4-3.2 An objective next to a location, on which nobody has a piece yet."""
    if view.box["objective_at"][place] != NONE:
        return []
    for location in board.neighbours(location_text(place)):
        number = int(view.box["objective_at"][location_number(location) or 0])
        if number == NONE:
            continue
        objective = board.objectives[number]
        if not any(_pieces_on(view.record, objective.locations, side) for side in range(SIDES)):
            return [_about("leads", speech, objective)]
    return []


def _race(speech: Speech, view: View, place: int) -> list[Fact]:
    """S4-3.1 Whether the other side could lay a piece there as well."""
    row, column = divmod(place, COLUMNS)
    is_open = int(open_row(view.box, view.record, 1 - _side(view), row)) >> column & 1
    return [Fact("race", (1,), speech.say("why-s4-race", location=location_text(place)))] if is_open else []


def _base(speech: Speech, after: State, board: Board, side: int, place: int) -> list[Fact]:
    """S4-5.1, S4-6.1 How far a base is covered."""
    found: list[Fact] = []
    for kind, bases in board.bases.items():
        locations = bases[side]
        if place in map(location_number, locations):
            covered = _pieces_on(after, locations, side)
            if covered == len(locations):
                text = speech.say(f"why-s4-base-whole-{kind}")
            else:
                text = speech.say(f"why-s4-base-{kind}", covered=covered, total=len(locations))
            found.append(Fact(f"base {kind}", (covered / len(locations),), text))
    return found


def _bridges(speech: Speech, view: View, after: State, board: Board, side: int) -> list[Fact]:
    """S4-7.1 The sites at which a bridge can be built now."""
    words = {"points": BRIDGE_VALUE}
    return [
        Fact("site", (BRIDGE_VALUE,), speech.say("why-s4-site", site=speech.site(board, number), **words))
        for number in range(len(board.sites))
        if may_bridge(view.box, after, side, number) and not may_bridge(view.box, view.record, side, number)
    ]


def _flag(speech: Speech, view: View, board: Board, number: int) -> Fact:
    """S4-4.1, S4-4.2 A flag on one's own objective, or on one that the other side forgot."""
    objective = board.objectives[number]
    is_own = int(view.record["held"][number]) == _side(view)
    key = "why-s4-flag" if is_own else "why-s4-flag-forgotten"
    words = {"objective": speech.objective(objective), "points": objective.value}
    return Fact("points", (objective.value,), speech.say(key, **words))


def _closed(view: View, after: State, side: int) -> int:
    """S4-6.3 How many more locations are closed to a side."""
    empty = [
        int(view.box["full"]) & ~(int(after["pieces"][0][row]) | int(after["pieces"][1][row]))
        for row in range(int(view.box["rows"]))
    ]
    return sum(
        (int(closed_row(view.box, after, side, row)) & word).bit_count()
        - (int(closed_row(view.box, view.record, side, row)) & word).bit_count()
        for row, word in enumerate(empty)
    )


def _opened(view: View, after: State, side: int) -> int:
    """S4-5.2 How many more locations are open to a side."""
    return sum(
        int(open_row(view.box, after, side, row)).bit_count()
        - int(open_row(view.box, view.record, side, row)).bit_count()
        for row in range(int(view.box["rows"]))
    )
