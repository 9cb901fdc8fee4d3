"""Editions are data: one is named in options, or is a file of one's own; what cannot be one is refused."""

from pathlib import Path

import pytest

from ludotheque.engine.contract import Game
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.options import Edition
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.laws.play import GAMES
from tests.support.home import folder_of

DEFAULT = "classic"
IN_EDITIONS = [
    name for name in GAMES if any(isinstance(option, Edition) for option in registry.options_of(name))
]


def ours(name: str) -> list[Path]:
    """The editions that lie beside a game's rules."""
    return sorted((folder_of(name) / "editions").glob("*.toml"))


def option_of(game: Game) -> str:
    """The option that names an edition: without it, it is the classic one."""
    (key,) = (key for key, given in game.options_json(game.options({})).items() if given == DEFAULT)
    return key


def refused(game: Game, path: Path) -> Refused:
    """Why this file is no edition: one line that names it, in every language."""
    with pytest.raises(Refused) as caught:
        game.edition_from(str(path))
    for language in LANGUAGES:
        assert path.name in caught.value.tell(language)
        assert "\n" not in caught.value.tell(language)
    return caught.value


@pytest.mark.parametrize("name", IN_EDITIONS)
def test_our_own_editions_can_be_played(name: str) -> None:
    """By name and as a file they are the same, and can be dealt."""
    game = registry.find(name)
    assert DEFAULT in [path.stem for path in ours(name)]
    for path in ours(name):
        edition = game.edition_from(path.stem)
        assert game.edition_from(str(path)) == edition
        options = game.options({option_of(game): path.stem})
        assert options == game.options({option_of(game): edition})
        assert game.options_json(options)[option_of(game)] == path.stem
        first, _ = game.deal(options, min(game.seat_counts), "a seed")
        assert first in range(min(game.seat_counts))


@pytest.mark.parametrize("name", IN_EDITIONS)
def test_one_of_the_users_own_is_found_by_name(name: str, editions_folder: Path) -> None:
    """It lies in a folder of the game, is called as its file is, and is read again when that changes."""
    game, key = registry.find(name), option_of(registry.find(name))
    text = (folder_of(name) / "editions" / f"{DEFAULT}.toml").read_text(encoding="utf-8")
    path = editions_folder / name / "mine.toml"
    path.write_text(text.replace(f'name = "{DEFAULT}"', 'name = "mine"', 1), encoding="utf-8")
    mine, classic = game.options({key: "mine"}), game.options({})
    assert game.components(mine) == game.components(classic)
    assert game.options_json(mine)[key] == "mine"
    path.write_text("= nonsense", encoding="utf-8")
    with pytest.raises(Refused, match=r"mine\.toml"):
        game.options({key: "mine"})


@pytest.mark.parametrize("name", IN_EDITIONS)
@pytest.mark.parametrize("text", [b"= nonsense", b"name = '\xff'", b'name = "mine"\nname = "mine"\n'])
def test_a_file_that_is_no_toml(name: str, text: bytes, tmp_path: Path) -> None:
    """TOML is UTF-8, and has each key once."""
    path = tmp_path / "mine.toml"
    path.write_bytes(text)
    assert refused(registry.find(name), path).key == "edition-not-toml"


@pytest.mark.parametrize("name", IN_EDITIONS)
@pytest.mark.parametrize("called", ['name = "another"', "", "name = 7"])
def test_a_file_that_is_called_otherwise(name: str, called: str, tmp_path: Path) -> None:
    """An edition bears the name of its file: that is what records name."""
    path = tmp_path / "mine.toml"
    path.write_text(called, encoding="utf-8")
    assert refused(registry.find(name), path).key == "edition-name"


@pytest.mark.parametrize("name", IN_EDITIONS)
@pytest.mark.parametrize("file", ["missing.toml", "folder.toml"])
def test_a_file_that_is_not_there(name: str, file: str, tmp_path: Path) -> None:
    """A missing file, and a folder."""
    (tmp_path / "folder.toml").mkdir()
    assert refused(registry.find(name), tmp_path / file).key == "file-unreadable"


@pytest.mark.parametrize("name", IN_EDITIONS)
@pytest.mark.parametrize("named", ["meadow", "", "classic.toml", "../classic", "Classic", "\0"])
def test_an_unknown_edition(name: str, named: str) -> None:
    """Options name an edition, never a file; what there is, is told."""
    game = registry.find(name)
    with pytest.raises(Refused) as caught:
        game.options({option_of(game): named})
    assert (caught.value.key, caught.value.place) == ("edition-unknown", f"options.{option_of(game)}")
    assert DEFAULT in caught.value.tell()


@pytest.mark.parametrize("name", IN_EDITIONS)
@pytest.mark.parametrize("given", [None, 7, ["classic"], {"name": "classic"}, True], ids=repr)
def test_an_edition_is_named_by_text(name: str, given: object) -> None:
    """Not by a number, a list or a whole edition."""
    game = registry.find(name)
    with pytest.raises(Refused) as caught:
        game.options({option_of(game): given})
    assert (caught.value.key, caught.value.place) == ("edition-not-text", f"options.{option_of(game)}")


@pytest.mark.parametrize("name", GAMES)
def test_only_a_game_with_an_option_for_them_has_editions(name: str) -> None:
    """Files and option go together."""
    assert bool(ours(name)) == (registry.find(name).editions is not None) == (name in IN_EDITIONS)


@pytest.mark.parametrize("name", GAMES)
def test_other_options_are_unknown(name: str) -> None:
    """And are named in words, with those that there are."""
    game = registry.find(name)
    with pytest.raises(Refused) as caught:
        game.options({"colour": "green"})
    assert (caught.value.key, caught.value.place) == ("option-unknown", "options")
    for language in LANGUAGES:
        told = caught.value.tell(language)
        assert "colour" in told
        assert ", ".join(game.options_json(game.options({}))) in told
