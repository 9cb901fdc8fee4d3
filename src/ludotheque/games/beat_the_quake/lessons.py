"""The lessons of Beat the Quake."""

from collections.abc import Sequence

from ludotheque.engine.contract import Game
from ludotheque.engine.lessons import ADA, Document, Manner, Tutorial
from ludotheque.engine.match import Match
from ludotheque.engine.teller import Teller
from ludotheque.games.beat_the_quake.components import QUAKE_CODES, SAFE_FOR_EACH

SAFE = 2 * SAFE_FOR_EACH  # cards on top of the pile that are no quakes


class BeatTheQuakeManner(Manner):
    """Whole piles, and what there is to say after the end."""

    def pile(self, given: Sequence[str]) -> Sequence[str]:
        """BQ-2.1 All the other cards lie below those given."""
        assert not set(QUAKE_CODES) & set(given[:SAFE])
        components = self.game.components(self.game.options({}))
        objects = [card["id"] for card in components["objects"]]
        return [*given, *(card for card in (*objects, *QUAKE_CODES) if card not in given)]

    def position(self, match: Match, tellers: Sequence[Teller]) -> Document:
        """After the end the result, and what there is to talk about."""
        if not match.is_over:
            return {}
        winners = [int(seat) for seat in match.winners()]
        details = {"debrief": self.game.debrief(match.past)}
        return {"details": details, "result": {"scores": match.scores(), "winners": winners}}


def tutorial(game: Game) -> Tutorial:
    """The lessons of Beat the Quake."""
    told = Tutorial(BeatTheQuakeManner(game))

    told.lesson("hand", "BQ-1.2", "BQ-3.1", "BQ-4.1")
    told.scene("bookshelf food kit")
    told.read("hand-hello")
    told.read("hand-values")
    told.ask("hand-lay", "*", "show bookshelf")
    told.read("hand-laid")

    told.lesson("draw", "BQ-3.1", "BQ-3.2", "BQ-2.1")
    told.scene("blanket pillow radio helmet water", first=ADA)
    told.read("draw-first", "show radio", "stop", passes=True)
    told.ask("draw-share", "*", "show helmet")
    told.ask("draw-again", "*", "draw")
    told.ask("draw-keep", "*", "keep", "show *")
    told.read("draw-rule")

    told.lesson("risk", "BQ-3.2", "BQ-3.3", "BQ-4.6")
    told.scene(
        "television water torch blanket kit plan radio yellow-1",
        *("show torch", "draw", "keep", "show kit", "draw", "keep", "keep"),
    )
    told.read("risk-pile")
    told.ask("risk-second", "*", "stop")
    told.read("risk-saw")

    told.lesson("alone", "BQ-4.1", "BQ-4.2", "BQ-4.5", "BQ-5.2")
    told.scene(
        "latch food helmet shoes radio gloves torch plan bag yellow-1",
        *("show helmet", "draw", "keep", "keep", "draw", "show radio"),
        *("show torch", "draw", "show plan", "keep"),
    )
    told.read("alone-draw", "stop", passes=True)
    told.read("alone-damage")
    told.ask("alone-first", "use *")
    told.ask("alone-second", "use *")
    told.read("alone-met")

    told.lesson("help", "BQ-4.3", "BQ-5.2", "BQ-4.5")
    told.scene(
        "latch candle water kit torch whistle radio orange-1 yellow-1",
        *("show water", "draw", "keep", "show torch", "draw", "show whistle"),
    )
    told.ask("help-share", "*", "show kit", then=["stop"])
    told.read("help-hit")
    told.read("help-hers", "use kit")
    told.read("help-paid", "use torch", passes=True)
    told.ask("help-yours", "use *")
    told.ask("help-mine", "use *")
    told.read("help-rule")

    told.lesson("fatal", "BQ-4.6")
    told.scene(
        "fridge food straps torch mask opener kit red-1",
        *("keep", "draw", "show torch", "show mask", "draw", "keep", "keep"),
    )
    told.read("fatal-look")
    told.ask("fatal-draw", "*", "draw")
    told.read("fatal-lost")
    told.read("fatal-helped")

    told.lesson("score", "BQ-5.1", "BQ-5.2", "BQ-5.3")
    told.scene(
        "latch wrench kit water torch food yellow-1 yellow-2 helmet shoes plan extinguisher"
        " orange-1 gloves radio straps table orange-2 whistle red-1 soap red-2",
        *("show kit", "draw", "show water", "show torch", "draw", "keep"),
        *("use water", "use kit", "use torch"),
        *("show helmet", "draw", "keep", "show plan", "draw", "show food"),
        *("use helmet", "use plan", "show gloves", "draw", "show radio"),
        *("show straps", "draw", "show table", "use radio", "use food", "use gloves"),
        *("show whistle", "stop", "use straps", "show soap"),
    )
    told.read("score-near")
    told.ask("score-draw", "*", "draw")
    told.ask("score-use", "use *")
    told.read("score-yours")
    told.read("score-hers")
    told.read("score-ties")

    told.lesson("advanced", "BQ-6.1", "BQ-6.2")
    told.scene(
        "latch wrench kit shoes water food helmet plan orange-1 red-1",
        *("show kit", "draw", "show shoes", "show water", "draw", "show food"),
        *("keep", "stop", "show plan"),
        advanced=True,
    )
    told.read("advanced-colours")
    told.read("advanced-draw", "stop", passes=True)
    told.ask("advanced-orange", "discard *", "discard shoes", then=["discard food"])
    told.ask("advanced-use", "use *", then=["discard wrench"])
    told.ask("advanced-red", "discard *", "discard latch")
    told.read("advanced-all")
    return told
