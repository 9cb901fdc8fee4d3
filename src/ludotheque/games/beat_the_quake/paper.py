"""Beat the Quake on paper: how to make it, a score sheet, the rules for families, the cards, a checklist."""

from ludotheque.engine.paper import Document, Face, Lettering, Part, Pieces
from ludotheque.engine.picture import FACE
from ludotheque.engine.words import say
from ludotheque.games.beat_the_quake.components import QUAKE_CODES, Card, Options
from ludotheque.games.beat_the_quake.picture import (
    CRACK,
    QUAKE_FILLS,
    SHIELD,
    STAR,
    STYLE,
    TRACE,
    picture,
    value,
)

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
        f'{EDGE}<rect x="3" y="3" width="57" height="44" rx="3" fill="#f3e7ca"/>'
        f"{picture(card.picture, 13.5, 7.5, 36)}"
        f'<g transform="translate(2 2) scale(.42)">{value(0, "#1f6553", SHIELD, card.vp, "VP")}</g>'
        f'<g transform="translate(47.6 2) scale(.42)">{value(0, "#a3271b", CRACK, card.vd, "VD")}</g>'
    )
    return Face(
        drawing,
        say("bq-paper-card", language, name=words.name, vp=card.vp, vd=card.vd),
        (
            Lettering(words.name, 4, 48.5, 55, 9, most=14, is_bold=True),
            *([Lettering(words.message, 5, 58, 53, 26.5, most=8.5)] if words.message else []),
        ),
    )


def quake_front(quake: str, language: str) -> Face:
    """A quake, with one star for yellow, two for orange, three for red; and what it does."""
    colour = quake.partition("-")[0]
    ink, strength = "#fff" if colour == "red" else "#2b241b", list(QUAKE_FILLS).index(colour)
    stars = "".join(
        f'<path transform="translate({31.5 + 7 * (star - strength / 2)} 8) scale(.8)" d="{STAR}" fill="{ink}"/>'
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


def cards(options: Options, language: str) -> Pieces:
    """All cards of an edition, and the quakes."""
    objects = [card_front(card, language) for card in options.edition.cards]
    quakes = [quake_front(quake, language) for quake in QUAKE_CODES]
    title = say("bq-paper-cards", language)
    return Pieces(title, CARD_WIDTH, CARD_HEIGHT, (*objects, *quakes), card_back(language))


def document(options: Options, language: str) -> Document:
    """All that is printed."""
    parts: tuple[Part, ...] = (cards(options, language),)
    return Document(say("title-beat-the-quake", language), say("bq-paper-notice", language), parts)
