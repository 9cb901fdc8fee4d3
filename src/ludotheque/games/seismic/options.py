"""What the host of a game of Seismic chooses."""

from ludotheque.engine.options import Choice, Edition, Several

VARIANTS = ("big-one", "dilemma", "aftershocks", "twin-cities")  # SE-7
TABLES = {"small": (13, 11), "standard": (19, 15), "large": (27, 19)}  # SE-2.1: columns, rows

OPTIONS = (
    Several(
        "variants",
        "SE-7",
        "Variants",
        VARIANTS,
        refusals={
            "option-not-list": "variants-not-list",
            "option-value": "variant-unknown",
            "option-twice": "variant-twice",
        },
    ),
    Choice(
        "table",
        "SE-2.1",
        "The size of the table",
        tuple(TABLES),
        default="standard",
        default_with={"twin-cities": "large"},
        refusals={"option-value": "table-size-unknown"},
    ),
    Edition("edition", "SE-1.4", "An edition's name", ("classic",), default="classic"),
)
