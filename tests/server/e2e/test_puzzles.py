"""Puzzles over HTTP: a seat's view, and the answer only after an answer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from stosy.games import find, games
from stosy.server.http.puzzles import asked
from stosy.teaching.puzzles import action_of, puzzle_of, puzzles_of
from tests.server.e2e.client import Guest, Json, Refused
from tests.server.e2e.places import here

GAMES = [game.id for game in games().values() if puzzles_of(game)]
SNAKES = "snakes-and-ladders"


def best_of(puzzle: Json) -> Any:
    """The right answer; nobody is told it before."""
    game = find(puzzle["game"])
    return action_of(game, puzzle_of(game, puzzle["id"]).ways[0].action)


async def answer(guest: Guest, puzzle: Json, action: Any) -> Json:
    told: Json = await guest.post(
        f"/api/puzzles/{puzzle['game']}/{puzzle['id']}", {"action": action}
    )
    return told


def ways_in(puzzle: Json) -> list[Any]:
    return [action for offer in puzzle["offers"] for action in offer["actions"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_answer_counts(store: str, game: str) -> None:
    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            path = f"/api/puzzles/{game}/next"
            puzzle = await ann.get(path)
            assert puzzle == await ann.get(path), "until it is answered"
            assert "ways" not in json.dumps(puzzle)
            best = msgspec.to_builtins(best_of(puzzle))
            wrong = next(each for each in ways_in(puzzle) if each != best)
            told = await answer(ann, puzzle, wrong)
            assert (told["right"], told["counted"], told["best"]) == (False, True, best)
            assert wrong in [way["action"] for way in told["ways"]]
            again = await answer(ann, puzzle, best)
            assert (again["right"], again["counted"], again["streak"]) == (True, False, 0)
            other = await ann.get(path)
            assert other["id"] != puzzle["id"]
            told = await answer(ann, other, msgspec.to_builtins(best_of(other)))
            assert (told["right"], told["streak"], told["longest"]) == (True, 1, 1)
            counts = await ann.get("/api/puzzles")
            assert (counts["answered"][game], counts["solved"]) == (2, 1)
            for action in ({"do": "resign"}, {"do": "fly"}, {"do": "lay", "card": []}):
                with pytest.raises(Refused):
                    await answer(ann, other, action)

    asyncio.run(run())


def test_an_answer_may_be_written_out(store: str) -> None:
    """As the table in the browser sends it: with what is understood, or without an announcement."""
    game = find(SNAKES)
    lays: dict[bool, tuple[str, Json]] = {}
    for id_ in puzzles_of(game):
        offered = msgspec.to_builtins(asked(game, id_).offers)
        for lay in ways_in({"offers": offered}):
            if lay["do"] == "lay":
                lays[lay.get("one_card", False)] = id_, lay

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            for id_, lay in (lays[False], lays[True]):
                puzzle = {"game": SNAKES, "id": id_}
                told = await answer(ann, puzzle, lay | {"one_card": False})
                assert told["given"] == lay, "as it was meant"
                assert lay in [way["action"] for way in told["ways"]]

    asyncio.run(run())
