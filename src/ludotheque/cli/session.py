"""A game at the terminal: people type, bots decide, everything that happens is told."""

import sys
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ludotheque.bots import lineup
from ludotheque.cli import rulesheet
from ludotheque.cli.saving import fresh_path, save
from ludotheque.cli.terminal import hang_ups_end_input, screen_now, undisturbed, unheard
from ludotheque.engine.canvas import Style, beside, paint, width_of
from ludotheque.engine.contract import SPECTATOR, Move, Seat, View
from ludotheque.engine.match import Match, Played, fresh_states
from ludotheque.engine.records import record_json, record_of
from ludotheque.engine.telling import Choices, Line, Screen
from ludotheque.engine.words import Refused, quote, say

COMMANDS = (
    *("help", "list", "hint", "undo", "table", "scores"),
    *("tiles", "rules", "save", "quit", "run"),
)
BOT_SECONDS = 1.0
NARROWEST_LIST = 46  # columns that a list beside the table needs
SPARE_ROWS = 6  # of the screen, beside table and list


class Leave(Exception):
    """Whoever plays leaves the table."""


@dataclass(frozen=True)
class Seated:
    """Who sits in a seat: a person, or a bot of some kind."""

    name: str
    bot: lineup.Bot | None = None
    kind: str | None = None


