"""A house that is one lesson."""
