"""The house's games as OpenSpiel sees them, and its own tests and bots on them."""

import contextlib
import io
import json
import pickle
import platform
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.turns import Turns
from ludotheque.engine.words import Refused
from ludotheque.games import registry

if sys.platform == "darwin" and platform.machine() != "arm64":
    pytest.skip("OpenSpiel has no wheels for Macs with Intel processors", allow_module_level=True)

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    expected_game_score,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from ludotheque.research import rewards
from ludotheque.research.open_spiel import HouseGame, HouseState, short_name, specification
from tests.research import playing_through

ROOT = playing_through.ROOT
SEISMIC, QUAKE, WAR = "ludotheque_seismic", "ludotheque_beat_the_quake", "ludotheque_situation_4"
CROFT = f"{WAR}(board={ROOT / 'tests/research/croft.toml'})"
ENDGAME = f"{QUAKE}(record={ROOT / 'examples/endgame.json'})"
WITH_CHANCE = (
    SEISMIC,
    f"{SEISMIC}(players=4,variants=dilemma+aftershocks+big-one+twin-cities)",
    f"{SEISMIC}(players=3,table=small)",
    QUAKE,
    f"{QUAKE}(players=3)",
    f"{QUAKE}(players=5,advanced=true)",
)
GAMES = (*WITH_CHANCE, f"{WAR}(board=skirmish)", CROFT)
FIVE_ADVANCED = WITH_CHANCE[-1]
GUIDE = ROOT / "docs/guides/open-spiel.md"


@pytest.fixture(autouse=True)
def our_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """The editions that the examples bring, and files named as they lie in the repository."""
    monkeypatch.setenv("LUDOTHEQUE_EDITIONS", str(ROOT / "examples" / "editions"))
    monkeypatch.chdir(ROOT)


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


@pytest.mark.parametrize("text", WITH_CHANCE)
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
    assert end_with(FIVE_ADVANCED, 0) == [-1] * 5


@pytest.mark.parametrize(("name", "returns"), [("won", [1] * 3), ("short", [-1] * 4), ("fatal", [-1] * 2)])
def test_returns_of_a_table_that_plays_together(name: str, returns: list[float]) -> None:
    """BQ-9.2 The same for each player: all win or all lose."""
    record = ROOT / f"tests/records/beat-the-quake/together-{name}.json"
    state = load(f"{QUAKE}(record={record})").new_initial_state()
    assert state.is_terminal()
    assert state.returns() == returns


def end_with(text: str, winners: int) -> list[float]:
    """The returns of a random game that so many win."""
    for seed in range(50):
        rng = np.random.RandomState(seed)
        state = after_chance(load(text).new_initial_state(), rng)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            after_chance(state, rng)
        house, record = state.house, state.position.states[0]
        if len(rewards.winners_of(house.game, house.box, record, house.seats)) == winners:
            assert state.chance_outcomes() == []  # cards that are left are drawn by nobody
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


@pytest.mark.parametrize("text", [QUAKE, FIVE_ADVANCED])
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


@pytest.mark.parametrize("name", playing_through.GAMES)
def test_playthroughs_stay_the_same(name: str) -> None:
    """All that OpenSpiel asks of a state, at every state of a game: as it was when the file was made.

    Where a change is meant: `python -m tests.research.playing_through`.
    """
    kept, today = playing_through.replay(name)
    for number, lines in enumerate(zip(kept.splitlines(), today.splitlines(), strict=False), start=1):
        assert lines[0] == lines[1], f"line {number}"
    assert len(kept) == len(today)


def test_every_game_has_a_playthrough() -> None:
    """And no file is left over."""
    told = {text.partition("(")[0] for text, _ in playing_through.GAMES.values()}
    assert told == {short_name(registry.find(name)) for name in registry.NAMES}
    files = {file.stem for file in playing_through.FOLDER.iterdir()}
    assert files == set(playing_through.GAMES)


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


def refused(state: HouseState, action: int, words: str) -> None:
    """An action gets words, and leaves the state as it was."""
    before = state.clone()
    with pytest.raises(Refused, match=words):
        state.apply_action(action)
    assert str(state) == str(before)
    assert (state.history(), state.move_number()) == (before.history(), before.move_number())
    assert state.position.past is before.position.past
    assert state.position.states is None or (
        state.position.states.tobytes() == before.position.states.tobytes()
    )
    if state.is_chance_node():
        assert state.chance_outcomes() == before.chance_outcomes()
    else:
        assert state.legal_actions() == before.legal_actions()


