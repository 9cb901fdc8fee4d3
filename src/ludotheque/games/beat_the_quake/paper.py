"""Beat the Quake on paper: how to make it, a score sheet, the rules for families, the cards, a checklist."""

from ludotheque.engine.paper import (
    Blank,
    Block,
    Document,
    Face,
    Heading,
    Lettering,
    Listed,
    Picture,
    Pieces,
    Prose,
    Table,
    Text,
    Writer,
    making,
)
from ludotheque.engine.picture import FACE
from ludotheque.engine.words import say
from ludotheque.games.beat_the_quake.components import QUAKE_CODES, Card, Options
from ludotheque.games.beat_the_quake.layout import QUAKES, SEATS
from ludotheque.games.beat_the_quake.picture import (
    CRACK,
    FRAMES,
    QUAKE_FILLS,
    SHIELD,
    SIGNS,
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
    frame = f'<rect x="7" y="7" width="112" height="98" rx="6" {FRAMES[card.kind]}/>'
    drawing = drawn(
        f'{EDGE}<g transform="scale(.5)">{frame}</g>'
        f'{picture(card.picture, 11, 9, 41)}<g transform="translate(0 3) scale(.5)">{SIGNS[card.kind]}</g>'
        f'<g transform="translate(2 2) scale(.42)">{value(0, "#1f6553", SHIELD, card.vp, language)}</g>'
        f'<g transform="translate(47.6 2) scale(.42)">{value(0, "#a3271b", CRACK, card.vd, language)}</g>'
    )
    return Face(
        drawing,
        say("bq-paper-card", language, name=words.name, kind=card.kind, vp=card.vp, vd=card.vd),
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


def badges(values: str, language: str) -> str:
    """Bursts and shields side by side: `*4 | 3 2 1` is a damage of 4, and three shields."""
    inside, x = "", 0
    for one in values.split():
        if one == "|":
            x += 16
        elif one.startswith("*"):
            inside += value(x, "#a3271b", CRACK, int(one[1:]), language)
            x += 36
        else:
            inside += value(x, "#1f6553", SHIELD, int(one), language)
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


def score_sheet(writer: Writer) -> Prose:
    """Three games of up to five."""
    rows = tuple((row, *[""] * SEATS) for row in writer.lines("score-rows"))
    blocks = tuple(
        Table((writer.say("game", number=game), *[""] * SEATS), rows, (4.6, *[1] * SEATS), 10.5)
        for game in (1, 2, 3)
    )
    return Prose(writer.say("score"), blocks, lead=writer.say("score-lead"), is_back=True)


def rules(writer: Writer, cards: tuple[Card, ...], language: str) -> Prose:
    """The rules, for families: short sentences, and what they mean."""
    blocks: tuple[Block, ...] = (
        Heading(writer.say("cards-title")),
        Picture(card_picture(cards[0], language), writer.say("cards-picture"), 34),
        Listed(writer.lines("cards-list"), "point"),
        *writer.section("ready", "number", quakes=QUAKES),
        Heading(writer.say("turn-title")),
        Picture(turn_picture(cards[1:], language), writer.say("turn-picture"), 78),
        Listed(writer.lines("turn-list"), "number"),
        Text(writer.say("common")),
        *writer.section("quake", "number"),
        writer.note("zero"),
        writer.note("alone", badges("*4 | 3 2 1", language), 12),
        writer.note("help", badges("*5 | 2 | 4 3", language), 12),
        Heading(writer.say("end-title")),
        Text(writer.say("end")),
        Listed(writer.lines("end-list"), "point"),
        Text(writer.say("tie")),
        writer.note("count"),
        Heading(writer.say("advanced-title")),
        Text(writer.say("advanced")),
        Listed(writer.lines("advanced-list"), "point"),
        writer.note("talk"),
    )
    return Prose(writer.say("rules"), blocks, columns=2, letters=13, lead=writer.say("rules-lead"))


def checklist(writer: Writer) -> Prose:
    """What a family can do at home, to stick on the fridge."""
    blocks: tuple[Block, ...] = (
        *writer.section("home-fix", "box"),
        *writer.section("home-bag", "box"),
        *writer.section("home-know", "point"),
        Heading(writer.say("home-plan-title")),
        *map(Blank, writer.lines("home-plan")),
        Text(writer.say("home-sources")),
    )
    return Prose(writer.say("home"), blocks, columns=2, letters=12.5, lead=writer.say("home-lead"))


def document(options: Options, language: str) -> Document:
    """All that is printed; what goes on the fridge comes last, with nothing on its back."""
    cards = options.edition.cards
    writer = Writer(lambda key, **args: say(f"bq-paper-{key}", language, **args))
    box = writer.lines("box", objects=len(cards), quakes=QUAKES)
    parts = (
        making(box, writer.say("box-more"), language),
        score_sheet(writer),
        rules(writer, cards, language),
        pieces(options, language),
        checklist(writer),
    )
    return Document(say("title-beat-the-quake", language), writer.say("notice"), parts)
