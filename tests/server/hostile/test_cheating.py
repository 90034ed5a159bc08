"""Cheats: what somebody else's client can neither learn nor forge."""

from __future__ import annotations

import asyncio
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from stosy.games import games
from stosy.server.http.guests import Guests
from stosy.server.http.proxies import LOCAL_PROXIES
from stosy.server.tables.room import Room
from tests.server.hostile.frames import (
    PING,
    PONG,
    Answer,
    Guest,
    Wire,
    cookie_of,
    fetch,
    frame,
    shake,
    socket,
)
from tests.server.hostile.world import HOST, UNLIMITED, World, run, serving
from tests.server.keys import keys

HOST_ASKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("start", {}),
    ("arrange", {"change": {"seats": 3}}),
    ("put_bot", {"seat": 1, "level": "casual"}),
    ("open_seat", {"seat": 1}),
    ("remove", {"seat": 0}),
    ("hand_over", {"seat": 0}),
    ("mute", {"seat": 0}),
    ("close", {}),
)


def told(answer: Answer) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer.body)
    return found


def room_of(world: World, table: str) -> Room:
    return next(room for room in world.context.hub.rooms() if room.id == table)


async def two(world: World, game: str = "quick-and-easy") -> tuple[Guest, Guest, str, Wire, Wire]:
    """Ann and Bob at a table for two; nothing has begun."""
    ann, bob = await Guest.named(world.port, "Ann"), await Guest.named(world.port, "Bob")
    table = await ann.open(game, settings={"seats": 2})
    assert (await bob.fetch("POST", f"/api/tables/{table}/join", {})).status == 200
    return ann, bob, table, await ann.socket(table), await bob.socket(table)


async def view(wire: Wire) -> dict[str, Any]:
    """The next update that says how play stands."""
    while True:
        update = await wire.until("update")
        if "view" in update:
            return update


def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async def forge() -> None:
        async with serving(tmp_path) as world:
            ann = await Guest.named(world.port, "Ann")
            table = await ann.open()
            guest, _, signature = ann.cookie.partition(".")
            other = "B" if signature[0] != "B" else "C"
            forged = (
                guest,
                f"{guest}.",
                f"{guest}.{other}{signature[1:]}",
                f"{'A' * 22}.{signature}",
                f"{ann.cookie}.",
                f'"{ann.cookie}x"',
                Guests(keys(b"the secret of another server")).sign(guest),
            )
            for cookie in forged:
                me = await fetch(world.port, "GET", "/api/me", cookie=cookie)
                assert (told(me)["name"], told(me)["tables"]) == ("", [])
                assert not cookie_of(me).startswith(guest)
                wire = await socket(world.port, table, cookie)
                assert (await wire.ask("start"))["code"] == "not_host"
            assert told(await ann.fetch("GET", "/api/me"))["name"] == "Ann"

    run(forge())


@pytest.mark.parametrize("game", sorted(games()))
def test_nobody_but_the_clock_can_time_somebody_out(tmp_path: Path, game: str) -> None:
    async def cheat() -> None:
        async with serving(tmp_path) as world:
            _, _, table, ann, bob = await two(world, game)
            await ann.ask("start")
            before = room_of(world, table).table.state
            for wire in (ann, bob):
                for fields in ({}, {"at": 1}, {"offer": "turn-0"}):
                    refused = await wire.ask("act", actions=[{"do": "timeout"}], **fields)
                    assert refused["code"] == "malformed"
            assert room_of(world, table).table.state == before

    run(cheat())


