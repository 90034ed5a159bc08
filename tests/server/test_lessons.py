"""Lessons on a server: a table of their own that counts in no list."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from stosy.games import find
from stosy.teaching.lessons import prepared
from tests.server.e2e import client
from tests.server.e2e.client import Guest
from tests.server.e2e.places import here

GAME = "face-to-face"


def test_a_lesson_begins_at_once_and_is_compared_with_no_other_match(tmp_path: Path) -> None:
    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db") as site, Guest(site.url) as ann:
            tables = [await ann.table(GAME, lesson=True) for _ in range(2)]
            for table in tables:
                async with ann.at(table) as line:
                    assert line.facts["lesson"] is True
                    assert not line.facts["settings"]["public"]
                    assert [seat.get("bot") for seat in line.facts["seats"]] == [None, "beginner"]
                    first = prepared(find(GAME)).tasks[0]
                    updates = map(json.loads, line.frames)
                    (step,) = (told["lesson"] for told in updates if "lesson" in told)
                    assert (step["number"], step["code"]) == (1, first.code)
                    await line.ask("act", actions=[{"do": "resign"}])
            others = await ann.get(f"/api/tables/{tables[0]}/records/1/others")
            assert [each["this"] for each in others["results"]] == [True]
            assert (await ann.get("/api/tables"))["tables"] == []

    asyncio.run(run())


@pytest.mark.parametrize(
    "wish",
    [
        {"settings": {"public": True}},
        {"bots": "expert"},
        {"seat": 1},
        {"preset": "strict"},
        {"like": {"table": "t", "match": 1}},
    ],
)
def test_a_lesson_has_settings_of_its_own(tmp_path: Path, wish: dict[str, object]) -> None:
    async def run() -> None:
        async with here(f"sqlite:///{tmp_path}/stosy.db") as site, Guest(site.url) as ann:
            with pytest.raises(client.Refused, match="malformed"):
                await ann.table(GAME, lesson=True, **wish)

    asyncio.run(run())
