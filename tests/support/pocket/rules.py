"""The rules of Pocket, as the engine asks them. Plain Python: nothing here is compiled."""

from typing import Any

from ludotheque.engine.contract import CHANCE, DEAL, NOBODY, REFUSED, Box, State
from tests.support.pocket.layout import CARDS, HAND, MOST_ROUNDS, NONE, REVEALED, SEATS
from tests.support.pocket.moves import MOVES, PUT, SHOW

assert SEATS * (HAND + MOST_ROUNDS - 1) <= CARDS

SHOWN_COUNTS = 10  # more than a hidden card


def size_of_pile(seats: int, rounds: int) -> int:
    """PO-2.3 Just enough cards for all rounds."""
    return seats * (HAND + rounds - 1)


def start(box: Box, state: State, seats: int, first: int, pile: int) -> None:
    """PO-1.2 Empty hands, and a pile of this many cards."""
    for field in ("holder", "aside", "last"):
        state[field][:] = NONE
    for field in ("is_shown", "points"):
        state[field][:] = 0
    state["pile"], state["seats"], state["first"] = pile, seats, first
    state["rounds_left"] = box["rounds"]


def hand(state: State, seat: int) -> list[int]:
    """The cards in a seat's hand; what it has played is no more among them."""
    aside = int(state["aside"][seat])
    return [card for card in (state["holder"] == seat).nonzero()[0].tolist() if card != aside]


def next_to_draw(state: State) -> int:
    """PO-1.2, PO-2.3 The seat that draws next: of those with fewest cards the first in turn."""
    seats, first = int(state["seats"]), int(state["first"])
    return min(((first + turn) % seats for turn in range(seats)), key=lambda seat: len(hand(state, seat)))


def to_move(state: State) -> int:
    """Who is waited for: a bit a seat, CHANCE, or NOBODY (PO-3.1, or a pile made by hand has run out)."""
    seats = range(int(state["seats"]))
    waited_for = [seat for seat in seats if state["aside"][seat] == NONE]
    if state["rounds_left"] == 0:
        return NOBODY
    if len(waited_for) == len(seats):
        fewest = min(len(hand(state, seat)) for seat in seats)
        if fewest < HAND and state["pile"] > 0:
            return CHANCE
        if fewest == 0:
            return NOBODY
    return sum(1 << seat for seat in waited_for)


def is_waited_for(state: State, seat: int) -> bool:
    """Whether this seat may decide now."""
    waited_for = to_move(state)
    return waited_for > 0 and waited_for >> seat & 1 != 0


def settle(box: Box, state: State, card: int) -> None:
    """PO-1.2, PO-2.3 A card is drawn, by the seat whose turn it is to draw."""
    state["holder"][card] = next_to_draw(state)
    state["pile"] -= 1


def legal(box: Box, state: State, seat: int, now: int, moves: Any) -> int:
    """Write every legal move of this seat into `moves`; how many there are."""
    if not is_waited_for(state, seat):
        return 0
    cards = hand(state, seat)
    found = [PUT + card for card in cards] + [SHOW + card for card in cards]
    moves[: len(found)] = found
    return len(found)


def is_legal(box: Box, state: State, seat: int, move: int, now: int) -> bool:
    """PO-2.1 Whether this seat may play this move: a card from its hand, one a round."""
    return 0 <= move < MOVES and is_waited_for(state, seat) and move % CARDS in hand(state, seat)


def play(box: Box, state: State, seat: int, move: int, now: int) -> None:
    """PO-2.1 Play a legal move."""
    state["aside"][seat] = move % CARDS
    state["is_shown"][seat] = move >= SHOW
    if (state["aside"][: int(state["seats"])] != NONE).all():
        reveal(state)


def rank(state: State, seat: int) -> int:
    """PO-2.2 How high a seat's card counts; no two are equal."""
    is_shown = int(state["is_shown"][seat])
    return 2 * (int(state["aside"][seat]) + SHOWN_COUNTS * is_shown) + is_shown


def reveal(state: State) -> None:
    """PO-2.2 All cards of the round are seen; the highest takes a point for each."""
    seats = int(state["seats"])
    winner = max(range(seats), key=lambda seat: rank(state, seat))
    state["points"][winner] += seats
    state["last"] = state["aside"]
    state["holder"][state["aside"][:seats]] = REVEALED
    state["aside"][:] = NONE
    state["is_shown"][:] = 0
    state["rounds_left"] -= 1


def mark_scores(box: Box, state: State, scores: Any) -> int:
    """PO-2.2 The points of each seat; how many rounds were played."""
    scores[:SEATS] = state["points"]
    return int(box["rounds"]) - int(state["rounds_left"])


def draw(box: Box, state: State, pile: Any) -> None:
    """Draw from this pile until somebody decides or the game is over."""
    while to_move(state) == CHANCE:
        settle(box, state, int(pile[len(pile) - int(state["pile"])]))


def replay(box: Box, state: State, pile: Any, moves: Any, seats: Any, times: Any) -> int:
    """Play these moves, drawing from this pile; how many were played before an illegal one.

    The seat is the one that holds the card.
    """
    draw(box, state, pile)
    for number, move in enumerate(moves.tolist()):
        seat = int(state["holder"][move % CARDS])
        if seat < 0 or not is_legal(box, state, seat, move, 0):
            return number
        play(box, state, seat, move, 0)
        draw(box, state, pile)
    return len(moves)


def advance(boxes: Any, states: Any, pile: Any, seat: int, move: int, now: int) -> int:
    """Play a move, if it is legal, and draw until somebody decides; who is waited for, or REFUSED."""
    box, state = boxes[0], states[0]
    if move != DEAL:
        if not is_legal(box, state, seat, move, now):
            return REFUSED
        play(box, state, seat, move, now)
    draw(box, state, pile)
    return to_move(state)


def list_legal(boxes: Any, states: Any, seat: int, now: int, moves: Any) -> int:
    """Write every legal move of this seat into `moves`; how many there are."""
    return legal(boxes[0], states[0], seat, now, moves)


def step(boxes: Any, states: Any, seat: int, code: int, now: int) -> int:
    """Play a legal move or, for CHANCE, settle an outcome, and draw nothing; who is waited for."""
    if seat == CHANCE:
        settle(boxes[0], states[0], code)
    else:
        play(boxes[0], states[0], seat, code, now)
    return to_move(states[0])
