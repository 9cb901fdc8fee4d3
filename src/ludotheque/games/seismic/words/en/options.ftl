# What a host can choose

option-seismic-variants = Variants
option-seismic-variants-big-one = The Big One
option-seismic-variants-big-one-about = The strongest quake waits among the last tiles: it always comes.
option-seismic-variants-dilemma = Road Crew’s Dilemma
option-seismic-variants-dilemma-about = After a tile, put a crew or place a second tile: not both.
option-seismic-variants-aftershocks = Aftershocks
option-seismic-variants-aftershocks-about = After each quake everybody may turn one tile.
option-seismic-variants-twin-cities = Twin Cities
option-seismic-variants-twin-cities-about = Two towns, twice the tiles, a larger table. Every quake hits both.
option-seismic-table = The table
option-seismic-table-small = small, 13 × 11
option-seismic-table-standard = standard, 19 × 15
option-seismic-table-large = large, 27 × 19
option-seismic-edition = Edition
