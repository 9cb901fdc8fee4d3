"""What the host of a game of Hex chooses."""

from dataclasses import dataclass

from ludotheque.engine.options import Number

OPTIONS = (Number("size", "HE-1.1", "Rows and columns of the board", least=3, most=13, default=11),)


@dataclass(frozen=True)
class Options:
    """What was chosen."""

    size: int