@pytest.mark.parametrize("is_asked", [False, True])
def test_what_is_not_legal_is_refused_in_words(is_asked: bool) -> None:
    """Whether or not somebody has asked what is legal: kernels would trust it, and write anywhere."""

    def at(text: str, decisions: int) -> HouseState:
        state = played(text, decisions)
        assert not state.position.listed
        if is_asked:
            state.legal_actions()
            assert state.position.listed
        return state

    house = load(SEISMIC)
    for code in (999_999_999, -2, -(1 << 40), house.num_distinct_actions()):
        refused(at(SEISMIC, 2), code, f"“{code}” is not a move")
    refused(at(SEISMIC, 0), 5, "seat . cannot place")
    refused(at(SEISMIC, 0), house.game.move_code(house.box, "crew -"), "has to place a tile now")
    refused(at(QUAKE, 0), 170, "there is no card “47” in this edition")
    refused(at(QUAKE, 0), 150, "seat . has to show a card now")
    refused(at(CROFT, 3), 999_999_999, "is not a move")
    refused(at(CROFT, 3), registry.find("situation-4").resign_move or 0, "played to their end")


def test_what_chance_cannot_choose_is_refused_in_words() -> None:
    """A seat that there is not, a tile that is not in the pile, a quake among the first cards."""
    for text in (SEISMIC, QUAKE):
        state = load(text).new_initial_state()
        refused(state, 99, "chance cannot choose “99” now")
        refused(state, -2, "chance cannot choose")
        state.apply_action(0)
        state.position.wait_for(state.position.waited_for)
        for outcome in (-2, 30 if text == SEISMIC else 60, 1 << 40):
            refused(state, outcome, f"chance cannot choose “{outcome}” now")


def test_the_turn_passes_only_where_nothing_can_be_laid() -> None:
    """S4-10.2 And after the end nothing is done any more."""
    state, rng = load(CROFT).new_initial_state(), np.random.RandomState(3)
    passing = state.house.game.move_codes
    refused(state, passing, "you cannot pass")
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    for action in (0, passing):
        state._legal_actions(state.current_player())
        refused(state, action, "the game is over")


def test_equal_moves_are_one() -> None:
    """SE-1.7 A straight tile lies the same after half a turn: the rules list one, and take either."""
    rng = np.random.RandomState(1)
    house = load(SEISMIC)
    for _ in range(200):
        state = after_chance(house.new_initial_state(), rng)
        listed = [state.action_to_string(action) for action in state.legal_actions()]
        straight = [text for text in listed if text.startswith("place 03 ")]
        if straight:
            break
    place, turn = straight[0].rsplit(" ", 1)
    other = state.clone()
    state.apply_action(house.game.move_code(house.box, f"{place} {turn}"))
    other.apply_action(house.game.move_code(house.box, f"{place} {int(turn) + 3}"))
    assert str(state) == str(other)


def test_without_openspiel_the_extra_is_named() -> None:
    """In words, as for every other library."""
    words = (
        "import sys; sys.modules['pyspiel'] = None\n"
        "from ludotheque.engine.words import Refused\n"
        "try: import ludotheque.research.open_spiel\n"
        "except Refused as why: print(why)"
    )
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("OpenSpiel is not installed: install the extra “openspiel”")


def test_python_ends_in_peace() -> None:
    """OpenSpiel forgets its games after Python has ended: nothing of ours may be in the way."""
    words = "import pyspiel, ludotheque.research.open_spiel; pyspiel.load_game('ludotheque_seismic')"
    ended = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


# Saved and read again


def same(one: HouseState, other: HouseState) -> bool:
    """Whether two states are alike in all that OpenSpiel can ask of them."""
    players = range(one.num_players())
    return (
        (str(one), one.history(), one.legal_actions(), one.returns())
        == (str(other), other.history(), other.legal_actions(), other.returns())
        and [one.information_state_string(player) for player in players]
        == [other.information_state_string(player) for player in players]
        and [one.observation_tensor(player) for player in players]
        == [other.observation_tensor(player) for player in players]
    )


@pytest.mark.parametrize("text", [SEISMIC, FIVE_ADVANCED, CROFT, ENDGAME])
@pytest.mark.parametrize("decisions", [0, 2])
def test_games_and_states_are_saved_and_read_again(text: str, decisions: int) -> None:
    """Together and alone, in OpenSpiel's own way and by pickle; both go on in the same way."""
    state = played(text, decisions)
    game = state.get_game()
    copies = [
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
        state.clone(),
    ]
    assert all(same(state, copy) for copy in copies)
    action = state.legal_actions()[-1]
    for one in (state, *copies):
        one.apply_action(action)
    assert all(same(state, copy) for copy in copies)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)


