"""The house under faults: killed, or without its database, its Redis, its disk or its time.

The suite has a short form of each; `make soak` runs the same tests for much longer.
"""

import os

# How many times as long as at first; `make soak` says 20, which makes 50 kills a thousand.
LONGER = int(os.environ.get("LUDOTHEQUE_SOAK", "1"))
# Another seed, another run; the head of the suite tells it, and so does a failure.
SEED = int(os.environ.get("LUDOTHEQUE_SEED", "1"))


def times(short: int, long: int) -> int:
    """How often something is done: a few times in the suite, many times as often in a soak."""
    return short if LONGER == 1 else long * LONGER
