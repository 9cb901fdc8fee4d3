"""The lessons of Seismic."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.engine.contract import Game
from ludotheque.engine.lessons import ADA, LEARNER, Document, Manner, Tutorial
from ludotheque.engine.match import Match
from ludotheque.engine.teller import Teller
from ludotheque.games.seismic.options import VARIANTS

FALL = 450  # milliseconds in which a client lets one tile fall


class SeismicManner(Manner):
    """Short tables, sections told, and time to watch a quake."""

    options: Mapping[str, Any] = {"table": "small"}

    def pause(self, move: str, before: Document, after: Document) -> int | None:
        """Nothing is to be seen of a crew that is kept; each tile takes its time to fall."""
        fallen = before["tiles"].keys() - after["tiles"].keys()
        return FALL * (len(fallen) + 4) if fallen else 0 if move == "crew -" else None

    def position(self, match: Match, tellers: Sequence[Teller]) -> Document:
        """Sections by their first fragments, so that a patch holds only those that changed; and places."""
        told = [teller.details(match.view(LEARNER)) for teller in tellers]
        sections = {
            " ".join(min(same[0]["fragments"])): {
                **{key: value for key, value in same[0].items() if key != "things"},
                "words": [one["words"] for one in same],
            }
            for same in zip(*(one["sections"] for one in told), strict=True)
        }
        places = {cell: [one["places"][cell] for one in told] for cell in told[0]["places"]}
        return {"sections": sections, "places": places}


def tutorial(game: Game) -> Tutorial:
    """The lessons of Seismic."""
    told = Tutorial(SeismicManner(game))

    told.lesson("table", "SE-2.2", "SE-4.1", "SE-4.2")
    told.scene("03 02 +3:024 01 02-14")
    told.read("table-town")
    told.read("table-row")
    told.ask("table-place", "place *", "place 03 0,-1 0", "place *", then=["crew -"])
    told.read("table-placed")

    told.lesson("turn", "SE-4.2", "SE-1.3")
    told.scene(
        "03 03 02 02 +2:02 01 03 02 01",
        *("place 03 0,-1 0", "crew -", "place 03 -1,0 2", "crew -"),
        *("place 02 -2,0 0", "crew -", "place +2:02 -2,-1 1", "crew -"),
    )
    told.ask("turn-curve", "place 02 0,-2 *", "place 02 0,-2 3", then=("crew -", "place 03 0,1 0", "crew -"))
    told.ask("turn-gap", "place 02 *", "place 02 -1,-2 2", then=["crew -"])
    told.read("turn-rule")

    told.lesson("crew", "SE-4.4", "SE-4.5")
    told.scene("02 03 02-14 01 03 +4:0123")
    told.ask("crew-place", "place 03 0,-1 *")
    told.ask("crew-put", "crew *", "crew 03")
    told.read("crew-section", point="0,-1 03")
    told.read("crew-hers", "place 02 -1,0 0", "crew 02", point="-1,0 02")
    told.ask("crew-two", "place 02-14 0,1 0")
    told.ask("crew-choose", "crew *", "crew 02")
    told.read("crew-rule", point="0,1 02")

    told.lesson("complete", "SE-6.2", "SE-6.3", "SE-8.2")
    told.scene(
        "03 02 03 +2:03 02 01 01-34 02-35",
        *("place 03 0,-1 0", "crew 03", "place 02 1,0 5", "crew 15"),
    )
    told.read("complete-open", point="0,-1 03")
    told.ask("complete-lengthen", "place 03 0,-2 *", then=["place 02 2,-1 4"])
    told.ask("complete-end", "place +2:03 0,-3 *")
    told.read("complete-sum", point="0,-1 03")
    told.ask("complete-stub", "crew *", "crew 0", "crew -")
    told.read("complete-rule")

    told.lesson("others", "SE-4.4", "SE-6.4")
    told.scene("03 02-14 02 01 03 02", "place 03 0,-1 0", "crew 03", first=ADA)
    told.read("others-hers", point="0,-1 03")
    told.ask("others-lengthen", "place 02-14 0,-2 1")
    told.ask("others-crew", "crew *", "crew 25")
    told.read("others-rule", point="0,-1 03")
    told.scene(
        "03 02 03 02 02 +2:01 02 03 01 01-34",
        *("place 03 0,-1 0", "crew 03", "place 02 1,-1 4", "crew 04"),
        *("place 03 1,-2 0", "place 02 1,-3 3"),
        *("place 02 0,1 0", "crew 02", "place +2:01 0,-3 2", "crew 3", "place 02 1,1 5"),
        first=ADA,
    )
    told.read("others-near", point="0,-3 3")
    told.ask("others-meet", "place 03 *", "place 03 0,-2 0")
    told.read("others-tied", point="0,-2 03")

    told.lesson("quake", "SE-5.1", "SE-5.2", "SE-5.3")
    told.scene(
        "03 03 03 02 03-14 02 03 02 03 01 +3:012 q2 03 q1 02-35",
        *("place 03 0,-1 0", "crew 03", "place 03 1,0 2", "crew 25"),
        *("place 03 0,1 0", "crew 03", "place 02 -1,0 0", "crew -"),
        *("place 03-14 0,-2 0", "crew -", "place 02 1,-1 4", "crew -"),
        *("place 03 0,2 0", "place 02 -1,-1 1", "crew 13"),
    )
    told.read("quake-about")
    told.ask("quake-longer", "place 03 0,-3 *")
    told.read("quake-fell")
    told.ask("quake-side", "quake *", before=["place 03 2,0 2"])
    told.read("quake-rule")

    told.lesson("nothing", "SE-6.2", "SE-4.5", "SE-8.4")
    told.scene(
        "01-34 03 01 03 01 02 +1:0 02-13",
        *("place 01-34 0,-1 0", "crew 01", "place 03 0,1 0", "crew 03", "place 01 0,-2 2", "place 03 0,2 0"),
    )
    told.ask("nothing-ring", "place 01 1,-2 *")
    told.read("nothing-loop", point="0,-1 01")
    told.read("nothing-open", point="0,1 03")
    told.read("nothing-closed", "place +1:0 0,3 0", point="0,1 03")

    told.lesson("end", "SE-6.1", "SE-6.4", "SE-6.5")
    told.scene(
        "03 02 01 +3:024 +2:03 03 01",
        *("place 03 0,-1 0", "crew 03", "place 02 1,0 5", "crew 15", "place 01 0,1 5", "crew 05"),
        *("place +3:024 2,-1 0", "crew 0", "place +2:03 0,-2 0", "crew -", "place 03 2,-2 0"),
    )
    told.read("end-near")
    told.ask("end-last", "place 01 *", "place 01 -1,1 1")
    told.read("end-first", point="0,-1 03")
    told.read("end-second", point="0,1 05")
    told.read("end-hers", point="1,0 15")
    told.read("end-open", point="2,-2 03")
    told.read("end-winner")

    told.lesson("variants", "SE-7.5")
    told.scene(
        "03 02 +4:0123 01 02-14",
        *("place 03 -4,-1 0", "crew 03", "place 02 4,-1 1", "crew 13"),
        variants=["twin-cities"],
        table="large",
    )
    told.read("variants-all")
    names = (f"option-seismic-variants-{variant}" for variant in VARIANTS)
    told.list({name: f"SE-7.{number}" for number, name in enumerate(names, start=1)})
    return told
