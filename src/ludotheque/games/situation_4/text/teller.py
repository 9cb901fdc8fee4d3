"""Situation 4 told: drawn in colours for a terminal, or in lines of words, for a screen reader and a page."""

import unicodedata
from collections.abc import Iterator, Sequence

from ludotheque.engine.canvas import Depth, Style, paint
from ludotheque.engine.contract import SPECTATOR, Move, Seat, View
from ludotheque.engine.teller import Choices, Line, Scene, Screen
from ludotheque.engine.things import sentence
from ludotheque.games.situation_4.components import Board, Objective, board_in, location_number, location_text
from ludotheque.games.situation_4.layout import COLUMNS, NONE, SIDES
from ludotheque.games.situation_4.moves import BRIDGE, FLAG, RESIGN, place_of
from ludotheque.games.situation_4.shown import Situation4Details, Situation4View
from ludotheque.games.situation_4.text import choices as choosing
from ludotheque.games.situation_4.text.drawing import BLACK, PIECES, Marks, draw, frame_for
from ludotheque.games.situation_4.text.speech import Speech
from ludotheque.games.situation_4.text.standing import numbers_of, points_by_kind, told_points
from ludotheque.games.situation_4.text.story import story_of
from ludotheque.games.situation_4.view import places_in, view_json

SPARE_ROWS = 6  # kept on the screen for what is asked
UNITS = ("paratroopers", "tanks")


