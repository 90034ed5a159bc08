"""Databases for the tests of the server: everything runs on both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stosy.server.store import postgresql
from tests import postgres
from tests.server.store.templates import Make, StoreLike, Templates, tables
from tests.timeouts import TIMEOUT

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def templates(tmp_path_factory: pytest.TempPathFactory) -> Templates:
    return Templates(tmp_path_factory.mktemp("templates"))


@pytest.fixture(autouse=True)
def patient_with_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is not a database that hangs."""
    for limit in ("SECONDS_TO_CONNECT", "SECONDS_TO_WORK", "SECONDS_TO_RENEW"):
        monkeypatch.setattr(postgresql, limit, TIMEOUT)
    monkeypatch.setattr(postgresql, "IDLE_IN_TRANSACTION", f"{TIMEOUT * 1000:.0f}")


@pytest.fixture(scope="session")
def database_server() -> Iterator[postgres.Postgres]:
    """A PostgreSQL of this run's own."""
    with postgres.running() as running:
        yield running


@pytest.fixture(scope="session")
def new_database(database_server: postgres.Postgres, templates: Templates) -> postgres.NewDatabase:
    """Makes databases that have their tables and nothing else."""
    template = templates.on_server(tables, database_server)
    return lambda: database_server.new(template)


@pytest.fixture(params=KINDS)
def store_like(
    request: pytest.FixtureRequest, tmp_path: Path, templates: Templates
) -> Iterator[StoreLike]:
    """Gives the test a store as a function makes it: it is made once for all tests, and copied.

    Without a function it does not exist yet.
    """
    if request.param == "sqlite":
        path, new_path = tmp_path / "stosy.db", tmp_path / "new.db"
        yield lambda make: templates.file(make, path) if make else f"sqlite:///{new_path}"
        return
    server: postgres.Postgres = request.getfixturevalue("database_server")
    made = []

    def new(make: Make | None) -> str:
        made.append(server.new(templates.on_server(make, server) if make else None))
        return made[-1]

    yield new
    for url in made:
        postgres.drop(url)


@pytest.fixture
def store_url(store_like: StoreLike) -> str:
    """The URL of a store that has its tables and nothing else."""
    return store_like(tables)


@pytest.fixture
def empty_url(store_like: StoreLike) -> str:
    """The URL of a store that does not exist yet, for tests of how it is made."""
    return store_like(None)


@pytest.fixture
def store(tmp_path: Path, templates: Templates) -> str:
    """A new SQLite file, for what does not depend on the kind of store."""
    return templates.file(tables, tmp_path / "stosy.db")
