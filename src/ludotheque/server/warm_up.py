"""Before people play: the rules of each game are loaded, or compiled on the very first start.

The door is open meanwhile. What somebody waits for comes first.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from multiprocessing import connection
from multiprocessing.context import SpawnProcess

from ludotheque.engine import installed, kernel_cache
from ludotheque.engine.contract import SPECTATOR, START, Game, Milliseconds, Setup
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import Refused
from ludotheque.games import registry

log = logging.getLogger("ludotheque.warm_up")

_AT_ONCE = 2  # games that are compiled: Seismic takes as long as both others
_NICE = 10  # how far compiling steps back behind people who play
_GLANCE = 0.001  # seconds that a bot thinks, to be ready for more
_READING = 2.0  # seconds that people read the home page undisturbed, unless they ask for a table
_PATIENCE = 2.0  # seconds that somebody waits before being told how far compiling is
_LOADING = 60.0  # seconds that somebody waits for rules that are only loaded: usually less than one


class WarmUp:
    """The rules of all games of a house, as they become ready."""

    def __init__(self, find_game: Callable[[str], Game] = registry.find) -> None:
        self._find_game = find_game
        self._ready: dict[str, Future[None]] = {name: Future() for name in registry.NAMES}
        self._asked: list[str] = []
        self._news = threading.Event()  # somebody asks, or the house closes
        self._is_compiling = False
        self._is_over = False

    def begin(self) -> None:
        """In threads beside the event loop."""
        self._is_compiling = not kernel_cache.is_whole()
        threading.Thread(target=self._run, name="warm-up", daemon=True).start()

    def end(self) -> None:
        """The house closes: what is not begun is left."""
        self._is_over = True
        self._news.set()

    async def ready(self, game: str) -> None:
        """Until the rules of a game can be used; Refused, with how far it is, if that takes long."""
        future = self._ask(game)
        if future is not None and not future.done():
            await asyncio.wait([asyncio.wrap_future(future)], timeout=self._patience)
        self._check(game, future)

    def found(self, game: str) -> Game:
        """A game whose rules can be used: the same for who waits in a thread."""
        found = self._find_game(game)
        future = self._ask(found.name)
        if future is not None:
            wait([future], self._patience)
        self._check(found.name, future)
        return found

    async def all_ready(self) -> None:
        """Until those of every game can be used, however long that takes."""
        await asyncio.wait([asyncio.wrap_future(future) for future in self._ready.values()])

    @property
    def _patience(self) -> float:
        """How long somebody waits: on a busy machine it would not be true that what is loaded is compiled."""
        return _PATIENCE if self._is_compiling else _LOADING

    def _ask(self, game: str) -> "Future[None] | None":
        """What tells that a game is ready; it is the next. None: a game of somebody's own, which is."""
        future = self._ready.get(game)
        if future is not None and not future.done() and game not in self._asked:
            self._asked.append(game)
            self._news.set()
        return future

    def _check(self, game: str, future: "Future[None] | None") -> None:
        if future is None:
            return
        if not future.done():
            raise Refused("rules-compiling", done=self._percent(game))
        future.result()

    def _percent(self, game: str) -> int:
        """How far compiling is."""
        from ludotheque.engine import jit

        return round(100 * jit.share_compiled(installed.package_of(game)))

    # Beside the event loop

    def _run(self) -> None:
        is_first = self._is_compiling
        if is_first:
            from ludotheque.engine.jit import ARE_KEPT  # loads Numba, which takes long

            is_first = ARE_KEPT  # else nobody would find what another process compiles
        if is_first:
            self._compile_all()
        else:
            self._load_all()
        if not self._is_over:
            warm_up_bots(is_first)
            self._note_whole()

    def _note_whole(self) -> None:
        """The next start need not compile; where the disk refuses it looks for itself what is there."""
        try:
            kernel_cache.note_whole()
        except OSError as error:
            log.warning("kernels-not-noted", extra={"fields": {"why": str(error)}})

    def _compile_all(self) -> None:
        """In processes of their own, all at once; each is loaded as it is done."""
        registry.every()  # how far they are can be told from now on
        for name in compiled(_play_and_tell, 0):
            self._settle(name)

    def _load_all(self) -> None:
        self._news.wait(_READING)
        while not self._is_over and (
            left := [name for name in registry.NAMES if not self._ready[name].done()]
        ):
            self._settle(next((name for name in self._asked if name in left), left[0]))

    def _settle(self, name: str) -> None:
        """Load the rules of a game; what fails is told to whoever asks for it."""
        try:
            _play_and_tell(name)
        except BaseException as error:
            log.exception("rules-failed", extra={"fields": {"game": name}})
            self._ready[name].set_exception(error)
        else:
            self._ready[name].set_result(None)


def compiled(work: Callable[[str], str], nice: int) -> Iterator[str]:
    """Do some work for each game in a process of its own, so that it is compiled and kept; which is over.

    What a process that died has left is compiled by whoever needs it.
    """
    spawn = multiprocessing.get_context("spawn")  # threads of this process may hold locks
    waiting = list(registry.NAMES)
    running: list[SpawnProcess] = []
    while waiting or running:
        while waiting and len(running) < _AT_ONCE:
            name = waiting.pop(0)
            process = spawn.Process(target=_aside, args=(work, name, nice), name=name, daemon=True)
            process.start()
            running.append(process)
        connection.wait([process.sentinel for process in running])
        for process in [one for one in running if one.exitcode is not None]:
            running.remove(process)
            if process.exitcode == -signal.SIGTERM:  # so it ends with its house
                log.info("compiling-stopped", extra={"fields": {"game": process.name}})
            elif process.exitcode:
                fields = {"game": process.name, "status": process.exitcode}
                log.warning("compiling-died", extra={"fields": fields})
            yield process.name


def warm_up_bots(is_first: bool) -> None:
    """Let every bot decide once: how they think is compiled, or fetched, beside people who play already."""
    whole = {game.name for game in registry.every()}
    for name in compiled(_think, _NICE) if is_first else registry.NAMES:
        if name in whole:
            _think(name)


def _aside(work: Callable[[str], str], name: str, nice: int) -> None:
    """Leave Ctrl-C to the house, which ends its processes, and the machine to whoever plays."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    work(name)


def _play_and_tell(name: str) -> str:
    """Play and tell a game: all of its rules are loaded or compiled then."""
    from ludotheque.bots.hands import Hands
    from ludotheque.bots.uniform import Uniform
    from ludotheque.engine.match import Match
    from ludotheque.engine.teller import scene_of

    game = registry.find(name)
    seats = min(game.seat_counts)
    options = game.options({})
    match = Match(game, options, seats, Setup(*game.deal(options, seats, name)))
    bot = Hands("uniform", game, 0) if game.is_timed else Uniform(0)
    tellers = [game.board_teller(["?"] * seats, language) for language in LANGUAGES]
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
    return name


def _think(name: str) -> str:
    """Let every bot of a game decide once."""
    from ludotheque.bots.levels import COUNT, Player
    from ludotheque.engine.match import Match

    game = registry.find(name)
    options, seats = game.options({}), min(game.seat_counts)
    match = Match(game, options, seats, Setup(*game.deal(options, seats, name)))
    seat = match.to_move()[0]
    view, legal = match.view(seat), match.legal(seat, START)
    if game.has_part("lens"):
        game.part("lens").shown(view)
    for level in range(1, COUNT + 1):
        Player(game, level, 0).decide(view, legal, _GLANCE)
    return name
