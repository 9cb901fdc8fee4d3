"""The bot that has learned: it plays in NumPy what JAX has trained, and says when weights are not for it."""

from collections.abc import Callable
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from threadpoolctl import threadpool_info, threadpool_limits

from ludotheque.bots import learned, lineup
from ludotheque.bots.arena import ArenaPlan, make_plan, play_game
from ludotheque.engine.contract import Seat, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused
from ludotheque.games.registry import find
from ludotheque.games.seismic.bots import net

GAME = find("seismic")
WEIGHTS = learned.file_named("learned", GAME)
OTHER = {"game": "chess", "rules": "0", "features": "0", "net": "0"}


def match_of(seed: str, seats: int = 2, **options: object) -> Match:
    """A game that begins."""
    chosen = GAME.options_for(seats, options)
    return Match(GAME, chosen, seats, Setup(*GAME.deal(chosen, seats, seed)))


def bot() -> learned.Learned:
    """The bot, as the lineup gives it."""
    found = lineup.find("learned", GAME, 0)
    assert isinstance(found, learned.Learned)
    return found


# How it plays


def wins(plan: ArenaPlan) -> float:
    """The share of the first bot."""
    share = 0.0
    for number in range(plan.games):
        result, seats = play_game(plan, number), plan.seating(number).bots
        share += sum(seats[winner] == 0 for winner in result.winners) / len(result.winners)
    return share / plan.games


@pytest.mark.parametrize(("other", "least"), [("uniform", 0.95), ("level-2", 0.8)])
def test_it_beats(other: str, least: float) -> None:
    plan = make_plan(GAME, GAME.options({}), 2, ("learned", other), "learned", 8, 60.0)
    assert wins(plan) >= least


@pytest.mark.parametrize("variants", [[], ["big-one", "dilemma", "aftershocks"]])
def test_it_plays_legal_moves_to_the_end(variants: list[str]) -> None:
    """Of other options too, for which it has not learned."""
    match = match_of("legal", seats=3, variants=variants, table="small")
    while not match.is_over:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        before = match.view(seat).record.tobytes()
        move = bot().decide(match.view(seat), legal, 1.0)
        assert move in legal
        assert match.view(seat).record.tobytes() == before
        match.play(seat, move)


def test_the_same_view_gives_the_same_move() -> None:
    """Whatever lies in the pile."""
    match = match_of("honest")
    for number in range(60):
        seat = match.to_move()[0]
        view, legal = match.view(seat), match.legal(seat)
        state, _ = GAME.guess(view, np.random.default_rng(number))
        moves = {bot().decide(seen, legal, 1.0) for seen in (view, GAME.view(match.box, state, seat))}
        assert len(moves) == 1
        match.play(seat, moves.pop())


def test_seats_are_as_good_as_each_other() -> None:
    """What it sees counts from the seat that looks: with seats and colours exchanged it likes the same."""
    first, second = match_of("seats"), match_of("seats")
    second.state["turn"] = second.state["actor"] = 1 - first.state["turn"]
    seats = [Seat(int(match.state["actor"])) for match in (first, second)]
    logits = [
        bot().logits(match.view(seat), match.legal(seat))
        for match, seat in zip((first, second), seats, strict=True)
    ]
    assert logits[0] == pytest.approx(logits[1])


# Where it is found


def test_it_is_a_bot_of_the_game_that_has_weights() -> None:
    assert learned.names(GAME) == ("learned",)
    assert "learned" not in lineup.names(GAME)
    lineup.check("learned", GAME)
    for name in ("beat-the-quake", "situation-4"):
        assert learned.names(find(name)) == ()
        with pytest.raises(Refused, match="there is no bot “learned”"):
            lineup.check("learned", find(name))


def test_a_file_is_read_only_where_that_was_asked_for() -> None:
    """Who sits down at a server's table names no files."""
    name = f"learned:{WEIGHTS}"
    with pytest.raises(Refused, match="there is no bot"):
        lineup.find(name, GAME, 0)
    match = match_of("file")
    view, legal = match.view(Seat(0)), match.legal(match.to_move()[0])
    found = lineup.find(name, GAME, 0, with_files=True)
    assert found.decide(view, legal, 1.0) == bot().decide(view, legal, 1.0)


