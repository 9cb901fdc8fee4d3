"""What a form asks of a host: decks that come with a game are offered with a sentence each."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludotheque.engine.contract import Game
from ludotheque.engine.editions import shipped
from ludotheque.engine.options import Edition
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.options import STEPS
from ludotheque.server.api.choices import choices_of
from ludotheque.server.protocol import ChoiceOption, GameOption


def asked(folder: Path, names: list[str], language: str) -> list[GameOption]:
    """What is asked where these editions lie in the folder of the game."""
    for name in names:
        (folder / f"{name}.toml").touch()
    edition = Edition("edition", "BQ-1.3", "An edition", shipped(folder, STEPS), default="classic")
    game: Any = SimpleNamespace(name="beat-the-quake", OPTIONS=(edition,))
    return choices_of(cast(Game, game), language)


@pytest.mark.parametrize(
    ("language", "called"),
    [("en", ["Gentle", "Classic", "Hard"]), ("fr", ["Doux", "Classique", "Difficile"])],
)
def test_decks_are_offered_from_the_gentlest_on(tmp_path: Path, language: str, called: list[str]) -> None:
    """A file is enough to be offered, with words for it; another deck goes by its own name, after them."""
    (choice,) = asked(tmp_path, ["hard", "attic", "gentle", "classic"], language)
    assert isinstance(choice, ChoiceOption)
    assert [one.value for one in choice.values] == ["gentle", "classic", "hard", "attic"]
    assert [one.name for one in choice.values] == [*called, "attic"]
    assert [one.about is None for one in choice.values] == [False, False, False, True]
    assert choice.default == "classic"


def test_one_deck_is_no_choice(tmp_path: Path) -> None:
    assert asked(tmp_path, ["classic"], "en") == []


def test_what_ships_can_be_chosen() -> None:
    """Every deck that is offered is there."""
    game = registry.find("beat-the-quake")
    assert game.editions is not None
    (edition,) = (option for option in game.OPTIONS if isinstance(option, Edition))
    for name in edition.values:
        assert game.editions.find(name).name == name
