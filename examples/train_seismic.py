"""Train a net to play Seismic, by playing itself: PPO on many games at once, in one file.

python examples/train_seismic.py                                   on a CPU, to see it run
python examples/train_seismic.py --device cuda --games 4096 --steps 32 --minibatch 4096 --seconds 300

It needs JAX and Optax. The net is the one of `games/seismic/bots/net.py`: JAX trains what NumPy plays. Into
the folder --out go the weights, `seismic.safetensors`, earlier ones, `seismic-0.safetensors` and so on, and
the learning curve, `curve.jsonl`. To play against it:

ludotheque play seismic --bots learned:out/seismic.safetensors

How it learns. All games are played by the newest net, both seats. A game is worth, to a seat, half its win
(1 or -1) and half its margin, tanh of the points ahead / 20: a win alone says too little about each move. Who
decides may be the same seat as before or the other one; what is good for the other is bad for oneself, so
values change sign with the seat. Options are the standard ones, with two seats.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from ludotheque.bots import learned
from ludotheque.engine.contract import Setup
from ludotheque.engine.files import refused_by_disk
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from ludotheque.games.seismic.bots import net
from ludotheque.research.vector import Vector

SEISMIC = registry.find("seismic")
GROUND = net.ground(rows=15, columns=19)  # the standard table
MOST_MOVES = 320  # that are looked at while learning: fewer than one position in a thousand has more
LONG = 140  # decisions: about a game
LAMBDA = 0.95  # how far ahead an advantage looks; points come at the end only, so nothing is discounted
CLIP = 0.2
RATES = (1e-3, 5e-5)  # of learning, at first and at the end
BONUS = (0.01, 0.001)  # for entropy, likewise
POINTS = 20  # a margin of so many is worth 0.76
MOST_SEED = 2**32 - 1
ILLEGAL = -1  # an action that ends a game
NEVER = -1e9  # the logit of what is not legal


class Seen(NamedTuple):
    """What a decision was made from, and what was decided; a row a decision."""

    seen: Any
    numbers: Any
    places: Any  # of the legal moves' logits, past the last one where there are no more moves
    choice: Any  # which of them
    log_chance: Any
    value: Any
    seat: Any


def count(text: str) -> int:
    """A whole number from 1 on."""
    if not (text.isascii() and text.isdecimal() and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 on")
    return int(text)


def seed(text: str) -> int:
    """What JAX and NumPy both take."""
    if not (text.isascii() and text.isdecimal() and int(text) <= MOST_SEED):
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 0 to {MOST_SEED}")
    return int(text)


def seconds(text: str) -> float:
    """So many, neither none nor for ever."""
    if not 0 < float(text) < inf:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return float(text)


def options() -> argparse.Namespace:
    """What the command line says; status 2 with words if it cannot be."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    parser.add_argument("--threads", type=count, default=1, help="for the games, on a CPU")
    parser.add_argument("--games", type=count, default=16, help="at once")
    parser.add_argument("--steps", type=count, default=16, help="decisions a game between two updates")
    parser.add_argument("--minibatch", type=count, default=128, help="decisions; at most games × steps")
    parser.add_argument("--epochs", type=count, default=2)
    parser.add_argument("--channels", type=count, default=64, help="numbers a cell holds in the net")
    parser.add_argument("--seconds", type=seconds, default=10.0, help="to learn for, compiling left out")
    parser.add_argument("--checkpoints", type=count, default=1, help="weights are written so often")
    parser.add_argument("--judged", type=count, default=16, help="games against uniform at each checkpoint")
    parser.add_argument("--seed", type=seed, default=0)
    parser.add_argument(
        "--position", type=Path, help="learn nothing; write what JAX thinks of a position, as JSON"
    )
    parser.add_argument("--out", type=Path, default=Path("out"))
    asked = parser.parse_args()
    decisions = asked.games * asked.steps
    if asked.minibatch > decisions:
        parser.error(f"argument --minibatch: {asked.minibatch} is more than games × steps, {decisions}")
    return asked


def shown(array: Any, device: str) -> Any:
    """An array of the environment for JAX: on a GPU where it lies, else a copy.

    The environment writes it again at the next step: by then JAX must have read it.
    """
    return jnp.from_dlpack(array) if device == "cuda" else jnp.array(array, copy=True)


# The net, and what it decides


