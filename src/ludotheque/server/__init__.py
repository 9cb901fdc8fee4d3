"""The house: tables, people, bots and records, served. Knows no rule of any game."""
