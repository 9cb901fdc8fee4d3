"""A game typed line by line: people type, bots decide, everything that happens is told."""

import re
import sys
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludotheque.bots.lens import Lens
from ludotheque.cli.terminal.screen import forget, hang_ups_end_input, screen_now, undisturbed, unheard
from ludotheque.cli.terminal.sitting import Sitting
from ludotheque.engine.canvas import Style, beside, paint, width_of
from ludotheque.engine.contract import SPECTATOR, Move, Seat, View
from ludotheque.engine.teller import Choices, Screen
from ludotheque.engine.words import Refused, quote, say

NARROWEST_LIST = 46  # columns that a list beside the table needs
SPARE_ROWS = 6  # of the screen, beside table and list
_BEFORE_NUMBER = re.compile(r"(?<=[^\W\d]) (?=\d)")  # a number stays with the word before it
_UNBROKEN = "\ue000"  # a blank at which no line ends, while lines are cut


class Leave(Exception):
    """Whoever plays leaves the table."""


class Session:
    """A sitting in lines, from the first draw to leaving the table."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        self.sitting = sitting
        self.course = sitting.course
        self.game = sitting.game
        self.people = sitting.people
        self.teller = sitting.teller
        self.screen = screen
        self._told: list[str] = []  # what was told last
        self._has_told_table = False
        self._is_running = False  # bots among themselves, to the end
        self._watched: Seat | None = None  # whose turn was shown last, of bots among themselves
        self._words = {
            word: command
            for command in sitting.commands
            for tongue in (sitting.language, "en")  # the English words are understood everywhere
            for word in say(f"command-{command}", tongue).split()
        }

    # Words out and in

    def say(self, key: str, **args: Any) -> str:
        """The message `key` in the session's language."""
        return self.sitting.say(key, **args)

    def tell(self, *lines: str) -> None:
        """Lines of words, wrapped where somebody looks at a screen."""
        for line in lines:
            self.show(self._wrapped(line, self.screen.columns))

    def show(self, lines: Sequence[str]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            print(line, flush=True)

    def _wrapped(self, line: str, columns: int, indent: str = "") -> list[str]:
        if self.screen.is_plain or width_of([line]) < columns:
            return [line]
        parts = textwrap.wrap(
            _BEFORE_NUMBER.sub(_UNBROKEN, line),
            max(columns - 1, 20),
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,
        )
        return [part.replace(_UNBROKEN, " ") for part in parts]

    def _bold(self, text: str) -> str:
        return paint(text, self.screen.depth, Style(is_bold=True))

    def read(self, prompt: str) -> str:
        """What somebody types, its blanks tidied. EOFError when nobody is there any more."""
        sys.stdout.flush()
        text = input(prompt)
        if not sys.stdin.isatty():
            print("".join(filter(str.isprintable, text)), flush=True)  # no terminal has echoed it
        return " ".join(text.split())

    def is_yes(self, question: str) -> bool:
        """Ask until it is yes or no."""
        yes, no = self.sitting.answers("yes"), self.sitting.answers("no")
        while (answer := self.read(f"{question} ").casefold()) not in (*yes, *no):
            self.tell(self.say("answer-yes-or-no", yes=yes[0], no=no[0]))
        return answer in yes

    # The course of a session

    def run(self) -> None:
        """Play until the game is over or everybody leaves; a game is never lost without a word."""
        with hang_ups_end_input():
            try:
                self._open()
                while True:
                    self._go_on()
            except Leave:
                self.tell(self.say("seed-was", seed=self.sitting.seed))
            except EOFError:
                try:
                    self._leave_in_haste()
                except EOFError:  # a terminal that closes says so twice: by a signal too
                    self._leave_in_haste()
            except Exception:  # the reader of our output has gone, or a fault of ours
                told = self.sitting.save_in_haste()
                with suppress(OSError):
                    self.tell(*told)
                raise

    def _go_on(self) -> None:
        """The next decision. Ctrl-C asks whether to leave; pressed again, it ends the input."""
        try:
            if self.course.is_over:
                self._finish()
            else:
                self._decide(self.course.seat)
        except KeyboardInterrupt:
            print()
            try:
                self._quit()
            except KeyboardInterrupt:
                raise EOFError from None

    def _open(self) -> None:
        """Who plays what, and the first tiles."""
        self.tell(*self.sitting.opening(), self.say("opening-help"), "")
        self._tell_story(self.sitting.first_story())

    def _decide(self, seat: Seat) -> None:
        bot = self.sitting.seated[seat].bot
        if bot is None:
            self._ask(seat)
            return
        if not self.people and not self._is_running and sys.stdin.isatty():
            self._watch(seat)
        move = self.sitting.decided(seat, bot)
        if move is None:
            self._pass(seat)
        else:
            self._play(seat, move)

    def _play(self, seat: Seat, move: Move) -> None:
        with undisturbed():
            self._tell_story(self.sitting.play(seat, move))

    def _pass(self, seat: Seat) -> None:
        """The turn passes; Refused if it may not."""
        with undisturbed():
            self._tell_story(self.sitting.skip(seat))

    def _tell_story(self, story: list[str]) -> None:
        """What has just happened."""
        self._told = story
        self.tell(*story)

    def _draw_curtain(self) -> None:
        """Nothing of a hand stays on the screen; what happened in the open is told to all."""
        told = self.sitting.draw_curtain()
        self._has_told_table = False
        forget()
        self.tell(*told)

    def _pass_on(self, seat: Seat) -> None:
        """The next person takes the keyboard; only then is their hand shown."""
        if self.sitting.looking != SPECTATOR:
            self._draw_curtain()
        while text := self.read(self.say("curtain", name=self.sitting.names[seat])):
            if not self._obey(text, None):
                self.tell(self.say("not-a-command", text=quote(text)))
        self.sitting.take_keyboard(seat)

    def _watch(self, seat: Seat) -> None:
        """Bots among themselves: the table at each turn; Enter goes on to the next move."""
        if seat != self._watched:
            self._watched = seat
            self._show_table(None)
        while text := self.read(self.say("prompt-watch")):
            if not self._obey(text, None):
                self.tell(self.say("not-a-command", text=quote(text)))
            if self._is_running:
                return

    def _finish(self) -> None:
        """Who won and for what; then a last word, if somebody is there to say it."""
        if self.sitting.needs_curtain(SPECTATOR):
            self._draw_curtain()
        self.tell("")
        self._show_table(None)
        scores = self.teller.scores(self.sitting.match.view(SPECTATOR))
        self.tell(*(line for line in scores if line not in self._told))
        self.tell(self._bold(self.sitting.told_winners()))
        if not self.people and not sys.stdin.isatty():
            raise Leave
        while self.course.is_over:
            text = self._last_word()
            if not text:
                raise Leave
            if not self._obey(text, None):
                self.tell(self.say("not-a-command", text=quote(text)))

    def _last_word(self) -> str:
        """What is typed once all is over; the end of input says nothing more."""
        try:
            return self.read(self.say("prompt-over"))
        except EOFError:
            print()
            return ""

    # A person decides

    def _ask(self, seat: Seat) -> None:
        if self.sitting.needs_curtain(seat):
            self._pass_on(seat)
        choices = self.sitting.choices()
        self._show_choices(self.sitting.match.view(seat), choices)
        decided = self.course.seats
        while self.course.seats == decided:
            self.tell(self._bold(self.sitting.question(choices)))
            text = self.read(self.say("prompt", name=self.sitting.names[seat]))
            try:
                self._take(seat, choices, text)
            except Refused as error:
                self.tell(self.sitting.told(error))

    def _take(self, seat: Seat, choices: Choices, text: str) -> None:
        """One line from a person: a number, a cell, a move written out, a command, or what to look at.

        0 is the move that does nothing, as in every game: where the turn may pass, it does.
        """
        if text == "0" and self.course.may_pass():
            self._pass(seat)
        elif text.isascii() and text.isdigit():
            self._play_if_meant(seat, self._numbered(choices, text))
        elif (cell := self._cell(choices, text)) is not None:
            self._show_cell(choices, cell)
        elif (move := self._written(text)) is not None:
            self._play_if_meant(seat, move)
        elif text and not self._obey(text, choices):
            lines = self._closely(choices, text)
            if not lines:
                raise Refused("not-understood", text=quote(text))
            self.tell(*lines)

    def _play_if_meant(self, seat: Seat, move: Move) -> None:
        """Nobody gives up by a slip of the finger."""
        if move != self.game.resign_move or self.is_yes(self.say("resign-sure")):
            self._play(seat, move)

    def _numbered(self, choices: Choices, text: str) -> Move:
        move = choices.moves.get(int(text)) if len(text) < 9 else None
        if not choices.moves:
            raise Refused("nothing-to-decide")
        if move is None:
            first, last = min(choices.moves), max(choices.moves)
            raise Refused("number-unknown", number=quote(text), first=first, last=last)
        return move

    def _written(self, text: str) -> Move | None:
        """The move that is written out, in small letters or large; None if it is no move."""
        verb, _, name = text.partition(" ")
        for said in dict.fromkeys((text, text.lower(), f"{verb.lower()} {name.upper()}")):
            try:
                return self.game.move_code(self.sitting.match.box, said)
            except Refused as error:
                if error.key != "move-unknown":
                    raise
        return None

    @staticmethod
    def _cell(choices: Choices, text: str) -> str | None:
        """The cell that is meant by `0,-1`, or by its range of numbers as the table shows it."""
        first, _, last = text.replace("–", "-").partition("-")
        for cell, numbers in choices.groups.items():
            if text == cell or (first, last) == (str(numbers[0]), str(numbers[-1])):
                return cell
        return None

    # What a person sees

    def _look(self) -> Screen:
        """The screen as it is now: a terminal may have been resized."""
        now = screen_now(self.screen.is_plain)
        self.screen = replace(self.screen, columns=now.columns, rows=now.rows)
        return self.screen

    def _show_choices(self, view: View, choices: Choices) -> None:
        screen = self._look()
        self.tell("")
        offer, listing = self.teller.offer(view, screen), self.teller.listing(view, choices)
        if screen.is_plain:
            if not self._has_told_table:
                self._show_table(choices)
            self.tell(*offer, *listing)
            if choices.groups:
                self.tell(self._list_hidden(choices))
            return
        table = self.teller.table(view, choices, screen)
        first = len(listing) - len(choices.groups)  # from there on a line a cell
        self.show(self._with_list(table, listing[first:], choices) if choices.groups else table)
        self.tell(*offer, *listing[:first])

    def _with_list(self, table: list[str], cells: list[str], choices: Choices) -> list[str]:
        """The list beside the table, or below it; where neither has room, it waits to be asked for."""
        rows = self.screen.rows
        room = self.screen.columns - width_of(table) - 3
        aside = [part for line in cells for part in self._wrapped(line, room, "    ")]
        if room >= NARROWEST_LIST and len(aside) <= max(len(table), (rows or 0) - SPARE_ROWS):
            return beside(table, aside, 3)
        below = [part for line in cells for part in self._wrapped(line, self.screen.columns, "    ")]
        if rows is None or len(table) + len(below) <= rows - SPARE_ROWS:
            return table + below
        return [*table, *self._wrapped(self._list_hidden(choices), self.screen.columns)]

    def _list_hidden(self, choices: Choices) -> str:
        cell, numbers = next(iter(choices.groups.items()))
        return self.say("list-hidden", cell=cell, first=numbers[0], last=numbers[-1])

    def _show_table(self, choices: Choices | None) -> None:
        self._has_told_table = True
        view = self.sitting.view
        self.show(self.teller.table(view, choices, self._look()))

    def _show_cell(self, choices: Choices, cell: str) -> None:
        self.show(self._closely(choices, cell))

    def _closely(self, choices: Choices | None, name: str) -> list[str]:
        """What bears this name, closely; nothing if there is no such thing."""
        view = self.sitting.view
        try:
            return self.teller.closely(view, choices or Choices("", {}), name, self._look())
        except KeyError:
            return []

    # Commands

    def _obey(self, text: str, choices: Choices | None) -> bool:
        """Do what a command says; False if it is none."""
        word, _, rest = text.partition(" ")
        command = self._words.get(word.casefold())
        if command is None:
            return False
        try:
            self._do(command, rest, choices)
        except Refused as error:
            self.tell(self.sitting.told(error))
        return True

    def _do(self, command: str, rest: str, choices: Choices | None) -> None:
        view = self.sitting.view
        if command == "help":
            self._help()
        elif command == "list":
            self._list(rest, choices)
        elif command == "look":
            self._look_at(rest, choices)
        elif command == "hint":
            self._hint(choices)
        elif command == "pass":
            self._let_pass(choices)
        elif command == "undo":
            self.tell(self.sitting.undo())
        elif command == "table":
            self._table(rest, choices)
        elif command == "scores":
            self.tell(*self.teller.scores(view))
        elif command == "unseen":
            self.tell(*self.teller.unseen(view))
        elif command == "lens":
            self._show_lens(view)
        elif command == "rules":
            self._rules(rest)
        elif command == "save":
            self._save(rest)
        elif command == "quit":
            self._quit()
        else:
            self._is_running = not self.people

    def _help(self) -> None:
        self.tell(self.say("help-number"), *self.sitting.help())

    def _look_at(self, name: str, choices: Choices | None) -> None:
        lines = self._closely(choices, name)
        if not lines:
            raise Refused("look-unknown", text=quote(name))
        self.tell(*lines)

    def _list(self, rest: str, choices: Choices | None) -> None:
        """All choices, or those on the cell of one."""
        if choices is None:
            raise Refused("nothing-to-decide")
        if not rest:
            self._list_all(choices)
            return
        for cell, numbers in choices.groups.items():
            if rest == cell or rest in map(str, numbers):
                self._show_cell(choices, cell)
                return
        raise Refused("list-unknown", text=quote(rest))

    def _list_all(self, choices: Choices) -> None:
        """All choices in words: cell by cell, or one a line."""
        view = self.sitting.match.view(self.course.seat)
        if choices.groups:
            lines = self.teller.listing(view, choices)
        else:
            lines = [
                self.say("choice", number=number, words=self.teller.words_of(view, move))
                for number, move in choices.moves.items()
            ]
        columns = self._look().columns
        self._page([part for line in lines for part in self._wrapped(line, columns, "    ")])
        for cell in choices.groups if self.screen.is_plain else ():
            self._show_cell(choices, cell)

    def _hint(self, choices: Choices | None) -> None:
        """The best moves and their odds."""
        if choices is None:
            raise Refused("nothing-to-decide")
        self.tell(*self.sitting.told_advice(self.sitting.advise(), choices))

    def _let_pass(self, choices: Choices | None) -> None:
        if choices is None:
            raise Refused("nothing-to-decide")
        self._pass(self.course.seat)

    def _table(self, rest: str, choices: Choices | None) -> None:
        """The table again; a number chooses its scale, 0 the one that fits."""
        if rest and rest not in ("0", "1", "2", "3", "4"):
            raise Refused("scale-unknown", scale=quote(rest))
        if rest:
            self.screen = replace(self.screen, zoom=int(rest) or None)
        self._show_table(choices)
        self.tell(*self.teller.offer(self.sitting.view, self.screen))

    def _show_lens(self, view: View) -> None:
        """What chance may do to the table, drawn on it or told."""
        lens: Lens = self.game.part("lens")
        drawing, words = lens.told(view, self.teller, self._look())
        self.show(drawing)
        self.tell(*words)

    def _rules(self, asked: str) -> None:
        """The ruling sheet, a screenful at a time."""
        lines = [self.say("rules-how")] if not asked else []
        for text in self.sitting.rules(asked):
            lines += self._wrapped(text, self._look().columns, "    ")
        self._page(lines)

    def _page(self, lines: Sequence[str]) -> None:
        """A screenful at a time, if there is a screen."""
        is_screen = self.screen.rows is not None and sys.stdin.isatty()
        size = max((self.screen.rows or 0) - 2, 5) if is_screen else len(lines)
        for first in range(0, len(lines), size):
            if first and self.read(self.say("prompt-more")):
                return
            self.show(lines[first : first + size])

    # Saving and leaving

    def _save(self, name: str) -> None:
        """Save to a file; an existing one is replaced only if that is wanted."""
        if not name:
            raise Refused("save-where")
        path = Path(name).expanduser()
        if path.is_file() and not self.is_yes(self.say("save-replace", file=quote(path))):
            return
        self.tell(*self.sitting.save_to(path))

    def _quit(self) -> None:
        """Leave, if that is meant, and not without an offer to save."""
        if not self.course.is_over and not self.is_yes(self.say("quit-sure")):
            return
        while self.sitting.has_unsaved:
            path = self.sitting.fresh_path()
            name = self.read(self.say("quit-save", file=str(path)))
            if name == "-":
                break
            try:
                self._save(name or str(path))
            except Refused as error:
                self.tell(self.sitting.told(error))
        raise Leave

    def _leave_in_haste(self) -> None:
        """Nobody can be asked any more: save, and say where."""
        with unheard():
            with suppress(OSError):  # the terminal may be gone
                print()
            told = self.sitting.last_words()
            with suppress(OSError):
                self.show(told)
