"""Options are data: what a game declares is what it takes, and all that is made of it follows."""

import subprocess
import sys
from dataclasses import fields

import pytest

from ludotheque.cli.options import completed, flag_of, game_flags, options_of
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.options import Edition, Several, Sides
from ludotheque.engine.words import say
from ludotheque.games import registry
from ludotheque.server.api.choices import choices_of
from ludotheque.server.protocol import SidesOption
from tests.laws.play import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_what_is_declared_is_what_is_chosen(name: str) -> None:
    """In the same order, and the same without loading the rules; a record's options give the same again."""
    game = registry.find(name)
    assert registry.options_of(name) is game.OPTIONS
    assert [option.name for option in game.OPTIONS] == [field.name for field in fields(game.options_type)]
    options = game.options({})
    assert list(game.options_json(options)) == [option.name for option in game.OPTIONS]
    assert game.options(game.options_json(options)) == options


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_form_asks_has_words(name: str, language: str) -> None:
    """Each option and each value, in every language."""
    for choice in choices_of(registry.find(name), language):
        if isinstance(choice, SidesOption):
            continue
        key = f"option-{name}-{choice.option}"
        assert choice.name == say(key, language)
        for one in getattr(choice, "values", ()):
            assert one.name == say(f"{key}-{str(one.value).lower()}", language)


@pytest.mark.parametrize("name", GAMES)
def test_a_command_line_gives_the_default_as_nothing_does(name: str) -> None:
    """Every flag of a game, with what stands for it anyway."""
    game = registry.find(name)
    seats = min(game.seat_counts)
    usual = game.options_json(game.options_for(seats, {}))
    for option in game.OPTIONS:
        value = usual[option.name]
        text = ",".join(map(str, value)) if isinstance(option, Several | Sides) else str(value)
        given = {option.name: value if isinstance(value, bool) else text}
        assert game.options_json(options_of(game, seats, **given)) == usual


def test_a_shell_offers_the_values() -> None:
    """Of one, and of several after a comma; not those that stand there."""
    flags = game_flags()
    assert flag_of("flag_grace") == "--flag-grace"
    offer = completed(flags["table"])
    assert offer is not None
    assert offer("s") == ["small", "standard"]
    offer = completed(flags["variants"])
    assert offer is not None
    assert offer("dilemma,") == [f"dilemma,{one}" for one in ("big-one", "aftershocks", "twin-cities")]
    assert completed(flags["sides"]) is None
    assert isinstance(flags["edition"], Edition)


def test_flags_load_no_rules() -> None:
    """All commands are there without Numba."""
    script = "import sys, ludotheque.cli.main; assert 'numba' not in sys.modules, sorted(sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)
