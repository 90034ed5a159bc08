"""The browser of the tests: the system's Chromium, driven by Playwright."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, sync_playwright

WHOLE = ("chromium", "chromium-browser", "google-chrome")
PROGRAMS = ("chromium-headless-shell", *WHOLE)
OFF = (
    # Two pages of the browser itself, beside each window: twice the work of a page of ours.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # A process kept ready for the next page, which is of another person and cannot have it; a page
    # kept for who goes back.
    *("SpareRendererForSitePerProcess", "BackForwardCache"),
    # Only the last list counts, so what Playwright switches off for all stands here again.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding"),
)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF)}",
    # No page of a test is there for so long that to optimise its code would pay.
    "--js-flags=--no-opt,--no-maglev",
    # Not even by mistake does a page reach another machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)


@dataclass
class Chromium:
    """A browser that is there for many tests.

    Playwright's loop counts as running from its start to its end, so that no other test of this
    process could run one of its own meanwhile. Therefore it counts only while it is `awake`.
    """

    _browser: Browser
    _loop: asyncio.AbstractEventLoop

    @classmethod
    @contextmanager
    def opened(cls) -> Iterator[Chromium]:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program(), args=QUIET)
            opened = cls(browser, asyncio.get_running_loop())
            asyncio._set_running_loop(None)
            yield opened
            asyncio._set_running_loop(opened._loop)
            browser.close()

    @contextmanager
    def whole(self) -> Iterator[Browser]:
        """A browser that can show notifications: the headless shell allows none."""
        with self.awake() as browser:
            whole = browser.browser_type.launch(executable_path=program(WHOLE), args=QUIET)
            try:
                yield whole
            finally:
                whole.close()

    @contextmanager
    def awake(self) -> Iterator[Browser]:
        asyncio._set_running_loop(self._loop)
        try:
            yield self._browser
        finally:
            asyncio._set_running_loop(None)


def program(programs: Sequence[str] = PROGRAMS) -> str:
    found = next(filter(None, map(shutil.which, programs)), None)
    assert found is not None, "Chromium is missing; `make test` installs it"
    return found
