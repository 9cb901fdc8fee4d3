"""What leaves the house: a view as JSON, what changed in it, and what a seat sees of a move.

Runs for every game of the house, and for Pocket, which has what some of them lack: hidden hands, secret
moves, seats that act at once.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import is_typeddict

from ludotheque.engine.contract import CHANCE, START, Game, Milliseconds, Move, Outcome, Seat, Setup
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.match import Match, scores_of
from ludotheque.engine.patches import difference, patched
from ludotheque.engine.teller import scene_of
from ludotheque.games import registry
from tests.laws.play import GAMES, choose, examples, matches, records
from tests.laws.test_views import seats_of
from tests.support.pocket.play import pocket_matches

PLAYED = {**{name: matches(name) for name in GAMES}, "pocket": pocket_matches()}
PILED = [name for name in PLAYED if name not in GAMES or any(record.setup.pile for record in records(name))]
NUMBERS = st.lists(st.integers(0, 2**20), max_size=12)


def shown(match: Match, seat: Seat) -> bytes:
    """What a seat is shown, as bytes on a wire."""
    return json.dumps(match.game.view_json(match.view(seat)), allow_nan=False).encode()


def members(document: Any) -> Iterator[tuple[Any, Any]]:
    """Every member of every object in a JSON document."""
    if isinstance(document, dict):
        yield from document.items()
    if isinstance(document, dict | list):
        for inner in document.values() if isinstance(document, dict) else document:
            yield from members(inner)


@pytest.mark.parametrize("name", PLAYED)
def test_scores_can_be_counted_in_a_view(name: str) -> None:
    """What it hides is not counted: in an open game it is all that there is."""

    @examples(40)
    @given(PLAYED[name])
    def law(match: Match) -> None:
        scores = match.scores()
        for seat in seats_of(match):
            view = match.view(seat)
            counted = scores_of(match.game, view.box, view.record, match.seats)
            assert len(counted) == len(scores)
            assert not match.game.is_open or counted == scores

    law()


@pytest.mark.parametrize("name", PLAYED)
def test_a_view_is_json_without_null_in_an_object(name: str) -> None:
    """Through text and back it is the same, with texts as keys."""

    @examples(40)
    @given(PLAYED[name])
    def law(match: Match) -> None:
        for seat in seats_of(match):
            document = match.game.view_json(match.view(seat))
            assert json.loads(shown(match, seat)) == document
            for key, value in members(document):
                assert isinstance(key, str)
                assert value is not None

    law()


def declared(told: Callable[..., Any]) -> TypeAdapter[Any]:
    """A list of what a game says that it answers: every member is named, and none taken for another."""
    answer: Any = get_type_hints(told)["return"]
    assert is_typeddict(answer)
    return TypeAdapter(list[answer], config=ConfigDict(extra="forbid", strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_is_as_declared(name: str) -> None:
    """To every seat, to a spectator, and when nothing is hidden any more; what a teller adds, too."""
    game = registry.find(name)
    names = [""] * max(game.seat_counts)
    tellers = [game.teller(names, language, is_plain=True) for language in LANGUAGES]
    tellers += [game.board_teller(names, language) for language in LANGUAGES]
    views, details = declared(game.view_json), declared(tellers[0].details)

    @examples(40)
    @given(PLAYED[name])
    def law(match: Match) -> None:
        seen = [match.view(seat) for seat in seats_of(match)]
        shown = [game.open_json(match.box, match.state), *map(game.view_json, seen)]
        views.validate_json(json.dumps(shown))
        told = [teller.details(view) for teller in tellers for view in seen]
        if match.is_over and (debrief := game.debrief(match.past)):
            told.append({"debrief": debrief})
        details.validate_json(json.dumps(told))

    law()


@pytest.mark.parametrize("name", GAMES)
def test_a_box_is_as_declared(name: str) -> None:
    """In every language."""
    game = registry.find(name)
    boxes = [game.components_told(game.options({}), language) for language in LANGUAGES]
    is_told_as_it_is = type(game).components_told is Game.components_told
    declared(game.components if is_told_as_it_is else game.components_told).validate_json(json.dumps(boxes))


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_shown_follows_from_the_view(name: str) -> None:
    """Whatever the seat may not know: a guess, with the same view, is shown with the same bytes."""

    @examples(40)
    @given(PLAYED[name], st.integers(0, 2**32))
    def law(match: Match, seed: int) -> None:
        for seat in seats_of(match):
            state, _ = match.game.guess(match.view(seat), np.random.default_rng(seed))
            document = match.game.view_json(match.game.view(match.box, state, seat))
            assert json.dumps(document).encode() == shown(match, seat)

    law()


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_shown_does_not_depend_on_what_is_not_drawn_yet(name: str) -> None:
    """Two piles that begin alike: the same bytes for every seat."""

    @examples(40)
    @given(PLAYED[name], st.data())
    def law(match: Match, data: st.DataObject) -> None:
        pile = match.setup.pile
        drawn = len(pile) - int(match.state["pile"])
        unseen = data.draw(st.permutations(pile[drawn:])) if drawn < len(pile) else []
        setup = Setup(match.setup.first, (*pile[:drawn], *unseen), match.setup.extras)
        twin = Match(match.game, match.options, match.seats, setup)
        for played in match.played:
            twin.play(played.seat, played.move, played.now)
        for seat in seats_of(match):
            assert shown(twin, seat) == shown(match, seat)

    law()


@pytest.mark.parametrize("name", PLAYED)
def test_changes_lead_from_what_was_shown_to_what_is(name: str) -> None:
    """Move after move, for every seat; and what was shown before stays as it was."""

    @examples(40)
    @given(PLAYED[name], NUMBERS)
    def law(match: Match, numbers: list[int]) -> None:
        for number in numbers:
            if match.is_over:
                return
            views = [match.view(seat) for seat in seats_of(match)]
            before = [match.game.view_json(view) for view in views]
            texts = [shown(match, seat) for seat in seats_of(match)]
            match.play(*choose(match, number))
            for seat, view, old, text in zip(seats_of(match), views, before, texts, strict=True):
                new = match.game.view_json(match.view(seat))
                changes = match.game.view_changes(view, match.view(seat))
                assert changes == difference(old, new)
                patch = json.loads(json.dumps(changes))
                assert json.dumps(old).encode() == text
                assert patched(json.loads(text), patch) == new

    law()


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_seen_of_a_move_is_true(name: str) -> None:
    """Nothing, or what it was; and who played it sees it."""

    @examples(40)
    @given(PLAYED[name], NUMBERS)
    def law(match: Match, numbers: list[int]) -> None:
        game = match.game
        for number in numbers:
            if match.is_over:
                return
            before, (actor, move, now) = match.snapshot(), choose(match, number)
            views = [match.view(seat) for seat in seats_of(match)]
            match.play(actor, move, now)
            played = game.move_text(match.box, move)
            outcomes = [game.outcome_text(match.box, outcome) for outcome in match.drawn]
            for seat, view in zip(seats_of(match), views, strict=True):
                text, drawn = game.seen(match.box, before, actor, move, match.drawn, seat)
                assert text in (played, None if seat != actor else played)
                assert len(drawn) == len(outcomes)
                assert all(one in (None, other) for one, other in zip(drawn, outcomes, strict=True))
                scene = scene_of(game, match.box, before, actor, move, match.drawn, seat, now)
                assert (scene.before, scene.after, scene.seat) == (view, match.view(seat), actor)
                assert scene.move == (None if text is None else move)
                assert [one is None for one in scene.drawn] == [one is None for one in drawn]
            assert before.tobytes() != match.state.tobytes()

    law()


class Line:
    """A game with this pile as one seat lives through it; no match, so that it can be taken two ways."""

    def __init__(self, match: Match, pile: tuple[Outcome, ...], seat: Seat, state: Any) -> None:
        self.match = match
        self.pile = pile
        self.seat = seat
        self.state = state
        self.views: list[bytes] = []  # after the last move, and after each draw since
        self.told: Any = None  # what was seen of them

    def legal(self, actor: Seat, first: Move, now: Milliseconds) -> list[Move]:
        """The actor's legal moves, this one first if it is among them."""
        moves = np.empty(self.match.game.most_moves, np.int32)
        count = self.match.game.rules.legal(self.match.box, self.state, actor, now, moves)
        found = [Move(move) for move in moves[:count].tolist()]
        return sorted(found, key=lambda move: move != first)

    def after(self, actor: Seat | None, move: Move | None, now: Milliseconds = START) -> "Line":
        """The game after a move and what is drawn then."""
        game, box, drawn = self.match.game, self.match.box, []
        then = Line(self.match, self.pile, self.seat, self.state.copy())
        if actor is not None and move is not None:
            game.rules.play(box, then.state, actor, move, now)
        then.look()
        while game.rules.to_move(then.state) == CHANCE:
            drawn.append(self.pile[len(self.pile) - int(then.state["pile"])])
            game.rules.settle(box, then.state, drawn[-1])
            then.look()
        seen = game.seen(box, self.state, actor, move, drawn, self.seat)
        then.told = seen, scene_of(game, box, self.state, actor, move, drawn, self.seat, now)
        return then

    def look(self) -> None:
        """Note what the seat knows now."""
        record = self.match.game.view(self.match.box, self.state, self.seat).record
        self.views.append(bytes(record.tobytes()))


