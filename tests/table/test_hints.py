"""Hints (T7): who may have them, for which seat, and what becomes of those that come late."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.bots.hints import Hint
from stosy.core import Dice, seed_of
from stosy.games import games
from stosy.games.rows.piles import EndTurn, Lay
from stosy.table.hints import HintRequest
from stosy.table.pacing import Tempo
from stosy.vocabulary.settings import Change
from stosy.wire import Arrange, AskHint, Leave, PutBot
from stosy.wire.tells import Hints, Refusal
from tests.contract.hidden import scrambled
from tests.table.play import Scene, gathered, playing


def pending_request(scene: Scene, person: str = "ann") -> HintRequest:
    """What is thought about for a person who has asked for hints."""
    (found,) = [
        each
        for each in scene.table.requests()
        if isinstance(each, HintRequest) and each.person == person
    ]
    return found


def answer(scene: Scene, thought: HintRequest) -> None:
    """What has been found: to do what the clock would."""
    (fallback,) = [offer.fallback for offer in thought.offers if offer.fallback is not None]
    scene.table.answer(thought, (Hint(fallback, 0.5, "promising"),), scene.now)
    scene.take()


def rule_of(scene: Scene, person: str, id: str) -> str:
    reply = scene.answers[scene.sockets[person], id]
    assert isinstance(reply, Refusal)
    return reply.rule


def solo(game: str = "face-to-face") -> Scene:
    return playing(game, "ann", seats=2)


def test_hints_come_when_they_are_found() -> None:
    scene = solo()
    fallback = scene.waited.fallback
    assert scene.ask("ann", AskHint, id="h") == "held"
    answer(scene, pending_request(scene))
    reply = scene.answers[scene.sockets["ann"], "h"]
    assert isinstance(reply, Hints)
    (only,) = reply.hints
    assert (only.action, only.chance, only.reason) == (fallback, 0.5, "promising")
    assert scene.table.requests() == ()


@pytest.mark.parametrize(
    ("game", "people", "hints", "allowed"),
    [
        ("face-to-face", ["ann"], None, True),
        ("face-to-face", ["ann", "bob"], None, False),
        ("face-to-face", ["ann", "bob"], True, True),
        ("face-to-face", ["ann"], False, False),
        ("the-game", ["ann", "bob"], None, True),
        ("the-game", ["ann", "bob"], False, False),
    ],
)
def test_t7_hints_are_off_where_people_compete_unless_agreed_otherwise(
    game: str, people: list[str], hints: bool | None, allowed: bool
) -> None:
    scene = playing(game, *people, seats=2, hints=hints)
    assert scene.told.hints is allowed
    assert scene.ask("ann", AskHint, id="h") == ("held" if allowed else "no_hints")
    assert allowed or rule_of(scene, "ann", "h") == "T7"


def test_t7_the_host_agrees_on_hints_as_on_the_rest() -> None:
    scene = gathered("face-to-face", "ann", "bob")
    assert not scene.told.hints
    assert scene.ask("ann", Arrange, change=Change(hints=True)) == "done"
    assert scene.told.hints
    assert scene.ask("bob", Arrange, change=Change(hints=False)) == "not_host"


def test_t7_who_may_come_back_still_competes() -> None:
    scene = playing("face-to-face", "ann", "bob")
    assert scene.ask("bob", Leave) == "done"
    assert not scene.told.hints


def test_there_are_none_for_spectators() -> None:
    scene = solo()
    scene.connect("eve")
    assert scene.ask("eve", AskHint) == "not_seated"


def test_t7_there_are_none_where_nothing_is_offered() -> None:
    scene = playing("face-to-face", "ann", seats=2, first=1)
    assert scene.ask("ann", AskHint, id="h") == "nothing_to_hint"
    assert rule_of(scene, "ann", "h") == "T7"


def test_there_are_none_without_a_match() -> None:
    assert gathered("face-to-face", "ann").ask("ann", AskHint) == "no_match"


def test_t7_one_lot_is_thought_about_at_a_time() -> None:
    scene = solo()
    assert scene.ask("ann", AskHint) == "held"
    assert scene.ask("ann", AskHint, id="h") == "hints_under_way"
    assert rule_of(scene, "ann", "h") == "T7"
    answer(scene, pending_request(scene))
    assert scene.ask("ann", AskHint) == "held"


def test_the_same_ask_again_is_one_thought() -> None:
    """A client that comes back sends it once more, and is answered there."""
    scene = solo()
    assert scene.ask("ann", AskHint, id="h") == "held"
    thought, before = pending_request(scene), scene.sockets["ann"]
    scene.connect("ann")
    scene.table.disconnect(before, scene.now)
    assert scene.ask("ann", AskHint, id="h") == "held"
    assert pending_request(scene) is thought
    answer(scene, thought)
    assert scene.answer("ann", "h") == "done"


def test_g5_hints_that_come_late_are_refused() -> None:
    scene = solo()
    assert scene.ask("ann", AskHint, id="h") == "held"
    late = pending_request(scene)
    assert scene.fallback("ann") == "done"
    assert scene.answer("ann", "h") == "too_late"
    answer(scene, late)
    assert scene.table.requests() == ()


def test_g5_a_hint_may_be_for_one_position_only() -> None:
    scene = solo()
    assert scene.ask("ann", AskHint, at=scene.play.position.at + 1) == "too_late"
    assert scene.ask("ann", AskHint, match=7) == "too_late"
    assert scene.ask("ann", AskHint, at=scene.play.position.at, match=1) == "held"


def test_a_hint_may_be_for_what_is_planned() -> None:
    """Who has arranged a card is told what goes with it, and not to lay it again."""
    scene = solo("the-game")
    first = scene.waited.fallback
    assert isinstance(first, Lay)
    before = scene.position
    assert scene.ask("ann", AskHint, id="h", actions=(first,)) == "held"
    thought = pending_request(scene)
    assert first.card not in thought.view.hand
    assert all(first not in offer.actions for offer in thought.offers)
    answer(scene, thought)
    assert scene.answer("ann", "h") == "done"
    assert scene.position == before


def test_a_hint_for_what_cannot_be_planned_is_refused() -> None:
    scene = solo("the-game")
    first = scene.waited.fallback
    assert isinstance(first, Lay)
    assert scene.ask("ann", AskHint, actions=(EndTurn(),)) == "not_plannable"
    assert scene.ask("ann", AskHint, actions=(first, first)) == "not_held"
    assert scene.table.requests() == ()


def test_who_is_gone_needs_no_hints() -> None:
    scene = solo()
    assert scene.ask("ann", AskHint) == "held"
    scene.disconnect("ann")
    assert scene.table.requests() == ()


@pytest.mark.parametrize(("agreed", "seconds"), [(0.2, 0.2), (5.0, 0.5)])
def test_hints_take_half_a_second_and_no_longer_than_bots_may(
    agreed: float, seconds: float
) -> None:
    scene = solo()
    scene.table.tempo = Tempo(thinking=agreed)
    assert scene.ask("ann", AskHint) == "held"
    assert pending_request(scene).seconds == seconds


@pytest.mark.parametrize("game", list(games()))
def test_hints_are_found_from_what_the_seat_may_know(game: str) -> None:
    """Whatever else lies where it cannot see, what is thought about stays the same."""
    first: Any = None if game == "snakes-and-ladders" else 0
    scene = gathered(game, "ann", seats=games()[game].usual_seats, first=first, hints=True)
    for seat in range(1, len(scene.state.seats)):
        assert scene.ask("ann", PutBot, seat=seat, level="strong") == "done"
    scene.start()
    while scene.waited.seat != 0:
        scene.wait(500)
    assert scene.ask("ann", AskHint, id="1") == "held"
    one = pending_request(scene)
    answer(scene, one)
    position = scene.position
    scene.put(scrambled(position, 0, Dice(seed_of("other cards"), 0)))
    assert scene.position != position
    assert scene.ask("ann", AskHint, id="2") == "held"
    other = pending_request(scene)
    assert (one.view, one.offers) == (other.view, other.offers)
