"""What the host of a game of Hex chooses."""

from ludotheque.engine.options import Whole

OPTIONS = (Whole("size", "HE-1.1", "Rows and columns of the board", least=3, most=13, default=11),)
