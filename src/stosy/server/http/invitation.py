"""Invitations: the address of a table for friends, as text and as a QR code."""

from __future__ import annotations

import asyncio

from aiohttp import web

from stosy.core import Refused
from stosy.server.http.api import answer
from stosy.server.http.context import CONTEXT
from stosy.server.http.headers import LOOPBACK_HOSTS, host_of, origin_of
from stosy.server.http.lan import met_at, qr_svg
from stosy.server.http.limits import is_loopback
from stosy.server.http.proxies import Proxies
from stosy.wire.api import Invitation


async def get_invitation(request: web.Request) -> web.Response:
    return answer(request, Invitation(address=await address_of(request)))


async def get_code(request: web.Request) -> web.Response:
    # To draw it takes some ms.
    code = await asyncio.to_thread(qr_svg, await address_of(request))
    return web.Response(body=code, content_type="image/svg+xml")


async def address_of(request: web.Request) -> str:
    """The origin that the browser used or, if that is a loopback address, the one on the
    network."""
    context = request.app[CONTEXT]
    table = request.match_info["table"]
    if await context.hub.store.table(table) is None:
        raise Refused("no_such_table", "T6")
    return f"{await _origin(request, context.host, context.settings.proxies)}/t/{table}"


async def _origin(request: web.Request, listens: str, proxies: Proxies) -> str:
    origin, host = origin_of(request, proxies), host_of(request, proxies)
    sock = request.get_extra_info("sockname")
    # Whoever comes through a proxy may claim any name, and is nobody at this machine.
    local = is_loopback(request) and host is not None and host.host in LOOPBACK_HOSTS
    if not local or not isinstance(sock, tuple):
        return origin
    # To ask for the name of this machine may take its time.
    addresses = await asyncio.to_thread(met_at, listens)
    return f"http://{addresses[0]}:{sock[1]}" if addresses else origin
