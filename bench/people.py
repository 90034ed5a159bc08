"""`python -m bench --only people`: one's games and statistics in a store with many people.

Matches of two: 10,000 people with 100 each. The rows are written straight into the database, first
a new SQLite file, then a PostgreSQL of its own. The questions go over HTTP to a server on loopback,
one after the other, as random people. Beside the time until the answer, which depends on what else
the machine does, stands the processor time of it: of server, asker and PostgreSQL.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import aiohttp
import asyncpg  # type: ignore[import-untyped]
import psutil
from aiohttp import web
from msgspec import Struct
from sqlalchemy import Connection, Table, insert

from stosy.server.app import make_app
from stosy.server.http.context import CONTEXT
from stosy.server.settings import ServerSettings
from stosy.server.store import open_store
from stosy.server.store.schema import guests, matches, played, tables
from stosy.wire.api import COOKIE
from tests.postgres import Postgres
from tests.postgres import running as postgresql
from tests.server.store.databases import on_database

PEOPLE, GAMES, AT_A_TABLE = 10_000, 100, 10
ASKED = 200
WARM_UP = 20
"""The first questions fill caches, and are not counted."""
AT_ONCE = 1000
PATHS = {
    "my games, the first page": ("/api/me/games", 50.0),
    "my games, a page far back": ("/api/me/games?before=1700000500.1.A", 50.0),
    "my games, of a game and won": ("/api/me/games?game=the-game&won=1", 50.0),
    "my statistics": ("/api/me/statistics", 200.0),
    "my people": ("/api/me/people", 200.0),
}
"""What is asked, and how many ms it may take."""
GAME_IDS = ("face-to-face", "the-game", "quick-and-easy", "snakes-and-ladders")
RESULT = b'{"won":true,"left":0,"reason":"all_laid"}'


class Answers(Struct, frozen=True):
    """The ms of one kind of question: at the 50th and 99th percentile, of processor time on
    average; and how many are allowed."""

    store: str
    what: str
    median: float
    p99: float
    processor: float
    most: float


def measure() -> list[Answers]:
    with TemporaryDirectory(prefix="store-", dir=sys.prefix) as folder, postgresql() as server:
        file, database = f"sqlite:///{folder}/stosy.sqlite", server.new()
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as another:
            # In a process of its own, as servers are: what one leaves behind slows the next.
            first = another.submit(_measure, "SQLite", file, process_time).result()
        return [
            *first,
            *_measure("PostgreSQL", database, lambda: process_time() + _used(server)),
        ]


def _used(server: Postgres) -> float:
    """Seconds of processor time; of its processes that have ended, too."""
    found = 0.0
    for each in server.processes():
        with suppress(psutil.NoSuchProcess):
            found += sum(each.cpu_times()[:4])
    return found


def table(found: list[Answers]) -> str:
    lines = [
        f"{f'ms, of {ASKED} answers':45}{'median':>9}{'p99':>9}{'allowed':>9}{'processor':>11}"
    ]
    lines += [
        f"{row.store:11}{row.what:34}{row.median:9.1f}{row.p99:9.1f}{row.most:9.0f}"
        f"{row.processor:11.1f}"
        for row in found
    ]
    return "\n".join(lines)


def _measure(name: str, url: str, used: Callable[[], float]) -> list[Answers]:
    """`used` tells the seconds of processor time so far."""
    fill(url)
    return asyncio.run(_ask(name, url, used))


def fill(url: str) -> None:
    asyncio.run(_make(url))
    for some in rows():
        on_database(url, partial(write, some))
    if url.startswith("sqlite"):
        on_database(url, "ANALYZE")
    else:
        asyncio.run(_settle(url))


async def _settle(url: str) -> None:
    """What PostgreSQL's autovacuum and checkpointer would do beside the first questions."""
    database = await asyncpg.connect(url)
    await database.execute("VACUUM ANALYZE")
    await database.execute("CHECKPOINT")
    await database.close()


async def _make(url: str) -> None:
    await (await open_store(url)).close()


