"""The lessons of Beat the Quake."""

from collections.abc import Sequence

from lessons.course import ADA, LEARNER, Course, Document, Manner
from ludotheque.engine.match import Match
from ludotheque.engine.teller import Teller
from ludotheque.games import registry
from ludotheque.games.beat_the_quake.components import QUAKE_CODES, SAFE_FOR_EACH

SAFE = 2 * SAFE_FOR_EACH  # cards on top of the pile that are no quakes


class BeatTheQuake(Manner):
    """Whole piles, and what there is to say after the end."""

    name = "beat-the-quake"

    def pile(self, given: Sequence[str]) -> Sequence[str]:
        """BQ-2.1 All the other cards lie below those given."""
        assert not set(QUAKE_CODES) & set(given[:SAFE])
        game = registry.find(self.name)
        objects = [card["id"] for card in game.components(game.options({}))["objects"]]
        return [*given, *(card for card in (*objects, *QUAKE_CODES) if card not in given)]

    def position(self, match: Match, tellers: Sequence[Teller]) -> Document:
        """After the end the result, and the same details in every language."""
        if not match.is_over:
            return {}
        details, *others = [teller.details(match.view(LEARNER)) for teller in tellers]
        assert all(one == details for one in others)
        winners = [int(seat) for seat in match.winners()]
        return {"details": details, "result": {"scores": match.scores(), "winners": winners}}


def beat_the_quake() -> Course:
    """The lessons of Beat the Quake."""
    course = Course(BeatTheQuake())

    course.lesson("hand", "BQ-1.2", "BQ-3.1", "BQ-4.1")
    course.scene("bookshelf food kit")
    course.read("hand-hello")
    course.read("hand-values")
    course.ask("hand-lay", "*", "show bookshelf")
    course.read("hand-laid")

    course.lesson("draw", "BQ-3.1", "BQ-3.2", "BQ-2.1")
    course.scene("blanket pillow radio helmet water", first=ADA)
    course.read("draw-first", "show radio", "stop", passes=True)
    course.ask("draw-share", "*", "show helmet")
    course.ask("draw-again", "*", "draw")
    course.ask("draw-keep", "*", "keep", "show *")
    course.read("draw-rule")

    course.lesson("risk", "BQ-3.2", "BQ-3.3", "BQ-4.6")
    course.scene(
        "television whistle torch blanket mask plan radio yellow-1",
        *("show torch", "draw", "keep", "show mask", "draw", "keep", "keep"),
    )
    course.read("risk-pile")
    course.ask("risk-second", "*", "stop")
    course.read("risk-saw")

    course.lesson("alone", "BQ-4.1", "BQ-4.2", "BQ-4.5", "BQ-5.2")
    course.scene(
        "blanket food helmet shoes radio gloves torch plan bag yellow-1",
        *("show helmet", "draw", "keep", "keep", "draw", "show radio"),
        *("show torch", "draw", "show plan", "keep"),
    )
    course.read("alone-draw", "stop", passes=True)
    course.read("alone-damage")
    course.ask("alone-first", "use *")
    course.ask("alone-second", "use *")
    course.read("alone-met")

    course.lesson("help", "BQ-4.3", "BQ-5.2", "BQ-4.5")
    course.scene(
        "pillow candle water kit torch whistle radio orange-1 yellow-1",
        *("show water", "draw", "keep", "show torch", "draw", "show whistle"),
    )
    course.ask("help-share", "*", "show kit", then=["stop"])
    course.read("help-hit")
    course.read("help-hers", "use kit")
    course.read("help-paid", "use torch", passes=True)
    course.ask("help-yours", "use *")
    course.ask("help-mine", "use *")
    course.read("help-rule")

    course.lesson("fatal", "BQ-4.6")
    course.scene(
        "fridge food straps torch mask opener kit red-1",
        *("keep", "draw", "show torch", "show mask", "draw", "keep", "keep"),
    )
    course.read("fatal-look")
    course.ask("fatal-draw", "*", "draw")
    course.read("fatal-lost")
    course.read("fatal-helped")

    course.lesson("score", "BQ-5.1", "BQ-5.2", "BQ-5.3")
    course.scene(
        "pillow cash kit water torch candle yellow-1 yellow-2 helmet blanket plan food"
        " orange-1 shoes extinguisher whistle table orange-2 phone red-1 soap red-2",
        *("show kit", "draw", "show water", "show torch", "draw", "keep"),
        *("use water", "use kit", "use torch"),
        *("show helmet", "draw", "keep", "show plan", "draw", "show candle"),
        *("use helmet", "use plan", "show shoes", "draw", "show extinguisher"),
        *("show whistle", "draw", "show table", "use extinguisher"),
        *("show blanket", "stop", "use whistle", "use shoes", "show phone"),
    )
    course.read("score-near")
    course.ask("score-draw", "*", "draw")
    course.ask("score-use", "use *")
    course.read("score-yours")
    course.read("score-hers")
    course.read("score-ties")

    course.lesson("advanced", "BQ-6.1", "BQ-6.2")
    course.scene(
        "pillow torch helmet shoes kit food mask plan orange-1 red-1",
        *("show helmet", "draw", "show shoes", "show kit", "draw", "show food"),
        *("keep", "stop", "show plan"),
        advanced=True,
    )
    course.read("advanced-colours")
    course.read("advanced-draw", "stop", passes=True)
    course.ask("advanced-orange", "discard *", "discard shoes", then=["discard food"])
    course.ask("advanced-use", "use *", then=["discard torch"])
    course.ask("advanced-red", "discard *", "discard pillow")
    course.read("advanced-all")
    return course
