"""A game on paper, from its rules in the browser."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.games import registry
from tests.browser.conftest import Arrive
from tests.support.printed import Printed


@pytest.mark.parametrize(
    ("game", "paper", "language", "width"),
    [
        ("beat-the-quake", "a4", "fr", 210),
        ("seismic", "letter", "en", 216),
        ("situation-4", "a4", "en", 210),
    ],
)
def test_a_game_is_kept_as_a_pdf(
    arrive: Arrive, tmp_path: Path, game: str, paper: str, language: str, width: int
) -> None:
    """Who has not come in may have it too; it is in the language of the page."""
    ada = arrive(language=language)
    ada.go(f"/rules/{game}")
    link = ada.page.get_by_role("link", name=ada.say(f"web-printing-{paper}"))
    path = ada.keep(link.click, tmp_path)
    assert path.name == f"{game}-{language}-{paper}.pdf"
    assert round(Printed(path.read_bytes()).pages[0].width) == width
    expect(ada.page.get_by_role("heading", name=ada.say("web-printing"))).to_be_visible()


def test_every_game_has_a_button_for_it(arrive: Arrive) -> None:
    """On the page of its rules, for both papers."""
    ada = arrive()
    for game in registry.NAMES:
        ada.go(f"/rules/{game}")
        for paper in ("a4", "letter"):
            link = ada.page.get_by_role("link", name=ada.say(f"web-printing-{paper}"))
            expect(link).to_have_attribute("href", f"/api/v1/print/{game}?paper={paper}&lang=en")


def test_all_cards_of_beat_the_quake_beside_it(arrive: Arrive) -> None:
    """Each once, helpers before hazards, with name, values and message, in the language of the page."""
    ada = arrive(language="fr")
    ada.go("/rules/beat-the-quake")
    ada.page.get_by_text(ada.say("web-quake-gallery"), exact=True).click()
    shown = ada.page.locator("details[open] li:has(h3)")
    kinds = ("helper", "neutral", "hazard")
    objects = registry.find("beat-the-quake").options({}).edition.cards
    cards = sorted(objects, key=lambda card: kinds.index(card.kind))
    expect(shown).to_have_count(len(cards))
    for card, text in zip(cards, shown.all_inner_texts(), strict=True):
        words = card.said("fr")
        values = ada.say("web-quake-gallery-values", kind=card.kind, vp=card.vp, vd=card.vd)
        for said in (words.name, values, words.message):
            assert said in text.replace("\n", " ")
