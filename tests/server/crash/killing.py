"""The crash test of one process: play, kill -9 and restart repeatedly; then check the store."""

from __future__ import annotations

import asyncio
import signal
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from tests.server.crash.load import Load
from tests.server.crash.logs import check_logs, logs_in
from tests.server.crash.referee import judge
from tests.server.e2e.places import Nursery

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
    async with Load.at(server.url, seed=seed) as load:
        load.begin()
        for _ in range(kills):
            await asyncio.sleep(dice.uniform(LEAST, MOST))
            load.check()
            assert await server.end(signal.SIGKILL) == -signal.SIGKILL
            server = await nursery.start(store, log, server.port)
        await load.everybody_back()
    assert await server.end(signal.SIGTERM) == 0
    return load


def crash(nursery: Nursery, store: str, log: Path, kills: int, seed: int = 0) -> Figures:
    """Kill so often; everything acknowledged must be stored once, and every log must be right."""
    began = monotonic()
    load = asyncio.run(killed(nursery, store, log, kills, seed))
    logs = logs_in(store)
    acks = judge(load.history, logs, load.people)
    matches = asyncio.run(check_logs(store, logs))
    entries = sum(map(len, logs.values()))
    comings = sum(player.comings for player in load.players)
    return Figures(kills, acks, entries, matches, comings, monotonic() - began)
