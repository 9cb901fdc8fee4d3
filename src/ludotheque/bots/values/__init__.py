"""What a position is worth, game by game: a small file each, for a player to read."""