def judge(weights: Any, seen: Any, numbers: Any, places: Any, kind: Any) -> tuple[Any, Any]:
    """The logits of the moves at these places, and how well the seat that decides stands."""
    logits, value = net.apply(jnp, weights, seen, numbers, GROUND, kind)
    return jnp.take_along_axis(logits, places, axis=1, mode="fill", fill_value=NEVER), value


def look(planes: Any, moves: Any, counts: Any) -> tuple[Any, Any]:
    """What the net is shown, and the places of the legal moves' logits."""
    moves = moves[:, :MOST_MOVES]
    is_move = jnp.arange(MOST_MOVES) < counts[:, None]
    nowhere = np.iinfo(np.int32).max
    return net.see(jnp, planes, GROUND), jnp.where(is_move, jnp.asarray(GROUND.place_of)[moves], nowhere)


@partial(jax.jit, static_argnames="kind")
def decide(
    weights: Any, key: Any, planes: Any, numbers: Any, moves: Any, counts: Any, seat: Any, kind: Any
) -> tuple[Seen, Any]:
    """Choose a move in each game, as likely as the net finds it good."""
    seen, places = look(planes, moves, counts)
    logits, value = judge(weights, seen, numbers, places, kind)
    choice = jax.random.categorical(key, logits)
    rows = jnp.arange(len(choice))
    log_chance = jax.nn.log_softmax(logits)[rows, choice]
    return Seen(seen, numbers + 0, places, choice, log_chance, value, seat + 0), moves[rows, choice]


@jax.jit
def worth(seat: Any, rewards: Any, scores: Any, over: Any) -> Any:
    """What the game that has just ended was worth to the seat that decided last; else 0."""
    rows = jnp.arange(len(seat))
    margin = (scores[rows, seat] - scores[rows, 1 - seat]) / POINTS
    return jnp.where(over, 0.5 * rewards[rows, seat] + 0.5 * jnp.tanh(margin), 0.0)


# Playing


class Played(NamedTuple):
    """So many steps of all games."""

    decisions: Seen  # [step, game, …]
    worths: Any  # [step, game]
    over: Any
    seat: Any  # who decides next, and how well that seat stands
    value: Any
    ended: int  # games, and the mean score of their seats
    score: float


class Arena:
    """The games, and the net that plays them."""

    def __init__(self, games: int, seed: int | str, device: str, threads: int) -> None:
        self._device, self._games = device, games
        self._kind = jnp.bfloat16 if device == "cuda" else jnp.float32
        self._env = Vector("seismic", games, seats=2, seed=seed, device=device, threads=threads)
        self._batch = self._env.reset()

    def spread_out(self) -> None:
        """Begin games anew one after the other, so that at every step some are at each stage."""
        begins = np.arange(self._games) * LONG // self._games
        for step in range(LONG):
            actions = np.where(begins == step, ILLEGAL, host(self._env.sample()))
            self._batch = self._env.step(actions.astype(np.int32))

    def _decide(self, weights: Any, key: Any) -> tuple[Seen, Any]:
        batch = self._batch
        names = ("planes", "numbers", "moves", "counts", "seat")
        given = [shown(getattr(batch, name), self._device) for name in names]
        return jax.block_until_ready(decide(weights, key, *given, kind=self._kind))

    def _step(self, actions: Any) -> tuple[Any, Any, Any]:
        """Rewards, scores and which games have ended, kept. Actions are few: they go by way of the CPU."""
        self._batch = self._env.step(np.asarray(actions))
        names = ("rewards", "scores", "over")
        kept = (jnp.copy(shown(getattr(self._batch, name), self._device)) for name in names)
        return jax.block_until_ready(tuple(kept))

    def play(self, weights: Any, key: Any, steps: int) -> Played:
        """Let the net play all seats for so many steps."""
        decisions, worths, ended, points = [], [], [], []
        for one in jax.random.split(key, steps):
            decided, actions = self._decide(weights, one)
            rewards, scores, over = self._step(actions)
            decisions.append(decided)
            worths.append(worth(decided.seat, rewards, scores, over))
            ended.append(over)
            points.append((scores[:, :2] * over[:, None]).sum())
        after, _ = self._decide(weights, key)
        over = jnp.stack(ended)
        games = int(over.sum())
        score = float(sum(points)) / max(2 * games, 1)
        together = jax.tree.map(lambda *rows: jnp.stack(rows), *decisions)
        return Played(together, jnp.stack(worths), over, after.seat, after.value, games, score)

    def against_uniform(self, weights: Any, seed: int) -> float:
        """The net's share of the wins against moves by chance: one game each, half of them in either seat."""
        self._batch = self._env.reset()
        mine, is_done, share = np.arange(self._games) % 2, np.zeros(self._games, bool), np.zeros(self._games)
        rng, key = np.random.default_rng(seed), jax.random.key(seed)
        while not is_done.all():
            key, one = jax.random.split(key)
            decided, actions = self._decide(weights, one)
            counts, moves = host(self._batch.counts), host(self._batch.moves)
            random = moves[np.arange(self._games), rng.integers(counts)]
            chosen = np.where(np.asarray(decided.seat) == mine, np.asarray(actions), random)
            rewards, _, over = self._step(jnp.asarray(chosen.astype(np.int32)))
            just = np.asarray(over) & ~is_done
            share = np.where(just, (np.asarray(rewards)[np.arange(self._games), mine] + 1) / 2, share)
            is_done |= just
        return float(share.mean())


