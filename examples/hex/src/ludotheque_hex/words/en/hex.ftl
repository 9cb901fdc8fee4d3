title-hex = Hex
option-size = board { $value } by { $value }
components-size = Rows and columns
help-game-hex = Type a cell, such as c3, to put a stone there.
simulate-stones = Stones
hex-taken = { $seat } cannot put a stone on { $cell }: a stone lies there
hex-outside = { $seat } cannot put a stone outside the board
hex-told = Hex, { $size } by { $size }
