"""Game records: read, check, replay, write. The format is a public contract: docs/reference/records.md.

Strict on purpose: whatever is not as the page says is refused in one line that names the place.
"""

import json
import re
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ludotheque.engine.contract import (
    START,
    Game,
    Milliseconds,
    Move,
    Options,
    Outcome,
    Seat,
    Setup,
    seats_in,
)
from ludotheque.engine.dealer import commitment_to, sealed_seed
from ludotheque.engine.match import Match, Played, fresh_states, legal_texts, scores_of
from ludotheque.engine.options import whole
from ludotheque.engine.words import Refused, quote

FORMAT = "ludotheque/1"
LONGEST_RECORD = 32 << 20  # bytes
LONGEST_NAME = 200
LATEST = Milliseconds(2**53 - 1)

_KEYS = ("format", "game", "players", "options", "setup", "moves", "result", "rules", "meta")
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Seal:
    """A sealed deal: what the server promised before anybody gave a share."""

    commitment: str
    secret: str | None
    shares: tuple[str | None, ...]


class Entry(NamedTuple):
    """One move as a record gives it."""

    text: str
    seat: Seat | None = None  # None: whoever is waited for, in a game that goes by turns
    now: Milliseconds = START


@dataclass(frozen=True)
class Record:
    """One game as it was played, checked as far as that goes without playing it."""

    game: Game
    players: tuple[str, ...]
    options: Options
    setup: Setup
    moves: tuple[Entry, ...]
    result: Mapping[str, Any] | None = None
    seed: str | None = None
    seal: Seal | None = None
    meta: Mapping[str, Any] = field(default_factory=dict)

    @property
    def texts(self) -> tuple[str, ...]:
        """What was played, without who and when."""
        return tuple(entry.text for entry in self.moves)

    @property
    def is_rated(self) -> bool:
        """Whether a rating may count it: it was no practice, with moves taken back past draws, and somebody
        could beat somebody."""
        is_practice = self.meta.get("practice") is True
        return not is_practice and self.game.goal(self.options, len(self.players)) is None


def practised(takebacks: int) -> dict[str, Any]:
    """What a record says in `meta` if moves could be taken back past draws: it is not rated."""
    return {"practice": True, "takebacks": takebacks}


# Reading


