"""At a table: who says "I begin", and how long a bot waits for that (QE0, TG3)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stosy.games.rows.piles import Lay
from stosy.games.rows.team_state import Begin
from stosy.table import pacing
from stosy.table.entries import Played, Started
from stosy.wire import PutBot
from tests.table.play import Scene, gathered, playing

TEAMS = pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
LATEST = sum(pacing.WHILE_PEOPLE_MAY_BEGIN)


def with_bot(game: str, start: str = "agreed") -> Scene:
    """Ann, and a bot that is to act first."""
    scene = gathered(game, "ann", seats=2, first=1, options={"start": start})
    assert scene.ask("ann", PutBot, seat=1, level="casual") == "done"
    scene.start()
    return scene


def lays(scene: Scene) -> list[Played[Any]]:
    return [each for each in scene.entries(Played) if isinstance(each.move.action, Lay)]


@TEAMS
def test_a_bot_lays_only_when_people_had_time_to_begin(game: str) -> None:
    scene = with_bot(game)
    scene.wait(pacing.WHILE_PEOPLE_MAY_BEGIN[0] - 1)
    assert lays(scene) == []
    scene.wait(LATEST)
    assert lays(scene)[0].move.seat == 1


@TEAMS
def test_where_it_is_drawn_it_does_not_wait(game: str) -> None:
    scene = with_bot(game, "drawn")
    scene.wait(sum(pacing.IN_TURN) + sum(pacing.IN_A_TEAM))
    assert lays(scene)[0].move.seat == 1


@TEAMS
def test_a_person_begins_instead_of_a_bot(game: str) -> None:
    scene = with_bot(game)
    scene.wait(1000)
    assert scene.act("ann", Begin()) == "done"
    scene.wait(LATEST)
    assert lays(scene) == []
    assert scene.play.position.state.turn == 0


@TEAMS
def test_who_takes_the_turn_over_has_all_its_time(game: str) -> None:
    scene = playing(game, "ann", "bob", clock=60)
    scene.wait(50_000)
    assert scene.act("bob", Begin()) == "done"
    scene.wait(50_000)
    assert lays(scene) == []
    scene.wait(12_000)
    assert {each.move.seat for each in lays(scene)} == {1}


@TEAMS
def test_a_running_match_of_rules_1_goes_on_without(game: str) -> None:
    """Its log has no such option: there the lot was final."""
    scene = playing(game, "ann", "bob")
    scene.log = [
        replace(entry, rules=1, options={k: v for k, v in entry.options.items() if k != "start"})
        if isinstance(entry, Started)
        else entry
        for entry in scene.log
    ]
    scene.restart()
    scene.connect("ann", "bob")
    assert scene.play.rules == 1
    assert scene.act("bob", Begin()) == "start_drawn"
    assert scene.fallback("ann") == "done"
