"""The bot that has learned: it plays in NumPy what JAX has trained, and says when weights are not for it."""

import json
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
from ludotheque.games.seismic.components import CREW_FRAGMENTS
from ludotheque.games.seismic.features import CREW_SEAT, CREW_SIDE, FRAGMENT, VALUE, features
from ludotheque.games.seismic.layout import COLUMNS, SIDES, STUB, axial_of

GAME = find("seismic")
WEIGHTS = learned.file_named("learned", GAME)
THOUGHT = json.loads((Path(__file__).parent / "learned.json").read_text())  # by examples/train_seismic.py
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
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


# What it thinks


def test_numpy_thinks_what_jax_thought() -> None:
    match = match_of("a position")
    for text in THOUGHT["moves"]:
        match.play(match.to_move()[0], GAME.move_code(match.box, text))
    seat = match.to_move()[0]
    legal = match.legal(seat)
    assert GAME.move_texts(match.box, legal) == THOUGHT["legal"]
    assert bot().logits(match.view(seat), legal) == pytest.approx(THOUGHT["logits"], abs=2e-3)
    planes, numbers = features(match.view(seat))
    where = net.ground_of(planes)
    weights = {name: values.astype(np.float32) for name, values in load_file(WEIGHTS).items()}
    seen = net.see(np, planes[None], where)
    _, value = net.apply(np, weights, seen, numbers[None], where, np.float32)
    assert value == pytest.approx([THOUGHT["value"]], abs=1e-3)
    assert max(THOUGHT["logits"]) - min(THOUGHT["logits"]) > 1


def walked(planes: Any, where: net.Ground) -> dict[tuple[int, int, int], list[int]]:
    """What lies beyond each side of each cell, found by walking along the highway, tile by tile."""
    rows, columns = (range(part.start, part.stop) for part in (where.rows, where.columns))
    cells = {axial_of(row * COLUMNS + column): (row, column) for row in rows for column in columns}
    fragments = list(enumerate(CREW_FRAGMENTS[1:], start=FRAGMENT))

    def beyond(q: int, r: int, side: int) -> list[int]:
        own = others = length = value = end = 0
        while True:
            q, r, side = q + STEPS[side][0], r + STEPS[side][1], (side + 3) % SIDES
            if (q, r) not in cells:
                return [own, others, length, value, end, 1]
            here = planes[:, *cells[q, r]]
            lying = [ends for plane, ends in fragments if here[plane] and side in ends]
            if not lying:
                return [own, others, length, value, end, 0]
            low, high = lying[0]
            if here[CREW_SIDE + low]:
                own, others = own + here[CREW_SEAT], others + here[CREW_SEAT + 1 : CREW_SEAT + 4].sum()
            if high == STUB:
                return [own, others, length, value + here[VALUE], end + 1, 0]
            length, side = length + 1, low + high - side

    return {
        (row, column, side): beyond(q, r, side)
        for (q, r), (row, column) in cells.items()
        for side in range(SIDES)
    }


@pytest.mark.parametrize("table", ["small", "standard", "large"])
def test_highways_are_followed_to_their_ends(table: str) -> None:
    match = match_of("highways", seats=3, table=table)
    rng = np.random.default_rng(5)
    while len(match.played) < 80:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.integers(len(legal))])
    planes, _ = features(match.view(match.to_move()[0]))
    where = net.ground_of(planes)
    seen = net.see(np, planes[None], where)[0]
    first = seen.shape[2] - (SIDES + 1) * len(net.BEYOND)
    found = walked(planes.astype(int), where)
    assert max(length for _, _, length, *_ in found.values()) > 3
    for (row, column, side), wanted in found.items():
        place = first + side * len(net.BEYOND)
        here = seen[row - where.rows.start, column - where.columns.start, place : place + len(net.BEYOND)]
        assert here.tolist() == wanted, (row, column, side)


def test_neighbours_are_those_of_the_table() -> None:
    """A mark on one cell is heard by its six neighbours, each over the side that leads back."""
    where = net.ground(11, 13)
    box = GAME.box(GAME.options({"table": "small"}))
    for row, column in ((5, 6), (5, 7), (0, 0), (10, 12), (0, 5)):
        hidden = np.zeros((1, 11, 13, 1), np.float32)
        hidden[0, row, column] = 1
        heard = net.around(np, hidden, where.is_odd)[0].reshape(-1, 7)
        cell = (row + where.rows.start) * COLUMNS + column + where.columns.start
        over = {
            (
                (beyond // COLUMNS - where.rows.start) * 13 + beyond % COLUMNS - where.columns.start,
                1 + (side + 3) % 6,
            )
            for side, beyond in enumerate(box["neighbour"][cell].tolist())
            if beyond >= 0
        }
        assert set(zip(*(part.tolist() for part in np.nonzero(heard)), strict=True)) == over | {
            (row * 13 + column, 0)
        }


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
        ("features", "were learned from other features of a view"),
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
        with pytest.raises(Refused, match="are not all there, or not of the sizes"):
            lineup.check(name, GAME, with_files=True)


def test_a_file_that_holds_no_weights(tmp_path: Path) -> None:
    path = tmp_path / "w.safetensors"
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(Refused, match="holds no weights of a bot"):
        lineup.check(f"learned:{path}", GAME, with_files=True)
    save_file(load_file(WEIGHTS), path)  # it does not say what for
    with pytest.raises(Refused, match="holds no weights of a bot"):
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
