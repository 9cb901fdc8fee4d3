"""What happened, told line by line: a move and what was drawn after it, played once more on a copy."""

from typing import Any

import numpy as np

from ludotheque.engine.contract import START, Move, Outcome, Seat, View
from ludotheque.engine.teller import Line, Scene
from ludotheque.games.seismic import rules
from ludotheque.games.seismic.components import FIRST_QUAKE
from ludotheque.games.seismic.layout import (
    CHOOSING_SIDE,
    CHOOSING_TOWN,
    CREWING,
    EMPTY,
    OVER,
    SETTING_UP,
    SHAPES,
    STATE,
    TURNING,
    State,
)
from ludotheque.games.seismic.moves import (
    CHOOSE_TOWN,
    CREW,
    NO_CREW,
    PASS_TURN,
    QUAKE,
    cell_text,
    fragment_text,
)
from ludotheque.games.seismic.text.choices import Laid, crew_suffix, laid_by
from ludotheque.games.seismic.text.sections import sections_through
from ludotheque.games.seismic.text.speech import Speech

# Where the rules decide, not who plays: the clause that says so.
_CLAUSES = {
    "told-first": "SE-3.3",
    "told-second": "SE-7.2",
    "told-complete": "SE-6.3",
    "told-complete-free": "SE-6.4",
    "told-no-crew-possible": "SE-4.4",
    "told-no-crew-left": "SE-4.4",
    "told-quake-setting-up": "SE-3.2",
    "told-quake-comes": "SE-5.1",
    "told-town": "SE-7.4",
    "told-side": "SE-5.1",
    "told-quake": "SE-5.2",
    "told-quake-none-fell": "SE-9.2",
    "told-quake-nothing": "SE-5.1",
    "told-crews-back": "SE-5.2",
    "told-turn": "SE-7.3",
    "told-no-turn": "SE-7.3",
    "told-turn-skipped": "SE-7.3",
    "told-left": "SE-4.3",
    "told-over-closed": "SE-6.1",
    "told-over-none-fits": "SE-4.3",
    "told-over-used-up": "SE-6.1",
}


