"""A server and a browser without one say the same, message by message."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import count, zip_longest
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from stosy.core import read, seed_of, verify
from stosy.games import games
from stosy.offline import Site
from stosy.table import Secrets, Table
from stosy.table.pacing import Tempo
from tests.offline.script import Browser, Json, Script, Server, hash_of_part
from tests.server.e2e.places import here
from tools.checker import check

THOROUGH = int(os.environ.get("STOSY_THOROUGH") or 0)
SEEDS = THOROUGH or 2
ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
FILES = ROOT / "offline" / "src" / "stosy_offline" / "files"
ONLY_SOAK = pytest.mark.skipif(not THOROUGH, reason="Pyodide is slow to start: `make soak`")


class Time:
    """Seconds, as many as the test wants."""

    def __init__(self) -> None:
        self.seconds = 50.0

    def now(self) -> float:
        return self.seconds

    def passes(self) -> None:
        self.seconds += 0.25


def secrets(seed: str, mixes: bool) -> Secrets:
    numbers = count()
    return Secrets(seed=lambda: seed_of(seed, next(numbers)), key=lambda: "key" * 7, mixes=mixes)


class InPyodide:
    """The site as it runs in a browser, from the files that are taken along."""

    def __init__(self, process: subprocess.Popen[str], now: Callable[[], float]) -> None:
        self._process = process
        self._now = now

    @classmethod
    @contextmanager
    def started(cls) -> Iterator[subprocess.Popen[str]]:
        (archive,) = FILES.glob("*/stosy.zip")
        command = ["node", str(Path(__file__).with_name("pyodide.mjs")), str(PYODIDE), str(archive)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
            yield process
            assert process.stdin is not None
            process.stdin.close()

    def say(self, **given: Any) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(given), file=self._process.stdin, flush=True)
        return self._process.stdout.readline()

    def handle(self, message: str) -> str:
        return self.say(now=self._now(), message=message)


async def played(
    url: str,
    hub: Any,
    time: Time,
    game: str,
    seed: str,
    create: Json,
    matches: int,
    pyodide: subprocess.Popen[str] | None,
) -> None:
    """The same script in both places: the messages, and what is told afterwards."""
    mixes = len(seed) % 2 == 0
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        server = Server(url, session)
        hub.secrets = secrets(seed, mixes)
        await server.request("PUT", "/api/me", {"name": "Olha"})
        status, made = await server.request("POST", "/api/tables", create)
        assert status == 201, made
        table, start = made["table"], time.seconds
        there = Script(seed, matches)
        await server.play(table, there, time.passes)
        away = Time()

        def now() -> float:
            return (away.seconds - 50.0) * 1000

        site: Site | InPyodide
        if pyodide is None:
            tempo = Tempo(pace=0.0)
            site = Site(now, secrets(seed, mixes), "Olha", tempo=tempo, new_table=lambda: table)
        else:
            site = InPyodide(pyodide, now)
            site.say(seed=seed, mixes=mixes, table=table)
        browser = Browser(site)
        assert browser.request("POST", "/api/tables", create) == (201, made)
        here_ = Script(seed, matches)
        await browser.play(table, here_, away.passes)
        assert time.seconds - start == away.seconds - 50.0
        for one, two in zip_longest(here_.heard, there.heard):
            assert one == two
        paths = [f"/api/tables/{table}", f"/api/tables/{table}/records"]
        for match in range(1, matches + 1):
            record = f"/api/tables/{table}/records/{match}"
            paths += [record, f"{record}/highlights", f"{record}/others"]
            paths += [f"{record}/steps?from=3", f"{record}/steps?seat=0", f"{record}/steps?seat=99"]
        paths += [f"/api/tables/{table}/records/9", "/api/tables/nowhere", "/api/me"]
        for path in paths:
            assert without_times(browser.request("GET", path)) == without_times(
                await server.request("GET", path)
            ), path
        text = json.dumps(browser.request("GET", f"/api/tables/{table}/records/1")[1])
        verify(games()[game], read(text.encode()))
        assert check(json.loads(text)).error is None


def without_times(answer: tuple[int, Any]) -> tuple[int, Any]:
    """Whether somebody is connected is not compared: the server notices a moment later."""
    status, body = answer
    if isinstance(body, dict) and "seats" in body and "phase" in body:
        body = {**body, "seats": [{**seat, "here": None} for seat in body["seats"]]}
    return status, body


@pytest.mark.parametrize("inside", [False, pytest.param(True, marks=ONLY_SOAK)])
@pytest.mark.parametrize("game", sorted(games()))
def test_the_same_script_hears_the_same_from_a_server_and_without_one(
    game: str, inside: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without one: in this Python, and `inside` of Pyodide."""
    # There is no line in a browser, so that its length is not compared.
    monkeypatch.setattr(Table, "measured", lambda *_: None)
    time = Time()
    first = dict(games()[game].first_match)

    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db", time.now) as site:
            for number in range(SEEDS):
                create = {"game": game, "bots": "casual", "start": True, "hash": hash_of_part()}
                create |= {"settings": {"options": first}} if first else {}
                seed = f"{game}-{'x' * (number % 2)}{number}"
                count = 1 + number % 2
                await played(site.url, site.hub, time, game, seed, create, count, pyodide)

    with InPyodide.started() if inside else nullcontext() as pyodide:
        asyncio.run(run())
