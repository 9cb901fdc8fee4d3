# Seismic in the browser.

web-game-seismic = Seismic
web-bot-knows-seismic = In Seismic nothing is hidden but the order of the pile: it knows what you know, but not which tile comes next.
web-about-seismic = Lay highways around San Andreas, put your road crews on them and join them up from intersection to intersection. Then the ground shakes.

## The map

web-seismic-map = The map of Seismic. 1, 2, 3 choose a tile; arrows go from place to place; R turns, Enter confirms, Escape cancels; plus, minus and F zoom; O shows who owns the roads; L switches the fault-line lens.
web-seismic-fits = { $count ->
    [0] This tile fits nowhere.
    [one] This tile fits in { $count } place.
   *[other] This tile fits in { $count } places.
  }
web-seismic-here = Here, { $place }, there { $count ->
    [one] is one way
   *[other] are { $count } ways
  } to place it.
web-seismic-ways = There { $count ->
    [one] is one way
   *[other] are { $count } ways
  } to place it here.
web-seismic-turned = Way { $number } of { $count }.
web-seismic-turn = Turn: way { $number } of { $count }
web-seismic-confirm = Place it
web-seismic-confirm-turn = Turn it this way
web-seismic-cancel = Cancel
web-seismic-closer = Closer
web-seismic-farther = Farther away
web-seismic-fit = Show everything
web-seismic-waits = It is { $name ->
    [You] your
   *[other] { $name }’s
  } turn.

## Choices

web-seismic-ask-place = Your turn: choose a tile, then where it goes.
web-seismic-ask-place-here = Choose a tile, then where it goes.
web-seismic-asked = { $name }:
web-seismic-ask-where = Where does it go? It fits wherever the map is lit.
web-seismic-ask-confirm = Turn it if you like, then place it.
web-seismic-ask-confirm-only = It fits only this way: place it.
web-seismic-ask-turned = Turn it the way you want it, then confirm.
web-seismic-ask-crew = A crew on the new tile?
web-seismic-ask-crew-or-second = A crew on the new tile, or a second tile?
web-seismic-ask-town = A quake of { $magnitude }.0! Which town does it hit first?
web-seismic-ask-quake = A quake of { $magnitude }.0! Several sides have the most tiles: which one is hit?
web-seismic-ask-turn = An aftershock: turn one tile, or none.
web-seismic-no-crew = No crew
web-seismic-no-second = No second tile
web-seismic-no-turn = Turn nothing
web-seismic-crew-on = A crew here: { $section }
web-seismic-on-it = Crews on it
web-seismic-nobody = nobody’s
web-seismic-hit-side = Hit the { $side } side: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } in line
web-seismic-hit-town = Hit { $town } first

## Whose the roads are

web-seismic-owners = Show who owns the roads (O)
web-seismic-owners-on = The roads show who owns them.
web-seismic-owners-off = The roads no longer show who owns them.

## The fault-line lens

web-seismic-lens = Fault-line lens (L)
web-seismic-lens-on = The fault-line lens is on.
web-seismic-lens-off = The fault-line lens is off.
web-seismic-lens-about = How likely a quake is to take each tile before the end, if nothing more is built.
web-seismic-lens-more = Counted exactly from the tiles not seen yet. Whoever has to choose a side or a town is assumed to choose at random.
web-seismic-lens-none = As the table is now, no quake can take a tile.
web-seismic-lens-busy = Counting…
web-seismic-lens-tile = { $place }: { $odds }
web-seismic-lens-section = Quake risk { $odds }

## The tray

web-seismic-face-up = Tiles face up
web-seismic-tile = Tile { $place }: { $tile }
web-seismic-pile = { $count ->
    [one] tile in the pile
   *[other] tiles in the pile
  }
web-seismic-crews-left = Road crews left
web-seismic-unseen = Not seen yet

## A quake

web-seismic-quake = A quake of { $magnitude }.0! { $count ->
    [0] Nothing falls.
    [one] { $count } tile falls.
   *[other] { $count } tiles fall.
  }

## What the others did

web-seismic-now = Skip ahead
web-seismic-since = Since your turn
web-seismic-since-again = Show again: { $words }
web-seismic-since-place = { $name } placed { $tile }{ $crews ->
    [0] {""}
   *[other] , with a crew
  }
web-seismic-since-turn = { $name } turned { $tile }
web-seismic-since-quake = A quake of { $magnitude }.0: { $count ->
    [0] nothing fell
    [one] { $count } tile fell
   *[other] { $count } tiles fell
  }

## The end

web-seismic-counted = { $names }: { $section }.
web-seismic-count = Count again
web-seismic-skip = Skip

## In six pictures

web-brief-seismic-1 = Three tiles lie face up. Take one of them.
web-brief-seismic-2 = Lay it beside a tile on the map: roads must meet roads, and green must meet green.
web-brief-seismic-3 = Then you may put one of your crews on one of its roads, if no crew stands on that section yet.
web-brief-seismic-4 = A section is one road from end to end. It is complete when both ends are closed, by intersections or by San Andreas. Then whoever has the most crews on it scores 1 for each piece of road, plus the numbers at its ends (San Andreas is a 6).
web-brief-seismic-5 = A quake hits the side of San Andreas with the most tiles in line. It takes as many as its magnitude, the nearest first, and their crews go home.
web-brief-seismic-6 = When the tiles run out, whoever has the most points wins.
