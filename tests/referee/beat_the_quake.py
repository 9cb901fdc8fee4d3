"""A plain referee of Beat the Quake, written from the ruling sheet alone.

It shares no line with the rules engine: where the two disagree, one of them has misread the
sheet. Clarity over speed. The course of a game is one generator, read from top to bottom like
the sheet: it yields a question (who is asked, and the legal moves) and is sent the answer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any

from .seismic import number_below, sealed_seed, shuffle, words

Edition = Sequence[tuple[str, int, int]]
"""The objects in edition order: id, VP, VD."""
Question = tuple[int, list[str]]
"""The seat that is asked, and its legal moves sorted as text."""
Course = Generator[Question, str, None]

# BQ-1.1
QUAKES = ("yellow-1", "yellow-2", "orange-1", "orange-2", "red-1", "red-2")
SEATS = range(2, 6)

# BQ-6.1 What a quake adds to the damage, by colour.
ADDED = {"yellow": 0, "orange": 1, "red": 2}


class Referee:
    """One game of Beat the Quake, from the first cards to the score."""

    def __init__(
        self,
        seats: int,
        edition: Edition,
        pile: Sequence[str],
        first: int = 0,
        advanced: bool = False,
        together: bool = False,
    ) -> None:
        """BQ-2 Lay out the pile and go on to the first decision."""
        check_setup(seats, edition, pile, first)
        self.seats = seats
        self.vp = {card: vp for card, vp, _ in edition}
        self.vd = {card: vd for card, _, vd in edition}
        self.advanced = advanced
        self.together = together
        self.pile = list(pile)
        self.seat = first
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.face_up: list[list[str]] = [[] for _ in range(seats)]
        self.used_by_others: list[list[str]] = [[] for _ in range(seats)]
        self.neutralised = [0] * seats
        self.gone: list[str] = []
        """What is out of play: quakes, own used cards, discards."""
        self.met = 0
        self.damage: int | None = None
        self.fatal = False
        self._course = self._whole_game()
        self._question: Question | None = next(self._course, None)

    # What the table may ask

    @property
    def finished(self) -> bool:
        """BQ-4.6, BQ-5.1 Say whether the game is over."""
        return self._question is None

    def to_move(self) -> list[int]:
        """Give the seat that is asked for a move; none when the game is over."""
        return [] if self._question is None else [self._question[0]]

    def legal(self) -> list[str]:
        """Give every legal move, sorted as text."""
        return [] if self._question is None else list(self._question[1])

    def play(self, move: str) -> None:
        """Play a move and go on to the next decision."""
        if self._question is None:
            raise ValueError(f"cannot play {move!r}: the game is over (BQ-5.1)")
        seat, moves = self._question
        if move not in moves:
            kinds = " or ".join(sorted({legal.split()[0] for legal in moves}))
            raise ValueError(f"seat {seat} cannot play {move!r}: not a legal {kinds} here")
        try:
            self._question = self._course.send(move)
        except StopIteration:
            self._question = None

    def state(self) -> dict[str, Any]:
        """Give everything on the table, in the hands and in the pile, as records.md writes it.

        Ruling: it names no order for the cards of a seat; they are sorted as text.
        """
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "face_up": [sorted(cards) for cards in self.face_up],
            "used_by_others": [sorted(cards) for cards in self.used_by_others],
            "neutralised": list(self.neutralised),
            "pile": len(self.pile),
            "damage": self.damage,
            "fatal": self.fatal,
        }

    # The course of a game

    def _whole_game(self) -> Course:
        """BQ-2.2, BQ-3, BQ-5.1 Turn after turn until the sixth quake is met, or the pile is empty."""
        self._draw_first_cards()
        while self.pile:
            yield from self._turn()
            if self.fatal or self.met == len(QUAKES):
                return
            self.seat = (self.seat + 1) % self.seats

    def _draw_first_cards(self) -> None:
        """BQ-2.2 One card each, seat 0 first; a quake is discarded without effect and replaced.

        Ruling: such a quake was not met, so it does not count towards the sixth of BQ-5.1; whoever finds
        the pile empty gets no card.
        """
        for hand in self.hands:
            while self.pile and not hand:
                card = self.pile.pop(0)
                (self.gone if card in QUAKES else hand).append(card)

    def _turn(self) -> Course:
        """BQ-3 One card, and perhaps a second; a quake ends the turn."""
        object_drawn = yield from self._draw()
        if object_drawn and self.pile:
            move = yield self.seat, ["draw", "stop"]
            if move == "draw":
                yield from self._draw()

    def _draw(self) -> Generator[Question, str, bool]:
        """BQ-3.1, BQ-3.3 Draw the top card; say whether it was an object."""
        card = self.pile.pop(0)
        if card in QUAKES:
            yield from self._quake(card)
            return False
        hand = self.hands[self.seat]
        hand.append(card)
        move = yield self.seat, ["keep", *sorted(f"show {held}" for held in hand)]
        if move != "keep":
            shown = move.removeprefix("show ")
            hand.remove(shown)
            self.face_up[self.seat].append(shown)
        return True

    # A quake

    def _quake(self, quake: str) -> Course:
        """BQ-4, BQ-6.2 The damage is announced; then the discards, then the defence."""
        self.damage = sum(self.vd[card] for card in self.hands[self.seat])
        if self.advanced:
            colour = quake.partition("-")[0]
            self.damage += ADDED[colour]
            yield from self._discards(colour)
        yield from self._defence(self.damage)
        self.gone.append(quake)
        if not self.fatal:
            self.met += 1
            self.damage = None

    def _discards(self, colour: str) -> Course:
        """BQ-6.1, BQ-6.2 Orange takes a common object of everybody, red a card of every hand."""
        if colour == "yellow":
            return
        losing = self.face_up if colour == "orange" else self.hands
        for seat in [(self.seat + n) % self.seats for n in range(self.seats)]:
            cards = losing[seat]
            if cards:
                move = yield seat, sorted(f"discard {card}" for card in cards)
                cards.remove(move.removeprefix("discard "))
                self.gone.append(move.removeprefix("discard "))

    def _defence(self, damage: int) -> Course:
        """BQ-4.2 to BQ-4.6 Own common objects if they reach the damage, else those of anybody."""
        own = self.face_up[self.seat]
        alone = bool(own) and self._sum_of_vp(own) >= damage
        usable = list(own) if alone else [card for cards in self.face_up for card in cards]
        if not usable or self._sum_of_vp(usable) < damage:
            self.fatal = True
            return
        reached = 0
        is_met = False
        while not is_met:
            choices = [card for card in usable if reached + self._at_most(card, usable) >= damage]
            move = yield self.seat, sorted(f"use {card}" for card in choices)
            used = move.removeprefix("use ")
            self._use(used)
            reached += self.vp[used]
            usable = self._after(used, usable)
            is_met = reached >= damage
        if alone:
            self.neutralised[self.seat] += 1

    def _sum_of_vp(self, cards: Sequence[str]) -> int:
        """BQ-4.2 What common objects reach together."""
        return sum(self.vp[card] for card in cards)

    def _after(self, used: str, usable: Sequence[str]) -> list[str]:
        """BQ-4.5 The cards still usable after one: the others, none with a greater VP."""
        return [card for card in usable if card != used and self.vp[card] <= self.vp[used]]

    def _at_most(self, card: str, usable: Sequence[str]) -> int:
        """BQ-4.5 What a card and all that is still usable after it reach."""
        return self.vp[card] + self._sum_of_vp(self._after(card, usable))

    def _use(self, card: str) -> None:
        """BQ-4.2, BQ-4.3 Another's card stays with its owner, face down; an own one counts no more."""
        owner = next(seat for seat in range(self.seats) if card in self.face_up[seat])
        self.face_up[owner].remove(card)
        if owner == self.seat:
            self.gone.append(card)
        else:
            self.used_by_others[owner].append(card)

    # The score

    def score(self, seat: int) -> int:
        """BQ-5.2 The hand, twice what others used, 1 a common object left, 3 a quake met alone."""
        return (
            self._sum_of_vp(self.hands[seat])
            + 2 * self._sum_of_vp(self.used_by_others[seat])
            + len(self.face_up[seat])
            + 3 * self.neutralised[seat]
        )

    def scores(self) -> list[int]:
        """BQ-4.6, BQ-5.2 What each seat has; no points after a fatal quake."""
        return [0 if self.fatal else self.score(seat) for seat in range(self.seats)]

    def goal(self) -> int:
        """BQ-9.3 What a table that plays together has to reach, counted in twentieths of a point."""
        protection = self._sum_of_vp(list(self.vp))
        parts = 19 * len(self.vp) + 5 * protection
        parts += -160 if self.advanced else protection * self.seats
        return parts // 20

    def winners(self) -> list[int]:
        """BQ-4.6, BQ-5.3, BQ-9.2 Most points, quakes met alone, common objects left; or all; or nobody."""
        if self.fatal:
            return []
        if self.together:
            is_won = self.finished and sum(self.scores()) >= self.goal()
            return list(range(self.seats)) if is_won else []
        ranks = [
            (self.score(seat), self.neutralised[seat], len(self.face_up[seat])) for seat in range(self.seats)
        ]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]


