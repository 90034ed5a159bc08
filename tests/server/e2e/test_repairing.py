"""`stosy admin check` and `repair`: what does not agree with its log is found and written again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from stosy.core import read, verify
from stosy.games import find
from tests.server.e2e.client import Guest
from tests.server.e2e.places import Nursery
from tests.server.e2e.test_admin import events, fulfilled, servers
from tests.server.store.databases import on_database

WRONG = (
    ("phase", "UPDATE tables SET phase = 'gathering', host = NULL WHERE id = '{}'"),
    ("list of matches", "UPDATE matches SET ended = NULL, names = NULL WHERE table_id = '{}'"),
    ("list of matches", "DELETE FROM matches WHERE table_id = '{}'"),
    ("list of matches", "UPDATE matches SET first = first + 1 WHERE table_id = '{}'"),
    ("lists of tables", "DELETE FROM membership WHERE table_id = '{}'"),
    ("summary", "UPDATE tables SET summary = '{{}}' WHERE id = '{}'"),
)
"""What the check says, and what was done to the table."""
HOPELESS = (
    ("missing", "DELETE FROM entries WHERE table_id = '{}' AND seq = 1"),
    ("does not replay", "UPDATE entries SET body = '{{}}' WHERE table_id = '{}' AND seq = 2"),
)


async def played(guest: Guest) -> str:
    """A table with a match that is over."""
    table = await guest.table("the-game", bots="casual", start=True)
    async with guest.at(table) as line:
        await line.act({"do": "resign"})
        await line.until(lambda: line.phase == "over")
    return table


async def records(guest: Guest, tables: list[str]) -> dict[str, Any]:
    found = {}
    for table in tables:
        record = await guest.get(f"/api/tables/{table}/records/1")
        verify(find(record["game"]), read(json.dumps(record).encode()))
        found[table] = record
    return found


def test_what_follows_from_a_log_is_written_again(
    nursery: Nursery, store_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with (
            servers(nursery, store_url, tmp_path) as (urls, admin, log),
            Guest(urls[0]) as ann,
        ):
            await ann.call_me("Ann")
            tables = [await played(ann) for _ in (*WRONG, *HOPELESS)]
            mendable, hopeless = tables[: len(WRONG)], tables[len(WRONG) :]
            before = await records(ann, mendable)
            others = await ann.get(f"/api/tables/{mendable[2]}/records/1/others")
            listed = (await ann.get("/api/me"))["tables"]
            wrong = [*WRONG, *HOPELESS]
            for table, (_, statement) in zip(tables, wrong, strict=True):
                await asyncio.to_thread(on_database, store_url, statement.format(table))

            status, out, _ = await admin("check")
            told = {line.split()[0].removeprefix("table:"): line for line in out.splitlines()[:-1]}
            assert (status, set(told)) == (2, set(tables))
            for table, (said, _) in zip(tables, wrong, strict=True):
                assert said in told[table].replace("\u00a0", " ")

            status, out, err = await admin("repair")
            assert (status, out.count("Written again")) == (2, len(WRONG))
            assert "cannot be mended: 2" in err.replace("\u00a0", " ")
            assert events(log).count("admin_repaired") == len(WRONG)
            status, out, _ = await admin("check")
            left = {line.split()[0].removeprefix("table:") for line in out.splitlines()[:-1]}
            assert (status, left) == (2, set(hopeless)), out

            assert await records(ann, mendable) == before
            assert await ann.get(f"/api/tables/{mendable[2]}/records/1/others") == others
            again = (await ann.get("/api/me"))["tables"]
            assert {each["table"]: each for each in again} == {
                each["table"]: each for each in listed
            }
            async with ann.at(mendable[0]) as line:
                await line.ask("start")
                await line.until(lambda: line.facts["match"] == 2)
        await asyncio.to_thread(on_database, store_url, WRONG[0][1].format(mendable[1]))
        status, _, err = await admin("repair")
        assert (status, "No server" in err) == (2, True), "only a server does it: people may play"

    asyncio.run(run())


def test_a_table_that_agrees_is_left_alone(nursery: Nursery, store: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with servers(nursery, store, tmp_path) as (urls, admin, log), Guest(urls[0]) as ann:
            async with ann.at(await ann.table("the-game", bots="casual", start=True)) as line:
                assert "Tables: 1" in await fulfilled(admin, "repair")
                assert not line.closed
            assert "admin_repaired" not in events(log)

    asyncio.run(run())
