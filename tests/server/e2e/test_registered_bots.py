"""Bots that the host has registered sit at tables, in child processes with limits."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from shlex import quote

import pytest

from stosy.bots.kinds import kind_of
from stosy.bots.registered import close_all, register
from stosy.bots.registry import REGISTERED
from stosy.core import Refused as CoreRefused
from stosy.server.http.api import all_games
from tests.server.e2e.client import Guest, Line, Refused
from tests.server.e2e.places import here

ROOT = Path(__file__).parents[3]
BOTS = ROOT / "examples" / "bots"
ROGUE = ROOT / "tests" / "bots" / "rogue.py"
GIB = 1024**3

HOG = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["tell"] == "hello":
        print('{"protocol":1}', flush=True)
    elif told["tell"] == "choose":
        sys.stderr.write("asking for memory\\n")
        print(len(bytearray(8 * 1024 ** 3)), flush=True)
"""


@pytest.fixture(autouse=True)
def _unregistered() -> Iterator[None]:
    all_games.cache_clear()
    yield
    close_all()
    all_games.cache_clear()


def offer(text: str, memory: int = 4 * GIB, most: int = 2) -> None:
    register(kind_of(text), 30, memory, most)


async def turns(line: Line, number: int) -> None:
    """Play the fallback until the other seat has acted so often in its turns."""

    def acted() -> int:
        return sum(event["seat"] == 1 for event in line.named("laid"))

    while acted() < number and line.phase == "playing":
        await line.until(lambda: line.waited is not None or line.phase != "playing")
        if line.waited is not None:
            await line.act(line.waited["fallback"], offer=line.waited["id"])


@pytest.mark.parametrize(
    "what",
    [f"{BOTS}/careful.py:Careful", f"cmd:node {quote(str(BOTS))}/careful.mjs"],
    ids=["file", "program"],
)
def test_a_registered_bot_sits_at_a_table(store: str, what: str) -> None:
    offer(f"mine={what}")

    async def run() -> None:
        async with here(store, thinking=0.1) as site, Guest(site.url) as ann:
            assert (await ann.get("/api/games"))["levels"][-1] == "mine"
            table = await ann.table("face-to-face", bots="mine", start=True, settings={"first": 0})
            async with ann.at(table) as line:
                await turns(line, 4)
                seat = line.facts["seats"][1]
                assert (seat["kind"], seat["bot"]) == ("bot", "mine")

    asyncio.run(run())


@pytest.mark.parametrize(
    "level",
    [
        "yours",
        f"{BOTS}/careful.py:Careful",
        "cmd:true",
        "stosy.bots.random_bot:RandomBot",
        "random",
    ],
)
def test_only_registered_names_can_be_named(store: str, level: str) -> None:
    offer(f"mine={BOTS}/careful.py:Careful")

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            with pytest.raises(Refused) as refused:
                await ann.table("face-to-face", bots=level, start=True)
            assert refused.value.code in ("no_such_bot", "malformed")

    asyncio.run(run())


@pytest.mark.parametrize("fault", ["died", "too-much", "malformed", "hog"])
def test_for_one_that_misbehaves_the_fallback_is_played(
    store: str, fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    program = ROGUE
    if fault == "hog":
        program = tmp_path / "hog.py"
        program.write_text(HOG)
    offer(f"rogue=cmd:{quote(sys.executable)} -I -S {quote(str(program))} {fault}", memory=GIB)

    async def run() -> None:
        async with here(store, thinking=0.1) as site, Guest(site.url) as ann:
            table = await ann.table("face-to-face", bots="rogue", start=True, settings={"first": 0})
            async with ann.at(table) as line:
                await turns(line, 2)

    with caplog.at_level(logging.WARNING, "stosy.bots"):
        asyncio.run(run())
    said = [record.getMessage() for record in caplog.records if record.name == "stosy.bots"]
    assert said
    if fault == "hog":
        assert "died" in said[0]
        assert "MemoryError" in said[0]


def test_a_host_registers_names_and_not_levels() -> None:
    for text in (f"{BOTS}/careful.py:Careful", "strong"):
        with pytest.raises(CoreRefused):
            offer(text)
    assert not REGISTERED


def test_programs_see_nothing_of_the_servers_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stosy.bots.programs import Limits, Program
    from stosy.bots.registered import VISIBLE

    monkeypatch.setenv("STOSY_SECRET", "of the host")
    program = tmp_path / "tells.py"
    program.write_text(
        "import os, sys\nsys.stderr.write(' '.join(os.environ))\nsys.stderr.flush()\n"
        "input()\nprint('{\"protocol\":1}', flush=True)\ninput()\n"
    )
    running = Program((sys.executable, "-I", "-S", str(program)), Limits(environment=VISIBLE))
    assert "STOSY_SECRET" not in running.said()
    assert "PATH" in running.said()
    running.close()
