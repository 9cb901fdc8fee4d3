# What a host can choose

option-situation-4-board = Board
option-situation-4-board-classic = Classic
option-situation-4-board-classic-about = 96 pieces a side, 13 objectives: about a quarter of an hour.
option-situation-4-board-skirmish = Skirmish
option-situation-4-board-skirmish-about = 54 pieces a side, 5 objectives: for short games and small screens.
option-situation-4-orientation = How pieces lie
option-situation-4-orientation-upright = Upright
option-situation-4-orientation-upright-about = Every piece lies the right way up: find its place.
option-situation-4-orientation-turned = Turned
option-situation-4-orientation-turned-about = Pieces lie at random quarter turns, and you turn them by hand.
option-situation-4-flag_grace = Seconds until a flag counts as forgotten
option-situation-4-flag_grace-about = Whoever covers an objective has this long to plant a flag on it. After that the others may plant theirs.
