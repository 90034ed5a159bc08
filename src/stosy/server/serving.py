"""Running the server: from the address to the last flush."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from msgspec import Struct

from stosy.server import systemd
from stosy.server.admin.site import listening
from stosy.server.app import make_app
from stosy.server.http import figures
from stosy.server.http.connections import Runner
from stosy.server.http.context import CONTEXT
from stosy.server.http.file_limit import raise_file_limit
from stosy.server.http.headers import LOOPBACK_HOSTS, lan_hosts
from stosy.server.http.lan import LOOPBACK
from stosy.server.http.notices import BadTexts
from stosy.server.http.site import NoClient
from stosy.server.loop import on_stop
from stosy.server.matches.analyses import Analyst
from stosy.server.settings import ServerSettings
from stosy.server.store import open_store, sole_use
from stosy.server.unix_sockets import bound
from stosy.text import code_of

WAITING = 1024
"""Connections that may wait to be accepted."""
GRACE = 3.0
"""Seconds that requests under way get when the server stops."""


UNIX = "unix:"
"""Before the path of a Unix socket, in place of a host."""
FOR_PROXIES = 0o660
"""Who may connect to a Unix socket: the user and the group of the server."""


class Place(Struct, frozen=True):
    """Where to listen, and where to keep things. The host may be `unix:` and a path."""

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

    Switch threads often, so that a busy loop does not delay a commit.
    """
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
) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` gets the port (0: none) once the server listens."""
    stop = asyncio.Event()
    on_stop(stop.set)
    raise_file_limit()
    with sole_use(place.store):
        runner = await _runner(place, settings, analyst)
        try:
            tune()  # not later: it may take longer than a lease on a busy machine
            await runner.setup()
            for each in systemd.sockets() or listen_at(place):
                await web.SockSite(runner, each, backlog=WAITING).start()
            context = runner.app[CONTEXT]
            async with (
                _figures_shown(runner.app, settings.metrics_address, place),
                listening(context, place.store, settings.admin_folder),
            ):
                ready(port_of(runner.addresses[0]))
                reporting = asyncio.create_task(systemd.report())
                await stop.wait()
                reporting.cancel()
                stopping()
        finally:
            await runner.cleanup()


@asynccontextmanager
async def _figures_shown(app: web.Application, at: str, place: Place) -> AsyncIterator[None]:
    """Serve the metrics, and nothing else, at an address of their own, if there is one."""
    if not at:
        yield
        return
    host, _, port = at.rpartition(":")
    shown = web.AppRunner(figures.alone(app), access_log=None)
    await shown.setup()
    try:
        for each in listen_at(Place(host.strip("[]"), int(port), place.store)):
            await web.SockSite(shown, each).start()
        yield
    finally:
        await shown.cleanup()


async def _runner(place: Place, settings: ServerSettings, analyst: Analyst | None) -> Runner:
    store, hosts = await open_store(place.store), allowed_hosts(place.host)
    try:
        app = await make_app(store, settings, hosts, place.host, analyst)
    except (NoClient, BadTexts):
        await store.close()
        raise
    return Runner(app, settings, GRACE)


def listen_at(place: Place) -> list[socket.socket]:
    """Listen at all addresses of the host, on one port; `::` is for IPv4, too, as hosts expect."""
    if place.host.startswith(UNIX):
        return [_listen_at_file(place)]
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
        raise BadAddress(place, code_of(error)) from None
    return found


def _listen_at_file(place: Place) -> socket.socket:
    try:
        found = bound(Path(place.host.removeprefix(UNIX)), FOR_PROXIES)
        found.listen(WAITING)
    except OSError as error:
        raise BadAddress(place, code_of(error)) from None
    return found


def port_of(address: object) -> int:
    """The port of a listening address; 0 for a Unix socket."""
    return int(address[1]) if isinstance(address, tuple) else 0


def allowed_hosts(host: str) -> frozenset[str]:
    """The host names that browsers may use without a proxy."""
    return (
        LOOPBACK_HOSTS
        if host in LOOPBACK or host.startswith(UNIX)
        else lan_hosts(socket.gethostname())
    )
