"""Seismic on its drawn table: a tile is laid on a cell and turned there, a crew is put on a fragment."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from ludotheque.engine.contract import Move, View
from ludotheque.engine.pointer import Aim, Drawn, Piece, Place
from ludotheque.engine.teller import Choices, Screen
from ludotheque.games.seismic.components import KIND_CODES
from ludotheque.games.seismic.layout import NONE, SIDES
from ludotheque.games.seismic.moves import CHOOSE_TOWN, CREW, NO_CREW, PASS_TURN, QUAKE, TURN, cell_text
from ludotheque.games.seismic.text.choices import crew_after, laid_by
from ludotheque.games.seismic.text.drawing import Drawing, Ghost, draw_tile
from ludotheque.games.seismic.text.story import face_up
from ludotheque.games.seismic.text.teller import SeismicTeller


def aims(view: View, choices: Choices) -> dict[Move, Aim]:
    """What each move is about that names a cell, a fragment of the latest tile, or a town."""
    return {move: _aim(view, move) for move in choices.moves.values() if move not in (NO_CREW, PASS_TURN)}


def _aim(view: View, move: Move) -> Aim:
    laid = laid_by(view.record, move)
    if laid is not None and move < CREW:
        return Aim(cell_text(laid.cell), KIND_CODES[laid.shape], laid.rotation)
    if laid is not None:
        return Aim(cell_text(laid.cell), turn=laid.rotation)
    ghost = _ghost(view, move)
    if move >= CHOOSE_TOWN:
        return Aim(cell_text(ghost.cell))
    return Aim(f"{cell_text(ghost.cell)} {ghost.side if move >= QUAKE else ghost.crew & 7}")


def _ghost(view: View, move: Move) -> Ghost:
    """What a move would put on the table, and where."""
    box, state = view.box, view.record
    laid = laid_by(state, move)
    if laid is not None:
        tile = laid.shape * SIDES + int(box["canonical"][laid.shape, laid.rotation])
        return Ghost(laid.cell, tile, crew_after(view, laid) if move >= TURN else NONE)
    if move >= CHOOSE_TOWN:
        return Ghost(int(box["towns"][move - CHOOSE_TOWN]))
    if move >= QUAKE:
        return Ghost(int(box["towns"][int(state["town"])]), side=move - QUAKE)
    crew = int(state["actor"]) << 3 | int(box["crew_low"][move - CREW])
    return Ghost(int(state["placed"]), crew=crew)


def pieces(view: View, teller: SeismicTeller, screen: Screen) -> Sequence[Piece]:
    """The face-up tiles."""
    return [_piece(kind, teller, screen) for kind in dict.fromkeys(face_up(view.record))]


def _piece(kind: int, teller: SeismicTeller, screen: Screen) -> Piece:
    code = KIND_CODES[kind]
    return Piece(code, draw_tile(kind * SIDES, [code], screen.depth), teller.speech.shape(kind))


def drawn(
    view: View,
    teller: SeismicTeller,
    choices: Choices | None,
    places: Collection[Place],
    aimed: Move | None,
    screen: Screen,
) -> Drawn:
    """The table with the cells that take the chosen tile, and the aimed move as if it were made."""
    asked = aims(view, choices) if choices is not None else {}
    by_place = {aim.place: move for move, aim in asked.items() if aim.place in places}
    laid = [laid_by(view.record, move) for move in by_place.values()]
    cells = frozenset(one.cell for one in laid if one is not None)
    marks = teller.marks(view, choices)
    if cells:
        marks = replace(marks, cells={}, fits=cells)
    drawing = teller.pane(view, replace(marks, ghost=None if aimed is None else _ghost(view, aimed)), screen)
    spots = {place: _spot(drawing, view, move) for place, move in by_place.items()}
    return Drawn(drawing.canvas.lines(screen.depth), spots)


def _spot(drawing: Drawing, view: View, move: Move) -> tuple[int, int]:
    """The character at which a move is aimed."""
    ghost = _ghost(view, move)
    if ghost.side != NONE:
        return drawing.exit_place(ghost.cell, ghost.side)
    if ghost.tile == NONE and ghost.crew != NONE:
        return drawing.fragment_place(ghost.cell, int(view.record["tile_at"][ghost.cell]), ghost.crew & 7)
    across, down = drawing.frame.middle(ghost.cell)
    return across, down - 1
