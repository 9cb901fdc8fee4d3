"""Reasons for a move, whichever game they come from."""

from ludotheque.bots.reasons import Fact, beyond


def test_facts_are_compared_by_kind_and_amount() -> None:
    """Equals cancel, what is smaller in all is no reason, and what is less together is none either."""
    small, large, other = Fact("points", (6,), "6"), Fact("points", (8,), "8"), Fact("race", (1,), "race")
    assert beyond([large, other], [small]) == [large, other]
    assert beyond([small, other], [large]) == [other]
    assert beyond([large, small], [large]) == [small]
    assert beyond([small, large], [large]) == [small]
    assert beyond([large], [small, small]) == []
    near, far = Fact("section", (7, 13), "7 points, 13 tiles"), Fact("section", (9, 3), "9 points, 3 tiles")
    assert beyond([near], [far]) == [near]
    assert beyond([near], [Fact("section", (9, 13), "better")]) == []
