"""Beat the Quake told: drawn for a terminal, or in lines of words, for a screen reader and a page."""

import unicodedata
from collections.abc import Iterable, Sequence

from ludotheque.engine.canvas import Colour, Style, paint, width_of
from ludotheque.engine.contract import Move, View
from ludotheque.engine.teller import Choices, Line, Scene, Screen
from ludotheque.games.beat_the_quake.components import ORANGE, RED, Card, edition_in
from ludotheque.games.beat_the_quake.layout import NONE, OVER, QUAKES
from ludotheque.games.beat_the_quake.moves import DISCARD, KEEP, card_of
from ludotheque.games.beat_the_quake.rules import vd_of, vp_of
from ludotheque.games.beat_the_quake.shown import Help, QuakeDetails
from ludotheque.games.beat_the_quake.text import choices as choosing
from ludotheque.games.beat_the_quake.text.debrief import would_have_helped
from ludotheque.games.beat_the_quake.text.speech import Speech, cards_of
from ludotheque.games.beat_the_quake.text.standing import (
    hand_in,
    scores_in,
    tie_in,
    told_points,
    told_winners,
)
from ludotheque.games.beat_the_quake.text.story import story_of
from ludotheque.games.beat_the_quake.view import seen_cards, sum_seen

BLACK: Colour = (20, 20, 20)
FACE_UP: Colour = (178, 214, 150)
FACE_DOWN: Colour = (150, 150, 150)
TURN, INDENT = "▸ ", "    "
BREAK = "\n"  # where a list may go on in the next row
QUAKE_COLOURS: tuple[Colour, ...] = ((240, 205, 70), (240, 150, 60), (225, 90, 80))


