"""Beat the Quake: prepare for earthquakes with common objects, survive together, win alone."""
