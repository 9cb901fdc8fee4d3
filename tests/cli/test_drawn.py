"""The drawn terminal: whole turns by keys and by mouse, commands, hidden hands, small screens."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import anyio
import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static

from ludotheque.bots import lineup
from ludotheque.cli.commands.play import bot_seed
from ludotheque.cli.terminal.drawn.app import DrawnTable
from ludotheque.cli.terminal.drawn.panes import Offered
from ludotheque.cli.terminal.sitting import Seated, Sitting
from ludotheque.engine.canvas import Depth
from ludotheque.engine.contract import Setup
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.match import Match
from ludotheque.engine.words import say
from ludotheque.games import registry
from tests.cli.sitting import replayed

pytestmark = pytest.mark.usefixtures("folder")

At: TypeAlias = tuple[DrawnTable, Pilot[None]]


@asynccontextmanager
async def opened(
    name: str,
    people: tuple[str, ...],
    bots: tuple[str, ...] = (),
    *,
    seed: str = "drawn",
    language: str = "en",
    size: tuple[int, int] = (100, 30),
    depth: Depth = Depth.TRUE,
    options: dict[str, Any] | None = None,
    is_practice: bool = False,
) -> AsyncIterator[At]:
    """A table on a screen of this size; bots do not wait."""
    game = registry.find(name)
    chosen = game.options(options or {})
    seats = len(people) + len(bots)
    match = Match(game, chosen, seats, Setup(*game.deal(chosen, seats, seed)))
    seated = [Seated(person) for person in people]
    for seat, bot in enumerate(bots, start=len(people)):
        seated.append(Seated(f"Bot {seat}", lineup.find(bot, game, bot_seed(seed, seat), by_turns=True), bot))
    sitting = Sitting(match, seated, seed, language, 0.05, is_plain=False, is_practice=is_practice)
    table = DrawnTable(sitting, depth, 0.0)
    async with table.run_test(size=size) as pilot:
        await settled(table, pilot)
        yield table, pilot


async def settled(table: DrawnTable, pilot: Pilot[None]) -> None:
    """Until the next person is asked, or Enter is waited for."""
    await pilot.pause()
    await until(pilot, lambda: table.choices is not None or table._waits_for is not None)
    await pilot.pause()


async def press(at: At, *keys: str) -> None:
    """Keys, one after another."""
    table, pilot = at
    for key in keys:
        await pilot.press(key)
        await settled(table, pilot)


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Wait for a state."""
    with anyio.fail_after(120):
        while not is_so():
            await pilot.pause(0.01)


def seen(table: DrawnTable) -> str:
    """All words on the screen, pane by pane, as if no line had been cut."""
    shown: list[str] = []
    for screen in table.screen_stack:
        for widget in screen.query(Widget):
            if widget.size and all(one.display for one in widget.ancestors_with_self):
                shown += said_by(widget)
    return " ".join(" ".join(shown).split())


def said_by(widget: Widget) -> list[str]:
    """What a widget says by itself."""
    if isinstance(widget, Static):
        return [str(widget.render())]
    if isinstance(widget, Input):
        return [widget.value, widget.placeholder]
    if isinstance(widget, OptionList):
        return [str(option.prompt) for option in widget.options]
    return []


def played(table: DrawnTable) -> list[str]:
    """The moves so far, in record notation."""
    match = table.sitting.match
    return [match.game.move_text(match.box, one.move) for one in match.played]


# Seismic


async def test_a_whole_game_of_seismic_by_keys(folder: Path) -> None:
    """The first tile where the cursor is, no crew or the first one, to the end; then it is saved."""
    async with opened("seismic", ("Ada",), ("uniform",), options={"table": "small"}) as at:
        table, pilot = at
        turn = 0
        while not table.sitting.course.is_over:
            turn += 1
            aims_at_fragment = table.aiming is not None and not table.aiming.pieces
            await press(at, "0" if aims_at_fragment and turn % 3 == 0 else "enter")
        assert "win" in seen(table)
        await pilot.press("f9")
        await until(pilot, lambda: len(table.screen_stack) > 1)
        await until(pilot, lambda: len(table.screen.query(Input)) == 1)
        await pilot.press("enter")
        await until(pilot, lambda: not table.sitting.has_unsaved)
    (path,) = folder.iterdir()
    assert not replayed(path).to_move()


