"""The rules of Hex."""

from typing import Any

from ludotheque.engine.contract import NOBODY
from ludotheque.engine.jit import kernel, wide
from ludotheque.engine.whole_games import by_turns
from ludotheque_hex.layout import BOTTOM, CELLS, EMPTY, LEFT, NEAR, NONE, RIGHT, TOP, Box, State

RULES_VERSION = 1


@kernel
def start(box: Box, state: State, seats: int, first: int) -> None:
    """HE-1.1 The board is empty."""
    for cell in range(CELLS):
        state["stone_at"][cell] = EMPTY
        state["chain"][cell] = NONE
        state["touches"][cell] = 0
    state["seats"] = seats
    state["actor"] = first
    state["winner"] = NONE


@kernel
def to_move(state: State) -> int:
    """HE-2.1 One seat at a time; nobody when the game is over."""
    return NOBODY if state["actor"] == NONE else wide(1) << wide(state["actor"])


@kernel
def is_legal(box: Box, state: State, seat: int, move: int, now: int) -> bool:
    """HE-2.1 Whose turn it is puts a stone on an empty cell."""
    size = wide(box["size"])
    return state["actor"] == seat and 0 <= move < size * size and state["stone_at"][move] == EMPTY


@kernel
def legal(box: Box, state: State, seat: int, now: int, moves: Any) -> int:
    """HE-2.1 Every empty cell; how many there are."""
    count = wide(0)
    if state["actor"] != seat:
        return count
    for cell in range(wide(box["size"]) * wide(box["size"])):
        if state["stone_at"][cell] == EMPTY:
            moves[count] = cell
            count += 1
    return count


@kernel
def head_of(state: State, cell: int) -> int:
    """The head of a stone's chain; the way there gets shorter."""
    while state["chain"][cell] != cell:
        state["chain"][cell] = state["chain"][state["chain"][cell]]
        cell = wide(state["chain"][cell])
    return cell


@kernel
def play(box: Box, state: State, seat: int, move: int, now: int) -> None:
    """HE-2.1, HE-3.1 A stone joins the chains beside it; a chain from edge to edge wins."""
    state["stone_at"][move] = seat
    state["chain"][move] = move
    touches = wide(box["edges"][move])
    for side in range(NEAR):
        near = wide(box["near"][move, side])
        if near != NONE and state["stone_at"][near] == seat:
            head = head_of(state, near)
            touches |= wide(state["touches"][head])
            state["chain"][head] = move
    state["touches"][move] = touches
    wanted = TOP | BOTTOM if seat == 0 else LEFT | RIGHT
    if touches & wanted == wanted:
        state["winner"] = seat
        state["actor"] = NONE
    else:
        state["actor"] = 1 - seat


@kernel
def settle(box: Box, state: State, outcome: int) -> None:
    """Nothing is drawn."""


@kernel
def mark_scores(box: Box, state: State, scores: Any) -> int:
    """HE-3.1 A point for who has won; how many stones lie."""
    stones = wide(0)
    for cell in range(CELLS):
        stones += state["stone_at"][cell] != EMPTY
    for seat in range(state["seats"]):
        scores[seat] = state["winner"] == seat
    return stones


@kernel
def mark_winners(state: State, scores: Any) -> int:
    """HE-3.1 Who has won, a bit a seat."""
    return wide(0) if state["winner"] == NONE else wide(1) << wide(state["winner"])


draw, replay, advance, list_legal, step = by_turns(to_move, legal, is_legal, play, settle)
