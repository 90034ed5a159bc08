"""A whole turn as one ask: all of it or nothing, and no look at a hidden card."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stosy.core import Action, Dice, Move, Offer, Resign, seed_of
from stosy.games import games
from stosy.games.rows.piles import EndTurn, Lay, TakeBack
from stosy.games.snakes_and_ladders.state import Draw
from stosy.games.snakes_and_ladders.state import Lay as LayColour
from stosy.table import running as rules
from stosy.table.entries import Played
from stosy.wire import Act
from stosy.wire.tells import Ack, Refusal
from tests.contract.hidden import scrambled
from tests.contract.universe import universe
from tests.games.snakes_positions import table
from tests.table.play import Scene, playing
from tests.table.test_restore import check_whole

TURNS = [game.id for game in games().values() if game.plannable]
turns = pytest.mark.parametrize("game", TURNS)
TRIES = 150


def people(game: str) -> tuple[str, ...]:
    return ("ann", "bob", "carl")[: games()[game].seats[-1]]


def begun(game: str, **settings: Any) -> Scene:
    return playing(game, *people(game), **settings)


def lays_of(offers: tuple[Offer[Any], ...]) -> list[Action]:
    return [each for offer in offers for each in offer.actions if isinstance(each, Lay)]


def whole_turn(scene: Scene) -> list[Action]:
    """Lays until the turn may end, and its end."""
    state, chosen = scene.position, list[Action]()
    seat = scene.waited.seat
    while True:
        offers = scene.game.offers(state)
        (turn,) = (offer for offer in offers if offer.fallback is not None)
        if EndTurn() in turn.actions:
            return [*chosen, EndTurn()]
        chosen.append(lays_of(offers)[0])
        state = scene.game.apply(state, Move(seat, chosen[-1])).state


def send(scene: Scene, person: str, actions: Any, id: str | None = None, **fields: Any) -> str:
    """Send them as answer to the offer that stands."""
    fields = {"offer": scene.waited.id} | fields
    return scene.ask(person, Act, id, actions=tuple(actions), **fields)


@turns
def test_a_turn_is_one_ask_with_one_answer_and_one_update(game: str) -> None:
    scene, alone = begun(game), begun(game)
    turn, before = whole_turn(scene), len(scene.log)
    assert len(turn) >= 2
    assert send(scene, "ann", turn, id="turn") == "done"
    assert scene.out.replies == [(scene.sockets["ann"], Ack(id="turn"))]
    played = scene.log[before:]
    assert [type(entry) for entry in played] == [Played] * len(turn)
    assert {(entry.who, entry.ask) for entry in played} == {("ann", "turn")}
    for action in turn:
        assert alone.act("ann", action) == "done"
    assert scene.events == alone.events
    assert scene.position == alone.position
    assert scene.play.position.at == alone.play.position.at
    check_whole(scene)


@turns
def test_nothing_is_done_if_one_of_them_cannot_be(game: str) -> None:
    scene = begun(game)
    turn = whole_turn(scene)
    before, log = scene.state, list(scene.log)
    for wrong in ([turn[0], *turn], [*turn[:-2], turn[-1]], [*turn[:-1], Lay(1000, "nowhere")]):
        assert send(scene, "ann", wrong) not in ("done", "held")
        assert (scene.state, scene.log) == (before, log)
    assert send(scene, "ann", turn) == "done"


@turns
@pytest.mark.parametrize("first", [EndTurn(), Resign()], ids=str)
def test_only_the_last_may_show_cards_or_end_the_match(game: str, first: Action) -> None:
    scene = begun(game)
    turn = whole_turn(scene)
    assert send(scene, "ann", [first, *turn]) == "not_plannable"
    assert send(scene, "ann", [*turn[:-1], first, turn[-1]]) == "not_plannable"
    assert send(scene, "ann", [*turn[:-1], Resign()]) == "not_plannable"
    assert scene.play.position.at == 1


@turns
def test_nothing_follows_the_end_of_the_match(game: str) -> None:
    scene = begun(game)
    turn, state = whole_turn(scene), scene.position
    held = tuple(action.card for action in turn if isinstance(action, Lay))
    hands = tuple(held if seat == 0 else () for seat in range(len(state.hands)))
    empty = {"draws": ((), ())} if hasattr(state, "draws") else {"draw": ()}
    scene.put(replace(state, hands=hands, **empty))
    assert send(scene, "ann", turn) == "over"
    assert scene.phase == "playing"
    assert send(scene, "ann", turn[:-1]) == "done"
    assert scene.phase == "over"


def test_what_was_laid_can_be_taken_back_on_the_way() -> None:
    scene = begun("face-to-face")
    turn = whole_turn(scene)
    assert send(scene, "ann", [turn[0], TakeBack(), *turn]) == "done"
    assert scene.waiting == "bob"


@pytest.mark.parametrize("game", [game for game in TURNS if games()[game].team])
def test_a_team_mates_signal_does_not_void_it(game: str) -> None:
    scene = begun(game)
    turn, offer, at = whole_turn(scene), scene.waited.id, scene.play.position.at
    signal = next(o for o in scene.table.offers() if o.seat == 1 and o.id == "signal").actions[0]
    assert scene.act("bob", signal) == "done"
    assert send(scene, "ann", turn, offer=offer, at=at) == "done"


@turns
def test_it_answers_an_offer_that_stands(game: str) -> None:
    scene = begun(game)
    turn, offer = whole_turn(scene), scene.waited.id
    assert send(scene, "bob", turn, offer=offer) == "too_late"
    assert send(scene, "ann", turn, offer=None) == "too_late"
    assert send(scene, "ann", turn, offer=None, at=scene.play.position.at) == "done"
    assert send(scene, "ann", turn, offer=offer) == "too_late"


@turns
def test_the_limit_of_a_turn_counts_actions(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begun(game)
    turn = whole_turn(scene)
    monkeypatch.setattr(rules, "MOST_MOVES", len(turn) - 1)
    assert send(scene, "ann", turn) == "turn_too_long"
    assert scene.play.position.at == 1
    monkeypatch.setattr(rules, "MOST_MOVES", len(turn))
    assert send(scene, "ann", turn) == "done"


@turns
def test_sent_again_after_a_crash_it_is_done_once(game: str) -> None:
    scene = begun(game)
    turn, offer = whole_turn(scene), scene.waited.id
    assert send(scene, "ann", turn, id="turn") == "done"
    scene.restart()
    scene.connect(*people(game))
    log = list(scene.log)
    assert send(scene, "ann", turn, id="turn", offer=offer) == "done"
    assert scene.log == log


def test_where_others_may_be_quicker_an_action_stands_alone() -> None:
    scene = playing("snakes-and-ladders", "ann", "bob", position=table("r7 r8", "r1 b1"))
    assert send(scene, "ann", [LayColour("r7"), LayColour("r8")]) == "not_plannable"
    assert send(scene, "ann", [Draw(), LayColour("r7")]) == "not_plannable"


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("seed", range(4))
def test_a_refusal_tells_nothing_about_hidden_cards(game: str, seed: int) -> None:
    """Whatever is asked for in one go is answered alike with any other cards in hidden places."""
    scene = begun(game)
    for _ in range(2 * seed):
        scene.finish_turn()
    if scene.phase != "playing":
        return
    dice = Dice(seed_of("turns", seed), 0)
    seat, offer = scene.waited.seat, scene.waited.id
    person = scene.state.seats[seat].person
    state, position = scene.state, scene.position
    told = set()
    for number in range(TRIES):
        scene.table.state = state
        asked = some_actions(scene, seat, dice)
        other = scrambled(position, seat, Dice(seed_of("turns", seed), 1 + number))
        answers: list[tuple[Any, ...]] = []
        for each in (position, other):
            scene.table.state = state
            scene.put(each)
            answers.append(answer_to(scene, person, asked, offer, f"{number}/{len(answers)}"))
        assert answers[0] == answers[1], asked
        told.add(answers[0][:1])
    assert len(told) > 2 if scene.game.plannable else told == {("not_plannable",)}


def some_actions(scene: Scene, seat: int, dice: Dice) -> tuple[Action, ...]:
    """What a person who knows their own cards, or guesses, might put together."""
    offered = [a for o in scene.game.offers(scene.position) if o.seat == seat for a in o.actions]
    every = universe(scene.game.id, len(scene.state.seats))
    own = [a for a in every if getattr(a, "card", None) in scene.position.hands[seat]]
    pools = (offered, offered, own, [EndTurn()], every)
    chosen = (pools[dice.below(len(pools))] for _ in range(2 + dice.below(3)))
    return tuple(pool[dice.below(len(pool))] for pool in chosen)


def answer_to(
    scene: Scene, person: str, actions: tuple[Action, ...], offer: str, id: str
) -> tuple[Any, ...]:
    send(scene, person, actions, id=id, offer=offer)
    reply = scene.answers[scene.sockets[person], id]
    return (reply.code, reply.rule, reply.facts) if isinstance(reply, Refusal) else ("done",)
