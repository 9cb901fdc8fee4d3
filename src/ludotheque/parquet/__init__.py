"""Parquet files: what their columns hold, and files that a run goes on with."""