async def test_a_tile_is_chosen_moved_turned_and_placed() -> None:
    """What is aimed at is what is played; the ghost and what it brings are shown before."""
    async with opened("seismic", ("Ada", "Bo")) as at:
        table, _ = at
        aiming = table.aiming
        assert aiming is not None
        assert len(table.query(Offered)) == len(aiming.pieces)
        await press(at, "2", "down", "right", "r", "n")
        assert aiming.piece == aiming.pieces[1]
        assert aiming.place is not None
        before = aiming.place
        await press(at, "N")
        assert aiming.place != before
        match = table.sitting.match
        assert aiming.move is not None
        text = match.game.move_text(match.box, aiming.move)
        preview = match.game.part("preview")
        brought = preview.brought(table.view, aiming.move, table.sitting.names, "en")
        assert preview.told(brought)[0] in seen(table)
        await press(at, "enter")
        assert played(table) == [text]
        assert "put a crew on the tile" in seen(table)
        await press(at, "2", "enter")
        assert played(table)[1].startswith("crew ")


async def test_the_mouse_does_it_too() -> None:
    """A click on a tile of the offer, on a cell, the wheel, and a second click on the cell."""
    async with opened("seismic", ("Ada", "Bo")) as at:
        table, pilot = at
        aiming = table.aiming
        assert aiming is not None
        await pilot.click(table.query(Offered).last())
        await settled(*at)
        assert aiming.piece == aiming.pieces[-1]
        place = aiming.places[-1]
        across, down = table.board.spots[place]
        await pilot.click("#drawing", offset=(across, down))
        await settled(*at)
        assert aiming.place == place
        assert played(table) == []
        table.board._wheel(_Wheel(), 1)  # type: ignore[arg-type]  # all that is asked of an event
        await settled(*at)
        move = aiming.move
        await pilot.click("#drawing", offset=table.board.spots[place])
        await settled(*at)
        assert [one.move for one in table.sitting.match.played] == [move]


class _Wheel:
    def stop(self) -> None: ...
    def prevent_default(self) -> None: ...


async def test_a_hint_is_shown_on_the_table() -> None:
    """The best moves in the story, the best one as a ghost."""
    async with opened("seismic", ("Ada", "Bo")) as at:
        table, pilot = at
        await pilot.press("f2")
        await until(pilot, lambda: any("The best moves" in line for line in table.story.lines))
        await settled(*at)
        assert table.aiming is not None
        assert table.aiming.move is not None
        best = next(line for line in table.story.lines if "%" in line)
        words = table.sitting.teller.words_of(table.sitting.view, table.aiming.move)
        assert words in best


async def test_a_crew_can_be_taken_back_until_a_tile_is_drawn() -> None:
    async with opened("seismic", ("Ada", "Bo")) as at:
        table, _ = at
        await press(at, "enter")
        assert len(played(table)) == 1
        await press(at, "u")
        assert played(table) == []
        await press(at, "u")
        assert any("nothing to take back" in note.message for note in table._notifications)


async def test_bots_among_themselves_are_watched() -> None:
    """Enter shows the next move, g all of them."""
    async with opened("beat-the-quake", (), ("uniform", "uniform"), size=(60, 18)) as at:
        table, pilot = at
        await press(at, "enter", "enter")
        assert len(played(table)) == 2
        await pilot.press("g")
        await until(pilot, lambda: table.sitting.course.is_over and table._waits_for is not None)
        assert "win" in seen(table)


@pytest.mark.parametrize("size", [(80, 24), (60, 18), (40, 12), (160, 50)])
@pytest.mark.parametrize("depth", [Depth.NONE, Depth.TRUE])
async def test_every_screen_holds_it(size: tuple[int, int], depth: Depth) -> None:
    """The cursor is in sight, and it can be played; a screen that changes loses nothing."""
    async with opened("seismic", ("Ada", "Bo"), size=size, depth=depth) as at:
        table, pilot = at
        await press(at, "n")
        assert table.aiming is not None
        place = table.aiming.place
        assert place in table.board.spots
        await pilot.resize_terminal(50, 20)
        await settled(*at)
        assert table.aiming.place == place
        await press(at, "enter")
        assert len(played(table)) == 1


# Any game, from a list


async def test_a_list_is_narrowed_by_typing() -> None:
    """S4-10.2 A piece is laid where the list says; giving up is asked first."""
    async with opened("situation-4", ("Ada", "Bo"), options={"board": "skirmish"}) as at:
        table, pilot = at
        await press(at, *"c1")
        assert table.listing.list.option_count == 1
        await press(at, "enter")
        assert played(table) == ["lay C1"]
        await pilot.press(*"resign", "enter")
        await until(pilot, lambda: len(table.screen_stack) > 1)
        assert "Resign, and lose the game?" in seen(table)
        await pilot.press("n")
        await until(pilot, lambda: len(table.screen_stack) == 1)
        assert len(played(table)) == 1


