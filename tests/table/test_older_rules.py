"""Matches by older rules: if today's cannot follow one, its table goes on without it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stosy.core import Move, Refused, to_plain
from stosy.games.snakes_and_ladders.state import Draw, Lay
from stosy.games.snakes_and_ladders.state import SnakesAndLaddersOptions as Rules
from stosy.table import Table, encode, facts, read_entry
from stosy.table.entries import Happened, Played, Shuffled, Started
from stosy.table.messages import catch_up
from stosy.vocabulary.events import Aborted, Closed, Seated
from stosy.vocabulary.settings import Like
from stosy.wire import Act, Leave, Say, Sit
from tests.games.snakes_positions import dealt
from tests.table.play import Scene, playing

PENALTIES = msgspec.to_builtins(Rules(penalties="on"))
LATE = Played(move=Move(2, Lay("r7"), 9), by="person")
"""A mistake by the rules of version 1; by those of version 2 it is too late (SL16)."""


def played(rules: int = 1) -> Scene:
    """Seat 0 has laid a card and seat 1 has drawn; all that by this version of the rules."""
    deal = dealt("r5", "r7", "y1", "r7", dealer=2)
    scene = playing("snakes-and-ladders", "ann", "bob", "carl", deal=deal, options=PENALTIES)
    assert scene.act("ann", Lay("r7")) == "done"
    assert scene.act("bob", Draw()) == "done"
    scene.log = [
        replace(entry, rules=rules) if isinstance(entry, Started) else entry for entry in scene.log
    ]
    return scene


def with_late(scene: Scene) -> Scene:
    """Then seat 2 has laid the same card, and has paid for it."""
    scene.log.append(replace(LATE, at=int(scene.now)))
    return scene


def aborted(scene: Scene | None = None) -> Scene:
    """The server has started again, by today's rules."""
    scene = scene or with_late(played())
    scene.restart()
    return scene


def test_a_match_carries_the_version_of_its_rules() -> None:
    scene = playing("snakes-and-ladders", "ann", "bob")
    (started,) = scene.entries(Started)
    assert started.rules == scene.play.rules == scene.game.rules


def test_an_entry_without_a_version_is_of_the_first() -> None:
    scene = played()
    (started,) = scene.entries(Started)
    assert b"rules" not in encode(started)
    scene.restart()
    assert scene.play.rules == 1


def test_what_todays_rules_can_follow_goes_on() -> None:
    scene = played()
    scene.restart()
    scene.connect("ann", "bob", "carl")
    assert scene.phase == "playing"
    assert scene.fallback("bob") == "done"
    assert scene.happened(Aborted) == []


def test_a_match_that_cannot_be_followed_is_ended() -> None:
    scene = aborted()
    (event,) = scene.happened(Aborted)
    assert (event.match, event.rules) == (1, 1)
    assert scene.events[-1] == Aborted(1, 1)
    told = facts(scene.table)
    assert (told.phase, told.match, told.aborted) == ("gathering", 1, 1)
    assert scene.table.offers() == ()
    assert list(scene.table.finished()) == [1]


def test_the_table_goes_on() -> None:
    scene = aborted()
    scene.connect("ann", "bob", "carl")
    assert scene.ask("carl", Act, actions=(Draw(),)) == "no_match"
    assert scene.ask("carl", Leave) == "done"
    assert scene.ask("carl", Sit) == "done"
    scene.start()
    assert (scene.phase, scene.state.match, scene.play.rules) == ("playing", 2, scene.game.rules)
    assert facts(scene.table).aborted is None
    assert scene.fallback() == "done"
    assert scene.resign("ann") == "done"
    assert list(scene.table.finished()) == [1, 2]


def test_it_is_ended_once() -> None:
    scene = aborted()
    before = scene.state
    scene.restart()
    assert scene.happened(Aborted) != []
    assert len(scene.happened(Aborted)) == 1
    assert scene.state == before
    scene.connect("ann", "bob", "carl")
    scene.start()
    begun = scene.state
    scene.restart()
    assert scene.state.n == begun.n
    assert scene.state.match == 2


