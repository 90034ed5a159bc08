"""Headers: every response is guarded, and foreign pages and hosts are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TypeVar

import pytest
from aiohttp import ClientResponse, WSMsgType, WSServerHandshakeError, web
from aiohttp.test_utils import TestClient, TestServer

from stosy.server.http.headers import (
    LOOPBACK_HOSTS,
    allowed_host,
    headers_for,
    lan_hosts,
    protect,
    same_origin,
)
from stosy.server.http.proxies import LOCAL_PROXIES, NO_PROXIES, Proxies
from tests.server.requests import request

PROXY = "127.0.0.1"

T = TypeVar("T")
Client = TestClient[web.Request, web.Application]


async def hello(_: web.Request) -> web.Response:
    return web.json_response({"hello": "there"})


async def cached(_: web.Request) -> web.Response:
    return web.Response(headers={"Cache-Control": "max-age=60"})


async def file(_: web.Request) -> web.FileResponse:
    return web.FileResponse(Path(__file__))


async def gone(_: web.Request) -> web.Response:
    raise web.HTTPGone


async def crash(_: web.Request) -> web.Response:
    raise RuntimeError("a mistake")


async def socket(request: web.Request) -> web.WebSocketResponse:
    response = web.WebSocketResponse()
    await response.prepare(request)
    await response.close()
    return response


def visit(
    what: Callable[[Client], Awaitable[T]],
    *,
    proxies: Proxies = NO_PROXIES,
) -> T:
    """Do something with a small server of our own."""

    async def run() -> T:
        app = web.Application()
        protect(app, proxies=proxies, allowed=LOOPBACK_HOSTS)
        for handler in (hello, cached, file, gone, crash, socket):
            app.router.add_route("*", f"/{handler.__name__}", handler)
        async with TestClient(TestServer(app)) as client:
            return await what(client)

    return asyncio.run(run())


def answer(method: str, path: str, headers: Mapping[str, str] | None = None) -> ClientResponse:
    async def ask(client: Client) -> ClientResponse:
        async with client.request(method, path, headers=headers) as response:
            await response.read()
            return response

    return visit(ask)


@pytest.mark.parametrize(
    ("path", "status"),
    [("/hello", 200), ("/file", 200), ("/gone", 410), ("/crash", 500), ("/nowhere", 404)],
)
def test_every_response_carries_the_headers(path: str, status: int) -> None:
    response = answer("GET", path)
    assert response.status == status
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Referrer-Policy"] == "no-referrer"
    assert response.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in response.headers["Permissions-Policy"]
    assert response.headers["Content-Security-Policy"].startswith("default-src 'none'; ")
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["Server"] == "stosy"
    assert "Strict-Transport-Security" not in response.headers


def test_what_may_be_cached_says_so_itself() -> None:
    assert answer("GET", "/cached").headers["Cache-Control"] == "max-age=60"


def test_the_socket_opens_for_our_pages() -> None:
    async def open_socket(client: Client) -> bool:
        origin = str(client.make_url("/")).rstrip("/")
        async with client.ws_connect("/socket", headers={"Origin": origin}) as opened:
            return (await opened.receive()).type is WSMsgType.CLOSE

    assert visit(open_socket)


def test_the_answer_to_a_handshake_carries_the_headers() -> None:
    response = answer(
        "GET",
        "/socket",
        {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        },
    )
    assert response.status == 101
    assert response.headers["Referrer-Policy"] == "no-referrer"


def test_the_socket_stays_shut_for_foreign_pages() -> None:
    async def open_socket(client: Client) -> int:
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect("/socket", headers={"Origin": "https://evil.example"})
        return refused.value.status

    assert visit(open_socket) == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_foreign_pages_cannot_change_anything(method: str, origin: str) -> None:
    async def ask(client: Client) -> tuple[int, object, str]:
        async with client.request(method, "/hello", headers={"Origin": origin}) as response:
            headers = response.headers["Content-Security-Policy"]
            return response.status, await response.json(), headers

    status, body, policy = visit(ask)
    assert (status, body) == (403, {"code": "foreign_origin", "rule": "T6", "facts": {}})
    assert "default-src 'none'" in policy


def test_programs_and_our_own_pages_can() -> None:
    async def ask(client: Client) -> list[int]:
        origin = str(client.make_url("/")).rstrip("/")
        statuses = []
        for headers in ({}, {"Origin": origin}):
            async with client.post("/hello", headers=headers) as response:
                statuses.append(response.status)
        return statuses

    assert visit(ask) == [200, 200]


def test_a_foreign_host_gets_nothing() -> None:
    async def ask(client: Client) -> tuple[int, object]:
        async with client.get("/hello", headers={"Host": "evil.example"}) as response:
            return response.status, await response.json()

    assert visit(ask) == (403, {"code": "foreign_host", "rule": "T6", "facts": {}})
    assert visit(ask, proxies=Proxies.read("192.0.2.0/24"))[0] == 403
    assert visit(ask, proxies=LOCAL_PROXIES) == (200, {"hello": "there"})


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://LOCALHOST:8000", "localhost:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("http://127.0.0.1:8000", "localhost:8000", False),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://[::1]:8000", "[::2]:8000", False),
        ("http://stosy.example", "stosy.example", True),
        ("http://stosy.example", "stosy.example:80", True),
        ("http://stosy.example:80", "stosy.example", True),
        ("https://stosy.example", "stosy.example", True),
        ("https://stosy.example", "stosy.example:443", True),
        ("https://stosy.example:443", "stosy.example", True),
        ("https://stosy.example", "stosy.example:80", False),
        ("http://stosy.example", "stosy.example:443", False),
        ("http://stosy.example.evil.example", "stosy.example", False),
        ("http://evil.example", "stosy.example", False),
        ("http://stosy.example@evil.example", "stosy.example", False),
        ("http://stosy.example/", "stosy.example", False),
        ("file://stosy.example", "stosy.example", False),
        ("chrome-extension://stosy.example", "stosy.example", False),
        ("null", "null", False),
        ("", "stosy.example", False),
        ("stosy.example", "stosy.example", False),
        ("http://", "", False),
        ("http://stosy.example:99999999", "stosy.example", False),
        ("http://стосі.example", "стосі.example", False),
    ],
)
def test_a_page_is_ours_if_it_came_from_the_same_host(origin: str, host: str, same: bool) -> None:
    got = request(("Origin", origin), ("Host", host), peer=PROXY)
    assert same_origin(got, NO_PROXIES) is same
    assert same_origin(got, LOCAL_PROXIES) is same


def test_no_browser_no_origin() -> None:
    assert same_origin(request(("Host", "stosy.example")), NO_PROXIES)


def test_two_origins_are_none() -> None:
    origin = ("Origin", "http://stosy.example")
    assert not same_origin(request(origin, origin, ("Host", "stosy.example")), NO_PROXIES)


@pytest.mark.parametrize(
    ("named", "ours"),
    [
        ("stosy.example", True),
        ("stosy.example:443", True),
        ("evil.example, stosy.example", True),
        ("stosy.example, evil.example", False),
        ("other.example", False),
    ],
)
def test_a_trusted_proxy_says_which_host_was_meant(named: str, ours: bool) -> None:
    page, host = ("Origin", "https://stosy.example"), ("Host", "10.0.0.5:8000")
    for peer, believed in ((PROXY, True), ("192.0.2.7", False), (None, False)):
        got = request(page, host, ("X-Forwarded-Host", named), peer=peer)
        assert same_origin(got, LOCAL_PROXIES) is (ours and believed)
        assert not same_origin(got, NO_PROXIES)


def test_a_page_by_http_has_no_say_over_https() -> None:
    page = ("Origin", "http://stosy.example")
    host = ("Host", "stosy.example")
    behind = ("X-Forwarded-Proto", "https")
    assert not same_origin(request(page, host, https=True), NO_PROXIES)
    assert not same_origin(request(page, host, behind, peer=PROXY), LOCAL_PROXIES)
    assert same_origin(request(page, host, behind, peer="192.0.2.7"), LOCAL_PROXIES)
    assert same_origin(request(page, host, behind, peer=PROXY), NO_PROXIES)


LAN = lan_hosts("Kitchen.home.arpa")


@pytest.mark.parametrize(
    ("host", "loopback", "lan"),
    [
        ("localhost", True, True),
        ("LocalHost:8000", True, True),
        ("127.0.0.1:8000", True, True),
        ("[::1]:8000", True, True),
        ("192.168.1.17:8000", False, True),
        ("[fd00::2]:8000", False, True),
        ("kitchen:8000", False, True),
        ("kitchen.home.arpa", False, True),
        ("kitchen.local:8000", False, True),
        ("local", False, False),
        ("evil-local", False, False),
        ("evil.example", False, False),
        ("localhost.evil.example", False, False),
        ("kitchen.local.evil.example", False, False),
        ("192.168.1.17.evil.example", False, False),
        ("[kitchen]", False, False),
        ("<address>", False, False),
        ("*.local", False, False),
        ("", False, False),
    ],
)
def test_only_our_own_hosts_are_answered(host: str, loopback: bool, lan: bool) -> None:
    got = request(("Host", host))
    assert allowed_host(got, LOOPBACK_HOSTS) is loopback
    assert allowed_host(got, LAN) is lan


def test_without_a_host_there_is_no_telling() -> None:
    assert not allowed_host(request(), LAN)


def test_a_machine_without_a_name_allows_no_empty_host() -> None:
    assert "" not in lan_hosts("")


@pytest.mark.parametrize(
    ("host", "https", "sources"),
    [
        ("stosy.example", False, "'self' ws://stosy.example"),
        ("stosy.example", True, "'self' wss://stosy.example"),
        ("192.168.1.17:8000", False, "'self' ws://192.168.1.17:8000"),
        ("[::1]:8000", False, "'self'"),
        ("evil; script-src *", False, "'self'"),
    ],
)
def test_the_policy_lets_pages_connect_to_us_only(host: str, https: bool, sources: str) -> None:
    policy = headers_for(request(("Host", host), https=https), NO_PROXIES)[
        "Content-Security-Policy"
    ]
    directives = dict(each.split(" ", 1) for each in policy.split("; "))
    assert directives == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data: blob:",
        "font-src": "'self'",
        "connect-src": sources,
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }


@pytest.mark.parametrize(
    ("host", "https", "proto", "proxies", "told"),
    [
        ("stosy.example", True, "", NO_PROXIES, True),
        ("stosy.example", False, "https", LOCAL_PROXIES, True),
        ("stosy.example", False, "https", NO_PROXIES, False),
        ("stosy.example", False, "", LOCAL_PROXIES, False),
        ("localhost:8443", True, "", NO_PROXIES, False),
    ],
)
def test_https_is_insisted_on_where_it_is_used(
    host: str, https: bool, proto: str, proxies: Proxies, told: bool
) -> None:
    got = request(("Host", host), ("X-Forwarded-Proto", proto), https=https, peer=PROXY)
    assert ("Strict-Transport-Security" in headers_for(got, proxies)) is told
