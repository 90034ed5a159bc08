"""Databases for the tests of the server: everything runs on both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres
from tests.server.e2e.places import Nursery


@pytest.fixture(scope="session")
def new_database() -> Iterator[postgres.NewDatabase]:
    """Makes empty databases on a PostgreSQL of this run's own."""
    with postgres.server() as new:
        yield new


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a store that does not exist yet."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/stosy.db"
        return
    new: postgres.NewDatabase = request.getfixturevalue("new_database")
    yield (url := new())
    postgres.drop(url)


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers in processes of their own."""
    with Nursery.opened() as opened:
        yield opened
