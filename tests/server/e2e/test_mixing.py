"""Mixed deals over real sockets, and across a restart of the server in the middle."""

from __future__ import annotations

import asyncio
from hashlib import sha256

from stosy.core import read, verify
from stosy.games import find
from stosy.wire import VERSION
from tests.postgres import NewDatabase
from tests.server.e2e.client import Guest, Json, Line
from tests.server.e2e.places import here
from tools.checker import check

PARTS = ("0a" * 16, "b1" * 16)
HELLO = {"ask": "hello", "version": VERSION, "mix": True}


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


async def taking_part(guest: Guest, table: str) -> Line:
    """A client that takes part in deals, at the table."""
    line = Line(guest, table)
    await line.open(hello=HELLO)
    await line.until(lambda: bool(line.facts))
    return line


async def record_of(guest: Guest, table: str) -> Json:
    found: Json = await guest.get(f"/api/tables/{table}/records/1")
    return found


async def check_mixed(guest: Guest, line: Line, parts: list[str | None]) -> None:
    """The match ends, and its record is right."""
    await line.until(lambda: line.phase == "playing")
    told = line.facts["mix"]
    assert told["parts"] == parts
    await line.act({"do": "resign"})
    record = await record_of(guest, line.table)
    assert (record["record"], record["commit"]) == (2, told["commit"])
    assert record["mix"]["parts"] == parts
    assert record["seed"] == hashed(":".join([record["mix"]["server"], *(p or "" for p in parts)]))
    raw = await (await guest.session.get(f"{guest.url}/api/tables/{line.table}/records/1")).read()
    verify(find(record["game"]), read(raw))
    assert check(record).error is None


def test_a_match_that_begins_at_once_is_mixed_with_the_hash_of_its_request(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as sara:
            create = {"bots": "casual", "start": True, "hash": hashed(PARTS[0])}
            table = await sara.table("quick-and-easy", settings={"seats": 2}, **create)
            line = await taking_part(sara, table)
            assert line.facts["mix"]["hashes"] == [hashed(PARTS[0]), None]
            assert "parts" not in line.facts["mix"]
            await line.ask("open_part", attempt=1, part=PARTS[0])
            await check_mixed(sara, line, [PARTS[0], None])
            await line.close()

    asyncio.run(run())


def test_a_restarted_server_continues_the_attempt(store: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as sara, Guest(site.url) as tim:
            await tim.call_me("Tim")
            table = await sara.table("quick-and-easy", settings={"seats": 2})
            cookies = sara.cookie, tim.cookie
            lines = [await taking_part(guest, table) for guest in (sara, tim)]
            await lines[1].ask("sit")
            for line, part in zip(lines, PARTS, strict=True):
                await line.ask("mix", attempt=1, hash=hashed(part))
            await lines[0].ask("start")
            await lines[1].until(lambda: "hashes" in lines[1].facts["mix"])
            await lines[0].ask("open_part", attempt=1, part=PARTS[0])
            fixed = lines[1].facts["mix"]
        async with (
            here(store) as site,
            Guest(site.url, cookies[0]) as sara,
            Guest(site.url, cookies[1]) as tim,
        ):
            lines = [await taking_part(guest, table) for guest in (sara, tim)]
            assert lines[0].facts["mix"] == fixed
            for line, part in zip(lines, PARTS, strict=True):
                await line.ask("open_part", attempt=1, part=part)
            await check_mixed(sara, lines[0], list(PARTS))
            for line in lines:
                await line.close()

    asyncio.run(run())


def test_people_mix_and_another_node_goes_on(new_database: NewDatabase) -> None:
    """The node that has the table stops when the hashes are fixed and one part is open."""

    async def run() -> None:
        url = new_database()
        async with here(url) as one, here(url) as other:
            async with Guest(one.url) as sara, Guest(one.url) as tim:
                table = await sara.table("quick-and-easy", settings={"seats": 2})
                lines = [await taking_part(guest, table) for guest in (sara, tim)]
                await lines[1].ask("sit")
                commit = lines[0].facts["mix"]["commit"]
                assert lines[1].facts["mix"]["commit"] == commit
                for line, part in zip(lines, PARTS, strict=True):
                    await line.ask("mix", attempt=1, hash=hashed(part))
                await lines[0].ask("start")
                await lines[1].until(lambda: "hashes" in lines[1].facts["mix"])
                fixed = lines[1].facts["mix"]
                assert fixed["hashes"] == [hashed(part) for part in PARTS]
                await lines[1].ask("open_part", attempt=1, part=PARTS[1])
                cookies = sara.cookie, tim.cookie
                await one.stop()
                for line in lines:
                    await line.until_closed()
                    await line.close()
            async with Guest(other.url, cookies[0]) as sara, Guest(other.url, cookies[1]) as tim:
                lines = [await taking_part(guest, table) for guest in (sara, tim)]
                assert lines[0].facts["mix"] == fixed
                for line, part in zip(lines, PARTS, strict=True):
                    await line.ask("open_part", attempt=1, part=part)
                await check_mixed(sara, lines[0], list(PARTS))
                for line in lines:
                    await line.close()

    asyncio.run(run())