async def _ask(name: str, url: str, used: Callable[[], float]) -> list[Answers]:
    store = await open_store(url)
    settings = ServerSettings(site="", request_rate=1e6, request_burst=1e6)
    app = await make_app(store, settings, frozenset({"127.0.0.1"}))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        here = f"http://127.0.0.1:{runner.addresses[0][1]}"
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
            return [
                Answers(name, what, *await _times(session, here + path, what, app, used), most)
                for what, (path, most) in PATHS.items()
            ]
    finally:
        await runner.cleanup()


async def _times(
    session: aiohttp.ClientSession,
    url: str,
    what: str,
    app: web.Application,
    used: Callable[[], float],
) -> tuple[float, float, float]:
    """The median, the 99th percentile, and the processor time of one."""
    random, times, before = Random(what), [], 0.0
    for n in range(WARM_UP + ASKED):
        if n == WARM_UP:
            before = used()
        cookie = app[CONTEXT].guests.sign(person(random.randrange(PEOPLE)))
        began = perf_counter()
        async with session.get(url, headers={"Cookie": f"{COOKIE}={cookie}"}) as answer:
            told = await answer.read()
        assert answer.status == 200, told
        if n >= WARM_UP:
            times.append((perf_counter() - began) * 1000)
    times.sort()
    processor = (used() - before) / ASKED * 1000
    return times[ASKED // 2], times[int(ASKED * 0.99)], processor


def person(number: int) -> str:
    return f"{number:022}"


def rows() -> Iterator[dict[Table, list[dict[str, Any]]]]:
    """People, tables of two with ten matches each, and how each match went for both.

    In parts: PostgreSQL ends a transaction in which nothing happens for some seconds.
    """
    yield {
        guests: [{"id": person(n), "name": f"P{n}", "created": 0, "seen": 0} for n in range(PEOPLE)]
    }
    random = Random("people")
    all_tables = range(PEOPLE * GAMES // 2 // AT_A_TABLE)
    for start in all_tables[::AT_ONCE]:
        found: dict[Table, list[dict[str, Any]]] = {tables: [], matches: [], played: []}
        for number in all_tables[start : start + AT_ONCE]:
            id_, game = f"T{number:021}", GAME_IDS[number % len(GAME_IDS)]
            own, other = number % PEOPLE, random.randrange(PEOPLE - 1)
            pair = (person(own), person(other + (other >= own)))
            found[tables].append(_table(id_, game))
            found[matches] += [_match(id_, n, pair, number) for n in range(1, AT_A_TABLE + 1)]
            found[played] += _played(id_, game, pair, number, random)
        yield found


def write(some: dict[Table, list[dict[str, Any]]], conn: Connection) -> None:
    for into, values in some.items():
        conn.execute(insert(into), values)


def _table(id_: str, game: str) -> dict[str, Any]:
    closed = {"public": False, "phase": "closed", "members": "[]", "slow": False}
    times = {"created": 0, "changed": 0, "seen": 0}
    return {"id": id_, "game": game, "match": AT_A_TABLE, "summary": b"{}", **closed, **times}


def _match(id_: str, n: int, pair: tuple[str, str], number: int) -> dict[str, Any]:
    names, people = '["Ann","Bob"]', f'["{pair[0]}","{pair[1]}"]'
    at = 1_700_000_000 + number % 1000 + n
    over = {"names": names, "people": people, "result": RESULT, "ended_at": at, "listed": 1}
    return {"table_id": id_, "match": n, "first": n, "deal": f"{id_}{n}", "ended": n, **over}


def _played(
    id_: str, game: str, pair: tuple[str, str], number: int, random: Random
) -> Iterator[dict[str, Any]]:
    for n in range(1, AT_A_TABLE + 1):
        winner = random.randrange(2)
        for seat, guest in enumerate(pair):
            yield {
                "guest": guest,
                "table_id": id_,
                "match": n,
                "ended_at": 1_700_000_000 + number % 1000 + n,
                "game": game,
                "options": "{}",
                "seats": 2,
                "seat": seat,
                "won": seat == winner,
                "cards_left": None,
                "given": False,
                "luck": None,
                "skill": None,
            }
