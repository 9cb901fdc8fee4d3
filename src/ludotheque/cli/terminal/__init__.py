"""A game at one keyboard: what is typed, what is shown."""