class Story:
    """Tells from `before` on. `lines` grow with each step; `changed` holds the cells laid or turned."""

    def __init__(self, speech: Speech, before: View) -> None:
        self.speech = speech
        self.box = before.box
        self.lines: list[Line] = []
        self.changed: set[int] = set()
        self._states = np.zeros(1, STATE)
        self._states[0] = before.record
        self._turned_up: list[int] = []

    @property
    def state(self) -> Any:
        """Where the telling stands."""
        return self._states[0]

    def _tell(self, key: str, **args: Any) -> None:
        self._end_sentence()
        self._add(key, **args)

    def _add(self, key: str, **args: Any) -> None:
        self.lines.append(Line(self.speech.say(key, **args), _CLAUSES.get(key, "")))

    def _name(self, seat: int) -> str:
        return self.speech.names[seat]

    # Moves

    def play(self, seat: Seat, move: Move) -> None:
        """A decision and what the rules did after it."""
        before = self._states.copy()[0]
        laid = laid_by(before, move)
        offer = face_up(before)
        if move < CREW:
            assert laid is not None
            offer.remove(laid.shape)
            self._placed(seat, laid, is_second=before["phase"] == CREWING)
        elif move < QUAKE:
            self._crew(seat, move)
        elif move < PASS_TURN:
            self._chosen(seat, move)
        else:
            self._turned(seat, move, laid)
        rules.play(self.box, self.state, seat, move, START)
        if move < CREW:
            assert laid is not None
            self._after_placing(before, laid)
        self._skipped(before, is_quake_over=QUAKE <= move < PASS_TURN)
        self._left(offer)

    def _placed(self, seat: Seat, laid: Laid, is_second: bool) -> None:
        self.changed.add(laid.cell)
        self._tell(
            "told-second" if is_second else "told-place",
            name=self._name(seat),
            tile=self.speech.tile(laid.shape, laid.rotation),
            where=self.speech.where(self.box, laid.cell),
            so=self.speech.so(laid.shape, laid.rotation),
        )

    def _after_placing(self, before: State, laid: Laid) -> None:
        for section in sections_through(self.box, self.state, laid.cell):
            if section.is_complete:
                words = self.speech.section(self.box, self.state, section)
                if section.crews:
                    self._tell("told-complete", section=words, names=self.speech.owners(section))
                else:
                    self._tell("told-complete-free", section=words)
        if before["phase"] != CREWING and self.state["phase"] != CREWING:
            has_crew = before["crews_left"][int(before["actor"])] > 0
            self._tell("told-no-crew-possible" if has_crew else "told-no-crew-left")

    def _crew(self, seat: Seat, move: Move) -> None:
        if move == NO_CREW:
            self._tell("told-no-crew", name=self._name(seat))
            return
        low, high = (int(self.box[end][move - CREW]) for end in ("crew_low", "crew_high"))
        cell = int(self.state["placed"])
        where = self.speech.where(self.box, cell)
        where += self.speech.about("section", f"{cell_text(cell)} {fragment_text(low, high)}")
        key = "told-crew-there" if self.speech.has_board else "told-crew"
        self._tell(key, name=self._name(seat), fragment=self.speech.fragment(low, high), where=where)

    def _turned(self, seat: Seat, move: Move, laid: Laid | None) -> None:
        if laid is None:
            self._tell("told-no-turn", name=self._name(seat))
            return
        self.changed.add(laid.cell)
        view = View(seat, self.box, self.state)
        crew = crew_suffix(self.speech, view, move, laid)
        so = self.speech.so(laid.shape, laid.rotation) + crew
        where = self.speech.where(self.box, laid.cell)
        tile = self.speech.tile(laid.shape, laid.rotation)
        self._tell("told-turn", name=self._name(seat), tile=tile, where=where, so=so)

    def _skipped(self, before: State, is_quake_over: bool) -> None:
        """SE-7.3 The seats that the aftershock passed over: they had nothing to turn."""
        was_turning = before["phase"] == TURNING
        is_waiting = self.state["phase"] in (CHOOSING_SIDE, CHOOSING_TOWN)
        if not self.box["aftershocks"] or is_waiting or not (was_turning or is_quake_over):
            return
        asked = int(before["asked"]) + 1 if was_turning else 0
        is_turning = self.state["phase"] == TURNING
        stop = int(self.state["asked"]) if is_turning else int(before["seats"])
        for place in range(asked, stop):
            seat = (int(before["turn"]) + place) % int(before["seats"])
            self._tell("told-turn-skipped", name=self._name(seat))

    def _left(self, offer: list[int]) -> None:
        """SE-4.3 Face-up tiles that fit nowhere left the game."""
        is_left = bool(offer) and not face_up(self.state)
        if is_left:
            self._tell("told-left", count=len(offer), tiles=self.speech.tiles(offer))
        if self.state["phase"] == OVER:
            self._over(is_left)

    def _over(self, is_left: bool) -> None:
        """SE-4.3, SE-6.1 Why the game is over."""
        if self.state["pile"] > 0 or face_up(self.state):
            self._tell("told-over-closed")
        elif is_left:
            self._tell("told-over-none-fits")
        else:
            self._tell("told-over-used-up")

    # Quakes

    def _chosen(self, seat: Seat, move: Move) -> None:
        """SE-5.1, SE-7.4 The town hit first, or the side hit, is chosen."""
        scratch = self._states.copy()[0]
        if move >= CHOOSE_TOWN:
            town = move - CHOOSE_TOWN
            self._tell("told-town", name=self._name(seat), town=self.speech.town(self.box, town))
            self._shake(scratch, town, None, 0)
            return
        side, town = move - QUAKE, int(self.state["town"])
        words = {"side": self.speech.side(side), "town": self.speech.town(self.box, town)}
        self._tell("told-side", name=self._name(seat), **words)
        self._shake(scratch, town, side, int(self.state["towns_hit"]))

    def _shake(self, scratch: State, town: int, side: int | None, hit: int) -> None:
        """SE-5.1, SE-5.2 Town by town, until a tie has to be settled."""
        while True:
            scratch["town"] = town
            sides = int(rules.hardest_hit(self.box, scratch, town)) if side is None else 1 << side
            if sides & (sides - 1):
                return
            self._strike(scratch, town, sides.bit_length() - 1)
            hit, side, town = hit + 1, None, 1 - town
            if not self.box["twin_cities"] or hit == 2:
                return

    def _strike(self, scratch: State, town: int, side: int) -> None:
        name = self.speech.town(self.box, town)
        if side < 0:
            self._tell("told-quake-nothing", town=name)
            return
        tiles, crews = scratch["tile_at"].copy(), scratch["crews_left"].copy()
        count = int(rules.count_line(self.box, scratch, town, side))
        rules.strike(self.box, scratch, side)
        fallen = np.flatnonzero((tiles != EMPTY) & (scratch["tile_at"] == EMPTY)).tolist()
        words = {"town": name, "side": self.speech.side(side), "count": count, "fallen": len(fallen)}
        if fallen:
            cells = self.speech.fallen(self.box, town, fallen, tiles[fallen].tolist())
            self._tell("told-quake", cells=cells, **words)
        else:
            self._tell("told-quake-none-fell", **words)
        for seat, back in enumerate((scratch["crews_left"] - crews).tolist()):
            if back:
                self._tell("told-crews-back", name=self._name(seat), count=back)

    # Draws

    def draw(self, kind: Outcome) -> None:
        """A tile is turned up and what the rules did after it."""
        before = self._states.copy()[0]
        offer = face_up(before)
        is_quake = kind >= SHAPES
        is_setting_up = before["phase"] == SETTING_UP
        if not is_quake:
            self._turned_up.append(kind)
            offer.append(kind)
        else:
            self._quake(before, kind - FIRST_QUAKE + 1)
        rules.settle(self.box, self.state, kind)
        if is_setting_up and self.state["phase"] != SETTING_UP:
            self._start()
        self._skipped(before, is_quake_over=is_quake and not is_setting_up)
        self._left(offer)

    def _start(self) -> None:
        """SE-3.2 The first tiles lie face up."""
        kinds, self._turned_up = self._turned_up, []
        if kinds:
            self._tell("told-start", tiles=self.speech.tiles(kinds))
        self._tell("told-first", name=self._name(int(self.state["turn"])))

    def _quake(self, before: State, magnitude: int) -> None:
        if before["phase"] == SETTING_UP:
            self._add("told-quake-setting-up", magnitude=magnitude)
            return
        self._tell("told-quake-comes", name=self._name(int(before["turn"])), magnitude=magnitude)
        if not self.box["twin_cities"]:
            scratch = self._states.copy()[0]
            scratch["magnitude"] = magnitude
            self._shake(scratch, 0, None, 0)

    def _end_sentence(self) -> None:
        """Tiles turned up one after the other are told together."""
        if self._turned_up:
            kinds, self._turned_up = self._turned_up, []
            name = self._name(int(self.state["turn"]))
            self._add("told-turned-up", name=name, tiles=self.speech.tiles(kinds))

    def end(self) -> None:
        """Nothing more happened."""
        self._end_sentence()


def face_up(state: State) -> list[int]:
    """The shapes on offer."""
    return [shape for shape in state["face_up"].tolist() if shape != EMPTY]


def story_of(speech: Speech, scene: Scene) -> Story:
    """The story of a move, if one was played, and of what was drawn after it. All of it is seen."""
    story = Story(speech, scene.before)
    if scene.seat is not None and scene.move is not None:
        story.play(scene.seat, scene.move)
    for kind in scene.drawn:
        if kind is not None:
            story.draw(kind)
    story.end()
    return story
