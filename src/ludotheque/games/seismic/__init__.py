"""Seismic: highways around San Andreas. The rules are in RULES.md, clause by clause."""
