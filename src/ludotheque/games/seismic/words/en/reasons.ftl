# Why a move in Seismic: said by the terminal and by the server.

why-se-closes-own = It closes { $name }’s section for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-closes-free = It closes a section worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } that { $name } can claim with a crew.
why-se-closes-theirs = It closes a section for { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-needs-own = { $name }’s section, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far, needs { $tiles ->
    [one] the one tile that fits
   *[other] one of { $tiles } tiles
  }; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-se-needs-free = This section, which { $name } can claim, is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far. It needs { $tiles ->
    [one] the one tile that fits
   *[other] one of { $tiles } tiles
  }; { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
  }.
why-se-far-own = { $name }’s section is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far, and more tiles can still lengthen it.
why-se-far-free = { $name } can claim this section: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far, and more tiles can still lengthen it.
why-se-never = No tile that is left closes { $name }’s section ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far).
why-se-dead = { $name }’s section can never be complete.
why-se-open-twice = { $name }’s section ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far) stays open at both ends.
why-se-loses = { $name } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-se-crew-kept = { $name } keeps the crew for later: { $crews ->
    [one] { $crews } is
   *[other] { $crews } are
  } left for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.
why-se-fault = The tile lies where the next quake would hit: the { $side } side has the most tiles ({ $count }); { $quakes ->
    [one] { $quakes } quake is
   *[other] { $quakes } quakes are
  } still unseen.
