"""The drawn terminal: a sitting in panes, with a cursor over the table, keys and a mouse."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import ClassVar

import typer
from textual import events, on, work
from textual.app import App, ComposeResult, SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.containers import Container, Vertical
from textual.screen import Screen as TextualScreen
from textual.widgets import Footer, Static

from ludotheque.bots.lens import Lens
from ludotheque.cli.terminal.drawn.aiming import Aiming
from ludotheque.cli.terminal.drawn.aside import aside
from ludotheque.cli.terminal.drawn.asking import Line, Listed, Page, YesNo
from ludotheque.cli.terminal.drawn.panes import Board, Choice, ChoiceList, Offer, Offered, Story, words
from ludotheque.cli.terminal.screen import ENDS, unheard
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.cli.terminal.widths import count_as_terminals_do
from ludotheque.engine.canvas import Depth
from ludotheque.engine.contract import SPECTATOR, Move, Seat, View
from ludotheque.engine.pointer import Drawn, Pointer
from ludotheque.engine.preview import Preview
from ludotheque.engine.teller import Choices, Screen
from ludotheque.engine.words import Refused, quote

PAUSE = 0.9  # seconds at least from one move to that of a bot: it can be followed
LARGEST = 4  # scale of a drawing
NARROW, WIDE = 72, 110  # columns from which a map, and a list, have room beside the table

# By command: a letter, where nothing is being typed, and a key that is always heard.
KEYS = {
    "help": "f1,question_mark",
    "hint": "f2,h",
    "undo": "f3,u",
    "scores": "f4,s",
    "unseen": "f5,x",
    "lens": "f6,l",
    "look": "f7,v",
    "rules": "f8,c",
    "save": "f9,ctrl+s",
    "quit": "f10,q,ctrl+q",
    "list": "f11,a",
    "table": "f12,equals_sign",
    "run": "g",
    "pass": "0",
}
FOOT = ("help", "hint", "undo", "scores", "save", "quit")  # named at the foot of the screen
OFTEN = ("hint", "undo", "list", "scores", "unseen", "lens", "look", "rules", "table", "pass", "run", "save")


def show(sitting: Sitting) -> None:
    """Play until somebody leaves; a game is never lost without a word."""
    count_as_terminals_do()
    depth = Depth.NONE if os.environ.get("NO_COLOR") else Depth.TRUE
    table = DrawnTable(sitting, depth, PAUSE)
    told: list[str] = []
    try:
        table.run()
    finally:
        with unheard(), suppress(OSError):  # the terminal may be gone
            told = table.last_words or sitting.last_words()
            print("\n".join(told), flush=True)
    if table.return_code:
        raise typer.Exit(table.return_code)  # a fault of ours: it has been told


def theme_here() -> str:
    """Light where the terminal says that it is, dark elsewhere."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "textual-light" if ground in ("7", "15") else "textual-dark"


