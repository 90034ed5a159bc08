"""A database from before the rules of a game changed.

`rules-1.json` has what the program stored that played version 1 of Snakes & Ladders. Ann, Bob and
Cleo sit at each table, with the same deal.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, delete, insert

from stosy.server.http.guests import Guests
from stosy.server.store import open_store
from stosy.server.store.schema import metadata, service
from tests.server.keys import keys
from tests.server.store.databases import on_database

OLD: dict[str, Any] = json.loads(Path(__file__).with_name("rules-1.json").read_text("utf-8"))
_SECRET = OLD["rows"]["service"][0]["secret"].encode("latin-1")
COOKIES = [Guests(keys(_SECRET)).sign(guest) for guest in OLD["guests"]]
TABLES: dict[str, str] = OLD["tables"]
"""By what had happened there: see `tests/server/test_older_rules.py`."""


def fill(store: str) -> None:
    """Make a store that has everything as it was."""

    async def make() -> None:
        await (await open_store(store)).close()

    asyncio.run(make())
    on_database(store, _fill)


def _fill(conn: Connection) -> None:
    conn.execute(delete(service))
    for table in metadata.sorted_tables:
        binary = {column.name for column in table.c if isinstance(column.type, LargeBinary)}
        for row in OLD["rows"].get(table.name, ()):
            values = dict(row)
            for name in binary & values.keys():
                values[name] = values[name] and values[name].encode("latin-1")
            conn.execute(insert(table).values(values))
