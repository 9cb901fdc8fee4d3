"""A cluster of several processes on this machine, which takes seconds to begin: one for all tests here."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from ludotheque.bots.cluster import connected, find_ray


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    """A cluster of two nodes with one worker each, all of them processes of this machine."""
    find_ray()
    cluster = import_module("ray.cluster_utils").Cluster()
    try:
        for _ in range(2):
            cluster.add_node(num_cpus=1, include_dashboard=False)
        yield cluster.address
    finally:
        cluster.shutdown()


@pytest.fixture(scope="package")
def ray(address: str) -> Iterator[Any]:
    """Ray, connected to that cluster."""
    with connected(address, 1) as found:
        assert len(found.nodes()) == 2
        yield found
