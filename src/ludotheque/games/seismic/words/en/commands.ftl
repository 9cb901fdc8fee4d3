# What the commands say of Seismic.

## components

components-highways = highways
components-intersections = intersections
components-table = table

## simulate

simulate-sections = Sections completed
simulate-quakes = Quakes
