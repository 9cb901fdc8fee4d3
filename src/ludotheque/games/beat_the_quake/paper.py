"""Beat the Quake on paper: how to make it, a score sheet, the rules for families, the cards, a checklist."""

from collections.abc import Iterator
from typing import Any, Literal

from ludotheque.engine.paper import (
    Blank,
    Block,
    Document,
    Face,
    Heading,
    Lettering,
    Listed,
    Note,
    Picture,
    Pieces,
    Prose,
    Table,
    Text,
    lines_of,
    making,
)
from ludotheque.engine.picture import FACE
from ludotheque.engine.words import say
from ludotheque.games.beat_the_quake.components import QUAKE_CODES, Card, Options
from ludotheque.games.beat_the_quake.layout import QUAKES, SEATS
from ludotheque.games.beat_the_quake.picture import (
    CRACK,
    QUAKE_FILLS,
    SHIELD,
    STAR,
    STYLE,
    TRACE,
    card_face,
    laid,
    picture,
    value,
)
from ludotheque.games.beat_the_quake.picture import (
    card_back as small_back,
)

HOME: tuple[tuple[str, Literal["box", "point"]], ...] = (("fix", "box"), ("bag", "box"), ("know", "point"))

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0  # nine on a page of either paper, and in the sleeves that are sold


