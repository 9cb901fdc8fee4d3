"""`ludotheque balance`: how often tables survive, for people and as JSON."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from ludotheque.cli.dilemma_tables import FIGURES, span, told
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.words import say, say_number
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.bots import dilemma
from ludotheque.games.beat_the_quake.bots.balance import STRENGTHS
from ludotheque.games.beat_the_quake.bots.policies import RULES
from tests.cli.command import broken, run
from tests.games.beat_the_quake.hand_made import toml_of

GAME = "beat-the-quake"
FEW = ("--games", 8, "--guesses", 2)
KEYS = {
    *("seats", "advanced", "bots", "games", "survived", "margin", "met", "alone"),
    *("score", "spread", "winning_score", "cards"),
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal of the usual width."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")


def found(*words: object) -> dict[str, Any]:
    """The answer as JSON: one line, and nothing on standard error."""
    answer = run("balance", *words, "--json")
    assert (answer.status, answer.err, len(answer.lines)) == (0, "", 1)
    document: dict[str, Any] = json.loads(answer.out)
    return document


def test_as_json() -> None:
    """Every number of seats, basic and advanced, with each strength; and each card's part."""
    document = found(GAME, *FEW)
    kinds = document.pop("kinds")
    assert document == {"game": GAME, "edition": "classic", "guesses": 2, "seed": "1"}
    assert [(kind["bots"], kind["advanced"], kind["seats"]) for kind in kinds] == [
        (bots, advanced, seats) for bots in STRENGTHS for advanced in (False, True) for seats in (2, 3, 4, 5)
    ]
    game = registry.find(GAME)
    ids = [card["id"] for card in game.components(game.options({}))["objects"]]
    for kind in kinds:
        assert kind.keys() == KEYS
        assert kind["games"] == 8
        assert (kind["survived"] * 8).is_integer()
        assert 0 <= kind["survived"] <= 1
        assert 0 < kind["margin"] < 0.5
        assert 0 <= kind["alone"] <= kind["met"] <= 6
        assert (kind["met"] == 6) == (kind["survived"] == 1)
        assert (kind["score"] > 0) == (kind["survived"] > 0)
        assert kind["score"] <= kind["winning_score"]
        assert list(kind["cards"]) == ids
        for card in kind["cards"].values():
            assert card.keys() == {"shown", "used", "kept"}
            assert 0 <= card["used"] <= card["shown"] <= 1
            assert card["shown"] + card["kept"] <= 1.0001, "rounded to four places"
            assert kind["advanced"] or card["shown"] + card["kept"] in (0, pytest.approx(1, abs=1e-3))
    by_bots = {bots: sum(kind["survived"] for kind in kinds if kind["bots"] == bots) for bots in STRENGTHS}
    assert by_bots["uniform"] < by_bots["greedy"]


@pytest.mark.parametrize("bots", ["greedy", "search"])
def test_the_same_seed_gives_the_same_numbers(bots: str) -> None:
    """With any number of threads; another seed gives others. A thread plays 8 games at once."""
    words = (GAME, "--games", 20, "--guesses", 2, "--bots", bots)
    one = found(*words, "--seed", "tea", "--threads", 1)
    assert found(*words, "--seed", "tea", "--threads", 1) == one
    assert found(*words, "--seed", "tea", "--threads", 3) == one
    assert found(*words, "--seed", "coffee", "--threads", 1)["kinds"] != one["kinds"]


def test_more_games_begin_with_the_same() -> None:
    """Game i follows from the seed and from i: 1 game is the first of 2."""
    one, two = (found(GAME, "--games", games, "--bots", "greedy")["kinds"] for games in (1, 2))
    for first, both in zip(one, two, strict=True):
        second = 2 * both["met"] - first["met"]
        assert 0 <= second <= 6
        assert second.is_integer()


