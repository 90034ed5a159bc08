"""Limits at a real server: what is too much is refused, and whoever goes on is let go."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from struct import unpack
from typing import Any

import pytest

from stosy.server.app import CLIENTS
from stosy.server.http.proxies import LOCAL_PROXIES, Proxies
from stosy.server.http.sockets import FLOOD
from stosy.table import hints as hinting
from tests.server.hostile.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    UPGRADE,
    Answer,
    Guest,
    Wire,
    fetch,
    frame,
    request,
    shake,
)
from tests.server.hostile.noise import HELLO
from tests.server.hostile.world import HOST, UNLIMITED, World, run, serving
from tests.timeouts import SLOWNESS

ELSEWHERE = "127.0.0.2"
NO_MORE: dict[str, Any] = {"message_rate": 0.0, "message_burst": 5.0}
"""Five messages, and never another."""


def code(answer: Answer) -> str:
    found: str = json.loads(answer.body)["code"]
    return found


def lines_open(world: World) -> int:
    server = world.runner.server
    assert server is not None
    return len(server.connections)


async def close_code(wire: Wire) -> int:
    """The code with which the server closes."""
    while heard := await wire.hear():
        if heard.opcode == CLOSE:
            closed: int = unpack("!H", heard.payload[:2])[0]
            return closed
    raise AssertionError("closed without a word")


@pytest.mark.parametrize("opcode", [1, BINARY])
def test_a_message_may_have_8192_bytes_and_not_one_more(tmp_path: Path, opcode: int) -> None:
    async def send() -> None:
        async with serving(tmp_path) as world:
            host = await Guest.named(world.port, "Ann")
            wire = await host.socket(await host.open())
            text = b'{"ask":"go_on","id":"8"}'
            await wire.send(frame(text.ljust(8192), opcode))
            assert (await wire.tell() or {})["tell"] in ("ack", "refusal")
            await wire.send(frame(text.ljust(8193), opcode))
            assert await close_code(wire) == 1009
            assert not world.troubles()

    run(send())


def test_who_asks_too_fast_is_refused_and_then_let_go(tmp_path: Path) -> None:
    async def flood() -> None:
        async with serving(tmp_path, **NO_MORE) as world:
            host = await Guest.named(world.port, "Ann")
            wire = await host.socket(await host.open())
            asks = [b'{"ask":"go_on","id":"%d"}' % number for number in range(200)]
            wire.writer.write(b"".join(map(frame, asks)))
            told = [each async for each in _tells(wire)]
            answers = Counter(each.get("code", each["tell"]) for each in told)
            assert answers == {"ack": 4, "too_fast": FLOOD, "goodbye": 1}
            assert [each["id"] for each in told[:-1]] == [str(number) for number in range(104)]
            assert told[-1] == {"tell": "goodbye", "reason": "flood", "retry": 5000}
            await world.until(lambda: not len(world.context.connections))

    run(flood())


@pytest.mark.parametrize(
    ("sent", "named"),
    [
        (frame(b'{"ask":"plan","id":"p1","actions":[{"do":"draw"}]}'), "p1"),
        (frame(b'{"ask":"nothing","id":"n1"}'), "n1"),
        (frame(b'{"ask":"go_on","id":"b1"}', BINARY), "b1"),
        (frame(b'{"ask":"go_on","id":7}'), None),
        (frame(b'{"ask":"go_on","id":"half'), None),
        (frame(b"", PING), None),
        (frame(b'{"id":"no"}', PONG), None),
    ],
)
def test_too_fast_names_its_ask_if_that_can_be_read(
    tmp_path: Path, sent: bytes, named: str | None
) -> None:
    async def hurry() -> None:
        async with serving(tmp_path, **NO_MORE) as world:
            host = await Guest.named(world.port, "Ann")
            wire = await host.socket(await host.open())
            wire.writer.write(frame(b'{"ask":"ping","id":"0"}') * 4 + sent)
            refused = await wire.until("refusal")
            assert (refused["code"], refused["id"]) == ("too_fast", named)

    run(hurry())


async def _tells(wire: Wire) -> AsyncIterator[dict[str, Any]]:
    while told := await wire.tell():
        yield told


def test_many_sockets_of_one_address_share_a_limit(tmp_path: Path) -> None:
    async def flood() -> None:
        async with serving(tmp_path, **NO_MORE) as world:
            table = await (await Guest.named(world.port, "Ann")).open()
            path = f"/api/tables/{table}/socket"
            answers: Counter[str] = Counter()
            for _ in range(CLIENTS + 2):
                wire, _ = await shake(world.port, path)
                await wire.send(frame(b'{"ask":"nothing","id":"1"}') * 5)
                for _ in range(5):
                    answers[(await wire.until("refusal"))["code"]] += 1
            assert answers == {"malformed": 5 * CLIENTS, "too_fast": 10}
            there = await socket_from(world.port, path, ELSEWHERE)
            await there.send(frame(b"{}"))
            assert (await there.until("refusal"))["code"] == "malformed"

    run(flood())


async def socket_from(port: int, path: str, source: str) -> Wire:
    wire = await Wire.open(port, source=source)
    await wire.send(request("GET", path, port, **UPGRADE))
    assert (await wire.answer()).status == 101
    return wire


@pytest.mark.parametrize("path", ["table", "lobby"])
@pytest.mark.parametrize("opcode", [PING, PONG, BINARY])
def test_frames_of_every_kind_count(tmp_path: Path, path: str, opcode: int) -> None:
    """Also pongs, which nobody asked for, and on a socket that nobody has greeted."""

    async def flood() -> None:
        async with serving(tmp_path, **NO_MORE) as world:
            table = await (await Guest.named(world.port, "Ann")).open()
            where = "/api/lobby" if path == "lobby" else f"/api/tables/{table}/socket"
            wire, _ = await shake(world.port, where)
            wire.writer.write(frame(b"?", opcode) * 200)
            assert await close_code(wire) == 1008

    run(flood())


def test_pongs_to_the_servers_own_pings_do_not_count(tmp_path: Path) -> None:
    async def play_on() -> None:
        async with serving(tmp_path, ping_seconds=0.01, **NO_MORE) as world:
            host = await Guest.named(world.port, "Ann")
            wire = await host.socket(await host.open())
            for _ in range(20):
                while (heard := await wire.hear()) and heard.opcode != PING:
                    pass
                assert heard is not None
                await wire.send(frame(heard.payload, PONG))
            assert (await wire.ask("go_on"))["tell"] == "ack"

    run(play_on())


def test_requests_are_counted_by_address(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path, request_rate=0.0, request_burst=3.0) as world:
            port = world.port
            assert [(await fetch(port, "GET", "/api/me")).status for _ in range(3)] == [200] * 3
            refused = await fetch(port, "GET", "/api/me")
            assert (refused.status, code(refused)) == (429, "too_fast")
            assert (await fetch(port, "GET", "/nowhere")).status == 429
            assert (await fetch(port, "GET", "/api/health")).status == 200
            assert (await shake(port, "/api/lobby"))[1].status == 429
            assert (await fetch(port, "GET", "/api/me", source=ELSEWHERE)).status == 200

    run(ask())


def test_hints_are_counted_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks, and at whatever table: thinking is what a server has least of."""
    monkeypatch.setattr(hinting, "hints", lambda *given, **more: ())

    async def ask() -> None:
        async with serving(tmp_path, hint_rate=0.0, hint_burst=2.0) as world:
            tables = []
            for name in ("Ann", "Bob"):
                guest = await Guest.named(world.port, name)
                tables.append(await guest.open("the-game", settings={"first": 0}, start=True))
                wire = await guest.socket(tables[-1])
                assert (await wire.ask("hint", id="1"))["tell"] == "hints"
            refused = await wire.ask("hint", id="2")
            assert (refused["code"], refused["rule"]) == ("too_fast", "T6")
            there = await socket_from(world.port, f"/api/tables/{tables[0]}/socket", ELSEWHERE)
            await there.send(frame(HELLO))
            assert (await there.ask("hint", id="3"))["code"] == "not_seated"

    run(ask())


