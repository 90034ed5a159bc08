"""How much the property tests try: the same quick examples on every run, or many new ones; the
order of the tests; a folder of the run for sockets; what starts servers; and no search for garbage.

`STOSY_THOROUGH=1 pytest` looks for new failures; `STOSY_THOROUGH=200` sets the number of examples.
`STOSY_ORDER=17 pytest` repeats an order, which every run prints at its end.
"""

from __future__ import annotations

import gc
import os
import random
import signal
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.timeouts import TEST_TIMEOUT

if TYPE_CHECKING:
    from tests.server.e2e.places import Nursery

ORDER = "STOSY_ORDER"
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


def pytest_configure(config: pytest.Config) -> None:
    """Limit the time of a test, and choose an order, which processes that start later share.

    The long runs of `make soak` and `make crash` have no limit: people watch them.
    `pytest-timeout` reads the option afterwards.
    """
    long = wanted or "STOSY_KILLS" in os.environ
    if config.pluginmanager.hasplugin("timeout") and not long and not config.option.timeout:
        config.option.timeout = TEST_TIMEOUT
    os.environ.setdefault(ORDER, str(random.SystemRandom().randrange(10_000)))


# Thousands of tests are collected, and all of them stay: to look for garbage among them took a
# third of the time of collecting, and some of it again and again while they run.
gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No test may depend on another: modules and their tests are shuffled.

    The variants of a test stay together. The longest modules come first, so that no process has one
    left when all others are done.
    """
    if os.environ[ORDER] == "none":
        return
    dice = random.Random(os.environ[ORDER])
    ranks: dict[object, float] = {}

    def rank(item: pytest.Item) -> tuple[bool, float, float]:
        name = getattr(item, "originalname", item.name)
        within = ranks.setdefault((item.path, name), dice.random())
        return item.path.name not in LONGEST, ranks.setdefault(item.path, dice.random()), within

    items.sort(key=rank)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"Order of the tests: {ORDER}={os.environ[ORDER]}")


def pytest_collection_finish() -> None:
    gc.enable()
    gc.freeze()


# A shell lets what runs in the background ignore Ctrl-C; tests press it all the same.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def own_folders() -> Iterator[None]:
    """Where servers have their sockets for `stosy admin`, and leave them when they are killed; and
    what else would be in the home of whoever runs the tests, for all processes together."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RUNTIME_DIRECTORY", folder)
        for name in ("XDG_STATE_HOME", "XDG_DATA_HOME"):
            patch.setenv(name, f"{folder}/{name.lower()}")
        yield


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers in processes of their own."""
    from tests.server.e2e.places import Nursery  # the tests of the environments have no server

    with Nursery.opened() as opened:
        yield opened