def read_record(path: Path, find_game: Callable[[str], Game]) -> Record:
    """Read and check a record file; `find_game` gives a game by name."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST_RECORD + 1)
    except OSError as error:
        raise Refused("file-unreadable", file=quote(path.name), why=error.strerror or "") from None
    return parse_record(data, find_game)


def parse_record(data: bytes, find_game: Callable[[str], Game]) -> Record:
    """Check a record from its bytes."""
    found = parse_json(data)
    if not isinstance(found, dict):
        raise Refused("record-not-object")
    if "format" in found:  # else it is no record at all, whatever other keys it has
        _no_other_keys(found, _KEYS, "")
    for key in ("format", "game", "players", "setup"):
        if key not in found:
            raise Refused("record-missing", key=key).at(key)
    if found["format"] != FORMAT:
        raise Refused("record-format").at("format")
    game = _find(find_game, _text(found["game"], "game"))
    players = _players(found["players"], game)
    rules = _whole(found.get("rules", game.rules_version), "rules")
    if not 1 <= rules <= game.rules_version:
        raise Refused("record-rules", rules=quote(rules), newest=game.rules_version).at("rules")
    options = game.options(_object(found.get("options", {}), "options"))
    game.check_options(options, len(players))
    setup, seed, seal = _setup(found["setup"], game, options, len(players))
    return Record(
        game,
        players,
        options,
        setup,
        _moves(found.get("moves", []), game, len(players)),
        _result(found["result"]) if "result" in found else None,
        seed,
        seal,
        _object(found.get("meta", {}), "meta"),
    )


def _moves(value: Any, game: Game, seats: int) -> tuple[Entry, ...]:
    moves: list[Entry] = []
    for number, found in enumerate(_list(value, "moves"), start=1):
        place = f"move {number}"
        if game.is_timed:
            moves.append(_timed(found, moves[-1].now if moves else START, seats, place))
        else:
            moves.append(Entry(_text(found, place)))
    return tuple(moves)


def _timed(found: Any, earliest: Milliseconds, seats: int, place: str) -> Entry:
    """A move with its time and its seat: `[milliseconds, seat, "move"]`."""
    if not isinstance(found, list) or len(found) != 3:
        raise Refused("record-timed-shape").at(place)
    now, seat, text = _whole(found[0], place), _whole(found[1], place), _text(found[2], place)
    if not 0 <= now <= LATEST:
        raise Refused("record-time-range", now=quote(now)).at(place)
    if now < earliest:
        raise Refused("record-time-back", now=now, before=earliest).at(place)
    if not 0 <= seat < seats:
        raise Refused("record-seat", given=quote(seat), last=seats - 1).at(place)
    return Entry(text, Seat(seat), Milliseconds(now))


def parse_json(data: bytes) -> Any:
    """Strict JSON: UTF-8 without a mark, no key twice, no NaN."""
    if len(data) > LONGEST_RECORD:
        raise Refused("record-too-long", most=LONGEST_RECORD)
    if data.startswith(b"\xef\xbb\xbf"):
        raise Refused("json-bom")
    try:
        return json.loads(
            data.decode("utf-8"),
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_float=_decimal,
            parse_int=_integer,
        )
    except UnicodeDecodeError as error:
        raise Refused("json-not-utf8", byte=error.start) from None
    except json.JSONDecodeError as error:
        raise Refused("json-broken", why=error.msg, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Refused("json-deep") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise Refused("json-twice", key=quote(twice))
    return found


def _no_constant(value: str) -> Any:
    raise Refused("json-constant", value=quote(value))


@dataclass(frozen=True)
class Huge:
    """A number past all counting: `meta` may hold it, and nothing else."""

    text: str

    def __str__(self) -> str:
        return self.text


def _decimal(text: str) -> Decimal | Huge:
    try:
        return Decimal(text)
    except InvalidOperation:
        return Huge(text)


def _integer(text: str) -> int | Decimal | Huge:
    return int(text) if len(text) <= 30 else _decimal(text)


def _find(find_game: Callable[[str], Game], name: str) -> Game:
    try:
        return find_game(name)
    except Refused as error:
        raise error.at("game") from None


def _no_other_keys(found: Mapping[str, Any], known: Sequence[str], place: str) -> None:
    for key in found:
        if key not in known:
            raise Refused("record-unknown-key", key=quote(key)).at(place)


def _object(value: Any, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Refused("record-not-object-here").at(place)
    return value


def _list(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise Refused("record-not-list").at(place)
    return value


def _text(value: Any, place: str) -> str:
    if not isinstance(value, str):
        raise Refused("record-not-text").at(place)
    return value


def _whole(value: Any, place: str) -> int:
    number = whole(value)
    if number is None:
        raise Refused("record-not-whole").at(place)
    return number


def _players(value: Any, game: Game) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) not in game.seat_counts:
        least, most = min(game.seat_counts), max(game.seat_counts)
        raise Refused("record-players", game.players_clause, least=least, most=most).at("players")
    for seat, name in enumerate(value):
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME or _has_half(name):
            raise Refused("record-name").at(f"players[{seat}]")
    return tuple(value)


def _has_half(text: str) -> bool:
    """Half a character: a surrogate with no partner, which no UTF-8 text can hold."""
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def _setup(value: Any, game: Game, options: Options, seats: int) -> tuple[Setup, str | None, Seal | None]:
    found = _object(value, "setup")
    _no_other_keys(found, ("seed", "seal", *game.chance_keys, *game.setup_keys), "setup")
    drawn, pile = Seat(0), game.chance_from(game.box(options), found)
    if pile is not None and "seed" in found:
        raise Refused("record-pile-and-seed", pile=game.chance_keys[-1]).at("setup")
    seal = _seal(found["seal"], seats) if "seal" in found else None
    seed = _seed(found, seal)
    if pile is None and seed is not None:
        drawn, pile = game.deal(options, seats, seed)
    if pile is None and "pile" in game.chance_keys:
        raise Refused("record-pile-or-seed").at("setup")
    first = Seat(_whole(found.get("first", drawn), "setup.first"))
    if not 0 <= first < seats:
        raise Refused("record-first", last=seats - 1).at("setup.first")
    extras = game.setup_extras({key: found[key] for key in game.setup_keys if key in found}, seats)
    return Setup(first, pile or (), extras), seed, seal


def _seed(found: Mapping[str, Any], seal: Seal | None) -> str | None:
    if "seed" in found:
        seed = _text(found["seed"], "setup.seed")
        if _has_half(seed):
            raise Refused("record-not-text").at("setup.seed")
        return seed
    if seal is not None and seal.secret is not None:
        return sealed_seed(seal.secret, seal.shares)
    return None


def _seal(value: Any, seats: int) -> Seal:
    problem = Refused("record-seal").at("setup.seal")
    if not isinstance(value, dict) or set(value) != {"commitment", "secret", "shares"}:
        raise problem
    commitment, secret, shares = value["commitment"], value["secret"], value["shares"]
    if not isinstance(commitment, str) or not _HEX.fullmatch(commitment):
        raise problem
    if secret is not None and not (isinstance(secret, str) and _HEX.fullmatch(secret)):
        raise problem
    if not isinstance(shares, list) or len(shares) != seats:
        raise problem
    if any(share is not None and (not isinstance(share, str) or _has_half(share)) for share in shares):
        raise problem
    return Seal(commitment, secret, tuple(shares))


def _result(value: Any) -> dict[str, list[int]]:
    problem = Refused("record-result-shape").at("result")
    if not isinstance(value, dict) or set(value) != {"scores", "winners"}:
        raise problem
    checked = {}
    for key, numbers in value.items():
        if not isinstance(numbers, list) or any(whole(number) is None for number in numbers):
            raise problem
        checked[key] = [int(number) for number in numbers]
    return checked


# Replaying


class Replay:
    """A record played through, as far as asked: the state after each prefix of its moves."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        self.box = record.game.box(record.options)
        self._states = fresh_states(record.game, 1)
        self._pile = np.array(record.setup.pile, np.int16)
        self._buffer = np.zeros(0, np.int32)
        self._codes = np.zeros(len(record.moves), np.int32)
        self._seats = np.array([-1 if entry.seat is None else entry.seat for entry in record.moves], np.int8)
        self._times = np.array([entry.now for entry in record.moves], np.int64)
        self._trouble: Refused | None = None
        self._read_moves()
        self.restart()

    @property
    def state(self) -> Any:
        """The state after the moves played so far."""
        return self._states[0]

    def _read_moves(self) -> None:
        """Codes for all moves up to the first that is none."""
        for number, entry in enumerate(self.record.moves):
            try:
                self._codes[number] = self.game.move_code(self.box, entry.text)
            except Refused as error:
                self._codes = self._codes[:number]
                self._trouble = error
                return

    def restart(self) -> None:
        """Go back to before the first move."""
        self.played = 0
        self.game.start(self.box, self.state, len(self.record.players), self.record.setup)
        self._replay(0)

    def _replay(self, count: int) -> int:
        """Play the next moves as far as they can be read and are legal; how many were played."""
        some = slice(self.played, self.played + count)
        moves, seats, times = self._codes[some], self._seats[some], self._times[some]
        done: int = self.game.rules.replay(self.box, self.state, self._pile, moves, seats, times)
        return done

    def play(self, count: int) -> None:
        """Play the next moves; Refused, with the place, at the first that breaks a rule."""
        done = self._replay(count)
        self.played += done
        if done == count:
            return
        if self.played < len(self._codes):
            self._refuse(self._why_not())
        # An unreadable move: after the end of the game that is what is wrong with it.
        assert self._trouble is not None
        self._refuse(
            self._trouble if self._able_to_move() else Refused("record-after-end", self.game.end_clause)
        )

    def _why_not(self) -> Refused:
        entry, move = self.record.moves[self.played], Move(int(self._codes[self.played]))
        seat = next(iter(self._able_to_move()), Seat(0)) if entry.seat is None else entry.seat
        return self.game.why_not(self.box, self.state, seat, move, entry.now)

    def _refuse(self, why: Refused) -> None:
        raise why.at(f"move {self.played + 1}")

    def finish(self) -> None:
        """Play all that is left and check the result, if the record has one."""
        self.play(len(self.record.moves) - self.played)
        self._check_result()

    def _check_result(self) -> None:
        result = self.record.result
        if result is None:
            return
        if self.to_move():
            raise Refused("record-result-early").at("result")
        scores = self.scores()
        winners = self.game.winners(self.state, scores, self.record.setup)
        for key, found in (("scores", scores), ("winners", winners)):
            if result[key] != found:
                said = quote(json.dumps(result[key]))
                raise Refused(f"record-result-{key}", said=said, found=str(found)).at("result")

    def to_move(self) -> list[Seat]:
        """The seats that are waited for; none where only time has to pass."""
        return [] if self.game.ends_at(self.state) is not None else self._able_to_move()

    def _able_to_move(self) -> list[Seat]:
        return seats_in(self.game.rules.to_move(self.state))

    def scores(self) -> list[int]:
        """What each seat would have if the game ended now."""
        return scores_of(self.game, self.box, self.state, len(self.record.players))

    def winners(self) -> list[Seat]:
        """Who would win if the game ended now."""
        return self.game.winners(self.state, self.scores(), self.record.setup)

    def legal(self) -> dict[str, list[str]]:
        """Every legal move by seat at the time of the last one, in record notation, sorted as text."""
        if not len(self._buffer):
            self._buffer = np.zeros(self.game.most_moves, np.int32)
        return {
            str(seat): legal_texts(self.game, self.box, self._buffer[: self._mark_legal(seat)].tolist())
            for seat in self._able_to_move()
        }

    def _mark_legal(self, seat: Seat) -> int:
        now = self.record.moves[self.played - 1].now if self.played else START
        count: int = self.game.rules.legal(self.box, self.state, seat, now, self._buffer)
        return count

    def report(self) -> dict[str, Any]:
        """What `ludotheque replay --json` prints."""
        to_move, scores = self.to_move(), self.scores()
        return {
            "game": self.game.name,
            "finished": not to_move,
            "to_move": to_move,
            "scores": scores,
            "winners": None if to_move else self.game.winners(self.state, scores, self.record.setup),
            "state": self.game.describe(self.box, self.state),
        }

    def report_legal(self) -> dict[str, Any]:
        """What `ludotheque legal --json` prints."""
        return {"to_move": self.to_move(), "moves": self.legal()}

    def prefixes(self) -> Iterator[int]:
        """Stand after every prefix of the moves, the empty one first."""
        self.restart()
        yield 0
        for number in range(len(self.record.moves)):
            self.play(1)
            yield number + 1


