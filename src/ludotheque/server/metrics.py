"""What Prometheus can ask for: counts and times of one process."""

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
_THINKING = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30, 60)  # seconds
_BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)  # events in one transaction


class Metrics:
    """All of them, in a registry of their own: a process may hold several houses.

    Label values come from fixed lists, never from what a client sent: `type` is a command's of the protocol,
    `result` is done, refused, repeated or broken, `purpose` is a name in `Limits`.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)

        self.commands = Counter(
            "ludotheque_commands", "Commands of clients.", ["type", "result"], registry=self.registry
        )
        self.command_seconds = self._histogram(
            "command_seconds", "From reading a command to its answer.", _FAST
        )
        self.events = self._counter("events", "Events of tables, stored.")
        self.moves = self._counter("moves", "Moves played, stored.")
        self.rate_limited = Counter(
            "ludotheque_rate_limited",
            "What was refused because it came too often.",
            ["purpose"],
            registry=self.registry,
        )

        self.commits = self._counter("commits", "Transactions committed.")
        self.commit_seconds = self._histogram(
            "commit_seconds", "From the start of a commit to its end.", _FAST
        )
        self.batches = self._histogram("batch_events", "Events in one transaction.", _BATCHES)
        self.store_working = self._gauge("store_working", "1: moves can be stored; 0: they cannot.")

        self.sockets = self._gauge("sockets", "Clients connected.")
        self.slow_readers_dropped = self._counter(
            "slow_readers_dropped", "Clients disconnected because they read too slowly."
        )
        self.tables = self._gauge("tables", "Tables in memory.")

        self.bot_moves = self._counter("bot_moves", "Moves of the house's bots.")
        self.bot_seconds = self._histogram("bot_seconds", "Thinking about one move.", _THINKING)
        self.bot_queue = self._gauge("bot_queue", "Bots that wait for a thread.")

        self.wakes_sent = self._counter("wakes_sent", "Messages to the other processes.")
        self.wakes_received = self._counter("wakes_received", "Messages from the other processes.")
        self.repairs = self._counter("repairs", "Events found by looking, because no message told of them.")

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"ludotheque_{name}", about, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"ludotheque_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, bounds: tuple[float, ...]) -> Histogram:
        return Histogram(f"ludotheque_{name}", about, buckets=bounds, registry=self.registry)

    def text(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self.registry)
