"""Requests as the server gets them, without a server."""

from __future__ import annotations

import ssl
from unittest.mock import Mock

from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

HTTPS = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)


def request(
    *headers: tuple[str, str], method: str = "GET", peer: str | None = None, https: bool = False
) -> web.Request:
    """A request with these headers, from this address."""
    transport = Mock()
    transport.get_extra_info = {"peername": peer and (peer, 50_000)}.get
    return make_mocked_request(
        method,
        "/",
        CIMultiDict(headers),
        transport=transport,
        sslcontext=HTTPS if https else None,
    )
