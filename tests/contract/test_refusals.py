"""What is not offered is refused, with a code and a rule, and changes nothing: in every game."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from stosy.core import AnyGame, Chance, Dice, Move, Refused, Resign, Timeout, seed_of
from stosy.games import games
from stosy.testing import check_refused
from stosy.testing.checks import refusal
from tests.contract.cards import cards_of, dealt, flat, refilled
from tests.contract.penalties import check_cost, costs_cards
from tests.contract.plays import Entry, Run, every_game, plays, run, settled, some
from tests.contract.universe import universe


def moves_of_all(game: AnyGame, state: Any) -> list[Move[Any]]:
    """The universe of actions from every seat, and what is offered from seats that do not exist."""
    seats = game.seat_count(state)
    actions = universe(game.id, seats)
    nobody = product((-1, seats), dict.fromkeys(a for o in game.offers(state) for a in o.actions))
    return [Move(s, a) for s, a in (*product(range(seats), actions), *nobody)]


@pytest.mark.parametrize(
    ("game", "lays", "others"),
    [
        ("face-to-face", {(17, "up"), (2, "their_down"), (59, "nowhere")}, 2),
        ("quick-and-easy", {("r7", "up"), ("p10", "down"), ("y1", "nowhere")}, 3 + 5 * 6 * 4 * 7),
        ("the-game", {(99, "up1"), (2, "down2"), (50, "nowhere")}, 3 + 5 * 6 * 4 * 7),
        ("snakes-and-ladders", {("W4", "r"), ("bS", None), ("W", None), ("r0", "y")}, 5 + 4),
    ],
)
def test_the_universe_holds_what_the_records_can_say(
    game: str, lays: set[tuple[object, object]], others: int
) -> None:
    actions: list[Any] = list(universe(game, games()[game].seats[0]))
    laid = [action for action in actions if hasattr(action, "card")]
    assert lays <= {(a.card, a.pile if hasattr(a, "pile") else a.colour) for a in laid}
    assert len(actions) - len(laid) == others
    assert len(set(actions)) == len(actions)


@every_game
@given(data=st.data())
def test_what_is_not_offered_is_refused_or_costs_cards(game: AnyGame, data: DataObject) -> None:
    state = some(run(data.draw(plays(game))).quiet_states, data)
    offered = {(offer.seat, action) for offer in game.offers(state) for action in offer.actions}
    moves = moves_of_all(game, state)
    assert offered <= {(move.seat, move.action) for move in moves}
    check_refused(game, state, moves, costs_cards)
    for move in moves:
        wrong = (move.seat, move.action) not in offered
        if wrong and costs_cards(state, move.seat, move.action):
            after = settled(game, game.apply(state, move).state)
            check_cost(state, move.seat, move.action, after)


@every_game
@given(data=st.data())
def test_a_refusal_is_the_same_every_time(game: AnyGame, data: DataObject) -> None:
    state = some(run(data.draw(plays(game))).quiet_states, data)
    move = data.draw(st.sampled_from(moves_of_all(game, state)), label="move")
    first, second = refusal(game, state, move), refusal(game, state, move)
    assert str(first) == str(second)


@every_game
@given(data=st.data())
def test_g4_after_the_end_everything_is_refused(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    state = played.match.state
    assert game.offers(state) == ()
    entries: list[Entry] = [*moves_of_all(game, state)[::10], *played.match.log]
    for seat in range(-1, played.play.seats + 1):
        entries += (Move(seat, Resign()), Move(seat, Timeout()))
    for entry in entries:
        refused = refusal(game, state, entry)
        assert refused is not None
        assert (refused.code, refused.rule) == ("over", "G4")


@every_game
@given(data=st.data())
def test_g6_anybody_may_resign_at_any_time(game: AnyGame, data: DataObject) -> None:
    state = some(run(data.draw(plays(game))).quiet_states, data)
    for seat in range(game.seat_count(state)):
        check_forfeit(game, state, seat, Move(seat, Resign()), "resigned")
    for seat in (-1, game.seat_count(state)):
        refused = refusal(game, state, Move(seat, Resign()))
        assert refused is not None
        assert refused.rule == "G3"


@every_game
@given(data=st.data())
def test_g6_only_the_seat_waited_for_runs_out_of_time(game: AnyGame, data: DataObject) -> None:
    state = some(run(data.draw(plays(game))).quiet_states, data)
    waited = {offer.seat for offer in game.offers(state) if offer.fallback is not None}
    for seat in range(game.seat_count(state)):
        if seat in waited:
            check_forfeit(game, state, seat, Move(seat, Timeout()), "timeout")
            continue
        refused = refusal(game, state, Move(seat, Timeout()))
        assert refused is not None
        assert (refused.code, refused.rule) == ("not_waited_for", "G6")


def check_forfeit(game: AnyGame, state: Any, seat: int, move: Move[Any], reason: str) -> None:
    """G6: all others win; a team game is lost."""
    result: Any = game.outcome(game.apply(state, move).state)
    assert result.reason == reason
    if game.team:
        assert not result.won
        return
    others = {other for other in range(game.seat_count(state)) if other != seat}
    assert (set(result.winners) if hasattr(result, "winners") else {result.winner}) == others


@every_game
@given(data=st.data())
def test_a_shuffle_nobody_waits_for_is_refused(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    state = some(played.quiet_states, data)
    for entry in played.match.log:
        if isinstance(entry, Chance):
            assert refusal(game, state, entry) is not None


def waiting_for_chance(played: Run) -> tuple[Any, ...]:
    """The states of a run that wait for a shuffle."""
    return tuple(t.before for t in played.taken[1:] if isinstance(t.entry, Chance))


@every_game
@given(data=st.data())
def test_while_a_shuffle_is_due_nothing_else_can_be_done(game: AnyGame, data: DataObject) -> None:
    for state in waiting_for_chance(run(data.draw(plays(game))))[:2]:
        rule = game.chance_due(state)
        for move in (*moves_of_all(game, state), Move(0, Resign()), Move(0, Timeout())):
            refused = refusal(game, state, move)
            assert refused is not None
            assert (refused.code, refused.rule) == ("chance_due", rule)
        due: Any = game.chance(state, Dice(seed_of("due"), 0))
        assert refusal(game, state, due) is None
        cards = list(flat(dealt(due)))
        strange = next(card for card in cards_of(due) if card != cards[0])
        for wrong in ([strange, *cards[1:]], [*cards[:-1], strange * 2]):
            if wrong != cards:
                assert refusal(game, state, refilled(due, wrong)) is not None


@every_game
@given(data=st.data())
def test_a_deal_of_other_cards_is_refused(game: AnyGame, data: DataObject) -> None:
    play = data.draw(plays(game))
    setup = game.setup(play.seats, play.options, play.first)
    deal = game.deal(setup, Dice(seed_of("m", play.match), 0))
    cards = list(flat(dealt(deal)))
    spot = data.draw(st.integers(0, len(cards) - 1), label="spot")
    other = data.draw(st.sampled_from([c for c in cards_of(deal) if c != cards[spot]]))
    with pytest.raises(Refused) as refused:
        game.start(setup, refilled(deal, [*cards[:spot], other, *cards[spot + 1 :]]))
    assert refused.value.rule in game.rule_ids
