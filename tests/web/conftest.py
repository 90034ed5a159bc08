"""A server, a browser, and people who come with it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from stosy.server.http.site import PACKAGED, VARIABLE
from tests.server.e2e.places import Nursery
from tests.web.archive import Archive, filled
from tests.web.chromium import Chromium
from tests.web.days import Days
from tests.web.people import People


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """One browser for all tests of this process."""
    with Chromium.opened() as opened:
        yield opened


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the pages to test."""
    folder = Path(os.environ.get(VARIABLE) or PACKAGED)
    assert (folder / "index.html").exists(), "the pages are not built; `make test` does it"
    return folder


@pytest.fixture(scope="session")
def site(nursery: Nursery, built: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a server for all tests of this process, with a store of its own."""
    folder = tmp_path_factory.mktemp("site")
    store, log = f"sqlite:///{folder}/stosy.db", folder / "log"
    return asyncio.run(nursery.start(store, log, site=str(built))).url


@pytest.fixture(scope="session")
def archive(nursery: Nursery, built: Path, tmp_path_factory: pytest.TempPathFactory) -> Archive:
    """A server with finished matches and bots that stand still, for all tests of this process."""
    return asyncio.run(filled(nursery, tmp_path_factory.mktemp("archive"), built))


@pytest.fixture
def browser(site: str, chromium: Chromium) -> Iterator[Browser]:
    with chromium.awake() as browser:
        yield browser


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[People]:
    """Makes people. A test fails if one of their browsers complains: see `Person.watch`."""
    yield from coming(browser, site)


@pytest.fixture
def crowd(archive: Archive, chromium: Chromium) -> Iterator[People]:
    """Makes people as `person` does; they come to the archive."""
    with chromium.awake() as browser:
        yield from coming(browser, archive.site)


@pytest.fixture
def days(chromium: Chromium, built: Path, tmp_path: Path) -> Iterator[Days]:
    """A server of this process, whose days pass."""
    with chromium.awake() as browser, Days.begun(browser, tmp_path, built) as begun:
        yield begun


@pytest.fixture
def notified_days(chromium: Chromium, built: Path, tmp_path: Path) -> Iterator[Days]:
    """The same with browsers that can show notifications."""
    with chromium.whole() as browser, Days.begun(browser, tmp_path, built) as begun:
        yield begun


def coming(browser: Browser, site: str) -> Iterator[People]:
    people = People(browser, site)
    yield people
    complaints = people.leave()
    assert not complaints, "\n".join(complaints)
