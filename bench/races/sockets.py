"""The same races over real sockets: a whole server, real clients, and an artificial line each.

    python -m bench.races.sockets [--races N] [--seed S]       as root, for the namespaces

In Snakes & Ladders somebody has forgotten to say "One card!", and two others want to call them out.
Before that there is as much to hear at the table as in the midst of a match.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path as File
from random import Random
from typing import Any, TypeAlias

import uvloop
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType
from msgspec.structs import replace

from bench.races.line import Pump, ip, new_namespace, tunnel
from bench.races.models import CLIENTS, PATHS, REACTIONS, Client
from bench.server.runner import settings
from stosy.server.logs import set_up
from stosy.server.serving import Place, serve

Json: TypeAlias = dict[str, Any]
PORT = 8000
MEASURED = 10.0
"""Seconds in which pings are answered before a race, at least."""
SPREAD = 10.0
"""Seconds within which the races of the tables begin: if all began at once, our own program would
be late for most of them."""
SAID = ("So", "Well", "м" * 900)
"""What is said at the table meanwhile, in turn: short, short, and more than a packet."""
SAYS = 0.55
"""Seconds between two of these: so there are three between two pings, as in the simulation."""
AT_ONCE = 20
"""Tables."""
REACTION = "usual, 380 ± 100 ms"


class Seat:
    """One client at one table; it answers pings as its kind does."""

    def __init__(self, session: ClientSession, site: str, client: Client, chance: Random) -> None:
        self._session, self.site, self._client, self._chance = session, site, client, chance
        self._count = 0
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._socket: ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self.facts: Json = {}
        self.you: int | None = None
        self.update: Json = {}
        self.changed = asyncio.Event()

    async def post(self, path: str, body: Json) -> Json:
        async with self._session.post(self.site + path, json=body) as answer:
            told: Json = await answer.json()
            assert answer.status < 300, told
            return told

    async def come(self, table: str) -> None:
        address = f"{self.site}/api/tables/{table}/socket"
        self._socket = await self._session.ws_connect(address, autoping=False)
        await self._socket.send_json({"ask": "hello", "version": 2})
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.facts))

    async def _read(self, socket: ClientWebSocketResponse) -> None:
        loop = asyncio.get_running_loop()
        async for message in socket:
            if message.type is WSMsgType.PING:
                late = self._client.delays(self._chance) / 1000
                loop.call_later(late, self._pong, socket, message.data)
            elif message.type is WSMsgType.TEXT:
                self._heard(json.loads(message.data))

    def _pong(self, socket: ClientWebSocketResponse, data: bytes) -> None:
        if not socket.closed:
            self._ponging = asyncio.ensure_future(socket.pong(data))

    def _heard(self, told: Json) -> None:
        match told["tell"]:
            case "table_is":
                self.facts, self.you = told["facts"], told["you"]
            case "update" if "at" in told:
                self.update = told
            case "ack" | "refusal":
                self._answers.pop(told["id"]).set_result(told)
        self.changed.set()

    async def until(self, holds: Any) -> None:
        while not holds():
            self.changed.clear()
            await self.changed.wait()

    async def after(self, at: int) -> None:
        """Wait until play has moved on from there."""
        await self.until(lambda: self.update.get("at", 0) > at)

    async def ask(self, ask: str, **fields: Any) -> Json:
        self._count += 1
        ident = f"{id(self)}-{self._count}"
        answer = self._answers[ident] = asyncio.get_running_loop().create_future()
        assert self._socket is not None
        await self._socket.send_json({"ask": ask, "id": ident, **fields})
        told: Json = await answer
        return told

    def offer(self, do: str) -> tuple[str, Json] | None:
        for offer in self.update.get("offers", ()):
            for action in offer["actions"]:
                if action["do"] == do and not action.get("one_card"):
                    return offer["id"], action
        return None

    async def leave(self) -> None:
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading


async def forgotten(seats: list[Seat]) -> tuple[Json, int]:
    """Play until somebody has forgotten to say it, then end the match; the position, and who."""
    settings = {"seats": 3, "options": {"rounds": "single"}}
    body = {"game": "snakes-and-ladders", "settings": settings}
    table = (await seats[0].post("/api/tables", body))["table"]
    for seat in seats:
        await seat.come(table)
    for seat in seats[1:]:
        await seat.ask("sit")
    await seats[0].ask("start")
    while True:
        for number, seat in enumerate(seats):
            await seat.after(0)
            if found := seat.offer("call_out"):
                at, target = seat.update["at"], found[1]["target"]
                await seats[0].ask("act", actions=[{"do": "resign"}])
                for each in seats:
                    await each.leave()
                return {"table": table, "match": 1, "at": at}, target
            waits = [each for each in seat.update["offers"] if each["fallback"]]
            if not waits or seat.update["view"]["waited"] != number:
                continue
            chosen = seat.offer("lay") or (waits[0]["id"], waits[0]["fallback"])
            at = seat.update["at"]
            await seat.ask("act", actions=[chosen[1]], offer=chosen[0])
            for each in seats:
                await each.after(at)


async def race(like: Json, target: int, players: list[Seat], third: Seat, chance: Random) -> int:
    """One table, one race: which of the two was first."""
    others = [seat for seat in range(3) if seat != target]
    chance.shuffle(others)
    wanted = dict(zip(others, players, strict=True))
    table = (await third.post("/api/tables", {"like": like, "seat": target}))["table"]
    await third.come(table)
    for seat, player in wanted.items():
        await player.come(table)
        assert (await player.ask("sit", seat=seat))["tell"] == "ack"
    await talks(third, MEASURED + chance.uniform(0, SPREAD))
    begins = asyncio.create_task(third.ask("start"))
    answers = await asyncio.gather(*(reacts(player, chance) for player in players))
    await begins
    for each in (*players, third):
        await each.leave()
    return [answer["tell"] for answer in answers].index("ack")


async def talks(seat: Seat, seconds: float) -> None:
    """Something is told at the table while the lines are measured. What nobody answers, a kernel
    acknowledges late, so that lines look longer than at a table at which nothing happens."""
    until = asyncio.get_running_loop().time() + seconds
    for text in cycle(SAID):
        if asyncio.get_running_loop().time() >= until:
            return
        assert (await seat.ask("say", text=text))["tell"] == "ack"
        await asyncio.sleep(SAYS)


async def reacts(player: Seat, chance: Random) -> Json:
    await player.until(lambda: player.offer("call_out") is not None)
    await asyncio.sleep(REACTIONS[REACTION](chance) / 1000)
    offer, action = player.offer("call_out") or ("", {})
    return await player.ask("act", actions=[action], offer=offer)


async def compare(ends: list[tuple[int, int]], races: int, seed: int, only: str) -> None:
    chance = Random(seed)
    pumps = []
    for (far, near), path in zip(ends, PATHS.values(), strict=True):
        pumps += [Pump(far, near, path, chance), Pump(near, far, path, chance)]
    rows: list[tuple[str, int, Client]] = [
        *((f"honest, {name}", number, CLIENTS["honest"]) for number, name in enumerate(PATHS)),
        ("pongs 260 ms late, 20 ms", 0, CLIENTS["pongs 260 ms late"]),
    ]
    print(f"\nraces won against an honest player at 20 ms, reactions {REACTION}\n")
    print("| | races | won | seen as |\n|---|---|---|---|")
    async with AsyncExitStack() as open_:

        async def seat(line: int, client: Client = CLIENTS["honest"]) -> Seat:
            session = await open_.enter_async_context(
                ClientSession(cookie_jar=CookieJar(unsafe=True))
            )
            site = f"http://10.77.{line}.1:{PORT}"
            new = Seat(session, site, client, chance)
            async with session.put(site + "/api/me", json={"name": "Somebody"}):
                return new

        like, target = await forgotten([await seat(0) for _ in range(3)])
        for name, line, client in (row for row in rows if only in row[0]):
            won, seen = 0, ""
            for batch in range(0, races, AT_ONCE):
                count = min(AT_ONCE, races - batch)
                tables = [[await seat(line, client), await seat(0)] for _ in range(count)]
                thirds = [await seat(0) for _ in range(count)]
                firsts = await asyncio.gather(
                    *(
                        race(like, target, players, third, chance)
                        for players, third in zip(tables, thirds, strict=True)
                    )
                )
                won += firsts.count(0)
                player = tables[0][0]
                facts = player.facts["seats"][player.you or 0]
                seen = f"{facts.get('lag', 0)} ms" + (", doubted" if facts.get("doubted") else "")
            print(f"| {name} | {races} | {100 * won / races:.1f} % | {seen} |", flush=True)
    assert pumps


async def whole(races: int, seed: int, only: str) -> None:
    ip("link", "set", "lo", "up")
    theirs = [tunnel(number, 1, 2) for number in range(len(PATHS))]
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "bench.races.sockets", "--serve", str(File(folder) / "s"))
        server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        await server.stdout.readline()
        new_namespace()
        ours = [tunnel(number, 2, 1) for number in range(len(PATHS))]
        try:
            await compare(list(zip(theirs, ours, strict=True)), races, seed, only)
        finally:
            server.terminate()
            await server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="rows with this in their names")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--apart", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        set_up(level="warning")
        place = Place("0.0.0.0", PORT, given.serve)
        talkative = replace(settings(3600.0), talk_rate=1e9, talk_burst=1e9)
        uvloop.run(serve(place, talkative, lambda port: print(port, flush=True)))
    elif given.apart:
        uvloop.run(whole(given.races, given.seed, given.only))
    else:
        command = [sys.executable, "-m", "bench.races.sockets", "--apart"]
        command += ["--races", str(given.races), "--seed", str(given.seed), "--only", given.only]
        os.execvp("unshare", ["unshare", "--net", *command])


if __name__ == "__main__":
    main()
