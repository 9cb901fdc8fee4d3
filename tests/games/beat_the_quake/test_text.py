"""Beat the Quake told and drawn: what is told did happen, and nobody is told what is hidden from them."""

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.canvas import Depth, width_of
from ludotheque.engine.contract import SPECTATOR, Move, Seat, Setup, View
from ludotheque.engine.match import Match
from ludotheque.engine.records import match_of
from ludotheque.engine.teller import Choices, Line, Scene, Screen, scene_of
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.components import edition_in
from ludotheque.games.beat_the_quake.layout import CHOOSING, DISCARDING, OVER, SHOWING, USING
from ludotheque.games.beat_the_quake.shown import Debrief
from ludotheque.games.beat_the_quake.text.debrief import would_have_helped
from ludotheque.games.beat_the_quake.text.standing import told_winners
from ludotheque.games.beat_the_quake.text.story import _CLAUSES
from ludotheque.games.beat_the_quake.text.teller import BeatTheQuakeTeller
from ludotheque.games.beat_the_quake.view import cards_in
from ludotheque.games.rulesheet import parse, sheet_of
from tests.games.beat_the_quake.hand_made import NAMES, match_after, record, toml_of, values_of
from tests.support.hand_made import parsed, split

GAME = registry.find("beat-the-quake")
SIGNS = re.compile("[\u2500-\u25ff\u2800-\u28ff\x1b]")  # box drawing, blocks, shapes, braille, escapes
LONGEST_LINE = 160  # two lines of a terminal of 80 columns


def dealt(advanced: bool = False, seats: int = 3, seed: str = "told") -> Match:
    """A match with the whole pile."""
    options = GAME.options({"advanced": advanced})
    return Match(GAME, options, seats, Setup(*GAME.deal(options, seats, seed)))


def opening(match: Match, seat: int) -> Scene:
    """What a seat sees of the deal."""
    return scene_of(GAME, match.box, match.state_at_start(), None, None, match.drawn, Seat(seat))


def play(match: Match, move: Move, seat: int) -> Scene:
    """Play a move of whoever is waited for, as this seat sees it."""
    actor, before = match.to_move()[0], match.snapshot()
    match.play(actor, move)
    return scene_of(GAME, match.box, before, actor, move, match.drawn, Seat(seat))


def played(match: Match, chance_seed: int = 1) -> Iterator[tuple[Seat, Move, Any]]:
    """Play to the end by chance, laying cards face up more often than not: the state before each move too."""
    chance = random.Random(chance_seed)
    while not match.is_over:
        actor = match.to_move()[0]
        legal = match.legal(actor)
        before = match.snapshot()
        move = chance.choice(legal[: max(len(legal) - 1, 1)] if chance.random() < 0.8 else legal)
        match.play(actor, move)
        yield actor, move, before


def teller(language: str = "en", is_plain: bool = False) -> BeatTheQuakeTeller:
    """Somebody who tells the game."""
    return BeatTheQuakeTeller(NAMES, language, is_plain)


def told(pile: str, moves: str, seat: int, language: str = "en", **more: Any) -> list[Line]:
    """All that one seat is told while these moves are played."""
    found = parsed(record(pile, **more))
    match = Match(GAME, found.options, len(found.players), found.setup)
    one = teller(language)
    lines = one.story(opening(match, seat))
    for text in split(moves):
        lines += one.story(play(match, GAME.move_code(match.box, text), seat))
    return lines


def texts(lines: list[Line]) -> list[str]:
    """The words alone."""
    return [line.text for line in lines]


# What happened


