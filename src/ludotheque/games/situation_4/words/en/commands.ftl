# What the commands say of Situation 4.

## components

components-columns = columns
components-rows = rows
components-zones = zones
components-objectives = special objectives
components-objective = { $name } ({ $id }), { $value } points: { $places }
components-bases = bases
components-base = { $kind ->
    [tank] tanks
   *[paratroop] paratroopers
  }, { $side ->
    [0] green
   *[1] orange
  }: { $places }
components-bridges = bridge sites
components-bridge = { $site }: { $places }
components-river = river
components-river-after = north of row { $row }

## simulate

simulate-seconds = Seconds of game time
simulate-flags = Flags planted
simulate-bridges = Bridges built
simulate-tanks = Tanks set
