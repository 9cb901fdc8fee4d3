"""The tutorials, as data that the client fetches: one course for each game."""

from collections.abc import Callable

from lessons.beat_the_quake import beat_the_quake
from lessons.course import Course, page
from lessons.seismic import seismic
from lessons.situation_4 import situation_4

COURSES: dict[str, Callable[[], Course]] = {
    "seismic": seismic,
    "beat-the-quake": beat_the_quake,
    "situation-4": situation_4,
}

__all__ = ["COURSES", "page"]