def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path) as world:
            _, _, table, ann, bob = await two(world)
            await ann.send(frame(b'{"ask":"start","id":"s"}'))
            updates = [await view(ann), await view(bob)]
            mine = 0 if any(offer["fallback"] for offer in updates[0]["offers"]) else 1
            offer = next(each for each in updates[mine]["offers"] if each["fallback"])
            other = (ann, bob)[1 - mine]
            before = room_of(world, table).table.state.play
            for action in ({**offer["fallback"], "seat": mine}, offer["fallback"]):
                answer = await other.ask("act", actions=[action], offer=offer["id"])
                assert answer["code"] == "too_late"
                answer = await other.ask("act", actions=[action], at=updates[mine]["at"])
                assert answer["tell"] == "refusal"
            assert room_of(world, table).table.state.play == before

    run(cheat())


def test_only_the_host_hosts_and_only_who_sits_plays(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path) as world:
            _, _, table, ann, bob = await two(world)
            eve = await (await Guest.named(world.port, "Eve")).socket(table)
            for phase in range(2):
                before = room_of(world, table).table.state
                for wire in (bob, eve):
                    for ask, fields in HOST_ASKS:
                        assert (await wire.ask(ask, **fields))["code"] == "not_host"
                for ask in ("leave", "go_on", "lend_seat"):
                    assert (await eve.ask(ask))["code"] == "not_seated"
                acts: tuple[dict[str, Any], ...] = ({"at": 1}, {"offer": "turn-0"}, {})
                for fields in acts:
                    answer = await eve.ask("act", actions=[{"do": "resign"}], **fields)
                    assert answer["code"] == "not_seated"
                assert (await eve.ask("say", text="hi"))["code"] == "not_seated"
                assert (await eve.ask("sit"))["code"] == ("match_runs" if phase else "no_seat_free")
                assert room_of(world, table).table.state == before
                if not phase:
                    await ann.ask("start")

    run(cheat())


def test_a_seat_is_not_to_be_had_with_a_guessed_or_used_key(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path) as world:
            ann, _, table, wire, _ = await two(world)
            eve = await Guest.named(world.port, "Eve")
            watching = await eve.socket(table)
            key = (await wire.ask("lend_seat"))["key"]
            wrong = key[:-1] + ("A" if key[-1] != "A" else "B")
            join = f"/api/tables/{table}/join"
            for guess in (wrong, key.lower(), "x", "0" * 40):
                assert (await watching.ask("take_seat", key=guess))["code"] == "bad_key"
                assert told(await eve.fetch("POST", join, {"key": guess}))["code"] == "bad_key"
            phone = await Guest.named(world.port, "Ann's phone")
            assert told(await phone.fetch("POST", join, {"key": key})) == {"seat": 0}
            assert (await watching.ask("take_seat", key=key))["code"] == "bad_key"
            assert (await wire.ask("go_on"))["code"] == "not_seated"
            assert told(await ann.fetch("GET", "/api/me"))["tables"] == []

    run(cheat())


def test_who_was_replaced_by_a_bot_neither_plays_nor_sees_the_hand(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path, pace=1e6) as world:
            *_, ann, bob = await two(world)
            await ann.ask("start")
            assert (await view(bob))["view"]["hand"]
            await ann.ask("hand_over", seat=1)
            blind = await view(bob)
            assert blind["view"]["seat"] is None
            assert not blind["view"]["hand"]
            assert not blind.get("offers")
            assert (await bob.ask("act", actions=[{"do": "resign"}]))["code"] == "not_seated"
            assert (await bob.ask("sit"))["code"] == "barred"
            assert (await bob.ask("leave"))["code"] == "not_seated"

    run(cheat())


def test_no_record_is_given_before_the_end(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path) as world:
            bob, table, wire = await _begun(world)
            records = f"/api/tables/{table}/records"
            assert told(await bob.fetch("GET", records)) == {"matches": []}
            for number in (0, 1, 2, 999999):
                answer = await bob.fetch("GET", f"{records}/{number}")
                assert (answer.status, told(answer)["code"]) == (404, "no_such_record")
            for path in (f"/api/tables/{table}", "/api/tables", "/api/me"):
                seed = room_of(world, table).table.state.play
                assert seed is not None
                assert seed.position.seed.encode() not in (await bob.fetch("GET", path)).body
            await wire.ask("act", actions=[{"do": "resign"}])
            assert told(await bob.fetch("GET", records)) == {"matches": [1]}
            assert (await bob.fetch("GET", f"{records}/1")).status == 200

    run(cheat())


