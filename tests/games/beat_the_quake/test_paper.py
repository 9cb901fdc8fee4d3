"""Beat the Quake on paper: every card once, with its back behind it; rules on one sheet; a checklist."""

from functools import cache
from pathlib import Path

import pytest

from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.paper import PAPERS, Grid, grid_on, places_on
from ludotheque.engine.words import say, say_number
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.components import (
    LONGEST_MESSAGE,
    LONGEST_NAME,
    QUAKE_CODES,
    Card,
    Edition,
)
from ludotheque.games.beat_the_quake.layout import MOST_VALUE, OBJECTS
from ludotheque.games.beat_the_quake.paper import CARD_HEIGHT, CARD_WIDTH
from ludotheque.games.printing import pdf_of
from tests.games.beat_the_quake.hand_made import toml_of
from tests.support.printed import Box, Page, Printed, squeezed

GAME = registry.find("beat-the-quake")
EVERY = [(paper, language) for paper in PAPERS for language in LANGUAGES]
BEFORE, RULES = 4, slice(2, 4)  # pages before the cards, and those of the rules


def usual() -> Edition:
    """The usual edition."""
    edition: Edition = GAME.options({}).edition
    return edition


@cache
def printed(paper: str, language: str) -> Printed:
    """The usual edition on paper."""
    return Printed(pdf_of(GAME, GAME.options({}), paper, language))


def grid_of(paper: str) -> Grid:
    """Where cards lie."""
    return grid_on(PAPERS[paper], CARD_WIDTH, CARD_HEIGHT)


def faces_on(page: Page, paper: str) -> list[str]:
    """What stands on each card of a page of fronts, squeezed."""
    grid = grid_of(paper)
    cells = [Box(x, y, x + CARD_WIDTH, y + CARD_HEIGHT) for x, y in places_on(grid, grid.size, is_back=False)]
    return [text for cell in cells if (text := page.text_in(cell))]


def said_on(card: Card, language: str) -> str:
    """What stands on a card: its values, its name, its message."""
    words = card.said(language)
    values = say_number(card.vp, language), say_number(card.vd, language)
    return squeezed(f"{''.join(values)}{words.name}{words.message}")


@pytest.mark.parametrize(("paper", "language"), EVERY)
def test_every_card_is_there_once(paper: str, language: str) -> None:
    """BQ-1.1, BQ-1.2 All objects in the order of the edition, then the quakes, none over an edge."""
    pages = printed(paper, language).pages[BEFORE:-1:2]
    found = [face for page in pages for face in faces_on(page, paper)]
    cards = usual().cards
    assert found[: len(cards)] == [said_on(card, language) for card in cards]
    quakes = [squeezed(say(f"bq-paper-quake-{place // 2}", language)) for place in range(len(QUAKE_CODES))]
    for face, quake in zip(found[len(cards) :], quakes, strict=True):
        assert face.startswith(quake)


@pytest.mark.parametrize(("paper", "language"), EVERY)
def test_behind_every_card_lies_a_back(paper: str, language: str) -> None:
    """Turned over the long edge: a little smaller, so that a rim stays white."""
    pages = printed(paper, language).pages[BEFORE:-1]
    size = PAPERS[paper]
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        behind = [(size.width - x, y) for x, y in middles(back, CARD_WIDTH - 6, CARD_HEIGHT - 6)]
        fronts = middles(front, CARD_WIDTH, CARD_HEIGHT)
        assert len(behind) == len(fronts) == len(faces_on(front, paper))
        for x, y in fronts:
            assert min(abs(x - to_x) + abs(y - to_y) for to_x, to_y in behind) < 0.1


def middles(page: Page, width: float, height: float) -> set[tuple[float, float]]:
    """The middles of what is drawn in this size."""
    return {(round(x, 2), round(y, 2)) for x, y in (box.middle for box in page.shapes_of(width, height))}


def test_nine_cards_a_page() -> None:
    """52 cards take six pages, and six of backs."""
    assert len(printed("a4", "en").pages) == BEFORE + 2 * 6 + 1
    assert [len(faces_on(page, "a4")) for page in printed("a4", "en").pages[BEFORE:-1:2]] == [9] * 5 + [7]