def test_nobody_gets_another_bucket_by_naming_another_address(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path, request_rate=0.0, request_burst=1.0) as world:
            first = await fetch(world.port, "GET", "/api/me", X_Forwarded_For="192.0.2.1")
            second = await fetch(world.port, "GET", "/api/me", X_Forwarded_For="192.0.2.2")
            assert (first.status, second.status) == (200, 429)

    run(ask())


def test_nor_past_the_proxies(tmp_path: Path) -> None:
    """The server is behind a proxy on 127.0.0.1, and eve comes from elsewhere."""

    async def ask() -> None:
        proxies = Proxies.read(HOST)
        async with serving(tmp_path, proxies=proxies, request_rate=0, request_burst=1) as world:
            for address, status in (("192.0.2.1", 200), ("192.0.2.1", 429), ("192.0.2.2", 200)):
                answer = await fetch(world.port, "GET", "/api/me", X_Forwarded_For=address)
                assert answer.status == status
            for address, status in (("192.0.2.3", 200), ("192.0.2.4", 429)):
                forged = {"X_Forwarded_For": address, "X_Forwarded_Proto": "https"}
                answer = await fetch(world.port, "GET", "/api/me", source=ELSEWHERE, **forged)
                assert answer.status == status
                assert "Secure" not in answer.headers.get("set-cookie", "")

    run(ask())


