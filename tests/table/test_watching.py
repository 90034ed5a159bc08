"""Who may watch a table and what those who may not are told; who was blocked by whom."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.table.messages import catch_up, standing
from stosy.vocabulary.events import Reacted, Talked
from stosy.vocabulary.settings import Change
from stosy.wire import Arrange, Leave, React, Remove, Say, Sit, TakeSeat
from stosy.wire.tells import TableIs, Update
from tests.table.play import Scene, gathered, playing

WATCHES = ("anyone", "seated", "nobody")


def told(scene: Scene, person: str) -> list[Any]:
    """All messages of the last call to the person, without answers."""
    number = scene.sockets[person]
    messages = (message for to, message in scene.out.messages if to == number)
    return [each for each in messages if isinstance(each, (TableIs, Update))]


def greeted(scene: Scene, person: str) -> tuple[TableIs, Any]:
    """What the person is told on coming."""
    scene.connect(person)
    table, update = told(scene, person)
    return table, update


@pytest.mark.parametrize("watch", WATCHES)
def test_a_stranger_sees_the_play_only_where_anyone_may(watch: str) -> None:
    scene = playing("face-to-face", "ann", "bob", watch=watch)
    table, update = greeted(scene, "eve")
    scene.fallback()
    if watch == "anyone":
        assert (table.hidden, scene.told.spectators) == (False, 1)
        assert update.view is not None
        assert told(scene, "eve")
    else:
        assert (table.hidden, scene.told.spectators) == (True, 0)
        assert update == Update(n=0, gap=True)
        assert told(scene, "eve") == []
    first, view = standing(scene.table, "eve", scene.now)
    assert (first.hidden, view == Update(n=0, gap=True)) == (watch != "anyone",) * 2


@pytest.mark.parametrize(
    ("watch", "hidden"), [("anyone", False), ("seated", False), ("nobody", True)]
)
def test_who_has_sat_there_may_watch_unless_nobody_may(watch: str, hidden: bool) -> None:
    scene = gathered("face-to-face", "ann", "bob", watch=watch)
    scene.ask("bob", Leave)
    scene.connect("cid")
    scene.ask("cid", Sit)
    scene.start()
    assert greeted(scene, "bob")[0].hidden == hidden


def test_who_was_removed_has_never_sat_there() -> None:
    scene = gathered("face-to-face", "ann", "bob", watch="seated")
    assert scene.ask("ann", Remove, seat=1) == "done"
    (table,) = told(scene, "bob")
    assert table.hidden


def test_a_seat_shows_the_play_and_its_loss_hides_it_again() -> None:
    scene = gathered("face-to-face", "ann", "bob", watch="nobody")
    scene.start()
    scene.resign("bob")
    assert greeted(scene, "eve")[1] == Update(n=0, gap=True)
    scene.ask("bob", Leave)
    scene.ask("ann", Say, text="hello")
    assert told(scene, "eve") == []
    scene.ask("eve", Sit)
    table, update = told(scene, "eve")
    assert (table.you, table.hidden, update.gap, update.view is not None) == (1, False, True, True)
    scene.ask("eve", Leave)
    assert [each.hidden for each in told(scene, "eve")] == [True]


def test_a_table_that_opens_shows_how_things_stand() -> None:
    scene = gathered("face-to-face", "ann", "bob", watch="nobody")
    greeted(scene, "eve")
    scene.ask("ann", Arrange, change=Change(watch="anyone"))
    table, update = told(scene, "eve")
    assert (table.hidden, update.n, update.gap) == (False, scene.table.state.n, True)


def test_the_device_that_takes_a_seat_over_has_sat_there() -> None:
    scene = gathered("face-to-face", "ann", "bob", watch="seated")
    key = scene.key_of("bob")
    scene.connect("bob's phone")
    assert scene.ask("bob's phone", TakeSeat, key=key) == "done"
    assert scene.ask("bob's phone", Leave) == "done"
    assert not told(scene, "bob's phone")[0].hidden


def test_the_blocked_get_no_seat_at_the_host_s_table() -> None:
    scene = gathered("face-to-face", "ann", "bob")
    scene.table.blocks.learn("ann", ["eve"])
    scene.connect("eve")
    scene.ask("bob", Leave)
    assert scene.ask("eve", Sit) == "not_welcome"
    scene.sit("bob")
    scene.table.blocks.learn("ann", ["bob"])
    scene.start()
    assert scene.ask("bob", Leave) == "done"
    assert scene.ask("bob", Sit) == "done", "the seat was kept"


def test_what_the_blocked_say_reaches_all_but_the_blocker() -> None:
    scene = gathered("the-game", "ann", "bob", "cid")
    scene.table.blocks.learn("ann", ["bob"])
    before = scene.state.n
    scene.ask("bob", Say, text="nasty")
    assert [each.events for each in told(scene, "ann")] == [()]
    assert [each.events for each in told(scene, "cid")] == [(Talked(1, "bob", "nasty"),)]
    scene.ask("bob", React, reaction="haha")
    scene.ask("ann", Say, text="hello")
    assert [each.events for each in told(scene, "bob")] == [(Talked(0, "ann", "hello"),)]
    for seen in (before, None):
        update = catch_up(scene.table, "ann", seen, None)
        assert [each for each in update.events if isinstance(each, (Talked, Reacted))] in (
            [Talked(0, "ann", "hello")],
            [],
        )
        assert update.gap == (seen is None)
    scene.table.blocks.learn("ann", [])
    assert len(catch_up(scene.table, "ann", before, None).events) == 3
