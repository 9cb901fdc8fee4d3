"""The house under faults: killed, or without its database, its Redis, its disk or its time.

`make soak` runs the same tests for much longer.
"""

import os

# How many times as long as in the suite; `make soak` says 20, which makes 50 kills a thousand.
LONGER = int(os.environ.get("LUDOTHEQUE_SOAK", "1"))
# Another seed, another run; a failure prints the one it had.
SEED = int(os.environ.get("LUDOTHEQUE_SEED", "1"))
