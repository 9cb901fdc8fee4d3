"""Adapters for other people's libraries. They hold no rules, and each needs an extra of its own."""
