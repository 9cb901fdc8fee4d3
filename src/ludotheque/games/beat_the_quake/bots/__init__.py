"""How bots play Beat the Quake: what they see in it, what a position is worth, and why a move is good."""