class Situation4Teller:
    """Tells one game to these people."""

    def __init__(self, names: Sequence[str], language: str, is_plain: bool, has_board: bool = False) -> None:
        self.speech = Speech(language, tuple(names), is_plain, has_board)
        self._latest: dict[Seat, int] = {}  # the location that each seat changed last, the latest at the end

    def _seen(self, view: View) -> Situation4View:
        """All that lies on the board, by name."""
        return view.shown(view_json)

    # What happened

    def story(self, scene: Scene) -> list[Line]:
        """A move, and what it brought about."""
        if scene.seat is not None and scene.move is not None and scene.move < FLAG:
            self._latest.pop(scene.seat, None)
            self._latest[scene.seat] = place_of(scene.move)
        return story_of(self.speech, scene)

    # What can be done

    def choices(self, view: View, legal: Sequence[Move]) -> Choices:
        """The legal moves, numbered."""
        return choosing.choices_of(self.speech, view, legal)

    def listing(self, view: View, choices: Choices) -> list[str]:
        """Flags and bridges one a line, the rest by kind."""
        return choosing.listing(self.speech, view, choices)

    def words_of(self, view: View, move: Move) -> str:
        """One move in words."""
        return choosing.words_of(self.speech, view, move)

    def closely(self, view: View, choices: Choices, cell: str, screen: Screen) -> list[str]:
        """A location, an objective or a site, and what can be done there; KeyError if there is none."""
        board, wanted = board_in(view.box), as_typed(cell)
        if board.has(wanted.upper()):
            return self._closely_location(view, choices, location_number(wanted.upper()) or 0)
        for number, objective in enumerate(board.objectives):
            if wanted in (objective.id, as_typed(objective.name(self.speech.language))):
                chosen = self._chosen(view, choices, FLAG + number)
                return [self._told_objective(objective, self._seen(view)), *chosen]
        for number, (site, _, _) in enumerate(board.sites):
            if wanted == site:
                return [self._told_site(view, number), *self._chosen(view, choices, BRIDGE + number)]
        raise KeyError(cell)

    def _closely_location(self, view: View, choices: Choices, place: int) -> list[str]:
        """What lies there, to what it belongs, and what can be done with it."""
        board, shown, location = board_in(view.box), self._seen(view), location_text(place)
        lines = [self.speech.say("s4-at", location=location, what=self._lying(shown, location))]
        for side, closed in enumerate(shown["closed"]):
            if location in closed:
                lines.append(self.speech.say("s4-closed-to", side=side, places=location))
        for objective in board.objectives:
            if location in objective.locations:
                lines.append(self._told_objective(objective, shown))
        lines += [
            self._told_base(view, kind, side)
            for kind, bases in board.bases.items()
            for side, base in enumerate(bases)
            if location in base
        ]
        for zone, locations in board.zone_locations().items():
            if location in locations:
                lines.append(self._told_zone(locations, shown["zones"].get(zone)))
        for number, (_, a, b) in enumerate(board.sites):
            if location in (a, b):
                lines.append(self._told_site(view, number))
        for kind in choosing.KINDS:
            lines += self._chosen(view, choices, kind + place)
        return lines

    def _chosen(self, view: View, choices: Choices, move: int) -> list[str]:
        """A choice with its number, if it is one."""
        number = choices.number_of(Move(move))
        if number is None:
            return []
        return [self.speech.say("choice", number=number, words=self.words_of(view, Move(move)))]

    # The table

    def table(self, view: View, choices: Choices | None, screen: Screen) -> list[str]:
        """The board: drawn, or told row by row."""
        if screen.is_plain:
            return self._told_table(view)
        board = board_in(view.box)
        around = next(reversed(self._latest.values()), board.columns // 2)
        frame = frame_for(board, screen, SPARE_ROWS, around)
        lines = draw(board, frame, view.record, self._marks(view, choices), screen.depth).lines(screen.depth)
        if len(frame.columns) < board.columns:
            lines.append(self.speech.say("s4-board-cropped", columns=len(frame.columns)))
        return lines

    def _marks(self, view: View, choices: Choices | None) -> Marks:
        board, known, shown = board_in(view.box), view.record, self._seen(view)
        objectives: dict[int, str] = {}
        flags: dict[int, int] = {}
        waiting: set[int] = set()
        for objective in board.objectives:
            places = numbers_of(objective.locations)
            mark = self.speech.say(f"s4-mark-{objective.kind}") + str(objective.value)
            objectives |= dict.fromkeys(places, mark)
            if objective.id in shown["flags"]:
                flags |= dict.fromkeys(places, shown["flags"][objective.id])
            elif objective.id in shown["waiting"]:
                waiting |= set(places)
        bases = {
            place: self.speech.say(f"s4-mark-base-{kind}")
            for kind, sides in board.bases.items()
            for base in sides
            for place in numbers_of(base)
        }
        units = {
            place: (self.speech.say(f"s4-mark-{kind}"), side)
            for kind in UNITS
            for side in range(SIDES)
            for place in places_in(known[kind][side])
        }
        moves = {} if choices is None else {move: number for number, move in choices.moves.items()}
        own = NONE if view.seat == SPECTATOR else int(known["side_of"][view.seat])
        return Marks(
            tuple(self.speech.letter(side) for side in range(SIDES)),
            objectives,
            flags,
            frozenset(waiting),
            bases,
            units,
            {int(zone.rpartition("-")[2]) - 1: side for zone, side in shown["zones"].items()},
            {
                number: shown["bridges"][site]
                for number, (site, _, _) in enumerate(board.sites)
                if site in shown["bridges"]
            },
            frozenset(numbers_of(shown["closed"][own]) if own != NONE else ()),
            {place_of(move): number for move, number in moves.items() if move < FLAG},
            {move - BRIDGE: number for move, number in moves.items() if BRIDGE <= move < RESIGN},
            frozenset(self._latest.values()),
        )

    # The table told

    def _told_table(self, view: View) -> list[str]:
        board, shown = board_in(view.box), self._seen(view)
        sites = range(len(board.sites))
        return [
            self._told_size(board, shown["left"]),
            *(self._told_row(board, shown, row) for row in range(board.rows)),
            *(self._told_objective(objective, shown) for objective in board.objectives),
            *(self._told_base(view, kind, side) for kind in board.bases for side in range(SIDES)),
            *(self._told_site(view, number) for number in sites),
            *self._told_zones(board, shown),
            *(
                self.speech.say("s4-closed-to", side=side, places=self.speech.places(numbers_of(closed)))
                for side, closed in enumerate(shown["closed"])
                if closed
            ),
        ]

    def _told_size(self, board: Board, left: int) -> str:
        last = location_text((board.rows - 1) * COLUMNS + board.columns - 1)
        river = {"south": board.river, "north": board.river + 1}
        return self.speech.say("s4-board", last=last, rows=board.rows, left=left, **river)

    def _told_row(self, board: Board, shown: Situation4View, row: int) -> str:
        """One row: what lies side by side is told together."""
        runs: list[tuple[str, list[int]]] = []
        for column in range(board.columns):
            place = row * COLUMNS + column
            what = self._lying(shown, location_text(place))
            if runs and runs[-1][0] == what:
                runs[-1][1].append(place)
            else:
                runs.append((what, [place]))
        parts = [
            self.speech.say("s4-places", places=self.speech.places(run), what=what) for what, run in runs
        ]
        between = self.speech.say("s4-between")
        return self.speech.say("s4-row", row=row + 1, parts=between.join(parts))

    def _lying(self, shown: Situation4View, location: str) -> str:
        """What lies on a location."""
        side = shown["pieces"].get(location)
        if side is None:
            return self.speech.say("s4-empty")
        if location in shown["tanks"]:
            return self.speech.say("s4-piece-tank", side=side)
        if location in shown["paratroopers"]:
            return self.speech.say("s4-piece-paratrooper", side=side, other=shown["paratroopers"][location])
        return self.speech.say("s4-piece", side=side)

    def _told_objective(self, objective: Objective, shown: Situation4View) -> str:
        """S4-4 Where an objective is, and whose."""
        return sentence(self._about_objective(objective, shown))

    def _about_objective(self, objective: Objective, shown: Situation4View) -> str:
        pieces, places = shown["pieces"], numbers_of(objective.locations)
        owners = [pieces.get(location) for location in objective.locations]
        covered = [owners.count(side) for side in range(SIDES)]
        words = {
            "objective": self.speech.objective(objective),
            "places": self.speech.places(places),
            "all": len(places),
        }
        if objective.id in shown["flags"]:
            return self.speech.say("s4-objective-flag", side=shown["flags"][objective.id], **words)
        if objective.id in shown["waiting"]:
            side = shown["waiting"][objective.id]["side"]
            return self.speech.say("s4-objective-waits", side=side, **words)
        if all(covered):
            return self.speech.say("s4-objective-nobodys", **words)
        for side in range(SIDES):
            if covered[side]:
                return self.speech.say("s4-objective-part", side=side, count=covered[side], **words)
        return self.speech.say("s4-objective-free", **words)

    def _told_base(self, view: View, kind: str, side: int) -> str:
        """S4-1.3 A base, and how much of it its side has covered."""
        base, pieces = board_in(view.box).bases[kind][side], self._seen(view)["pieces"]
        places, count = numbers_of(base), sum(pieces.get(location) == side for location in base)
        return self.speech.say(
            f"s4-base-{kind}",
            side=side,
            places=self.speech.places(places),
            count=count,
            all=len(places),
        )

    def _told_site(self, view: View, number: int) -> str:
        """S4-7.1 A bridge site, and whose bridge stands there."""
        site = self.speech.site(board_in(view.box), number)
        owner = int(view.record["bridges"][number])
        if owner == NONE:
            return self.speech.say("s4-site-free", site=site)
        return self.speech.say("s4-site-bridge", site=site, side=owner)

    def _told_zone(self, locations: Sequence[str], holder: int | None) -> str:
        zone = self.speech.zone(locations)
        if holder is None:
            return self.speech.say("s4-zone-free", zone=zone)
        return self.speech.say("s4-zone-held", zone=zone, side=holder)

    def _told_zones(self, board: Board, shown: Situation4View) -> Iterator[str]:
        """S4-8.2 The zones that each side holds."""
        all_zones = board.zone_locations()
        for side in range(SIDES):
            held = [all_zones[zone] for zone, holder in shown["zones"].items() if holder == side]
            if held:
                zones = ", ".join(map(self.speech.zone, held))
                yield self.speech.say("s4-zones", side=side, count=len(held), zones=zones)

    # How it stands

    def offer(self, view: View, screen: Screen) -> list[str]:
        """What each side has ready, and what waits for a flag."""
        shown = self._seen(view)
        lines = [self._badge(side, screen) + self._standing(view, shown, side) for side in range(SIDES)]
        waiting = [
            self.speech.say("s4-waits", objective=self.speech.objective(objective), side=one["side"])
            for objective in board_in(view.box).objectives
            if (one := shown["waiting"].get(objective.id)) is not None
        ]
        if waiting:
            lines.append(self.speech.say("s4-waiting", each=", ".join(waiting)))
        return lines

    def _badge(self, side: int, screen: Screen) -> str:
        """The letter that stands for a side on the board, in its colour."""
        if screen.is_plain:
            return ""
        letter = self.speech.letter(side)
        if screen.depth is Depth.NONE:
            return f"({letter}) "
        return paint(f" {letter} ", screen.depth, Style(BLACK, PIECES[side][0], is_bold=True)) + " "

    def _standing(self, view: View, shown: Situation4View, side: int) -> str:
        ready = shown["ready"]
        return self.speech.say(
            "s4-standing",
            camp=self.speech.camp(view.record, side),
            points=shown["points"][side],
            paratroopers=ready["paratroopers"][side],
            tanks=ready["tanks"][side],
            bridges=ready["bridges"][side],
        )

    def unseen(self, view: View) -> list[str]:
        """Nothing is hidden: what is still empty."""
        pieces = self._seen(view)["pieces"]
        empty = numbers_of(one for one in board_in(view.box).locations if one not in pieces)
        if not empty:
            return [self.speech.say("s4-unseen-none")]
        return [self.speech.say("s4-unseen", count=len(empty), places=self.speech.places(empty))]

    def scores(self, view: View) -> list[str]:
        """What each side would have if the game ended now, and for what."""
        return [told_points(self.speech, view, side) for side in range(SIDES)]

    def details(self, view: View) -> Situation4Details:
        """The points by what they are for and by side."""
        return {"points": points_by_kind(view)}


def as_typed(text: str) -> str:
    """Without capitals, accents and curly apostrophes: few people type them."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
