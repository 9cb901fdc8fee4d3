# What a host can choose

option-beat-the-quake-advanced = Rules
option-beat-the-quake-advanced-false = Basic
option-beat-the-quake-advanced-false-about = For a first game, and for young players: all quakes are alike.
option-beat-the-quake-advanced-true = Advanced
option-beat-the-quake-advanced-true-about = Orange and red quakes are stronger, and take something from everybody before they are met.
option-beat-the-quake-together = Who wins
option-beat-the-quake-together-false = Whoever has most points
option-beat-the-quake-together-false-about = As in the published rules: survive together, then each for themselves.
option-beat-the-quake-together-true = All together, or nobody
option-beat-the-quake-together-true-about = A rule of this house, not of the published game: survive, and reach a number of points together.
option-beat-the-quake-edition = Deck
option-beat-the-quake-edition-gentle = Gentle
option-beat-the-quake-edition-gentle-about = For a first game, and for young players: what helps protects more.
option-beat-the-quake-edition-classic = Classic
option-beat-the-quake-edition-classic-about = The usual deck: what is worth holding hurts to hold.
option-beat-the-quake-edition-hard = Hard
option-beat-the-quake-edition-hard-about = For who has survived often: less protects, and more hurts.
option-beat-the-quake-edition-nepal = Nepal
option-beat-the-quake-edition-nepal-about = The usual deck, with things from homes and streets in Nepal.