def match_of(record: Record, moves: int) -> Match:
    """The game of a record after so many of its moves; Refused, with the place, if one breaks a rule."""
    check_moves(record, moves)
    match = Match(record.game, record.options, len(record.players), record.setup)
    for number, entry in enumerate(record.moves[:moves], start=1):
        try:
            play_recorded(match, entry)
        except Refused as error:
            raise error.at(f"move {number}") from None
    return match


def check_moves(record: Record, moves: int) -> None:
    """Refused, in words, if a record has fewer moves than that."""
    if moves > len(record.moves):
        raise Refused("record-moves-few", moves=len(record.moves)).at("moves")


def play_recorded(match: Match, entry: Entry) -> None:
    """Play a move as a record gives it: by its seat, or by the one that may play it of those waited for."""
    seats = match.to_move()
    if not seats:
        raise Refused("record-after-end", match.game.end_clause)
    move = match.game.move_code(match.box, entry.text)
    match.play(seat_of(match, entry, move), move, entry.now)


def seat_of(match: Match, entry: Entry, move: Move) -> Seat:
    """Who plays the next move of a record; somebody is waited for."""
    if entry.seat is not None:
        return entry.seat
    is_legal = match.game.rules.is_legal
    seats = match.to_move()
    able = (seat for seat in seats if is_legal(match.box, match.state, seat, move, START))
    return next(able, seats[0])


