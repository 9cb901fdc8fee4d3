"""Situation 4 in thought: hands that take their time, values that follow the race, and levels as they say."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from ludotheque.bots.levels import Player
from ludotheque.bots.search import Search
from ludotheque.engine.contract import Milliseconds, Move, Seat
from ludotheque.engine.match import Match
from ludotheque.games.situation_4.bots import mind
from ludotheque.games.situation_4.bots import value as values
from ludotheque.games.situation_4.layout import NONE, PLACES
from ludotheque.games.situation_4.moves import FLAG, MOVES, RESIGN
from tests.games.situation_4.test_playouts import GAME, HEADQUARTERS, WEST, dealt, laid

OPENING = "0 lay C1; 1 lay C6; 0 lay C2; 1 lay C5"


class Thinking:
    """One game in thought, from the view of a seat."""

    def __init__(self, match: Match, seat: int = 0, lanes: tuple[int, int] = (5, 6)) -> None:
        self.lanes = lanes
        self.boxes = np.frombuffer(bytearray(match.box.tobytes()), match.box.dtype)
        self.views = np.frombuffer(bytearray(match.state.tobytes()), match.state.dtype)
        self.thoughts = np.zeros(2, mind.THOUGHT)
        self.pile = np.zeros(mind.PILE, np.int16)
        self.moves = np.zeros(mind.MOST_MOVES, np.int32)
        self.worths = np.zeros(mind.MOST_MOVES, np.int64)
        self.chances = np.zeros(8)
        mind.imagine(self.boxes, self.views, seat, *lanes, self.thoughts, self.pile)

    @property
    def thought(self) -> Any:
        """What is in it now."""
        return self.thoughts[0]

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return int(mind.who(self.thoughts))

    def ranked(self) -> dict[int, int]:
        """What it can go for, and what that promises."""
        count = mind.rank(self.boxes, self.thoughts, (1 << 30) - 1, self.moves, self.worths)
        return dict(zip(self.moves[:count].tolist(), self.worths[:count].tolist(), strict=True))

    def go(self, move: int) -> None:
        """Go for this."""
        mind.go(self.boxes, self.thoughts, move, self.pile, *self.lanes)

    def judged(self, steps: int) -> list[float]:
        """How likely each seat wins."""
        mind.judge(self.boxes, self.thoughts, self.pile, steps, *self.lanes, self.chances)
        return list(self.chances.tolist())


@pytest.mark.parametrize("sides", [(0, 1), (0, 1, 1)])
def test_a_game_in_thought_is_played_on_to_its_end(sides: tuple[int, ...]) -> None:
    """Seats decide when their hands are free; time never goes back, nobody gives up, the board is covered."""
    thinking, rng, deciders = Thinking(dealt(sides=sides)), np.random.default_rng(4), set()
    for _ in range(2000):
        if thinking.seat == NONE:
            break
        deciders.add(thinking.seat)
        before, moves = int(thinking.thought["now"]), list(thinking.ranked())
        assert moves
        assert all(move % MOVES != RESIGN for move in moves)
        assert all(mind.may(thinking.boxes, thinking.thoughts, move) for move in moves)
        thinking.go(int(rng.choice(moves)))
        assert thinking.thought["now"] >= before
    assert thinking.seat == NONE
    assert deciders == set(range(len(sides)))
    assert thinking.thought["state"]["left"] == 0
    assert thinking.thought["state"]["resigned"] == -1


def test_nobody_else_can_play_the_moves_of_a_seat() -> None:
    """In the tree a move says whose it is: the same location is another move for another seat."""
    match, _ = laid(OPENING)
    thinking = Thinking(match, seat=1)
    own = set(thinking.ranked())
    assert own <= set(range(MOVES)), "the seat that thinks names its moves as everybody does"
    thinking.go(max(own))
    while thinking.seat == 1:
        thinking.go(max(thinking.ranked()))
    assert thinking.seat == 0
    assert not any(mind.may(thinking.boxes, thinking.thoughts, move) for move in own)
    assert not own & set(thinking.ranked())


def test_a_guess_is_what_lies_there_with_the_hands_of_the_others_at_work() -> None:
    match, _ = laid(OPENING)
    for lane in range(20):
        thinking = Thinking(match, seat=1, lanes=(lane, 7))
        assert thinking.thought["state"].tobytes() == match.state.tobytes()
        assert thinking.thought["goals"][:2].tolist().index(NONE) == 1
        assert thinking.thought["dues"][0] > thinking.thought["now"] >= match.state["last_piece"]
        goal = int(thinking.thought["goals"][0])
        assert goal in match.legal(Seat(0), Milliseconds(int(thinking.thought["now"])))


def test_what_somebody_else_was_faster_with_is_lost_time() -> None:
    match, _ = laid(OPENING)
    thinking = Thinking(match, seat=0)
    place = GAME.move_code(match.box, "lay D2")
    thinking.thought["goals"][1] = GAME.move_code(match.box, "lay D5")
    thinking.thought["dues"][1] = thinking.thought["now"] + 1
    thinking.thought["state"]["pieces"][1][1] |= 1 << 3  # D2, meanwhile
    thinking.go(place)
    while thinking.seat == 1:
        thinking.go(min(thinking.ranked()))
    assert thinking.seat == 0
    assert thinking.thought["state"]["laid"][0] == 2


def test_the_pace_of_a_side_is_read_from_what_it_laid() -> None:
    """The same pieces in a fifth of the time: hands a good deal quicker; without any piece both are alike."""
    moves = "; ".join(f"0 lay {column}1" for column in "ABCDEFGHI")
    shares = [
        mind.hands_share(match.box, match.state, 0)
        for match, _ in (laid(moves, step=2_000), laid(moves, step=10_000))
    ]
    assert shares[0] * 3 < shares[1] < 130
    empty = dealt()
    assert mind.hands_share(empty.box, empty.state, 0) == mind.hands_share(empty.box, empty.state, 1)


# Values


def lead(match: Match, shares: Sequence[int] = (40, 40)) -> float:
    """What side 0 can expect more than side 1."""
    return float(values.expected_lead(match.box, match.state, *shares))


@pytest.mark.parametrize("board", ["skirmish", "classic"])
def test_equal_sides_expect_equally_much(board: str) -> None:
    """The boards look the same after half a turn: nobody leads at the start."""
    assert lead(dealt(board)) == pytest.approx(0.0, abs=1e-9)


def test_the_side_with_quicker_hands_leads() -> None:
    assert lead(dealt(), (40, 100)) > 100
    assert lead(dealt(), (220, 100)) < -100


def test_steps_are_the_pieces_that_it_takes() -> None:
    match, _ = laid(OPENING)
    steps = np.full(PLACES, values.FAR)
    values.mark_steps(match.box, match.state, 0, steps)
    place = {text: GAME.move_code(match.box, f"lay {text}") for text in ("D2", "C3", "D3", "C4", "E4")}
    assert [steps[place[text]] for text in place] == [1.0, 1.0, 2.0, 2.0, 4.0]


def test_a_flag_is_worth_more_than_an_objective_without_one() -> None:
    match, now = laid(HEADQUARTERS)
    before = lead(match)
    match.play(Seat(0), GAME.move_code(match.box, "flag headquarters-south"), now)
    assert before + 20 < lead(match) <= before + 200


def test_a_tank_keeps_the_other_side_away() -> None:
    """B4 and its neighbours lie before the rival: closed to it they are as good as laid."""
    match, now = laid(f"{WEST}; 0 lay C2; 1 lay C6; 1 lay C5; 0 bridge west")
    before = lead(match)
    match.play(Seat(0), GAME.move_code(match.box, "tank B4"), now)
    assert lead(match) > before


def test_chances_are_those_of_sides() -> None:
    match = dealt(sides=(0, 1, 1, 0))
    thinking = Thinking(match)
    chances = thinking.judged(3)
    assert chances[0] == chances[3]
    assert chances[1] == chances[2]
    assert chances[0] + chances[1] == pytest.approx(1.0)
    assert chances[4:] == [0.0] * 4


def test_a_finished_game_is_won_or_not() -> None:
    chances = Thinking(dealt()).judged(5000)
    assert sorted(chances[:2]) in ([0.0, 1.0], [0.5, 0.5])


# Levels


def choice(number: int, match: Match, seat: int, now: Milliseconds, seed: int = 3) -> str | None:
    """What a level goes for."""
    move = Player(GAME, number, seed).decide(match.view(Seat(seat)), match.legal(Seat(seat), now), 1.0)
    return None if move is None else GAME.move_text(match.box, move)


@pytest.mark.parametrize("number", [4, 5, 6, 7, 8])
def test_who_knows_the_game_plants_a_flag_at_once(number: int) -> None:
    match, now = laid(HEADQUARTERS)
    assert choice(number, match, 0, now) == "flag headquarters-south"


def test_a_forgotten_flag_is_taken_when_it_may_be() -> None:
    """The view has no clock: whether it may be is told by the legal moves."""
    match, now = laid(f"1 lay D6; {HEADQUARTERS}")
    late = Milliseconds(now + 3000)
    for seed in range(10):
        assert choice(8, match, 1, now, seed) != "flag headquarters-south"
        assert choice(8, match, 1, late, seed) == "flag headquarters-south"


def test_a_child_forgets_a_flag_now_and_then() -> None:
    match, now = laid(HEADQUARTERS)
    found = [choice(1, match, 0, now, seed) for seed in range(200)]
    assert 20 < found.count("flag headquarters-south") < 120


def test_nothing_to_do_is_no_giving_up() -> None:
    places = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEFGHI"]
    match, now = laid("; ".join(f"0 lay {place}" for place in places), step=10)
    assert match.legal(Seat(1), now) == [GAME.resign_move]
    for number in range(1, 9):
        assert choice(number, match, 1, now) is None


def test_hands_are_those_of_the_level() -> None:
    """S4-9.1 Three speeds, and a second for what is not a piece."""
    match = dealt("classic")
    view, move = match.view(Seat(0)), GAME.move_code(match.box, "lay C1")
    means = []
    for number in range(1, 9):
        times = [int(Player(GAME, number, seed).pace(view, move)) for seed in range(200)]
        means.append(np.mean(times) / 1000)
        assert Player(GAME, number, 1).pace(view, Move(FLAG)) == 1000
        assert Player(GAME, number, 1).pace(view, None) == 1000
    assert all(mean == pytest.approx(43.3, rel=0.1) for mean in means[:2])
    assert all(mean == pytest.approx(19.7, rel=0.1) for mean in means[2:5])
    assert all(mean == pytest.approx(7.9, rel=0.1) for mean in means[5:])


def test_the_same_seed_thinks_the_same() -> None:
    match, now = laid(OPENING)
    view, legal = match.view(Seat(0)), match.legal(Seat(0), now)
    settings = mind.LEVELS[-1].settings
    first, second = (Search(GAME, settings, 5).think(view, legal, simulations=80) for _ in range(2))
    assert first == second
    assert first.best in legal
    assert RESIGN not in first.moves
    assert all(sum(chances) == pytest.approx(1.0) for chances in first.chances)