def test_a_story_as_its_seat_sees_it() -> None:
    """BQ-2.2, BQ-3, BQ-4.1, BQ-4.2: the deal, draws, cards kept, a quake met alone, with clauses."""
    pile = "a32 b20 c51 d01 e10 yellow-1 f00"
    moves = "show c51; stop; keep; stop; show e10; draw; use c51"
    assert [(line.text, line.clause) for line in told(pile, moves, 0)] == [
        ("Everybody is dealt a card, face down.", "BQ-2.2"),
        ("Ada is dealt a32 (protection 3, damage 2).", ""),
        ("Ada begins.", "BQ-2.2"),
        ("Ada draws c51 (protection 5, damage 1).", ""),
        ("Ada lays c51 (protection 5) face up.", ""),
        ("Ada stops.", ""),
        ("Bo draws a card.", ""),
        ("Bo lays nothing face up.", ""),
        ("Bo stops.", ""),
        ("Ada draws e10 (protection 1, damage 0).", ""),
        ("Ada lays e10 (protection 1) face up.", ""),
        ("Ada draws a yellow quake, number 1 of 6!", "BQ-3.3"),
        ("The damage is 2: that of the cards in Ada’s hand.", "BQ-4.1"),
        ("Ada’s own common objects are enough: only they may be used.", "BQ-4.2"),
        ("Ada uses c51 (protection 5): 5 against 2.", ""),
        ("The quake is met alone: 3 points for Ada.", "BQ-4.2"),
        ("Bo draws a card.", ""),
    ]


def test_a_quake_met_together() -> None:
    """BQ-4.3 Each card with its owner and the running sum; the hand's sum to its owner alone."""
    pile = "a31 b10 c02 d30 red-1 f00"
    moves = "keep; stop; show d30; stop; use d30"
    for seat, hand in ((0, ["Ada’s hand: a31 1 + c02 2 = 3."]), (1, []), (SPECTATOR, [])):
        lines = texts(told(pile, moves, seat))
        assert lines[lines.index("Bo stops.") + 1 :] == [
            "Ada draws a red quake, number 1 of 6!",
            "The damage is 3: that of the cards in Ada’s hand.",
            *hand,
            "Ada’s own common objects are not enough: everybody’s may be used.",
            "Ada uses d30 (protection 3), laid by Bo: 3 against 3.",
            "The quake is met with everybody’s help, and counts for nobody.",
            "Bo draws f00 (protection 0, damage 0)." if seat == 1 else "Bo draws a card.",
        ]


def test_damage_0_costs_a_card() -> None:
    """BQ-4.4"""
    lines = told("a10 b20 c00 yellow-1", "show a10; draw; use a10", SPECTATOR)
    assert ("Nothing in Ada’s hand does damage, but every quake costs one common object.", "BQ-4.4") in lines
    assert "Ada gives up a10 (protection 1)." in texts(lines)


def test_an_orange_quake() -> None:
    """BQ-6.1, BQ-6.2 What it adds, who discards what before everybody's eyes, who has nothing."""
    pile = "a31 b20 c40 d20 orange-1 f00"
    moves = "show c40; stop; keep; stop; discard c40"
    lines = told(pile, moves, SPECTATOR, advanced=True)
    start = texts(lines).index("Bo stops.") + 1
    assert [(line.text, line.clause) for line in lines[start:]] == [
        ("Ada draws an orange quake, number 1 of 6!", "BQ-3.3"),
        ("The damage is 2: 1 in Ada’s hand, and 1 more for the colour of the quake.", "BQ-6.1"),
        ("Everybody discards a common object.", "BQ-6.1"),
        ("Ada discards c40 (protection 4), a common object.", ""),
        ("Bo has nothing to discard.", "BQ-6.2"),
        ("There is no common object to use. The quake is fatal: everybody loses.", "BQ-4.6"),
    ]


RED = "a31 b20 c40 d25 red-1 f00"
RED_MOVES = "show c40; stop; keep; stop; discard a31; discard {}; use c40"


def test_a_red_quake() -> None:
    """BQ-6.2 What is discarded from a hand is told to its owner alone."""
    for seat, first, second in (
        (0, "a31 (protection 3, damage 1) from hand", "a card from hand"),
        (1, "a card from hand", "d25 (protection 2, damage 5) from hand"),
        (SPECTATOR, "a card from hand", "a card from hand"),
    ):
        lines = texts(told(RED, RED_MOVES.format("d25"), seat, advanced=True))
        assert lines[lines.index("Bo stops.") + 1 :][1:7] == [
            "The damage is 3: 1 in Ada’s hand, and 2 more for the colour of the quake.",
            "Everybody discards a card from hand.",
            f"Ada discards {first}.",
            f"Bo discards {second}.",
            "Ada’s own common objects are enough: only they may be used.",
            "Ada uses c40 (protection 4): 4 against 3.",
        ]


