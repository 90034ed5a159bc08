"""Running the server: from the address to the last flush."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

from aiohttp import web
from msgspec import Struct

from stosy.server.app import make_app
from stosy.server.http.connections import Runner
from stosy.server.http.file_limit import raise_file_limit
from stosy.server.http.headers import LOOPBACK_HOSTS, lan_hosts
from stosy.server.http.lan import LOOPBACK
from stosy.server.http.limits import Limits
from stosy.server.http.shared_limits import SharedLimits
from stosy.server.http.site import NoClient
from stosy.server.loop import on_stop
from stosy.server.matches.analyses import Analyst
from stosy.server.settings import ServerSettings
from stosy.server.store import open_store, sole_use
from stosy.server.supervisor import Line
from stosy.text import number_in

WAITING = 1024
"""Connections that may wait to be accepted."""
GRACE = 3.0
"""Seconds that requests under way get when the server stops."""


class Place(Struct, frozen=True):
    """Where to listen, and where to keep things."""

    host: str
    port: int
    store: str


class BadAddress(Exception):
    """The server cannot listen at this host and port."""

    def __init__(self, place: Place, reason: str) -> None:
        super().__init__(place, reason)
        self.place = place
        self.reason = reason


def tune() -> None:
    """Collect garbage rarely: values are frozen and make few cycles, and tables live long.

    Switch threads often, so that a busy loop does not delay a commit. And load all number words:
    that takes a tenth of a second.
    """
    number_in("o n e")
    sys.setswitchinterval(0.0001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def serve(
    place: Place,
    settings: ServerSettings,
    ready: Callable[[int], None],
    stopping: Callable[[], None] = lambda: None,
    analyst: Analyst | None = None,
    line: Line | None = None,
) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` gets the port once the server listens.

    A worker listens where its supervisor does, and ends with it.
    """
    stop = asyncio.Event()
    on_stop(stop.set)
    raise_file_limit()
    with sole_use(place.store):
        memory = None if line is None else line.memory
        limits = None if memory is None else SharedLimits(memory)
        runner = await _runner(place, settings, analyst, limits)
        try:
            tune()  # not later: it may take longer than a lease on a busy machine
            try:
                await runner.setup()
            except OSError as error:  # the store tells of its own in another way
                host, _, port = settings.node_address.rpartition(":")
                inner = Place(host, int(port), place.store)
                raise BadAddress(inner, error.strerror or str(error)) from None
            for each in listen_at(place) if line is None else line.listening:
                await web.SockSite(runner, each, backlog=WAITING).start()
            ready(runner.addresses[0][1])
            await _until(stop, line)
            stopping()
        finally:
            await runner.cleanup()


async def _runner(
    place: Place, settings: ServerSettings, analyst: Analyst | None, limits: Limits | None
) -> Runner:
    store, hosts = await open_store(place.store), allowed_hosts(place.host)
    try:
        app = await make_app(store, settings, hosts, place.host, analyst, limits)
    except NoClient:
        await store.close()
        raise
    return Runner(app, settings, GRACE)


async def _until(stop: asyncio.Event, line: Line | None) -> None:
    reporting = None if line is None else asyncio.create_task(line.report(stop.set))
    await stop.wait()
    if reporting is not None:
        reporting.cancel()


def listen_at(place: Place) -> list[socket.socket]:
    """Listen at all addresses of the host, on one port; `::` is for IPv4, too, as hosts expect."""
    both = place.host == "::" and socket.has_dualstack_ipv6()
    found: list[socket.socket] = []
    try:
        asked = place.host, place.port, 0, socket.SOCK_STREAM, 0, socket.AI_PASSIVE
        for family, _, _, _, (host, port, *_) in socket.getaddrinfo(*asked):
            address = host, found[0].getsockname()[1] if found else port
            found.append(socket.create_server(address, family=family, dualstack_ipv6=both))
    except OSError as error:
        for each in found:
            each.close()
        raise BadAddress(place, error.strerror or str(error)) from None
    return found


def allowed_hosts(host: str) -> frozenset[str]:
    """The host names that browsers may use without a proxy."""
    return LOOPBACK_HOSTS if host in LOOPBACK else lan_hosts(socket.gethostname())
