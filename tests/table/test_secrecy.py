"""Nothing that reaches a client depends on cards it may not know, the times included."""

from __future__ import annotations

from itertools import product

import pytest

from stosy.games import games
from stosy.games.snakes_and_ladders.state import Draw, Lay
from tests.contract.twins import Mix
from tests.games.snakes_positions import table
from tests.table.play import playing
from tests.table.watched import WATCHING, Watched, WatchedDaily, run, twin

RUNS = 12
LEAST = 6
"""So many runs at least have a twin, or the test says nothing."""


@pytest.mark.parametrize("watcher", WATCHING)
@pytest.mark.parametrize("game", list(games()))
def test_twins_cannot_be_told_apart(game: str, watcher: str) -> None:
    found = 0
    for seed in range(RUNS):
        original = run(game, seed, watcher)
        for lot, mix in product(range(2), Mix):
            other = twin(original, game, seed, lot, mix)
            if other is not None:
                assert other.traffic == original.traffic
                found += differ(original, other)
                break
    assert found >= LEAST


@pytest.mark.parametrize("watcher", WATCHING)
@pytest.mark.parametrize("game", list(games()))
def test_twins_of_daily_deals_cannot_be_told_apart(game: str, watcher: str) -> None:
    found = 0
    for seed in range(RUNS):
        original = run(game, seed, watcher, WatchedDaily)
        assert original.state.daily is not None
        for lot, mix in product(range(2), Mix):
            other = twin(original, game, seed, lot, mix)
            if other is not None:
                assert other.traffic == original.traffic
                found += differ(original, other)
                break
    assert found >= LEAST


def differ(one: Watched, other: Watched) -> bool:
    """Do the hidden cards differ, in the end or on the way?"""
    return bool(one.position != other.position)


@pytest.mark.parametrize("watcher", WATCHING)
def test_other_own_cards_would_be_noticed(watcher: str) -> None:
    """The traffic is that of the watcher: another seed makes a difference."""
    assert run("quick-and-easy", 1, watcher).traffic != run("quick-and-easy", 2, watcher).traffic


@pytest.mark.parametrize("carl", ["r7 y1 y2", "y3 y1 y2", "W rS rD"])
def test_an_action_is_held_as_long_whatever_the_rivals_hold(carl: str) -> None:
    """Else the delay would tell bob whether carl could intervene."""
    position = table("r7 g1 g2", "r1 b1 b2", carl)
    scene = playing("snakes-and-ladders", "ann", "bob", "carl", position=position)
    scene.act("ann", Lay("r7"))
    scene.line(ann=0, bob=20, carl=120)
    assert scene.act("bob", Draw(), id="draw") == "held"
    assert scene.table.due() == scene.now + 100
