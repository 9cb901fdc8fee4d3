"""Ludotheque: three published games, open day and night."""

__version__ = "0.1.0"
