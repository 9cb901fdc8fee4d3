"""A game looked at again: the numbers sum up, a blunder is found, and a review comes out the same twice."""

from dataclasses import replace
from math import isclose, sqrt
from threading import Thread

import pytest

from ludotheque.bots import retelling
from ludotheque.bots.retelling import drafted, retold
from ludotheque.bots.review import (
    LEAST_LOSS,
    MOST_TIMED,
    ONE_MOMENT,
    SKETCHED,
    Judged,
    Review,
    Reviewer,
    chancy_draws,
    places_of,
    spread,
)
from ludotheque.bots.search import Thought, strongest
from ludotheque.engine.contract import Milliseconds, Move, Seat, View
from ludotheque.engine.noise import lanes
from ludotheque.engine.records import Record, match_of, parse_record
from ludotheque.engine.words import Refused
from ludotheque.games import registry
from tests.games.seismic.hand_made import record
from tests.support.hand_made import parsed
from tests.support.recorded import RECORDS

WALKED = (
    *("seismic/plain", "seismic/aftershocks", "seismic/big-one+dilemma", "seismic/tie-shared"),
    *("beat-the-quake/basic-3", "beat-the-quake/advanced-4", "beat-the-quake/fatal-advanced"),
    *("situation-4/classic-2-2", "situation-4/resigned-for-a-team", "situation-4/draw"),
)

# Ada lays the only intersection beside the town: with a crew on it she has 8 points, and Bo cannot have any.
# She puts none there, and it is a tie at nothing.
BLUNDER = record("+2:03 03", "place +2:03 0,-1 0; crew -; place 03 0,-2 0; crew -")


