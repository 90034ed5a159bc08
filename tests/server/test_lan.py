"""The local network: addresses to hand out, and a QR code that can be read back."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping, Sequence
from ipaddress import ip_address

import pytest
import segno
from aiohttp import web

from stosy.server.http import lan
from stosy.server.serving import Place, listen_at

URL = "http://192.168.1.17:8000/t/Zm9vYmFyYmF6cXV4cXV1eA"


def pretend(
    monkeypatch: pytest.MonkeyPatch, sources: Mapping[str, str], of_name: Sequence[str] = ()
) -> None:
    """A machine that sends from these addresses and whose name stands for those."""
    monkeypatch.setattr(lan, "source", sources.get)
    monkeypatch.setattr(lan, "of_host_name", lambda: list(of_name))


def test_ipv4_comes_first_and_each_address_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = dict.fromkeys(lan.PROBES, "192.168.1.17") | {"2001:db8::1": "2a00:1::5"}
    pretend(monkeypatch, dict(reversed(sources.items())))
    assert lan.lan_addresses() == ["192.168.1.17", "[2a00:1::5]"]


def test_the_home_network_comes_before_a_public_address(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, {"192.0.2.1": "8.8.4.4", "192.168.0.1": "192.168.0.9"})
    assert lan.lan_addresses() == ["192.168.0.9", "8.8.4.4"]


def test_addresses_of_no_use_to_others_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(
        monkeypatch,
        {"192.0.2.1": "127.0.0.1", "10.0.0.1": "0.0.0.0", "2001:db8::1": "::1"},
        ["127.0.1.1", "fe80::1%eth0", "10.1.2.3"],
    )
    assert lan.lan_addresses() == ["10.1.2.3"]


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object, **__: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", unreachable)
    monkeypatch.setattr(socket, "getaddrinfo", unreachable)
    assert lan.lan_addresses() == []


def test_the_source_for_this_machine_is_itself() -> None:
    assert lan.source("127.0.0.1") == "127.0.0.1"


def test_the_host_name_stands_for_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "127.0.0.1")
    assert lan.of_host_name() == ["127.0.0.1"]


def test_this_machine_has_addresses_that_urls_can_hold() -> None:
    for address in lan.lan_addresses():
        assert not ip_address(address.strip("[]")).is_loopback
        assert address.startswith("[") == (":" in address)


def drawn(lines: Sequence[str]) -> list[list[int]]:
    """The rows of modules that a phone sees on a dark terminal: 1 is dark."""
    upper = {"█": 0, "▀": 0, "▄": 1, " ": 1}
    lower = {"█": 0, "▀": 1, "▄": 0, " ": 1}
    return [[half[each] for each in line] for line in lines for half in (upper, lower)]


@pytest.mark.parametrize("url", ["http://10.0.0.1", URL, URL + "?" + "x" * 200])
def test_the_code_can_be_read_back(url: str) -> None:
    rows = drawn(lan.qr(url, plain=True).split("\n"))
    matrix = [list(row) for row in segno.make_qr(url).matrix]
    assert [row[4:-4] for row in rows[4 : 4 + len(matrix)]] == matrix


def test_the_code_has_its_quiet_zone() -> None:
    rows = drawn(lan.qr(URL, plain=True).split("\n"))
    rows = rows[: len(rows[0])]  # a code is a square: the lower half of the last line is empty
    around = [*rows[:4], *rows[-4:], *(row[:4] + row[-4:] for row in rows)]
    assert not any(map(any, around))


def test_colours_change_nothing_but_the_colours() -> None:
    lines = lan.qr(URL).split("\n")
    white_on_black, normal = "\x1b[38;5;231;48;5;16m", "\x1b[0m"
    bare = [line.removeprefix(white_on_black).removesuffix(normal) for line in lines]
    assert bare == lan.qr(URL, plain=True).split("\n")
    assert all(len(line) == len(lines[0]) for line in lines)


def test_a_link_to_a_table_fits_on_a_terminal() -> None:
    lines = lan.qr(URL, plain=True).split("\n")
    assert len(lines) <= 23
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_a_server_that_listens_everywhere_is_reached_by_ipv4_and_ipv6() -> None:
    async def run() -> None:
        runner = web.AppRunner(web.Application())
        await runner.setup()
        try:
            (listening,) = listen_at(Place("::", 0, ""))
            await web.SockSite(runner, listening).start()
            port = runner.addresses[0][1]
            for host in lan.LOOPBACK[:2]:
                _, writer = await asyncio.open_connection(host, port)
                writer.close()
                await writer.wait_closed()
        finally:
            await runner.cleanup()

    asyncio.run(run())
