"""PostgreSQL, Redis and the house itself as real processes on loopback, for the tests that need them."""
