"""The crash test: play, kill -9 and restart repeatedly; then check the store."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from tests.server.crash.judge import check_answers, check_logs, logs_in
from tests.server.crash.load import Load
from tests.server.e2e.places import Child, Nursery
from tests.timeouts import POLL_SECONDS, TIMEOUT

LEAST, MOST = 0.05, 1.0
"""Seconds of play before a kill."""


@dataclass(frozen=True)
class Figures:
    """The figures of a run."""

    kills: int
    acks: int
    entries: int
    matches: int
    comings: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acks} acks, {self.entries} entries, "
            f"{self.matches} matches finished, {self.comings} connections, {self.seconds:.0f} s"
        )


async def killed(nursery: Nursery, store: str, log: Path, kills: int, seed: int) -> Load:
    """People play through so many kills, and reconnect after the last."""
    dice = Random(seed)
    server = await nursery.start(store, log)
    async with Load.at(server.url) as load:
        load.begin()
        for _ in range(kills):
            await asyncio.sleep(dice.uniform(LEAST, MOST))
            load.check()
            assert await server.end(signal.SIGKILL) == -signal.SIGKILL
            server = await nursery.start(store, log, server.port)
        await everybody_back(load)
    assert await server.end(signal.SIGTERM) == 0
    return load


async def killed_in_turn(nursery: Nursery, store: str, log: Path, kills: int, seed: int) -> Load:
    """People play at two servers; one after the other is killed, and another takes its place."""

    async def kill(victim: Child) -> None:
        assert await victim.end(signal.SIGKILL) == -signal.SIGKILL

    async def replace(_: Child) -> Child:
        return await nursery.start(store, log)

    return await _in_turn(nursery, store, log, kills, seed, kill, replace)


async def stopped_in_turn(nursery: Nursery, store: str, log: Path, stops: int, seed: int) -> Load:
    """People play at two servers; one after the other is stopped, and wakes after the other has
    taken its tables."""

    async def stop(victim: Child) -> None:
        os.kill(victim.pid, signal.SIGSTOP)

    async def wake(victim: Child) -> Child:
        os.kill(victim.pid, signal.SIGCONT)
        return victim

    return await _in_turn(nursery, store, log, stops, seed, stop, wake)


async def _in_turn(
    nursery: Nursery,
    store: str,
    log: Path,
    times: int,
    seed: int,
    end: Callable[[Child], Awaitable[None]],
    follow: Callable[[Child], Awaitable[Child]],
) -> Load:
    dice = Random(seed)
    servers = [await nursery.start(store, log) for _ in range(2)]
    async with Load.at(*(server.url for server in servers)) as load:
        load.begin()
        for _ in range(times):
            await everybody_back(load)
            await asyncio.sleep(dice.uniform(LEAST, MOST))
            victim, other = servers
            await end(victim)
            load.move(other.url)
            await everybody_back(load)
            servers = [other, await follow(victim)]
            load.move(*(server.url for server in servers))
        await everybody_back(load)
        load.check()
    for server in servers:
        assert await server.end(signal.SIGTERM) == 0
    return load


async def everybody_back(load: Load) -> None:
    """Wait until every table has new actions."""
    before = {player: len(player.told.acked) for player in load.players}
    tables = {player.told.table for player in load.players}

    def back() -> bool:
        load.check()
        return tables == {
            player.told.table for player, acks in before.items() if len(player.told.acked) > acks
        }

    async with asyncio.timeout(TIMEOUT):
        while not back():
            await asyncio.sleep(POLL_SECONDS)


def crash(nursery: Nursery, store: str, log: Path, kills: int, seed: int = 0) -> Figures:
    """Kill so often; everything acknowledged must be stored once, and every log must be right."""
    began = monotonic()
    load = asyncio.run(killed(nursery, store, log, kills, seed))
    return judged(store, load, kills, began)


def judged(store: str, load: Load, kills: int, began: float) -> Figures:
    """Everything acknowledged is stored once, and every log is right."""
    logs = logs_in(store)
    acks = check_answers(logs, load.told)
    matches = asyncio.run(check_logs(store, logs))
    entries = sum(map(len, logs.values()))
    comings = sum(player.comings for player in load.players)
    return Figures(kills, acks, entries, matches, comings, monotonic() - began)