def test_a_fatal_quake() -> None:
    """BQ-4.6 What was there and what was needed."""
    lines = told("a35 b20 c10 yellow-1", "show c10; draw", SPECTATOR)
    assert lines[-1] == (
        "All common objects together protect 1, and the damage is 5. The quake is fatal: everybody loses.",
        "BQ-4.6",
    )


def test_a_quake_in_the_deal() -> None:
    """BQ-2.2 It is put away; everybody has a card all the same."""
    lines = told("a10 yellow-2 b20 c30", "", 1)
    assert texts(lines) == [
        "Everybody is dealt a card, face down.",
        "During the deal a yellow quake comes up: it is put away and has no effect.",
        "Bo is dealt b20 (protection 2, damage 0).",
        "Ada begins.",
        "Ada draws a card.",
    ]
    assert lines[1].clause == "BQ-2.2"


def test_the_end_of_a_pile() -> None:
    """BQ-5.1, BQ-5.2 The points of all, and for what."""
    lines = told("a10 b20 c30", "show a10", SPECTATOR)
    assert [(line.text, line.clause) for line in lines[-4:]] == [
        ("The pile is empty: the game is over.", "BQ-5.1"),
        ("Ada: 4 points (hand 3, still face up 1)", "BQ-5.2"),
        ("Bo: 2 points (hand 2)", "BQ-5.2"),
        ("Ada wins with 4 points.", "BQ-5.3"),
    ]


def test_a_story_in_french() -> None:
    """What happened is told in French."""
    lines = texts(told("a31 b10 c02 d30 red-1 f00", "keep; stop; show d30; stop; use d30", 0, "fr"))
    assert lines[lines.index("Bo s’arrête.") + 1 :] == [
        "Ada pioche un séisme rouge, le numéro 1 sur 6\u202f!",
        "Les dégâts sont de 3\u202f: ceux des cartes de la main (Ada).",
        "La main (Ada)\u202f: a31 1 + c02 2 = 3.",
        "Les objets communs posés par Ada ne suffisent pas\u202f: tous peuvent servir.",
        "Ada utilise d30 (protection 3), chez Bo\u202f: 3 contre 3.",
        "Le séisme est contré avec l’aide de tout le monde, et ne compte pour personne.",
        "Bo pioche une carte.",
    ]


def over(**fields: Any) -> View:
    """The end of a game in which these fields stand, as a spectator sees it."""
    match = match_after("a10 b10 c10 d10 e10", "")
    state = match.snapshot().copy()
    state["phase"] = OVER
    for name, values in fields.items():
        state[name][: len(values)] = values
    return GAME.view(match.box, state, SPECTATOR)


@pytest.mark.parametrize(
    ("fields", "key", "names"),
    [
        ({"hands": [0b11, 0b100]}, "bq-told-winner", "Ada"),
        ({"hands": [0b111, 0], "neutralised": [0, 1]}, "bq-told-winner-alone", "Bo"),
        ({"hands": [0b1, 0], "face_up": [0, 0b10]}, "bq-told-winner-unused", "Bo"),
        ({"hands": [0b1, 0b10]}, "bq-told-shared", "Ada and Bo"),
    ],
)
def test_who_wins_and_why(fields: dict[str, list[int]], key: str, names: str) -> None:
    """BQ-5.3 Points, then quakes neutralised alone, then unused common objects, then a shared win."""
    found, words = told_winners(teller().speech, over(**fields))
    assert (found, words["names"]) == (key, names)
    for language in ("en", "fr"):
        assert str(words["points"]) in teller(language).speech.say(found, **words)


def test_every_clause_of_a_story_is_in_the_sheet() -> None:
    """A link to it leads somewhere."""
    clauses = {
        f"{section.id.partition('-')[0]}-{clause.number}"
        for section in parse(sheet_of("beat-the-quake")).sections
        for clause in section.clauses
    }
    assert set(_CLAUSES.values()) <= clauses
    words = (GAME.folder / "words" / "en" / "game.ftl").read_text(encoding="utf-8")
    assert all(f"\n{key} =" in words for key in _CLAUSES)


# What is hidden


