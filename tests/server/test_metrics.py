"""Metrics: what Prometheus reads."""

from prometheus_client.parser import text_string_to_metric_families

from ludotheque.server.metrics import Metrics


def samples(metrics: Metrics) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """What the text says, by name and labels."""
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in families
        for sample in family.samples
    }


def test_all_of_them_are_told() -> None:
    """Under our name; the process too."""
    metrics = Metrics()
    metrics.commands.labels("play", "done").inc(3)
    metrics.moves.inc(2)
    metrics.batches.observe(5)
    metrics.commit_seconds.observe(0.0007)
    metrics.sockets.set(4)
    metrics.rate_limited.labels("sayings").inc()
    found = samples(metrics)
    assert found["ludotheque_commands_total", (("result", "done"), ("type", "play"))] == 3
    assert found["ludotheque_moves_total", ()] == 2
    assert found["ludotheque_batch_events_bucket", (("le", "4.0"),)] == 0
    assert found["ludotheque_batch_events_bucket", (("le", "8.0"),)] == 1
    assert found["ludotheque_commit_seconds_bucket", (("le", "0.0005"),)] == 0
    assert found["ludotheque_commit_seconds_bucket", (("le", "0.001"),)] == 1
    assert found["ludotheque_sockets", ()] == 4
    assert found["ludotheque_rate_limited_total", (("purpose", "sayings"),)] == 1
    names = {name for name, _ in found}
    for name in (
        "events_total",
        "commits_total",
        "command_seconds_count",
        "tables",
        "store_working",
        "slow_readers_dropped_total",
        "bot_moves_total",
        "bot_seconds_count",
        "bot_queue",
        "wakes_sent_total",
        "wakes_received_total",
        "repairs_total",
    ):
        assert f"ludotheque_{name}" in names
    assert "python_info" in names


def test_two_houses_do_not_mix() -> None:
    """Each counts for itself."""
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert samples(one)["ludotheque_moves_total", ()] == 1
    assert samples(other)["ludotheque_moves_total", ()] == 0