def drawn(inside: str, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> str:
    """A drawing in millimetres."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
        f"<style>{FACE}text{{font-weight:600}}{STYLE}</style>{inside}</svg>"
    )


EDGE = '<path d="M0 0H63V88H0Z" fill="#fff" stroke="#cdbb92" stroke-width=".25"/>'


def card_front(card: Card, language: str) -> Face:
    """An object: its values, its picture, its name, its message."""
    words = card.said(language)
    drawing = drawn(
        f'{EDGE}<rect x="3" y="3" width="57" height="50" rx="3" fill="#f3e7ca"/>'
        f"{picture(card.picture, 11, 9, 41)}"
        f'<g transform="translate(2 2) scale(.42)">{value(0, "#1f6553", SHIELD, card.vp, "VP")}</g>'
        f'<g transform="translate(47.6 2) scale(.42)">{value(0, "#a3271b", CRACK, card.vd, "VD")}</g>'
    )
    return Face(
        drawing,
        say("bq-paper-card", language, name=words.name, vp=card.vp, vd=card.vd),
        (
            Lettering(words.name, 4, 53.5, 55, 8.5, most=14, is_bold=True),
            *([Lettering(words.message, 5, 62, 53, 23, most=9.5)] if words.message else []),
        ),
    )


def quake_front(quake: str, language: str) -> Face:
    """A quake, with one star for yellow, two for orange, three for red; and what it does."""
    colour = quake.partition("-")[0]
    ink, strength = "#fff" if colour == "red" else "#2b241b", list(QUAKE_FILLS).index(colour)
    stars = "".join(
        f'<path transform="translate({31.5 + 7 * (star - strength / 2)} 8) scale(.8)" d="{STAR}" '
        f'fill="{ink}"/>'
        for star in range(strength + 1)
    )
    drawing = drawn(
        f'{EDGE}<rect x="3" y="3" width="57" height="82" rx="3" fill="{QUAKE_FILLS[colour]}"/>{stars}'
        f'<rect x="6" y="13" width="51" height="38" rx="3" fill="#fffaf0"/>{picture(colour, 13.5, 14, 36)}'
    )
    name = say(f"bq-paper-quake-{strength}", language)
    return Face(
        drawing,
        name,
        (
            Lettering(name, 5, 52, 53, 8, most=14, is_bold=True, colour=ink),
            Lettering(say("bq-paper-quake-now", language), 6, 60.5, 51, 11, most=8, colour=ink),
            Lettering(say(f"bq-paper-quake-more-{strength}", language), 6, 72, 51, 11, most=8, colour=ink),
        ),
    )


def card_back(language: str) -> Face:
    """The back of every card, quakes too: the trace of a seismograph."""
    drawing = drawn(
        '<rect x="3" y="3" width="57" height="82" rx="3" fill="#7f2a1c"/>'
        '<path d="M3 26H60M3 62H60M17 3V85M31.5 3V85M46 3V85" stroke="#fffaf0" stroke-opacity=".16" '
        'stroke-width=".6"/><g transform="translate(0 .2) scale(.63)">'
        f'<path d="{TRACE}" fill="none" stroke="#f6d77c" stroke-width="3.2" stroke-linejoin="round"/></g>'
    )
    return Face(drawing, say("bq-paper-back", language))


def pieces(options: Options, language: str) -> Pieces:
    """All cards of an edition, and the quakes."""
    objects = [card_front(card, language) for card in options.edition.cards]
    quakes = [quake_front(quake, language) for quake in QUAKE_CODES]
    title = say("bq-paper-pieces", language)
    return Pieces(title, CARD_WIDTH, CARD_HEIGHT, (*objects, *quakes), card_back(language))


# Pictures among the rules


def badges(values: str) -> str:
    """Bursts and shields side by side: `*4 | 3 2 1` is a damage of 4, and three shields."""
    inside, x = "", 0
    for one in values.split():
        if one == "|":
            x += 16
        elif one.startswith("*"):
            inside += value(x, "#a3271b", CRACK, int(one[1:]), "VD")
            x += 36
        else:
            inside += value(x, "#1f6553", SHIELD, int(one), "VP")
            x += 36
    return drawn(inside, x, 41)


def card_picture(card: Card, language: str) -> str:
    """A card as it lies on the table."""
    return drawn(laid(card_face(card, language), 0, 0, 140), 104, 145)


def turn_picture(cards: tuple[Card, ...], language: str) -> str:
    """The pile, two cards of a hand, and one that lies."""
    first, second, third, *_ = cards
    arrow = '<path d="M0-7L13 0L0 7Z" fill="#7f2a1c"/>'
    return drawn(
        f"{laid(small_back(), 4, 5, 140)}{laid(small_back(), 0, 0, 140)}"
        f'<g transform="translate(116 70)">{arrow}</g>'
        f'<g transform="rotate(-7 200 150)">{laid(card_face(first, language), 140, 4, 140)}</g>'
        f'<g transform="rotate(6 240 150)">{laid(card_face(second, language), 206, 4, 140)}</g>'
        f'<g transform="translate(326 70)">{arrow}</g>{laid(card_face(third, language), 350, 0, 140)}',
        454,
        150,
    )


# Prose


class Writer:
    """Writes the pages of words in one language."""

    def __init__(self, options: Options, language: str) -> None:
        self.cards = options.edition.cards
        self.language = language

    def say(self, key: str, **args: Any) -> str:
        """Words for paper."""
        return say(f"bq-paper-{key}", self.language, **args)

    def lines(self, key: str, **args: Any) -> tuple[str, ...]:
        """The lines of a message."""
        return lines_of(self.say(key, **args))

    def section(self, key: str, mark: Any, **args: Any) -> Iterator[Block]:
        """A heading and a list."""
        yield Heading(self.say(f"{key}-title"))
        yield Listed(self.lines(f"{key}-list", **args), mark)

    def note(self, key: str, badge: str = "") -> Note:
        """An example or a tip."""
        return Note(self.say(f"{key}-title"), self.say(key), badges(badge) if badge else "", 9)

    def making(self) -> Prose:
        """How it is made."""
        box = self.lines("box", objects=len(self.cards), quakes=QUAKES)
        return making(box, self.say("box-more"), self.language)

    def score_sheet(self) -> Prose:
        """Three games of up to five."""
        rows = tuple((row, *[""] * SEATS) for row in self.lines("score-rows"))
        blocks = [
            Table((self.say("game", number=game), *[""] * SEATS), rows, (4.6, *[1] * SEATS), 10.5)
            for game in (1, 2, 3)
        ]
        return Prose(
            self.say("score"), tuple(blocks), letters=10.5, lead=self.say("score-lead"), is_back=True
        )

    def rules(self) -> Prose:
        """The rules, for families: short sentences, and what they mean."""
        blocks = tuple(self._rules())
        return Prose(self.say("rules"), blocks, columns=2, letters=12.5, lead=self.say("rules-lead"))

    def _rules(self) -> Iterator[Block]:
        yield Heading(self.say("cards-title"))
        yield Picture(card_picture(self.cards[0], self.language), self.say("cards-picture"), 34)
        yield Listed(self.lines("cards-list"), "point")
        yield from self.section("ready", "number", quakes=QUAKES)
        yield Heading(self.say("turn-title"))
        yield Picture(turn_picture(self.cards[1:], self.language), self.say("turn-picture"), 78)
        yield Listed(self.lines("turn-list"), "number")
        yield Text(self.say("common"))
        yield from self.section("quake", "number")
        yield self.note("zero")
        yield self.note("alone", "*4 | 3 2 1")
        yield self.note("help", "*5 | 2 | 4 3")
        yield Heading(self.say("end-title"))
        yield Text(self.say("end"))
        yield Listed(self.lines("end-list"), "point")
        yield Text(self.say("tie"))
        yield self.note("count")
        yield Heading(self.say("advanced-title"))
        yield Text(self.say("advanced"))
        yield Listed(self.lines("advanced-list"), "point")
        yield self.note("talk")

    def checklist(self) -> Prose:
        """What a family can do at home, to stick on the fridge."""
        blocks = (*self._checklist(), Text(self.say("home-sources")))
        return Prose(self.say("home"), blocks, columns=2, letters=12.5, lead=self.say("home-lead"))

    def _checklist(self) -> Iterator[Block]:
        for part, mark in HOME:
            yield Heading(self.say(f"home-{part}-title"))
            yield Listed(self.lines(f"home-{part}"), mark)
        yield Heading(self.say("home-plan-title"))
        yield from map(Blank, self.lines("home-plan"))


def document(options: Options, language: str) -> Document:
    """All that is printed; what goes on the fridge comes last, with nothing on its back."""
    writer = Writer(options, language)
    parts = (
        writer.making(),
        writer.score_sheet(),
        writer.rules(),
        pieces(options, language),
        writer.checklist(),
    )
    return Document(say("title-beat-the-quake", language), writer.say("notice"), parts)
