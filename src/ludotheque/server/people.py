"""Who somebody is: a random secret in a cookie or a token. The house keeps its SHA-256 only."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Row

from ludotheque.engine.words import Refused
from ludotheque.server.store.store import Store
from ludotheque.server.tables.commands import Person, fit_name

LINK_LIFE = 15 * 60_000  # milliseconds

_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


@dataclass(frozen=True, slots=True)
class Entered:
    """A person who has just got a secret."""

    person: Person
    secret: str


def new_id(length: int = 12) -> str:
    """A random address: 62 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class People:
    """The people of the house."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def enter(self, nickname: str, kind: Literal["person", "bot"], now: int) -> Entered:
        """Somebody new; Refused if the nickname cannot be shown."""
        person = Person(new_id(), fit_name(nickname), kind)
        secret = secrets.token_urlsafe(32)
        row = {
            "id": person.id,
            "kind": kind,
            "nickname": person.nickname,
            "created": now,
            "seen": now,
        }
        await self._store.add_person(row, hashed(secret))
        return Entered(person, secret)

    async def known(self, secret: str) -> Person | None:
        """Who has this secret, if anybody; Refused if that person is banned."""
        return _person(await self._store.person_with(hashed(secret)))

    async def again(self, person: Person) -> Person:
        """A person as stored now, perhaps with another nickname."""
        return _person(await self._store.person(person.id)) or person

    async def rename(self, person: Person, nickname: str) -> Person:
        """Another nickname. At tables where one sits the old one stays."""
        renamed = Person(person.id, fit_name(nickname), person.kind)
        await self._store.change_person(person.id, nickname=renamed.nickname)
        return renamed

    async def make_link(self, person: Person, now: int) -> tuple[str, int]:
        """The token of a one-time link, and until when it is good."""
        token = secrets.token_urlsafe(24)
        await self._store.add_link(hashed(token), person.id, now + LINK_LIFE, now)
        return token, now + LINK_LIFE

    async def use_link(self, token: str, now: int) -> Entered:
        """Become the person of a one-time link; Refused if it was used or has expired."""
        secret = secrets.token_urlsafe(32)
        person = _person(await self._store.use_link(hashed(token), hashed(secret), now))
        if person is None:
            raise Refused("link-gone")
        return Entered(person, secret)

    async def forget_others(self, person: Person, secret: str) -> None:
        """Sign out everywhere else."""
        await self._store.drop_keys(person.id, hashed(secret))

    async def forget(self, person: Person) -> None:
        """Sign out everywhere, for good: nobody can be this person again."""
        await self._store.drop_keys(person.id)
        await self._store.change_person(person.id, nickname="–")


def _person(row: Row[Any] | None) -> Person | None:
    if row is None:
        return None
    if row.banned is not None:
        raise Refused("banned")
    return Person(row.id, row.nickname, row.kind)
