"""Parts that a game need not write: each is made from its rules and its records."""
