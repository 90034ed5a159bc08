"""How far away a client is, by what it cannot delay: the kernel, a proxy or another node tell."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from aiohttp import web

from stosy.server.http.context import CONTEXT
from stosy.server.http.headers import FORWARDED
from stosy.server.settings import ServerSettings
from stosy.server.tables.connection import LINE, NONCE, line_of
from stosy.table.presence import Line

Reader: TypeAlias = Callable[[bytes], tuple[bytes, Line | None]]

HEADER = "X-Client-RTT"
"""By a trusted proxy: the round trip of the client's connection to it in µs, when it was opened."""
OFTEN = 40.0
"""Ms by which a line is often longer than when it was opened."""
MICROSECONDS = re.compile("[1-9][0-9]{0,7}")


def line_reader(request: web.Request) -> Reader:
    """Splits a pong on this request's socket into its number and what is known of the line."""
    if FORWARDED in request:
        return forwarded
    settings = request.app[CONTEXT].settings
    if settings.proxies.passed(request):
        told = told_line(request, settings)
        return lambda data: (data, told)
    transport = request.transport
    return lambda data: (data, line_of(transport))


def told_line(request: web.BaseRequest, settings: ServerSettings) -> Line | None:
    """What a trusted proxy says of its client's line, if it is known to say so."""
    text = settings.proxies.told(request, HEADER)
    if not settings.client_rtt or not MICROSECONDS.fullmatch(text):
        return None
    least = int(text) / 1000
    return Line(least + OFTEN, least)


def appended(data: bytes, line: Line | None) -> bytes:
    """A pong on its way to the node that owns the table, with what this node knows of the line."""
    lately, least = (0.0, 0.0) if line is None else line
    return bytes(data) + LINE.pack(int(lately * 1000), int(least * 1000))


def forwarded(data: bytes) -> tuple[bytes, Line | None]:
    """Its parts; an earlier release appends nothing."""
    if len(data) != NONCE + LINE.size:
        return data, None
    lately, least = LINE.unpack(data[NONCE:])
    return bytes(data[:NONCE]), Line(lately / 1000, least / 1000) if lately else None