class BeatTheQuakeTeller:
    """Tells one game to these people."""

    def __init__(self, names: Sequence[str], language: str, is_plain: bool, has_board: bool = False) -> None:
        self.speech = Speech(language, tuple(names), is_plain, has_board)

    # What happened

    def story(self, scene: Scene) -> list[Line]:
        """A move, if one was played, and what was drawn after it, as far as it is seen."""
        return story_of(self.speech, scene)

    # What can be done

    def choices(self, view: View, legal: Sequence[Move]) -> Choices:
        """The legal moves, numbered."""
        return choosing.choices_of(self.speech, view, legal)

    def listing(self, view: View, choices: Choices) -> list[str]:
        """One line each."""
        return choosing.listing(self.speech, view, choices)

    def words_of(self, view: View, move: Move) -> str:
        """One move in words."""
        return choosing.words_of(self.speech, view, move)

    def closely(self, view: View, choices: Choices, cell: str, screen: Screen) -> list[str]:
        """A card in full, by its id or its name; KeyError if there is none."""
        card = self._card_called(view, cell)
        lines = [self.speech.say("bq-card-full", card=self.speech.card(card), id=card.id, kind=card.kind)]
        if message := card.said(self.speech.language).message:
            lines.append(message)
        return lines

    def _card_called(self, view: View, text: str) -> Card:
        for card in edition_in(view.box).cards:
            if as_typed(text) in (card.id, as_typed(self.speech.title(card))):
                return card
        raise KeyError(text)

    # The table

    def table(self, view: View, choices: Choices | None, screen: Screen) -> list[str]:
        """The pile, the quakes, and what lies before each seat: drawn, or told."""
        is_over = view.record["phase"] == OVER
        lines = [*([] if is_over else [self._pile(view)]), *self._quakes(view, screen), *self._goal(view)]
        for seat in range(int(view.record["seats"])):
            if screen.is_plain:
                lines.append(self._told_seat(view, seat))
            else:
                lines += ["", *self._drawn_seat(view, seat, choices, screen)]
        return lines

    def _pile(self, view: View) -> str:
        """BQ-2.1 How many cards are left, and how many of them are quakes."""
        pile, safe = int(view.record["pile"]), int(view.record["safe"])
        quakes = min(QUAKES - int(view.record["drawn"]), pile)
        key = "bq-pile-safe" if safe and quakes else "bq-pile"
        return self.speech.say(key, pile=pile, quakes=quakes, safe=safe)

    def _quakes(self, view: View, screen: Screen) -> list[str]:
        """The quakes drawn so far, in order."""
        drawn = [place // 2 for place in view.record["order"].tolist() if place != NONE]
        if not drawn:
            return []
        words = (
            paint(self.speech.say(f"bq-colour-{colour}"), screen.depth, Style(BLACK, QUAKE_COLOURS[colour]))
            for colour in drawn
        )
        met = int(view.record["met"])
        lines = [self.speech.say("bq-quakes", met=met, all=QUAKES, quakes=", ".join(words))]
        if is_shaking(view):
            damage, reached = int(view.record["damage"]), int(view.record["reached"])
            quake = self.speech.quake(drawn[-1])
            lines.append(self.speech.say("bq-quake-now", quake=quake, damage=damage, reached=reached))
        return lines

    def _goal(self, view: View) -> list[str]:
        """BQ-9 Where all play together: how far they have come, as far as one sees it."""
        if not view.record["goal"] or view.record["is_fatal"]:
            return []
        key = "bq-together-end" if view.record["phase"] == OVER else "bq-together"
        return [self.speech.say(key, sum=sum_seen(view), goal=int(view.record["goal"]))]

    def _about_seat(self, view: View, seat: int) -> str:
        """Who it is, the size of the hand, the quakes met alone."""
        known = view.record
        words = {"name": self.speech.names[seat], "cards": int(known["hand_sizes"][seat])}
        if alone := int(known["neutralised"][seat]):
            return self.speech.say("bq-seat-alone", alone=alone, **words)
        return self.speech.say("bq-seat", **words)

    def _headed(self, view: View, seat: int) -> str:
        """Who it is, with its points as far as this view can count them."""
        key = "bq-seat-points-hidden" if hand_in(view, seat) is None else "bq-seat-points"
        return self.speech.say(key, words=self._about_seat(view, seat), points=scores_in(view)[seat])

    def _told_seat(self, view: View, seat: int) -> str:
        box, known = view.box, view.record
        parts = [self.speech.say("bq-seat-told", words=self._about_seat(view, seat))]
        if face_up := int(known["face_up"][seat]):
            parts.append(self.speech.say("bq-face-up", cards=self.speech.commons(box, face_up)))
        else:
            parts.append(self.speech.say("bq-face-up-none"))
        if used := int(known["used_by_others"][seat]):
            parts.append(self.speech.say("bq-used", cards=self.speech.commons(box, used)))
        if known["phase"] == OVER and (hand := hand_in(view, seat)):
            parts.append(self.speech.say("bq-held", cards=self.speech.cards(box, hand)))
        return " ".join(parts)

    def _drawn_seat(self, view: View, seat: int, choices: Choices | None, screen: Screen) -> list[str]:
        """A line about the seat, then its common objects: [face up], (used), with numbers to choose by."""
        box, known = view.box, view.record
        numbers = numbers_of(view, choices)
        mark = TURN if known["phase"] != OVER and seat == known["turn"] else " " * len(TURN)
        up, down = Style(BLACK, FACE_UP), Style(BLACK, FACE_DOWN)
        tokens = [
            paint(f"[{self._short(card, numbers)}]", screen.depth, up)
            for card in cards_of(box, known["face_up"][seat])
        ] + [
            paint(f"({self._short(card, {})})", screen.depth, down)
            for card in cards_of(box, known["used_by_others"][seat])
        ]
        lines = [mark + self._headed(view, seat), *in_rows(tokens, screen.columns, INDENT)]
        if known["phase"] == OVER and (hand := hand_in(view, seat)):
            held = (self._short(card, {}) for card in cards_of(box, hand))
            words = self.speech.say("bq-held-drawn", cards=f",{BREAK}".join(held))
            lines += in_rows(words.split(BREAK), screen.columns, INDENT)
        return lines

    def _short(self, card: Card, numbers: dict[str, int]) -> str:
        """`Torch 3`, or `2: Torch 3` if it is choice 2."""
        words = f"{self.speech.title(card)} {card.vp}"
        number = numbers.get(card.id)
        return words if number is None else self.speech.say("choice", number=number, words=words)

    # How it stands

    def offer(self, view: View, screen: Screen) -> list[str]:
        """The hand of the seat that looks, with its sums, and how each seat stands."""
        lines = self._hand(view) if view.record["seat"] != NONE and view.record["phase"] != OVER else []
        if not screen.is_plain:
            return ["", *lines] if lines else []  # the table has the standings drawn
        return lines + [self._standing(view, seat, points) for seat, points in enumerate(scores_in(view))]

    def _hand(self, view: View) -> list[str]:
        """BQ-4.1, BQ-6.1 One's own cards, and what a quake would do to them."""
        box, hand = view.box, int(view.record["hand"])
        name = self.speech.names[view.seat]
        if not hand:
            return [self.speech.say("bq-hand-empty", name=name)]
        vp, vd = int(vp_of(box, hand)), int(vd_of(box, hand))
        key = "bq-hand-sums-advanced" if box["advanced"] else "bq-hand-sums"
        if is_shaking(view):
            key = "bq-hand-sums-now"
        return [
            self.speech.say("bq-hand", name=name, cards=self.speech.cards(box, hand)),
            self.speech.say(key, vp=vp, vd=vd, orange=vd + ORANGE, red=vd + RED),
        ]

    def _standing(self, view: View, seat: int, points: int) -> str:
        words = {"name": self.speech.names[seat], "points": points}
        if hand_in(view, seat) is None:
            return self.speech.say("bq-standing-hidden", cards=int(view.record["hand_sizes"][seat]), **words)
        return self.speech.say("bq-standing", **words)

    def unseen(self, view: View) -> list[str]:
        """The cards that this view cannot place: in the pile, in hands of others, or discarded from them."""
        known = view.record
        cards = cards_of(view.box, int(view.box["all"]) & ~int(seen_cards(known)))
        drawn = known["order"].tolist()
        quakes = [place // 2 for place in range(QUAKES) if place not in drawn]
        lines = [
            self.speech.say("bq-unseen", objects=len(cards), quakes=len(quakes), pile=int(known["pile"]))
        ]
        for vp in sorted({card.vp for card in cards}, reverse=True):
            named = ", ".join(
                self.speech.named(
                    card, self.speech.say("bq-unseen-card", name=self.speech.title(card), vd=card.vd)
                )
                for card in cards
                if card.vp == vp
            )
            lines.append(self.speech.say("bq-unseen-vp", vp=vp, cards=named))
        if quakes:
            colours = ", ".join(
                self.speech.say("bq-unseen-colour", count=quakes.count(colour), colour=colour)
                for colour in sorted(set(quakes))
            )
            lines.append(self.speech.say("bq-unseen-quakes", quakes=colours))
        return lines

    def scores(self, view: View) -> list[str]:
        """What each seat would have if the game ended now, and for what; hidden hands are left out.

        At the end also how a tie was broken.
        """
        if view.record["is_fatal"]:
            return [self.speech.say("bq-scores-fatal"), self._helped(view)]
        lines = [told_points(self.speech, view, seat) for seat in range(int(view.record["seats"]))]
        if view.record["phase"] == OVER and (tie_in(view) or view.record["goal"]):
            key, words = told_winners(self.speech, view)
            lines.append(self.speech.say(key, **words))
        return lines

    def _helped(self, view: View) -> str:
        """BQ-4.6 What would have met a fatal quake, of the cards that stayed in hands."""
        found = would_have_helped(view)
        missing, helps = found["missing"], found["cards"]
        if not helps:
            return self.speech.say("bq-helped-none", missing=missing)
        by_id = {card.id: card for card in edition_in(view.box).cards}
        cards = self.speech.several(self._help(by_id[one["card"]], one) for one in helps)
        key = "bq-helped-together" if found["together"] else "bq-helped"
        return self.speech.say(
            key if missing else "bq-helped-nothing-shared", missing=missing, count=len(helps), cards=cards
        )

    def _help(self, card: Card, one: Help) -> str:
        """A card, and what it would have done on the table: these numbers add up to what was missing."""
        words = {"protection": one["protection"], "spared": one["spared"]}
        return self.speech.named(card, self.speech.say("bq-help", name=self.speech.title(card), **words))

    def details(self, view: View) -> QuakeDetails:
        """Nothing, before the end; then the game adds its `debrief`, which takes the whole of it."""
        return {}


def is_shaking(view: View) -> bool:
    """Whether a quake is being met."""
    return view.record["damage"] != NONE and view.record["phase"] != OVER


def numbers_of(view: View, choices: Choices | None) -> dict[str, int]:
    """The number of each card that can be chosen, by its id."""
    cards = edition_in(view.box).cards
    return {
        cards[card_of(move)].id: number
        for number, move in (choices.moves if choices else {}).items()
        if move < KEEP or move >= DISCARD
    }


def as_typed(text: str) -> str:
    """Without capitals, accents and curly apostrophes: few people type them."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def in_rows(tokens: Iterable[str], columns: int, indent: str) -> list[str]:
    """Words that stay whole, as many in a row as fit."""
    lines: list[str] = []
    for token in tokens:
        if lines and width_of([f"{lines[-1]} {token}"]) < columns:
            lines[-1] += f" {token}"
        else:
            lines.append(indent + token)
    return lines