async def _begun(world: World) -> tuple[Guest, str, Wire]:
    _, bob, table, ann, _ = await two(world)
    await ann.ask("start")
    return bob, table, ann


async def received(wire: Wire) -> None:
    """Wait until the server has received all that was sent, and answer none of its pings."""
    await wire.send(frame(b"done", PING))
    while (heard := await wire.hear()) and heard != (PONG, b"done"):
        pass
    assert heard is not None


def test_a_pong_counts_only_once_and_for_a_ping(tmp_path: Path) -> None:
    """So a round trip can be made to look longer, by waiting, and never shorter."""

    async def cheat() -> None:
        async with serving(tmp_path, ping_seconds=0.02) as world:
            host = await Guest.named(world.port, "Ann")
            table = await host.open()
            wire = await host.socket(table)

            def trips() -> int:
                (connection,) = room_of(world, table).table.presence.connections.values()
                return len(connection.trips)

            guesses = [b"", bytes(8), b"\xff" * 8, b"12345678"]
            for guess in guesses:
                await wire.send(frame(guess, PONG))
            assert (await wire.ask("go_on"))["tell"] == "ack"
            await received(wire)  # the pongs to pings that came while it asked, too
            measured = trips()
            while (heard := await wire.hear()) and heard.opcode != PING:
                pass
            assert heard is not None
            for payload in (heard.payload, heard.payload, heard.payload + b"x"):
                await wire.send(frame(payload, PONG))
            await received(wire)
            assert trips() == measured + 1

    run(cheat())


