"""Merge patches: the examples of RFC 7396, and laws."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.patches import difference, patched

# The client reads them too: web/tests/lib/patches.test.ts.
TOLD = json.loads((Path(__file__).parent / "patches.json").read_text(encoding="utf-8"))
EXAMPLES = TOLD["examples"]  # RFC 7396, appendix A: original, patch, result
CHANGES = TOLD["changes"]  # what changed, in the smallest patch: before, after, patch


def exactly(document: Any) -> str:
    """The document as text, in which true is not 1."""
    return json.dumps(document, sort_keys=True)


@pytest.mark.parametrize(("document", "patch", "result"), EXAMPLES)
def test_the_examples_of_the_standard(document: Any, patch: Any, result: Any) -> None:
    """Each line of appendix A."""
    assert exactly(patched(document, patch)) == exactly(result)


@pytest.mark.parametrize(("before", "after", "patch"), CHANGES)
def test_the_smallest_patch(before: Any, after: Any, patch: Any) -> None:
    """Only what changed, at any depth; arrays whole; true is not 1."""
    assert exactly(difference(before, after)) == exactly(patch)


def members(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """JSON objects with these values; few keys, so that two of them have some in common."""
    return st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)


LEAVES = st.one_of(st.booleans(), st.integers(0, 2), st.sampled_from(["", "x"]))
VALUES = st.recursive(LEAVES, lambda inner: members(inner) | st.lists(inner | st.none(), max_size=3))
DOCUMENTS = members(VALUES)


@given(DOCUMENTS, DOCUMENTS)
def test_a_difference_leads_from_one_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Applied to the first it gives the second, and nothing that went in is changed."""
    kept = copy.deepcopy([before, after])
    patch = difference(before, after)
    patch_kept = copy.deepcopy(patch)
    assert exactly(patched(before, patch)) == exactly(after)
    assert [before, after, patch] == [*kept, patch_kept]


@given(DOCUMENTS)
def test_nothing_changed_is_an_empty_patch(document: dict[str, Any]) -> None:
    """Of the same object, and of an equal one."""
    assert difference(document, document) == {}
    assert difference(document, copy.deepcopy(document)) == {}


@given(DOCUMENTS, DOCUMENTS)
def test_no_member_of_a_patch_can_be_left_out(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Without any one of its members it leads elsewhere: it is the smallest."""
    patch = difference(before, after)
    for key in patch:
        less = {other: value for other, value in patch.items() if other != key}
        assert exactly(patched(before, less)) != exactly(after)