def test_a_state_can_be_saved_twice() -> None:
    """What was read is saved as it was read."""
    state = played(QUAKE, 4)
    once = state.get_game().deserialize_state(state.serialize())
    twice = state.get_game().deserialize_state(once.serialize())
    assert same(state, twice)
    resampled = state.resample_from_infostate(0, sampler(1))
    assert same(resampled, pickle.loads(pickle.dumps(resampled)))


# What a player remembers


def test_an_information_state_remembers_the_way() -> None:
    """Two ways to one view: an observation does not tell them apart, an information state does.

    Where a player saw nothing of what was different, it cannot either.
    """
    house = load(QUAKE)
    states = []
    for cards in ([0, 1, 2, 3], [2, 1, 0, 3]):
        state = house.new_initial_state()
        state.apply_action(0)
        for card in cards[:3]:
            state.apply_action(card)
        state.apply_action(2)  # player 0 shows the same card, dealt first or drawn
        state.apply_action(state.string_to_action("draw"))
        state.apply_action(cards[3])
        states.append(state)
    one, other = states
    assert one.observation_string(0) != one.observation_string(1)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_own_actions_are_remembered() -> None:
    """Of the same state, reached by other actions of one's own."""
    state = played(ENDGAME, 0)
    player = state.current_player()
    children = [state.child(action) for action in state.legal_actions()]
    assert len({child.information_state_string(player) for child in children}) == len(children)


def test_an_observer_tells_what_is_where() -> None:
    """Each part by its name and shape; all of them together are the tensor."""
    for text, parts in ((QUAKE, ["planes", "numbers"]), (CROFT, ["planes", "numbers", "turn"])):
        state = played(text, 3)
        house = load(text)
        observer = house.make_py_observer()
        observer.set_from(state, 1)
        assert list(observer.dict) == parts
        planes, numbers = house.features(state.view(1))
        assert np.allclose(observer.dict["planes"], planes)
        assert np.allclose(observer.dict["numbers"], numbers)
        assert np.allclose(observer.tensor, state.observation_tensor(1))
        assert house.observation_tensor_size() == observer.tensor.size


# From a record


def test_a_game_goes_on_from_a_record() -> None:
    """Its players, options and position; what is drawn next nobody knows."""
    state = load(ENDGAME).new_initial_state()
    assert (state.num_players(), state.current_player(), state.history()) == (2, 1, [])
    state.apply_action(state.string_to_action("show wrench"))
    state.apply_action(state.string_to_action("draw"))
    drawn = {state.action_to_string(card): chance for card, chance in state.chance_outcomes()}
    assert drawn == pytest.approx(dict.fromkeys(["stove", "fridge", "orange-1"], 1 / 3))


def test_a_record_says_players_and_options() -> None:
    """And is one of this game."""
    with pytest.raises(Refused, match="leave out players"):
        load(f"{QUAKE}(players=3,record=examples/endgame.json)")
    with pytest.raises(Refused, match="beat-the-quake, not of seismic"):
        load(f"{SEISMIC}(record=examples/endgame.json)")
    with pytest.raises(Refused, match=r"nowhere\.json"):
        load(f"{SEISMIC}(record=nowhere.json)")


# The guide


class Guide(NamedTuple):
    """What the guide's own lines of Python leave behind and print."""

    names: dict[str, Any]
    printed: list[str]


@pytest.fixture(scope="module")
def guide() -> Guide:
    """All of them, one after the other, as a reader runs them."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    found = Guide({}, [])
    with pytest.MonkeyPatch.context() as patch, io.StringIO() as out, contextlib.redirect_stdout(out):
        patch.setenv("LUDOTHEQUE_EDITIONS", str(ROOT / "examples" / "editions"))
        patch.chdir(ROOT)
        for block in blocks:
            exec(block, found.names)
        found.printed.extend(out.getvalue().splitlines())
    return found


def test_the_guide_prints_what_it_says(guide: Guide) -> None:
    """Shapes, a move, returns, and the figures that its text has."""
    *shapes, move, returns, before, after = guide.printed
    assert [line.partition(" ")[0] for line in shapes] == ["planes", "numbers"]
    assert move.startswith("lay ")
    assert len(json.loads(returns)) == 2
    assert f"It prints {before}, then {after}." in GUIDE.read_text(encoding="utf-8")


def test_outcome_sampling_learns_an_endgame(guide: Guide) -> None:
    """MCCFR on a small edition: either player does better than by chance, and less is left to gain.

    All is worked out over the whole tree, so that luck has no part in it.
    """
    game, learned = guide.names["game"], guide.names["solver"].average_policy()
    chance = policy.UniformRandomPolicy(game)

    def value(first: Any, second: Any) -> Any:
        return expected_game_score.policy_value(game.new_initial_state(), [first, second])

    before = value(chance, chance)
    assert value(learned, chance)[0] > before[0] + 0.05
    assert value(chance, learned)[1] > before[1] + 0.15
    assert float(guide.printed[-1]) < float(guide.printed[-2]) / 2


class Counting(outcome_sampling_mccfr.OutcomeSamplingSolver):  # type: ignore[misc]  # OpenSpiel says no types
    """MCCFR that counts how often it meets each information state."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.met: Counter[str] = Counter()

    def _lookup_infostate_info(self, key: str, actions: int) -> Any:
        self.met[key] += 1
        return super()._lookup_infostate_info(key, actions)


