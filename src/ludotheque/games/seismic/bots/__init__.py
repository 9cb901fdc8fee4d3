"""How bots play Seismic: what they see in it, what a position is worth, and why a move is good."""
