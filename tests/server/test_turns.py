"""A whole turn on its way through the server: one ask, one commit, one update to each other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from stosy.core import Move
from stosy.games.rows.piles import EndTurn
from stosy.server.store import Append
from stosy.server.tables.connection import TEXT, Socket
from stosy.server.tables.hub import Hub
from stosy.server.tables.room import Room
from stosy.vocabulary.settings import Change
from stosy.wire import Act, Sit, Start
from stosy.wire.api import Create
from tests.server.test_hub import hub_on


class Line:
    """The other end of a socket: the messages that came over it, one frame each."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def close(self) -> None:
        pass

    abort = close

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        while data:
            size, head = data[1], 2
            if size == 126:
                size, head = int.from_bytes(data[2:4], "big"), 4
            if data[0] == TEXT:
                self.told.append(msgspec.json.decode(data[head : head + size]))
            data = data[head + size :]


async def three_at(hub: Hub) -> tuple[Room, list[Line]]:
    """Two play The Game, the first of them in turn; a third looks on."""
    create = Create(game="the-game", settings=Change(seats=2))
    room = await hub.room(await hub.create("ann", "Ann", create, "address"))
    await room.ask("bob", "Bob", Sit(id="sit"))
    lines = [Line() for _ in range(3)]
    for number, person in enumerate(("ann", "bob", "eve")):
        socket = Socket(cast(asyncio.Transport, lines[number]), 0.0, lambda reason: None, "")
        room.connect(number, socket, person, person, None)
    await room.ask("ann", "Ann", Start(id="start"))
    await room.durable()
    for line in lines:
        line.told.clear()
    return room, lines


def test_a_turn_is_one_commit_and_one_update(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "stosy.sqlite")) as hub:
            room, lines = await three_at(hub)
            commits: list[Append] = []
            append = hub.store.append

            async def counting(batch: Sequence[Append], uptime: int) -> None:
                commits.extend(batch)
                await append(batch, uptime)

            monkeypatch.setattr(hub.store, "append", counting)
            play = room.table.state.play
            assert play is not None
            offer = next(each for each in room.table.offers() if each.fallback is not None)
            game, state, turn = room.table.game, play.position.state, list[Any]()
            while len(turn) < 2:
                turn.append(next(iter(game.offers(state)[0].actions)))
                state = game.apply(state, Move(offer.seat, turn[-1])).state
            ask = Act[Any](id="turn", offer=offer.id, actions=(*turn, EndTurn()))
            room.receive(offer.seat, ask)
            await room.durable()
            assert [len(commit.entries) for commit in commits] == [3]
            mine = lines[offer.seat].told
            assert [each["tell"] for each in mine] == ["update", "ack"]
            for line in (each for number, each in enumerate(lines) if number != offer.seat):
                (update,) = line.told
                events = [event["event"] for event in update["events"]]
                assert events == ["laid", "laid", "drew", "turn"]
                assert update["at"] == 4

    asyncio.run(run())
