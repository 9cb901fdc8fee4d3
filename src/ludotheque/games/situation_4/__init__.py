"""Situation 4: two sides lay the same jigsaw over one map at the same time."""
