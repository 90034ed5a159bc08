"""Puzzles over HTTP: a seat's view, and the answer only after an answer."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from stosy.bots.choices import sensible
from stosy.games import find, games
from stosy.games.turns import end_of, moves_of, turns_of
from stosy.server.http.puzzles import asked, offered
from stosy.teaching.puzzles import actions_of, puzzle_of, puzzles_of
from tests.server.e2e.client import Guest, Json, Refused
from tests.server.e2e.places import here

GAMES = [game.id for game in games().values() if puzzles_of(game)]
SNAKES = "snakes-and-ladders"


def best_of(puzzle: Json) -> list[Json]:
    """The right answer; nobody is told it before."""
    game = find(puzzle["game"])
    best = actions_of(game, puzzle_of(game, puzzle["id"]).ways[0].turn)
    told: list[Json] = msgspec.to_builtins([*best])
    return told


def wrong_for(puzzle: Json) -> list[Json]:
    """A turn that ends otherwise than the best."""
    game = find(puzzle["game"])
    found = asked(game, puzzle["id"])
    best = actions_of(game, puzzle_of(game, puzzle["id"]).ways[0].turn)
    end = end_of(game, found.state, found.seat, best)
    turns = turns_of(game, found.state, found.seat, 50).turns
    careful = frozenset(sensible(tuple(moves_of(game, found.state, found.seat))))
    wrong = next(turn for turn in turns if turn.end != end and turn.actions[0] in careful)
    told: list[Json] = msgspec.to_builtins([*wrong.actions])
    return told


async def answer(guest: Guest, puzzle: Json, turn: list[Json], path: str = "") -> Json:
    told: Json = await guest.post(
        f"/api/puzzles/{puzzle['game']}/{puzzle['id']}{path}", {"actions": turn}
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
            best = best_of(puzzle)
            wrong = wrong_for(puzzle)
            told = await answer(ann, puzzle, wrong)
            assert (told["right"], told["counted"], told["best"]) == (False, True, best)
            assert wrong in [way["turn"] for way in told["ways"]]
            again = await answer(ann, puzzle, best)
            assert (again["right"], again["counted"], again["streak"]) == (True, False, 0)
            other = await ann.get(path)
            assert other["id"] != puzzle["id"]
            told = await answer(ann, other, best_of(other))
            assert (told["right"], told["streak"], told["longest"]) == (True, 1, 1)
            counts = await ann.get("/api/puzzles")
            assert (counts["answered"][game], counts["solved"]) == (2, 1)
            for action in ({"do": "resign"}, {"do": "fly"}, {"do": "lay", "card": []}):
                with pytest.raises(Refused):
                    await answer(ann, other, [action])

    asyncio.run(run())


def test_any_order_of_the_best_turn_is_right(store: str) -> None:
    """Two lays on different piles may come in either order; parts of a turn are tried first."""
    game = find("face-to-face")

    def turn_of(id_: str) -> list[Json]:
        return best_of({"game": game.id, "id": id_})

    id_ = next(
        id_
        for id_ in puzzles_of(game)
        if len(turn_of(id_)) == 3 and len({lay["pile"] for lay in turn_of(id_)[:2]}) == 2
    )
    one, two, end = turn_of(id_)

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            puzzle = {"game": game.id, "id": id_}
            shown = await answer(ann, puzzle, [two], "/plan")
            assert one["card"] in shown["view"]["hand"]
            assert two["card"] not in shown["view"]["hand"]
            assert not shown["whole"]
            shown = await answer(ann, puzzle, [two, one, end], "/plan")
            assert shown["whole"]
            assert len(shown["view"]["laid"]) == 2, "nothing was drawn"
            with pytest.raises(Refused):
                await answer(ann, puzzle, [two])
            told = await answer(ann, puzzle, [two, one, end])
            assert (told["right"], told["counted"]) == (True, True)
            assert told["ways"][0]["turn"] == told["given"] == [two, one, end]

    asyncio.run(run())


def test_an_answer_may_be_written_out(store: str) -> None:
    """As the table in the browser sends it: with what is understood, or without an announcement."""
    game = find(SNAKES)
    lays: dict[bool, tuple[str, Json]] = {}
    for id_ in puzzles_of(game):
        found = asked(game, id_)
        offers = msgspec.to_builtins(offered(game, found.state, found.seat))
        for lay in ways_in({"offers": offers}):
            if lay["do"] == "lay":
                lays[lay.get("one_card", False)] = id_, lay

    async def run() -> None:
        async with here(store) as site, Guest(site.url) as ann:
            for id_, lay in (lays[False], lays[True]):
                puzzle = {"game": SNAKES, "id": id_}
                told = await answer(ann, puzzle, [lay | {"one_card": False}])
                assert told["given"] == [lay], "as it was meant"
                assert [lay] in [way["turn"] for way in told["ways"]]

    asyncio.run(run())
