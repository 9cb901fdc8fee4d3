# Situation 4 in the browser.

web-bot-knows-situation-4 = In Situation 4 everything lies open on the board, for it as for you. It takes as long to find a piece as a pair of hands would.
web-game-situation-4 = Situation 4
web-about-situation-4 = Two armies, one map, the same jigsaw twice. Both sides lay at the same time: whoever is first on a location has it. Cover objectives, plant flags, build bridges, close the way with tanks.

## The table

web-new-pace = Pace
web-new-pace-live = Live
web-new-pace-live-about = Both sides lay at the same time, as fast as they find their pieces.
web-new-pace-slow = Slow war
web-new-pace-slow-about = Turn by turn, one piece a turn, with nothing to search for. Good for people who are not there at the same time.
web-new-rest = Handicap of the { $side } side: seconds between two tries
web-new-rest-about = Every piece tried costs this much time. 0 means no handicap; give some to the faster side.
web-new-ahead = Head start of the { $side } side: pieces already laid at the start
web-new-ahead-about = They are laid on its base line before anybody moves: that many fewer to find.
web-new-hands = Seats on the { $side } side
web-new-side = { $side ->
    [0] green
   *[1] orange
  }
web-new-side-0 = The green side
web-new-side-1 = The orange side
web-new-seats-sides = Seats on one side play together: they share a tray.

## The map

web-s4-board = Situation 4
web-s4-map = The board. Arrows go from location to location and say what lies there; Enter lays the piece that you hold, Escape puts it back, R turns it; 1 to 4 choose a flag, a paratrooper, a tank, a bridge, and N goes to the next place for it; T goes to the tray; plus, minus and F zoom.
web-s4-closer = Closer
web-s4-farther = Farther away
web-s4-fit = Show everything
web-s4-panes = What is shown
web-s4-pane-both = Both
web-s4-pane-map = Board
web-s4-pane-tray = Tray
web-s4-at = { $location }: { $about }
web-s4-is-empty = empty
web-s4-is-open = empty, open to you
web-s4-is-closed = empty, closed to you by a tank
web-s4-piece-ours = your piece
web-s4-piece-theirs = a piece of theirs
web-s4-piece-side-0 = a green piece
web-s4-piece-side-1 = an orange piece
web-s4-drop-ours = your paratrooper
web-s4-drop-theirs = their paratrooper
web-s4-drop-side-0 = a green paratrooper
web-s4-drop-side-1 = an orange paratrooper
web-s4-tank-ours = your tank
web-s4-tank-theirs = their tank
web-s4-tank-side-0 = a green tank
web-s4-tank-side-1 = an orange tank
web-s4-flag-ours = your flag
web-s4-flag-theirs = their flag
web-s4-flag-side-0 = a green flag
web-s4-flag-side-1 = an orange flag
web-s4-bridge-ours = your bridge
web-s4-bridge-theirs = their bridge
web-s4-bridge-side-0 = a green bridge
web-s4-bridge-side-1 = an orange bridge
web-s4-tank-base-ours = your tank base
web-s4-tank-base-theirs = their tank base
web-s4-tank-base-side-0 = the green tank base
web-s4-tank-base-side-1 = the orange tank base
web-s4-drop-base-ours = your paratroop base
web-s4-drop-base-theirs = their paratroop base
web-s4-drop-base-side-0 = the green paratroop base
web-s4-drop-base-side-1 = the orange paratroop base
web-s4-objective = { $name }, worth { $value }
web-s4-site = a bridge site
web-s4-between = between { $a } and { $b }

## Points and the rack

web-s4-points = Points
web-s4-ours = Your side
web-s4-side-0 = The green side
web-s4-side-1 = The orange side
web-s4-points-for = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
  }, { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
  }, { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
  }
web-s4-points-short = { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
  }, { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
  }, { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
  }
web-s4-rack = Flags, paratroopers, tanks, bridges
web-s4-flag = Flags: { $count ->
    [one] { $count } objective to plant one on
   *[other] { $count } objectives to plant one on
  }
web-s4-drop = Paratroopers: { $left } ready, { $count ->
    [0] nowhere to drop one
    [one] one place to drop one
   *[other] { $count } places to drop one
  }
web-s4-tank = Tanks: { $left } ready, { $count ->
    [0] nowhere to set one
    [one] one place to set one
   *[other] { $count } places to set one
  }
web-s4-bridge = Bridges: { $left } left, { $count ->
    [0] nowhere to build one
    [one] one place to build one
   *[other] { $count } places to build one
  }
