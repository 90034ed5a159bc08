"""Links, guest passes, and what a server may answer."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from aiohttp import web

from stosy.core import Refused
from stosy.tui.address import Address, Unreachable
from stosy.tui.cookies import CookieJar
from stosy.tui.link import FIRST_DELAY, LONGEST_DELAY, delay
from stosy.tui.site import ServerClient, address

ID = "02m1JxC8tzAczeWsCHDXnA"


@pytest.mark.parametrize(
    ("link", "read"),
    [
        ("http://host:8470", Address("http://host:8470")),
        ("host:8470/", Address("http://host:8470")),
        (f"https://cards.example/t/{ID}", Address("https://cards.example", ID)),
        (f" http://10.0.0.7:1/t/{ID}#key=a_b-c ", Address("http://10.0.0.7:1", ID, "a_b-c")),
        (f"http://[::1]:1/t/{ID}?key=abc", Address("http://[::1]:1", ID, "abc")),
        (f"http://host/t/{ID}?key=#key=", Address("http://host", ID)),
    ],
)
def test_links_are_read(link: str, read: Address) -> None:
    assert address(link) == read


@pytest.mark.parametrize(
    "link",
    ["", "http://", "ftp://host", "http://host/x/abc", f"http://host/t/{ID}/x", "http://h:x"],
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(Refused, match="bad_link"):
        address(link)


def test_a_link_can_be_sent_on_without_its_key() -> None:
    assert address(f"host/t/{ID}#key=abc").url == f"http://host/t/{ID}"


def test_every_server_has_its_own_pass(tmp_path: Path) -> None:
    cookies = CookieJar(tmp_path / "guests")
    assert cookies.find("http://a:1") is None
    cookies.keep("http://a:1", "one")
    cookies.keep("http://a:2", "two")
    cookies.keep("http://a:1", "three")
    assert [cookies.find(f"http://a:{port}") for port in (1, 2, 3)] == ["three", "two", None]
    assert {file.stat().st_mode & 0o777 for file in (tmp_path / "guests").iterdir()} == {0o600}


def test_a_pass_that_cannot_be_kept_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    cookies = CookieJar(tmp_path / "file" / "guests")
    cookies.keep("http://a:1", "one")
    assert cookies.find("http://a:1") is None
    assert os.listdir(tmp_path) == ["file"]


def test_attempts_come_ever_more_slowly() -> None:
    for attempt in range(100):
        longest = min(LONGEST_DELAY, FIRST_DELAY * 2**attempt)
        assert longest / 2 <= delay(attempt) <= longest


@pytest.mark.parametrize("text", ["<html>", "[]", '{"code": 1}'])
@pytest.mark.parametrize("status", [200, 404, 502])
def test_another_kind_of_server_is_as_good_as_none(text: str, status: int, tmp_path: Path) -> None:
    async def page(request: web.Request) -> web.Response:
        return web.Response(text=text, status=status)

    async def test() -> None:
        app = web.Application()
        app.router.add_get("/{path:.*}", page)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        site = ServerClient(f"http://127.0.0.1:{runner.addresses[0][1]}", CookieJar(tmp_path))
        try:
            with pytest.raises(Unreachable):
                await site.me()
            with pytest.raises(Unreachable):
                await site.socket(ID)
        finally:
            await site.close()
            await runner.cleanup()

    asyncio.run(test())
