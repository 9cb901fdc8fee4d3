"""What the host of a game of Beat the Quake chooses."""

from pathlib import Path

from ludotheque.engine.editions import shipped
from ludotheque.engine.options import Edition, Switch

# Decks by how hard they are, the gentlest first, as a form offers them. Any other comes after them.
STEPS = ("gentle", "classic", "hard")
KEPT = ("first",)  # so that recorded games go on; nobody is offered them

OPTIONS = (
    Switch("advanced", "BQ-6", "The advanced rules"),
    Edition(
        "edition",
        "BQ-1.3",
        "An edition's name",
        shipped(Path(__file__).parent / "editions", STEPS, KEPT),
        default="classic",
    ),
    Switch("together", "BQ-9", "All play together for a number of points: a house rule of ours"),
)
