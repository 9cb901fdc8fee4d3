"""The words of the web client, as the tests look for them on the screen."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tests.support.catalogue import files_of


@cache
def _catalogue(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files_of(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(language: str, key: str, **args: Any) -> str:
    """The message `key` in this language."""
    bundle = _catalogue(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, (language, key)
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, (language, key, errors)
    return str(text)
