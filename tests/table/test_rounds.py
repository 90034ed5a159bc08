"""Between two rounds the next deal comes when everybody is ready, at most after twenty seconds."""

from __future__ import annotations

from typing import Any

from stosy.games.snakes_and_ladders.state import Lay
from stosy.table.entries import Shuffled
from stosy.wire import Act, GoOn, Leave, Sit
from tests.games.snakes_positions import table
from tests.table.play import Scene, playing

WAIT = 20_000


def between(*people: str, seats: int | None = None, **settings: Any) -> Scene:
    """Ann has laid her last card; the round is over and the match is not."""
    people = people or ("ann", "bob", "carl")
    count = seats or len(people)
    position = table("r7", *("y1 y2", "b1 b2", "g1 g2")[: count - 1])
    scene = playing("snakes-and-ladders", *people, seats=seats, position=position, **settings)
    assert scene.act("ann", Lay("r7")) == "done"
    return scene


def dealt(scene: Scene) -> bool:
    """Is the next round dealt, and does everybody know?"""
    assert scene.told.between_rounds == (scene.position.round == 1)
    return bool(scene.position.round == 2)


def ready(scene: Scene) -> list[bool]:
    return [seat.ready for seat in scene.told.seats]


def test_the_next_round_is_dealt_when_all_are_ready() -> None:
    scene = between()
    for person in ("ann", "bob"):
        assert scene.ask(person, GoOn) == "done"
    assert (dealt(scene), ready(scene)) == (False, [True, True, False])
    scene.ask("carl", GoOn)
    assert (dealt(scene), ready(scene)) == (True, [False, False, False])


def test_nobody_is_waited_for_longer_than_twenty_seconds() -> None:
    scene = between()
    scene.ask("ann", GoOn)
    scene.wait(WAIT - 1)
    assert not dealt(scene)
    scene.wait(1)
    assert (dealt(scene), ready(scene)) == (True, [False, False, False])


def test_to_be_ready_twice_or_too_early_or_too_late_does_no_harm() -> None:
    scene = between()
    for _ in range(3):
        assert scene.ask("ann", GoOn) == "done"
    assert not dealt(scene)
    scene.wait(WAIT)
    assert scene.ask("bob", GoOn) == "done"
    assert ready(scene) == [False, False, False]
    assert len(scene.entries(Shuffled)) == 1


def test_nothing_can_be_done_between_rounds_but_nobody_is_penalised() -> None:
    scene = between()
    assert scene.catch_up("bob", None).offers == ()
    assert scene.ask("bob", Act, actions=(Lay("y1"),), offer="turn-1") == "too_late"
    assert scene.ask("bob", Act, actions=(Lay("y1"),), at=scene.play.position.at) == "chance_due"


def test_a_match_can_be_resigned_between_rounds() -> None:
    scene = between()
    assert scene.resign("bob") == "done"
    assert (scene.phase, scene.position.result.winners) == ("over", (0, 2))


def test_who_leaves_is_waited_for_no_longer() -> None:
    scene = between()
    scene.ask("ann", GoOn)
    scene.ask("bob", GoOn)
    scene.ask("carl", Leave)
    assert dealt(scene)


def test_who_leaves_and_returns_says_it_anew() -> None:
    scene = between()
    scene.ask("bob", GoOn)
    scene.ask("bob", Leave)
    scene.ask("bob", Sit)
    assert ready(scene) == [False, False, False]


def test_bots_are_always_ready() -> None:
    scene = between("ann", seats=3)
    assert not dealt(scene)
    scene.ask("ann", GoOn)
    assert dealt(scene)


def test_who_is_in_grace_is_waited_for() -> None:
    scene = between()
    scene.disconnect("carl")
    scene.ask("ann", GoOn)
    scene.ask("bob", GoOn)
    assert not dealt(scene)
    scene.wait(WAIT)
    assert dealt(scene)


def test_who_has_been_away_too_long_is_not_waited_for() -> None:
    scene = between(grace=5)
    scene.disconnect("carl")
    scene.ask("ann", GoOn)
    scene.ask("bob", GoOn)
    scene.wait(5_000)
    assert dealt(scene)


def test_who_comes_back_between_rounds_is_waited_for_again() -> None:
    scene = between(grace=5)
    scene.disconnect("carl")
    scene.ask("ann", GoOn)
    scene.wait(6_000)
    scene.connect("carl")
    scene.ask("bob", GoOn)
    assert not dealt(scene)
    scene.ask("carl", GoOn)
    assert dealt(scene)


def test_the_twenty_seconds_stand_still_while_nobody_is_there() -> None:
    scene = between()
    scene.wait(15_000)
    scene.disconnect("ann", "bob", "carl")
    scene.wait(100_000)
    assert not dealt(scene)
    scene.connect("bob")
    scene.wait(4_999)
    assert not dealt(scene)
    scene.wait(1)
    assert dealt(scene)


def test_the_clock_does_not_run_between_rounds() -> None:
    scene = between(clock=15, expiry="forfeit")
    assert scene.catch_up("ann", None).left is None
    scene.wait(WAIT)
    assert (scene.phase, scene.catch_up("ann", None).left) == ("playing", 15_000)


def test_a_slow_table_deals_after_twenty_seconds_too() -> None:
    scene = between(clock=86_400)
    scene.disconnect("ann", "bob", "carl")
    scene.wait(WAIT)
    assert dealt(scene)


def test_the_seats_of_those_who_are_gone_do_not_hold_up_the_bots() -> None:
    scene = between("ann", "bob", clock=86_400)
    scene.ask("bob", Leave)
    scene.ask("ann", Leave)
    assert dealt(scene)
