"""How bots play Pocket."""
