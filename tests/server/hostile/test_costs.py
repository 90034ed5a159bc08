"""What the cheapest message costs the server, counted: entries, bytes of disk and of answers.

The clock of the limits stands still, so that all that is counted comes at once.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import pytest

from stosy.games import find
from stosy.server.http.site import REQUEST_BYTES
from stosy.server.schema.json_schema import ENDPOINTS
from stosy.server.settings import ServerSettings
from stosy.teaching.puzzles import puzzles_of
from stosy.wire.asks import Ask
from tests.chapters import whole
from tests.server.hostile import budget
from tests.server.hostile.frames import Guest
from tests.server.hostile.world import UNLIMITED, run, serving

USUAL = ServerSettings()
STORE = "stosy.sqlite"
HOSTING = whole("hosting")
FEW: dict[str, Any] = UNLIMITED | {
    "talk_rate": 0.0,
    "talk_burst": 3.0,
    "act_rate": 0.0,
    "act_burst": 5.0,
    "change_rate": 0.0,
    "change_burst": 8.0,
    "hint_rate": 0.0,
    "hint_burst": 2.0,
    "table_rate": 0.0,
    "table_burst": 4.0,
    "revocation_rate": 0.0,
    "revocation_burst": 2.0,
    "report_rate": 0.0,
    "report_burst": 2.0,
    "sign_in_rate": 0.0,
    "sign_in_burst": 3.0,
    "origin": "https://stosy.example",
}
"""So many of each kind, and never another."""
FREE = {"plan": {"actions": [{"do": "resign"}]}, "go_on": {}, "hurry": {}}
"""Asks that write nothing and are counted as messages only."""
SAMPLES: dict[str, dict[str, Any]] = FREE | {
    "act": {"actions": [{"do": "call_out", "target": 1}]},
    "hint": {},
    "sit": {"seat": 2},
    "leave": {},
    "start": {},
    "mix": {"attempt": 1, "hash": "0" * 64},
    "open_part": {"attempt": 1, "part": "0" * 32},
    "say": {"text": "hello"},
    "react": {"reaction": "wow"},
    "arrange": {"change": {"grace": 61}},
    "put_bot": {"seat": 3, "level": "casual"},
    "open_seat": {"seat": 3},
    "remove": {"seat": 1},
    "hand_over": {"seat": 1},
    "mute": {"seat": 1},
    "close": {},
    "lend_seat": {},
    "take_seat": {"key": "x"},
}
WRITING: dict[str, Any] = {
    "PUT /api/me": {"name": "Ann"},
    "DELETE /api/me/blocks/{block}": {},
    "PUT /api/me/push": {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "", "auth": ""},
    "DELETE /api/me/push": {"endpoint": "https://fcm.googleapis.com/x"},
    "DELETE /api/me": {},
    "PUT /api/me/avatar": {"avatar": "12"},
    "POST /api/me/code": {},
    "POST /api/me/link": {},
    "POST /api/me/link/look": {"link": "x"},
    "POST /api/me/passkeys": {"credential": {}},
    "POST /api/me/passkeys/options": {},
    "DELETE /api/me/passkeys/{passkey}": {},
    "POST /api/me/sign-in": {"code": "x"},
    "POST /api/me/sign-in/options": {},
    "POST /api/me/renew": {},
    "POST /api/me/revoke": {},
    "POST /api/daily/{game}": {},
    "POST /api/puzzles/{game}/{puzzle}": {"actions": [{"do": "end_turn"}]},
    "POST /api/puzzles/{game}/{puzzle}/plan": {"actions": [{"do": "end_turn"}]},
    "POST /api/tables": {"game": "the-game"},
    "POST /api/tables/{table}/blocks": {"seat": 0},
    "POST /api/tables/{table}/invitation": {"person": "x"},
    "POST /api/tables/{table}/join": {"seat": 2},
    "POST /api/tables/{table}/leave": {},
    "POST /api/tables/{table}/reports": {"seat": 0, "reason": "other"},
}


def written(folder: Path) -> int:
    """What is kept for good: entries of all tables, names, and what people ask to be kept."""
    kept = (
        *("entries", "guests", "revocations", "blocks", "reports"),
        *("recovery_codes", "tickets", "passkeys", "tries", "answers"),
    )
    with closing(sqlite3.connect(folder / STORE)) as store:
        counts = [store.execute(f"SELECT count(*) FROM {name}") for name in kept]
        return sum(found.fetchone()[0] for found in counts)


def test_the_page_about_hosting_says_what_each_limit_costs() -> None:
    """Printed by `python -m tests.server.hostile.budget`."""
    assert budget.table(USUAL) in HOSTING


def test_it_names_every_limit() -> None:
    named = {limit for cost in budget.costs(USUAL) for limit in cost.limits}
    assert named | budget.NO_LIMITS == set(ServerSettings.__struct_fields__)
    assert not named & budget.NO_LIMITS


def test_all_asks_have_a_sample() -> None:
    kinds = [getattr(kind, "__origin__", kind) for kind in get_args(Ask)]
    assert {kind.__struct_config__.tag for kind in kinds} == set(SAMPLES)


def test_no_ask_is_without_limit(tmp_path: Path) -> None:
    """Whatever is sent again and again, soon no more is written or computed for it."""
    most = int(FEW["talk_burst"] + FEW["act_burst"] + FEW["change_burst"])

    async def send() -> None:
        async with serving(tmp_path, **FEW) as world:
            host = await Guest.named(world.port, "Ann")
            table = await host.open("snakes-and-ladders", settings={"seats": 4, "hints": True})
            wire = await host.socket(table)
            before = written(tmp_path)
            done = dict.fromkeys(SAMPLES, 0)
            for name in sorted(SAMPLES, key=lambda name: name == "close"):
                for number in range(12):
                    told = await wire.ask(name, id=f"{name}-{number}", **SAMPLES[name])
                    done[name] += told.get("code") != "too_fast"
            assert all(done[name] == 12 for name in FREE)
            assert all(done[name] < 12 for name in SAMPLES.keys() - FREE)
            assert written(tmp_path) - before <= most

    run(send())


def test_nothing_is_written_over_http_without_limit(tmp_path: Path) -> None:
    writing = {each.name for each in ENDPOINTS if each.method != "GET"}
    assert writing == set(WRITING)

    async def send() -> None:
        async with serving(tmp_path, **FEW) as world:
            ann, bob = await Guest.named(world.port, "Ann"), await Guest.named(world.port, "Bob")
            table = await ann.open()
            puzzle = next(iter(puzzles_of(find("the-game"))))
            parts = {"table": table, "block": "A" * 12, "game": "the-game", "puzzle": puzzle}
            parts |= {"passkey": "x"}
            before = written(tmp_path)
            for name in 12 * sorted(WRITING):
                method, path = name.format(**parts).split()
                answer = await bob.fetch(method, path, WRITING[name])
            assert answer.status == 429
            kinds = ("change", "table", "revocation", "report", "sign_in")
            most = sum(FEW[f"{kind}_burst"] for kind in kinds)
            assert written(tmp_path) - before <= most

    run(send())


LONGEST = "😀" * 300
TIMES = 60
COSTS: dict[str, tuple[int, list[dict[str, Any]]]] = {
    "talk": (budget.TALK_DISK, [{"ask": "say", "text": LONGEST}]),
    "changes": (
        budget.CHANGE_DISK,
        [{"ask": "arrange", "change": {"grace": grace}} for grace in (61, 62)],
    ),
    "keys": (budget.CHANGE_DISK, [{"ask": "lend_seat"}]),
    "acts": (budget.ACT_DISK, [{"ask": "act", "actions": [{"do": "resign"}]}, {"ask": "start"}]),
}


@pytest.mark.parametrize("kind", COSTS)
def test_an_ask_takes_no_more_disk_than_the_page_says(tmp_path: Path, kind: str) -> None:
    most, asks = COSTS[kind]

    async def send() -> None:
        async with serving(tmp_path, **UNLIMITED) as world:
            host = await Guest.named(world.port, "😀" * 24)
            table = await host.open("the-game", settings={"seats": 2}, bots="casual")
            wire = await host.socket(table)
            before = disk(tmp_path)
            for number in range(TIMES):
                await wire.ask(id=f"{number}", **asks[number % len(asks)])
            assert disk(tmp_path) - before <= TIMES * most + PAGES

    run(send())


PAGES = 40_000
"""Bytes of pages that are begun."""


def test_a_table_takes_no_more_disk_than_the_page_says(tmp_path: Path) -> None:
    async def send() -> None:
        async with serving(tmp_path, **UNLIMITED) as world:
            host = await Guest.named(world.port, "😀" * 24)
            before = disk(tmp_path)
            for _ in range(TIMES):
                await host.open("snakes-and-ladders", settings={"seats": 10}, bots="casual")
            assert disk(tmp_path) - before <= TIMES * budget.TABLE_DISK + PAGES

    run(send())


def disk(folder: Path) -> int:
    """Bytes of the store, all in one file."""
    with closing(sqlite3.connect(folder / STORE)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (folder / STORE).stat().st_size


def test_no_answer_is_longer_than_a_request_may_cost(tmp_path: Path) -> None:
    async def send() -> None:
        async with serving(tmp_path, **UNLIMITED) as world:
            host = await Guest.named(world.port, "😀" * 24)
            table = await host.open("snakes-and-ladders", settings={"seats": 10}, bots="casual")
            wire = await host.socket(table)
            await wire.ask("start")
            await wire.ask("act", actions=[{"do": "resign"}])
            today = datetime.now(UTC).date().isoformat()
            fields = {"table": table, "match": 1, "game": "the-game", "language": "en"}
            fields |= {"date": today}
            for each in ENDPOINTS:
                if each.method == "GET" and not each.path.endswith(("lobby", "socket")):
                    answer = await host.fetch("GET", each.path.format(**fields))
                    assert len(answer.body) <= REQUEST_BYTES, each.name

    run(send())
