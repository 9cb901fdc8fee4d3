"""The sealed deal of a table: a secret that the house commits to before any share is taken."""

import secrets
from dataclasses import dataclass

from ludotheque.engine.contract import Game, Options, Setup
from ludotheque.engine.dealer import commitment_to, sealed_seed


@dataclass(frozen=True, slots=True)
class Sealed:
    """The house's part of one deal."""

    secret: str
    commitment: str


def seal() -> Sealed:
    """A new secret, 64 hex digits, and what is published of it."""
    secret = secrets.token_hex(32)
    return Sealed(secret, commitment_to(secret))


def dealt(
    game: Game, options: Options, extras: dict[str, object], sealed: Sealed, shares: list[str | None]
) -> Setup:
    """The set-up that follows from the secret and all shares."""
    first, pile = game.deal(options, len(shares), sealed_seed(sealed.secret, shares))
    return Setup(first, pile, extras)
