"""The games: each folder holds the same files, and none imports another game."""
