"""What is in a box, over HTTP: values as the command line gives them, words in the language asked for."""

from typing import Any

import httpx
import pytest

from ludotheque.engine.languages import LANGUAGES
from ludotheque.games import registry
from tests.server.inside import Inside
from tests.support.services.loopback import NO_TLS

QUAKE = "beat-the-quake"
PLAIN = {"id", "vp", "vd"}  # what the rules know of an object
TOLD = {"name", "message", "picture", "kind"}  # what people see of it besides


def post(inside: Inside, body: Any, language: str = "en") -> httpx.Response:
    """Ask without having come in."""
    address = f"{inside.url}/api/v1/components"
    return httpx.post(address, params={"lang": language}, json=body, trust_env=False, verify=NO_TLS)


def unpack(inside: Inside, game: str, language: str = "en", options: Any = None) -> dict[str, Any]:
    """The box of a game."""
    answer = post(inside, {"game": game, "options": options or {}}, language)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_objects_have_their_values_and_their_words(inside: Inside, language: str) -> None:
    """BQ-1.2 All 46 in edition order, with the values of the command line, and a message each."""
    game = registry.find(QUAKE)
    plain = game.components(game.options({}))
    found = unpack(inside, QUAKE, language)
    assert found["game"] == QUAKE
    assert found["quakes"] == plain["quakes"]
    assert len(found["objects"]) == 46
    assert [{key: card[key] for key in PLAIN} for card in found["objects"]] == plain["objects"]
    for card in found["objects"]:
        assert set(card) == PLAIN | TOLD
        assert card["name"]
        assert card["message"].endswith((".", "।"))


def test_words_are_in_the_language_asked_for(inside: Inside) -> None:
    """A torch is not called so in French; where nothing is asked for, the browser's language will do."""
    names = {language: unpack(inside, QUAKE, language)["objects"][0]["name"] for language in LANGUAGES}
    assert names == {"en": "Torch", "fr": "Lampe de poche", "ne": "टर्च"}
    accepted = httpx.post(
        f"{inside.url}/api/v1/components", json={"game": QUAKE},
        headers={"Accept-Language": "fr-CH, de;q=0.5"}, trust_env=False, verify=NO_TLS,
    )  # fmt: skip
    assert accepted.json()["objects"][0]["name"] == "Lampe de poche"


def test_a_game_without_words_says_what_the_command_line_says(inside: Inside) -> None:
    """Seismic's tiles have no names of their own here."""
    game = registry.find("seismic")
    options = {"variants": ["twin-cities"]}
    assert unpack(inside, "seismic", options=options) == {
        "game": "seismic",
        **game.components(game.options(options)),
    }


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"game": QUAKE, "options": {"advanced": "yes"}}, "option-not-bool"),
        ({"game": QUAKE, "options": {"edition": "nowhere"}}, "edition-unknown"),
        ({"game": QUAKE, "options": {"colour": 1}}, "option-unknown"),
        ({"options": {}}, "message-unfit"),
    ],
)
def test_what_is_not_there_is_refused_in_words(inside: Inside, body: Any, key: str) -> None:
    """With the reason, and no trace of how the house is built."""
    answer = post(inside, body)
    assert answer.status_code == 422
    assert answer.json()["key"] == key
    assert answer.json()["text"]
