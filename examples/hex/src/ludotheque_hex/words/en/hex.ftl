title-hex = Hex
help-game-hex = Type a cell, such as c3, to put a stone there.
option-hex-size = Size
simulate-stones = Stones
hex-taken = { $seat } cannot put a stone on { $cell }: a stone lies there
hex-outside = { $seat } cannot put a stone outside the board
hex-told = Hex, { $size } by { $size }
