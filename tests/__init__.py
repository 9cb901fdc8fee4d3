"""The tests: they mirror `src/`; `laws/` run for every game, `referee/` is a second reading of the rules."""
