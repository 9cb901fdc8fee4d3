"""Browsers of people. Where somebody has left, nothing of theirs stays, and the next person sits down there.

A new browser has to start its processes and to fetch and compile the client: about a second of a processor.
"""

import json
from typing import Any

from playwright.sync_api import Browser, Error

from ludotheque.engine.languages import ABOUT_EACH
from tests.browser.people import Person

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


def locale_of(language: str) -> str:
    """What a browser in this language says that it is."""
    return ABOUT_EACH[language].locale


def kind_of_device(language: str = "en", phone: bool = False, **settings: Any) -> dict[str, Any]:
    """What a browser is told of the device that it runs on."""
    return {
        "locale": locale_of(language),
        "viewport": PHONE if phone else DESKTOP,
        "has_touch": phone,
        "is_mobile": phone,
        "device_scale_factor": 2 if phone else 1,
        "reduced_motion": "reduce",
        **settings,
    }


class Devices:
    """All that there are, of every kind."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Person]] = {}
        self._kinds: dict[Person, dict[str, Any]] = {}

    def take(self, url: str, language: str, phone: bool, haste: int, **settings: Any) -> Person:
        """A device of this kind where nobody has ever been, as far as its page can tell."""
        kind = {**kind_of_device(language, phone, **settings), "haste": haste}
        free = self._free.setdefault(json.dumps(kind), [])
        if free:
            person = free.pop()
            person.url = url
        else:
            context = self._browser.new_context(**kind_of_device(language, phone, **settings))
            person = Person(context, url, language, haste)
            person.has_touch = phone
            self._kinds[person] = kind
        return person

    def give_back(self, person: Person) -> None:
        """Clear a device for the next person; one that cannot be cleared goes."""
        kind = self._kinds[person]
        try:
            person.leave()
            person.page.emulate_media(
                media="null",
                color_scheme=kind.get("color_scheme", "light"),
                reduced_motion=kind["reduced_motion"],
            )
            if person.page.viewport_size != kind["viewport"]:
                person.page.set_viewport_size(kind["viewport"])
        except Error:
            self.throw_away(person)
        else:
            self._free[json.dumps(kind)].append(person)

    def throw_away(self, person: Person) -> None:
        """What happened there shall touch nobody else."""
        del self._kinds[person]
        person.context.close()
