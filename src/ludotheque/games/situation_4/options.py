"""What the host of a game of Situation 4 chooses."""

from ludotheque.engine.options import Choice, Edition, Number, Sides
from ludotheque.games.situation_4.layout import HANDS

OPTIONS = (
    Edition("board", "S4-1.2", "A board's name", ("classic", "skirmish"), default="classic"),
    Choice(
        "orientation",
        "S4-2.1",
        "How pieces lie; people turn them by hand, and nothing else changes",
        ("upright", "turned"),
        default="upright",
        refusals={"option-value": "s4-orientation"},
        is_by_hand=True,
    ),
    Number(
        "flag_grace",
        "S4-4.2",
        "How long it takes until the other side may plant a forgotten flag",
        least=0,
        most=2**53 - 1,
        default=3000,
        unit="milliseconds",
        asked=range(0, 60_001, 500),
        asked_in=1000,
        refusals={"option-number": "s4-grace"},
        is_by_hand=True,
    ),
    Sides("sides", "S4-1.1", "The side of each seat", HANDS, refusals={"option-sides": "s4-sides"}),
)