def dealt_anew(record: Record, moves: int, rng: np.random.Generator) -> Record:
    """A record up to a position, with another pile from there on: one that nobody could tell from its own.

    What was drawn stays as it was, and who holds it. In an open game the rest is a guess at the pile, as
    anybody at the table could make one. Where hands are hidden a guess may put into the pile what lies in a
    hand: what the pile still held comes in its place.
    """
    match = match_of(record, moves)
    size = len(record.setup.pile) - int(match.state["pile"])
    drawn, rest = record.setup.pile[:size], list(record.setup.pile[size:])
    _, guessed = match.game.guess(match.view(match.to_move()[0]), rng)
    if not match.game.is_open:
        guessed = _of_these(guessed, rest, rng)
    pile = (*drawn, *guessed)
    return replace(
        record,
        setup=replace(record.setup, pile=pile),
        moves=record.moves[:moves],
        result=None,
        seed=None,
        seal=None,
        meta={},
    )


def _of_these(
    guessed: Sequence[Outcome], rest: list[Outcome], rng: np.random.Generator
) -> tuple[Outcome, ...]:
    """The guess with whatever is not among these replaced by those of them that it lacks, in any order."""
    kept: list[Outcome | None] = []
    for outcome in guessed:
        kept.append(outcome if outcome in rest else None)
        if outcome in rest:
            rest.remove(outcome)
    missing = iter(rng.permutation(np.array(rest, np.int64)).tolist())
    return tuple(Outcome(next(missing)) if outcome is None else outcome for outcome in kept)


