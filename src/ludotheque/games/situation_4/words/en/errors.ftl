# Why something cannot be done in Situation 4.

## Why not

s4-location-unknown = there is no location { $location } on this board
s4-objective-unknown = there is no objective { $objective } on this board; choose from { $known }
s4-site-unknown = there is no bridge site { $site } on this board; choose from { $known }
s4-orientation = unknown orientation { $value }; choose from { $known }
s4-grace = must be a whole number of milliseconds from 0 to { $most }
s4-sides = must be a list of sides, 0 or 1, with one to { $most } seats on each
s4-sides-count = has { $count } sides for { $seats } seats
s4-trays = must be a list of two trays, one for each side
s4-taken = { $location } is taken
s4-misfit = the piece does not fit { $location }
s4-closed = a tank closes { $location }
s4-first-piece = the first piece goes on the base line, row { $row }
s4-not-next = { $location } is not next to a piece of this side, nor to one with its paratrooper
s4-flag-stands = a flag already stands on { $objective }
s4-flag-uncovered = no side covers all of { $objective }
s4-flag-both = { $objective } lies under pieces of both sides: it is nobody’s
s4-flag-grace = { $objective } is not forgotten yet: { NUMBER($seconds, minimumFractionDigits: 1) } s are left for its owner
s4-paratroop-base = the side has no paratroopers: its paratroop base is not covered
s4-paratroopers-used = all { $count } paratroopers are dropped
s4-drop-theirs = no opponent’s piece lies on { $location }
s4-piece-carries = the piece on { $location } already carries a paratrooper or a tank
s4-tank-base = the side has no tanks: its tank base is not covered
s4-tanks-used = all { $count } tanks are set
s4-tank-own = no piece of this side lies on { $location }
s4-tank-base-line = { $location } is not connected to the base line
s4-tank-way = no tank reaches { $location } from its base: the side’s own pieces, and its own bridges over the river, must lead there
s4-bridge-stands = a bridge already stands at { $site }
s4-bridges-used = all { $count } bridges are built
s4-bridge-banks = the side’s own pieces must lie on both banks at { $site }

## A board’s file

board-small = { $key } must be 2 or more
board-cut = the seed of the cut must be text
board-zones = there must be 1 to { $most } zones
board-locations = must be a list of { $least } to { $most } different locations
board-bases = must be a list of two bases, one for each side
board-base-rows = { $location } is not in the second or third row of side { $side }
board-many = there are more than { $most } { $what }
board-id = { $id } is not an id: small letters, digits and hyphens, a letter first, { $longest } at most
board-site = { $site } must join two locations of one column across the river
board-objective-twice = { $a } and { $b } have the same id or share a location
board-kind = unknown kind { $kind }; choose from { $known }
board-half-turn = { $what } does not look the same after half a turn of the board
