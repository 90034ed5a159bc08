"""Whole matches over real sockets: nobody learns too much, and everything can be checked after."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stosy.cli import main
from stosy.core import read, verify
from stosy.games import find
from tests.server.e2e.client import Guest, Json, Line, Refused, all_until
from tests.server.e2e.places import here
from tests.server.e2e.playing import play
from tests.server.e2e.sights import check_cards, check_secrets, known_by_all
from tools import checker

ROUND = {"rounds": "single"}


class Party:
    """Guests who play a match at a table, and one who looks on."""

    def __init__(self, url: str, seats: int) -> None:
        self.url = url
        self.seats = seats
        self.lines: list[Line] = []

    async def gather(self, stack: AsyncExitStack, create: Json) -> str:
        """Sit down one after the other; the last one only looks on."""
        guests = [
            await (await stack.enter_async_context(Guest(self.url))).call_me(f"Guest {number}")
            for number in range(self.seats + 1)
        ]
        table = await guests[0].table(**create)
        for guest in guests:
            line = await stack.enter_async_context(guest.at(table))
            self.lines.append(line)
            if line.you is None and guest is not guests[-1]:
                await line.ask("sit")
        return table

    async def play(self, dice: int, errs: bool = False, rounds: int | None = None) -> None:
        """A match from the start to the end."""
        host = self.lines[0]
        await host.ask("start")
        await all_until(self.lines, lambda line: line.phase == "playing")
        players = self.lines[: self.seats]
        with pytest.raises(Refused, match="no_such_record") as none:
            await host.guest.get(f"/api/tables/{host.table}/records/{host.facts['match']}")
        assert none.value.status == 404
        await asyncio.gather(
            *(
                play(line, Random(f"{dice}/{seat}"), errs, rounds)
                for seat, line in enumerate(players)
            )
        )
        await all_until(self.lines, lambda line: line.phase == "over")

    async def record(self, match: int) -> bytes:
        """As it is downloaded."""
        guest, table = self.lines[0].guest, self.lines[0].table
        assert match in (await guest.get(f"/api/tables/{table}/records"))["matches"]
        address = f"{guest.url}/api/tables/{table}/records/{match}"
        async with guest.session.get(address) as response:
            assert response.status == 200
            return await response.read()


async def whole_match(
    store: str, folder: Path, create: Json, errs: bool = False, rounds: int | None = None
) -> Json:
    """Play a match at a new table and check everything about it; the record."""
    seats: int = create["settings"]["seats"]
    async with AsyncExitStack() as stack:
        site = await stack.enter_async_context(here(store))
        party = Party(site.url, seats)
        await party.gather(stack, create)
        await party.play(0, errs, rounds)
        raw = await party.record(1)
        record: Json = json.loads(raw)
        check_told(party, record)
    check_record(raw, folder)
    return record


def check_told(party: Party, record: Json) -> None:
    """What everybody was told is what they may know, and how the match ended."""
    known = known_by_all(record)
    for line in party.lines:
        assert check_cards(line.frames, line.you, record, known) > 0
        assert line.view["result"] == record["result"]
        assert line.gaps == 1, "only at the first hello"
    check_secrets(party.lines, record)
    frames = party.lines[-1].frames
    hand = json.dumps(record["log"][0]["hands"][0])
    leaky = [frame.replace('"hands":[null', f'"hands":[{hand}') for frame in frames]
    assert leaky != frames
    with pytest.raises(AssertionError):
        check_cards(leaky, None, record, known)


def check_record(raw: bytes, folder: Path) -> None:
    """Both checkers, and the command, find nothing wrong."""
    record = read(raw)
    verify(find(record.game), record)
    assert checker.check(json.loads(raw)).error is None
    path = folder / "match.jsonl"
    path.write_bytes(raw)
    assert main(["verify", str(path)]) == 0


MATCHES: dict[str, tuple[Json, bool]] = {
    "face-to-face": ({"game": "face-to-face", "settings": {"seats": 2}}, False),
    "quick and easy for five": (
        {"game": "quick-and-easy", "settings": {"seats": 5}, "preset": "strict"},
        False,
    ),
    "the game for three": (
        {"game": "the-game", "settings": {"seats": 3}, "preset": "family"},
        False,
    ),
    "snakes for two, several rounds": (
        {"game": "snakes-and-ladders", "settings": {"seats": 2, "options": {"target": 10**6}}},
        False,
    ),
    "snakes for four, with mistakes": (
        {
            "game": "snakes-and-ladders",
            "preset": "strict",
            "settings": {"seats": 4, "options": ROUND},
        },
        True,
    ),
    "snakes for ten": (
        {"game": "snakes-and-ladders", "settings": {"seats": 10, "options": ROUND}},
        False,
    ),
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_tells_nobody_too_much(name: str, store: str, tmp_path: Path) -> None:
    create, errs = MATCHES[name]
    several = "target" in create["settings"].get("options", {})
    record = asyncio.run(whole_match(store, tmp_path, create, errs, 2 if several else None))
    assert len(record["seats"]) == create["settings"]["seats"]
    assert {seat["by"] for seat in record["seats"]} == {"human"}
    features = checker.check(record).features
    assert not errs or features["wrong_card_out_of_turn"]
    assert not several or features["rounds_more_than_one"]


def test_a_match_is_the_same_on_every_store(store_url: str, tmp_path: Path) -> None:
    create: dict[str, Any] = {"game": "quick-and-easy", "settings": {"seats": 2}}
    asyncio.run(whole_match(store_url, tmp_path, create))


def test_bots_fill_the_table_and_the_next_match_has_another_first(
    store: str, tmp_path: Path
) -> None:
    """Two matches at one table, among bots; the second has a seed and a record of its own."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(here(store))
            party = Party(site.url, 1)
            await party.gather(
                stack, {"game": "the-game", "settings": {"seats": 4, "first": 2}, "bots": "casual"}
            )
            for _ in range(2):
                await party.play(1)
            first, second = await party.record(1), await party.record(2)
            for raw in (first, second):
                check_record(raw, tmp_path)
            firsts = [json.loads(raw)["log"][0]["first"] for raw in (first, second)]
            assert firsts == [2, 3]
            assert json.loads(first)["seed"] != json.loads(second)["seed"]
            bys = [seat["by"] for seat in json.loads(second)["seats"]]
            assert bys == ["human", "bot:casual", "bot:casual", "bot:casual"]

    asyncio.run(run())
