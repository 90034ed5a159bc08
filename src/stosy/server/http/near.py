"""Requests and sockets that change a table wait until this node owns it.

Ownership follows the sockets: the node that a socket reaches asks the owner to hand the table over.
A balancer that hashes by table so brings everybody to one node.
"""

from __future__ import annotations

import asyncio
from functools import wraps

from aiohttp import web
from aiohttp.typedefs import Handler

from stosy.core import Refused
from stosy.server.http.context import CONTEXT
from stosy.server.store import Deposed

AGAIN = 0.1
"""Seconds until the next look whether the table is ours."""
PATIENCE = 8.0
"""Seconds of such looks: longer than it takes to depose a node."""


def near_table(handler: Handler) -> Handler:
    """A handler that runs at the node that owns the table of the request, if it has one.

    What is asked for has an id, so that it is not done twice if the table goes meanwhile.
    """

    async def near(request: web.Request) -> web.StreamResponse:
        hub, table = request.app[CONTEXT].hub, request.match_info.get("table")
        loop = asyncio.get_running_loop()
        late = loop.time() + PATIENCE
        while True:
            try:
                if table is not None:
                    await hub.room(table)
                return await handler(request)
            except (Refused, Deposed) as refused:
                elsewhere = isinstance(refused, Deposed) or refused.code == "table_elsewhere"
                if not elsewhere or hub.stopping or loop.time() > late:
                    raise
            if table is None:
                hub.node.look_soon()
            else:
                await hub.ask_for(table)
            await asyncio.sleep(AGAIN)

    return wraps(handler)(near)
