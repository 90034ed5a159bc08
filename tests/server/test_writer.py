"""Group commit: a lone append goes at once, those that follow closely wait for each other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from stosy.server.metrics import Metrics
from stosy.server.store import Append, TableRow, open_store
from stosy.server.tables import writer
from stosy.server.tables.writer import ServiceClock, Writer
from tests.timeouts import TIMEOUT

TABLE = "t" * 22


def move(number: int) -> Append:
    return Append(TABLE, number, ((1, b"{}"),))


async def lengths(file: Path, numbers: Sequence[int]) -> list[int]:
    """Entries in the store after a lone append, and after those that follow closely."""
    store = await open_store(str(file))
    await store.join(0)
    row = TableRow(
        id=TABLE,
        game="the-game",
        public=False,
        slow=False,
        phase="playing",
        host=None,
        members=(),
        match=1,
        created=0,
        changed=0,
        due=None,
        summary=b"{}",
        opener=None,
    )
    await store.append([Append(TABLE, 0, ((1, b"{}"),), row)], 0)
    at_work = Writer(store, ServiceClock(0), Metrics(), lambda: True)
    at_work.start()
    found = []
    try:
        async with asyncio.timeout(TIMEOUT):
            at_work.append(None, move(1), lambda _: None)
            await at_work.flush()
            found.append(await store.length(TABLE))
            for number in numbers:
                at_work.append(None, move(number), lambda _: None)
                found.append(await store.length(TABLE))
    finally:
        await at_work.stop()
        await store.close()
    return found


def test_commits_are_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "APART", 3600.0)
    assert asyncio.run(lengths(tmp_path / "s.sqlite", (2, 3, 4))) == [2, 2, 2, 2]