def test_sockets_are_counted_by_address(tmp_path: Path) -> None:
    async def come() -> None:
        async with serving(tmp_path, connections_per_address=2) as world:
            table = await (await Guest.named(world.port, "Ann")).open()
            one, _ = await shake(world.port, "/api/lobby")
            _, answer = await shake(world.port, f"/api/tables/{table}/socket")
            assert answer.status == 101
            _, answer = await shake(world.port, "/api/lobby")
            assert (answer.status, code(answer)) == (429, "too_many_connections")
            one.abort()
            await world.until(lambda: len(world.context.connections) == 1)
            assert (await shake(world.port, "/api/lobby"))[1].status == 101

    run(come())


def test_connections_are_counted_before_they_say_anything(tmp_path: Path) -> None:
    async def come() -> None:
        async with serving(tmp_path, lines_per_address=3) as world:
            held = [await Wire.open(world.port) for _ in range(3)]
            await world.until(lambda: lines_open(world) == 3)
            assert await (await Wire.open(world.port)).hear() is None
            assert (await fetch(world.port, "GET", "/api/me", source=ELSEWHERE)).status == 200
            held[0].abort()
            await world.until(lambda: lines_open(world) == 2)
            assert (await fetch(world.port, "GET", "/api/me")).status == 200
            assert not world.troubles()

    run(come())


def test_a_server_without_files_for_more_connections_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stosy.server.http.connections.most_connections", lambda: 2)

    async def come() -> None:
        async with serving(tmp_path) as world:
            held = [await Wire.open(world.port) for _ in range(2)]
            await world.until(lambda: world.context.metrics.lines.now == 2)
            for _ in range(2):
                answer = await fetch(world.port, "GET", "/api/me")
                assert (answer.status, code(answer)) == (503, "too_many_connections")
            held[0].abort()
            await world.until(lambda: world.context.metrics.lines.now == 1)
            assert (await fetch(world.port, "GET", "/api/me")).status == 200
            (line,) = world.troubles()
            assert (line["event"], line["count"]) == ("too_many_connections", 2)

    run(come())


def test_a_proxy_may_hold_any_number_of_connections(tmp_path: Path) -> None:
    async def come() -> None:
        async with serving(tmp_path, lines_per_address=1, proxies=LOCAL_PROXIES) as world:
            await Wire.open(world.port)
            assert (await fetch(world.port, "GET", "/api/me")).status == 200

    run(come())


def test_a_guest_hosts_no_more_tables_even_if_all_are_asked_for_at_once(tmp_path: Path) -> None:
    async def create() -> None:
        async with serving(tmp_path, tables_per_guest=2) as world:
            ann = await Guest.named(world.port, "Ann")
            asked = [ann.fetch("POST", "/api/tables", {"game": "the-game"}) for _ in range(12)]
            answers = await asyncio.gather(*asked)
            made = [answer for answer in answers if answer.status == 201]
            assert 1 <= len(made) <= 2
            assert {code(answer) for answer in answers if answer.status != 201} == {
                "too_many_tables"
            }
            while len(made) < 2:
                made.append(await ann.fetch("POST", "/api/tables", {"game": "the-game"}))
            refused = await ann.fetch("POST", "/api/tables", {"game": "the-game"})
            assert (refused.status, json.loads(refused.body)["facts"]) == (409, {"most": 2})
            wire = await ann.socket(json.loads(made[0].body)["table"])
            await wire.ask("close")
            assert (await ann.fetch("POST", "/api/tables", {"game": "the-game"})).status == 201

    run(create())


