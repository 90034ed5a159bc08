"""Plans: what would follow from some moves is told to who asks, and nothing happens."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest

from stosy.core import Action, Dice, Offer, Resign, seed_of
from stosy.games import games
from stosy.games.rows.piles import EndTurn, Lay
from stosy.games.rows.team_state import Signal
from stosy.games.snakes_and_ladders.state import Draw
from stosy.table import Out
from stosy.table.messages import shared, update
from stosy.wire import Plan
from stosy.wire.tells import Planned, Refusal
from tests.contract.hidden import scrambled
from tests.table.play import Scene, gathered, playing

TEAMS = [game.id for game in games().values() if game.plannable]
"""The games in which a turn can be arranged; in two of them by a team."""
PEOPLE = ("ann", "bob", "carl")
team = pytest.mark.parametrize("game", TEAMS)
ids = count(1)


def reply(scene: Scene, person: str, *actions: Action, **fields: Any) -> Any:
    """What a plan is answered with."""
    id = f"plan-{next(ids)}"
    scene.ask(person, Plan, id=id, actions=actions, **fields)
    return scene.answers[scene.sockets[person], id]


def refusal(scene: Scene, person: str, *actions: Action, **fields: Any) -> tuple[str, str]:
    told = reply(scene, person, *actions, **fields)
    assert isinstance(told, Refusal)
    return told.code, told.rule


def lays(offers: tuple[Offer[Any], ...]) -> list[Lay[Any]]:
    return [lay for offer in offers for lay in offer.actions if isinstance(lay, Lay)]


def planned_turn(scene: Scene, person: str, most: int = 9) -> list[Lay[Any]]:
    """Lays for a turn, each chosen among what the plan so far leaves open."""
    chosen: list[Lay[Any]] = []
    open_ = lays(scene.table.offers())
    while open_ and len(chosen) < most:
        chosen.append(open_[0])
        told = reply(scene, person, *chosen)
        assert isinstance(told, Planned)
        open_ = lays(told.offers)
    return chosen


def test_the_games_of_rows_have_plans() -> None:
    assert TEAMS == ["face-to-face", "quick-and-easy", "the-game"]


@team
def test_a_plan_tells_what_the_moves_will_bring(game: str) -> None:
    scene = playing(game, *PEOPLE[: games()[game].seats[-1]])
    turn = planned_turn(scene, "ann")
    assert len(turn) > 1
    told = [reply(scene, "ann", *turn[: done + 1]) for done in range(len(turn))]
    for lay, each in zip(turn, told, strict=True):
        assert scene.act("ann", lay) == "done"
        now = update(shared(scene.table, None), 0, ())
        assert (each.view, each.offers) == (now.view, now.offers)


@team
def test_a_plan_changes_nothing_and_nobody_else_hears_of_it(game: str) -> None:
    scene = playing(game, "ann", "bob", clock=30)
    before, due, log = scene.state, scene.table.due(), list(scene.log)
    told = [reply(scene, "ann", lays(scene.table.offers())[0]) for _ in range(2)]
    assert told[0].view == told[1].view
    assert [number for number, _ in scene.out.messages] == [scene.sockets["ann"]]
    assert scene.out == Out(replies=scene.out.replies, messages=scene.out.messages)
    assert (scene.state, scene.table.due(), scene.log) == (before, due, log)
    assert scene.state is before


@team
def test_the_same_id_may_be_planned_again(game: str) -> None:
    """Plans are not remembered: what is asked again is answered as things stand then."""
    scene = playing(game, "ann", "bob")
    lay = lays(scene.table.offers())[0]
    assert scene.ask("ann", Plan, id="again", actions=(lay,)) == "done"
    assert scene.act("ann", lay) == "done"
    assert scene.ask("ann", Plan, id="again", actions=(lay,)) == "not_held"


@team
def test_the_first_impossible_action_is_refused_as_a_real_one(game: str) -> None:
    scene = playing(game, "ann", "bob")
    lay = lays(scene.table.offers())[0]
    for plan in ((lay, lay), (Lay(lay.card, "sideways"),), (lay, Lay(lay.card, "sideways"))):
        told = reply(scene, "ann", *plan)
        real = playing(game, "ann", "bob")
        for action in plan[:-1]:
            assert real.act("ann", action) == "done"
        real.act("ann", plan[-1], id="real")
        tried = real.answers[real.sockets["ann"], "real"]
        assert isinstance(tried, Refusal)
        assert (told.code, told.rule, told.facts) == (tried.code, tried.rule, tried.facts)


@team
def test_only_whose_turn_it_is_can_plan_lays(game: str) -> None:
    scene = playing(game, "ann", "bob")
    scene.connect("eve")
    lay = lays(scene.table.offers())[0]
    assert refusal(scene, "bob", lay) == ("not_your_turn", "G1")
    assert refusal(scene, "eve", lay) == ("not_seated", "T1")


@team
@pytest.mark.parametrize(
    "action", [EndTurn(), Resign(), Signal("wants", pile="up")], ids=lambda each: str(each)
)
def test_what_draws_or_tells_or_ends_cannot_be_planned(game: str, action: Action) -> None:
    scene = playing(game, "ann", "bob")
    turn = planned_turn(scene, "ann")
    assert refusal(scene, "ann", *turn, action) == ("not_plannable", "T3")
    assert refusal(scene, "ann", action, *turn) == ("not_plannable", "T3")


def test_other_games_have_no_plans() -> None:
    scene = playing("snakes-and-ladders", "ann", "bob")
    for person in ("ann", "bob"):
        assert refusal(scene, person, Draw()) == ("not_plannable", "T3")


@team
def test_a_plan_for_a_position_that_has_passed_is_too_late(game: str) -> None:
    scene = playing(game, "ann", "bob")
    lay = lays(scene.table.offers())[0]
    now = {"at": scene.play.position.at, "match": 1}
    assert isinstance(reply(scene, "ann", lay, **now), Planned)
    for passed in ({"at": scene.play.position.at - 1}, {"match": 2}):
        assert refusal(scene, "ann", lay, **now | passed) == ("too_late", "G5")


@team
def test_without_a_match_there_is_nothing_to_plan(game: str) -> None:
    scene = gathered(game, "ann", "bob")
    lay: Lay[Any] = Lay(2, "up")
    assert refusal(scene, "ann", lay) == ("no_match", "T3")
    scene.start()
    scene.resign("bob")
    assert refusal(scene, "ann", lay) == ("over", "G4")


@team
@pytest.mark.parametrize("seed", range(8))
def test_a_plan_tells_nothing_about_hidden_cards(game: str, seed: int) -> None:
    """With other cards in the other hands and in the pile it is answered alike, byte by byte."""
    scene = playing(game, *PEOPLE[: games()[game].seats[-1]])
    for _ in range(3 * seed):
        scene.finish_turn()
    if scene.phase != "playing":
        return
    viewer = scene.waited.seat
    person = scene.state.seats[viewer].person
    turn = planned_turn(scene, person)
    plans = [turn[: done + 1] for done in range(len(turn))]
    told = [msgspec.json.encode(reply(scene, person, *plan).view) for plan in plans]
    offers = [reply(scene, person, *plan).offers for plan in plans]
    position = scene.position
    scene.put(scrambled(position, viewer, Dice(seed_of("plans", seed), 0)))
    assert scene.position != position
    assert [msgspec.json.encode(reply(scene, person, *plan).view) for plan in plans] == told
    assert [reply(scene, person, *plan).offers for plan in plans] == offers
