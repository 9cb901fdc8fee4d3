"""Neural nets that look at a view and say what they would play, game by game, in plain array operations.

Each takes the library of arrays first: `numpy` where a bot plays, `jax.numpy` where one learns. So both do
the same. `examples/train_seismic.py` trains one; the weights that came of it lie in `bots/weights`.
"""
