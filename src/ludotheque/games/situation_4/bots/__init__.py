"""How bots play Situation 4: what they see in it, what a position is worth, and why a move is good."""
