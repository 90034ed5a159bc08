"""How far away clients are, by signs that they cannot delay."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiohttp.test_utils import make_mocked_request

from stosy.server.http.lines import told_line
from stosy.server.http.proxies import LOCAL_PROXIES, NO_PROXIES, Proxies
from stosy.server.settings import ServerSettings
from stosy.server.tables.connection import line_of
from stosy.table.presence import Line


async def own_line() -> Line | None:
    """The line between two ends of a connection on this machine."""
    got: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    served = await asyncio.start_server(lambda *end: got.set_result(end), "127.0.0.1", 0)
    async with served:
        reader, writer = await asyncio.open_connection(*served.sockets[0].getsockname())
        _, theirs = await got
        theirs.write(b"?")
        await reader.readexactly(1)
        writer.write(b"!")
        line = line_of(theirs.transport)
        writer.close()
        theirs.close()
    return line


def test_the_kernel_knows_the_line_to_its_peer() -> None:
    line = asyncio.run(own_line())
    assert line is not None
    assert line.least >= 0
    assert line.lately > 0


def test_what_is_no_tcp_has_no_line() -> None:
    assert line_of(None) is None
    assert line_of(asyncio.Transport({"socket": None})) is None


@pytest.mark.parametrize(
    ("text", "proxies", "line"),
    [
        ("180000", LOCAL_PROXIES, Line(220, 180)),
        ("180000", NO_PROXIES, None),
        ("", LOCAL_PROXIES, None),
        ("-5", LOCAL_PROXIES, None),
        ("0", LOCAL_PROXIES, None),
        ("1e5", LOCAL_PROXIES, None),
        ("99999999999", LOCAL_PROXIES, None),
    ],
)
def test_only_a_trusted_proxy_tells_the_line(
    text: str, proxies: Proxies, line: Line | None
) -> None:
    headers = {"X-Client-RTT": text}
    request = make_mocked_request("GET", "/", headers=headers)
    told = _from_loopback(request)
    assert told_line(told, ServerSettings(proxies=proxies, client_rtt=True)) == line
    assert told_line(told, ServerSettings(proxies=proxies)) is None  # the client may have said so


def _from_loopback(request: Any) -> Any:
    return request.clone(remote="127.0.0.1")