def check_setup(seats: int, edition: Edition, pile: Sequence[str], first: int) -> None:
    """Object to a game that cannot be set up."""
    if seats not in SEATS:
        raise ValueError(f"{seats} seats: 2 to 5 can play (BQ-1.1)")
    cards = [card for card, _, _ in edition] + list(QUAKES)
    if twice := sorted(card for card, count in Counter(cards).items() if count > 1):
        raise ValueError(f"twice in the edition: {twice} (BQ-1.3)")
    if strange := sorted(set(pile) - set(cards)):
        raise ValueError(f"unknown cards in the pile: {strange} (BQ-1.3)")
    if twice := sorted(card for card, count in Counter(pile).items() if count > 1):
        raise ValueError(f"twice in the pile: {twice} (BQ-1.1)")
    if first not in range(seats):
        raise ValueError(f"no seat {first} to go first (BQ-2.2)")


# The shuffle


def shuffle_setup(seed: str, seats: int, edition: Edition) -> tuple[list[str], int]:
    """BQ-2.1, BQ-2.2 The draw pile and the first seat that follow from a seed."""
    stream = words(seed)
    objects = [card for card, _, _ in edition]
    shuffle(objects, stream)
    safe, others = objects[: 3 * seats], objects[3 * seats :]
    rest = others + list(QUAKES)
    shuffle(rest, stream)
    return safe + rest, number_below(seats, stream)


