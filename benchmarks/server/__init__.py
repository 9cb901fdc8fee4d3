"""Our server against boardgame.io's, driven by one and the same load client."""
