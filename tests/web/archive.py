"""Finished matches to show pages from: every position of them can be gone on from.

They are played on a server of this process, whose deals are known, and shown by another one on the
same store, whose bots never come to a decision: what a page shows stays as it is.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Any, TypeAlias

from stosy.table import Secrets
from tests.server.e2e.client import Guest, Line, Refused
from tests.server.e2e.places import Child, Nursery, Site, here
from tests.server.e2e.playing import news

Step: TypeAlias = dict[str, Any]

CONTACT = "mailto:host@example.org"
DAY = 24 * 3600
STILL = 1e6
"""A pace at which bots take days."""


@dataclass(frozen=True)
class Deal:
    """What is played, with which cards."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    misses: bool = False
    """Whether the last card, though it fits, is kept once."""


DEALS = {
    "duel": Deal("face-to-face", 2, "2"),
    "won": Deal("quick-and-easy", 4, "4"),
    "near": Deal("quick-and-easy", 2, "12"),
    "lost": Deal("the-game", 3, "2"),
    "rounds": Deal("snakes-and-ladders", 4, "2"),
    "crowd": Deal("snakes-and-ladders", 10, "1", {"penalties": "on"}),
    "missed": Deal("snakes-and-ladders", 2, "20", {"rounds": "single"}, misses=True),
}
"""Chosen for how they end when bots play them."""


@dataclass(frozen=True)
class Played:
    """A match that is over: where it is kept, and its steps with all cards open."""

    game: str
    table: str
    steps: tuple[Step, ...]

    def first(self, holds: Callable[[Step], bool], start: int = 0) -> int:
        """The number of the first step from there on for which that holds."""
        return next(n for n, step in enumerate(self.steps) if n >= start and holds(step))

    @property
    def result(self) -> dict[str, Any]:
        found: dict[str, Any] = self.steps[-1]["view"]["result"]
        return found

    def like(self, at: int | None = None) -> dict[str, Any]:
        """What a new table has to be like to begin with this deal, or after this step."""
        return {"table": self.table, "match": 1} | ({} if at is None else {"at": at + 1})


@dataclass(frozen=True)
class Archive:
    """A server with matches that are over, by the names of their deals, and the table of a deal of
    yesterday."""

    child: Child
    played: dict[str, Played]
    yesterday: str

    @property
    def site(self) -> str:
        return self.child.url


async def filled(nursery: Nursery, folder: Path, built: Path, pace: float = STILL) -> Archive:
    """Play all deals, then have them shown."""
    store = f"sqlite:///{folder}/archive.db"
    async with here(store) as site, AsyncExitStack() as open_:
        tables = [await open_.enter_async_context(dealt(site, deal)) for deal in DEALS.values()]
        playing = [
            play(line, deal.misses) for line, deal in zip(tables, DEALS.values(), strict=True)
        ]
        played = dict(zip(DEALS, await asyncio.gather(*playing), strict=True))
        yesterday = await given_up_yesterday(site)
    child = await nursery.start(
        store,
        folder / "log",
        site=str(built),
        pace=pace,
        remote_bots=60,
        push_contact=CONTACT,
        push_loopback=True,
    )
    return Archive(child, played, yesterday)


async def given_up_yesterday(site: Site) -> str:
    """Somebody began the deal of that day and gave it up."""
    dailies = site.hub.dailies
    dailies.clock = lambda: time() - DAY
    async with Guest(site.url) as sara:
        table: str = (await sara.post("/api/daily/the-game"))["table"]
        async with sara.at(table) as line:
            await line.act({"do": "resign"})
    dailies.clock = time
    return table


@asynccontextmanager
async def dealt(site: Site, deal: Deal) -> AsyncIterator[Line]:
    """Somebody sits with bots before these cards."""
    seed = hashlib.sha256(deal.seed.encode()).hexdigest()
    site.hub.secrets = Secrets(seed=lambda: seed, key=site.hub.secrets.key)
    settings = {"seats": deal.seats, "options": deal.options}
    async with Guest(site.url) as sara:
        await sara.call_me("Сара")
        table = await sara.table(deal.game, bots="casual", start=True, settings=settings)
        async with sara.at(table) as line:
            yield line


async def play(line: Line, misses: bool = False) -> Played:
    while line.phase == "playing":
        if misses and (offer := winning(line)):
            await line.act({"do": "draw"}, offer=offer)
            misses = False
        else:
            await go_on(line)
    return Played(line.facts["game"], line.table, await steps_of(line.guest, line.table))


async def go_on(line: Line) -> None:
    """Do what play waits for, or wait for others; rather lay than draw."""
    offer = line.waited
    if line.facts.get("between_rounds"):
        await line.ask("go_on")
        await line.until(lambda: not line.facts.get("between_rounds"))
    elif signal := silent_signal(line):
        await line.act(signal[0], offer=signal[1])
    elif offer is None:
        await news(line)
    else:
        lays = [action for action in offer["actions"] if action["do"] == "lay"]
        draws = offer["fallback"]["do"] in ("draw", "pass", "accept")
        action = lays[0] if lays and draws else offer["fallback"]
        try:
            await line.act(action, offer=offer["id"])
        except Refused as refused:
            if refused.code not in ("too_late", "over"):
                raise


def winning(line: Line) -> str | None:
    """The offer in which the only card of the hand may be laid, instead of drawing."""
    offer = line.waited
    if offer is None or len(line.view["hand"]) != 1:
        return None
    ways = {action["do"] for action in offer["actions"]}
    return offer["id"] if {"lay", "draw"} <= ways else None


def silent_signal(line: Line) -> tuple[dict[str, Any], str] | None:
    """Something to tell the team, where nothing is told yet."""
    for offer in line.offers:
        for action in offer["actions"]:
            if action["do"] == "signal" and not line.view["signals"]:
                return action, offer["id"]
    return None


async def steps_of(guest: Guest, table: str) -> tuple[Step, ...]:
    steps: list[Step] = []
    while True:
        page = await guest.get(f"/api/tables/{table}/records/1/steps?from={len(steps)}")
        steps += page["steps"]
        if len(steps) >= page["total"]:
            return tuple(steps)
