"""What the host of a game of Beat the Quake chooses."""

from ludotheque.engine.options import Edition, Switch

OPTIONS = (
    Switch("advanced", "BQ-6", "The advanced rules"),
    Edition("edition", "BQ-1.3", "An edition's name", ("classic",), default="classic"),
)