def test_each_strength_meets_the_same_set_ups() -> None:
    """Strengths are compared with the same piles, in whatever company they are asked for."""
    alone = found(GAME, *FEW, "--bots", "greedy")["kinds"]
    among = found(GAME, *FEW, "--bots", "uniform,greedy")["kinds"]
    assert [kind for kind in among if kind["bots"] == "greedy"] == alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line as each kind is done, then a table; with `--cards` what became of each."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    answer = run("balance", GAME, "--games", 4, "--bots", "uniform,greedy", "--cards")
    assert answer.status == 0
    progress = answer.err.splitlines()
    assert len(progress) == 16
    rules = [say(f"balance-{name}", language) for name in ("basic", "advanced")]
    kinds = found(GAME, "--games", 4, "--bots", "uniform,greedy")["kinds"]
    for line, kind in zip(progress, kinds, strict=True):
        share = say_number(kind["survived"], language, style="percent")
        assert line == say(
            "balance-done",
            language,
            bots=kind["bots"],
            rules=rules[kind["advanced"]],
            seats=kind["seats"],
            share=share,
        )
    assert say("balance-title", language, edition="classic", games=4) in answer.out
    assert say("balance-cards", language, bots="greedy") in answer.out
    for key in ("bots", "rules", "seats", "survived", "met", "alone", "score", "winner", "card", "shown"):
        for word in say(f"balance-{key}", language).split():  # a heading may take two lines
            assert word in answer.out
    assert "…" not in answer.out, "nothing is cut off"
    rows = [line for line in answer.lines if "greedy" in line and "│" in line]
    assert len(rows) == 8
    for row, kind in zip(rows, kinds[8:], strict=True):
        assert f" {say_number(kind['met'], language, places=1)} " in row
    assert ("." in "".join(rows), "," in "".join(rows)) == (language != "fr", language == "fr")
    assert sum(rules[1] in row for row in rows) == 4
    game = registry.find(GAME)
    for card in game.components(game.options({}))["objects"]:
        assert any(card["id"] in line.split() for line in answer.lines)
    assert "{" not in answer.out


