"""`stosy new-key`: after somebody may have read the store."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from stosy.server.store import Service, open_store
from tests.cli.outputs import complaint


def service(path: Path) -> Service:
    async def read() -> Service:
        store = await open_store(str(path))
        try:
            await store.join(0)
            await store.renew(7, 0)
            return await store.service()
        finally:
            await store.close()

    return asyncio.run(read())


def test_the_key_is_another_and_all_else_stays(stosy: Any, tmp_path: Path) -> None:
    before = service(path := tmp_path / "stosy.db")
    assert stosy("new-key", "--db", path).status == 0
    after = service(path)
    assert len(after.secret) == len(before.secret)
    assert after.secret != before.secret
    assert after.uptime == before.uptime


def test_without_a_store_there_is_no_key(stosy: Any, tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    assert str(missing) in complaint(stosy("new-key", "--db", missing))
    assert list(tmp_path.iterdir()) == []
