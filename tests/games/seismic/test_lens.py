"""The fault-line lens: by hand, by every pile there is, and by guesses with quakes of the real rules."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from math import sqrt
from typing import Any

import numpy as np
import pytest

from ludotheque.bots import lineup
from ludotheque.engine.contract import Seat, Setup, View
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused
from ludotheque.games.registry import find
from ludotheque.games.seismic import rules
from ludotheque.games.seismic.bots import lens
from ludotheque.games.seismic.components import FIRST_QUAKE, KIND_CODES, KIND_OF, Edition, axial_cell
from ludotheque.games.seismic.layout import (
    CHOOSING_SIDE,
    CHOOSING_TOWN,
    EMPTY,
    OVER,
    PLACING,
    SIDES,
    STATE,
)
from ludotheque.games.seismic.moves import CHOOSE_TOWN, QUAKE, cell_text
from ludotheque.games.seismic.text.sections import all_sections

GAME = find("seismic")
STRAIGHT = KIND_OF["03"] * SIDES
GUESSES = 1500
SIGMAS = 4.5  # of 200 frequencies that are compared, one in a thousand runs strays so far


def edition(**counts: int) -> Edition:
    """A small box: two each of the tiles that are mixed, and these."""
    held = {"03": 2, "02": 2, "01": 2, **{code.replace("_", ":"): count for code, count in counts.items()}}
    return Edition("small", 20, tuple(held.get(code, 0) for code in KIND_CODES))


def table_with(
    cells: Sequence[tuple[int, int]], seen: Mapping[str, int], pile: int, box: Any, **fields: int
) -> View:
    """A table with a straight highway on each of these cells, after these tiles were drawn."""
    state = np.zeros(1, STATE)[0]
    rules.start(box, state, 2, 0, pile + sum(seen.values()))
    for q, r in cells:
        rules.lay_tile(box, state, axial_cell(q, r), STRAIGHT)
    for code, count in seen.items():
        state["seen"][KIND_OF[code]] = count
    state["pile"], state["phase"] = pile, PLACING
    for field, value in fields.items():
        state[field] = value
    return View(Seat(0), box, state)


def looked(view: View) -> dict[str, float]:
    """The odds by cell, as people write it."""
    return {cell_text(cell): chance for cell, chance in lens.odds(view).tiles.items()}


# By hand


BOX = GAME.box(GAME.options({}))
ALL_BUT_QUAKES = {
    KIND_CODES[kind]: int(BOX["count"][kind]) for kind in range(FIRST_QUAKE) if BOX["count"][kind]
}


def test_where_no_quake_can_come_nothing_falls() -> None:
    quakes = {f"q{magnitude}": 1 for magnitude in range(1, 7)}
    view = table_with([(0, -1), (0, -2), (1, 0)], quakes, 67, BOX)
    assert set(looked(view).values()) == {0.0}
    assert set(lens.odds(view).sections) == {0.0}


def test_when_the_game_is_over_nothing_falls() -> None:
    view = table_with([(0, -1)], {}, 20, BOX, phase=OVER)
    assert looked(view) == {"0,-1": 0.0}


def test_a_quake_that_must_come_takes_the_only_line() -> None:
    """All six q6 of the box are unseen, six tiles left: each is in the pile, and each takes six."""
    box = GAME.box(GAME.options({"edition": edition(q6=6)}))
    view = table_with([(0, -1), (0, -3), (0, -4), (2, 2)], {}, 6, box)
    chances = looked(view)
    assert chances["2,2"] == 0.0  # on no line
    assert chances["0,-1"] == chances["0,-3"] == chances["0,-4"]
    none_stays = 1 / 924  # of 12 mixed tiles 6 leave: all of the quakes in one way out of 924
    assert chances["0,-1"] == pytest.approx(1 - none_stays, abs=1e-12)


def test_the_quake_that_is_being_resolved_counts() -> None:
    """Two sides are tied and one of them falls; nothing else is to come."""
    seen = {f"q{magnitude}": 1 for magnitude in range(1, 7)}
    cells = [(0, -1), (0, -2), (0, 1), (0, 2)]
    view = table_with(cells, seen, 30, BOX, phase=CHOOSING_SIDE, magnitude=1)
    assert looked(view) == {"0,-1": 0.5, "0,-2": 0.0, "0,1": 0.5, "0,2": 0.0}
    (through,) = {
        chance
        for section, chance in zip(all_sections(view.box, view.record), lens.odds(view).sections, strict=True)
        if (axial_cell(0, -1), 0) in section.fragments
    }
    assert through == 0.5


def test_a_section_falls_with_any_of_its_tiles() -> None:
    """A bow over two tied sides: either tile falls every other time, and the section always."""
    seen = {f"q{magnitude}": 1 for magnitude in range(1, 7)}
    view = table_with([], seen, 30, BOX, phase=CHOOSING_SIDE, magnitude=1)
    for q, r, rotation in ((0, -1, 2), (1, -1, 3)):
        rules.lay_tile(BOX, view.record, axial_cell(q, r), KIND_OF["01"] * SIDES + rotation)
    assert looked(view) == {"0,-1": 0.5, "1,-1": 0.5}
    bow = [
        chance
        for section, chance in zip(all_sections(BOX, view.record), lens.odds(view).sections, strict=True)
        if section.length == 2
    ]
    assert bow == [1.0]


def test_certain_and_impossible_are_exact() -> None:
    """What the q6 must take is lost, and what no quake can reach is not: neither is rounded."""
    box = GAME.box(GAME.options({"variants": ["big-one"], "edition": edition(q1=1, q6=1)}))
    cells = [(0, -place) for place in range(1, 9)]
    found = lens.shown(table_with(cells, {}, 3, box))["tiles"]
    assert [found[f"0,{-place}"] for place in range(1, 7)] == [1.0] * 6  # the q6 waits at the bottom
    assert 0.0 < found["0,-7"] < 1.0
    assert found["0,-8"] == 0.0


def test_a_pile_that_the_box_cannot_explain_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        lens.odds(table_with([(0, -1)], ALL_BUT_QUAKES, 30, BOX))
    assert refusal.value.key == "lens-pile"


def test_only_what_has_no_room_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many rows the layer before had."""
    view = position(["big-one", "twin-cities"], 180)
    sizes: list[int] = []

    def counted(*words: Any) -> Any:
        found = next_layer(*words)
        sizes.append(len(found[0]))
        return found

    next_layer = lens._next_layer
    with monkeypatch.context() as counting:
        counting.setattr(lens, "_next_layer", counted)
        whole = lens.odds(view)
    bits = max(sizes).bit_length()
    assert bits > 10
    monkeypatch.setattr(lens, "MOST", 1 << bits)
    assert lens.odds(view) == whole
    monkeypatch.setattr(lens, "MOST", 1 << (bits - 1))
    with pytest.raises(Refused) as refusal:
        lens.odds(view)
    assert refusal.value.key == "lens-too-many"


