"""`GET /metrics`: the figures of all processes on this machine that share the store."""

from __future__ import annotations

import asyncio

from aiohttp import ClientError, ClientTimeout, hdrs, web

from stosy.core import Refused
from stosy.server.http.context import CONTEXT
from stosy.server.http.forwarding import FORWARDER, signed
from stosy.server.http.headers import FORWARDED
from stosy.server.http.limits import is_loopback
from stosy.server.metrics import CONTENT_TYPE, merged
from stosy.server.processes import is_here
from stosy.server.store import Peer

SECONDS = 2.0
"""For the answer of another process; without one its figures are missing."""


async def get_metrics(request: web.Request) -> web.Response:
    """For Prometheus on the same machine only; whichever process is asked."""
    if not is_loopback(request):
        raise Refused("not_found", "T6")
    return await _figures(request)


def alone(app: web.Application) -> web.Application:
    """An application that shows the figures of this one, and nothing else, to whoever asks."""
    shown = web.Application()
    shown[CONTEXT], shown[FORWARDER] = app[CONTEXT], app[FORWARDER]
    shown.router.add_get("/metrics", _figures)
    return shown


async def _figures(request: web.Request) -> web.Response:
    context = request.app[CONTEXT]
    told, node, store = context.metrics.render(), context.hub.node, context.hub.store
    if store.shared and FORWARDED not in request:
        peers = [peer for peer in node.peers if is_here(peer.process)]
        found = await asyncio.gather(*(_of(request, peer) for peer in peers))
        others = {peer.id: text for peer, text in zip(peers, found, strict=True) if text}
        told = merged({store.node: told} | others)
    return web.Response(body=told, headers={hdrs.CONTENT_TYPE: CONTENT_TYPE})


async def _of(request: web.Request, peer: Peer) -> bytes:
    session, limit = request.app[FORWARDER].session, ClientTimeout(total=SECONDS)
    headers = signed(request, peer)
    try:
        async with session.get(f"{peer.address}/metrics", headers=headers, timeout=limit) as answer:
            return await answer.read() if answer.status == 200 else b""
    except (ClientError, OSError, TimeoutError):
        return b""