def verify(record: Record) -> None:
    """Check a sealed deal: commitment, seed, pile, and every move; Refused if anything does not hold."""
    seal = record.seal
    if seal is None:
        raise Refused("record-verify-no-seal").at("setup")
    if seal.secret is None:
        raise Refused("record-verify-secret").at("setup.seal")
    if commitment_to(seal.secret) != seal.commitment:
        raise Refused("record-verify-commitment").at("setup.seal")
    seed = sealed_seed(seal.secret, seal.shares)
    if record.seed is not None and record.seed != seed:
        raise Refused("record-verify-seed").at("setup.seed")
    _, pile = record.game.deal(record.options, len(record.players), seed)
    if record.setup.pile != pile:
        raise Refused("record-verify-pile").at("setup.pile")
    Replay(record).finish()


# Writing


def record_of(
    match: Match,
    players: Sequence[str],
    meta: Mapping[str, Any] | None = None,
    seal: Seal | None = None,
) -> dict[str, Any]:
    """The record of a match as it stands, as a document to write."""
    game = match.game
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "players": list(players),
        "options": game.options_json(match.options),
        "setup": {**game.chance_json(match.box, match.setup), **match.setup.extras},
        "moves": [_entry_json(match, played) for played in match.played],
    }
    if seal is not None:
        record["setup"]["seal"] = {
            "commitment": seal.commitment,
            "secret": seal.secret,
            "shares": list(seal.shares),
        }
    if match.is_finished:
        record["result"] = {"scores": match.scores(), "winners": match.winners()}
    if meta:
        record["meta"] = dict(meta)
    return record


def _entry_json(match: Match, played: Played) -> str | list[Any]:
    text = match.game.move_text(match.box, played.move)
    return [played.now, played.seat, text] if match.game.is_timed else text


def record_json(document: Mapping[str, Any], indent: int | None = None) -> str:
    """A record as the text of a file. Decimals stay as they were read, which JSON's own writer cannot do."""
    mark = secrets.token_hex(8)
    decimals: list[Decimal | Huge] = []

    def hold(value: Any) -> str:
        if not isinstance(value, Decimal | Huge):
            raise TypeError(f"a record cannot hold {type(value).__name__}")
        decimals.append(value)
        return f"{mark}{len(decimals)}"

    text = json.dumps(document, ensure_ascii=False, indent=indent, allow_nan=False, default=hold)
    for number, value in enumerate(decimals, start=1):
        text = text.replace(f'"{mark}{number}"', str(value))
    return text
