"""How far away a client is, by what it cannot delay: the kernel or a proxy tells."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from aiohttp import web

from stosy.server.http.context import CONTEXT
from stosy.server.settings import ServerSettings
from stosy.server.tables.connection import line_of
from stosy.table.presence import Line

Reader: TypeAlias = Callable[[], Line | None]

HEADER = "X-Client-RTT"
"""By a trusted proxy: the round trip of the client's connection to it in µs, when it was opened."""
OFTEN = 40.0
"""Ms by which a line is often longer than when it was opened."""
MICROSECONDS = re.compile("[1-9][0-9]{0,7}")


def line_reader(request: web.Request) -> Reader:
    """Tells what is known of the line to this request's client."""
    settings = request.app[CONTEXT].settings
    if settings.proxies.passed(request):
        told = told_line(request, settings)
        return lambda: told
    return partial(line_of, request.transport)


def told_line(request: web.BaseRequest, settings: ServerSettings) -> Line | None:
    """What a trusted proxy says of its client's line, if it is known to say so."""
    text = settings.proxies.told(request, HEADER)
    if not settings.client_rtt or not MICROSECONDS.fullmatch(text):
        return None
    least = int(text) / 1000
    return Line(least + OFTEN, least)