def test_outcome_sampling_plays_a_small_edition_from_its_deal(tmp_path: Path) -> None:
    """BQ-8.4 Of 16 objects: it ends, meets information states again, and thinks of legal actions alone."""
    objects = ", ".join(f'{{ id = "o{n}", vp = {n % 4}, vd = {n // 4} }}' for n in range(16))
    edition = tmp_path / "small.toml"
    edition.write_text(f'name = "small"\nobjects = [{objects}]\n', encoding="utf-8")
    game = load(f"{QUAKE}(edition={edition})")
    np.random.seed(1)  # it draws from there
    solver = Counting(game)
    for _ in range(200):
        solver.iteration()
    assert sum(count > 1 for count in solver.met.values()) > 50
    learned, rng = solver.average_policy(), np.random.RandomState(1)
    known = 0
    for _ in range(20):
        state = after_chance(game.new_initial_state(), rng)
        while not state.is_terminal():
            chances = learned.action_probabilities(state)
            assert sorted(chances) == state.legal_actions()
            assert sum(chances.values()) == pytest.approx(1)
            assert min(chances.values()) >= 0
            known += state.information_state_string() in solver.met
            state.apply_action(rng.choice(list(chances), p=list(chances.values())))
            after_chance(state, rng)
    assert known > 20


def test_the_guide_names_every_parameter() -> None:
    """As the games have them, in a row for each."""
    rows = re.findall(r"^\| `(ludotheque_\w+)` \| (.*) \|$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name: set(re.findall(r"`(\w+)`", text)) for name, text in rows} == {
        short_name(game): set(specification(game)) for game in map(registry.find, registry.NAMES)
    }


def test_the_kitchen_is_that_of_the_guide_to_editions() -> None:
    """Word for word."""
    kitchen = (ROOT / "examples/editions/beat-the-quake/kitchen.toml").read_text(encoding="utf-8")
    assert kitchen in (ROOT / "docs/guides/add-an-edition.md").read_text(encoding="utf-8")


# A slow war


def test_a_slow_war_is_played_as_the_house_plays_it() -> None:
    """S4-10.2 Side by side with a match turn by turn: the same moves, passes, time and winners."""
    house = load(CROFT)
    rng = np.random.RandomState(3)
    passes = 0
    for _ in range(20):
        turns = Turns(Match(house.game, house.options, 2, Setup(Seat(0), ())))
        state = house.new_initial_state()
        while not state.is_terminal():
            seat = Seat(state.current_player())
            assert turns.to_move() == [seat]
            moves = [move for move in turns.legal(seat) if move != house.game.resign_move]
            may_pass = [house.game.move_codes] if turns.may_pass() else []
            assert state.legal_actions() == [*sorted(moves), *may_pass]
            action = rng.choice(state.legal_actions())
            if action == house.game.move_codes:
                assert state.action_to_string(action) == "pass"
                turns.skip(seat)
                passes += 1
            else:
                turns.play(seat, action)
            state.apply_action(action)
        assert turns.is_over
        winners = turns.match.winners()
        assert state.returns() == (
            [0, 0] if len(winners) == 2 else [1 - 2 * (seat != winners[0]) for seat in (0, 1)]
        )
    assert passes


def test_a_slow_war_is_won_by_search() -> None:
    """OpenSpiel's MCTS beats chance on either side."""
    game, random = load(CROFT), np.random.RandomState(1)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    total = 0.0
    for number in range(6):
        state = game.new_initial_state()
        bot = mcts.MCTSBot(game, 2.0, 40, mcts.RandomRolloutEvaluator(1, random), random_state=random)
        while not state.is_terminal():
            is_mine = state.current_player() == number % 2
            state.apply_action(bot.step(state) if is_mine else random.choice(state.legal_actions()))
        total += state.returns()[number % 2]
    assert total >= 4


def test_a_side_is_one_player() -> None:
    """Who moves first in a team is no matter of the rules."""
    with pytest.raises(Refused, match="one on each side, not for 4"):
        load(f"{WAR}(players=4)")