async def test_a_hand_is_shown_behind_the_curtain_alone() -> None:
    """While the keyboard is passed on, no card of any hand is on the screen, and none in the story."""
    async with opened("beat-the-quake", ("Ada", "Bo"), size=(120, 36)) as at:
        table, _ = at
        curtains = hands = 0
        for _ in range(24):
            match = table.sitting.match
            if match.is_over:
                break
            cards = match.options.edition.cards
            held = [
                {card.said("en").name for place, card in enumerate(cards) if int(hand) >> place & 1}
                for hand in match.state["hands"][:2]
            ]
            shown = seen(table)
            if table.choices is None:
                assert "Pass the keyboard to" in shown
                assert not _named(shown, held[0] | held[1])
                curtains += 1
            else:
                seat = match.to_move()[0]
                assert _named(shown, held[seat]) == held[seat]
                assert not _named(shown, held[1 - seat])
                hands += 1
            await press(at, "enter")
        assert curtains > 3
        assert hands > curtains


def _named(shown: str, names: set[str]) -> set[str]:
    return {name for name in names if re.search(rf"{re.escape(name)} \(protection", shown)}


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_keys(language: str) -> None:
    """Each shows its page, in the language of the sitting."""
    async with opened("seismic", ("Ada", "Bo"), language=language, size=(120, 40)) as at:
        table, pilot = at
        for key, said in (
            ("f1", say("drawn-help", language).split("\n")[0][:40]),
            ("f4", "Ada"),
            ("f5", "01-23-45"),
            ("f6", say("odds-none", language)[:30]),
            ("f8", "4 "),
            ("f11", "0,-1"),
        ):
            await pilot.press(key)
            await until(pilot, lambda: len(table.screen_stack) > 1)
            await pilot.pause()
            assert said in seen(table), key
            await pilot.press("escape")
            await until(pilot, lambda: len(table.screen_stack) == 1)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_found_by_their_words(language: str) -> None:
    """All but `run` and what the game lacks; the words are those that are typed in lines."""
    async with opened("seismic", ("Ada", "Bo"), language=language) as at:
        table, pilot = at
        found = {command.title for command in table.get_system_commands(table.screen)}
        for command in ("hint", "undo", "list", "scores", "unseen", "lens", "look", "rules", "save", "quit"):
            assert say(f"command-{command}", language).split()[0] in found
        await pilot.press("ctrl+p")
        await until(pilot, lambda: len(table.screen_stack) > 1)
        assert say("palette", language) in seen(table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_practice", [False, True])
async def test_what_can_be_taken_back_is_explained_as_it_is(language: str, is_practice: bool) -> None:
    """Among the keys, among the commands, and where lines are typed."""
    words = say("help-undo-practice" if is_practice else "help-undo", language)
    about = words.partition(":")[2].strip()
    async with opened("seismic", ("Ada",), ("uniform",), language=language, is_practice=is_practice) as at:
        table, _ = at
        assert about in {command.help for command in table.get_system_commands(table.screen)}
        assert any(line.endswith(about) for line in table._told_keys())
        assert words in table.sitting.help()


async def test_rules_and_names_are_asked_for() -> None:
    async with opened("seismic", ("Ada", "Bo")) as at:
        table, pilot = at
        for key, typed, said in (("f8", "4.4", "put one of your crews"), ("f8", "99.9", "no clause")):
            await pilot.press(key)
            await until(pilot, lambda: len(table.screen_stack) > 1)
            await pilot.press(*typed, "enter")
            await pilot.pause()
            assert said in seen(table)
            await pilot.press("escape")
            await until(pilot, lambda: len(table.screen_stack) == 1)


async def test_leaving_is_asked_and_offers_to_save(folder: Path) -> None:
    async with opened("seismic", ("Ada", "Bo")) as at:
        table, pilot = at
        await press(at, "enter")
        await pilot.press("ctrl+c")
        await until(pilot, lambda: len(table.screen_stack) > 1)
        assert "Leave the game?" in seen(table)
        await pilot.press("y")
        await until(pilot, lambda: len(table.screen.query(Input)) == 1)
        await pilot.press("enter")
        await until(pilot, lambda: table.return_code is not None or not table.is_running)
    (path,) = folder.iterdir()
    assert len(replayed(path).record.moves) == 1
    assert any("Saved" in line for line in table.last_words)
