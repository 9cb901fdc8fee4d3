"""A game drawn on the whole terminal: panes, a cursor, a mouse."""
