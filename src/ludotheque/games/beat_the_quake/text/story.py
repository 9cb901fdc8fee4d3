"""What happened, told line by line from what one seat, or a spectator, sees of it."""

from typing import Any

from ludotheque.engine.contract import Move, Outcome, Seat
from ludotheque.engine.teller import Line, Scene
from ludotheque.games.beat_the_quake.components import FIRST_QUAKE, RED, Card, edition_in
from ludotheque.games.beat_the_quake.layout import DEALING, DISCARDING, OVER, QUAKES, USING
from ludotheque.games.beat_the_quake.moves import DISCARD, DRAW, KEEP, STOP, USE, card_of
from ludotheque.games.beat_the_quake.rules import POINTS_ALONE, common_objects, owner_of, quake_colour, vp_of
from ludotheque.games.beat_the_quake.text.speech import Speech, cards_of
from ludotheque.games.beat_the_quake.text.standing import told_points, told_winners

# Where the rules decide, not who plays: the clause that says so.
_CLAUSES = {
    "bq-told-deal": "BQ-2.2",
    "bq-told-deal-quake": "BQ-2.2",
    "bq-told-first": "BQ-2.2",
    "bq-told-quake": "BQ-3.3",
    "bq-told-damage": "BQ-4.1",
    "bq-told-damage-more": "BQ-6.1",
    "bq-told-damage-cards": "BQ-4.1",
    "bq-told-all-discard-common": "BQ-6.1",
    "bq-told-all-discard-hand": "BQ-6.1",
    "bq-told-no-discard": "BQ-6.2",
    "bq-told-alone": "BQ-4.2",
    "bq-told-together": "BQ-4.3",
    "bq-told-zero": "BQ-4.4",
    "bq-told-neutralised": "BQ-4.2",
    "bq-told-met": "BQ-4.3",
    "bq-told-fatal": "BQ-4.6",
    "bq-told-fatal-none": "BQ-4.6",
    "bq-told-over-met": "BQ-5.1",
    "bq-told-over-pile": "BQ-5.1",
    "bq-told-winner": "BQ-5.3",
    "bq-told-winner-alone": "BQ-5.3",
    "bq-told-winner-unused": "BQ-5.3",
    "bq-told-shared": "BQ-5.3",
    "bq-told-goal": "BQ-9.2",
    "bq-told-short": "BQ-9.2",
}


