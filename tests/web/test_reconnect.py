"""Connections break and servers stop; nobody has to do anything about it, and nothing is lost."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from tests.server.e2e.places import Child, Nursery
from tests.web.chromium import Chromium
from tests.web.people import People, Person
from tests.web.play_words import said
from tests.web.scenes import KEEP_SOCKETS, at_table, lose_connection

Result = TypeVar("Result")

KEPT = said("en", "table-lost-kept")
TROUBLE = "WebSocket connection|ERR_CONNECTION|ERR_INTERNET|ERR_EMPTY|Failed to load resource"


def apart(task: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Run something that needs a loop, which this thread has already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(task())).result()


@dataclass
class Mortal:
    """A server that can be ended and started again, at the same address with the same store."""

    nursery: Nursery
    folder: Path
    built: Path
    child: Child

    def end(self, number: signal.Signals) -> None:
        apart(lambda: self.child.end(number))

    def revive(self) -> None:
        self.child = apart(lambda: started(self.nursery, self.folder, self.built, self.child.port))


async def started(nursery: Nursery, folder: Path, built: Path, port: int = 0) -> Child:
    store = f"sqlite:///{folder}/mortal.db"
    return await nursery.start(store, folder / "log", port, site=str(built), pace=1e6)


@pytest.fixture
def server(nursery: Nursery, built: Path, tmp_path: Path) -> Iterator[Mortal]:
    child = asyncio.run(started(nursery, tmp_path, built))
    mortal = Mortal(nursery, tmp_path, built, child)
    yield mortal
    mortal.end(signal.SIGKILL)


@pytest.fixture
def ann(server: Mortal, chromium: Chromium) -> Iterator[Person]:
    """Somebody at a table with bots that do nothing; the first turn is hers."""
    with chromium.awake() as browser:
        people = People(browser, server.child.url)
        person = people("Ann", worker=True)
        person.expect_complaint(TROUBLE)
        person.page.add_init_script(KEEP_SOCKETS)
        settings = {"seats": 2, "first": 0}
        table = person.context.request.post(
            f"{server.child.url}/api/tables",
            data={"game": "face-to-face", "settings": settings, "bots": "casual", "start": True},
        ).json()["table"]
        at_table(person, table)
        yield person
        complaints = people.leave()
        assert not complaints, "\n".join(complaints)


def laid(page: Page) -> int:
    """How many cards lie on the own piles."""
    return page.locator("[data-drop=up] .fresh, [data-drop=down] .fresh").count()


def lay(page: Page, card: int) -> None:
    page.locator("[data-spot=hand] [data-card]").nth(card).click(position={"x": 8, "y": 30})
    page.locator("[data-drop=up].lit").click()


def lost(page: Page) -> None:
    expect(page.locator(".trouble, .banner.bad")).to_be_visible()


def found(page: Page) -> None:
    expect(page.locator(".trouble, .banner.bad")).to_be_hidden()


@pytest.mark.parametrize("way", [signal.SIGKILL, signal.SIGTERM])
def test_a_move_made_without_a_server_is_done_once_it_is_back(
    server: Mortal, ann: Person, way: signal.Signals
) -> None:
    page = ann.page
    lay(page, 0)
    expect(page.locator("[data-drop=up] .fresh")).to_have_count(1)
    expect(page.locator("[data-spot=hand] [data-card]")).to_have_count(5)
    server.end(way)
    lost(page)
    lay(page, 0)
    expect(page.get_by_text(KEPT)).to_be_visible()
    assert laid(page) == 1, "nothing is shown as done that nobody has agreed to"
    server.revive()
    found(page)
    expect(page.locator("[data-drop=up] .fresh")).to_have_count(2)
    expect(page.locator("[data-spot=hand] [data-card]")).to_have_count(4)
    page.reload()
    expect(page.locator("[data-spot=hand] [data-card]")).to_have_count(4)


def test_what_happened_meanwhile_is_told(server: Mortal, ann: Person, chromium: Chromium) -> None:
    """A laptop is closed; another device of the same person plays on."""
    page = ann.page
    other = ann.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-spot=hand] [data-card]")).to_have_count(6)
    page.evaluate("() => window.sockets.forEach((socket) => socket.close())")
    ann.context.set_offline(True)
    lost(page)
    ann.context.set_offline(False)
    found(page)
    lay(other, 0)
    expect(page.locator("[data-spot=hand] [data-card]")).to_have_count(5)
    lose_connection(ann)
    lost(page)
    lay(page, 0)
    expect(page.get_by_text(KEPT)).to_be_visible()
    ann.context.set_offline(False)
    expect(page.locator("[data-spot=hand] [data-card]")).to_have_count(4)
    expect(other.locator("[data-spot=hand] [data-card]")).to_have_count(4)


def test_without_a_server_the_pages_open_and_say_so(server: Mortal, ann: Person) -> None:
    """The service worker keeps them; they come in the language of the person."""
    page = ann.open()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    server.end(signal.SIGKILL)
    page.reload()
    trouble = page.get_by_role("alert")
    expect(trouble).to_be_visible()
    assert trouble.inner_text()
    server.revive()
    # The page also tries again by itself, perhaps just now.
    page.evaluate("() => document.querySelector('[role=alert] button')?.click()")
    expect(page.locator("article").first).to_be_visible()