@pytest.mark.parametrize("language", ["en", "fr"])
def test_hidden_cards_change_nothing_that_others_are_told(language: str) -> None:
    """Two games that differ in what Bo holds and discards: Ada and spectators are told the same."""
    worlds = (
        ("a31 b20 c40 d25 red-1 f00", "discard b20"),
        ("a31 d25 c40 b20 red-1 f00", "discard d25"),
        ("a31 e99 c40 f98 red-1 d25", "discard f98"),
    )
    for seat in (0, SPECTATOR):
        stories = []
        for pile, discard in worlds:
            moves = f"show c40; stop; keep; stop; discard a31; {discard}; use c40"
            stories.append(told(pile, moves, seat, language, advanced=True))
        assert stories[0] == stories[1] == stories[2]
    assert told(worlds[0][0], "", 1) != told(worlds[1][0], "", 1)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("advanced", [False, True])
def test_no_card_of_another_hand_is_named(language: str, advanced: bool) -> None:
    """In whole games, to no seat and no spectator, in the story or in any list; `unseen` names all alike."""
    for game in range(3):
        match = dealt(advanced, seed=f"secrets {game}")
        titles = {card.id: card.said(language).name for card in edition_in(match.box).cards}
        one, plain = teller(language), teller(language, is_plain=True)
        for actor, move, before in played(match, game):
            for seat in (Seat(0), Seat(1), Seat(2), SPECTATOR):
                scene = scene_of(GAME, match.box, before, actor, move, match.drawn, seat)
                if match.is_over:
                    continue
                hidden = {
                    titles[card]
                    for other in range(3)
                    if other != seat
                    for card in cards_in(match.box, match.state["hands"][other] | match.state["lost"][other])
                }
                view = match.view(seat)
                lines = [line.text for line in one.story(scene)]
                for who, screen in ((one, Screen()), (plain, Screen(is_plain=True))):
                    lines += [*who.table(view, None, screen), *who.offer(view, screen), *who.scores(view)]
                named = {
                    title
                    for title in hidden
                    if re.search(rf"\b{title} \(?(protection )?\d", "\n".join(lines))
                }
                assert not named
                assert not one.details(view)


# Choices


def test_every_legal_move_has_a_number() -> None:
    """In every phase: 0 does nothing, each move is told in words that differ, in both languages."""
    phases = set()
    for seed in range(6):
        match = dealt(advanced=True, seed=f"choices {seed}")
        chance = random.Random(seed)
        while not match.is_over:
            seat = match.to_move()[0]
            view, legal = match.view(seat), match.legal(seat)
            phases.add(int(view.record["phase"]))
            for language in ("en", "fr"):
                one = teller(language)
                choices = one.choices(view, legal)
                assert sorted(choices.moves.values()) == sorted(legal)
                nothing = choices.moves.get(0)
                assert nothing is None or GAME.move_text(match.box, nothing) in ("keep", "stop")
                words = [one.words_of(view, move) for move in legal]
                assert len(set(words)) == len(words)
                assert choices.question.startswith(NAMES[seat])
                listing = one.listing(view, choices)
                assert len(listing) == len(legal)
                assert max(map(len, listing)) < LONGEST_LINE / 2
            match.play(seat, chance.choice(legal[: max(len(legal) - 1, 1)]))
    assert phases == {SHOWING, CHOOSING, DISCARDING, USING}


def asked(match: Match) -> tuple[str, list[str]]:
    """The question to the seat that is waited for, and its choices."""
    seat, one = match.to_move()[0], teller()
    choices = one.choices(match.view(seat), match.legal(seat))
    return choices.question, one.listing(match.view(seat), choices)


def test_what_is_asked() -> None:
    """BQ-3.1, BQ-3.2, BQ-4.2, BQ-4.3, BQ-6.1: each question with its choices."""
    pile = "a32 b20 c51 d01 orange-1 f00"
    assert asked(match_after(pile)) == (
        "Ada: show a card from your hand, or keep all?",
        [
            "0: keep all",
            "1: show a32 (protection 3, damage 2): damage left 1",
            "2: show c51 (protection 5, damage 1), just drawn: damage left 2",
        ],
    )
    assert asked(match_after(pile, "keep")) == (
        "Ada: draw a second card, or stop?",
        ["0: stop", "1: draw a second card"],
    )
    assert asked(match_after(pile, "show c51; stop; show b20; draw", advanced=True)) == (
        "Bo: discard one of your common objects.",
        ["1: discard b20 (protection 2)"],
    )
    assert asked(match_after(pile, "show c51; stop; show b20; draw")) == (
        "Bo: use one of your own common objects. So far 0 against 1.",
        ["1: use your own b20 (protection 2): 2 against 1"],
    )
    assert asked(match_after("a32 b20 c51 d04 orange-1 f00", "show c51; stop; show b20; draw")) == (
        "Bo: use anybody’s common object. So far 0 against 4.",
        ["1: use c51 (protection 5), laid by Ada: 5 against 4"],
    )
    red = match_after(pile.replace("orange", "red"), "show c51; stop; show b20; draw", advanced=True)
    assert asked(red) == ("Bo: discard a card from your hand.", ["1: discard d01 (protection 0, damage 1)"])


