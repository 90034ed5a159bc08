"""Logs and metrics of whole matches tell no secret, and nobody can write into them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from stosy.games import games
from stosy.server.logs import KEYS
from tests.server.hostile.frames import Guest, fetch
from tests.server.hostile.honest import witness
from tests.server.hostile.world import UNLIMITED, World, run, serving

OURS = {"event", "level", "timestamp", "dropped", "error", "trace"}
ABOUT_TABLES = {"table_created", "table_loaded", "match_finished"}
EVENTS = ABOUT_TABLES | {"started", "stopping", "stopped"}
"""Everything that is logged when nothing goes wrong may stand here; nothing else is."""
FORGED = '\n{"event": "forged", "level": "error"}\r\n\x1b[31m'


async def whole_matches(world: World) -> list[str]:
    """Play each game to its end; everything that only some may know."""
    matches = [whole_match(world.port, game) for game in games()]
    return [secret for secrets in await asyncio.gather(*matches) for secret in secrets]


async def whole_match(port: int, game: str) -> list[str]:
    async with witness(port, game, 1) as table:
        key = await _lent(table.host, table.table)
        table.stop = True
        await table.matches()
        assert await table.verified() == 1
        path = f"/api/tables/{table.table}/records/1"
        record = json.loads((await table.host.fetch("GET", path)).body)
        deal, cookie = record["log"][0], table.host.cookie
        cards = [json.dumps(value) for value in deal.values() if isinstance(value, list)]
        return [table.table, key, record["seed"], record["commit"], *cookie.split("."), *cards]


async def _lent(host: Guest, table: str) -> str:
    wire = await host.socket(table)
    key: str = (await wire.ask("lend_seat"))["key"]
    wire.abort()
    return key


def test_whole_matches_leave_no_secret_in_logs_and_metrics(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path, **UNLIMITED) as world:
            secrets = await whole_matches(world)
            metrics = (await fetch(world.port, "GET", "/metrics")).body.decode()
            assert 'stosy_actions_total{game="the-game"' in metrics
        written = world.log.getvalue()
        for secret in (*secrets, "Ann", "Bob"):
            assert secret not in written
            assert secret not in metrics
        assert world.lines()
        for line in world.lines():
            assert set(line) <= {*KEYS, *OURS}
            assert line["event"] in EVENTS

    run(look())


def test_nobody_writes_lines_into_the_log(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path / "new", **UNLIMITED) as world:
            eve = await Guest.named(world.port, FORGED)
            table = await eve.open()
            wire = await eve.socket(table)
            await wire.ask("say", text=FORGED)
            for headers in (
                {"User_Agent": 'x"} {"event":"forged"}'},
                {"Cookie": "forged=\t; stosy=forged"},
                {"Host": "forged"},
                {"Origin": "forged"},
            ):
                await fetch(world.port, "POST", "/forged%0a%0d{forged}", b"forged", **headers)
        written = world.log.getvalue()
        assert "forged" not in written
        assert "\x1b" not in written
        events = [line["event"] for line in world.lines()]
        assert events == ["store_migrated", "started", "table_created", "stopping", "stopped"]

    run(look())
