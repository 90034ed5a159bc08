"""A browser with a profile of its own that can be killed and started again, and its server."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from playwright.sync_api import Browser, Error, Page, expect

from tests.server.e2e.places import Child
from tests.timeouts import POLL_SECONDS, TIMEOUT
from tests.web.chromium import QUIET, program
from tests.web.people import DESKTOP, MILLISECONDS, Language, Person
from tests.web.play_guest import Guest

CUT_OFF = r"net::ERR_(CONNECTION|INTERNET|FAILED)"
"""What the browser says when it cannot reach the server."""


def wait_until_ended(process: psutil.Process) -> None:
    """Wait until the killed process has ended.

    Where nobody collects orphans, as in a container without an init, it stays as a zombie.
    """
    deadline = time.monotonic() + TIMEOUT
    with suppress(psutil.NoSuchProcess):
        while process.status() != psutil.STATUS_ZOMBIE:
            assert time.monotonic() < deadline, process
            time.sleep(POLL_SECONDS)


@dataclass
class Traveller:
    """Somebody who takes the games along."""

    browser: Browser
    server: Child
    profile: Path
    language: Language = "en"
    folder: str = ""
    """Where the pages are on the server."""
    people: list[Person] = field(default_factory=list)

    @property
    def site(self) -> str:
        return self.server.url + self.folder

    @property
    def person(self) -> Person:
        return self.people[-1]

    @property
    def guest(self) -> Guest:
        return Guest(self.person, 0, self.language)

    def start(self) -> Page:
        """Start the browser with what it knew before."""
        context = self.browser.browser_type.launch_persistent_context(
            str(self.profile),
            executable_path=program(),
            args=QUIET,
            locale=self.language,
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            reduced_motion="reduce",
            accept_downloads=True,
        )
        context.set_default_timeout(MILLISECONDS)
        self.people.append(Person(self.site, context, context.pages[0]))
        self.person.watch()
        return self.person.page

    def take_along(self) -> None:
        """On the first page, until everything is there."""
        page = self.person.open()
        page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        page.locator("section[aria-labelledby=away] button").first.click()
        expect(page.get_by_text(self.guest.says("home-away-taken"))).to_be_visible()
        # The service worker has kept the pages, too.
        page.wait_for_function(
            """async () => {
              const list = await (await fetch("files.json")).json();
              const kept = await (await caches.open("stosy-pages")).keys();
              return kept.length > Object.keys(list).length / 2 &&
                kept.some(({ url }) => url === location.href);
            }"""
        )

    def cut(self) -> None:
        """The server is gone, and with it all connection."""
        os.kill(self.server.pid, signal.SIGKILL)
        self.person.expect_complaint(CUT_OFF)

    def full(self, full: bool) -> None:
        """There is no more room for this site, or again what there was.

        Chromium asks for the room it has when it opens a database, and not again for a while.
        """
        room = {"quotaSize": 1} if full else {}
        devtools = self.person.devtools
        devtools.send("Storage.overrideQuotaForOrigin", {"origin": self.server.url} | room)

    def kill(self) -> None:
        """The browser ends at once, as by a power cut."""
        wanted = f"--user-data-dir={self.profile}"
        for process in psutil.process_iter(["cmdline"]):
            line = process.info["cmdline"] or []
            if wanted in line and not any(part.startswith("--type=") for part in line):
                process.kill()
                wait_until_ended(process)
        with suppress(Error):
            self.person.context.close()

    def again(self) -> Page:
        """Start the browser once more, without a connection."""
        page = self.start()
        self.person.expect_complaint(CUT_OFF)
        return page

    def play_now(self, game: str) -> None:
        name = self.guest.says("home-play-game", game=game)
        self.page.get_by_role("button", name=name, exact=True).click()
        expect(self.page.locator(".hand [data-card]").first).to_be_visible()

    @property
    def page(self) -> Page:
        return self.person.page

    def leave(self) -> list[str]:
        """What the browsers complained about, and nobody expected."""
        with suppress(Error):
            self.person.context.close()
        return [complaint for person in self.people for complaint in person.unexpected()]
