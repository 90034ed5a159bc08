"""These tests run in `.venv-ray` (`make soak`), which has Ray."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from stosy.lab.on_ray import LOOPBACK, QUIETLY

collect_ignore_glob = [] if find_spec("ray") else ["test_*.py"]
NODE = {"node_ip_address": LOOPBACK, "object_store_memory": 80 * 1024**2}
os.environ |= {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}


@pytest.fixture(scope="session")
def cluster() -> Iterator[Any]:
    """A head without processors, two nodes with one each, and this program connected to them."""
    import ray
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **NODE})
    for _ in range(2):
        made.add_node(num_cpus=1, **NODE)
    ray.init(made.address, **QUIETLY)
    yield made
    ray.shutdown()
    made.shutdown()
