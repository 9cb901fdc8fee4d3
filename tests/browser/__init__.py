"""The web client in a real browser: people, what they see and do, and the house behind it."""
