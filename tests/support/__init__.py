"""What tests stand on: recorded games, hand-made positions, words, a pocket game, servers and a browser."""
