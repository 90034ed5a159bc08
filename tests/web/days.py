"""A server of this process, beside the browser: its days pass, and it can be started anew."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from time import monotonic, time
from typing import Any, TypeVar
from unittest.mock import patch

from playwright.sync_api import Browser

from stosy.server.store import writes
from tests.server.e2e.places import Site, here
from tests.timeouts import TIMEOUT
from tests.web.people import People

T = TypeVar("T")

DAY = 24 * 3600


@dataclass
class Evening:
    """While the server runs."""

    _loop: asyncio.AbstractEventLoop
    site: Site = field(init=False)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something in the server itself."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(TIMEOUT)


@dataclass
class Days:
    """One address and one store; by the clocks of the server it began so many seconds ago."""

    people: People
    store: str
    built: Path
    passed: float = -7 * DAY

    @classmethod
    @contextmanager
    def begun(cls, browser: Browser, folder: Path, built: Path) -> Iterator[Days]:
        """A test fails if one of the browsers complains: see `Person.watch`."""
        people = People(browser, "")
        yield cls(people, f"sqlite:///{folder}/stosy.db", built)
        complaints = people.leave()
        assert not complaints, "\n".join(complaints)

    def go_by(self, seconds: float) -> None:
        """So much time passes, whether the server runs or not."""
        self.passed += seconds

    @contextmanager
    def evening(self, **settings: Any) -> Iterator[Evening]:
        """The server runs."""
        loop, open_ = asyncio.new_event_loop(), AsyncExitStack()
        thread = Thread(target=loop.run_forever, daemon=True)
        thread.start()
        port = int(self.people.site.rpartition(":")[2] or 0)
        server = here(
            self.store,
            source=lambda: monotonic() + self.passed,
            port=port,
            site=str(self.built),
            **settings,
        )
        runs = Evening(loop)
        try:
            with patch.object(writes, "time", lambda: time() + self.passed):
                runs.site = runs.do(open_.enter_async_context(server))
                self.people.site = runs.site.url
                yield runs
        finally:
            runs.do(open_.aclose())
            loop.call_soon_threadsafe(loop.stop)
            thread.join()
            loop.close()
