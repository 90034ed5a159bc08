"""Chat: what may be said, where, and by whom."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.vocabulary.events import Reacted, Talked
from stosy.wire import Leave, Mute, React, Say, Sit
from stosy.wire.tells import Refusal
from tests.table.play import Scene, gathered, playing


def say(scene: Scene, text: str, person: str = "ann") -> str:
    return scene.ask(person, Say, text=text)


def test_everybody_hears_what_is_said() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    assert say(scene, "  hello,\n all ") == "done"
    assert scene.events[-1] == Talked(0, "ann", "hello, all")


@pytest.mark.parametrize("text", ["I have 7", "сім!", "sedm", "ten or so", "семь"])
@pytest.mark.parametrize(("game", "rule"), [("quick-and-easy", "QE7"), ("the-game", "TG4")])
def test_no_numbers_in_a_running_team_game(game: str, rule: str, text: str) -> None:
    scene = playing(game, "ann", "bob")
    assert scene.told.talk == "no_numbers"
    assert say(scene, text) == "number_said"
    (reply,) = (r for _, r in scene.out.replies)
    assert isinstance(reply, Refusal)
    assert (reply.rule, list(reply.facts)) == (rule, ["number"])


def test_numbers_are_free_before_and_after_a_team_game() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    assert say(scene, "at 7?") == "done"
    scene.start()
    assert say(scene, "not yet 7") == "number_said"
    scene.resign("bob")
    assert say(scene, "7 cards left") == "done"


@pytest.mark.parametrize("game", ["face-to-face", "snakes-and-ladders"])
def test_rivals_say_what_they_like(game: str) -> None:
    scene = playing(game, "ann", "bob")
    assert (scene.told.talk, say(scene, "I have a 7")) == ("free", "done")


def test_the_professional_variant_is_silent_while_it_runs() -> None:
    scene = gathered("quick-and-easy", "ann", "bob", options={"variant": "professional"})
    assert say(scene, "hello") == "done"
    scene.start()
    assert (scene.told.talk, say(scene, "hello")) == ("none", "signals_only")
    assert scene.ask("ann", React, reaction="wow") == "signals_only"
    (reply,) = (r for _, r in scene.out.replies)
    assert isinstance(reply, Refusal)
    assert reply.rule == "QE8"
    scene.resign("bob")
    assert say(scene, "sorry") == "done"


@pytest.mark.parametrize(
    ("settings", "answer"),
    [
        ({}, "done"),
        ({"public": True}, "no_talk"),
        ({"public": True, "talk": True}, "done"),
        ({"talk": False}, "no_talk"),
    ],
)
def test_talk_is_on_at_private_tables_unless_it_was_agreed_otherwise(
    settings: dict[str, Any], answer: str
) -> None:
    assert say(gathered("face-to-face", "ann", "bob", **settings), "hello") == answer


def test_nothing_is_nothing() -> None:
    assert say(gathered("face-to-face", "ann", "bob"), " \n\t ") == "nothing_said"


def test_the_host_silences_a_person_and_lets_them_talk_again() -> None:
    scene = playing("face-to-face", "ann", "bob")
    scene.ask("ann", Mute, seat=1)
    assert scene.told.seats[1].muted
    assert say(scene, "why?", "bob") == "muted"
    scene.ask("ann", Mute, seat=1, muted=False)
    assert say(scene, "thanks", "bob") == "done"


@pytest.mark.parametrize("start", [True, False])
def test_a_silenced_person_does_not_talk_again_by_leaving_and_sitting_down(start: bool) -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    if start:
        scene.start()
    scene.ask("ann", Mute, seat=1)
    scene.ask("bob", Leave)
    scene.ask("bob", Sit)
    assert scene.told.seats[1].muted
    assert say(scene, "ha!", "bob") == "muted"


def test_the_next_person_on_the_seat_may_talk() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    scene.ask("ann", Mute, seat=1)
    scene.ask("bob", Leave)
    scene.sit("carl")
    assert say(scene, "hello", "carl") == "done"


def test_talk_does_not_move_play_on() -> None:
    scene = playing("face-to-face", "ann", "bob", clock=30)
    at, turn = scene.play.position.at, scene.waited.id
    scene.wait(10_000)
    say(scene, "let me think")
    assert (scene.play.position.at, scene.waited.id, scene.out.play) == (at, turn, False)
    assert scene.catch_up("ann", None).left == 20_000


def test_everybody_sees_a_small_feeling() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    assert scene.ask("bob", React, reaction="well_done") == "done"
    assert scene.events[-1] == Reacted(1, "bob", "well_done")


def test_feelings_may_be_shown_where_nobody_writes_but_not_by_the_muted() -> None:
    scene = gathered("face-to-face", "ann", "bob", public=True)
    assert say(scene, "hello") == "no_talk"
    assert scene.ask("ann", React, reaction="hello") == "done"
    scene.ask("ann", Mute, seat=1)
    assert scene.ask("bob", React, reaction="hello") == "muted"
    scene.connect("eve")
    assert scene.ask("eve", React, reaction="hello") == "not_seated"
