"""Invitations: friends get an address that works for them."""

from __future__ import annotations

import asyncio
import re
from xml.etree import ElementTree

import pytest
import segno

from stosy.server.http import lan
from stosy.server.http.lan import met_at, qr_svg
from stosy.server.http.proxies import LOCAL_PROXIES
from tests.server.e2e.client import Guest, Refused
from tests.server.e2e.places import PUBLIC, here

AT_HOME = ["192.168.1.17", "[2a00:1::5]"]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_addresses", lambda: list(AT_HOME))


async def invitation(url: str, ann: Guest, **headers: str) -> tuple[str, str]:
    """The id of a new table, and the address that is given for it."""
    table = await ann.table("the-game")
    async with ann.session.get(f"{url}/api/tables/{table}/invitation", headers=headers) as told:
        return table, (await told.json())["address"]


@pytest.mark.parametrize(
    ("listens", "origin"),
    [
        ("127.0.0.1", "http://127.0.0.1:{port}"),
        ("0.0.0.0", "http://192.168.1.17:{port}"),
        ("::", "http://192.168.1.17:{port}"),
        ("10.0.0.7", "http://10.0.0.7:{port}"),
        ("fd00::7", "http://[fd00::7]:{port}"),
    ],
)
def test_who_came_by_loopback_gives_the_address_on_the_network(
    listens: str, origin: str, store: str
) -> None:
    async def run() -> None:
        async with here(store, listens=listens) as site, Guest(site.url) as ann:
            table, address = await invitation(site.url, ann)
            port = site.url.rpartition(":")[2]
            assert address == f"{origin.format(port=port)}/t/{table}"

    asyncio.run(run())


def test_who_came_by_another_name_gives_that(store: str) -> None:
    async def run() -> None:
        async with here(store, listens="0.0.0.0") as site, Guest(site.url) as ann:
            table, address = await invitation(site.url, ann, Host=f"{PUBLIC}:8000")
            assert address == f"http://{PUBLIC}:8000/t/{table}"

    asyncio.run(run())


def test_behind_a_proxy_it_is_what_the_browser_was_sent_to(store: str) -> None:
    async def run() -> None:
        async with here(store, proxies=LOCAL_PROXIES) as site, Guest(site.url) as ann:
            forwarded = {"X-Forwarded-Host": PUBLIC, "X-Forwarded-Proto": "https"}
            table, address = await invitation(site.url, ann, **forwarded)
            assert address == f"https://{PUBLIC}/t/{table}"

    asyncio.run(run())


def test_who_comes_through_a_proxy_is_not_told_where_this_machine_is(store: str) -> None:
    """Anybody can say that they were sent to 127.0.0.1."""

    async def run() -> None:
        async with (
            here(store, listens="0.0.0.0", proxies=LOCAL_PROXIES) as site,
            Guest(site.url) as ann,
        ):
            claimed = {"Host": "127.0.0.1", "X-Forwarded-For": "203.0.113.9"}
            table, address = await invitation(site.url, ann, **claimed)
            assert address == f"http://127.0.0.1/t/{table}"

    asyncio.run(run())


def test_a_code_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    qr_svg("http://192.168.1.17:8000/t/once")
    monkeypatch.delattr(segno, "make_qr")
    assert qr_svg("http://192.168.1.17:8000/t/once").startswith(b"<svg")


def test_the_code_is_that_of_the_address(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            table, address = await invitation(site.url, ann)
            path = f"/api/tables/{table}/invitation.svg"
            async with ann.session.get(site.url + path) as told:
                assert told.status == 200
                assert told.content_type == "image/svg+xml"
                assert await told.read() == qr_svg(address)
            with pytest.raises(Refused, match="no_such_table"):
                await ann.get(f"/api/tables/{'A' * 22}/invitation.svg")

    asyncio.run(run())


def test_the_code_is_as_large_as_the_page_makes_it() -> None:
    url = "http://192.168.1.17:8000/t/Zm9vYmFyYmF6cXV4cXV1eA"
    root = ElementTree.fromstring(qr_svg(url))
    size = len(segno.make_qr(url).matrix) + 8
    assert root.attrib["viewBox"] == f"0 0 {size} {size}"
    assert not {"width", "height", "style", "class"} & set(root.attrib)
    attributes = {name for each in root.iter() for name in each.attrib}
    assert not {"style", "class"} & attributes
    light, dark = root
    assert (light.attrib["fill"], dark.attrib["stroke"]) == ("#fff", "#000")
    rows = re.findall(r"M4 4\.5", dark.attrib["d"])
    assert len(rows) == 1, "the quiet zone is four modules wide"


def test_where_a_server_is_met() -> None:
    assert met_at("localhost") == met_at("127.0.0.1") == met_at("::1") == []
    assert met_at("0.0.0.0") == AT_HOME[:1]
    assert met_at("::") == AT_HOME
