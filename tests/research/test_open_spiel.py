"""The house's games as OpenSpiel sees them, and its own tests and bots on them."""

import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.match import Match, scores_of
from ludotheque.engine.words import Refused
from ludotheque.games import registry

if sys.platform == "darwin" and platform.machine() != "arm64":
    pytest.skip("OpenSpiel has no wheels for Macs with Intel processors", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from ludotheque.research.open_spiel import HouseGame, HouseState

SEISMIC, QUAKE = "ludotheque_seismic", "ludotheque_beat_the_quake"
GAMES = (
    SEISMIC,
    f"{SEISMIC}(players=4,variants=dilemma+aftershocks+big-one+twin-cities)",
    f"{SEISMIC}(players=3,table=small)",
    QUAKE,
    f"{QUAKE}(players=5,advanced=true)",
)


def load(text: str) -> HouseGame:
    """A game by OpenSpiel's own way to name it."""
    game: HouseGame = pyspiel.load_game(text)
    return game


def after_chance(state: HouseState, rng: np.random.RandomState) -> HouseState:
    """The state once somebody decides, or the game is over."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=chances))
    return state


def played(text: str, decisions: int, seed: int = 1) -> HouseState:
    """A game after so many random decisions."""
    rng = np.random.RandomState(seed)
    state = after_chance(load(text).new_initial_state(), rng)
    for _ in range(decisions):
        state.apply_action(rng.choice(state.legal_actions()))
        after_chance(state, rng)
    return state


@pytest.mark.parametrize("text", GAMES)
def test_its_own_simulations_find_nothing_wrong(text: str) -> None:
    """Random games to the end: chances, masks, tensors, strings, returns, copies, saved and read again."""
    pyspiel.random_sim_test(load(text), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("text", GAMES)
def test_it_plays_by_the_house_rules(text: str) -> None:
    """Side by side with a match: the same legal moves, the same table, the same winners."""
    house = load(text)
    first, pile = house.game.deal(house.options, house.seats, "side by side")
    match = Match(house.game, house.options, house.seats, Setup(first, pile))
    state, rng = house.new_initial_state(), np.random.RandomState(1)
    state.apply_action(first)
    drawn = iter(pile)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(next(drawn))
            continue
        seat = Seat(state.current_player())
        assert match.to_move() == [seat]
        assert state.legal_actions() == sorted(match.legal(seat))
        assert state.view(seat) == match.view(seat)
        move = rng.choice(state.legal_actions())
        assert state.action_to_string(move) == house.game.move_text(house.box, move)
        state.apply_action(move)
        match.play(seat, move)
    assert match.is_over
    winners = match.winners()
    returns = np.array(state.returns())
    assert [seat for seat in range(house.seats) if returns[seat] == returns.max()] == (
        winners or list(map(Seat, range(house.seats)))
    )
    assert abs(returns.sum()) < 1e-9 or not winners


def test_returns() -> None:
    """A win is 1 for two and for four; who does not win pays for it; after a fatal quake all do."""
    assert sorted(end_with(SEISMIC, 1)) == [-1, 1]
    assert sorted(end_with(SEISMIC, 2)) == [0, 0]
    assert sorted(end_with(GAMES[1], 1)) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])
    assert sorted(end_with(QUAKE, 0)) == [-1, -1]


def end_with(text: str, winners: int) -> list[float]:
    """The returns of a random game that so many win."""
    for seed in range(50):
        rng = np.random.RandomState(seed)
        state = after_chance(load(text).new_initial_state(), rng)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            after_chance(state, rng)
        house, record = state.house, state.position.states[0]
        scores = scores_of(house.game, house.box, record, house.seats)
        if len(house.game.winners(record, scores, Setup(Seat(0), ()))) == winners:
            returns: list[float] = state.returns()
            return returns
    raise AssertionError(f"no game of {text} with {winners} winners")


def test_chance_says_who_begins_then_what_is_drawn() -> None:
    """SE-3.1 Six of the 12 mixed tiles leave, two of which are straight, and half of the quakes."""
    state = load(SEISMIC).new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.action_to_string(1) == "first 1"
    state.apply_action(1)
    chances = {state.action_to_string(code): chance for code, chance in state.chance_outcomes()}
    assert chances["03"] == pytest.approx((6 - 2 / 2) / 73)
    assert chances["01-23"] == pytest.approx(3 / 73)
    assert chances["q6"] == pytest.approx((1 / 2) / 73)
    assert "San Andreas" not in chances


def test_the_first_cards_are_no_quakes() -> None:
    """BQ-2.1 For two seats the first six cards are objects, 46 at first."""
    state = load(QUAKE).new_initial_state()
    state.apply_action(0)
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([1 / 46] * 46)


def test_a_copy_goes_its_own_way() -> None:
    """What is played in a copy is not played in the state."""
    state = played(SEISMIC, 5)
    before, history = str(state), state.history()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), state.history()) == (before, history)
    assert str(copy) != before
    assert copy.history()[:-1] == history


@pytest.mark.parametrize("text", [QUAKE, GAMES[-1]])
def test_what_a_player_knows_says_nothing_of_other_hands(text: str) -> None:
    """States that a player cannot tell apart have the same strings and tensors, and other hands."""
    state = played(text, 6)
    player = state.current_player()
    others = [state.resample_from_infostate(player, sampler(number)) for number in range(8)]
    for other in others:
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert not other.history()
    assert len({str(other) for other in others}) > 1
    rival = (player + 1) % state.num_players()
    assert len({other.information_state_string(rival) for other in others}) > 1


def observation(state: HouseState, player: int, *, public: bool, private: Any) -> str:
    """A part of what a player may know."""
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
    observer = state.get_game().make_py_observer(kind)
    text: str = observer.string_from(state, player)
    return text


def test_what_is_public_is_what_a_spectator_sees() -> None:
    """It is the same for all and names no hand; what is private is one's own."""
    kinds = pyspiel.PrivateInfoType
    state = played(QUAKE, 6)
    public = {observation(state, player, public=True, private=kinds.NONE) for player in range(2)}
    assert len(public) == 1
    assert '"hand":' not in public.pop()
    held = [
        json.loads(observation(state, player, public=False, private=kinds.SINGLE_PLAYER).partition(" ")[2])
        for player in range(2)
    ]
    hands = json.loads(str(state))["hands"]
    assert [sorted(known["hand"]) for known in held] == hands
    assert all("face_up" not in known for known in held)
    with pytest.raises(ValueError, match="all players"):
        observation(state, 0, public=True, private=kinds.ALL_PLAYERS)


def test_seismic_has_no_secrets() -> None:
    """Nothing is private in an open game."""
    state = played(SEISMIC, 6)
    private = pyspiel.PrivateInfoType.SINGLE_PLAYER
    assert observation(state, 1, public=False, private=private) == "1 {}"


def test_its_playthroughs_can_be_replayed(tmp_path: Path) -> None:
    """A game with all that OpenSpiel asks of a state comes out the same from the same actions."""
    generate_playthrough.flags.FLAGS.mark_as_parsed()  # it is a command otherwise, with options
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(QUAKE, None, seed=1), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    is_same = original == again  # apart: a megabyte is too long to be shown
    assert is_same
    assert "Returns() = [-1, -1]" in original


def sampler(seed: int) -> Any:
    """Numbers from 0 to 1, as OpenSpiel hands them over."""
    rng = np.random.default_rng(seed)
    return lambda: float(rng.random())


def test_every_player_has_its_own_tensor() -> None:
    """As long as the game says, and seen from the player's own seat."""
    state = played(QUAKE, 6)
    tensors = [state.information_state_tensor(player) for player in range(2)]
    assert tensors[0] != tensors[1]
    assert {len(tensor) for tensor in tensors} == {state.get_game().information_state_tensor_size()}


def test_its_search_plays_seismic() -> None:
    """OpenSpiel's MCTS in C++ and in Python find legal moves."""
    game, state = load(SEISMIC), played(SEISMIC, 120)
    root = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 20, 100, True, 1, False
    ).mcts_search(state)
    assert root.explore_count == 20
    assert root.best_child().action in state.legal_actions()
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_its_search_over_hidden_hands_plays_beat_the_quake() -> None:
    """OpenSpiel's IS-MCTS plays a game with itself, on states resampled for who is to move."""
    game, random = load(QUAKE), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 5, random_state=random)
    state = after_chance(game.new_initial_state(), random)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        after_chance(state, random)
    assert len(state.returns()) == 2


def test_wrong_parameters_are_refused_in_words() -> None:
    """As everywhere in the house; those it does not know OpenSpiel names itself."""
    with pytest.raises(Refused, match="7 seats"):
        load(f"{SEISMIC}(players=7)")
    with pytest.raises(Refused, match="nope"):
        load(f"{SEISMIC}(variants=nope)")
    with pytest.raises(pyspiel.SpielError, match="hands"):
        load(f"{QUAKE}(hands=3)")


def test_python_ends_in_peace() -> None:
    """OpenSpiel forgets its games after Python has ended: nothing of ours may be in the way."""
    words = "import pyspiel, ludotheque.research.open_spiel; pyspiel.load_game('ludotheque_seismic')"
    ended = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_situation_4_is_not_there() -> None:
    """It goes by time."""
    assert registry.find("situation-4").is_timed
    assert "ludotheque_situation_4" not in pyspiel.registered_names()
