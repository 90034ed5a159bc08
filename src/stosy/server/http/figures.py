"""`GET /metrics`: the figures of this process."""

from __future__ import annotations

from aiohttp import hdrs, web

from stosy.core import Refused
from stosy.server.http.context import CONTEXT
from stosy.server.http.limits import is_loopback
from stosy.server.metrics import CONTENT_TYPE


async def get_metrics(request: web.Request) -> web.Response:
    """For Prometheus on the same machine only."""
    if not is_loopback(request):
        raise Refused("not_found", "T6")
    return await _figures(request)


def alone(app: web.Application) -> web.Application:
    """An application that shows the figures of this one, and nothing else, to whoever asks."""
    shown = web.Application()
    shown[CONTEXT] = app[CONTEXT]
    shown.router.add_get("/metrics", _figures)
    return shown


async def _figures(request: web.Request) -> web.Response:
    told = request.app[CONTEXT].metrics.render()
    return web.Response(body=told, headers={hdrs.CONTENT_TYPE: CONTENT_TYPE})
