# What stands on the printed sheets. In a message of several lines each is an item of a list; what stands between
# asterisks is strong.

seismic-paper-notice = Seismic, after the published rules. Tiles, pictures and words: Ludotheque.

## How it is made

seismic-paper-box =
    San Andreas, { $highways } highway tiles, { $intersections } intersections and { $quakes } quakes
    { $crews } road crews for each of four players: beads or buttons will do as well
    The rules, on one sheet: print it on both sides
    A score sheet
seismic-paper-box-more = For Twin Cities print the tiles and the crews twice.
seismic-paper-tiles = Tiles
seismic-paper-town = San Andreas
seismic-paper-tile = Tile { $code }
seismic-paper-quake-tile = Quake { $magnitude }
seismic-paper-back = Back of a tile
seismic-paper-crews = Road crews
seismic-paper-crew = Road crew { $letter }

## The score sheet

seismic-paper-score = Score sheet
seismic-paper-score-lead = At the end: a line for each complete section. Take the crews off a section when you have counted it.
seismic-paper-section = Section
seismic-paper-together = Together

## The rules

seismic-paper-rules = The rules
seismic-paper-rules-lead = You are in charge of a road crew around San Andreas. Lay highways, claim them with your crews, and link one red hexagon to another before the earth shakes. For 2 to 4 players.
seismic-paper-kinds-title = The tiles
seismic-paper-kinds-picture = A highway tile, an intersection, and San Andreas.
seismic-paper-kinds-list =
    A *highway tile* carries one, two or three pieces of highway. Where two cross, one runs over the other: they do not join.
    At an *intersection* highways end in a red hexagon with a number.
    The town in the middle is *San Andreas*. Six highways end there; it counts as 6.
    The *quakes* go from 1.0 to 6.0.
    A *section* is a highway from one end to the other, however many tiles it crosses.
seismic-paper-ready-title = Before you begin
seismic-paper-ready-list =
    Put San Andreas in the middle. Everybody takes the crews of one colour.
    Take 6 tiles that carry a single piece of highway: 2 straight, 2 wide curves, 2 tight curves. Mix them with the quakes, face down. Put 6 of these tiles back into the box, unseen.
    Mix the rest of them with all other tiles, face down: this is the pile.
    Turn up two tiles beside the pile. If one is a quake, it goes out of the game and another is turned up.
    Whoever sits nearest to a solid door frame begins. Play goes clockwise.
seismic-paper-turn-title = Your turn
seismic-paper-turn-list =
    Turn up tiles until three lie face up. A *quake* strikes at once; then go on turning up.
    Lay *one of the three* beside tiles on the table, turned as you like. On every side that touches, highway must meet highway and green must meet green; at least one highway must join.
    Then you *may* put one crew on one piece of highway of this tile, or on a short piece beside its red hexagon. You may not if any crew, yours or another player’s, already stands anywhere on that section.
seismic-paper-nothing-fits = If none of the three fits anywhere, all three leave the game, and you turn up three others.
seismic-paper-shakes-title = A quake!
seismic-paper-shakes-list =
    From each of the six sides of San Andreas, count the tiles in a straight line; gaps do not matter.
    The side with *most tiles* is hit. In a tie, the player whose turn it is chooses.
    As many tiles fall as the quake says: 3 for a 3.0. Begin beside San Andreas and go outwards; gaps do not count. These tiles leave the game, and the crews on them go back to their owners.
    San Andreas never falls. All other tiles stay, connected or not.
seismic-paper-shakes-example-title = Example
seismic-paper-shakes-example = A quake of 4.0. In the six lines lie 3, 1, 3, 0, 0 and 2 tiles. Two lines have 3: you choose one of them, and all its three tiles fall.
seismic-paper-end-title = The end
seismic-paper-end-list =
    The game is over when the pile and the tiles beside it are used up, or when no tile can be laid on the table any more.
    A section is *complete* if a red hexagon or San Andreas is at both its ends. Only such sections count; loops do not.
    It is worth 1 for each of its pieces of highway, without the short ones beside a red hexagon, *and* the numbers at both ends. Both ends in the same hexagon: its number twice.
    The points go to the player with most crews on the section. In a tie, each of them gets all of it.
seismic-paper-tie = The most points win. The tallest player wins ties.
seismic-paper-end-example-title = Example
seismic-paper-end-example = From San Andreas over two tiles to an intersection of 2. That is 2 pieces of highway, 6 for San Andreas and 2 for the intersection: *10* points for the crew.
seismic-paper-variants-title = There is more
seismic-paper-variants = The Big One, Road Crew’s Dilemma, Aftershocks and Twin Cities are four variants. They stand in the ruling sheet: ludotheque rules seismic 7
