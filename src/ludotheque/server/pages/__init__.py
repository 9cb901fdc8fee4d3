"""Pages that need no script."""
