# What a host can choose

option-beat-the-quake-advanced = Rules
option-beat-the-quake-advanced-false = Basic
option-beat-the-quake-advanced-false-about = For a first game, and for young players: all quakes are alike.
option-beat-the-quake-advanced-true = Advanced
option-beat-the-quake-advanced-true-about = Orange and red quakes are stronger, and take something from everybody before they are met.
option-beat-the-quake-edition = Edition
