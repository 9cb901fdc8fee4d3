"""A sitting: people around one keyboard, and bots. What happens in it, however it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.bots import lineup
from ludotheque.bots.advice import advised
from ludotheque.bots.search import Thought, strongest
from ludotheque.cli.terminal import rulesheet
from ludotheque.engine.contract import SPECTATOR, Move, Seat, State, View
from ludotheque.engine.course import Course, turn_back
from ludotheque.engine.files import fresh_path, save
from ludotheque.engine.match import Match, Played
from ludotheque.engine.option_words import unusual
from ludotheque.engine.records import practised, record_json, record_of
from ludotheque.engine.speech import several, told_winners
from ludotheque.engine.teller import Choices, Teller, scene_of
from ludotheque.engine.words import Refused, quote, say, say_number

COMMANDS = (
    *("help", "list", "look", "hint", "pass", "undo", "table", "scores"),
    *("unseen", "lens", "rules", "save", "quit", "run"),
)


@dataclass(frozen=True)
class Seated:
    """Who sits in a seat: a person, or a bot of some kind."""

    name: str
    bot: lineup.Bot | None = None
    kind: str | None = None


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
        is_practice: bool = False,
    ) -> None:
        self.course = Course(match)
        self.game = match.game
        self.seated = seated
        self.names = [one.name for one in seated]
        self.people = {Seat(seat) for seat, one in enumerate(seated) if one.bot is None}
        self.seed = seed
        self.language = language
        self.thinking = thinking  # seconds
        self.is_practice = is_practice  # moves can be taken back past draws
        self.takebacks = 0
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
        if self.is_practice:
            chosen.append(self.say("opening-practice"))
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
        match, winners = self.match, self.match.winners()
        if self.game.is_timed and len(winners) > 1:
            sides = self.game.sides(match.options)
            if len({sides[seat] for seat in winners}) == 1:
                names = several((self.names[seat] for seat in winners), self.language)
                return self.say("winners-team", names=names)
        goal = self.game.goal(match.options, match.seats)
        return told_winners(self.names, winners, match.scores(), goal, self.language)

    # Commands

    def help(self) -> list[str]:
        """What can be typed in this game, and each command."""
        return [
            *self.say(f"help-game-{self.game.name}").splitlines(),
            *map(self.explained, self.commands),
        ]

    def explained(self, command: str) -> str:
        """A command, and what it does here."""
        is_free = command == "undo" and self.is_practice
        return self.say("help-undo-practice" if is_free else f"help-{command}")

    def advise(self) -> Thought | None:
        """What the strongest bot thinks of the moves, from what the seat may know; None: there are none.

        Nobody is advised to give up.
        """
        seat = self.course.seat
        legal = [move for move in self.course.legal() if move != self.game.resign_move]
        if not legal:
            return None
        return strongest(self.game, 0).think(self.match.view(seat), legal, seconds=self.thinking)

    def told_advice(self, thought: Thought | None, choices: Choices | None) -> list[str]:
        """The best moves and what they do, with the numbers of the moves where they stand under some."""
        if thought is None:
            return [self.say("hint-pass")]
        seat = self.course.seat
        view = self.match.view(seat)
        lines = [self.say("hint", name=self.names[seat], tries=thought.simulations)]
        for one in advised(self.game, view, thought, self.names, self.language):
            share = say_number(one.odds, self.language, style="percent")
            words = self.teller.words_of(view, one.move)
            if choices is None:
                lines.append(self.say("hint-aimed", odds=share, words=words))
            else:
                number = choices.number_of(one.move)
                lines.append(self.say("hint-move", odds=share, number=number, words=words))
            reasons = (self.say("hint-equal"), *one.why) if one.is_equal else one.why
            lines += [f"     {reason}" for reason in reasons]
        return lines

    def undo(self) -> str:
        """Back to the last decision of a person, and what bots did after it; what was taken back.

        Where people practise, and others have decided since, the whole turn that it ended.
        """
        seats = self.course.seats
        count = turn_back(seats, self.people) if self.is_practice else self._since_a_person()
        if count == 0 or (self.has_curtain and seats[-count] not in self.match.to_move()):
            raise Refused("undo-nothing")  # what somebody else decided may be their secret
        is_shown = self.course.is_over and not self.game.is_open
        if not self.is_practice and (is_shown or not self.course.may_undo(count)):
            raise Refused("undo-past-draw")
        seat, move = self.course.undo(count)
        self.takebacks += 1
        text = self.say("pass-word") if move is None else self.game.move_text(self.match.box, move)
        return self.say("undone", name=self.names[seat], move=text)

    def _since_a_person(self) -> int:
        """How many decisions there were since the last one of a person, with that one; 0: there is none."""
        seats = self.course.seats[::-1]
        return next((place for place, seat in enumerate(seats, 1) if seat in self.people), 0)

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
        about: dict[str, Any] = {"seed": self.seed, "bots": [one.kind for one in self.seated]}
        if self.is_practice:
            about |= practised(self.takebacks)
        record = record_of(self.match, self.names, about)
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
