"""Many games side by side, stepped together, with what each seat sees written at every step."""
