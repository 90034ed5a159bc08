"""The logs in a store, read past the server, and whether they lead to tables."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from sqlalchemy import Connection, text

from stosy.core import verify, write
from stosy.games import find
from stosy.server.matches.replays import Replays
from stosy.server.store import open_store
from stosy.table import Secrets, Table, reader
from tests.server.store.databases import on_database
from tests.server.store.rows import all_of
from tools import checker

Logs: TypeAlias = dict[str, list[dict[str, Any]]]

LOGS = text("SELECT table_id, seq, body FROM entries ORDER BY table_id, seq")


def logs_in(url: str) -> Logs:
    """Every table's whole log; numbers follow each other, times too."""

    def read(conn: Connection) -> Logs:
        logs: Logs = {}
        for table, seq, body in conn.execute(LOGS):
            log = logs.setdefault(table, [])
            assert seq == len(log), f"entry {seq} of {table} after {len(log)} entries"
            log.append(json.loads(bytes(body)))
            assert log[-1]["at"] >= log[max(0, seq - 1)]["at"], "service time went back"
        return logs

    logs = on_database(url, read)
    assert logs is not None
    return logs


def no_luck() -> str:
    raise AssertionError("a log is read without any chance")


async def check_logs(url: str, logs: Logs) -> int:
    """Every log leads to a table, every finished match is right; how many were finished."""
    store, matches = await open_store(url), 0
    replays = Replays(store)
    try:
        for table, log in logs.items():
            game = find(log[0]["game"])
            read = reader(game).read
            whole = [read(json.dumps(entry).encode()) for entry in log]
            luck, last = Secrets(no_luck, no_luck), log[-1]["at"]
            restored = Table.restore(game, whole, luck, last)
            since = restored.state.match - 1
            short = await all_of(store.entries(table, match=since))
            enough = [read(entry.body) for entry in short]
            assert Table.restore(game, enough, luck, last).state == restored.state
            for number in restored.finished():
                record = (await replays.of(table, number)).record()
                verify(game, record)
                assert checker.check(json.loads(write(record))).error is None
                matches += 1
    finally:
        await store.close()
    return matches
