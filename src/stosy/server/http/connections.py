"""Limits connections per address, and answers malformed requests.

aiohttp waits forever for a request, logs every malformed one with a traceback, and answers it with
its own banner and without our headers.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from aiohttp import hdrs, http_exceptions, web
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from stosy.server.http.context import CONTEXT
from stosy.server.http.file_limit import most_connections
from stosy.server.http.headers import headers_for
from stosy.server.http.limits import HERE, Connections, grouped
from stosy.server.http.proxies import NO_PROXIES, Address, peer
from stosy.server.metrics import Metrics
from stosy.server.settings import ServerSettings
from stosy.wire.api import Problem

log = structlog.get_logger()

NO_HTTP = msgspec.json.encode(
    Problem(code="malformed", rule="G3", facts={"detail": "this is no HTTP request"})
)
_FULL = msgspec.json.encode(Problem(code="too_many_connections", rule="T6", facts={}))
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 10\r\n"
    b"Connection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(_FULL), _FULL)
)
BETWEEN_LINES = 60.0
"""Seconds between two lines in the log about refused connections."""
CONTINUE = "100-continue"
KEEP_ALIVE = 75.0
"""Seconds for which a connection is kept for the next request."""
CLIENTS_FAULT = (
    web.RequestPayloadError,
    http_exceptions.HttpProcessingError,
    ConnectionError,
)


class Door(web.Server):
    """Accepts connections: a limited number per address, and a limited time without a request."""

    def __init__(
        self,
        inner: web.Server,
        settings: ServerSettings,
        metrics: Metrics,
        held: Connections,
        **kwargs: Any,
    ) -> None:
        super().__init__(
            inner.request_handler,
            request_factory=self._asked,
            handler_cancellation=inner.handler_cancellation,
            **kwargs,
        )
        self._make = inner.request_factory
        self._settings = settings
        self._metrics = metrics
        self._most = most_connections()
        self._said = -BETWEEN_LINES
        self._held = held
        self._addresses: dict[web.RequestHandler, str] = {}
        self._waiting: dict[web.RequestHandler, asyncio.TimerHandle] = {}

    def __call__(self) -> web.RequestHandler:
        return Speaker(self, loop=self._loop, **self._kwargs)

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        self._metrics.lines.add(1)
        if self._metrics.lines.now > self._most:
            self._refuse(transport)
            return
        other = _peer(transport)
        address = HERE if self._settings.proxies.have(other) else grouped(other)
        if address != HERE:
            if not self._held.acquire(address):
                transport.abort()
                return
            self._addresses[handler] = address
        seconds = self._settings.hello_seconds
        self._waiting[handler] = self._loop.call_later(seconds, transport.abort)

    def connection_lost(
        self, handler: web.RequestHandler, exc: BaseException | None = None
    ) -> None:
        super().connection_lost(handler, exc)
        self._metrics.lines.add(-1)
        self._came(handler)
        address = self._addresses.pop(handler, None)
        if address is not None:
            self._held.release(address)

    def _refuse(self, transport: asyncio.Transport) -> None:
        """One more would take the last files, which the store needs."""
        self._metrics.limited.add("lines")
        transport.write(FULL)
        transport.close()
        now = self._loop.time()
        if now - self._said > BETWEEN_LINES:
            self._said = now
            log.warning("too_many_connections", count=self._most)

    def _came(self, handler: web.RequestHandler) -> None:
        timer = self._waiting.pop(handler, None)
        if timer is not None:
            timer.cancel()

    def _asked(self, message: Any, payload: Any, protocol: Any, *rest: Any) -> web.BaseRequest:
        self._came(protocol)
        within = _within(self._settings.path, _expecting_little(message))
        return self._make(within, payload, protocol, *rest)


def _within(folder: str, message: Any) -> Any:
    """The request with the path that it has in the folder of the site."""
    if folder == "/" or not message.path.startswith(folder):
        return message
    path = message.path[len(folder) - 1 :]
    return message._replace(path=path, url=URL(path, encoded=True))


def _expecting_little(message: Any) -> Any:
    """The request without an unknown Expect header, which aiohttp handles badly."""
    if message.headers.get(hdrs.EXPECT, CONTINUE).lower() == CONTINUE:
        return message
    headers = CIMultiDict(message.headers)
    headers.popall(hdrs.EXPECT)
    return message._replace(headers=CIMultiDictProxy(headers))


def _peer(transport: asyncio.Transport) -> Address | None:
    """The address at the other end; None if it has gone already."""
    name = transport.get_extra_info("peername")
    return None if name is None else peer(str(name[0]) if isinstance(name, tuple) else "")


class Speaker(web.RequestHandler):
    """One connection; does not log malformed requests."""

    __slots__ = ()

    def log_exception(self, *args: Any, **kw: Any) -> None:
        if not isinstance(kw.get("exc_info"), CLIENTS_FAULT):
            super().log_exception(*args, **kw)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        answer = super().handle_error(request, status, exc, message)
        if status < 500:
            answer = web.Response(body=NO_HTTP, status=status, content_type="application/json")
            answer.force_close()
        answer.headers.update(headers_for(request, NO_PROXIES))
        answer.headers["Cache-Control"] = "no-store"
        return answer


class Runner(web.AppRunner):
    """Runs an application with these limits."""

    def __init__(self, app: web.Application, settings: ServerSettings, grace: float) -> None:
        super().__init__(
            app,
            access_log=None,
            handler_cancellation=True,
            shutdown_timeout=grace,
            keepalive_timeout=KEEP_ALIVE,
            auto_decompress=False,
        )
        self._settings = settings

    async def _make_server(self) -> web.Server:
        inner = await super()._make_server()
        kept = {k: v for k, v in self._kwargs.items() if k != "handler_cancellation"}
        context = self.app[CONTEXT]
        return Door(inner, self._settings, context.metrics, context.lines, **kept)
