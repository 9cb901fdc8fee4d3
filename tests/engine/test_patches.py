"""Merge patches: the examples of RFC 7396, and laws."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.engine.patches import difference, patched

# RFC 7396, appendix A: original, patch, result.
EXAMPLES = [
    ('{"a":"b"}', '{"a":"c"}', '{"a":"c"}'),
    ('{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'),
    ('{"a":"b"}', '{"a":null}', "{}"),
    ('{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'),
    ('{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'),
    ('{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'),
    ('{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'),
    ('{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'),
    ('["a","b"]', '["c","d"]', '["c","d"]'),
    ('{"a":"b"}', '["c"]', '["c"]'),
    ('{"a":"foo"}', "null", "null"),
    ('{"a":"foo"}', '"bar"', '"bar"'),
    ('{"e":null}', '{"a":1}', '{"e":null,"a":1}'),
    ("[1,2]", '{"a":"b","c":null}', '{"a":"b"}'),
    ("{}", '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'),
]

# What changed, in the smallest patch: before, after, patch.
CHANGES = [
    ("{}", "{}", "{}"),
    ('{"a":1}', '{"a":1}', "{}"),
    ('{"a":1}', "{}", '{"a":null}'),
    ("{}", '{"a":{}}', '{"a":{}}'),
    ('{"a":1,"b":2}', '{"b":2,"c":3}', '{"a":null,"c":3}'),
    ('{"a":{"b":1,"c":2}}', '{"a":{"b":1,"c":3}}', '{"a":{"c":3}}'),
    ('{"a":{"b":1}}', '{"a":{}}', '{"a":{"b":null}}'),
    ('{"a":{"b":1}}', '{"a":[]}', '{"a":[]}'),
    ('{"a":[1]}', '{"a":{}}', '{"a":{}}'),
    ('{"a":[1,null]}', '{"a":[1,null,2]}', '{"a":[1,null,2]}'),
    ('{"a":[1,null]}', '{"a":[1,null]}', "{}"),
    ('{"a":1}', '{"a":true}', '{"a":true}'),
    ('{"a":[0,{"b":0}]}', '{"a":[0,{"b":false}]}', '{"a":[0,{"b":false}]}'),
]


def exactly(document: Any) -> str:
    """The document as text, in which true is not 1."""
    return json.dumps(document, sort_keys=True)


@pytest.mark.parametrize(("document", "patch", "result"), EXAMPLES)
def test_the_examples_of_the_standard(document: str, patch: str, result: str) -> None:
    """Each line of appendix A."""
    assert exactly(patched(json.loads(document), json.loads(patch))) == exactly(json.loads(result))


@pytest.mark.parametrize(("before", "after", "patch"), CHANGES)
def test_the_smallest_patch(before: str, after: str, patch: str) -> None:
    """Only what changed, at any depth; arrays whole; true is not 1."""
    assert exactly(difference(json.loads(before), json.loads(after))) == exactly(json.loads(patch))


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