class Story:
    """One scene. Nothing is said that its two views, its move and its draws do not hold."""

    def __init__(self, speech: Speech, scene: Scene) -> None:
        self.speech = speech
        self.scene = scene
        self.box = scene.after.box
        self.before, self.after = scene.before.record, scene.after.record
        self.lines: list[Line] = []

    def _tell(self, key: str, **args: Any) -> None:
        self.lines.append(Line(self.speech.say(key, **args), _CLAUSES.get(key, "")))

    def _name(self, seat: int) -> str:
        return self.speech.names[seat]

    def _card(self, place: int) -> Card:
        return edition_in(self.box).cards[place]

    def tell(self) -> None:
        """All of it, in order."""
        drawn = list(self.scene.drawn)
        if self.scene.seat is not None:
            self._move(self.scene.seat, self.scene.move)
        elif self.before["phase"] == DEALING:
            drawn = self._deal(drawn)
        for outcome in drawn:
            self._draw(outcome)
        if self.after["phase"] == OVER and self.before["phase"] != OVER:
            self._end()

    # Setting up

    def _deal(self, drawn: list[Outcome | None]) -> list[Outcome | None]:
        """BQ-2.2 A card for each; what was drawn after that."""
        self._tell("bq-told-deal")
        seat = int(self.before["turn"])
        seats = int(self.before["seats"])
        while drawn and seat < seats:
            outcome = drawn.pop(0)
            if outcome is not None and outcome >= FIRST_QUAKE:
                self._tell("bq-told-deal-quake", quake=self._quake(outcome))
                continue
            if outcome is not None:
                self._tell("bq-told-dealt", name=self._name(seat), card=self.speech.card(self._card(outcome)))
            seat += 1
        self._tell("bq-told-first", name=self._name(int(self.before["first"])))
        return drawn

    # Draws

    def _quake(self, outcome: int) -> str:
        return self.speech.quake((outcome - FIRST_QUAKE) // 2)

    def _draw(self, outcome: Outcome | None) -> None:
        """BQ-3.1, BQ-3.2 A card is drawn by the seat whose turn it is then."""
        name = self._name(int(self.after["turn"]))
        is_second = self.scene.move == DRAW
        if outcome is None:
            self._tell("bq-told-second-hidden" if is_second else "bq-told-draw-hidden", name=name)
        elif outcome < FIRST_QUAKE:
            self._tell(
                "bq-told-second" if is_second else "bq-told-draw",
                name=name,
                card=self.speech.card(self._card(outcome)),
            )
        else:
            number = int(self.after["drawn"])
            self._tell("bq-told-quake", name=name, quake=self._quake(outcome), number=number, all=QUAKES)
            self._damage(name)
            self._asked_to_discard(0)

    def _damage(self, name: str) -> None:
        """BQ-4.1, BQ-6.1 What the quake does, and how it was counted; its cards to their owner alone."""
        seat = int(self.after["turn"])
        damage, hand = int(self.after["damage"]), int(self.after["told"][seat])
        if damage == hand:
            self._tell("bq-told-damage", damage=damage, name=name)
        else:
            self._tell("bq-told-damage-more", damage=damage, name=name, hand=hand, more=damage - hand)
        if self.scene.after.seat == seat:
            hurting = [card for card in cards_of(self.box, self.after["hand"]) if card.vd]
            if len(hurting) > 1:
                parts = " + ".join(self._hurting(card) for card in hurting)
                self._tell("bq-told-damage-cards", name=name, sum=parts, hand=hand)

    def _hurting(self, card: Card) -> str:
        return self.speech.named(card, f"{self.speech.title(card)} {card.vd}")

    # After a quake: discards, then the defence

    def _asked_to_discard(self, asked: int) -> None:
        """BQ-6.2 Who is asked after so many were, and who is passed over; then how the quake can be met."""
        is_discarding = self.after["phase"] == DISCARDING
        is_red = quake_colour(self.after) == RED
        if asked == 0 and is_discarding:
            self._tell("bq-told-all-discard-hand" if is_red else "bq-told-all-discard-common")
        for place in range(asked, int(self.after["asked"])):
            seat = (int(self.after["turn"]) + place) % int(self.after["seats"])
            left = self.after["hand_sizes"][seat] if is_red else self.after["face_up"][seat]
            if left == 0:
                self._tell("bq-told-no-discard", name=self._name(seat))
        if not is_discarding:
            self._defence()

    def _defence(self) -> None:
        """BQ-4.2 to BQ-4.4, BQ-4.6 What may be used, or that nothing helps."""
        name = self._name(int(self.after["turn"]))
        damage, everybodys = int(self.after["damage"]), int(common_objects(self.after))
        if self.after["phase"] == USING:
            if damage == 0:
                self._tell("bq-told-zero", name=name)
            else:
                self._tell("bq-told-alone" if self.after["is_alone"] else "bq-told-together", name=name)
        elif everybodys == 0:
            self._tell("bq-told-fatal-none")
        else:
            self._tell("bq-told-fatal", vp=int(vp_of(self.box, everybodys)), damage=damage)

    # Moves

    def _move(self, seat: Seat, move: Move | None) -> None:
        name = self._name(seat)
        if move is None:
            self._tell("bq-told-discard-hidden", name=name)
        elif move >= USE:
            self._use(seat, card_of(move))
        elif move >= DISCARD:
            is_red = quake_colour(self.before) == RED
            words = self.speech.card if is_red else self.speech.common
            key = "bq-told-discard-hand" if is_red else "bq-told-discard-common"
            self._tell(key, name=name, card=words(self._card(card_of(move))))
        elif move == KEEP:
            self._tell("bq-told-keep", name=name)
        elif move == STOP:
            self._tell("bq-told-stop", name=name)
        elif move != DRAW:
            self._tell("bq-told-show", name=name, card=self.speech.common(self._card(card_of(move))))
        if self.before["phase"] == DISCARDING:
            self._asked_to_discard(int(self.before["asked"]))

    def _use(self, seat: Seat, place: int) -> None:
        """BQ-4.2 to BQ-4.5 A card is used, and how far that reaches; or it is what a quake of 0 costs."""
        card, owner = self._card(place), int(owner_of(self.before, place))
        words: dict[str, Any] = {
            "name": self._name(seat),
            "card": self.speech.common(card),
            "reached": int(self.before["reached"]) + card.vp,
            "damage": int(self.before["damage"]),
        }
        verb = "pay" if self.before["damage"] == 0 else "use"
        if owner == seat:
            self._tell(f"bq-told-{verb}-own", **words)
        else:
            self._tell(f"bq-told-{verb}", owner=self._name(owner), **words)
        if self.after["met"] == self.before["met"]:
            return
        if self.before["is_alone"]:
            self._tell("bq-told-neutralised", name=self._name(seat), points=POINTS_ALONE)
        else:
            self._tell("bq-told-met")

    # The end

    def _end(self) -> None:
        """BQ-5 Who has how many points for what, and who wins; after a fatal quake nothing is left to say."""
        if self.after["is_fatal"]:
            return
        self._tell("bq-told-over-met" if self.after["met"] == QUAKES else "bq-told-over-pile")
        for seat in range(int(self.after["seats"])):
            self.lines.append(Line(told_points(self.speech, self.scene.after, seat), "BQ-5.2"))
        key, words = told_winners(self.speech, self.scene.after)
        self._tell(key, **words)


def story_of(speech: Speech, scene: Scene) -> list[Line]:
    """What happened, as far as it is seen."""
    story = Story(speech, scene)
    story.tell()
    return story.lines
