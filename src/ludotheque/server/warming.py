"""Compiled before anybody waits for it: the rules, then how bots think.

At a first start a game is compiled in a process of its own, two at a time, since Numba compiles one kernel at
a time in each process. What comes of it is kept on disk, where this process finds it.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable

from ludotheque.bots import lineup
from ludotheque.bots.lens import has_lens, lens_of
from ludotheque.engine.contract import SPECTATOR, START, Milliseconds, Setup
from ludotheque.engine.match import Match
from ludotheque.engine.telling import scene_of
from ludotheque.engine.words import LANGUAGES
from ludotheque.games import registry

_AT_ONCE = 2  # games that are compiled: Seismic takes as long as both others
_NICE = 10  # how far compiling steps back behind people who play
_GLANCE = 0.001  # seconds that a bot thinks, to be ready for more


def warm_up(is_first: bool) -> None:
    """Play and tell a game of each kind, so that nobody at a table waits while rules are compiled."""
    _for_each_game(_play_and_tell, is_first, 0)


def warm_up_bots(is_first: bool) -> None:
    """Let every bot decide once: how they think is compiled, or fetched, beside people who play already."""
    _for_each_game(_think, is_first, _NICE)


def _for_each_game(work: Callable[[str], None], is_first: bool, nice: int) -> None:
    if is_first:
        spawn = multiprocessing.get_context("spawn")  # threads of this process may hold locks
        with spawn.Pool(_AT_ONCE, _step_back, (nice,)) as pool:
            pool.map(work, registry.NAMES, chunksize=1)
    for name in registry.NAMES:
        work(name)


def _step_back(nice: int) -> None:
    """Leave Ctrl-C to the house, which ends its processes, and the machine to whoever plays."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)


def _play_and_tell(name: str) -> None:
    game = registry.find(name)
    seats = min(game.seat_counts)
    options = game.options({})
    match = Match(game, options, seats, Setup(*game.deal(options, seats, name)))
    bot = lineup.find("uniform", game, 0)
    tellers = [game.teller(["?"] * seats, language, is_plain=True) for language in LANGUAGES]
    now, turn = START, 0
    while not match.is_finished:
        able, turn = match.to_move(), turn + 1
        seat = able[turn % len(able)]
        view, legal = match.view(seat), match.legal(seat, now)
        game.view_changes(view, view)
        move = bot.decide(view, legal, 1.0)
        now = Milliseconds(now + bot.pace(view, move))
        if move is None:
            continue
        before = match.snapshot()
        match.play(seat, move, now)
        scene = scene_of(game, match.box, before, seat, move, match.drawn, seat, now)
        tellers[turn % len(tellers)].story(scene)
    for teller in tellers:
        teller.details(match.view(SPECTATOR))


def _think(name: str) -> None:
    game = registry.find(name)
    options, seats = game.options({}), min(game.seat_counts)
    match = Match(game, options, seats, Setup(*game.deal(options, seats, name)))
    seat = match.to_move()[0]
    view, legal = match.view(seat), match.legal(seat, START)
    if has_lens(game):
        lens_of(game).shown(view)
    for bot in lineup.names(game):
        lineup.find(bot, game, 0).decide(view, legal, _GLANCE)