# Every pile there is, and every choice


def struck(box: Any, state: Any) -> Iterator[tuple[Any, float]]:
    """A quake that waits for a choice, by the real rules: each way it can end, and how likely it is."""
    if state["phase"] not in (CHOOSING_SIDE, CHOOSING_TOWN):
        yield state, 1.0
        return
    first = CHOOSE_TOWN if state["phase"] == CHOOSING_TOWN else QUAKE
    moves = [
        move for move in range(first, first + SIDES) if rules.is_legal(box, state, state["actor"], move, 0)
    ]
    for move in moves:
        after = state.copy()
        choose(box, after, move)
        for end, chance in struck(box, after):
            yield end, chance / len(moves)


def choose(box: Any, state: Any, move: int) -> None:
    """The side or the town that is hit: the quake goes on, and nothing after it."""
    if move >= CHOOSE_TOWN:
        rules.play_town(box, state, move - CHOOSE_TOWN)
    else:
        rules.play_quake(box, state, move - QUAKE)


def after_quakes(box: Any, state: Any, magnitudes: Sequence[int]) -> Iterator[tuple[Any, float]]:
    """The tables that these quakes can leave, and how likely each is."""
    for now, chance in struck(box, state):
        if not magnitudes:
            yield now, chance
            continue
        after = now.copy()
        rules.start_quake(box, after, magnitudes[0])
        for end, part in after_quakes(box, after, magnitudes[1:]):
            yield end, chance * part


