"""Trays: the pieces that a side has still to lay, under names that do not say where they belong.

A name follows from the secret of the deal, which nobody knows before the game is over: it is the same in
every process and after every restart. Which pieces there are, and what they look like, `Game.pieces` says.
"""

import base64
import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ludotheque.engine.contract import Game, Options, Pieces
from ludotheque.engine.languages import LANGUAGES
from ludotheque.engine.match import Match
from ludotheque.engine.words import Refused
from ludotheque.server.protocol import encode_plain
from ludotheque.server.tables.table import Table

_LETTERS = 8  # of a name: 40 bits


class Piece(NamedTuple):
    """A piece of one side."""

    token: str  # its name in the tray
    location: str  # where it belongs
    turn: int  # quarter turns clockwise at which it lies in the tray


def side_at(table: Table, seats: Sequence[int]) -> int | None:
    """The side of these seats, if they are all of one."""
    sides = {table.sides[seat] for seat in seats} if table.sides else set()
    return sides.pop() if len(sides) == 1 else None


def piece_of(table: Table, side: int, location: str) -> Piece:
    """The one piece of a side that fits a location."""
    secret = table.sealed.secret
    is_turned = _pieces(table).are_turned(table.header.options)
    turn = _hash(secret, "turn", side, location)[0] % 4 if is_turned else 0
    return Piece(_name(secret, side, location), location, turn)


def check_piece(table: Table, side: int, location: str, token: str | None, turn: int) -> None:
    """Refused if this piece is not in the side's tray, or does not fit there as the hand holds it."""
    if token is None:
        raise Refused("piece-needed")
    pieces = _pieces(table)
    belongs = _names(table.sealed.secret, side, tuple(pieces.locations(table.header.options))).get(token)
    if belongs is None or table.laid.get(belongs) == side:
        raise Refused("piece-unknown")
    if not fits(table, side, location, token, turn):
        raise pieces.misfit(location)


def fits(table: Table, side: int, location: str, token: str | None, turn: int) -> bool:
    """Whether this piece fits there as the hand holds it."""
    piece = piece_of(table, side, location)
    return token == piece.token and (piece.turn + turn) % 4 == 0


def pieces_left(table: Table, side: int) -> list[Piece]:
    """What a side has not laid yet, in the order of its tray."""
    order = _order(table, _match(table), side)
    return [piece_of(table, side, location) for location in order if table.laid.get(location) != side]


def _order(table: Table, match: Match, side: int) -> Sequence[str]:
    """The tray as it was dealt; in a game that goes on from a record, which says how it was, another one."""
    pieces = _pieces(table)
    dealt = pieces.dealt(match.setup, side) if table.given is None else None
    if dealt is not None:
        return dealt
    locations = pieces.locations(table.header.options)
    return sorted(locations, key=lambda location: _name(table.sealed.secret, side, location))


def _pieces(table: Table) -> Pieces:
    """What hands lay at this table, which has trays."""
    assert table.pieces is not None
    return table.pieces


def _match(table: Table) -> Match:
    assert table.match is not None
    return table.match


@lru_cache(maxsize=200)
def _names(secret: str, side: int, locations: tuple[str, ...]) -> dict[str, str]:
    """Where each piece of a side belongs, by its name."""
    return {_name(secret, side, location): location for location in locations}


@lru_cache(maxsize=20_000)
def _name(secret: str, side: int, location: str) -> str:
    return base64.b32encode(_hash(secret, "piece", side, location)).decode().lower()[:_LETTERS]


def _hash(secret: str, what: str, side: int, location: str) -> bytes:
    return hmac.digest(secret.encode(), f"{what}:{side}:{location}".encode(), hashlib.sha256)


# What they look like


class Spread(NamedTuple):
    """The tray of a side, and the game that it is for."""

    side: int
    kind: Pieces
    options: Options
    pieces: list[Piece]


def spread(table: Table, person: str) -> Spread:
    """The tray of somebody's side; Refused to all others, and before the game."""
    if table.pieces is None:
        raise Refused("tray-none")
    side = side_at(table, table.seats_of(person))
    if side is None:
        raise Refused("not-seated")
    if table.match is None:
        raise Refused("tray-early", table.pieces.tray_clause)
    return Spread(side, table.pieces, table.header.options, pieces_left(table, side))


def drawn(tray: Spread) -> bytes:
    """A tray as a client gets it (`protocol.Tray`); takes long for the first of a board."""
    pieces = [
        {"piece": piece.token, **tray.kind.drawn(tray.options, tray.side, piece.location, piece.turn)}
        for piece in tray.pieces
    ]
    return encode_plain({"side": tray.side, "pieces": pieces})


def warm(table: Table) -> None:
    """Draw what the trays of a table will show, so that nobody waits for it when the game starts."""
    if table.pieces is None:
        return
    options = table.header.options
    for side in sorted(set(table.sides)):
        for location in table.pieces.locations(options):
            table.pieces.drawn(options, side, location, piece_of(table, side, location).turn)


def warm_up(games: Sequence[Game]) -> None:
    """Draw the usual board of games with pieces: a second or two, beside the event loop."""
    for game in games:
        if game.pieces is not None:
            options = game.options({})
            game.components_told(options, LANGUAGES[0])
            for location in game.pieces.locations(options):
                game.pieces.drawn(options, 0, location, 0)
