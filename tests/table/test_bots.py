"""Bots at a table: they act like people, and how long they wait tells nothing of their cards."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.core import Dice, seed_of
from stosy.games import find, games
from stosy.games.rows.piles import Lay as TeamLay
from stosy.games.snakes_and_ladders.events import Erred
from stosy.games.snakes_and_ladders.state import Lay
from stosy.table import settings
from stosy.table.entries import Played
from stosy.table.pacing import HURRIED, IN_A_TEAM, WHILE_PEOPLE_MAY_RACE
from stosy.wire import Hurry, Sit
from tests.games.snakes_positions import table
from tests.table.play import Scene, gathered, playing


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_bots_play_a_match_to_its_end(game: str, level: str) -> None:
    """The person leaves everything to the clock."""
    more: Any = {"options": {"rounds": "single"}} if game == "snakes-and-ladders" else {}
    scene = playing(game, "ann", clock=15, stand_in=level, **more)
    for _ in range(400):
        if scene.phase == "over":
            break
        scene.wait(15_000)
    assert scene.phase == "over"
    assert {entry.by for entry in scene.entries(Played)} <= {"bot", "clock"}


def test_a_bot_waits_as_a_person_would() -> None:
    scene = playing("face-to-face", "ann", first=1)
    scene.wait(699)
    assert scene.play.position.at == 1
    scene.wait(801)
    assert scene.play.position.at == 2


def test_who_plays_alone_may_hurry_the_bots_until_it_is_their_turn() -> None:
    scene = playing("face-to-face", "ann", first=1)
    assert scene.ask("ann", Hurry) == "done"
    while scene.waited.seat == 1:
        before = scene.play.position.at
        scene.wait(HURRIED)
        assert scene.play.position.at == before + 1
    assert scene.ask("ann", Hurry) == "nobody_to_hurry"
    assert not scene.table.bots.hurried


def test_a_bot_that_has_chosen_already_is_hurried_too() -> None:
    scene = playing("quick-and-easy", "ann", seats=2, first=1, stand_in="strong")
    scene.wait(600)
    scene.ask("ann", Hurry)
    scene.wait(sum(IN_A_TEAM) - 600)
    assert any(entry.by == "bot" for entry in scene.entries(Played))


def test_nobody_is_hurried_before_the_eyes_of_other_people() -> None:
    scene = playing("snakes-and-ladders", "ann", "bob", seats=3, first=2)
    assert scene.ask("ann", Hurry) == "not_alone"
    scene.connect("eve")
    assert scene.ask("eve", Hurry) == "not_seated"


def test_a_bot_never_hurries_where_a_person_may_race_it() -> None:
    """SL9: Ann could cut in with her card."""
    position = table("r5 b1", "r5 g2 g3", "g8 y4 y7", top="b5", turn=1)
    scene = playing("snakes-and-ladders", "ann", seats=3, position=position)
    while scene.waited.seat == 1:
        scene.wait(50)
    assert 0 in scene.table.running.rivals()
    scene.ask("ann", Hurry)
    before = scene.play.position.at
    scene.wait(WHILE_PEOPLE_MAY_RACE[0] - 1)
    assert scene.play.position.at == before


def test_in_a_team_all_is_said_before_a_bot_lays() -> None:
    """Lay by lay: the other bot has told the colours of all its cards."""
    scene = playing("quick-and-easy", "ann", seats=3, first=1, clock=15, stand_in="strong")
    lays = 0
    while scene.phase == "playing":
        seat, other = scene.waited.seat, 3 - scene.waited.seat
        said = {each.signal.colour for each in scene.position.signals if each.seat == other}
        told = {card[0] for card in scene.position.hands[other]} <= said if seat else True
        before = len(scene.entries(Played))
        while scene.phase == "playing" and len(scene.entries(Played)) == before:
            scene.wait(50)
        for entry in scene.entries(Played)[before:]:
            if entry.by == "bot" and isinstance(entry.move.action, TeamLay):
                lays += 1
                assert told
    assert lays > 2


def window(bob: str, bot: str, other: str) -> Scene:
    """Ann lays the red 7; a bot is to act, another one and bob, after it, may intervene."""
    scene = gathered("snakes-and-ladders", "ann", seats=4)
    scene.connect("bob")
    scene.ask("bob", Sit, seat=3)
    scene.start()
    scene.put(table("r7 g1 g2", bot, other, bob))
    scene.act("ann", Lay("r7"))
    return scene


def looks(scene: Scene) -> list[float]:
    """When the bots look at the table, until play moves on."""
    at, times = scene.play.position.at, []
    while scene.play.position.at == at and (due := scene.table.due()) is not None:
        times.append(due - scene.now)
        scene.wait_until(due)
    return times


def test_a_bot_gives_people_time_to_intervene() -> None:
    scene = window("r7 y1 y2", "r1 b1 b2", "b3 b4 b5")
    scene.wait(1_599)
    assert scene.act("bob", Lay("r7")) == "done"


def test_bots_look_at_the_table_at_the_same_times_whatever_they_hold() -> None:
    """The one that could intervene and the one that could not: only what they do may differ."""
    with_it = looks(window("y1 y2", "b1 b2 b3", "r7 b4 b5"))
    without = looks(window("y1 y2", "b1 b2 b3", "b6 b4 b5"))
    assert len(without) == 2
    assert with_it == without[:1]


@pytest.mark.parametrize("hand", ["r1 b1 b2", "W W4 rS", "r7 r8 r9", "g7 b7 y7"])
def test_a_bot_thinks_as_long_with_a_good_hand_as_with_a_bad_one(hand: str) -> None:
    usual = looks(window("y1 y2", "b1 b2 b3", "b6 b4 b5"))
    assert looks(window("y1 y2", hand, "b6 b4 b5")) == usual


@pytest.mark.parametrize("game", list(games()))
def test_when_bots_act_first_does_not_depend_on_the_deal(game: str) -> None:
    """In all deals in which the same seat is to act it is the same moment."""
    seats = find(game).usual_seats
    times = set()
    for number in range(5):
        scene = gathered(game, "ann", seats=seats)
        setup = scene.game.setup(seats, scene.game.options(), 1)
        scene.start(scene.game.deal(setup, Dice(seed_of("deal", number), 0)))
        times.add((scene.waited.seat, scene.table.due()))
    assert len(times) == len({seat for seat, _ in times})


def test_bots_that_err_are_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where mistakes are penalised a random bot makes some, and play goes on."""
    monkeypatch.setattr(settings, "FOR_PEOPLE", ("random",))
    options = {"penalties": "on", "rounds": "single"}
    people: Any = {"clock": 15, "stand_in": "random", "options": options}
    erred = 0
    for seats in (3, 4, 5):
        scene = playing("snakes-and-ladders", "ann", seats=seats, **people)
        scene.wait(600_000)
        erred += sum(isinstance(event, Erred) for event in scene.events)
        assert scene.phase == "over" or len(scene.entries(Played)) > 100
    assert erred