def piles(box: Any) -> Counter[tuple[str, ...]]:
    """Every pile that the set-up can make, and in how many ways (SE-3.1, SE-7.1)."""
    count, mixed = box["count"].tolist(), box["mixed"].tolist()
    aside, bottom = int(box["set_aside"]), int(box["bottom"])
    mix = [code for kind, code in enumerate(KIND_CODES) for _ in range(mixed[kind])]
    rest = [
        code
        for kind, code in enumerate(KIND_CODES)
        for _ in range(count[kind] - mixed[kind] - (aside if code == "q6" else 0))
    ]
    stays = len(mix) - int(box["leaving"])
    found: Counter[tuple[str, ...]] = Counter()
    for kept, ways in Counter(tuple(sorted(one)) for one in combinations(mix, stays)).items():
        for pile, times in _orders([*rest, *kept]).items():
            if not aside:
                found[pile] += ways * times
                continue
            for below, again in _orders([*pile[:bottom], *["q6"] * aside]).items():
                found[(*pile[bottom:], *below)] += ways * times * again
    return found


@cache
def _orders_of(tiles: tuple[str, ...]) -> Counter[tuple[str, ...]]:
    return Counter(permutations(tiles))


def _orders(tiles: Sequence[str]) -> Counter[tuple[str, ...]]:
    """Every order of these tiles, and in how many ways."""
    return _orders_of(tuple(tiles))


def by_every_pile(view: View, seen: Sequence[str], sections: Sequence[set[int]]) -> tuple[Any, list[float]]:
    """The odds of all tiles and sections, from all piles that begin so, in any order."""
    box, state = view.box, view.record
    futures: Counter[tuple[int, ...]] = Counter()
    for pile, ways in piles(box).items():
        if sorted(pile[: len(seen)]) == sorted(seen):
            rest = pile[len(seen) :]
            futures[tuple(int(code[1]) for code in rest if code[0] == "q")] += ways
    total = sum(futures.values())
    lost: dict[int, float] = defaultdict(float)
    cut = [0.0] * len(sections)
    for magnitudes, ways in futures.items():
        for end, chance in after_quakes(box, state, magnitudes):
            fallen = set(np.flatnonzero((state["tile_at"] != EMPTY) & (end["tile_at"] == EMPTY)).tolist())
            for cell in fallen:
                lost[cell] += chance * ways / total
            for number, cells in enumerate(sections):
                cut[number] += chance * ways / total if cells & fallen else 0.0
    return lost, cut


TIED = [(0, -1), (0, -2), (0, 1), (0, 3), (1, 0), (2, 0), (-1, 0), (1, -1)]
UNEVEN = [(0, -1), (0, -2), (0, -4), (0, 1), (1, 0), (2, 0), (3, 0), (-1, 1), (2, 2), (-2, 0)]
BETWEEN = [(-3, 0), (-2, 0), (3, 0), (5, 0), (6, 0), (-5, 0), (-4, -1), (4, 1)]
CROSSED = [(-4, 1), (-4, 8), (3, 1), (2, 2), (4, -2), (4, -8), (-3, -1), (-2, -2), (-6, 0), (0, 0)]
AT_THE_FIRST = {"phase": CHOOSING_SIDE, "magnitude": 2, "town": 0}
QUAKES = {"q1": 1, "q2": 1, "q4": 1}