def test_results_of_other_weights_are_others(tmp_path: Path) -> None:
    """The plan of an arena names what was in the file."""
    path = tmp_path / "mine.safetensors"
    plans = []
    for seed in (1, 2):
        learned.write(path, GAME, net.first_weights(8, seed), "a test")
        plan = make_plan(GAME, GAME.options({}), 2, (f"learned:{path}", "uniform"), "x", 2, 1.0)
        plans.append(plan.identity())
    assert all(one["weights"] != other["weights"] for one, other in pairwise(plans))
    other = make_plan(GAME, GAME.options({}), 2, ("greedy", "uniform"), "x", 2, 1.0)
    assert "weights" not in other.identity()


# What is refused


def damaged(path: Path, change: Callable[[dict[str, Any], dict[str, str]], object]) -> str:
    """A bot of our weights, once they have been changed."""
    tensors, purpose = load_file(WEIGHTS), learned.purpose(GAME)
    change(tensors, purpose)
    save_file(tensors, path, purpose)
    return f"learned:{path}"


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("game", "are for “chess”, not for seismic"),
        ("rules", "are for version “0” of the rules; this is version 1"),
        ("features", "were learned from features of a view"),
        ("net", "are for version “0” of the net; this is version 1"),
    ],
)
def test_weights_for_something_else(key: str, words: str, tmp_path: Path) -> None:
    name = damaged(tmp_path / "w.safetensors", lambda tensors, purpose: purpose.update({key: OTHER[key]}))
    with pytest.raises(Refused, match=words):
        lineup.check(name, GAME, with_files=True)


def test_weights_that_are_not_all_there(tmp_path: Path) -> None:
    for number, change in enumerate(
        (
            lambda tensors, purpose: tensors.pop("rest"),
            lambda tensors, purpose: tensors.pop("cells"),
            lambda tensors, purpose: tensors.update(rest=tensors["rest"][:5]),
        )
    ):
        name = damaged(tmp_path / f"{number}.safetensors", change)
        with pytest.raises(Refused, match="are incomplete, or do not fit the net"):
            lineup.check(name, GAME, with_files=True)


def test_a_file_that_holds_no_weights(tmp_path: Path) -> None:
    path = tmp_path / "w.safetensors"
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(Refused, match="holds no weights for a bot"):
        lineup.check(f"learned:{path}", GAME, with_files=True)
    save_file(load_file(WEIGHTS), path)  # it does not say what for
    with pytest.raises(Refused, match="holds no weights for a bot"):
        lineup.check(f"learned:{path}", GAME, with_files=True)
    with pytest.raises(Refused, match=r"missing” cannot be read: No such file"):
        lineup.check(f"learned:{tmp_path / 'missing'}", GAME, with_files=True)


def test_a_game_that_no_net_is_for() -> None:
    with pytest.raises(Refused, match="no bot learns beat-the-quake yet"):
        lineup.check(f"learned:{WEIGHTS}", find("beat-the-quake"), with_files=True)


# How it works it out


def threads_of_blas() -> set[int]:
    """So many multiply matrices."""
    return {one["num_threads"] for one in threadpool_info() if one["user_api"] == "blas"}


def test_a_net_works_on_one_thread_and_leaves_the_others_as_they_were() -> None:
    """Also where several think at once: the first in sets the limit, the last out lifts it."""
    one = learned.OneThread()
    with threadpool_limits(3, "blas"):
        before = threads_of_blas()
        with ExitStack() as other:
            with one.held():
                other.enter_context(one.held())
                assert threads_of_blas() == {1}
            assert threads_of_blas() == {1}
        assert threads_of_blas() == before != {1}


def test_a_decision_is_made_on_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[set[int]] = []
    applied = net.apply

    def watched(*given: Any) -> Any:
        seen.append(threads_of_blas())
        return applied(*given)

    monkeypatch.setattr(net, "apply", watched)
    match = match_of("one thread")
    seat = match.to_move()[0]
    with threadpool_limits(3, "blas"):
        bot().decide(match.view(seat), match.legal(seat), 1.0)
    assert seen == [{1}]


def test_weights_are_written_for_everybody_to_read(tmp_path: Path) -> None:
    """As any file is, by the umask."""
    path, other = tmp_path / "mine.safetensors", tmp_path / "other"
    learned.write(path, GAME, net.first_weights(4, 0), "a test")
    other.touch()
    assert path.stat().st_mode == other.stat().st_mode
    learned.check(path, GAME)