class Whim:
    """Thinks anything of a position, but always the same, or what its number makes it think."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.asked: list[tuple[View, list[Move]]] = []

    def think(
        self,
        view: View,
        legal: list[Move],
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> Thought:
        """Any chances."""
        self.asked.append((view, legal))
        seats = int(view.record["seats"])
        found = {move: self._chances(view, move, seats) for move in legal[:5] + legal[5::40]}
        moves = sorted(found, key=lambda move: -found[move][view.seat])
        chances = tuple(found[move] for move in moves)
        return Thought(view.seat, tuple(moves), (1,) * len(moves), chances, simulations or 1)

    def _chances(self, view: View, move: Move, seats: int) -> tuple[float, ...]:
        key = f"{view.record.tobytes().hex()}:{self.number}:{move}"
        return tuple(lanes(f"{key}:{seat}")[0] / 2**32 for seat in range(seats))


def whims(number: int) -> Whim:
    """A judge for a decision: all think alike."""
    return Whim()


def named(name: str) -> Record:
    """A recorded game."""
    return parse_record(RECORDS.joinpath(f"{name}.json").read_bytes(), registry.find)


def check_sums(review: Review) -> None:
    """Start, moves and luck are the end, for each seat."""
    for seat in range(len(review.record.players)):
        account = review.account(seat)
        parts = account.start + account.skill + account.others + account.luck
        assert isclose(parts, account.end, abs_tol=1e-9)


@pytest.mark.parametrize("name", WALKED)
def test_luck_and_skill_sum_up_to_the_end(name: str) -> None:
    """Whatever is thought of the positions; and whoever thinks is given views of those who decided."""
    played, whim = named(name), Whim()
    review = Reviewer(played, lambda _: whim).review()
    check_sums(review)
    assert [one.number for one in review.judged] == places_of(played)
    choices = [(view, legal) for view, legal in whim.asked if len(legal) > 1]
    for one, (view, legal) in zip(review.judged, choices, strict=True):
        match = match_of(played, one.number)
        assert view == match.view(one.seat)
        assert one.played in legal
        assert set(legal) <= set(match.legal(one.seat, one.now))
    document = retold(review, played.players, "en")
    assert document["points"][-1]["moves"] == len(played.moves)
    assert retold(review, played.players, "fr")["points"] == document["points"]


def test_noise_cancels() -> None:
    """Where no move is better than another, and judges only think so, moves cost nothing but noise.

    A difference of two even chances has a deviation of 1/√6; so their mean has a deviation of 1/√(6n).
    """
    review = Reviewer(named("seismic/plain"), Whim).review()
    check_sums(review)
    losses = [one.loss for one in review.judged if one.best != one.played]
    assert len(losses) > 50
    assert min(losses) < 0 < max(losses)
    assert abs(sum(losses)) < 2 * sqrt(len(losses) / 6)


@pytest.mark.parametrize("name", ["seismic/plain", "beat-the-quake/basic-3"])
def test_the_move_played_meets_every_pile(name: str) -> None:
    """It is thought about by itself, also where it was the best."""
    asked: dict[int, list[list[Move]]] = {}

    class Follower(Whim):
        """Prefers what was played at every second decision."""

        def think(
            self,
            view: View,
            legal: list[Move],
            seconds: float | None = None,
            simulations: int | None = None,
        ) -> Thought:
            asked.setdefault(self.number, []).append(legal)
            thought = super().think(view, legal, seconds, simulations)
            played = codes[self.number // 2]
            if len(legal) == 1 or self.number % 4 or played not in thought.moves:
                return thought
            moves = (played, *(move for move in thought.moves if move != played))
            return replace(thought, moves=moves)

    record = named(name)
    codes = {one.number: one.played for one in Reviewer(record, whims).review().judged}
    review = Reviewer(record, Follower).review()
    kept = [one for one in review.judged if one.best == one.played]
    assert 0 < len(kept) < len(review.judged)
    for one in review.judged:
        assert sorted(asked[2 * one.number + 1]) == sorted([[move] for move in {one.best, one.played}])
    assert all(one.loss == 0 for one in kept)


def test_moments_are_the_costliest_decisions() -> None:
    """Three, the worst first, and each with what was played and what was preferred in words."""
    review = Reviewer(named("seismic/plain"), whims, simulations=10_000).review()
    moments = review.moments()
    assert [one.loss for one in moments] == sorted((one.loss for one in review.judged), reverse=True)[:3]
    document = retold(review, ["Ada", "Bo"], "en")
    assert [moment["moves"] for moment in document["moments"]] == [one.number for one in moments]
    assert all(moment["best"] - moment["chance"] > 0 for moment in document["moments"])
    assert all(moment["played"]["text"] != moment["preferred"]["text"] for moment in document["moments"])


def one_seat(played: Record, *decisions: tuple[int, int, int, float]) -> Review:
    """A review of decisions of the first seat: for each its number, time, preferred move and loss."""
    judged = tuple(
        Judged(
            number, Seat(0), Milliseconds(now), Move(0), Move(best), (0.5 + loss, 0.5), (0.5, 0.5), None, ()
        )
        for number, now, best, loss in decisions
    )
    return Review(played, 10_000, judged, (0.5, 0.5), True)


def test_one_thing_is_one_moment_in_a_game_by_time() -> None:
    """The same move preferred by the same seat again within seconds, whatever was preferred between."""
    other = ONE_MOMENT * 3
    review = one_seat(
        named("situation-4/classic-2"),
        *((10, 1000, 7, 0.2), (11, 2000, 9, 0.1), (12, 3000, 7, 0.3), (13, ONE_MOMENT, 7, 0.25)),
        *((20, other - 1, 9, 0.0), (40, other, 7, 0.15), (41, other + 5, 8, 0.05)),
    )
    assert [one.number for one in review.moments()] == [12, 40, 11]
    first, second, third = (replace(one, seat=Seat(1), before=one.before[::-1]) for one in review.judged[:3])
    shared = replace(review, judged=(*review.judged[:4], first, second, third))
    assert len({(one.seat, one.best) for one in shared.moments()}) == len(shared.moments()) == 3


def test_one_thing_is_one_moment_in_a_game_by_turns() -> None:
    """The same move preferred by the same seat at one decision after the other, of its own."""
    moves = ((10, 0, 7, 0.2), (12, 0, 7, 0.3), (14, 0, 9, 0.1), (16, 0, 7, 0.15))
    review = one_seat(named("seismic/plain"), *moves)
    assert [one.number for one in review.moments()] == [12, 16, 14]


def test_a_certain_draw_is_no_luck() -> None:
    """The last card of the pile, a quake: it had to come. The sums hold all the same."""
    played = named("beat-the-quake/first-advanced")
    review = Reviewer(played, whims).review()
    check_sums(review)
    last = review.judged[-1]
    assert last.drawn_at is not None
    assert match_of(played, last.drawn_at - 1).state["pile"] == 1
    assert last.drawn_at not in chancy_draws(played)
    turned = replace(last, luck=(-1.0, 1.0, -1.0, 1.0))
    review = replace(review, judged=(*review.judged[:-1], turned))
    for account in retold(review, played.players, "en")["seats"]:
        named_draws = [account[key] for key in ("best_draw", "worst_draw")]
        assert all(draw["moves"] != last.drawn_at for draw in named_draws)


def test_a_loss_that_may_be_chance_is_no_moment() -> None:
    """The fewer simulations, the larger a loss has to be; each moment has its reason."""
    few, many = (Reviewer(named("seismic/plain"), whims, simulations=count).review() for count in (1, 10_000))
    assert few.least_loss > 1 > many.least_loss
    assert few.moments() == retold(few, ["Ada", "Bo"], "en")["moments"] == []
    assert len(many.moments()) == 3
    assert all(moment["why"] for moment in retold(many, ["Ada", "Bo"], "en")["moments"])


@pytest.mark.parametrize("is_worse", [False, True])
def test_moves_that_are_about_as_good_are_no_moment(is_worse: bool) -> None:
    """Nor is one where the move that the search preferred came out worse."""
    review = Reviewer(named("seismic/plain"), whims, simulations=10_000).review()
    worst = review.moments()[0]
    before = tuple(chance + 0.9 * LEAST_LOSS for chance in worst.after)
    turned = (
        replace(worst, before=worst.after, after=worst.before) if is_worse else replace(worst, before=before)
    )
    assert replace(review, judged=(turned,)).moments() == []
    plainly = replace(worst, before=tuple(chance + 1.1 * LEAST_LOSS for chance in worst.after))
    assert replace(review, judged=(plainly,)).moments() == [plainly]


@pytest.mark.parametrize("threads", [2, 5])
def test_threads_change_nothing(threads: int) -> None:
    """However many decisions are judged at once."""
    played = named("seismic/there-and-back")
    alone, shared = (
        Reviewer(played, lambda number: strongest(played.game, number), 20, threads=count)
        for count in (1, threads)
    )
    assert sum(1 for _ in shared.steps()) == shared.done == shared.total
    assert shared.review() == alone.review()


def test_a_quick_reading_comes_first_and_changes_nothing() -> None:
    """The draft grows from the first decision on, then gets better, and ends as the review."""
    played = named("seismic/there-and-back")
    counts: list[int] = []

    class Counting(Whim):
        """Thinks something else with other simulations."""

        def think(
            self,
            view: View,
            legal: list[Move],
            seconds: float | None = None,
            simulations: int | None = None,
        ) -> Thought:
            self.number = simulations or 0
            counts.append(self.number)
            return super().think(view, legal, seconds, simulations)

    plain = Reviewer(played, lambda _: Counting(), 500).review()
    assert set(counts) == {500}
    counts.clear()
    reviewer = Reviewer(played, lambda _: Counting(), 500, is_sketched=True)
    numbers = places_of(played)
    drafts = [reviewer.draft()]
    assert (drafts[0].judged, drafts[0].end) == ((), None)
    while reviewer.step():
        drafts.append(reviewer.draft())
    sketched, whole = drafts[1 : len(numbers) + 2], drafts[len(numbers) + 1]
    assert [len(draft.judged) for draft in sketched] == [*range(1, len(numbers) + 1), len(numbers)]
    assert [draft.end is None for draft in sketched] == [True] * len(numbers) + [False]
    assert counts == sorted(counts)
    assert set(counts) == {SKETCHED, 500}
    assert reviewer.review() == plain
    assert (drafts[-1].judged, drafts[-1].end) == (plain.judged, plain.end)
    assert whole.judged != plain.judged
    assert drafted(whole)["points"][-1] == retold(plain, "AB", "en")["points"][-1]
    assert drafted(whole)["moves"] == len(played.moves)
    assert (reviewer.done, reviewer.step()) == (reviewer.total, False)


def test_threads_may_share_a_reviewer() -> None:
    """Each takes the next step that nobody has taken: the review is the same."""
    played = named("seismic/there-and-back")
    alone, shared = (
        Reviewer(played, lambda number: strongest(played.game, number), 60, is_sketched=is_sketched)
        for is_sketched in (False, True)
    )

    def work() -> None:
        while shared.step():
            pass

    threads = [Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert shared.done == shared.total
    assert shared.review() == alone.review()


def test_so_few_simulations_are_quick_already() -> None:
    """No reading comes before them."""
    reviewer = Reviewer(named("seismic/there-and-back"), whims, SKETCHED, is_sketched=True)
    assert sum(1 for _ in reviewer.steps()) == reviewer.total


def test_a_long_game_by_time_is_judged_in_part() -> None:
    """What changed the points, and some decisions between, from the beginning to the end."""
    played = named("situation-4/classic-2")
    places = places_of(played)
    assert len(places) == MOST_TIMED < len(played.moves)
    assert places[0] < len(played.moves) // 10
    assert places[-1] > len(played.moves) * 9 // 10


def test_spread() -> None:
    """Evenly, with the first and the last."""
    assert spread(range(10), 20) == list(range(10))
    assert spread(range(101), 5) == [0, 25, 50, 75, 100]
    assert spread([3, 4], 1) == [3]
    assert spread([], 3) == []


def test_a_blunder_is_found_and_a_review_is_the_same_twice() -> None:
    """With the real search: no crew on the section that would have won."""
    played = parsed(BLUNDER)
    first, second = (
        Reviewer(played, lambda number: strongest(played.game, number), simulations=200).review()
        for _ in range(2)
    )
    assert first == second
    check_sums(first)
    assert first.end == (0.5, 0.5)
    (moment,) = first.moments()
    assert (moment.number, moment.seat) == (1, 0)
    assert moment.before == pytest.approx((1.0, 0.0), abs=0.03)
    assert moment.after == pytest.approx((0.5, 0.5), abs=0.03)
    (told,) = retold(first, played.players, "en")["moments"]
    assert told["played"] == {"move": "crew -", "text": "no crew"}
    assert told["preferred"]["move"] == "crew 3"
    assert told["why"] == ["It closes Ada’s section for 8 points."]
    assert first.account(0).luck == first.account(1).luck == 0  # nothing is left to be drawn


def test_a_moment_without_a_fact_says_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is never left without a word."""
    monkeypatch.setattr(retelling, "why", lambda *_: [])
    played = parsed(BLUNDER)
    review = Reviewer(played, lambda number: strongest(played.game, number), simulations=200).review()
    for language, words in (("en", "games played on from here"), ("fr", "parties jouées à partir de là")):
        (reason,) = retold(review, played.players, language)["moments"][0]["why"]
        assert words in reason


