"""A sitting: people around one keyboard, and bots. What happens in it, however it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.bots import lineup
from ludotheque.bots.search import strongest
from ludotheque.cli.terminal import rulesheet
from ludotheque.engine.contract import SPECTATOR, Move, Seat, State, View
from ludotheque.engine.course import Course
from ludotheque.engine.files import fresh_path, save
from ludotheque.engine.match import Match, Played
from ludotheque.engine.option_words import unusual
from ludotheque.engine.records import record_json, record_of
from ludotheque.engine.teller import Choices, Teller, scene_of
from ludotheque.engine.words import Refused, quote, say, say_number

COMMANDS = (
    *("help", "list", "look", "hint", "pass", "undo", "table", "scores"),
    *("unseen", "lens", "rules", "save", "quit", "run"),
)
ADVISED = 3  # moves of a hint


@dataclass(frozen=True)
class Seated:
    """Who sits in a seat: a person, or a bot of some kind."""

    name: str
    bot: lineup.Bot | None = None
    kind: str | None = None


@dataclass(frozen=True)
class Advice:
    """The best moves for a seat, the best one first, each with its odds."""

    moves: tuple[tuple[Move, float], ...]
    tries: int


class Sitting:
    """One match, from the first draw to leaving the table.

    In an open game everybody may look at the screen. In another, one person sees what their seat may know;
    several see what all may know, and a hand only behind the curtain, its owner at the keyboard.
    """

    def __init__(
        self,
        match: Match,
        seated: Sequence[Seated],
        seed: str,
        language: str,
        thinking: float,
        is_plain: bool,
    ) -> None:
        self.course = Course(match)
        self.game = match.game
        self.seated = seated
        self.names = [one.name for one in seated]
        self.people = {Seat(seat) for seat, one in enumerate(seated) if one.bot is None}
        self.seed = seed
        self.language = language
        self.thinking = thinking  # seconds
        self.has_curtain = not self.game.is_open and len(self.people) > 1
        is_alone = not self.game.is_open and len(self.people) == 1
        self.looking: Seat = next(iter(self.people)) if is_alone else SPECTATOR  # whose view is shown
        self._open_story: list[str] = []  # what all were told since the curtain was last drawn
        self._saved: list[Played] = []  # the moves that the last saved file holds
        missing = {"pass": not self.game.is_timed, "lens": not self.game.has_part("lens")}
        self.commands = [command for command in COMMANDS if not missing.get(command)]
        self.is_plain = is_plain  # words alone
        self.teller: Teller = match.game.teller(self.names, language, is_plain)

    @property
    def match(self) -> Match:
        """The match as it is now: what is taken back may leave another one."""
        return self.course.match

    @property
    def view(self) -> View:
        """What whoever looks at the screen may know."""
        return self.match.view(self.looking)

    def say(self, key: str, **args: Any) -> str:
        """The message `key` in the language of the sitting."""
        return say(key, self.language, **args)

    def answers(self, answer: str) -> list[str]:
        """What can be typed for `yes` or `no`, in the language of the sitting and in English."""
        return [*self.say(f"answer-{answer}").split(), *say(f"answer-{answer}").split()]

    def told(self, error: Refused) -> str:
        """A refusal, in words."""
        return error.tell(self.language, self.names)

    # What happens

    def opening(self) -> list[str]:
        """Who plays what, and by which options."""
        seats = ", ".join(
            self.say("seated-bot", name=one.name) if one.bot else one.name for one in self.seated
        )
        told = [option for option in self.game.OPTIONS if not option.is_by_hand]
        given = self.game.options_json(self.match.options)
        chosen = [f"{one}." for one in unusual(self.game.name, told, given, self.language)]
        if self.game.is_timed:
            chosen.append(self.say("opening-turns"))
        lines = [self.say("opening", game=self.say(f"title-{self.game.name}"), seats=seats)]
        if any(one.bot for one in self.seated):
            lines.append(self.say("bot-fair"))
        return [*lines, " ".join(chosen)]

    def first_story(self) -> list[str]:
        """What was drawn before anybody moved."""
        return self._story_since(self.match.state_at_start(), None, None)

    def choices(self) -> Choices:
        """What the seat that decides may do."""
        seat = self.course.seat
        return self.teller.choices(self.match.view(seat), self.course.legal())

    def question(self, choices: Choices) -> str:
        """What is asked."""
        return " ".join([choices.question, *([self.say("may-pass")] if self.course.may_pass() else [])])

    def decided(self, seat: Seat, bot: lineup.Bot) -> Move | None:
        """What a bot does; None: it lets the turn pass."""
        return bot.decide(self.match.view(seat), self.course.legal(), self.thinking)

    def play(self, seat: Seat, move: Move) -> list[str]:
        """Play a move; what happened, as far as whoever looks at the screen may see it."""
        before = self.match.snapshot()
        self.course.play(seat, move)
        return self._story_since(before, seat, move)

    def skip(self, seat: Seat) -> list[str]:
        """The turn passes; Refused if it may not."""
        self.course.skip(seat)
        return [self.say("passed", name=self.names[seat])]

    def _story_since(self, before: State, seat: Seat | None, move: Move | None) -> list[str]:
        if self.has_curtain:
            self._open_story += self._story(before, seat, move, SPECTATOR)
        return self._story(before, seat, move, self.looking)

    def _story(self, before: State, seat: Seat | None, move: Move | None, looking: Seat) -> list[str]:
        match = self.match
        now = self.course.now
        scene = scene_of(self.game, match.box, before, seat, move, match.drawn, looking, now)
        return [line.text for line in self.teller.story(scene)]

    def needs_curtain(self, seat: Seat) -> bool:
        """Whether the keyboard has to be passed on before this seat decides."""
        return self.has_curtain and self.looking != seat

    def draw_curtain(self) -> list[str]:
        """Nothing of a hand may stay on the screen; what happened in the open is told to all."""
        self.looking = SPECTATOR
        return list(self._open_story)

    def take_keyboard(self, seat: Seat) -> None:
        """From here on the screen shows what this seat may know."""
        self._open_story.clear()
        self.looking = seat

    def told_winners(self) -> str:
        """Who wins: one, several that share it, or a team."""
        winners = self.match.winners()
        if not winners:
            return self.say("winners-none")
        names = ", ".join(self.names[seat] for seat in winners)
        if self.game.is_timed and len(winners) > 1:
            sides = self.game.sides(self.match.options)
            if len({sides[seat] for seat in winners}) == 1:
                return self.say("winners-team", names=names)
        return self.say("winners", count=len(winners), names=names)

    # Commands

    def help(self) -> list[str]:
        """What can be typed in this game, and each command."""
        return [
            *self.say(f"help-game-{self.game.name}").splitlines(),
            *(self.say(f"help-{command}") for command in self.commands),
        ]

    def advise(self) -> Advice:
        """The best moves and their odds, from what the seat may know. Nobody is advised to give up."""
        seat = self.course.seat
        legal = [move for move in self.course.legal() if move != self.game.resign_move]
        if not legal:
            return Advice((), 0)
        thought = strongest(self.game, 0).think(self.match.view(seat), legal, seconds=self.thinking)
        best = list(zip(thought.moves, thought.odds, strict=True))[:ADVISED]
        return Advice(tuple(best), thought.simulations)

    def told_advice(self, advice: Advice, choices: Choices | None) -> list[str]:
        """Advice in words, with the numbers of the moves where they stand under some."""
        if not advice.moves:
            return [self.say("hint-pass")]
        seat = self.course.seat
        view = self.match.view(seat)
        lines = [self.say("hint", name=self.names[seat], tries=advice.tries)]
        for move, odds in advice.moves:
            share = say_number(odds, self.language, style="percent")
            words = self.teller.words_of(view, move)
            if choices is None:
                lines.append(self.say("hint-aimed", odds=share, words=words))
            else:
                number = choices.number_of(move)
                lines.append(self.say("hint-move", odds=share, number=number, words=words))
        return lines

    def undo(self) -> str:
        """Back to the last decision of a person, and what bots did after it; what was taken back."""
        seats = self.course.seats[::-1]
        count = next((place for place, seat in enumerate(seats, 1) if seat in self.people), 0)
        if count == 0 or (self.has_curtain and seats[count - 1] not in self.match.to_move()):
            raise Refused("undo-nothing")  # what somebody else decided may be their secret
        is_shown = self.course.is_over and not self.game.is_open
        if is_shown or not self.course.may_undo(count):
            raise Refused("undo-past-draw")
        seat, move = self.course.undo(count)
        text = self.say("pass-word") if move is None else self.game.move_text(self.match.box, move)
        return self.say("undone", name=self.names[seat], move=text)

    def rules(self, asked: str) -> list[str]:
        """The ruling sheet: its headings, a section, a clause, or the clauses with a word."""
        clauses = rulesheet.clauses_in(rulesheet.sheet_of(self.game.name, self.language))
        found = rulesheet.look_up(clauses, asked)
        if not found:
            raise Refused("rules-unknown", text=quote(asked))
        return [f"{clause.number} {clause.text}" for clause in found]

    # Saving

    @property
    def has_unsaved(self) -> bool:
        """Whether something was played that no file holds."""
        return self.match.played != self._saved

    def record(self) -> str:
        """The game as a file."""
        bots = [one.kind for one in self.seated]
        record = record_of(self.match, self.names, {"seed": self.seed, "bots": bots})
        return record_json(record, indent=2) + "\n"

    def fresh_path(self) -> Path:
        """A new file in this folder."""
        return fresh_path(Path(), self.game.name)

    def save_to(self, path: Path) -> list[str]:
        """Save to a file, and say so."""
        save(path, self.record())
        self._saved = list(self.match.played)
        told = [self.say("saved", file=str(path))]
        try:
            self.game.options(self.game.options_json(self.match.options))
        except Refused as error:
            told.append(self.say("saved-but", why=error.tell(self.language)))
        return told

    def save_in_haste(self) -> list[str]:
        """Save without a question, to a new file here or where temporary files go; what is to be said."""
        import tempfile

        told: list[str] = []
        for folder in (Path(), Path(tempfile.gettempdir())):
            if not self.has_unsaved:
                break
            try:
                told += self.save_to(fresh_path(folder, self.game.name))
            except Refused as error:
                told.append(self.told(error))
        return told

    def last_words(self) -> list[str]:
        """Said to who leaves in haste: where the game is, or the game itself if no folder takes it."""
        told = [*self.save_in_haste(), self.say("seed-was", seed=self.seed)]
        return [*told, self.record()] if self.has_unsaved else told
