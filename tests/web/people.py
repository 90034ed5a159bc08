"""People with browsers, and the errors that their browsers report."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from time import monotonic
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Page,
    WebError,
    expect,
)

from tests.timeouts import TIMEOUT

Language: TypeAlias = Literal["en", "uk", "ru", "cs"]
Theme: TypeAlias = Literal["light", "dark"]

DESKTOP = (1280, 800)
PHONE = (390, 844)
NARROW = (360, 740)
"""The narrowest phone that everything has to fit on."""

MILLISECONDS = 1000 * TIMEOUT
expect.set_options(timeout=MILLISECONDS)

OURS = ("about:", "blob:", "data:")
"""Addresses that are no request to anybody."""

FOLLOW = """
(path) => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = path;
  link.click();
  link.remove();
}
"""


DRAWN = "() => new Promise((drawn) => requestAnimationFrame(drawn))"


def until(page: Page, holds: Callable[[], object]) -> None:
    """Wait for something that the page does not show; look each time the page is drawn."""
    end = monotonic() + TIMEOUT
    while not holds():
        assert monotonic() < end, "it never happened"
        page.evaluate(DRAWN)


@dataclass
class Person:
    """A guest with cookies of their own. `page` is the window they look at."""

    site: str
    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)
    stays: bool = False
    """Whether they come to other pages by links: nothing is loaded and compiled again."""
    _expected: list[re.Pattern[str]] = field(default_factory=list)

    def open(self, path: str = "/") -> Page:
        if self.stays:
            self.page.evaluate(FOLLOW, path)
        else:
            self.page.goto(self.site + path)
        return self.page

    def expect_complaint(self, pattern: str) -> None:
        """A complaint that belongs to the test, such as that about a page that does not exist."""
        self._expected.append(re.compile(pattern))

    @cached_property
    def devtools(self) -> CDPSession:
        """For what Playwright does not offer; valid as long as the window."""
        return self.context.new_cdp_session(self.page)

    def slow_down(self, times: float) -> None:
        """Simulate a processor that is so many times slower."""
        self.devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def resize(self, size: tuple[int, int], mobile: bool = False) -> None:
        """The window is that of a desktop now or, if `mobile`, of a phone."""
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": mobile}
        self.devtools.send("Emulation.setDeviceMetricsOverride", metrics)

    def call(self, name: str) -> None:
        """What the others call this guest."""
        answer = self.context.request.put(f"{self.site}/api/me", data={"name": name})
        assert answer.ok, answer.text()

    def hand_over(self) -> None:
        """Another person takes the browser, which keeps no data of the previous one.

        What it has loaded and compiled it keeps, and that is most of the work of a page.
        """
        self.context.clear_cookies()
        stored = {"origin": self.site, "storageTypes": "local_storage"}
        self.devtools.send("Storage.clearDataForOrigin", stored)
        self.complaints.clear()
        self._expected.clear()

    def unexpected(self) -> list[str]:
        """The unexpected errors of the browser."""
        return [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self._expected)
        ]

    def leave(self) -> list[str]:
        """Close everything; what the browser complained about and nobody expected."""
        self.context.close()
        return self.unexpected()

    def watch(self) -> None:
        """Take note of errors, breaches of the policy, and requests to others."""
        self.context.on("console", self._heard)
        self.context.on("weberror", self._fell)
        self.context.on("request", lambda request: self._asked(request.url))

    def _heard(self, message: ConsoleMessage) -> None:
        """Chromium reports breaches of the policy as errors, too."""
        if message.type == "error":
            self.complaints.append(f"error: {message.text} ({message.location.get('url', '')})")

    def _fell(self, error: WebError) -> None:
        self.complaints.append(f"threw: {error.error.stack or error.error}")

    def _asked(self, url: str) -> None:
        if not url.startswith(OURS) and urlsplit(url).netloc != urlsplit(self.site).netloc:
            self.complaints.append(f"asked another host: {url}")


@dataclass
class People:
    """Everybody in a test."""

    _browser: Browser
    site: str
    everybody: list[Person] = field(default_factory=list)

    def __call__(
        self,
        name: str | None = None,
        language: Language = "en",
        *,
        phone: bool = False,
        theme: Theme = "light",
        size: tuple[int, int] | None = None,
        motion: bool = False,
        worker: bool = False,
    ) -> Person:
        """Somebody with a browser of their own, and an empty window; new here if without a name.

        `size` is that of the window, if not the usual one. Nothing moves that need not, unless
        `motion` is wanted. Without a service `worker` nothing is fetched that nobody looks at.
        """
        width, height = size or (PHONE if phone else DESKTOP)
        context = self._browser.new_context(
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=phone,
            is_mobile=phone,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(MILLISECONDS)
        person = Person(self.site, context, context.new_page())
        self.everybody.append(person)
        person.watch()
        if name is not None:
            person.call(name)
        return person

    def leave(self) -> list[str]:
        """Close all browsers; what they complained about."""
        return [complaint for person in self.everybody for complaint in person.leave()]
