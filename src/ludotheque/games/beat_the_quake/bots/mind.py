"""What the search asks of Beat the Quake."""

from typing import Any

from ludotheque.bots.levels import Level
from ludotheque.bots.mind import wins_by
from ludotheque.bots.search import SearchSettings
from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.noise import noise
from ludotheque.games.beat_the_quake.bots.playouts import (
    HAND,
    HELP,
    SOLO,
    TO_THE_END,
    move_gain,
    play_on,
    usual_fears,
)
from ludotheque.games.beat_the_quake.bots.value import mark_chances
from ludotheque.games.beat_the_quake.layout import NONE, OBJECTS, ROOM, SEATS, STATE, Box, State
from ludotheque.games.beat_the_quake.rules import (
    draw,
    is_legal,
    legal,
    mark_scores,
    mark_winners,
    play,
    to_move,
)
from ludotheque.games.beat_the_quake.view import mark_guess

THOUGHT = STATE
PILE = ROOM
MOST_MOVES = OBJECTS + 1  # any card of a hand, or none
AHEAD = SearchSettings(explore=0.5, widen=1.0, power=0.2, steps=TO_THE_END)
_PLAYING_ON = 1 << 20  # a counter of noise beyond those of a guess


@kernel
def imagine(boxes: Any, views: Any, seat: int, lane0: int, lane1: int, thoughts: Any, pile: Any) -> int:
    """Hands and a pile as likely as this seat can tell."""
    thoughts[0] = thoughts[1]
    mark_guess(boxes[0], views[0], lane0, lane1, thoughts[0], pile[len(pile) - views[0]["pile"] :])
    return wide(0)


@kernel
def who(thoughts: Any) -> int:
    """The seat that decides, or NONE."""
    if to_move(thoughts[0]) == NOBODY:
        return wide(NONE)
    return wide(thoughts[0]["actor"])


@kernel
def may(boxes: Any, thoughts: Any, move: int) -> int:
    """Whether it may play this move."""
    return wide(1) if is_legal(boxes[0], thoughts[0], wide(thoughts[0]["actor"]), move, 0) else wide(0)


@kernel
def go(boxes: Any, thoughts: Any, move: int, pile: Any, lane0: int, lane1: int) -> int:
    """Play it, and draw."""
    play(boxes[0], thoughts[0], wide(thoughts[0]["actor"]), move, 0)
    draw(boxes[0], thoughts[0], pile)
    return wide(0)


# BQ-5.3, BQ-4.6 Those with most points share the win; a lost table is a win for nobody.
mark_shares = wins_by(mark_scores, mark_winners, SEATS)


@kernel
def mark_wins(box: Box, state: State, chances: Any) -> None:
    """BQ-9.2 The shares of a win; that of all together is whole for each."""
    mark_shares(box, state, chances)
    if state["goal"] > 0:
        for seat in range(state["seats"]):
            chances[seat] *= wide(state["seats"])


@kernel
def judge(boxes: Any, thoughts: Any, pile: Any, steps: int, lane0: int, lane1: int, chances: Any) -> int:
    """How likely each seat wins, once greedy seats have played on, each from its own hand."""
    box, state = boxes[0], thoughts[0]
    key0, key1 = noise(lane0, lane1, wide(_PLAYING_ON)), noise(lane1, lane0, wide(_PLAYING_ON))
    if to_move(state) == NOBODY:
        mark_wins(box, state, chances)
        return wide(0)
    play_on(box, state, pile, steps, key0, key1)
    mark_chances(box, state, chances)
    return wide(0)


@kernel
def rank(boxes: Any, thoughts: Any, sight: int, moves: Any, worths: Any) -> int:
    """The legal moves, and what each brings at once, in 1024ths of a point."""
    box, state = boxes[0], thoughts[0]
    seat = wide(state["actor"])
    hand = wide(state["hands"][seat])
    count, fears = legal(box, state, seat, 0, moves), usual_fears(box)
    for number in range(count):
        worths[number] = move_gain(box, state, hand, seat, wide(moves[number]), fears, sight)
    return wide(count)


# Newcomers know what hurts and what one can meet alone, and misjudge most of it. Then they learn that cards
# help others and bring points, to look at other hands and at the odds, and to judge better. The last two
# think ahead: what looks best at first sight is often not the best.
LEVELS = (
    Level(sight=SOLO | HAND, slips=5400),
    Level(sight=SOLO | HAND, slips=3200),
    Level(sight=SOLO | HAND | HELP, slips=2500),
    Level(slips=1800),
    Level(slips=1100),
    Level(),
    Level(simulations=6_000, settings=AHEAD),
    Level(simulations=24_000, settings=AHEAD),
)
