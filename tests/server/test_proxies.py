"""What the proxies of docs/hosting pass on: addresses, distances, cookies, headers, sockets.

`make hosting` also lets a socket be silent for longer than proxies usually bear (STOSY_SILENCE).
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from stosy.server.http.proxies import Proxies
from tests.server.e2e.client import Guest
from tests.server.e2e.places import HOST, Site, here
from tests.server.proxies import (
    ACCESS,
    PUBLIC,
    Program,
    block,
    caddy_https,
    haproxy,
    nginx_https,
    put,
    running,
)
from tests.timeouts import POLL_SECONDS, TIMEOUT

ELSEWHERE = "127.0.0.2"
"""The client's address, which is none of a proxy."""
FORGED = {
    "X-Forwarded-For": "203.0.113.9",
    "X-Forwarded-Host": "evil.example",
    "X-Client-RTT": "250000",
}
CACHING = ("Cache-Control", "ETag", "Content-Type", "Vary")
PATHS = ("/", "/assets/app-1.js", "/api/health")
SILENCE = float(os.environ.get("STOSY_SILENCE", "0"))


class Far(Guest):
    """A browser elsewhere that claims to be somebody else."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._plain = self.session
        self.session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True),
            connector=aiohttp.TCPConnector(
                resolver=Loopback(), local_addr=(ELSEWHERE, 0), ssl=False
            ),
            headers={**FORGED, "Origin": url},
        )

    async def __aexit__(self, *error: Any) -> None:
        await self._plain.close()
        await super().__aexit__(*error)


class Loopback(aiohttp.abc.AbstractResolver):
    """Every name is here."""

    async def resolve(self, host: str, port: int = 0, family: Any = 0) -> Any:
        where = {"hostname": host, "host": HOST, "port": port}
        return [{**where, "family": family, "proto": 0, "flags": 0}]

    async def close(self) -> None:
        pass


def of_haproxy(server: str) -> str:
    servers = {"10.0.0.5:8470": server, "10.0.0.6:8470": server}
    return put(block("defaults"), **servers, **{"bind 0.0.0.0:80": f"bind {HOST}:PORT"})


def of_nginx(server: str) -> str:
    return put(block("location / {"), **{"127.0.0.1:8470": server})


def of_caddy(server: str) -> str:
    return put(block(f"{PUBLIC} {{"), **{"127.0.0.1:8470": server})


@pytest.mark.parametrize(
    ("program", "configured", "scheme", "tells_distance"),
    [
        (haproxy, of_haproxy, "http", True),
        (nginx_https, of_nginx, "https", True),
        (caddy_https, of_caddy, "https", False),
    ],
    ids=["haproxy", "nginx", "caddy"],
)
def test_what_it_passes_on(
    program: Program, configured: Any, scheme: str, tells_distance: bool, tmp_path: Path
) -> None:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<!doctype html><title>Stosy</title>")
    (tmp_path / "site" / "assets" / "app-1.js").write_text("export {};")
    settings: dict[str, Any] = {"proxies": Proxies.read(HOST), "client_rtt": tells_distance}
    if SILENCE:
        settings |= {"ping_seconds": 3600.0, "silent_seconds": 3600.0}

    async def run() -> None:
        store = f"sqlite:///{tmp_path}/stosy.db"
        async with here(store, site=str(tmp_path / "site"), **settings) as site:
            text = configured(site.url.removeprefix("http://"))
            async with (
                running(program, tmp_path, text) as port,
                Far(f"{scheme}://{PUBLIC}:{port}") as ann,
            ):
                await certified(ann)
                await look(ann, site, secure=scheme == "https", distance=tells_distance)
                await same_headers(ann, site)
        if program is nginx_https:
            assert "/api/" not in (tmp_path / ACCESS).read_text(), "it would hold links to tables"

    asyncio.run(run())


async def certified(ann: Guest) -> None:
    """Caddy makes its certificate when it listens already."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            with suppress(aiohttp.ClientSSLError):
                await ann.get("/api/health")
                return
            await asyncio.sleep(POLL_SECONDS)


async def look(ann: Guest, site: Site, *, secure: bool, distance: bool) -> None:
    """Play a little, and see what the server knows of the client."""
    await ann.call_me("Ann")
    cookies = {each.key: bool(each["secure"]) for each in ann.session.cookie_jar}
    assert cookies == ({"__Host-stosy": True} if secure else {"stosy": False})
    table = await ann.table("the-game", bots="casual", start=True)
    async with ann.at(table) as line:
        (room,) = site.hub.rooms()
        (socket,) = room.sockets.values()
        assert ELSEWHERE in socket.address
        known = socket.line()
        assert (known is not None) == distance
        assert known is None or known.least != 250, "the client's claim"
        await asyncio.sleep(SILENCE)
        await line.act({"do": "resign"})
        await line.until(lambda: line.phase == "over")
    async with ann.session.get(f"{ann.url}/metrics") as answer:
        assert answer.status in (403, 404)
    headers = {"Origin": "https://evil.example"}
    with pytest.raises(aiohttp.WSServerHandshakeError) as foreign:
        await ann.session.ws_connect(f"{ann.url}/api/lobby", headers=headers)
    assert foreign.value.status == 403


async def same_headers(ann: Guest, site: Site) -> None:
    """What browsers may keep, and for how long, is said by the server alone."""
    async with aiohttp.ClientSession() as direct:
        for path in PATHS:
            async with ann.session.get(ann.url + path) as far, direct.get(site.url + path) as near:
                assert (far.status, near.status) == (200, 200), path
                policy = far.headers["Content-Security-Policy"]
                assert f" {ann.url.replace('http', 'ws', 1)};" in policy, "its own sockets"
                for name in CACHING:
                    assert far.headers.get(name) == near.headers.get(name), (path, name)