def host(array: Any) -> Any:
    """An array of the environment as NumPy's."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


# Learning


@jax.jit
def advantages(played: Played) -> tuple[Any, Any]:
    """How much better each decision came out than expected, and what it came to (GAE)."""
    seats = jnp.concatenate([played.decisions.seat, played.seat[None]])
    values = jnp.concatenate([played.decisions.value, played.value[None]])
    # What comes next, seen by the seat that decides now: turned round if the other one goes on, 0 at the end.
    turn = jnp.where(seats[1:] == seats[:-1], 1.0, -1.0) * (1.0 - played.over)
    surprise = played.worths + turn * values[1:] - values[:-1]

    def back(later: Any, now: tuple[Any, Any]) -> tuple[Any, Any]:
        turned, surprised = now
        found = surprised + LAMBDA * turned * later
        return found, found

    _, found = jax.lax.scan(back, jnp.zeros_like(played.value), (turn, surprise), reverse=True)
    return found, found + values[:-1]


def loss(weights: Any, seen: Seen, gain: Any, target: Any, bonus: Any, kind: Any) -> tuple[Any, Any]:
    """PPO's: do more of what came out well, not too much at once; know better how it stands; stay curious."""
    logits, value = judge(weights, seen.seen, seen.numbers, seen.places, kind)
    log_chances = jax.nn.log_softmax(logits)
    log_ratio = log_chances[jnp.arange(len(gain)), seen.choice] - seen.log_chance
    ratio = jnp.exp(log_ratio)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    off = jnp.square(value - target).mean()
    entropy = -(jnp.exp(log_chances) * log_chances).sum(axis=1).mean()
    moved = (ratio - 1 - log_ratio).mean()
    return policy + off - bonus * entropy, jnp.stack([entropy, off, moved])


RULE = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))


@partial(jax.jit, static_argnames=("minibatch", "epochs", "kind"), donate_argnames=("weights", "state"))
def learn(
    weights: Any,
    state: Any,
    key: Any,
    played: Played,
    rate: Any,
    bonus: Any,
    minibatch: int,
    epochs: int,
    kind: Any,
) -> tuple[Any, Any, Any]:
    """Go over all decisions a few times; new weights, and the means of entropy, value loss and KL."""
    gain, target = advantages(played)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    rows = (played.decisions, gain, target)
    rows = jax.tree.map(lambda values: values.reshape(-1, *values.shape[2:]), rows)
    count = gain.size // minibatch * minibatch
    orders = [jax.random.permutation(one, gain.size)[:count] for one in jax.random.split(key, epochs)]

    def step(now: tuple[Any, Any], order: Any) -> tuple[Any, Any]:
        weights, state = now
        seen, some_gain, some_target = jax.tree.map(lambda values: values[order], rows)
        slope, told = jax.grad(loss, has_aux=True)(weights, seen, some_gain, some_target, bonus, kind)
        change, state = RULE.update(slope, state)
        weights = jax.tree.map(lambda weight, by: weight - rate * by, weights, change)
        return (weights, state), told

    order = jnp.concatenate(orders).reshape(-1, minibatch)
    (weights, state), told = jax.lax.scan(step, (weights, state), order)
    return weights, state, told.mean(axis=0)


def between(ends: tuple[float, float], progress: float) -> float:
    """From the first to the second."""
    return ends[0] + (ends[1] - ends[0]) * min(progress, 1.0)


# What is written


