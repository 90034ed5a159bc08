"""How much the property tests try: the same quick examples on every run, or many new ones; a
folder of the run for sockets; what starts servers; and no search for garbage among the tests.

`STOSY_THOROUGH=1 pytest` looks for new failures; `STOSY_THOROUGH=200` sets the number of examples.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.server.e2e.places import Nursery

QUICK = 20
THOROUGH = 500
LONGEST = ("test_offline.py", "test_records_accepted.py")

# A whole match is drawn and played per example, which the health checks take for slowness.
settings.register_profile(
    "quick",
    deadline=None,
    derandomize=True,
    max_examples=QUICK,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
wanted = int(os.environ.get("STOSY_THOROUGH") or "0")
settings.register_profile(
    "thorough",
    settings.get_profile("quick"),
    derandomize=False,
    max_examples=wanted if wanted > 1 else THOROUGH,
)
settings.load_profile("thorough" if wanted else "quick")

# Thousands of tests are collected, and all of them stay: to look for garbage among them took a
# third of the time of collecting, and some of it again and again while they run.
gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first, so that no process has one left when all others are done."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    gc.enable()
    gc.freeze()


# A shell lets what runs in the background ignore Ctrl-C; tests press it all the same.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def runtime_folder() -> Iterator[None]:
    """Where servers have their sockets for `stosy admin`, and leave them when they are killed."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RUNTIME_DIRECTORY", folder)
        yield


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers in processes of their own."""
    from tests.server.e2e.places import Nursery  # the tests of the environments have no server

    with Nursery.opened() as opened:
        yield opened
