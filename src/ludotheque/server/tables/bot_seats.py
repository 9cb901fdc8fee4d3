"""Bots that are waited for: each thinks, and plays by the same door as everybody."""

import asyncio
import logging

from ludotheque.engine.contract import Milliseconds, Seat
from ludotheque.server.background import Background
from ludotheque.server.metrics import Metrics
from ludotheque.server.store.store import StoreDown
from ludotheque.server.tables.clock import HouseTime
from ludotheque.server.tables.commands import pass_for_bot, photo_finish, play_for_bot
from ludotheque.server.tables.keeper import Keeper
from ludotheque.server.tables.live_table import Intent, LiveTable
from ludotheque.server.tables.pipeline import Pipeline
from ludotheque.server.tables.table import Table
from ludotheque.server.tables.thinkers import Thinkers

log = logging.getLogger("ludotheque.house")

_HANDS_LOST = 60_000  # milliseconds without a move of a bot; then another process takes it over
_GLANCE_SECONDS = 1.0  # at most between two looks of a bot whose hands are full: is the game still on?
_REST_SECONDS = 0.1  # at most between two looks of a bot that waits for who watches: is it asked for a step?
_BREATH = 50  # milliseconds between two thoughts of a bot at a live table


class BotSeats:
    """The seats of bots at all tables of this process."""

    def __init__(
        self,
        keeper: Keeper,
        pipeline: Pipeline,
        thinkers: Thinkers,
        metrics: Metrics,
        house_time: HouseTime,
        background: Background,
    ) -> None:
        self._keeper = keeper
        self._pipeline = pipeline
        self._thinkers = thinkers
        self._metrics = metrics
        self._time = house_time
        self._background = background

    def ask(self, live: LiveTable) -> None:
        """Ask the bots that are waited for."""
        for seat in live.table.bots_to_move():
            if seat in live.thinking or self._background.is_stopping:
                continue
            if not live.table.is_live:
                live.thinking.add(seat)
                self._background.spawn(self._think(live, seat))
            elif self._is_ours(live, seat):
                live.thinking.add(seat)
                self._background.spawn(self._use_hands(live, seat))

    async def _think(self, live: LiveTable, seat: int) -> None:
        """Let a bot decide, and play its move by the same door as everybody."""
        is_late, is_asked, bot = False, True, None
        try:
            while self._thinkers.is_full:
                is_late = True
                await asyncio.sleep(0.1)
            async with live.lock:
                await self._keeper.freshen(live)
                table = live.table
                match, bot = table.match, table.places[seat].bot
                if match is None or bot is None or seat not in table.bots_to_move():
                    return
                place = _place_in(table)
                view, legal = match.view(Seat(seat)), table.legal(seat, self._time.now())
                # From the secret: nobody who knows the game can foresee what chance tells a bot.
                seed = f"bot:{table.sealed.secret}:{seat}:{_turn_of(table, seat)}:{table.takebacks}"
            move = await self._thinkers.decide(bot, table.game, seed, view, legal)
            while (rest := self._rest_of(live.table)) > 0:
                await asyncio.sleep(min(rest, _REST_SECONDS))
            async with live.lock:
                await self._keeper.freshen(live)
                table = live.table
                if _place_in(table) == place and seat in table.bots_to_move():
                    live.thinking.discard(seat)
                    is_asked = False
                    now = self._time.now()
                    change = (
                        pass_for_bot(table, seat, now)
                        if move is None
                        else play_for_bot(table, seat, move, now)
                    )
                    if await self._pipeline.carry_out(live, change):
                        self._metrics.bot_moves.inc()
        except StoreDown:
            return  # asked again when it can be stored
        except Exception:
            # Asked again when the table is overdue, not at once: a bot that fails would keep us busy.
            log.exception("bot-failed", extra={"fields": {"table": live.table.id, "bot": bot}})
            return
        finally:
            if is_asked:
                live.thinking.discard(seat)
            if is_late:
                log.info("bot-waited", extra={"fields": {"table": live.table.id}})
        if not live.is_stale:
            self.ask(live)

    def _rest_of(self, table: Table) -> float:
        """Seconds until the next move may be seen, where people watch bots."""
        is_slow = table.is_watched and not table.is_stepping
        rest = table.at + table.header.pause - self._time.now() if is_slow else 0
        return max(0, rest) / 1000

    # At a live table

    def _is_ours(self, live: LiveTable, seat: int) -> bool:
        """Whether this process moves the hands of a bot: it lets the game go on, or nobody else does."""
        idle = live.table.game_time(self._time.now()) - _hand_of(live.table, seat)[1]
        live.moves_hands |= idle > _HANDS_LOST
        return live.moves_hands

    async def _use_hands(self, live: LiveTable, seat: int) -> None:
        """Let a bot play where everybody does at the same time: one thing after the other, at its own pace.

        It ends when the game does, or is paused: what the hands were at waits in `live.intents`.
        """
        try:
            while not self._background.is_stopping:
                intent = await self._intend(live, seat)
                if intent is None:
                    return
                wait = await self._carry_on(live, seat, intent)
                if wait is None:
                    return
                await asyncio.sleep(wait)
        except StoreDown:
            return
        except Exception:
            log.exception("bot-failed", extra={"fields": {"table": live.table.id, "seat": seat}})
        finally:
            live.thinking.discard(seat)

    async def _intend(self, live: LiveTable, seat: int) -> Intent | None:
        """What a bot's hands are at, or what they begin now; None: the game is not on for it."""
        while True:
            while self._thinkers.is_full:
                await asyncio.sleep(0.1)
            async with live.lock:
                await self._keeper.freshen(live)
                table = live.table
                match, bot = table.match, table.places[seat].bot
                if match is None or bot is None or not self._is_on(live, seat):
                    return None
                since, intent = _hand_of(table, seat)[0], live.intents.get(seat)
                if intent is not None and intent.since == since:
                    return intent
                now = table.game_time(self._time.now())
                view, legal = match.view(Seat(seat)), match.legal(Seat(seat), now)
                seed = f"bot:{table.sealed.secret}:{seat}:{len(match.played)}"
            move, pace = await self._thinkers.plan(bot, table.game, seed, view, legal)
            live.intents[seat] = Intent(move, now + max(pace, _BREATH), since)

    def _is_on(self, live: LiveTable, seat: int) -> bool:
        """Whether a bot at a live table has to use its hands, and in this process."""
        is_on = seat in live.table.bots_to_move() and live.moves_hands
        if not is_on and live.table.status != "paused":
            live.intents.pop(seat, None)
        return is_on and not self._background.is_stopping

    async def _carry_on(self, live: LiveTable, seat: int, intent: Intent) -> float | None:
        """Go on with what the hands are at; seconds until the next look, None: the game is not on."""
        async with live.lock:
            await self._keeper.freshen(live)
            table, now = live.table, self._time.now()
            match = table.match
            if match is None or not self._is_on(live, seat):
                return None
            if _hand_of(table, seat)[0] != intent.since:
                return 0.0
            left = intent.due - table.game_time(now)
            if left > 0:
                return min(left / 1000, _GLANCE_SECONDS)
            live.intents.pop(seat, None)
            move, is_legal = intent.move, table.game.rules.is_legal
            if move is None:
                return 0.0
            if is_legal(match.box, match.state, seat, move, table.game_time(now)):
                if await self._pipeline.carry_out(live, play_for_bot(table, seat, move, now)):
                    self._metrics.bot_moves.inc()
                return 0.0
            miss = photo_finish(table, seat, move, now)
        self._pipeline.note_miss(live, miss)
        return _BREATH / 1000


def _place_in(table: Table) -> tuple[int, int, int, int]:
    """Where a game that goes by turns stands: after this, a decision from before is void."""
    moves = len(table.match.played) if table.match is not None else 0
    turns = table.turns.number if table.turns is not None else 0
    return table.round, moves, turns, table.takebacks


def _turn_of(table: Table, seat: int) -> int:
    """How many moves had been played when this seat's turn began."""
    played = table.match.played if table.match is not None else []
    others = [number for number, one in enumerate(played, start=1) if one.seat != seat]
    return others[-1] if others else 0


def _hand_of(table: Table, seat: int) -> tuple[tuple[int, int], Milliseconds]:
    """The round and how many moves a seat has made in it; and when the last of them was."""
    times = [played.now for played in table.match.played if played.seat == seat] if table.match else []
    return (table.round, len(times)), times[-1] if times else Milliseconds(0)
