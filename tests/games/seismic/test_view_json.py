"""What a client is shown of Seismic, field by field."""

import json
from collections.abc import Mapping
from typing import Any

from ludotheque.engine.contract import SPECTATOR, Outcome, Seat, View
from ludotheque.engine.records import Replay, read_record
from ludotheque.games import registry
from ludotheque.games.seismic.components import KIND_OF
from tests.games.seismic.hand_made import after
from tests.support.recorded import recorded

GAME = registry.find("seismic")
BOX = GAME.box(GAME.options({}))
TOWN = {"shape": "town", "rotation": 0, "crews": {}}


def view(replay: Replay, seat: Seat = SPECTATOR) -> View:
    """What a seat may know."""
    return GAME.view(replay.box, replay.state, seat)


def shown(pile: str, moves: str = "", **more: Any) -> Mapping[str, Any]:
    """What a client is shown after these moves."""
    return GAME.view_json(view(after(pile, moves, **more)))


def test_the_whole_of_it() -> None:
    """After one tile and its crew: everything, and nothing else."""
    found = shown("03 +2:03 q1 03 03", "place 03 0,-1 0; crew 03", table="small", seats=3)
    counts = GAME.components(GAME.options({}))
    unseen = {**counts["highways"], **counts["intersections"], **counts["quakes"]}
    for code in ("03", "+2:03", "q1", "03", "03"):
        unseen[code] -= 1
    assert found == {
        "tiles": {"0,0": TOWN, "0,-1": {"shape": "03", "rotation": 0, "crews": {"03": 0}}},
        "face_up": ["+2:03", "03", "03"],
        "pile": 0,
        "crews_left": [19, 20, 20],
        "unseen": {code: count for code, count in unseen.items() if count},
        "turn": 1,
        "asks": "place",
        "quakes": 1,
        "scores": [0, 0, 0],
        "table": {"columns": 13, "rows": 11},
        "towns": ["0,0"],
    }


def test_the_tile_just_placed() -> None:
    """While its crew is decided, and no longer."""
    found = shown("03 03 03 03", "place 03 0,-1 0")
    assert (found["asks"], found["placed"]) == ("crew", "0,-1")
    assert "placed" not in shown("03 03 03 03", "place 03 0,-1 0; crew -")


def test_a_quake_whose_side_is_chosen() -> None:
    """Its magnitude and the town that it hits; it counts as one of the quakes already."""
    moves = "place 03 0,-1 0; crew -; place 03 1,0 2; crew -"
    found = shown("03 03 03 03 q4 03", moves)
    assert [found[key] for key in ("asks", "magnitude", "town", "quakes")] == ["quake", 4, "0,0", 1]
    over = shown("03 03 03 03 q4 03", f"{moves}; quake 0")
    assert not {"magnitude", "town"} & over.keys()
    assert over["quakes"] == 1


def test_a_quake_whose_town_is_chosen() -> None:
    """No town is hit before one is chosen; then the one whose side is chosen."""
    pile, moves = "02 03 03 03 q1 03", "place 02 -4,-1 1; crew -; place 03 4,-1 0; crew -"
    found = shown(pile, moves, variants="twin-cities")
    assert (found["asks"], found["magnitude"], found["towns"]) == ("town", 1, ["-4,0", "4,0"])
    assert "town" not in found
    found = shown(pile, f"{moves}; town -4,0", variants="twin-cities")
    assert (found["asks"], found["magnitude"], found["town"]) == ("quake", 1, "-4,0")
    found = shown(pile, f"{moves}; town -4,0; quake 2", variants="twin-cities")
    assert (found["asks"], found["magnitude"], found["town"]) == ("quake", 1, "4,0")


def test_tiles_turned_in_an_aftershock() -> None:
    """By seat, while it lasts. It is the turn of the seat that drew the quake, whoever is asked."""
    pile = "02 02 03 03 03 03 q1 03"
    moves = "place 02 0,-1 1; crew -; place 02 0,1 0; crew -; place 03 1,0 2; crew -; place 03 -1,0 2; crew -"
    found = shown(pile, f"{moves}; quake 2", variants="aftershocks")
    assert (found["asks"], found["turned"]) == ("turn", {})
    game = after(pile, f"{moves}; quake 2; turn 0,-1 3", variants="aftershocks")
    found = GAME.view_json(view(game))
    assert (found["asks"], found["turned"], found["turn"]) == ("turn", {"0": "0,-1"}, 0)
    assert game.to_move() == [1]
    assert "turned" not in shown(pile, f"{moves}; quake 2; turn 0,-1 3; turn -", variants="aftershocks")


def test_nothing_is_asked_when_the_game_is_over() -> None:
    """The scores are those of the end."""
    moves = "place 03 0,-1 0; crew 03; place +2:03 0,-2 0; crew -"
    found = shown("03 +2:03", moves)
    assert "asks" not in found
    assert found["scores"] == [9, 0]


def test_it_agrees_with_what_a_replay_tells() -> None:
    """Along every recorded game: tiles, row, pile, crews as `replay --json` has them, and the scores."""
    paths = recorded("seismic")
    assert paths
    for path in paths:
        replay = Replay(read_record(path, registry.find))
        for _ in replay.prefixes():
            found = GAME.view_json(view(replay))
            told = replay.report()
            assert {key: found[key] for key in told["state"]} == told["state"]
            assert found["scores"] == told["scores"]
            assert ("asks" in found) == bool(told["to_move"])


def test_equal_tiles_are_one_object() -> None:
    """So that looking for what changed takes one glance at each tile that did not."""
    first, second = (shown("03 03 03 03", moves) for moves in ("", "place 03 0,-1 0"))
    assert first["tiles"]["0,0"] is second["tiles"]["0,0"]
    assert first["table"] is second["table"]
    assert json.dumps(first) != json.dumps(second)


def test_a_move_is_seen_by_all() -> None:
    """Seismic is open: the move and every tile drawn after it."""
    game = after("03 03 03 q1 02", "place 03 0,-1 0")
    move = GAME.move_code(BOX, "crew 03")
    drawn = [Outcome(KIND_OF[code]) for code in ("q1", "02")]
    for seat in (Seat(0), Seat(1), SPECTATOR):
        assert GAME.seen(game.box, game.state, Seat(0), move, drawn, seat) == ("crew 03", ("q1", "02"))
        assert GAME.seen(game.box, game.state, None, None, drawn, seat) == (None, ("q1", "02"))


def test_a_view_holds_every_named_field() -> None:
    """All that the layout names, as the state has it."""
    game = after("03 03 03 q1 02", "place 03 0,-1 0")
    seen = view(game, Seat(1))
    assert seen.record.tobytes() == game.state.tobytes()
    assert all((seen.record[field] == game.state[field]).all() for field in GAME.state_dtype.names or ())