def test_who_says_no_hello_is_let_go_however_much_they_ping(tmp_path: Path) -> None:
    async def be_silent() -> None:
        async with serving(
            tmp_path, hello_seconds=0.5, message_rate=1e9, message_burst=1e9
        ) as world:
            table = await (await Guest.named(world.port, "Ann")).open()
            wire, _ = await shake(world.port, f"/api/tables/{table}/socket")
            await wire.send(frame(b"", PING))
            while heard := await wire.hear():
                if heard.opcode == PONG:
                    await wire.send(frame(b"", PING))
                elif heard.opcode == CLOSE:
                    break
                elif heard.opcode == 1:
                    assert heard.tell == {"tell": "goodbye", "reason": "no_hello"}
            await world.until(lambda: not len(world.context.connections))

    run(be_silent())


@pytest.mark.parametrize("start", [b"", b"G", b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "])
def test_a_connection_without_a_request_is_closed(tmp_path: Path, start: bytes) -> None:
    async def wait() -> None:
        async with serving(tmp_path, hello_seconds=0.1) as world:
            wire = await Wire.open(world.port)
            wire.writer.write(start)
            assert await wire.hear() is None
            await world.until(lambda: lines_open(world) == 0)
            assert not world.troubles()

    run(wait())


@pytest.mark.parametrize("coding", ["Content-Length: 100\r\n", "Transfer-Encoding: chunked\r\n"])
def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, coding: str) -> None:
    async def wait() -> None:
        async with serving(tmp_path, hello_seconds=0.5) as world:
            wire = await Wire.open(world.port)
            head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{coding}\r\n"
            wire.writer.write(head.encode())
            answer = await wire.answer()
            assert (answer.status, code(answer)) == (400, "malformed")
            assert not world.troubles()

    run(wait())


def test_a_broken_body_is_refused(tmp_path: Path) -> None:
    async def send() -> None:
        async with serving(tmp_path) as world:
            wire = await Wire.open(world.port)
            head = (
                "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
            )
            wire.writer.write(head.encode())
            await world.until(lambda: lines_open(world) == 1)
            wire.writer.write(b"zz\r\n")
            assert (await wire.answer()).status == 400
            packed = {"Content_Encoding": "gzip"}
            answer = await fetch(world.port, "PUT", "/api/me", b"no gzip", **packed)
            assert (answer.status, code(answer)) == (400, "malformed")
            assert not world.troubles()

    run(send())


def test_a_body_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async def send() -> None:
        async with serving(tmp_path) as world:
            body = b'{"name":"' + b"a" * 20_000 + b'"}'
            answer = await fetch(world.port, "PUT", "/api/me", body)
            assert (answer.status, code(answer)) == (413, "too_large")
            chunks = b"1000\r\n" + b" " * 0x1000 + b"\r\n"
            head = request("PUT", "/api/me", world.port, Transfer_Encoding="chunked")
            wire = await Wire.open(world.port)
            wire.writer.write(head.replace(b"Content-Length: 0\r\n", b"") + chunks * 8)
            assert (await wire.answer()).status == 413

    run(send())


def test_many_requests_at_once_on_one_connection_are_answered_in_order(tmp_path: Path) -> None:
    async def send() -> None:
        async with serving(tmp_path, **UNLIMITED) as world:
            wire = await Wire.open(world.port, 2**20)
            paths = ["/api/me", "/nowhere", "/api/tables", "/api/health"] * 25
            wire.writer.write(b"".join(request("GET", path, world.port) for path in paths))
            statuses = [(await wire.answer()).status for _ in paths]
            assert statuses == [200, 404, 200, 200] * 25

    run(send())


def test_who_gives_no_sign_of_life_is_let_go_and_others_are_not(tmp_path: Path) -> None:
    async def wait() -> None:
        async with serving(tmp_path, ping_seconds=0.02, silent_seconds=1.5 * SLOWNESS) as world:
            ann, bob = await Guest.named(world.port, "Ann"), await Guest.named(world.port, "Bob")
            table = await ann.open()
            alive, silent = await ann.socket(table), await bob.socket(table)
            lobby, _ = await shake(world.port, "/api/lobby")
            told = await alive.until("table_is")
            while told["facts"]["spectators"]:
                told = await alive.until("table_is")
            goodbye = await _last_text(silent)
            assert goodbye == {"tell": "goodbye", "reason": "silent", "retry": 1000}
            assert (await alive.ask("go_on"))["tell"] == "ack"
            await _last_text(lobby)

    run(wait())


async def _last_text(wire: Wire) -> object:
    """The last thing told before the connection closed; its pings are not answered."""
    last: object = None
    while (heard := await wire.hear()) and heard.opcode != CLOSE:
        last = heard.tell if heard.opcode == 1 else last
    return last