class DrawnTable(App[None]):
    """One sitting. What happens is the sitting's; here it is shown, and asked for."""

    CSS_PATH = "drawn.tcss"
    ENABLE_COMMAND_PALETTE = False  # it has a key and words of our own
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (NARROW, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  # as Textual declares it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+d", "end", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
        Binding("enter", "enter", show=False),
        Binding("space", "enter", show=False),
        Binding("r", "turn(1)", show=False),
        Binding("R,shift+r", "turn(-1)", show=False),
        Binding("n", "next(1)", show=False),
        Binding("N,shift+n", "next(-1)", show=False),
        Binding("plus", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
        Binding("d", "light", show=False),
        *(Binding(str(number), f"digit({number})", show=False) for number in range(10)),
    ]

    def __init__(self, sitting: Sitting, depth: Depth, pause: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.depth = depth
        self.pause = pause
        self.theme = theme_here()
        self.title = sitting.say(f"title-{sitting.game.name}")
        self.last_words: list[str] = []  # printed once the screen has gone
        self.choices: Choices | None = None  # while a person is asked
        self.aiming: Aiming | None = None
        self._pointer: Pointer | None = (
            sitting.game.part("pointer") if sitting.game.has_part("pointer") else None
        )
        self._preview: Preview | None = (
            sitting.game.part("preview") if sitting.game.has_part("preview") else None
        )
        self._zoom: int | None = None
        self._waits_for: Callable[[], object] | None = None  # what Enter goes on with, while nobody is asked
        self._is_running = False  # bots among themselves, to the end
        self._is_leaving = False
        self._clicked: str | None = None  # the place that the last click of this decision chose
        for command, keys in KEYS.items():
            if command in sitting.commands and command != "pass":
                label = self.say(f"key-{command}") if command in FOOT else ""
                self.bind(keys, f"command('{command}')", description=label, show=command in FOOT)
        self.bind("ctrl+p", "menu", description=self.say("key-all"))

    def say(self, key: str, **args: object) -> str:
        """The message `key` in the language of the sitting."""
        return self.sitting.say(key, **args)

    # The screen

    def compose(self) -> ComposeResult:
        """The table beside all the rest, or over it."""
        with Container(id="body", classes="pointed" if self._pointer else "listed"):
            yield Board()
            with Vertical(id="side"):
                with Vertical(id="asked"):
                    yield Static(id="question")
                    yield Offer(id="offer")
                    yield Static(id="brings")
                    yield ChoiceList(self.say("filter"), id="choices")
                with Vertical(id="told"):
                    yield Static(id="standing")
                    yield Story()
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Panes have names; signals end the game in order; then it begins."""
        for name in ("board", "standing", "story"):
            self.query_one(f"#{name}").border_title = self.say(f"pane-{name}")
        loop = asyncio.get_running_loop()
        with suppress(NotImplementedError, RuntimeError, ValueError):  # not here, or not in this thread
            for number in ENDS:
                loop.add_signal_handler(number, self.action_end)
            loop.add_signal_handler(signal.SIGINT, self.action_interrupt)
        self.story.tell([line for line in self.sitting.opening() if line])
        self.story.tell(self.sitting.first_story())
        self.call_after_refresh(self.go_on)

    @property
    def board(self) -> Board:
        """The pane with the table."""
        return self.screen_stack[0].query_one(Board)

    @property
    def story(self) -> Story:
        """The pane with the story."""
        return self.screen_stack[0].query_one(Story)

    @property
    def listing(self) -> ChoiceList:
        """The pane with the choices that are made from a list."""
        return self.screen_stack[0].query_one("#choices", ChoiceList)

    def on_resize(self) -> None:
        """The table is drawn anew, as it fits now."""
        self.call_after_refresh(self._show_table)

    @property
    def view(self) -> View:
        """What is shown: to who is asked, from their seat."""
        sitting = self.sitting
        return sitting.view if self.choices is None else sitting.match.view(sitting.course.seat)

    def _screen(self) -> Screen:
        size = self.board.content_size
        return Screen(size.width, size.height, self.depth, is_pane=True, zoom=self._zoom)

    def _show_table(self) -> None:
        """The table, with what is aimed at."""
        screen = self._screen()
        if not screen.columns:
            return  # before the first layout
        drawn = self._drawn(screen)
        place = self.aiming.place if self.aiming is not None else None
        self.board.draw(drawn.lines, drawn.spots, place)
        self._show_brings()

    def _drawn(self, screen: Screen) -> Drawn:
        sitting = self.sitting
        if self._pointer is None:
            return Drawn(sitting.teller.table(self.view, self.choices, screen), {})
        places = self.aiming.places if self.aiming is not None else ()
        aimed = self.aiming.move if self.aiming is not None else None
        return self._pointer.drawn(self.view, sitting.teller, self.choices, places, aimed, screen)

    def _show_brings(self) -> None:
        """What the aimed move would bring; or what it is, where nothing tells of that."""
        lines: list[str] = []
        if self.aiming is not None and (move := self.aiming.move) is not None:
            sitting, view = self.sitting, self.view
            if self._preview is not None:
                brought = self._preview.brought(view, move, sitting.names, sitting.language)
                lines = self._preview.told(brought)
            lines = lines or [sitting.teller.words_of(view, move)]
        pane = self.screen_stack[0].query_one("#brings", Static)
        pane.update(words(lines))
        pane.display = bool(lines)

    async def _show(self) -> None:
        """Everything, as it is now."""
        base = self.screen_stack[0]
        view, screen = self.view, self._screen()
        standing = self.sitting.teller.offer(
            view, Screen(base.query_one("#told").size.width - 4, None, self.depth)
        )
        if not standing:
            standing = self.sitting.teller.scores(view)
        base.query_one("#standing", Static).update(words([line for line in standing if line]))
        if self._pointer is not None:
            held = self.aiming.piece if self.aiming is not None else ""
            can_choose = self.aiming is not None and bool(self.aiming.pieces)
            pieces = self._pointer.pieces(view, self.sitting.teller, screen)
            await base.query_one(Offer).show(pieces, held, can_choose)
        else:
            base.query_one(Offer).add_class("empty")
        self.call_after_refresh(self._show_table)

    def _ask_for(self, question: str, keys: str = "") -> None:
        text = words([question])
        text.stylize("bold")
        if keys:
            text.append(f"\n{keys}", style="not bold dim")
        self.screen_stack[0].query_one("#question", Static).update(text)

    # The course of a sitting

    @work
    async def go_on(self) -> None:
        """The next decision."""
        sitting = self.sitting
        self.choices, self.aiming, self._waits_for, self._clicked = None, None, None, None
        self.listing.show((), has_filter=False)
        if sitting.course.is_over:
            await self._finish()
            return
        seat = sitting.course.seat
        if sitting.seated[seat].bot is not None:
            await self._bot_decides(seat)
        elif sitting.needs_curtain(seat):
            await self._pass_on(seat)
        else:
            await self._ask(seat)

    async def _bot_decides(self, seat: Seat) -> None:
        """A bot among people plays by itself; bots among themselves wait for Enter, unless they run."""
        self._ask_for(self.say("bot-thinks", name=self.sitting.names[seat]))
        await self._show()
        if self.sitting.people or self._is_running:
            await self._let_bot(seat)
        else:
            self._ask_for(self.say("watch", name=self.sitting.names[seat]))
            self._waits_for = partial(self._next_of_bot, seat)

    @work
    async def _next_of_bot(self, seat: Seat) -> None:
        self._ask_for(self.say("bot-thinks", name=self.sitting.names[seat]))
        await self._let_bot(seat)

    async def _let_bot(self, seat: Seat) -> None:
        bot = self.sitting.seated[seat].bot
        assert bot is not None
        thinking = aside(partial(self.sitting.decided, seat, bot))
        move, _ = await asyncio.gather(thinking, asyncio.sleep(self.pause))
        story = self.sitting.skip(seat) if move is None else self.sitting.play(seat, move)
        self.story.tell(story)
        self.go_on()

    async def _pass_on(self, seat: Seat) -> None:
        """Nothing of a hand stays on the screen until the next person is there."""
        sitting = self.sitting
        if sitting.looking != SPECTATOR:
            self.story.forget(sitting.draw_curtain())
        self._ask_for(self.say("curtain-drawn", name=sitting.names[seat]))
        self.board.focus()
        await self._show()
        self._waits_for = lambda: self._take_keyboard(seat)

    def _take_keyboard(self, seat: Seat) -> None:
        self.sitting.take_keyboard(seat)
        self.go_on()

    async def _ask(self, seat: Seat) -> None:
        """A person decides: on the table, or from a list."""
        sitting = self.sitting
        view = sitting.match.view(seat)
        choices = sitting.choices()
        self.choices = choices
        aims = self._pointer.aims(view, choices) if self._pointer is not None else {}
        self.aiming = Aiming(aims) if aims else None
        self._ask_for(sitting.question(choices), self._keys_now())
        self.listing.show(self._listed(lambda move: move not in aims), has_filter=self.aiming is None)
        if self.aiming is not None:
            self.board.focus()
        else:
            self.listing.filter.focus()
        await self._show()

    def _keys_now(self) -> str:
        """The keys that choose what is asked for."""
        if self.aiming is None:
            return ""
        parts = [self.say("aim-place")]
        if len(self.aiming.pieces) > 1:
            parts.insert(0, self.say("aim-piece", count=len(self.aiming.pieces)))
        if self.aiming.may_turn:
            parts.append(self.say("aim-turn"))
        return " · ".join([*parts, self.say("aim-done")])

    def _listed(self, is_wanted: Callable[[Move], bool]) -> list[Choice]:
        """Choices in words, those of a kind together; that the turn passes is one of them."""
        assert self.choices is not None
        sitting, choices = self.sitting, self.choices
        view = sitting.match.view(sitting.course.seat)
        cells = {number: cell for cell, numbers in choices.groups.items() for number in numbers}
        found = []
        for number, move in choices.moves.items():
            if is_wanted(move):
                kind = sitting.game.move_text(view.box, move).partition(" ")[0]
                label = f"{number}: {sitting.teller.words_of(view, move)}"
                found.append(Choice(number, cells.get(number, kind), label))
        if sitting.course.may_pass():
            found.insert(0, Choice(0, "", f"0: {self.say('pass-word')}"))
        return found

    async def _finish(self) -> None:
        """Who won and for what; then a last word."""
        sitting = self.sitting
        if sitting.needs_curtain(SPECTATOR):
            self.story.forget(sitting.draw_curtain())
        told = self.story.lines[-40:]
        scores = sitting.teller.scores(sitting.match.view(SPECTATOR))
        self.story.tell([line for line in scores if line not in told])
        winners = sitting.told_winners()
        self.story.tell([winners])
        self._ask_for(winners, self.say("over-keys"))
        self.board.focus()
        await self._show()
        self._waits_for = partial(self.action_command, "quit")

    # Deciding

    def play(self, move: Move) -> None:
        """Play a person's move: nobody gives up by a slip of the finger."""
        if move == self.sitting.game.resign_move:
            self._play_if_meant(move)
        else:
            self._play(move)

    @work
    async def _play_if_meant(self, move: Move) -> None:
        if await self._is_yes(self.say("resign-sure")):
            self._play(move)

    def _play(self, move: Move) -> None:
        if self.choices is None:
            return
        seat = self.sitting.course.seat
        self.choices = None
        self.story.tell(self.sitting.play(seat, move))
        self.go_on()

    def _pass(self) -> None:
        self._check_asked()
        story = self.sitting.skip(self.sitting.course.seat)
        self.choices = None
        self.story.tell(story)
        self.go_on()

    def _check_asked(self) -> Choices:
        if self.choices is None:
            raise Refused("nothing-to-decide")
        return self.choices

    def choose_number(self, number: int) -> None:
        """The choice with this number is made; 0 is what does nothing, as in every game."""
        if self.choices is None:
            return
        if number == 0 and self.sitting.course.may_pass():
            self._pass()
        elif number in self.choices.moves:
            self.play(self.choices.moves[number])

    def on_choice_list_made(self, event: ChoiceList.Made) -> None:
        """From the list."""
        self.choose_number(event.number)

    def action_enter(self) -> None:
        """Make the move that is aimed at; where nobody is asked, go on."""
        if self._waits_for is not None:
            go_on, self._waits_for = self._waits_for, None
            go_on()
        elif self.aiming is not None and (move := self.aiming.move) is not None:
            self.play(move)

    def action_digit(self, number: int) -> None:
        """A piece of the offer by its place there, or a choice by its number: only 0 is made at once."""
        if self.choices is None:
            return
        if number == 0:
            self.choose_number(0)
        elif self.aiming is not None and number <= len(self.aiming.pieces):
            self._take_piece(self.aiming.pieces[number - 1])
        elif self.aiming is not None and number in self.choices.moves and not self.aiming.pieces:
            self.aiming.aim_at(self.choices.moves[number])
            self._show_table()

    def action_turn(self, step: int) -> None:
        """Turn what is held."""
        if self.aiming is not None:
            self.aiming.turn_by(step)
            self._show_table()

    def action_next(self, step: int) -> None:
        """The cursor to the next place."""
        if self.aiming is not None:
            self.aiming.next(step)
            self._show_table()

    def action_choice(self, step: int) -> None:
        """The cursor of the list that is being filtered."""
        for chosen in self.screen.query(ChoiceList):
            chosen.step(step)

    def on_board_stepped(self, event: Board.Stepped) -> None:
        """The cursor to a neighbour."""
        if self.aiming is not None:
            self.aiming.step(event.direction, self.board.spots)
            self._show_table()

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """The mouse: the cursor follows it, until a click holds it; another click there makes the move."""
        if self.aiming is None or (self._clicked is not None and not event.is_click):
            return
        if event.is_click and self._clicked == event.place and self.aiming.place == event.place:
            self.action_enter()
            return
        if event.is_click:
            self._clicked = event.place
        if event.place != self.aiming.place:
            self.aiming.go(event.place)
            self._show_table()

    def on_board_turned(self, event: Board.Turned) -> None:
        """The wheel."""
        self.action_turn(event.step)

    @on(Offered.Chosen)
    def on_offered(self, event: Offered.Chosen) -> None:
        """A tile of the offer is clicked."""
        if self.aiming is not None:
            self._take_piece(event.piece)

    def _take_piece(self, piece: str) -> None:
        assert self.aiming is not None
        self.aiming.choose(piece)
        self._clicked = None
        self.run_worker(self._show(), exit_on_error=True)

    # Commands

    def get_system_commands(self, screen: TextualScreen[object]) -> Iterable[SystemCommand]:
        """Those of the line mode, in their words, and light and dark."""
        for command in (*OFTEN, "help", "quit"):
            if command in self.sitting.commands:
                name = self.say(f"command-{command}").split()[0]
                yield SystemCommand(name, self._about(command), partial(self.action_command, command))
        yield SystemCommand(self.say("key-light"), self.say("help-light"), self.action_light)

    def action_menu(self) -> None:
        """All commands, to be found by typing."""
        if len(self.screen_stack) == 1:
            self.push_screen(CommandPalette(placeholder=self.say("palette"), id="--command-palette"))

    def action_command(self, command: str) -> None:
        """Do what a command says; a refusal is told."""
        if len(self.screen_stack) > 1:
            return  # one question at a time
        try:
            self._do(command)
        except Refused as error:
            self.notify(self.sitting.told(error), severity="warning", markup=False)

    def _do(self, command: str) -> None:
        sitting, teller, view = self.sitting, self.sitting.teller, self.view
        if command == "help":
            self._page([*self.say("drawn-help").splitlines(), "", *self._told_keys()])
        elif command == "hint":
            self._check_asked()
            self._hint()
        elif command == "undo":
            self._undo()
        elif command == "scores":
            self._page(teller.scores(view))
        elif command == "unseen":
            self._page(teller.unseen(view))
        elif command == "lens":
            lens: Lens = sitting.game.part("lens")
            drawing, told = lens.told(view, teller, Screen(self.size.width - 8, None, self.depth))
            self._page([*drawing, *told])
        elif command == "look":
            self._look()
        elif command == "rules":
            lines = [self.say("rules-how-drawn"), "", *sitting.rules("")]
            self.push_screen(Page(lines, self.say("rules-ask"), self._rules))
        elif command == "list":
            self._check_asked()
            self._list()
        elif command == "pass":
            self._pass()
        elif command == "table":
            self._zoom = None
            self._show_table()
        elif command == "save":
            self._save()
        elif command == "quit":
            self._quit()
        else:
            self._run_on()

    def _page(self, lines: Sequence[str]) -> None:
        self.push_screen(Page(lines, self.say("page-foot")))

    def _told_keys(self) -> list[str]:
        """Each command with its keys."""
        told = []
        for command in self.sitting.commands:
            keys = [
                "?"
                if key == "question_mark"
                else "="
                if key == "equals_sign"
                else key.capitalize()
                if len(key) > 1
                else key
                for key in KEYS[command].split(",")
            ]
            told.append(f"{', '.join(keys):<16} {self._about(command)}")
        return told

    def _about(self, command: str) -> str:
        """What a command does."""
        return self.sitting.explained(command).partition(":")[2].strip()

    def _rules(self, asked: str) -> list[str]:
        try:
            return self.sitting.rules(asked)
        except Refused as error:
            return [self.sitting.told(error)]

    @work
    async def _hint(self) -> None:
        """The best moves in the story, the very best on the table."""
        asked = self._check_asked()
        self.notify(self.say("hint-thinks"), timeout=self.sitting.thinking)
        thought = await aside(self.sitting.advise)
        if self.choices is not asked:
            return  # decided meanwhile
        self.story.tell(self.sitting.told_advice(thought, None))
        if thought is None:
            return
        best = thought.best
        if self.aiming is not None and self.aiming.aim_at(best):
            self._clicked = None
            await self._show()
        elif (number := asked.number_of(best)) is not None:
            self.listing.light(number)

    def _undo(self) -> None:
        if self.choices is None and not self.sitting.course.is_over and self.sitting.people:
            seat = self.sitting.course.seat
            if self.sitting.seated[seat].bot is not None:
                raise Refused("bot-is-thinking", name=self.sitting.names[seat])
        self.story.tell([self.sitting.undo()])
        self.go_on()

    @work
    async def _look(self) -> None:
        """What bears a name, closely."""
        name = await self.push_screen_wait(Line(self.say("look-ask")))
        if not name:
            return
        screen = Screen(self.size.width - 8, None, self.depth)
        try:
            lines = self.sitting.teller.closely(self.view, self.choices or Choices("", {}), name, screen)
        except KeyError:
            lines = []
        if not lines:
            self.notify(
                self.sitting.told(Refused("look-unknown", text=quote(name))), severity="warning", markup=False
            )
            return
        self._page(lines)

    @work
    async def _list(self) -> None:
        """All that can be done, to choose from."""
        asked = self._check_asked()
        number = await self.push_screen_wait(Listed(self._listed(lambda move: True), self.say("filter")))
        if number is not None and self.choices is asked:
            self.choose_number(number)

    def _run_on(self) -> None:
        """Bots among themselves play to the end."""
        self._is_running = not self.sitting.people
        if self._is_running and self._waits_for is not None and not self.sitting.course.is_over:
            self.action_enter()

    def action_zoom(self, step: int) -> None:
        """A larger or smaller drawing."""
        self._zoom = min(max((self._zoom or 2) + step, 1), LARGEST)
        self._show_table()

    def action_light(self) -> None:
        """Light or dark."""
        self.theme = "textual-dark" if self.theme == "textual-light" else "textual-light"

    # Saving and leaving

    async def _is_yes(self, question: str) -> bool:
        answers = YesNo(question, self.sitting.answers("yes"), self.sitting.answers("no"))
        answer: bool | None = await self.push_screen_wait(answers)
        return bool(answer)

    @work
    async def _save(self) -> None:
        name = await self.push_screen_wait(Line(self.say("save-ask"), str(self.sitting.fresh_path())))
        if name:
            await self._save_as(name)

    async def _save_as(self, name: str) -> list[str]:
        """Save to a file, if that can be done; what is told of it. One that exists is asked about."""
        path = Path(name).expanduser()
        try:
            if path.is_file() and not await self._is_yes(self.say("save-replace", file=quote(path))):
                return []
            told = self.sitting.save_to(path)
        except Refused as error:
            self.notify(self.sitting.told(error), severity="error", markup=False)
            return []
        self.story.tell(told)
        self.notify(told[0], markup=False)
        return told

    @work
    async def _quit(self) -> None:
        """Leave, if that is meant, and not without an offer to save."""
        self._is_leaving = True
        told: list[str] = []
        try:
            if not self.sitting.course.is_over and not await self._is_yes(self.say("quit-sure")):
                return
            while self.sitting.has_unsaved:
                path = self.sitting.fresh_path()
                name = await self.push_screen_wait(Line(self.say("quit-save", file=str(path)).strip()))
                if name is None:
                    return
                if name == "-":
                    break
                told = await self._save_as(name or str(path))
            self.last_words = [*told, self.say("seed-was", seed=self.sitting.seed)]
            self.exit()
        finally:
            self._is_leaving = False

    def action_interrupt(self) -> None:
        """Ctrl-C asks as quit does; pressed again it saves and leaves."""
        if self._is_leaving:
            self.action_end()
            return
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self._quit()

    def action_end(self) -> None:
        """The terminal closes, or whoever plays is in haste: the game is saved, and where is told."""
        self.last_words = self.sitting.last_words()
        self.exit()

    def action_quit(self) -> None:  # type: ignore[override]  # nobody has to wait for the answer
        """Leaving is asked first, whoever asks for it."""
        self.action_command("quit")

    def on_app_focus(self, _: events.AppFocus) -> None:
        """After a while in the background the table is drawn anew."""
        self._show_table()