def test_who_sat_and_what_was_said_meanwhile_stays() -> None:
    scene = with_late(played())
    scene.log += [
        Played(move=Move(1, Lay("y1"), 10), by="person", at=int(scene.now)),
        Happened(event=Seated(1, "dora"), who="dora", at=int(scene.now)),
    ]
    aborted(scene)
    assert scene.kinds == ["ann", "dora", "carl"]


@pytest.mark.parametrize("seen", [None, 0, 3, 40])
def test_whoever_comes_is_told(seen: int | None) -> None:
    scene = aborted()
    update = catch_up(scene.table, "eve", seen, None)
    assert update.gap
    assert update.view is msgspec.UNSET
    assert (Aborted(1, 1) in update.events) == (seen is not None)
    assert facts(scene.table).aborted == 1


def test_a_closed_table_stays_closed() -> None:
    scene = with_late(played())
    scene.log.append(Happened(event=Closed(), at=int(scene.now)))
    aborted(scene)
    assert scene.phase == "closed"
    assert scene.happened(Aborted) == []


def test_people_may_talk_about_it() -> None:
    scene = aborted()
    scene.connect("ann", "bob")
    assert scene.ask("bob", Say, text="what a pity") == "done"


def test_an_entry_by_todays_rules_must_be_right() -> None:
    scene = with_late(played(rules=2))
    with pytest.raises(Refused, match="too_late"):
        scene.restored()


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        (Played, "move", {"seat": 0, "action": {"do": "wave"}}),
        (Started, "deal", {"chance": "cut", "at": 20}),
        (Started, "options", {"wind": "east"}),
    ],
)
def test_what_the_game_no_longer_knows_is_no_different(
    kind: type[Any], field: str, value: object
) -> None:
    scene = played()
    bodies = [
        {**msgspec.to_builtins(entry), field: value} if isinstance(entry, kind) else entry
        for entry in scene.log
    ]
    read = [read_entry(scene.game, encode(body)) for body in bodies]
    table = Table.restore(scene.game, read, scene.secrets, scene.now)
    (entry,) = table.take(scene.now).entries
    assert isinstance(entry, Happened)
    assert isinstance(entry.event, Aborted)
    assert facts(table).phase == "gathering"


def test_what_the_game_does_not_know_today_is_not_read() -> None:
    scene = played(rules=2)
    wrong = {"entry": "shuffled", "chance": {"chance": "cut"}}
    entry = read_entry(scene.game, encode(wrong))
    assert isinstance(entry, Shuffled)
    scene.log.append(entry)
    with pytest.raises(Refused, match="malformed"):
        Table.restore(scene.game, scene.log, scene.secrets, scene.now)


def given(rules: int, count: int) -> Scene:
    """A table that is to begin in the midst of such a match, after so many entries."""
    moves = ((0, Lay("r7")), (1, Draw()), (2, Lay("r7")))
    log = [to_plain(dealt("r5", "r7", "y1", "r7", dealer=2))]
    log += [{"seat": seat, **msgspec.to_builtins(action)} for seat, action in moves]
    opening = {"given": tuple(log[:count]), "like": Like(table="t", match=1, at=count)}
    opening["rules"] = rules
    scene = Scene("snakes-and-ladders", "ann", 3, opening=opening, options=PENALTIES)
    scene.connect("ann")
    return scene


def test_a_position_that_cannot_be_reached_any_more_is_not_begun_with() -> None:
    scene = given(rules=1, count=4)
    scene.restart()
    assert scene.events[-1] == Aborted(0, 1)
    assert facts(scene.table).given is None
    scene.connect("ann")
    scene.start()
    assert (scene.phase, scene.state.match) == ("playing", 1)
    scene.restart()
    assert scene.phase == "playing"


@pytest.mark.parametrize(("rules", "count"), [(1, 3), (1, 1), (2, 3)])
def test_any_other_position_is(rules: int, count: int) -> None:
    scene = given(rules, count)
    scene.restart()
    assert scene.happened(Aborted) == []
    scene.connect("ann")
    scene.start()
    assert scene.play.position.at == count