# The table


@pytest.mark.parametrize("columns", [40, 80, 160])
@pytest.mark.parametrize("depth", list(Depth))
def test_the_table_fits_the_screen(columns: int, depth: Depth) -> None:
    """Cards that do not fit go to the next row; colours only where there are some."""
    for language in ("en", "fr"):
        match = dealt(seats=5, seed="table")
        for _ in played(match, 4):
            lines = teller(language).table(match.view(SPECTATOR), None, Screen(columns, None, depth))
            cards = [line for line in lines if line.startswith(" " * 4)]
            assert width_of(cards) <= columns
            if not match.is_over and match.state["face_up"].any():
                assert ("\x1b" in "".join(lines)) == (depth is not Depth.NONE)


def test_the_table_drawn() -> None:
    """BQ-3.1, BQ-4.3 The pile, quakes, hands by size, common objects, what others used, numbers."""
    pile = "a31 b10 c02 d30 red-1 e00 g21 yellow-1 yellow-2 orange-1 orange-2 red-2"
    match = match_after(pile, "keep; stop; show d30; stop; use d30; show e00; stop; show g21")
    assert teller().table(match.view(SPECTATOR), None, Screen()) == [
        "The pile: 5 quakes in 5 cards.",
        "Quakes met: 1 of 6. Drawn: red",
        "",
        "▸ Ada: 2 cards in hand, 1 point without the hand",
        "    [g21 2]",
        "",
        "  Bo: 1 card in hand, 7 points without the hand",
        "    [e00 0] (d30 3)",
    ]
    match = match_after("a32 b20 c51 d04 orange-1 f00", "show c51; stop; show b20; draw")
    seat, one = match.to_move()[0], teller()
    choices = one.choices(match.view(seat), match.legal(seat))
    lines = one.table(match.view(seat), choices, Screen())
    assert "    [1: c51 5]" in lines
    assert lines[1:3] == [
        "Quakes met: 0 of 6. Drawn: orange",
        "Now an orange quake is being met: 0 against damage 4.",
    ]
    assert one.offer(match.view(seat), Screen())[-1] == "Together protection 0 and damage 4."
    assert "    [b20 2]" in lines
    assert "▸ Bo: 1 card in hand, 1 point" in lines