def count_alike(match: Match, pile: tuple[Outcome, ...], seat: Seat) -> int:
    """Play this match, and one with another pile that the seat cannot tell from it, as far as there is one.

    What the seat sees of each move is the same in both; how many there were.
    """
    start = match.state_at_start()
    one = Line(match, match.setup.pile, seat, start).after(None, None)
    twin = Line(match, pile, seat, start).after(None, None)
    if twin.views != one.views:
        return 0
    assert twin.told == one.told
    for count, (actor, move, now) in enumerate(match.played, start=1):
        one = one.after(actor, move, now)
        others = (twin.after(actor, other, now) for other in twin.legal(actor, move, now))
        found = next((other for other in others if other.views == one.views), None)
        if found is None:
            return count
        assert found.told == one.told
        twin = found
    return len(match.played) + 1


@pytest.mark.parametrize("name", PILED)
def test_what_is_seen_follows_from_what_the_seat_may_know(name: str) -> None:
    """Two games with the same views at every moment, though two outcomes have changed places in the pile."""
    alike = 0

    @examples(40)
    @given(PLAYED[name], st.data())
    def law(match: Match, data: st.DataObject) -> None:
        nonlocal alike
        if len(match.setup.pile) < 2:
            return
        pile, places = list(match.setup.pile), st.integers(0, len(match.setup.pile) - 1)
        here, there = data.draw(places), data.draw(places)
        pile[here], pile[there] = pile[there], pile[here]
        for seat in seats_of(match):
            alike += count_alike(match, tuple(pile), seat)

    law()
    assert alike > 100
