"""What every request meets: who asks, how often, how long; and how answers travel."""