FOREIGN = (
    *("http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "ws://{here}"),
    *("http://{here}.evil.example", "http://evil.example@{here}", "http://{here}/", "file://", ""),
)


FORMS = (
    *("text/plain", "application/x-www-form-urlencoded", "application/json"),
    "multipart/form-data; boundary=x",
)
"""What a form, or a script without leave to do more, can send to another site."""


def test_another_sites_page_opens_no_socket_and_changes_nothing(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path, **UNLIMITED) as world:
            ann = await Guest.named(world.port, "Ann")
            table = await ann.open()
            here = f"{HOST}:{world.port}"
            for site in (origin.format(here=here) for origin in FOREIGN):
                for path in (f"/api/tables/{table}/socket", "/api/lobby"):
                    _, answer = await shake(world.port, path, ann.cookie, Origin=site)
                    assert (answer.status, told(answer)["code"]) == (403, "foreign_origin"), site
                for kind, path in product(FORMS, ("/api/tables", f"/api/tables/{table}/leave")):
                    form = {"Content_Type": kind, "Origin": site}
                    answer = await ann.fetch("POST", path, b'{"game":"the-game"}', **form)
                    assert (answer.status, told(answer)["code"]) == (403, "foreign_origin"), site
            assert len(told(await ann.fetch("GET", "/api/me"))["tables"]) == 1
            _, answer = await shake(world.port, "/api/lobby", Origin=f"http://{here}")
            assert answer.status == 101

    run(cheat())


NOT_OURS = "evil.example 127.0.0.1.evil.example 127.0.0.1:99999 2130706433 [::2]".split()


def test_a_name_that_is_not_ours_gets_nothing(tmp_path: Path) -> None:
    """DNS rebinding: the page's own name points at this machine, so its Origin fits its Host."""

    async def cheat() -> None:
        async with serving(tmp_path) as world:
            ann = await Guest.named(world.port, "Ann")
            for host, path in product(NOT_OURS, ("/", "/api/me", "/api/tables", "/metrics")):
                answer = await ann.fetch("GET", path, Host=host)
                assert (answer.status, told(answer)["code"]) == (403, "foreign_host"), host
            for host in NOT_OURS:
                own = {"Host": host, "Origin": f"http://{host}"}
                assert (await shake(world.port, "/api/lobby", **own))[1].status == 403

    run(cheat())


INJECTED = "<img src=x onerror=alert(1)>"


def test_markup_in_names_and_talk_stays_data(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path) as world:
            eve = await Guest.named(world.port, INJECTED)
            table = await eve.open(settings={"public": True, "talk": True})
            wire = await eve.socket(table)
            for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
                answer = await eve.fetch("GET", path)
                assert INJECTED[:24].encode() in answer.body
                assert answer.headers["content-type"] == "application/json"
                assert answer.headers["x-content-type-options"] == "nosniff"
            await wire.send(frame(json.dumps({"ask": "say", "id": "1", "text": INJECTED}).encode()))
            (spoke,) = (await wire.until("update"))["events"]
            assert spoke["text"] == INJECTED
            page = await eve.fetch("GET", f"/t/{table}?{'<script>'}", Accept_Language="<script>")
            assert page.headers["content-type"].startswith("text/html")
            assert b"<script" not in page.body
            assert b"onerror" not in page.body

    run(cheat())


def test_a_page_behind_a_proxy_shows_no_host_that_is_none(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path, proxies=LOCAL_PROXIES) as world:
            for host in ('"><script>', "a b", "x:99999", "[::1", "\xff", "evil/..", ""):
                for headers in ({"Host": host}, {"X_Forwarded_Host": host or "?"}):
                    answer = await fetch(world.port, "GET", "/", **headers)
                    assert answer.status == 400
            good = await fetch(world.port, "GET", "/", X_Forwarded_Host="play.example")
            assert b"stosy join http://play.example<" in good.body
            assert not world.troubles()

    run(cheat())


def test_metrics_are_for_this_machine_only(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as world:
            assert (await fetch(world.port, "GET", "/metrics")).status == 200
            proxied = await fetch(world.port, "GET", "/metrics", X_Forwarded_For="127.0.0.1")
            assert (proxied.status, told(proxied)["code"]) == (404, "not_found")

    run(look())


@pytest.mark.parametrize("ask", ["arrange", "create"])
def test_nothing_is_too_deep_to_be_refused(tmp_path: Path, ask: str) -> None:
    """What is refused is sent back as a fact; it was once read and then too deep to be written."""

    async def cheat() -> None:
        async with serving(tmp_path, message_burst=1e9, request_burst=1e9) as world:
            host = await Guest.named(world.port, "Ann")
            table = await host.open("snakes-and-ladders")
            wire = await host.socket(table)
            for depth in (1, 500, *range(850, 1000, 3), 3500):
                deep = b'{"options":{"target":' + b"[" * depth + b"]" * depth + b"}}"
                if ask == "arrange":
                    await wire.send(
                        frame(b'{"ask":"arrange","id":"%d","change":%s}' % (depth, deep))
                    )
                    assert (await wire.until("refusal"))["code"] == "malformed"
                else:
                    body = b'{"game":"snakes-and-ladders","settings":%s}' % deep
                    assert (await host.fetch("POST", "/api/tables", body)).status == 400
            assert (await wire.ask("go_on"))["tell"] == "ack"
            assert not world.troubles()

    run(cheat())


def test_asks_sent_twice_at_once_are_done_once(tmp_path: Path) -> None:
    async def cheat() -> None:
        async with serving(tmp_path) as world:
            host = await Guest.named(world.port, "Ann")
            table = await host.open()
            wires = await asyncio.gather(*(host.socket(table) for _ in range(3)))
            for wire in wires:
                wire.writer.write(frame(b'{"ask":"start","id":"same"}') * 3)
            answers = [await wire.until("ack", id="same") for wire in wires for _ in range(3)]
            assert len(answers) == 9
            assert room_of(world, table).table.state.match == 1

    run(cheat())
