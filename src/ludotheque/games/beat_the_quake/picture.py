"""A table of Beat the Quake in SVG: the pile, the quakes, what lies before each seat, and one's own hand."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from ludotheque.engine.contract import View
from ludotheque.engine.picture import FACE, HEIGHT, WIDTH, marker, number, points, shortened, start
from ludotheque.engine.speech import Speaking
from ludotheque.engine.words import say_number
from ludotheque.games.beat_the_quake.components import QUAKE_CODES, Card, edition_in
from ludotheque.games.beat_the_quake.layout import QUAKES
from ludotheque.games.beat_the_quake.shown import Kind
from ludotheque.games.beat_the_quake.view import view_json

CARD_WIDTH, CARD_HEIGHT = 100, 140  # as a card is drawn; then it is scaled
GAP = 8.0
HEAD = 176.0  # height of the pile and the quakes
HAND = 208.0  # of one's own hand
PLATE = 262.0  # width of what is said about a seat
TALLEST = 150.0  # card before a seat
BACK = "back"  # in place of a card: nobody sees it

STYLE = """
.name{font-size:13.2px;fill:#2b241b;text-anchor:middle}
.long{font-size:11.4px}
.value{fill:#fff;font-size:20px;text-anchor:middle}
.who{font-size:25px;fill:#2b241b}
.about{font-size:17px;fill:#5a4d38}
.seat{font-size:15px;fill:#5a4d38}
.big{font-size:34px;fill:#2b241b}
.danger{font-size:29px;fill:#a3271b}
"""
SHIELD = "M16 1.5L29.5 5.5V18C29.5 27 23.5 33 16 36.5C8.5 33 2.5 27 2.5 18V5.5Z"
CRACK = (
    "M16 1L20 6.5L26.5 4L26.5 11L31 16L27 21L29.5 28L22.5 28.5L19.5 36L14.5 30.5L7 34L7.5 26.5L1.5 22L5.5 17"
    "L1.5 10L9 10L10.5 3.5Z"
)
STAR = "M0-4L1-1.3L4-1L1.6.8L2.6 4L0 2.1L-2.6 4L-1.6.8L-4-1L-1-1.3Z"
TRACE = "M8 70H26L30 58L36 84L41 44L47 102L53 30L59 96L64 56L69 78L73 66L76 70H92"
# What an object is to people, in its frame: by line and sign, and not by colour alone.
FRAMES: dict[Kind, str] = {
    "helper": 'fill="#e9ecd2" stroke="#1f6553" stroke-width="3"',
    "neutral": 'fill="#f3e7ca" stroke="#d8c9a3" stroke-width="1"',
    "hazard": 'fill="#f3d5c2" stroke="#a3271b" stroke-width="3.6" stroke-dasharray="9 4"',
}
SIGNS: dict[Kind, str] = {
    "helper": '<circle cx="14" cy="92" r="8.5" fill="#1f6553" stroke="#fffaf0" stroke-width="1.5"/>'
    '<path d="M9.6 92.4L12.9 95.6L18.6 88.8" fill="none" stroke="#fff" stroke-width="2.6"/>',
    "neutral": "",
    "hazard": '<path d="M15 81.5L25 99.5H5Z" fill="#a3271b" stroke="#fffaf0" stroke-width="1.5"/>'
    '<path d="M15 87.5V93M15 95.8V96.4" fill="none" stroke="#fff" stroke-width="2.6"/>',
}
QUAKE_FILLS = {"yellow": "#f0c33c", "orange": "#ea8b35", "red": "#c33b2a"}


@cache
def drawings() -> dict[str, str]:
    """What is drawn on the cards, by name. The file is written by docs/generate.py."""
    found: dict[str, str] = json.loads(Path(__file__).with_name("objects.json").read_text(encoding="utf-8"))
    return found


# Cards


def picture(name: str, x: float, y: float, size: float) -> str:
    """The drawing of this name; a plain box for a card of somebody's own edition that has none."""
    found = drawings().get(name) or drawings()["object"]
    return found.replace("<svg ", f'<svg x="{x}" y="{y}" width="{size}" height="{size}" ', 1)


def value(x: float, fill: str, shape: str, worth: int, language: str) -> str:
    """A value of a card, in its corner."""
    return (
        f'<g transform="translate({x} 2)">'
        f'<path d="{shape}" fill="{fill}" stroke="#fffaf0" stroke-width="1.6"/>'
        f'<text class="value" x="16" y="24.5">{say_number(worth, language)}</text></g>'
    )


def lines_of(name: str, longest: int = 13) -> list[str]:
    """A name in lines that fit on a card."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= longest:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return [shortened(line, longest + 3) for line in lines[:2]]


def card_face(card: Card, language: str) -> str:
    """An object as it is printed."""
    lines = lines_of(card.said(language).name)
    kind = "name long" if len(lines) > 1 else "name"
    first = 124 if len(lines) == 1 else 117
    name = "".join(
        f'<text class="{kind}" x="50" y="{first + 12.5 * line}">{escape(text)}</text>'
        for line, text in enumerate(lines)
    )
    return (
        '<rect width="100" height="140" rx="8" fill="#fffaf0" stroke="#b8a67e"/>'
        f'<rect x="6.6" y="6.6" width="86.8" height="93" rx="5" {FRAMES[card.kind]}/>'
        f"{picture(card.picture, 15, 22, 70)}{SIGNS[card.kind]}"
        f"{value(2, '#1f6553', SHIELD, card.vp, language)}"
        f"{value(66, '#a3271b', CRACK, card.vd, language)}{name}"
    )


def quake_face(quake: str, name: str) -> str:
    """A quake as it is printed: one star for yellow, two for orange, three for red."""
    colour = quake.partition("-")[0]
    ink, stars = "#fff" if colour == "red" else "#2b241b", 1 + list(QUAKE_FILLS).index(colour)
    marks = "".join(
        f'<path transform="translate({50 + 11 * (star - (stars - 1) / 2)} 7.5)" d="{STAR}" fill="{ink}"/>'
        for star in range(stars)
    )
    return (
        f'<rect width="100" height="140" rx="8" fill="{QUAKE_FILLS[colour]}" stroke="#2b241b"/>'
        '<rect x="7" y="14" width="86" height="98" rx="5" fill="#fffaf0"/>'
        f"{picture(colour, 12, 24, 76)}{marks}"
        f'<text class="name" x="50" y="130" style="fill:{ink}">{escape(name)}</text>'
    )


def card_back() -> str:
    """The back of every card: the trace of a seismograph."""
    return (
        '<rect width="100" height="140" rx="8" fill="#fffaf0" stroke="#b8a67e"/>'
        '<rect x="6" y="6" width="88" height="128" rx="5" fill="#7f2a1c"/>'
        '<path d="M6 38H94M6 102H94M28 6V134M50 6V134M72 6V134" stroke="#fffaf0" stroke-opacity=".16"/>'
        f'<path d="{TRACE}" fill="none" stroke="#f6d77c" stroke-width="3.2" stroke-linejoin="round"/>'
    )


def laid(inside: str, x: float, y: float, height: float, opacity: float = 1.0) -> str:
    """A card on the table, with its shadow."""
    faded = "" if opacity == 1.0 else f' opacity="{opacity}"'
    return (
        f'<g transform="translate({points([(x, y)])}) scale({height / CARD_HEIGHT:.4g})"{faded}>'
        f'<rect x="1.5" y="3.5" width="100" height="140" rx="8" fill="#3a2a12" opacity=".3"/>{inside}</g>'
    )


def row(faces: Sequence[tuple[str, float]], x: float, y: float, room: float, height: float) -> Iterator[str]:
    """Cards side by side, each with how much of it is seen; they overlap where they would not fit."""
    width = height * CARD_WIDTH / CARD_HEIGHT
    step = min(width + GAP, (room - width) / max(len(faces) - 1, 1))
    for place, (face, opacity) in enumerate(faces):
        yield laid(face, x + step * place, y, height, opacity)


# The table


class Table:
    """What a view shows, and the cards that it speaks of."""

    def __init__(self, view: View, names: Sequence[str], language: str) -> None:
        self.seen = view_json(view)
        self.say = Speaking(language, tuple(names), is_plain=False).say
        self.language = language
        self.names = names
        self.seat = int(view.seat)
        self._cards = {card.id: card for card in edition_in(view.box).cards}

    def face(self, card: str) -> str:
        """A card by its id."""
        return card_back() if card == BACK else card_face(self._cards[card], self.language)

    def draw_head(self) -> Iterator[str]:
        """The pile, the quakes in the order they came, and the one that is being met."""
        height = HEAD - 44
        yield laid(card_back(), 24, 22, height)
        yield f'<text class="big" x="132" y="66">{say_number(self.seen["pile"], self.language)}</text>'
        yield f'<text class="about" x="132" y="92">{self.say("bq-picture-pile")}</text>'
        if self.seen["safe"]:
            safe = self.say("bq-picture-safe", count=self.seen["safe"])
            yield f'<text class="about" x="132" y="118">{safe}</text>'
        left, width = 344.0, height * CARD_WIDTH / CARD_HEIGHT
        for place in range(QUAKES):
            x = left + place * (width + GAP)
            yield (
                f'<rect x="{number(x)}" y="22" width="{number(width)}" height="{number(height)}" rx="7" '
                'fill="none" stroke="#8a6f42" stroke-dasharray="5 5" stroke-width="1.6"/>'
            )
            if place < len(self.seen["quakes"]):
                quake = self.seen["quakes"][place]
                name = self.say(f"bq-picture-{quake.partition('-')[0]}")
                opacity = 0.62 if place < self.seen["met"] else 1.0
                yield laid(quake_face(quake, name), x, 22, height, opacity)
        yield from self._draw_danger(left + QUAKES * (width + GAP) + 16)

    def _draw_danger(self, x: float) -> Iterator[str]:
        if self.seen.get("fatal"):
            kind, large, small = "danger", self.say("bq-picture-fatal"), self.say("bq-picture-lost")
        elif "damage" in self.seen:
            kind, large = "danger", self.say("bq-picture-damage", damage=self.seen["damage"])
            small = self.say("bq-picture-reached", reached=self.seen["reached"])
        else:
            met = self.seen["met"]
            kind, large = "big", self.say("bq-picture-met", met=met, all=QUAKES)
            small = self.say("bq-picture-quakes", met=met)
        yield f'<text class="{kind}" x="{number(x)}" y="66">{large}</text>'
        yield f'<text class="about" x="{number(x)}" y="94">{small}</text>'
        if "goal" in self.seen:
            key = "bq-picture-together" if "hands" in self.seen else "bq-picture-together-hidden"
            goal = self.say(key, sum=self.seen["together"], goal=self.seen["goal"])
            yield f'<text class="about" x="{number(x)}" y="122">{goal}</text>'

    def draw_seat(self, seat: int, top: float, height: float) -> Iterator[str]:
        """Who it is, and what lies before them: common objects, and below them what is used or in hand."""
        is_turn = self.seen["turn"] == seat and "fatal" not in self.seen
        fill = "#fbf1d6" if is_turn else "#ead7b0"
        middle = top + height / 2
        yield (
            f'<rect x="14" y="{number(top + 4)}" width="{WIDTH - 28}" height="{number(height - 8)}" rx="12" '
            f'fill="{fill}" fill-opacity=".72" stroke="#b8955a" stroke-opacity="{1 if is_turn else 0.4}"/>'
        )
        yield marker(seat, (48, middle), 21)
        name = escape(shortened(self.names[seat], 12))
        yield f'<text class="who" x="82" y="{number(middle - 12)}">{name}</text>'
        yield f'<text class="seat" x="82" y="{number(middle + 11)}">{self._points(seat)}</text>'
        yield f'<text class="seat" x="82" y="{number(middle + 31)}">{self._met_alone(seat)}</text>'
        tall = min(height - 24, TALLEST)
        faces = [(self.face(card), 1.0) for card in self.seen["face_up"][seat]]
        faces += [(self.face(card), 0.5) for card in self.seen["used_by_others"][seat]]
        held, width = self._held(seat), tall * CARD_WIDTH / CARD_HEIGHT
        shown = 1.0 if "hands" in self.seen else 0.3  # of a card below another
        kept = min(0.4 * (WIDTH - PLATE), width * (1 + shown * (len(held) - 1)) + GAP) if held else 0.0
        yield from row(faces, PLATE + 14, middle - tall / 2, WIDTH - PLATE - kept - 50, tall)
        yield from row(held, WIDTH - kept - 24, middle - tall / 2, kept - GAP, tall)

    def _points(self, seat: int) -> str:
        if seat == self.seat and "my_points" in self.seen:
            return self.say("bq-picture-points", points=self.seen["my_points"])
        key = "bq-picture-points" if "hands" in self.seen else "bq-picture-points-hidden"
        return self.say(key, points=self.seen["points"][seat])

    def _met_alone(self, seat: int) -> str:
        alone, size = self.seen["neutralised"][seat], self.seen["hand_sizes"][seat]
        return self.say("bq-picture-hand-alone" if alone else "bq-picture-hand", cards=size, alone=alone)

    def _held(self, seat: int) -> list[tuple[str, float]]:
        """The hand, where it lies before its seat: open once the game is over, else its back."""
        if "hands" in self.seen:
            return [(self.face(card), 1.0) for card in self.seen["hands"][seat]]
        return [] if seat == self.seat else [(card_back(), 1.0)] * self.seen["hand_sizes"][seat]

    def draw_hand(self) -> Iterator[str]:
        """One's own hand, large."""
        top = HEIGHT - HAND
        yield f'<rect y="{number(top)}" width="{WIDTH}" height="{number(HAND)}" fill="#6b4d2a"/>'
        yield f'<text class="who" x="26" y="{number(top + 92)}" style="fill:#fffaf0">'
        yield f"{self.say('bq-picture-yours')}</text>"
        about = self.say("bq-picture-yours-damage", damage=self.seen["my_damage"])
        yield f'<text class="about" x="26" y="{number(top + 120)}" style="fill:#ead7b0">{about}</text>'
        faces = [(self.face(card), 1.0) for card in self.seen["hand"]]
        yield from row(faces, PLATE + 14, top + 18, WIDTH - PLATE - 40, HAND - 36)

    def draw(self) -> Iterator[str]:
        """All of it."""
        has_hand = "hand" in self.seen and "hands" not in self.seen
        room = HEIGHT - HEAD - (HAND if has_hand else 0)
        height = room / len(self.names)
        yield from self.draw_head()
        for seat in range(len(self.names)):
            yield from self.draw_seat(seat, HEAD + seat * height, height)
        if has_hand:
            yield from self.draw_hand()


def draw(view: View, names: Sequence[str], language: str) -> str:
    """The whole picture."""
    table = Table(view, names, language)
    told = table.say("bq-picture-told", met=table.seen["met"], all=len(QUAKE_CODES), cards=table.seen["pile"])
    return "\n".join(
        [
            start(table.say("bq-picture"), told),
            f"<style>{FACE}{STYLE}</style>",
            f'<clipPath id="frame"><rect width="{WIDTH}" height="{HEIGHT}" rx="22"/></clipPath>',
            '<g clip-path="url(#frame)">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#dcc39a"/>',
            *table.draw(),
            "</g></svg>",
            "",
        ]
    )