def test_the_pile_with_its_risk() -> None:
    """BQ-2.1 How many quakes in how many cards, and how many draws are safe."""
    match = dealt(seats=2, seed="risk")
    seat = match.to_move()[0]
    assert teller().table(match.view(seat), None, Screen())[0] == (
        "The pile: 6 quakes in 49 cards; the next 3 are safe."
    )
    assert teller("fr").table(match.view(seat), None, Screen())[0] == (
        "La pioche\u202f: 6 séismes sur 49 cartes\u202f; les 3 prochaines sont sûres."
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("advanced", [False, True])
def test_plain_is_words_alone(language: str, advanced: bool) -> None:
    """No colours, no boxes, no signs; each common object is named with its protection; a line or two each."""
    match = dealt(advanced, seed="plain")
    one, screen = teller(language, is_plain=True), Screen(is_plain=True)
    for actor, move, before in played(match, 7):
        scene = scene_of(GAME, match.box, before, actor, move, match.drawn, actor)
        view = match.view(actor)
        story = [line.text for line in one.story(scene)]
        assert story
        assert max(map(len, story)) < LONGEST_LINE
        table = one.table(view, None, screen)
        lines = [*story, *table, *one.offer(view, screen), *one.unseen(view), *one.scores(view)]
        assert not SIGNS.search("\n".join(lines))
        for seat in range(3):
            (mine,) = [line for line in table if line.startswith(NAMES[seat])]
            for card in edition_in(match.box).cards:
                is_there = card.id in cards_in(match.box, match.state["face_up"][seat])
                assert not is_there or f"{card.said(language).name} (protection {card.vp})" in mine


# How it stands


def test_a_hand_is_offered_to_its_seat_alone() -> None:
    """BQ-4.1, BQ-6.1 Its cards, its sums, and what a quake would do."""
    pile = "a32 b20 c51 d01 yellow-1"
    match = match_after(pile, "keep", advanced=True)
    assert teller().offer(match.view(Seat(0)), Screen()) == [
        "",
        "Ada’s hand: a32 (protection 3, damage 2), c51 (protection 5, damage 1).",
        "Together protection 8 and damage 3: a quake now would do 3 damage (orange 4, red 5).",
    ]
    assert teller().offer(match.view(Seat(1)), Screen(is_plain=True))[1:] == [
        "Together protection 2 and damage 0: a quake now would do 0 damage (orange 1, red 2).",
        "Ada: 0 points and 2 hidden cards",
        "Bo: 2 points",
    ]
    assert teller().offer(match.view(SPECTATOR), Screen()) == []
    assert teller().offer(match.view(SPECTATOR), Screen(is_plain=True)) == [
        "Ada: 0 points and 2 hidden cards",
        "Bo: 0 points and 1 hidden card",
    ]
    basic = match_after(pile, "keep")
    assert teller().offer(basic.view(Seat(0)), Screen())[2].endswith("a quake now would do 3 damage.")
    bare = match_after("a10 b10 c10", "")
    state = bare.snapshot().copy()
    state["hands"][:] = 0
    assert teller().offer(GAME.view(bare.box, state, Seat(0)), Screen())[1] == "Ada’s hand is empty."


def test_scores() -> None:
    """BQ-5.2 With one's own hand; the example of BQ-7.3 at the end."""
    match = match_after("a32 b20 c51 d01 yellow-1", "show c51")
    assert teller().scores(match.view(Seat(0))) == [
        "Ada: 4 points (hand 3, still face up 1)",
        "Bo: 0 points, and 1 card in hand",
    ]
    assert teller().scores(match.view(SPECTATOR)) == [
        "Ada: 1 point (still face up 1), and 1 card in hand",
        "Bo: 0 points, and 1 card in hand",
    ]
    state = match_after("a30 b10 c40 d00 e00", "").snapshot().copy()
    state["phase"] = OVER
    state["hands"][:2], state["face_up"][:2] = [0b11, 0], [0b11000, 0]
    state["used_by_others"][0], state["neutralised"][0] = 0b100, 1
    view = GAME.view(match_after("a30 b10 c40 d00 e00", "").box, state, SPECTATOR)
    assert teller().scores(view) == [
        "Ada: 17 points (hand 4, used by others 8, still face up 2, quakes met alone 3)",
        "Bo: 0 points",
    ]


@pytest.mark.parametrize("advanced", [False, True])
def test_scores_are_those_of_the_rules(advanced: bool) -> None:
    """At the end of whole games, in words and in the story."""
    for seed in range(4):
        match = dealt(advanced, seed=f"scores {seed}")
        for actor, move, before in played(match, seed):
            scene = scene_of(GAME, match.box, before, actor, move, match.drawn, SPECTATOR)
        lines = teller().scores(match.view(SPECTATOR))
        story = [line.text for line in teller().story(scene)]
        if match.state["is_fatal"]:
            assert lines[0] == "The quake was fatal: everybody has lost, and nobody has any points."
            assert story[-1].endswith("everybody loses.")
            continue
        assert [int(re.findall(r": (\d+) point", line)[0]) for line in lines] == match.scores()
        assert lines == story[-4:-1]
        for seat in match.winners():
            assert NAMES[seat] in story[-1]


def test_unseen() -> None:
    """What a seat cannot place, by protection; a spectator cannot place any hand."""
    match = dealt(seats=2, seed="unseen")
    seat = match.to_move()[0]
    first, *groups = teller().unseen(match.view(seat))
    assert first == "Not seen: 44 objects and 6 quakes. In the pile: 49 cards."
    assert teller().unseen(match.view(SPECTATOR))[0].startswith("Not seen: 46 objects and 6 quakes.")
    assert [line.partition(":")[0] for line in groups] == [
        *(f"Protection {vp}" for vp in range(5, -1, -1)),
        "Quakes",
    ]
    assert groups[-1] == "Quakes: 2 yellow, 2 orange, 2 red"
    mine = [card.said("en").name for card in edition_in(match.box).cards]
    held = cards_in(match.box, match.state["hands"][seat])
    named = re.findall(r"(?:: |, )([^():,]+) \(damage", "\n".join(groups))
    assert len(named) == 44
    assert set(mine) - set(named) == {
        card.said("en").name for card in edition_in(match.box).cards if card.id in held
    }


def test_a_card_in_full() -> None:
    """Its values and its message, in both languages."""
    match = dealt()
    for language, title, damage, kind in (
        ("en", "Torch", "damage", "a helper"),
        ("fr", "Lampe de poche", "dégâts", "une aide"),
    ):
        one = teller(language)
        view = match.view(SPECTATOR)
        lines = one.closely(view, Choices("", {}), "torch", Screen())
        card = edition_in(match.box).cards[0]
        assert lines[0].startswith(f"{title} (protection {card.vp}, {damage} {card.vd})")
        assert "torch" in lines[0]
        assert lines[0].endswith(kind)
        assert lines[1:] == [card.said(language).message]
        assert one.closely(view, Choices("", {}), title.upper(), Screen()) == lines
        with pytest.raises(KeyError):
            one.closely(view, Choices("", {}), "anvil", Screen())


def test_editions_keep_their_own_words(tmp_path: Path) -> None:
    """Two editions with the same ids and values are told each in its own words."""
    matches = []
    for number, title in enumerate(("Lamp", "Lantern")):
        path = tmp_path / f"mine-{number}.toml"
        lines = [f'name = "mine-{number}"']
        for place in range(16):
            lines += ["[[objects]]", f'id = "card-{place}"', "vp = 1", "vd = 1"]
            lines += ["[objects.en]", f'name = "{title} {place}"']
        path.write_text("\n".join(lines), encoding="utf-8")
        options = GAME.options({"edition": GAME.edition_from(str(path))})
        matches.append(Match(GAME, options, 2, Setup(*GAME.deal(options, 2, "words"))))
    for match, title in zip(matches, ("Lamp", "Lantern"), strict=True):
        for language, damage in (("en", "damage"), ("fr", "dégâts")):
            hand = teller(language).offer(match.view(Seat(0)), Screen())[1]
            assert re.search(rf"{title} \d+ \(protection 1, {damage} 1\)", hand)


# To talk about afterwards


def debrief(pile: str, moves: str, **more: Any) -> Debrief:
    """What a finished game leaves to talk about."""
    match = match_after(pile, moves, **more)
    assert match.is_over
    found: Debrief = GAME.debrief(match.past)  # type: ignore[assignment]
    return found


def test_what_is_only_held_at_the_end_has_hurt_nobody() -> None:
    """BQ-5.1 The pile runs out: nothing was used but what a quake of 0 cost, and nothing did damage."""
    found = debrief("a30 b10 c02 d30 red-1 f05", "show c02; stop; show b10; draw; use b10; keep")
    assert found == {
        "saved": [],
        "hurt": [],
        "kept": [],
        "seen": ["a30", "b10", "c02", "d30", "f05"],
        "survived": True,
    }


MET = "a03 b10 c30 d60 f10 e05 red-1 g00"  # Ada holds VD 3 + 5, and VP 3 and 6 lie before her
MEETING = "show c30; draw; show d60; show f10; stop; keep; draw; use d60; use c30; keep"


def test_what_did_most_comes_first() -> None:
    """BQ-4.1, BQ-4.2 Damage met, and damage done: whatever the places in the edition."""
    found = debrief(MET, MEETING)
    assert (found["saved"], found["hurt"], found["kept"]) == (["d60", "c30"], ["e05", "a03"], [])
    assert found["seen"] == ["e05", "a03", "d60", "c30", "b10", "f10", "g00"]


def test_a_hazard_saves_nobody_and_a_helper_in_a_hand_was_held_back() -> None:
    """Whatever the values that somebody's own edition gives them."""
    kinds = {"a03": "hazard", "c30": "helper", "d60": "hazard", "e05": "helper"}
    text = toml_of("kinds", values_of(MET))
    for card, kind in kinds.items():
        text = text.replace(f'id = "{card}"\n', f'id = "{card}"\nkind = "{kind}"\n')
    path = Path(os.environ["LUDOTHEQUE_EDITIONS"]) / "beat-the-quake" / "kinds.toml"
    path.write_text(text, encoding="utf-8")
    document = record(MET, MEETING)
    document["options"]["edition"] = "kinds"
    found = GAME.debrief(match_of(parsed(document), len(document["moves"])).past)
    assert (found["saved"], found["hurt"], found["kept"]) == (["c30"], ["a03"], ["e05"])


def test_what_a_quake_of_0_costs_saves_nobody() -> None:
    """BQ-4.4 It is paid, whatever its values: nothing was prevented."""
    for card in ("c30", "c09"):
        found = debrief(f"a00 b10 {card} red-1 d10", f"show {card}; draw; use {card}; keep")
        assert found["survived"]
        assert (found["saved"], found["hurt"], found["kept"]) == ([], [], [])


def test_debrief_of_a_fatal_quake() -> None:
    """BQ-4.6 What was missing, and what each card would have done: protect, and hurt no more."""
    found = debrief("a35 b60 c10 yellow-1", "show c10; draw")
    each = [{"card": "a35", "protection": 3, "spared": 5}, {"card": "b60", "protection": 6, "spared": 0}]
    assert found == {
        "saved": [],
        "hurt": ["a35"],
        "kept": [],
        "seen": ["a35", "b60", "c10"],
        "survived": False,
        "helped": {"missing": 4, "cards": each, "together": False},
    }
    found = debrief("a09 b30 c30 d20 e00 red-1", "keep; stop; keep; stop; keep; draw")
    assert [one["card"] for one in found["helped"]["cards"]] == ["a09"]
    found = debrief("a29 b40 c39 yellow-1", "keep; draw")
    assert [one["card"] for one in found["helped"]["cards"]] == ["c39", "a29"]
    assert (found["helped"]["missing"], found["helped"]["together"]) == (18, True)
    found = debrief("a00 b40 yellow-1", "")
    assert [one["card"] for one in found["helped"]["cards"]] == ["b40", "a00"]
    assert found["helped"]["missing"] == 0


@pytest.mark.parametrize(
    ("pile", "moves", "english", "french"),
    [
        (
            "a35 b60 c10 yellow-1",
            "show c10; draw",
            "4 were missing. On the table in time, any one of these cards would have been enough:",
            "Il manquait 4. Posée à temps sur la table, une seule de ces cartes aurait suffi\u202f:",
        ),
        (
            "a29 b00 c39 yellow-1",
            "keep; draw",
            "18 were missing. On the table in time, these 2 cards together would have been enough:",
            "Il manquait 18. Posées à temps sur la table, ces 2 cartes ensemble auraient suffi\u202f:",
        ),
        (
            "a11 b20 c29 yellow-1",
            "keep; draw",
            "10 were missing. On the table in time, this card alone would have been enough: "
            "c29 (protection 2 and 9 less damage).",
            "Il manquait 10. Posée à temps sur la table, cette carte seule aurait suffi\u202f: "
            "c29 (protection 2 et 9 de dégâts en moins).",
        ),
    ],
)
def test_what_would_have_helped_is_told(pile: str, moves: str, english: str, french: str) -> None:
    """BQ-4.6 In both languages, after the score."""
    view = match_after(pile, moves).view(SPECTATOR)
    for language, said in (("en", english), ("fr", french)):
        first, second = teller(language).scores(view)
        assert "fatal" in first
        assert second.startswith(said)
        assert all(one["card"] in second for one in would_have_helped(view)["cards"])


def test_discards_save_nobody() -> None:
    """BQ-6.1 What orange quakes take away is not counted as used."""
    pile = "a31 b20 c40 d20 orange-1 f00"
    found = debrief(pile, "show c40; stop; keep; stop; discard c40", advanced=True)
    assert found["saved"] == []
    assert "c40" in found["seen"]


def test_nothing_is_told_of_hands_before_the_end() -> None:
    """A board needs nothing else; and what there is to talk about comes with the end."""
    assert teller().details(dealt().view(SPECTATOR)) == {}
    assert np.all(dealt().view(SPECTATOR).record["hands"] == 0)