def test_luck_is_what_was_drawn() -> None:
    """In an open game; where hands are hidden also what another seat knew, and by time the pace of hands."""
    for name in ("seismic/plain", "seismic/dilemma"):
        review = Reviewer(named(name), whims).review()
        for one in review.judged:
            assert (one.drawn_at is None) == (one.luck == (0.0,) * len(one.luck))
    for seat in range(2):
        best, worst = review.draws(seat)
        assert best is not None
        assert worst is not None
        changes = [one.luck[seat] for one in review.judged if one.drawn_at in chancy_draws(review.record)]
        assert (best.change, worst.change) == (max(changes), min(changes))


def test_a_game_that_was_broken_off_ends_in_its_chances() -> None:
    """As somebody gave up, say: the last position is thought about as well."""
    whole = named("seismic/plain")
    review = Reviewer(
        Record(whole.game, whole.players, whole.options, whole.setup, whole.moves[:20]), whims
    ).review()
    check_sums(review)
    assert not review.is_finished
    assert 0 < review.end[0] < 1


def test_a_move_in_other_words_is_the_same_move() -> None:
    """A straight tile turned by half a turn is the tile: whoever plays the best move so loses nothing."""
    played = parsed(record("03 03 +2:03", "place 03 0,-1 3; crew 03; place 03 0,-2 0"))
    review = Reviewer(played, whims).review()
    listed = match_of(played, 0).game.move_code(None, "place 03 0,-1 0")
    assert review.judged[0].played == listed


def test_nothing_to_decide_is_nothing_to_review() -> None:
    """Refused in words."""
    with pytest.raises(Refused, match="nothing to review"):
        Reviewer(named("seismic/not-begun"), whims)