class Session:
    """One match, from the first tile to leaving the table."""

    def __init__(
        self, match: Match, seated: Sequence[Seated], seed: str, language: str, screen: Screen
    ) -> None:
        self.match = match
        self.game = match.game
        self.seated = seated
        self.names = [one.name for one in seated]
        self.people = {Seat(seat) for seat, one in enumerate(seated) if one.bot is None}
        self.seed = seed
        self.language = language
        self.screen = screen
        self.teller = match.game.teller(self.names, language, screen.is_plain)
        self._has_told_table = False
        self._is_running = False  # bots among themselves, to the end
        self._watched: Seat | None = None  # whose turn was shown last, of bots among themselves
        self._saved: list[Played] = []  # the moves that the last saved file holds
        self._words = {
            word: command
            for command in COMMANDS
            for tongue in (language, "en")  # the English words are understood everywhere
            for word in say(f"command-{command}", tongue).split()
        }

    # Words out and in

    def say(self, key: str, **args: Any) -> str:
        """The message `key` in the session's language."""
        return say(key, self.language, **args)

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
        return textwrap.wrap(
            line,
            max(columns - 1, 20),
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,
        )

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
        yes = [*self.say("answer-yes").split(), *say("answer-yes").split()]
        no = [*self.say("answer-no").split(), *say("answer-no").split()]
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
                self.tell(self.say("seed-was", seed=self.seed))
            except EOFError:
                with unheard():
                    self._leave_in_haste()
            except Exception:  # the reader of our output has gone, or a fault of ours
                self._save_in_haste()
                raise

    def _go_on(self) -> None:
        """The next decision. Ctrl-C asks whether to leave; pressed again, it ends the input."""
        try:
            if self.match.is_over:
                self._finish()
            else:
                self._decide(self.match.to_move()[0])
        except KeyboardInterrupt:
            print()
            try:
                self._quit()
            except KeyboardInterrupt:
                raise EOFError from None

    def _open(self) -> None:
        """Who plays what, and the first tiles."""
        seats = ", ".join(
            self.say("seated-bot", name=one.name) if one.bot else one.name for one in self.seated
        )
        options = self.game.options_json(self.match.options)
        chosen = [
            self.say(f"option-{key}", value=", ".join(value) if isinstance(value, list) else value)
            for key, value in options.items()
            if value
        ]
        self.tell(self.say("opening", game=self.game.name.capitalize(), seats=seats))
        self.tell(" ".join(chosen), self.say("opening-help"), "")
        self._tell_story(self.teller.story(self._view_before(), None, None, self.match.drawn))

    def _view_before(self) -> View:
        """The table before the first tile was drawn."""
        states = fresh_states(self.game, 1)
        self.game.start(self.match.box, states[0], self.match.seats, self.match.setup)
        return self.game.view(self.match.box, states[0], SPECTATOR)

    def _decide(self, seat: Seat) -> None:
        bot = self.seated[seat].bot
        if bot is None:
            self._ask(seat)
            return
        if not self.people and not self._is_running and sys.stdin.isatty():
            self._watch(seat)
        self._play(seat, bot.decide(self.match.view(seat), self.match.legal(seat), BOT_SECONDS))

    def _play(self, seat: Seat, move: Move) -> None:
        with undisturbed():
            before = self.match.view(seat)
            self.match.play(seat, move)
            self._tell_story(self.teller.story(before, seat, move, self.match.drawn))

    def _tell_story(self, lines: Sequence[Line]) -> None:
        self.tell(*(line.text for line in lines))

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
        self.tell("")
        self._show_table(None)
        self.tell(*self.teller.scores(self.match.view(SPECTATOR)))
        winners = self.match.winners()
        names = ", ".join(self.names[seat] for seat in winners)
        self.tell(self._bold(self.say("winners", count=len(winners), names=names)))
        if not self.people and not sys.stdin.isatty():
            raise Leave
        while self.match.is_over:
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
        choices = self.teller.choices(self.match.view(seat), self.match.legal(seat))
        self._show_choices(self.match.view(seat), choices)
        played = len(self.match.played)
        while len(self.match.played) == played:
            self.tell(self._bold(choices.question))
            text = self.read(self.say("prompt", name=self.names[seat]))
            try:
                self._take(seat, choices, text)
            except Refused as error:
                self.tell(error.tell(self.language, self.names))

    def _take(self, seat: Seat, choices: Choices, text: str) -> None:
        """One line from a person: a number, a cell, a command, or a move in record notation."""
        if text.isascii() and text.isdigit():
            self._play(seat, self._numbered(choices, text))
        elif (cell := self._cell(choices, text)) is not None:
            self._show_cell(choices, cell)
        elif text and not self._obey(text, choices):
            self._play(seat, self._written(text))

    def _numbered(self, choices: Choices, text: str) -> Move:
        move = choices.moves.get(int(text)) if len(text) < 9 else None
        if move is None:
            first, last = min(choices.moves), max(choices.moves)
            raise Refused("number-unknown", number=quote(text), first=first, last=last)
        return move

    def _written(self, text: str) -> Move:
        try:
            return self.game.move_code(text)
        except Refused as error:
            if error.key == "move-unknown":
                raise Refused("not-understood", text=quote(text)) from None
            raise

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
        seats = self.match.to_move()
        view = self.match.view(seats[0] if seats else SPECTATOR)
        self.show(self.teller.table(view, choices, self._look()))

    def _show_cell(self, choices: Choices, cell: str) -> None:
        view = self.match.view(self.match.to_move()[0])
        self.show(self.teller.closely(view, choices, cell, self._look()))

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
            self.tell(error.tell(self.language, self.names))
        return True

    def _do(self, command: str, rest: str, choices: Choices | None) -> None:
        view = self.match.view(SPECTATOR)
        if command == "help":
            self._help()
        elif command == "list":
            self._list(rest, choices)
        elif command == "hint":
            self._hint(choices)
        elif command == "undo":
            self._undo()
        elif command == "table":
            self._table(rest, choices)
        elif command == "scores":
            self.tell(*self.teller.scores(view))
        elif command == "tiles":
            self.tell(*self.teller.unseen(view))
        elif command == "rules":
            self._rules(rest)
        elif command == "save":
            self._save(rest)
        elif command == "quit":
            self._quit()
        else:
            self._is_running = not self.people

    def _help(self) -> None:
        for key in ("number", "cell", "notation", *COMMANDS, "sides"):
            self.tell(self.say(f"help-{key}"))

    def _list(self, rest: str, choices: Choices | None) -> None:
        """All choices, or those on the cell of one."""
        if choices is None:
            raise Refused("nothing-to-decide")
        if not rest:
            view = self.match.view(self.match.to_move()[0])
            for line in self.teller.listing(view, choices):
                self.show(self._wrapped(line, self._look().columns, "    "))
            for cell in choices.groups if self.screen.is_plain else ():
                self._show_cell(choices, cell)
            return
        for cell, numbers in choices.groups.items():
            if rest == cell or rest in map(str, numbers):
                self._show_cell(choices, cell)
                return
        raise Refused("list-unknown", text=quote(rest))

    def _hint(self, choices: Choices | None) -> None:
        """What the greedy bot would do, from what this seat may know."""
        if choices is None:
            raise Refused("nothing-to-decide")
        seat = self.match.to_move()[0]
        view, legal = self.match.view(seat), self.match.legal(seat)
        move = lineup.find("greedy", self.game, 0).decide(view, legal, BOT_SECONDS)
        words = self.teller.words_of(view, move)
        self.tell(self.say("hint", number=choices.number_of(move), words=words))

    def _undo(self) -> None:
        """Back to the last decision of a person, and what bots did after it."""
        seats = [played.seat for played in reversed(self.match.played)]
        count = next((place for place, seat in enumerate(seats, 1) if seat in self.people), 0)
        if count == 0:
            raise Refused("undo-nothing")
        if not self.match.may_undo(count):
            raise Refused("undo-past-draw")
        for _ in range(count):
            undone = self.match.undo()
        text = self.game.move_text(undone.move)
        self.tell(self.say("undone", name=self.names[undone.seat], move=text))

    def _table(self, rest: str, choices: Choices | None) -> None:
        """The table again; a number chooses its scale, 0 the one that fits."""
        if rest and rest not in ("0", "1", "2", "3", "4"):
            raise Refused("scale-unknown", scale=quote(rest))
        if rest:
            self.screen = replace(self.screen, zoom=int(rest) or None)
        self._show_table(choices)
        seats = self.match.to_move()
        view = self.match.view(seats[0] if seats else SPECTATOR)
        self.tell(*self.teller.offer(view, self.screen))

    def _rules(self, asked: str) -> None:
        """The ruling sheet: its headings, a section, a clause, or the clauses with a word."""
        clauses = rulesheet.clauses_in(rulesheet.sheet_of(self.game.name, self.language))
        found = rulesheet.look_up(clauses, asked)
        if not found:
            raise Refused("rules-unknown", text=quote(asked))
        lines = [self.say("rules-how")] if not asked else []
        for clause in found:
            text = f"{clause.number} {clause.text}"
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

    def _record(self) -> str:
        bots = [one.kind for one in self.seated]
        record = record_of(self.match, self.names, {"seed": self.seed, "bots": bots})
        return record_json(record, indent=2) + "\n"

    @property
    def _has_unsaved(self) -> bool:
        return self.match.played != self._saved

    def _save(self, name: str) -> None:
        """Save to a file; an existing one is replaced only if that is wanted."""
        if not name:
            raise Refused("save-where")
        path = Path(name).expanduser()
        if path.is_file() and not self.is_yes(self.say("save-replace", file=quote(path))):
            return
        self._save_to(path)

    def _save_to(self, path: Path) -> None:
        save(path, self._record())
        self._saved = list(self.match.played)
        self.tell(self.say("saved", file=str(path)))
        try:
            self.game.options(self.game.options_json(self.match.options))
        except Refused as error:
            self.tell(self.say("saved-but", why=error.tell(self.language)))

    def _quit(self) -> None:
        """Leave, if that is meant, and not without an offer to save."""
        if not self.match.is_over and not self.is_yes(self.say("quit-sure")):
            return
        while self._has_unsaved:
            path = fresh_path(Path(), self.game.name)
            name = self.read(self.say("quit-save", file=str(path)))
            if name == "-":
                break
            try:
                self._save(name or str(path))
            except Refused as error:
                self.tell(error.tell(self.language))
        raise Leave

    def _leave_in_haste(self) -> None:
        """Nobody can be asked any more: save, and say where."""
        with suppress(OSError):  # the terminal may be gone
            print()
        saved = self._save_in_haste()
        with suppress(OSError):
            self.tell(self.say("seed-was", seed=self.seed))
            if saved is None and self._has_unsaved:
                print(self._record())  # no folder takes it: here it is

    def _save_in_haste(self) -> Path | None:
        """Save to a new file in this folder, or where temporary files go."""
        if not self._has_unsaved:
            return None
        import tempfile

        for folder in (Path(), Path(tempfile.gettempdir())):
            path = fresh_path(folder, self.game.name)
            try:
                self._save_to(path)
            except Refused as error:
                with suppress(OSError):
                    self.tell(error.tell(self.language))
            except OSError:
                return path  # saved, but there is nobody to tell
            else:
                return path
        return None
