"""The lessons of Seismic."""

from collections.abc import Mapping, Sequence
from typing import Any

from lessons.course import ADA, LEARNER, Course, Document, Manner
from ludotheque.engine.match import Match
from ludotheque.engine.teller import Teller
from ludotheque.games.seismic.options import VARIANTS

FALL = 450  # milliseconds in which a client lets one tile fall


class Seismic(Manner):
    """Short tables, sections told, and time to watch a quake."""

    name = "seismic"
    options: Mapping[str, Any] = {"table": "small"}

    def pause(self, move: str, before: Document, after: Document) -> int | None:
        """Nothing is to be seen of a crew that is kept; each tile takes its time to fall."""
        fallen = before["tiles"].keys() - after["tiles"].keys()
        return FALL * (len(fallen) + 4) if fallen else 0 if move == "crew -" else None

    def position(self, match: Match, tellers: Sequence[Teller]) -> Document:
        """Sections by their first fragments, so that a patch holds only those that changed."""
        told = [teller.details(match.view(LEARNER))["sections"] for teller in tellers]
        sections = {
            " ".join(min(same[0]["fragments"])): {**same[0], "words": [one["words"] for one in same]}
            for same in zip(*told, strict=True)
        }
        return {"sections": sections}


def seismic() -> Course:
    """The lessons of Seismic."""
    course = Course(Seismic())

    course.lesson("table", "SE-2.2", "SE-4.1", "SE-4.2")
    course.scene("03 02 +3:024 01 02-14")
    course.read("table-town")
    course.read("table-row")
    course.ask("table-place", "place *", "place 03 0,-1 0", "place *", then=["crew -"])
    course.read("table-placed")

    course.lesson("turn", "SE-4.2", "SE-1.3")
    course.scene(
        "03 03 02 02 +2:02 01 03 02 01",
        *("place 03 0,-1 0", "crew -", "place 03 -1,0 2", "crew -"),
        *("place 02 -2,0 0", "crew -", "place +2:02 -2,-1 1", "crew -"),
    )
    course.ask(
        "turn-curve", "place 02 0,-2 *", "place 02 0,-2 3", then=("crew -", "place 03 0,1 0", "crew -")
    )
    course.ask("turn-gap", "place 02 *", "place 02 -1,-2 2", then=["crew -"])
    course.read("turn-rule")

    course.lesson("crew", "SE-4.4", "SE-4.5")
    course.scene("02 03 02-14 01 03 +4:0123")
    course.ask("crew-place", "place 03 0,-1 *")
    course.ask("crew-put", "crew *", "crew 03")
    course.read("crew-section", point="0,-1 03")
    course.read("crew-hers", "place 02 -1,0 0", "crew 02", point="-1,0 02")
    course.ask("crew-two", "place 02-14 0,1 0")
    course.ask("crew-choose", "crew *", "crew 02")
    course.read("crew-rule", point="0,1 02")

    course.lesson("complete", "SE-6.2", "SE-6.3", "SE-8.2")
    course.scene(
        "03 02 03 +2:03 02 01 01-34 02-35",
        *("place 03 0,-1 0", "crew 03", "place 02 1,0 5", "crew 15"),
    )
    course.read("complete-open", point="0,-1 03")
    course.ask("complete-lengthen", "place 03 0,-2 *", then=["place 02 2,-1 4"])
    course.ask("complete-end", "place +2:03 0,-3 *")
    course.read("complete-sum", point="0,-1 03")
    course.ask("complete-stub", "crew *", "crew 0", "crew -")
    course.read("complete-rule")

    course.lesson("others", "SE-4.4", "SE-6.4")
    course.scene("03 02-14 02 01 03 02", "place 03 0,-1 0", "crew 03", first=ADA)
    course.read("others-hers", point="0,-1 03")
    course.ask("others-lengthen", "place 02-14 0,-2 1")
    course.ask("others-crew", "crew *", "crew 25")
    course.read("others-rule", point="0,-1 03")
    course.scene(
        "03 02 03 02 02 +2:01 02 03 01 01-34",
        *("place 03 0,-1 0", "crew 03", "place 02 1,-1 4", "crew 04"),
        *("place 03 1,-2 0", "place 02 1,-3 3"),
        *("place 02 0,1 0", "crew 02", "place +2:01 0,-3 2", "crew 3", "place 02 1,1 5"),
        first=ADA,
    )
    course.read("others-near", point="0,-3 3")
    course.ask("others-meet", "place 03 *", "place 03 0,-2 0")
    course.read("others-tied", point="0,-2 03")

    course.lesson("quake", "SE-5.1", "SE-5.2", "SE-5.3")
    course.scene(
        "03 03 03 02 03-14 02 03 02 03 01 +3:012 q2 03 q1 02-35",
        *("place 03 0,-1 0", "crew 03", "place 03 1,0 2", "crew 25"),
        *("place 03 0,1 0", "crew 03", "place 02 -1,0 0", "crew -"),
        *("place 03-14 0,-2 0", "crew -", "place 02 1,-1 4", "crew -"),
        *("place 03 0,2 0", "place 02 -1,-1 1", "crew 13"),
    )
    course.read("quake-about")
    course.ask("quake-longer", "place 03 0,-3 *")
    course.read("quake-fell")
    course.ask("quake-side", "quake *", before=["place 03 2,0 2"])
    course.read("quake-rule")

    course.lesson("nothing", "SE-6.2", "SE-4.5", "SE-8.4")
    course.scene(
        "01-34 03 01 03 01 02 +1:0 02-13",
        *("place 01-34 0,-1 0", "crew 01", "place 03 0,1 0", "crew 03", "place 01 0,-2 2", "place 03 0,2 0"),
    )
    course.ask("nothing-ring", "place 01 1,-2 *")
    course.read("nothing-loop", point="0,-1 01")
    course.read("nothing-open", point="0,1 03")
    course.read("nothing-closed", "place +1:0 0,3 0", point="0,1 03")

    course.lesson("end", "SE-6.1", "SE-6.4", "SE-6.5")
    course.scene(
        "03 02 01 +3:024 +2:03 03 01",
        *("place 03 0,-1 0", "crew 03", "place 02 1,0 5", "crew 15", "place 01 0,1 5", "crew 05"),
        *("place +3:024 2,-1 0", "crew 0", "place +2:03 0,-2 0", "crew -", "place 03 2,-2 0"),
    )
    course.read("end-near")
    course.ask("end-last", "place 01 *", "place 01 -1,1 1")
    course.read("end-first", point="0,-1 03")
    course.read("end-second", point="0,1 05")
    course.read("end-hers", point="1,0 15")
    course.read("end-open", point="2,-2 03")
    course.read("end-winner")

    course.lesson("variants", "SE-7.5")
    course.scene(
        "03 02 +4:0123 01 02-14",
        *("place 03 -4,-1 0", "crew 03", "place 02 4,-1 1", "crew 13"),
        variants=["twin-cities"],
        table="large",
    )
    course.read("variants-all")
    names = (f"option-seismic-variants-{variant}" for variant in VARIANTS)
    course.list({name: f"SE-7.{number}" for number, name in enumerate(names, start=1)})
    return course
