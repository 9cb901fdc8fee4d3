title-hex = Hex
option-size = plateau { $value } sur { $value }
components-size = Lignes et colonnes
help-game-hex = Tapez une case, par exemple c3, pour y poser un pion.
simulate-stones = Pions
hex-taken = { $seat } ne peut pas poser un pion en { $cell } : il y en a déjà un
hex-outside = { $seat } ne peut pas poser un pion hors du plateau
hex-told = Hex, { $size } sur { $size }