def position() -> Match:
    """A game some moves on, the same every time."""
    chosen = SEISMIC.options({})
    match = Match(SEISMIC, chosen, 2, Setup(*SEISMIC.deal(chosen, 2, "a position")))
    for _ in range(31):
        seat = match.to_move()[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(legal) // 2])
    return match


def write_position(path: Path, weights: Path) -> None:
    """What JAX thinks of a position with the weights that were written."""
    from safetensors.numpy import load_file

    from ludotheque.games.seismic.features import features

    match = position()
    seat = match.to_move()[0]
    planes, numbers = features(match.view(seat))
    legal = match.legal(seat)
    places = GROUND.place_of[legal]
    seen = net.see(jnp, jnp.asarray(planes)[None], GROUND)
    kept = {name: values.astype(np.float32) for name, values in load_file(weights).items()}
    with jax.default_matmul_precision("highest"):
        logits, value = judge(kept, seen, jnp.asarray(numbers)[None], jnp.asarray(places)[None], jnp.float32)
    found = {
        "moves": SEISMIC.move_texts(match.box, [played.move for played in match.played]),
        "legal": SEISMIC.move_texts(match.box, legal),
        "logits": [round(float(logit), 4) for logit in logits[0]],
        "value": round(float(value[0]), 4),
    }
    path.write_text(json.dumps(found, indent=1) + "\n")


def train(asked: argparse.Namespace, arena: Arena, judges: Arena) -> Iterator[dict[str, Any]]:
    """Learn for so long; a line of the learning curve for each update."""
    kind = jnp.bfloat16 if asked.device == "cuda" else jnp.float32
    arena.spread_out()
    weights = jax.tree.map(jnp.asarray, net.first_weights(asked.channels, asked.seed))
    state, key = RULE.init(weights), jax.random.key(asked.seed)
    seconds, decisions, games, updates, checkpoint = 0.0, 0, 0, 0, 0
    while seconds < asked.seconds:
        key, playing, learning = jax.random.split(key, 3)
        started = time.perf_counter()
        progress = seconds / asked.seconds
        played = arena.play(weights, playing, asked.steps)
        halfway = time.perf_counter()
        rate, bonus = between(RATES, progress), between(BONUS, progress)
        weights, state, told = learn(
            weights, state, learning, played, rate, bonus, asked.minibatch, asked.epochs, kind
        )
        entropy, off, moved = (float(number) for number in told)
        ended = time.perf_counter()
        decisions, games, updates = decisions + asked.games * asked.steps, games + played.ended, updates + 1
        if updates > 2:  # the first two are compiled for
            seconds += ended - started
        line = {
            "decisions": decisions,
            "games": games,
            "seconds": round(seconds, 1),
            "playing": round(halfway - started, 3),
            "learning": round(ended - halfway, 3),
            "entropy": round(entropy, 4),
            "value_loss": round(off, 5),
            "kl": round(moved, 5),
            "score": round(played.score, 2),
        }
        if seconds >= asked.seconds * checkpoint / asked.checkpoints:
            line["against_uniform"] = round(judges.against_uniform(weights, asked.seed), 4)
            about = f"Seismic, {asked.channels} channels, PPO, {decisions} decisions, seed {asked.seed}"
            name = "seismic" if seconds >= asked.seconds else f"seismic-{checkpoint}"
            learned.write(asked.out / f"{name}.safetensors", SEISMIC, weights, about)
            checkpoint += 1
        yield line


def learn_and_write(asked: argparse.Namespace) -> None:
    """Learn, and write what came of it. What cannot be is Refused before anything is written."""
    arena = Arena(asked.games, f"train {asked.seed}", asked.device, asked.threads)
    judges = Arena(asked.judged, "judged", asked.device, asked.threads)
    with refused_by_disk(asked.out):
        asked.out.mkdir(parents=True, exist_ok=True)
        with (asked.out / "curve.jsonl").open("w") as curve:
            for line in train(asked, arena, judges):
                for file in (curve, None):
                    print(json.dumps(line), file=file, flush=True)


def main() -> None:
    """Do what the command line says, or say in a line why not."""
    asked = options()
    try:
        if asked.position is None:
            learn_and_write(asked)
        else:
            learned.check(asked.out / "seismic.safetensors", SEISMIC)
            with refused_by_disk(asked.position):
                write_position(asked.position, asked.out / "seismic.safetensors")
    except Refused as error:
        print(error, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