@pytest.mark.parametrize(
    ("variants", "counts", "cells", "seen", "fields"),
    [
        ([], QUAKES, TIED, [], {}),
        ([], QUAKES, UNEVEN, [], {}),
        ([], {**QUAKES, "03": 3}, UNEVEN, ["03"], {}),
        ([], {**QUAKES, "q1": 2}, UNEVEN, ["03", "q1"], {}),
        ([], QUAKES, TIED, ["q2"], {"phase": CHOOSING_SIDE, "magnitude": 2}),
        (["big-one"], {"q1": 1, "q3": 1, "q6": 1}, UNEVEN, [], {}),
        (["big-one"], {"q1": 1, "q3": 1, "q6": 1, "+1_0": 2}, UNEVEN, ["+1:0"], {}),
        (["big-one"], {"q2": 2, "q6": 2}, TIED, ["q6"], {}),
        (["twin-cities"], {"q1": 1, "q3": 1}, BETWEEN, [], {}),
        (["twin-cities"], {"q1": 1, "q2": 1}, CROSSED, ["q2"], {"phase": CHOOSING_TOWN, "magnitude": 2}),
        (["twin-cities"], {"q2": 1, "q3": 1}, CROSSED, ["q2"], {**AT_THE_FIRST, "towns_hit": 0}),
        (["twin-cities"], {"q2": 1, "q3": 1}, CROSSED, ["q2"], {**AT_THE_FIRST, "towns_hit": 1}),
        (["big-one", "twin-cities"], {"q3": 1, "q6": 1}, CROSSED, [], {}),
    ],
)
def test_the_odds_are_those_of_every_pile_and_choice(
    variants: list[str],
    counts: dict[str, int],
    cells: list[tuple[int, int]],
    seen: list[str],
    fields: dict[str, int],
) -> None:
    box = GAME.box(GAME.options({"variants": variants, "edition": edition(**counts)}))
    size = len(next(iter(piles(box))))
    view = table_with(cells, Counter(seen), size - len(seen), box, **fields)
    sections = [{cell for cell, _ in one.fragments} for one in all_sections(box, view.record)]
    lost, cut = by_every_pile(view, seen, sections)
    found = lens.odds(view)
    assert found.tiles == pytest.approx({cell: lost[cell] for cell in found.tiles}, abs=1e-12)
    assert list(found.sections) == pytest.approx(cut, abs=1e-12)
    assert any(0.01 < chance < 0.99 for chance in found.tiles.values())  # it is no empty comparison


# Guesses of whole piles, in positions of real games


def position(variants: list[str], moves: int) -> View:
    """A game between greedy bots after so many decisions."""
    options = GAME.options({"variants": variants})
    first, pile = GAME.deal(options, 3, f"faults {variants}")
    match = Match(GAME, options, 3, Setup(first, pile))
    bot = lineup.find("greedy", GAME, 1)
    for _ in range(moves):
        seat = match.to_move()[0]
        move = bot.decide(match.view(seat), match.legal(seat), 1.0)
        assert move is not None
        match.play(seat, move)
    return match.view(Seat(0))


def shaken(view: View, rng: np.random.Generator) -> set[int]:
    """The cells whose tiles fall, if this guess at the pile and these choices come true."""
    state, pile = GAME.guess(view, rng)
    box, waiting = view.box, (CHOOSING_SIDE, CHOOSING_TOWN)
    quakes = [kind - FIRST_QUAKE + 1 for kind in pile if kind >= FIRST_QUAKE]
    for magnitude in [0, *quakes]:  # 0: first what is being resolved
        if magnitude:
            rules.start_quake(box, state, magnitude)
        while state["phase"] in waiting:
            number = int(rng.integers(rules.count_legal(box, state)))
            choose(box, state, rules.nth_legal(box, state, number))
    fallen = (view.record["tile_at"] != EMPTY) & (state["tile_at"] == EMPTY)
    return set(np.flatnonzero(fallen).tolist())


@pytest.mark.parametrize(
    ("variants", "moves"),
    [
        ([], 60),
        (["dilemma"], 60),
        (["aftershocks"], 60),
        (["big-one"], 70),
        (["big-one", "dilemma", "aftershocks"], 80),
        (["twin-cities"], 150),
        (["dilemma", "aftershocks", "twin-cities"], 100),
        (["big-one", "twin-cities"], 180),
    ],
)
def test_guesses_bear_the_odds_out(variants: list[str], moves: int) -> None:
    view, rng = position(variants, moves), np.random.default_rng(7)
    found = lens.odds(view)
    sections = [{cell for cell, _ in one.fragments} for one in all_sections(view.box, view.record)]
    lost: Counter[int] = Counter()
    cut: Counter[int] = Counter()
    for _ in range(GUESSES):
        fallen = shaken(view, rng)
        lost.update(fallen)
        cut.update(number for number, cells in enumerate(sections) if cells & fallen)
    compared = [(lost[cell], chance) for cell, chance in found.tiles.items()]
    compared += [(cut[number], chance) for number, chance in enumerate(found.sections)]
    for times, chance in compared:
        spread = sqrt(chance * (1 - chance) / GUESSES)
        assert times / GUESSES == pytest.approx(chance, abs=SIGMAS * spread + 1e-9)
    assert sum(0.02 < chance < 0.98 for _, chance in compared) > 10