@pytest.mark.parametrize(("paper", "language"), EVERY)
def test_the_rules_take_one_sheet(paper: str, language: str) -> None:
    """A title on the first page, the last words on the second; then the cards begin."""
    pages = printed(paper, language).pages
    title = squeezed(say("bq-paper-rules", language))
    assert pages[RULES][0].text.startswith(title)
    assert squeezed(say("bq-paper-talk", language)) in pages[RULES][1].text
    assert len(pages[RULES]) == 2
    assert faces_on(pages[BEFORE], paper)[0] == said_on(usual().cards[0], language)


@pytest.mark.parametrize(("paper", "language"), EVERY)
def test_the_checklist_is_the_last_page_with_nothing_behind_it(paper: str, language: str) -> None:
    """On one page, with boxes to tick."""
    pages = printed(paper, language).pages
    assert len(pages) % 2 == 1
    last = pages[-1]
    assert last.text.startswith(squeezed(say("bq-paper-home", language)))
    assert squeezed(say("bq-paper-home-sources", language)) in last.text
    things = [
        thing for part in ("fix", "bag") for thing in say(f"bq-paper-home-{part}-list", language).splitlines()
    ]
    boxes = [box for box in last.shapes if 2 < box.width < 5 and abs(box.width - box.height) < 0.1]
    assert len(boxes) == len(things)
    for thing in things:
        assert squeezed(thing) in last.text


NUMBERS = {  # what the messages of the cards say, by the agencies: docs/concepts/messages-beat-the-quake.md
    "en": ("about 4 litres", "three days", "a week", "drop, cover, hold on", "Whistle three times"),
    "fr": ("environ 4 litres", "trois jours", "une semaine", "s’abrite", "Trois coups de sifflet"),
    "ne": ("झन्डै ४ लिटर", "तीन दिन", "एक हप्ता", "घुँडा टेक, ओत लाग, समात", "सिट्ठी तीन पटक फुक"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_checklist_says_what_the_cards_say(language: str) -> None:
    """The same figures."""
    text = printed("a4", language).pages[-1].text
    for said in NUMBERS[language]:
        assert squeezed(said) in text
    messages = {card.id: card.said(language).message for card in usual().cards}
    for card, said in {"water": NUMBERS[language][0], "food": NUMBERS[language][1]}.items():
        assert said in messages[card].replace("\u202f", " ")


def test_the_examples_of_the_rules_are_those_of_the_ruling_sheet() -> None:
    """BQ-7.1, BQ-7.2, BQ-7.3"""
    text = "".join(page.text for page in printed("a4", "en").pages[RULES])
    for said in ("3 and 1, or 3 and 2", "4 and 3, 4 and 2 or 3 and 2", "Together 17 points"):
        assert squeezed(said) in text


LONG = {"one word": "W" * 300, "many words": "été wow " * 40}


@pytest.mark.parametrize("words", LONG.values(), ids=list(LONG))
@pytest.mark.parametrize("paper", PAPERS)
def test_the_longest_words_that_an_edition_may_have(tmp_path: Path, paper: str, words: str) -> None:
    """On as many cards as there can be, with the largest values: all stand on their cards."""
    name, message = words[:LONGEST_NAME].strip(), words[:LONGEST_MESSAGE].strip()
    objects = (
        f'[[objects]]\nid = "card-{number}"\nvp = {MOST_VALUE}\nvd = {MOST_VALUE}\n'
        f'en = {{ name = "{name}", message = "{message}" }}\n'
        for number in range(OBJECTS)
    )
    path = tmp_path / "long.toml"
    path.write_text("\n".join(['name = "long"', *objects]), encoding="utf-8")
    options = GAME.options({"edition": GAME.edition_from(str(path))})
    pages = Printed(pdf_of(GAME, options, paper, "en")).pages[BEFORE:-1:2]
    faces = [face for page in pages for face in faces_on(page, paper)]
    assert faces[:OBJECTS] == [squeezed(f"{MOST_VALUE}{MOST_VALUE}{name}{message}")] * OBJECTS
    assert len(faces) == OBJECTS + len(QUAKE_CODES)


def test_a_card_without_words_and_picture(tmp_path: Path) -> None:
    """It goes by its id, in a plain box."""
    path = tmp_path / "bare.toml"
    path.write_text(toml_of("bare", [(f"thing-{number}", 1, 2) for number in range(16)]), encoding="utf-8")
    options = GAME.options({"edition": GAME.edition_from(str(path))})
    made = Printed(pdf_of(GAME, options, "a4", "fr"))
    assert faces_on(made.pages[BEFORE], "a4")[0] == "12thing0"
    assert len(made.pages) == BEFORE + 2 * 3 + 1
