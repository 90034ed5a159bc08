"""Sends messages to push services: in a thread with a loop of its own, each service by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from time import monotonic

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from msgspec import Struct
from msgspec.structs import replace

from stosy.server.push.encrypting import authorization, encrypted
from stosy.server.push.providers import Providers, PublicResolver, origin_of
from stosy.server.store.push import Subscription

GONE = (404, 410)
"""The browser does not want it any more."""
LATER = (408, 425, 429, 500, 502, 503, 504)
RETRIES = (5.0, 60.0)
"""Seconds before it is tried again."""
AT_ONCE = 4
"""Messages on their way to one service."""
WAITING = 2000
"""Messages that wait for one service; more are dropped."""
PATIENCE = ClientTimeout(total=10.0)
LOOKUPS = 32
QUIET = 60.0
"""Seconds between two lines of the log about one service."""

log = structlog.get_logger()


class Message(Struct, frozen=True, kw_only=True):
    """To one browser: for how many seconds it is worth anything, and which earlier one it
    replaces."""

    to: Subscription
    body: bytes
    ttl: int
    topic: str
    tries: int = 0


class Sender:
    """The thread. `done` is called there with each subscription and the status of the answer."""

    def __init__(
        self, providers: Providers, contact: str, done: Callable[[Subscription, int], None]
    ) -> None:
        self._providers = providers
        self._contact = contact
        self._done = done
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._services: dict[str, Service] = {}
        self._session: ClientSession | None = None

    def start(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._run, args=(self._loop,), name="stosy-push", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """What is on its way is given up: nothing here is worth a slow stop."""
        loop, self._loop = self._loop, None
        if loop is not None and self._thread is not None:
            loop.call_soon_threadsafe(loop.stop)
            self._thread.join(timeout=2.0)

    @property
    def is_crowded(self) -> bool:
        """Does one of the services fall behind? Asked from any thread."""
        return any(service.is_crowded for service in tuple(self._services.values()))

    def send(self, message: Message) -> None:
        """From any thread; does not wait."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._put, message)

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        asyncio.set_event_loop(loop)
        loop.set_default_executor(ThreadPoolExecutor(LOOKUPS, "stosy-push-lookup"))
        try:
            loop.run_forever()
        finally:
            loop.run_until_complete(self._close())
            loop.close()

    async def _close(self) -> None:
        tasks = [task for service in self._services.values() for task in service.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    def _put(self, message: Message) -> None:
        provider = self._providers.of(message.to.endpoint)
        if provider is None:  # the settings have changed
            self._done(message.to, GONE[0])
            return
        service = self._services.get(provider)
        if service is None:
            service = self._services[provider] = Service(provider, self._sent)
        service.put(message)

    async def _sent(self, message: Message) -> int:
        """Send it; the status of the answer."""
        if self._session is None:
            connector = TCPConnector(resolver=PublicResolver(), use_dns_cache=False)
            jar = DummyCookieJar()
            self._session = ClientSession(connector=connector, timeout=PATIENCE, cookie_jar=jar)
        to = message.to
        headers = {
            "Authorization": authorization(to.key, origin_of(to.endpoint), self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.ttl),
            "Topic": message.topic,
            "Urgency": "normal",
        }
        data = encrypted(message.body, to.browser, to.auth)
        async with self._session.post(
            to.endpoint, data=data, headers=headers, allow_redirects=False
        ) as response:
            status = response.status
        if status in LATER and message.tries < len(RETRIES):
            again = replace(message, tries=message.tries + 1)
            later = asyncio.get_running_loop().call_later
            later(RETRIES[message.tries], self._put, again)
        else:
            self._done(to, status)
        return status


class Service:
    """One push service: what waits for it, and a few at work. Others do not feel if it is dead."""

    def __init__(self, name: str, send: Callable[[Message], Awaitable[int]]) -> None:
        self._name = name
        self._send = send
        self._waiting: asyncio.Queue[Message] = asyncio.Queue(WAITING)
        self._told = -QUIET
        self.tasks = [asyncio.get_running_loop().create_task(self._work()) for _ in range(AT_ONCE)]

    @property
    def is_crowded(self) -> bool:
        return self._waiting.qsize() >= self._waiting.maxsize // 2

    def put(self, message: Message) -> None:
        if self._waiting.full():
            self._complain("full")
        else:
            self._waiting.put_nowait(message)

    async def _work(self) -> None:
        while True:
            message = await self._waiting.get()
            try:
                status = await self._send(message)
                if not 200 <= status < 300 and status not in GONE:
                    self._complain(str(status))
            except (ClientError, OSError, TimeoutError) as error:
                self._complain(type(error).__name__)
            except Exception:
                log.error("push_broken", exc_info=True)

    def _complain(self, state: str) -> None:
        if monotonic() - self._told >= QUIET:
            self._told = monotonic()
            name = self._name.removeprefix("*.").partition(":")[0]
            log.warning("push_failed", source=name, state=state)
