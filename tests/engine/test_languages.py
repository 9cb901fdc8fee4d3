"""A language is a folder of words: whatever stands there is found, and nothing else has to know of it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.engine.languages import ABOUT_EACH, FOLDER, LANGUAGES, language_in
from ludotheque.engine.translation import missing_in, said_in
from tests.support.catalogue import PACKAGE

PLACES = ["LUDOTHEQUE_CACHE", "LUDOTHEQUE_EDITIONS", "PATH", "HOME"]


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one language more: Esperanto, a few sentences and a card of it."""
    folder = tmp_path_factory.mktemp("copy")
    package = folder / "ludotheque"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "web"))
    words, cards = package / "words" / "eo", package / "games" / "beat_the_quake" / "words" / "eo"
    words.mkdir()
    cards.mkdir()
    about = {
        "name": "Esperanto",
        "locale": "eo",
        "quotes": ["„", "“"],
        "complete": False,
        "digits": "abcdefghij",
    }
    (words / "language.json").write_text(json.dumps(about), encoding="utf-8")
    (words / "lists.ftl").write_text("list-and = { $first } kaj { $last }\n", encoding="utf-8")
    (words / "terminal.ftl").write_text(
        "language-unknown = ne estas lingvo { $language }\n", encoding="utf-8"
    )
    (words / "commands.ftl").write_text("number = { $number }\n", encoding="utf-8")
    (cards / "cards.toml").write_text('[torch]\nname = "Lanterno"\nmessage = "Ĝi lumas."\n', encoding="utf-8")
    return folder


def ran(folder: Path, *words: str, lang: str = "eo.UTF-8") -> str:
    """What Python says to this, with the package of that folder."""
    kept = {name: os.environ[name] for name in PLACES if name in os.environ}
    surroundings = {**kept, "PYTHONPATH": str(folder), "LANG": lang, "PYTHONUTF8": "1"}
    answer = subprocess.run(
        [sys.executable, *words], env=surroundings, cwd=folder, capture_output=True, text=True, check=False
    )
    return answer.stdout + answer.stderr


def test_a_folder_is_a_language(elsewhere: Path) -> None:
    """It is listed, and its terminal speaks it as far as it can; what it lacks is said in English."""
    told = ran(elsewhere, "-m", "ludotheque", "words")
    assert "eo Esperanto" in told
    assert "there is no language" not in ran(
        elsewhere, "-m", "ludotheque", "rules", "seismic", "--lang", "eo"
    )
    assert (
        ran(elsewhere, "-m", "ludotheque", "rules", "seismic", "--lang", "tlh") == "ne estas lingvo „tlh“\n"
    )
    lacks = ran(elsewhere, "-m", "ludotheque", "words", "--missing", "eo").splitlines()
    assert "terminal.ftl: language-unknown" not in lacks
    assert "lists.ftl: day" in lacks
    assert "beat_the_quake/cards.toml: torch" not in lacks
    assert "beat_the_quake/cards.toml: water" in lacks


def test_it_is_spoken_everywhere(elsewhere: Path) -> None:
    """By the server to who asks for it, on cards, in lists and in numbers; and printed."""
    program = """
from ludotheque.engine.speech import several
from ludotheque.engine.words import say_number
from ludotheque.games import registry
from ludotheque.server.http.problems import spoken
game = registry.find("beat-the-quake")
language = spoken(None, "de, eo-XX;q=0.5, en")
cards = game.components_told(game.options({}), language)["objects"]
print(language, several("ABC", language), say_number(102, language), cards[0]["name"], cards[1]["name"])
"""
    assert ran(elsewhere, "-c", program) == "eo A, B kaj C bac Lanterno Water\n"
    told = ran(elsewhere, "-m", "ludotheque", "print", "beat-the-quake", "--language", "eo", "-o", "ludo.pdf")
    assert (elsewhere / "ludo.pdf").read_bytes().startswith(b"%PDF-"), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_peculiar_to_a_language_is_whole(language: str) -> None:
    """Ten digits; fonts for paper and for browsers, with their licence; notes in it and in English."""
    about = ABOUT_EACH[language]
    assert len(set(about.digits)) == 10
    if about.font:
        kinds = [(path.stem.rpartition("-")[2], path.suffix) for path in about.fonts.iterdir()]
        weights = ("Regular", "SemiBold")
        assert {(weight, kind) for weight in weights for kind in (".ttf", ".woff2")} <= set(kinds)
        assert "SIL" in (about.fonts / "LICENSE.txt").read_text(encoding="utf-8")
        assert about.letters
    assert len(about.unchecked) in (0, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complete_language_lacks_nothing(language: str) -> None:
    """Neither messages nor the words of a card."""
    assert not ABOUT_EACH[language].is_complete or missing_in(language) == {}
    strange = {file: set(keys) - set(said_in("en").get(file, ())) for file, keys in said_in(language).items()}
    assert not any(strange.values()), strange


def test_every_folder_of_words_is_a_language() -> None:
    """And games have words in no other."""
    folders = [
        FOLDER,
        *(path / "words" for path in (PACKAGE / "games").iterdir() if (path / "words").is_dir()),
    ]
    assert {path.name for folder in folders for path in folder.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("ne", "ne"),
        ("ne-NP", "ne"),
        ("NE_np.UTF-8", "ne"),
        ("new", None),
        ("C", None),
        ("", None),
        ("fr@euro", "fr"),
    ],
)
def test_the_language_of_a_tag(tag: str, language: str | None) -> None:
    """Of a browser or of a locale."""
    assert language_in(tag) == language
