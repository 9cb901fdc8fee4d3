"""The classes of a map, what CSS makes of each, and the order in which they are painted."""

# In a layer that is drawn class by class, what comes first here lies below.
FILLS = (
    "ground",  # fill: what lies between the fields
    "field-1",  # fill: meadow
    "field-2",  # fill: ripe corn
    "field-3",  # fill: young crop
    "field-4",  # fill: fallow earth
    "field-5",  # fill: pasture
    "wood",  # fill: the floor of a wood
    "bank",  # fill: the banks of rivers and ponds
    "shallow",  # fill: shallow water
    "water",  # fill: deep water
    "foam",  # fill: white water
    "sand",  # fill: sandbars, quarries, bunkers
    "yard",  # fill: beaten ground around buildings
    "lawn",  # fill: mown grass of airfields, parks, greens
    "pavement",  # fill: squares, quays, aprons
    "runway",  # fill: asphalt
    "shade",  # fill: the shadow of what stands up, see-through
    "wall",  # fill: stone and concrete
    "roof-1",  # fill: tiles in the light
    "roof-2",  # fill: tiles in the shade
    "slate-2",  # fill: slate, tin and glass in the shade
    "slate-1",  # fill: the same in the light
    "dark",  # fill: what is nearly black: openings, hulls, stacks
    "metal",  # fill: tanks, planes, boats
    "point",  # fill: the white points of a bridge site
)
STROKES = (
    "furrow",  # stroke: lines of ploughing
    "orchard",  # stroke, dots: small trees in rows
    "hedge",  # stroke, dots: bushes along a field
    "crown-shade",  # stroke, dots: tree crowns, below
    "crown",  # stroke, dots: tree crowns
    "crown-light",  # stroke, dots: where the light falls on them
    "stream",  # stroke: a brook
    "wave",  # stroke: marks on water
    "track",  # stroke, dashes: a way between fields
    "road-edge",  # stroke: below a road, a little wider
    "road",  # stroke
    "rail",  # stroke
    "sleepers",  # stroke, dashes: across a rail
    "marking",  # stroke: white lines on asphalt
    "pipe",  # stroke: pipes, cranes, aerials
    "fence",  # stroke: fences and low walls
    "border",  # stroke: the black border of a base
)
CLASSES = FILLS + STROKES
# Units after which the dots or dashes of a stroke start again, as in landscape.css.
PERIODS = {
    "orchard": 7,
    "hedge": 4,
    "crown-shade": 9,
    "crown": 9,
    "crown-light": 9,
    "track": 7,
    "sleepers": 4,
}
LAYERS = (
    *("ground", "fields", "furrows", "hedges", "woods", "water", "river", "islands"),
    *("tracks", "plazas", "road-edges", "roads", "rails"),
    *("compounds", "details", "shadows", "buildings", "trees", "tops", "borders", "points"),
)