# Records


def dealt(record: dict[str, Any], edition: Edition) -> tuple[list[str], int]:
    """Give the pile and the first seat of a record, given or from its seed."""
    setup = record["setup"]
    if "pile" in setup:
        return list(setup["pile"]), setup.get("first", 0)
    seed = setup["seed"] if "seed" in setup else sealed_seed(setup["seal"])
    pile, first = shuffle_setup(seed, len(record["players"]), edition)
    return pile, setup.get("first", first)


def set_up(record: dict[str, Any], edition: Edition) -> Referee:
    """Set up the game of a record, before its first move."""
    pile, first = dealt(record, edition)
    options = record.get("options", {})
    chosen = (options.get("advanced", False), options.get("together", False))
    return Referee(len(record["players"]), edition, pile, first, *chosen)


def report(referee: Referee) -> dict[str, Any]:
    """Say where a game stands, as `ludotheque replay --json` does."""
    return {
        "game": "beat-the-quake",
        "finished": referee.finished,
        "to_move": referee.to_move(),
        "scores": referee.scores(),
        "winners": referee.winners() if referee.finished else None,
        "state": referee.state(),
    }


def report_legal(referee: Referee) -> dict[str, Any]:
    """Say what may be played, as `ludotheque legal --json` does."""
    moves = {str(seat): referee.legal() for seat in referee.to_move()}
    return {"to_move": referee.to_move(), "moves": moves}


def replay(record: dict[str, Any], edition: Edition) -> dict[str, Any]:
    """Play a record through, check its result, and say where it stands."""
    referee = set_up(record, edition)
    for number, move in enumerate(record.get("moves", []), 1):
        try:
            referee.play(move)
        except ValueError as error:
            raise ValueError(f"move {number}: {error}") from error
    answer = report(referee)
    if "result" in record:
        if not referee.finished:
            raise ValueError("result: the game is still on")
        if record["result"] != {key: answer[key] for key in ("scores", "winners")}:
            raise ValueError("result: not what the moves lead to")
    return answer


def random_game(
    seed: int,
    seats: int,
    advanced: bool,
    edition: Edition,
    moves: int | None = None,
    pile: Sequence[str] | None = None,
    name: str = "classic",
    together: bool = False,
) -> dict[str, Any]:
    """Make a record of random legal moves, at most so many where `moves` is given.

    In some games cards are shown often, in others hardly ever: hands grow.
    """
    shuffled, first = shuffle_setup(str(seed), seats, edition)
    record: dict[str, Any] = {
        "format": "ludotheque/1",
        "game": "beat-the-quake",
        "players": ["Ada", "Bo", "Cleo", "Dov", "Eve"][:seats],
        "options": {"advanced": advanced, "edition": name, "together": together},
        "setup": {"first": first, "pile": shuffled if pile is None else list(pile)},
        "moves": [],
    }
    referee = set_up(record, edition)
    chance = random.Random(seed)
    shows = chance.choice((0.2, 0.5, 0.9))  # how often a card may be shown
    while not referee.finished and (moves is None or len(record["moves"]) < moves):
        legal = referee.legal()
        if "keep" in legal and chance.random() >= shows:
            legal = ["keep"]
        record["moves"].append(chance.choice(legal))
        referee.play(record["moves"][-1])
    if referee.finished:
        record["result"] = {"scores": referee.scores(), "winners": referee.winners()}
    return record
