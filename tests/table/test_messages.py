"""The same message twice has one effect, and what comes late does no harm."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.core import Resign
from stosy.table.entries import Played
from stosy.vocabulary.events import Seated, Talked
from stosy.wire import Act, Leave, Say, Sit, Start
from tests.table.play import Scene, gathered, playing


def duel() -> Scene:
    return playing("face-to-face", "ann", "bob")


def test_a_move_sent_twice_is_made_once() -> None:
    scene = duel()
    lay: Any = scene.waited.fallback
    assert scene.act("ann", lay, id="one") == "done"
    assert scene.ask("ann", Act, id="one", actions=(lay,), offer="turn-0") == "done"
    assert len(scene.entries(Played)) == 1


def test_a_move_sent_again_after_a_restart_is_made_once() -> None:
    scene = duel()
    lay: Any = scene.waited.fallback
    scene.act("ann", lay, id="one")
    scene.restart()
    scene.connect("ann", "bob")
    assert scene.ask("ann", Act, id="one", actions=(lay,), offer="turn-0") == "done"
    assert len(scene.entries(Played)) == 1


@pytest.mark.parametrize("restart", [True, False])
def test_whatever_is_sent_twice_is_done_once(restart: bool) -> None:
    scene = gathered("quick-and-easy", "ann", "bob", seats=3)
    script: list[tuple[str, type, dict[str, Any]]] = [
        ("bob", Say, {"text": "hello"}),
        ("bob", Leave, {}),
        ("bob", Sit, {}),
        ("ann", Start, {}),
    ]
    for number, (person, kind, fields) in enumerate(script):
        assert scene.ask(person, kind, id=f"m{number}", **fields) == "done"
    before = len(scene.log)
    if restart:
        scene.restart()
        before = len(scene.log)
        scene.connect("ann", "bob")
        before += 1  # the clocks go on
    for number, (person, kind, fields) in enumerate(script):
        assert scene.ask(person, kind, id=f"m{number}", **fields) == "done"
    assert len(scene.log) == before
    assert (len(scene.happened(Talked)), len(scene.happened(Seated))) == (1, 2)


def test_ids_are_each_persons_own() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    assert scene.ask("ann", Say, id="1", text="hello") == "done"
    assert scene.ask("bob", Say, id="1", text="hi") == "done"
    assert len(scene.happened(Talked)) == 2


def test_the_last_64_ids_are_remembered() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    for number in range(65):
        scene.ask("ann", Say, id=str(number), text="hello")
    scene.ask("ann", Say, id="1", text="hello")
    assert len(scene.happened(Talked)) == 65
    scene.ask("ann", Say, id="0", text="hello")
    assert len(scene.happened(Talked)) == 66


def test_what_was_refused_may_be_asked_again() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    assert scene.ask("bob", Start, id="go") == "not_host"
    scene.ask("ann", Leave)
    assert scene.ask("bob", Start, id="go") == "done"


def test_an_answer_to_a_lapsed_offer_is_too_late() -> None:
    scene = duel()
    lay = scene.waited.fallback
    scene.finish_turn()
    assert scene.ask("ann", Act, actions=(lay,), offer="turn-0") == "too_late"


def test_nobody_answers_the_offer_of_another() -> None:
    scene = duel()
    assert scene.ask("bob", Act, actions=(scene.waited.fallback,), offer="turn-0") == "too_late"


def test_a_signal_of_another_does_not_void_an_offer() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    offer, lay = scene.waited.id, scene.waited.fallback
    signal = next(o.actions[0] for o in scene.table.offers() if o.id == "signal" and o.seat == 1)
    assert scene.act("bob", signal) == "done"
    assert scene.ask("ann", Act, actions=(lay,), offer=offer) == "done"


def test_a_mistake_is_refused_by_its_rule_and_not_as_late() -> None:
    scene = duel()
    lay: Any = scene.waited.fallback
    assert scene.ask("bob", Act, actions=(lay,), at=scene.play.position.at) == "not_your_turn"
    assert scene.ask("bob", Act, actions=(lay,), at=scene.play.position.at - 1) == "too_late"
    assert scene.ask("bob", Act, actions=(lay,)) == "too_late"


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    scene = gathered("face-to-face", "ann", "bob")
    assert scene.ask("ann", Act, actions=(Resign(),)) == "no_match"
    scene.start()
    scene.resign("ann")
    assert scene.ask("bob", Act, actions=(Resign(),)) == "over"


def test_news_come_before_the_answer() -> None:
    scene = duel()
    scene.fallback("ann")
    assert scene.out.events
    assert len(scene.out.entries) == len(scene.out.replies) == 1