web-s4-no-flag = A flag goes on an objective that your pieces cover, or on one that the others forgot.
web-s4-no-drop = Paratroopers come when your paratroop base is covered. They drop on the others’ pieces.
web-s4-no-tank = Tanks come when your tank base is covered. They go on your pieces that are connected to it.
web-s4-no-bridge = A bridge needs your pieces on both banks of its site.

## Flags that are called for

web-s4-plant = Plant your flag: { $name }, worth { $value }
web-s4-plant-theirs = They forgot it! Plant your flag: { $name }, worth { $value }
web-s4-calls = Waiting for your flag: { $name }, worth { $value }.
web-s4-calls-theirs = They forgot their flag! You can plant yours: { $name }, worth { $value }.
web-s4-waiting = Waiting for its flag: { $name }{ $seconds ->
    [0] .
    [one] . { $seconds } second is left.
   *[other] . { $seconds } seconds are left.
  }
web-s4-covered = The board is covered. { $seconds ->
    [one] { $seconds } second is left
   *[other] { $seconds } seconds are left
  } for flags and bridges.
web-s4-last = The board is covered: plant and build!

## The tray

web-s4-tray = Your tray
web-s4-heaps = Heaps
web-s4-heap-all = All
web-s4-heap-base = Base line
web-s4-heap-rest = Not put aside
web-s4-heap-aside = Put aside
web-s4-heap-empty = Nothing lies here.
web-s4-piece = Piece { $number }: { $sights }{ $base ->
    [yes] , on a base line
   *[no] {""}
  }{ $aside ->
    [yes] , put aside
   *[no] {""}
  }
web-s4-sight-fields = fields
web-s4-sight-water = water
web-s4-sight-runway = a runway
web-s4-sight-rail = a railway
web-s4-sight-road = a road
web-s4-sight-track = a track
web-s4-sight-wood = a wood
web-s4-sight-orchard = an orchard
web-s4-sight-houses = houses
web-s4-sight-works = a factory
web-s4-held = The piece that you hold
web-s4-picked = You hold it. Choose a location.
web-s4-put-back = Put back.
web-s4-put = Put it back
web-s4-turn = Turn it
web-s4-turned = { $number ->
    [0] Not turned.
    [one] Turned by a quarter.
   *[other] Turned by { $number } quarters.
  }
web-s4-front = To the front
web-s4-aside = Put aside
web-s4-aside-back = Back to the others
web-s4-tidy = Close the gaps
web-s4-taken = { $location } is taken.
web-s4-busy = One of your pieces is being tried at { $location } just now.
web-s4-rest = Your side rests: { $seconds } s until the next try.
web-s4-photo = { $location } is taken: { $name } was { $margin } ms faster.
web-s4-misfit = It does not fit { $location }.

## What is asked

web-s4-ask-first = Drag a piece with a red edge to your base line, at the bottom.
web-s4-ask-where = Where does it go? Tap a location.
web-s4-ask-where-turned = Turn it with R or a double tap, then tap its location.
web-s4-ask-flag = Plant it on a lit objective.
web-s4-ask-drop = Drop it on a lit piece of theirs.
web-s4-ask-tank = Set it on a lit piece of yours.
web-s4-ask-bridge = Build it at a lit site.
web-s4-ask-lay = Your turn: lay a piece where the board is lit. Place flags, paratroopers, tanks and bridges first.
web-s4-ask-pass = You cannot lay a piece: pass.
web-s4-do-lay = Lay it here
web-s4-do-flag = Plant it here
web-s4-do-drop = Drop it here
web-s4-do-tank = Set it here
web-s4-do-bridge = Build it here
web-s4-pass = Pass
web-s4-waits = Waiting for { $names ->
    [You] you
   *[other] { $names }
  }.

## In six pictures

web-brief-s4-1 = Both sides lay the same puzzle over one map, both at the same time. Whoever is first in a place has it.
web-brief-s4-2 = Begin on your own base line, with the pieces edged in red. From there, lay beside your own pieces.
web-brief-s4-3 = Cover an objective with your pieces and plant your flag. If you forget, the others may plant theirs.
web-brief-s4-4 = Once your paratroop base is covered, you can drop paratroopers on their pieces, and go on beside them.
web-brief-s4-5 = Once your tank base is covered, you can set tanks. The places beside a tank are closed to the others.
web-brief-s4-6 = When the board is covered, count: flags as printed, 100 for a bridge, 50 for each zone that is yours. Whoever has the most points wins.