def test_together() -> None:
    """Every number of seats, basic and advanced; the same again; a goal is reached only by who survives."""
    words = (GAME, "--together", "level-3", "--games", 3)
    document = found(*words)
    kinds = document.pop("kinds")
    assert document == {"game": GAME, "edition": "classic", "bot": "level-3", "seed": "1"}
    game = registry.find(GAME)
    for kind, (advanced, seats) in zip(kinds, product((False, True), game.seat_counts), strict=True):
        assert (kind["advanced"], kind["seats"], kind["games"]) == (advanced, seats, 3)
        assert kind["goal"] == game.goal(game.options({"together": True, "advanced": advanced}), seats)
        assert 0 <= kind["won"] <= kind["survived"] <= 1
        assert kind["won"] == pytest.approx(kind["survived"] * kind["reached"])
        assert (kind["middle"] > 0) == (kind["survived"] > 0)
    assert any(kind["survived"] for kind in kinds)
    assert found(*words, "--threads", 2)["kinds"] == kinds
    assert found(*words, "--seed", "tea")["kinds"] != kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_together_for_people(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table with a row for each kind."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    answer = run("balance", GAME, "--together", "level-3", "--games", 1)
    assert answer.status == 0
    for key in ("rules", "seats", "goal", "middle", "survived", "won"):
        assert say(f"together-{key}", language) in answer.out
    assert len([line for line in answer.lines if "│" in line]) == 8
    assert "…" not in answer.out


def test_together_with_a_bot_that_there_is_not() -> None:
    assert "level-9" in broken("balance", GAME, "--together", "level-9")


def test_without_cards_there_is_no_second_table() -> None:
    answer = run("balance", "--games", 1, "--bots", "uniform")
    assert answer.status == 0
    assert "torch" not in answer.out
    assert say("balance-title", edition="classic", games=1) in answer.out


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    """From a file: where all hurts and nothing helps, the first quake is fatal, whoever plays."""
    path = tmp_path / "hard.toml"
    path.write_text(toml_of("hard", [(f"piano-{number}", 0, 9) for number in range(20)]), encoding="utf-8")
    document = found(GAME, *FEW, "--edition", path)
    assert document["edition"] == "hard"
    for kind in document["kinds"]:
        assert (kind["survived"], kind["met"], len(kind["cards"])) == (0, 0, 20)


# Whether one rule is enough


@pytest.fixture
def quick_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hardly get to know the deck."""
    monkeypatch.setattr(dilemma, "GENERATIONS", 2)
    monkeypatch.setattr(dilemma, "TABLES", 10)


@pytest.mark.usefixtures("quick_fit")
def test_a_dilemma_as_json() -> None:
    """Every number of seats, basic and advanced, every rule, every card; the same with any threads."""
    words = (GAME, "--dilemma", "--games", 30, "--json")
    answer, again = run("balance", *words, "--threads", 1), run("balance", *words, "--threads", 3)
    assert (answer.status, len(answer.lines)) == (0, 1)
    assert answer.out == again.out
    document = json.loads(answer.out)
    assert (document["edition"], document["games"], document["seed"]) == ("classic", 30, "1")
    assert [(kind["advanced"], kind["seats"]) for kind in document["kinds"]] == [
        (advanced, seats) for advanced in (False, True) for seats in (2, 3, 4, 5)
    ]
    for kind in document["kinds"]:
        assert kind.keys() == {"seats", "advanced", *FIGURES, "rules"}
        assert (kind["survived"] * 30).is_integer()
        assert [rule["rule"] for rule in kind["rules"]] == list(RULES)
        assert all(0 <= rule["survived"] <= 1 for rule in kind["rules"])
    game = registry.find(GAME)
    values = {card["id"]: card for card in game.components(game.options({}))["objects"]}
    assert document["cards"].keys() == values.keys()
    for name, card in document["cards"].items():
        assert (card["vp"], card["vd"]) == (values[name]["vp"], values[name]["vd"])
        assert card["shown"] + card["kept"] <= 1 + 1e-9


@pytest.mark.usefixtures("quick_fit")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dilemma_for_people(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables within 80 columns, nothing cut off, and a mark where a figure is not where it should be."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    answer = run("balance", GAME, "--dilemma", "--games", 30, "--cards")
    assert answer.status == 0
    assert max(map(cell_len, answer.lines)) <= 80
    assert "…" not in answer.out
    assert "dilemma-" not in answer.out
    for name in ("early", "harmless", "hard", "shared", "again", "starter"):
        for word in say(f"dilemma-{name}", language).split():  # a heading may take several lines
            assert word in answer.out.split("━")[0]
    assert answer.out.count(say("dilemma-rule-most-vp-once", language)) == 2
    assert say("dilemma-legend", language, mark="!") in answer.out
    assert sum("torch" in line for line in answer.lines) == 1
    assert "!" in answer.out
    plain = run("balance", GAME, "--dilemma", "--games", 30)
    assert "torch" not in plain.out


def test_a_mark_stands_where_a_figure_misses_its_aim() -> None:
    assert told("survived", 0.55, False, "en") == "55%"
    assert told("survived", 0.55, True, "en") == "55%"
    assert told("survived", 0.7, True, "en") == "70%!"
    assert told("early", None, True, "en") == "–"
    assert span("rule_beaten", [0.7, 0.9], False, "en") == "70%–90%"
    assert span("rule_beaten", [0.6, 0.9], False, "en") == "60%–90%!"
    assert span("rule_beaten", [], False, "en") == "–"


# Refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "key", "named"),
    [
        (("--bots", "hal"), "bot-unknown", ("hal", *STRENGTHS)),
        (("--bots", ""), "bot-unknown", STRENGTHS),
        (("--bots", "greedy,"), "bot-unknown", STRENGTHS),
        (("chess",), "game-unknown", ("chess", *registry.NAMES)),
        (("seismic",), "balance-not-this", ("seismic", GAME)),
        (("--edition", "nowhere"), "edition-unknown", ("nowhere", "classic")),
        (("--edition", "nowhere.toml"), "file-unreadable", ("nowhere.toml",)),
    ],
    ids=str,
)
def test_what_there_is_not(
    words: tuple[str, ...],
    key: str,
    named: tuple[str, ...],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One line that names what was asked for and what there is, before any game is played."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    line = broken("balance", *words)
    assert all(name in line for name in named)
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8" if language == "en" else "C")
    assert broken("balance", *words) != line
    assert key not in line


@pytest.mark.parametrize("words", [("--games", 0), ("--guesses", 0), ("--threads", -1), ("--games", "many")])
def test_numbers_that_make_no_sense(words: tuple[object, ...]) -> None:
    answer = run("balance", *words)
    assert (answer.status, answer.out) == (2, "")
    assert str(words[0]) in answer.err
