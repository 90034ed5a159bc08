"""`stosy admin check` finds what does not agree with its log; `rebuild` writes it again."""

from __future__ import annotations

import asyncio
import json
import signal
from functools import partial
from pathlib import Path
from typing import Any

from stosy.core import read, verify
from stosy.games import find
from tests.server.e2e.client import Guest
from tests.server.e2e.places import Nursery
from tests.server.e2e.test_admin import command, fulfilled
from tests.server.store.databases import on_database

WRONG = (
    "UPDATE tables SET phase = 'gathering', host = NULL WHERE id = '{}'",
    "UPDATE matches SET ended = NULL, names = NULL WHERE table_id = '{}'",
    "DELETE FROM matches WHERE table_id = '{}'",
    "UPDATE matches SET first = first + 1 WHERE table_id = '{}'",
    "DELETE FROM membership WHERE table_id = '{}'",
    "UPDATE tables SET summary = '{{}}' WHERE id = '{}'",
)
HOPELESS = (
    "DELETE FROM entries WHERE table_id = '{}' AND seq = 1",
    "UPDATE entries SET body = '{{}}' WHERE table_id = '{}' AND seq = 2",
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


def told(out: str) -> dict[str, str]:
    """What was said of each table."""
    lines = [line.replace("\u00a0", " ").partition("  ") for line in out.splitlines()[:-1]]
    return {table.removeprefix("table:"): said for table, _, said in lines}


def test_what_follows_from_a_log_is_written_again(
    nursery: Nursery, store_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        log, admin_folder = tmp_path / "log", str(tmp_path / "s")
        start = partial(nursery.start, store_url, log, admin_folder=admin_folder)
        admin = partial(command, store_url, admin_folder)
        child = await start()
        async with Guest(child.url) as ann:
            await ann.call_me("Ann")
            tables = [await played(ann) for _ in (*WRONG, *HOPELESS)]
            sound, hopeless = tables[: len(WRONG)], tables[len(WRONG) :]
            before = await records(ann, sound)
            others = await ann.get(f"/api/tables/{sound[2]}/records/1/others")
            listed = (await ann.get("/api/me"))["tables"]
            cookie = ann.cookie
        assert "every row agrees" in (await fulfilled(admin, "check")).replace("\u00a0", " ")
        for table, statement in zip(tables, [*WRONG, *HOPELESS], strict=True):
            await asyncio.to_thread(on_database, store_url, statement.format(table))

        status, out, err = await admin("rebuild")
        assert (status, out, len(err.splitlines())) == (2, "", 1), "only while no server runs"
        status, out, err = await admin("check")
        assert (status, set(told(out))) == (2, set(tables))
        assert all("disagree" in told(out)[table] for table in sound)
        assert all("does not replay" in told(out)[table] for table in hopeless)
        await child.end(signal.SIGTERM)

        status, out, err = await admin("rebuild")
        assert (status, out.count("Written again")) == (2, len(WRONG))
        assert "damaged: 2" in err.replace("\u00a0", " ")
        status, out, _ = await admin("check")
        assert (status, set(told(out))) == (2, set(hopeless)), out

        child = await start()
        async with Guest(child.url, cookie) as ann:
            assert await records(ann, sound) == before
            assert await ann.get(f"/api/tables/{sound[2]}/records/1/others") == others
            again = (await ann.get("/api/me"))["tables"]
            assert {each["table"]: each for each in again} == {
                each["table"]: each for each in listed
            }
            async with ann.at(sound[0]) as line:
                await line.ask("start")
                await line.until(lambda: line.facts["match"] == 2)
        await child.end(signal.SIGTERM)

    asyncio.run(run())
