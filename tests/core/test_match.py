"""A match being played: it keeps its log, settles chance, and a refusal leaves it as it was."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from stosy.core import (
    AnyGame,
    Chance,
    Dice,
    Match,
    Move,
    Refused,
    Resign,
    answer,
    offers_to,
    seed_of,
)
from stosy.games import find
from stosy.testing.player import Chooser
from tests.cases import cases
from tests.contract.plays import LIMIT, Run, every_game, plays, run

AnyGame = AnyGame


def new_match(name: str, seats: int = 2) -> Match[Any, Any, Any]:
    game = find(name)
    return Match(game, game.setup(seats, game.options()), seed_of("match"))


@every_game
def test_a_match_begins_with_the_deal_of_its_seed(game: AnyGame) -> None:
    setup = game.setup(game.seats[0], game.options())
    match = Match(game, setup, seed_of("match"))
    deal = game.deal(setup, Dice(seed_of("match"), 0))
    step = game.start(setup, deal)
    assert match.log == [deal]
    assert (match.state, match.opening) == (step.state, step.events)
    assert match.chances == 1


@every_game
def test_playing_settles_chance(game: AnyGame) -> None:
    match = Match(game, game.setup(game.seats[0], game.options()), seed_of("match"))
    chooser = Chooser(seed_of("match"))
    while game.outcome(match.state) is None and len(match.log) < LIMIT:
        match.play(chooser.move(game, match.state))
        assert game.chance(match.state, Dice(match.seed, match.chances)) is None
    assert game.outcome(match.state) is not None
    assert match.chances == sum(isinstance(entry, Chance) for entry in match.log)


@every_game
def test_a_position_counts_the_entries_that_lead_to_it(game: AnyGame) -> None:
    match = Match(game, game.setup(game.seats[0], game.options()), seed_of("match"))
    chooser = Chooser(seed_of("match"))
    while game.outcome(match.state) is None and len(match.log) < LIMIT:
        before = match.position
        move = chooser.move(game, match.state)
        moved, events = before.apply(game, move)
        settled, entries, brought = moved.settle(game)
        assert (before.at, moved.at, moved.chances) == (
            len(match.log),
            before.at + 1,
            before.chances,
        )
        assert match.play(move) == events + brought
        assert (match.position, match.position.at) == (settled, len(match.log))
        assert tuple(match.log[moved.at :]) == entries


def test_the_deal_of_the_next_round_may_wait() -> None:
    match = new_match("snakes-and-ladders")
    chooser = Chooser(seed_of("match"))
    while not match.game.between_rounds(match.state):
        match.position = match.position.settle(match.game, next_round=False)[0]
        match.apply(chooser.move(match.game, match.state))
    assert match.position.settle(match.game, next_round=False) == (match.position, (), ())
    dealt, entries, _ = match.position.settle(match.game)
    assert (len(entries), dealt.chances) == (1, match.chances + 1)
    assert not match.game.between_rounds(dealt.state)


@every_game
@given(data=st.data())
def test_every_shuffle_comes_from_the_seed_by_its_ordinal(game: AnyGame, data: DataObject) -> None:
    played: Run = run(data.draw(plays(game, stacks=False)))
    ordinal = 0
    for taken in played.taken:
        if isinstance(taken.entry, Chance):
            dice = Dice(played.match.seed, ordinal)
            if taken.before is None:
                assert taken.entry == game.deal(played.match.setup, dice)
            else:
                assert taken.entry == game.chance(taken.before, dice)
            ordinal += 1


def test_a_refusal_leaves_the_match_as_it_was() -> None:
    match = new_match("the-game")
    state, log = match.state, list(match.log)
    with pytest.raises(Refused):
        match.play(Move(5, Resign()))
    assert match.state == state
    assert match.log == log
    assert match.chances == 1


@every_game
def test_offers_to_a_seat_are_those_with_its_number(game: AnyGame) -> None:
    match = Match(game, game.setup(game.seats[-1], game.options()), seed_of("match"))
    offers = [offers_to(game, match.state, seat) for seat in range(game.seats[-1])]
    assert all(offer.seat == seat for seat, mine in enumerate(offers) for offer in mine)
    assert sum(map(len, offers)) == len(game.offers(match.state))


@every_game
def test_an_answer_names_an_offer(game: AnyGame) -> None:
    match = Match(game, game.setup(game.seats[0], game.options()), seed_of("match"))
    for offer in game.offers(match.state):
        action = offer.actions[0]
        assert answer(game, match.state, offer.seat, offer.id, action) == Move(offer.seat, action)


@every_game
def test_g5_an_answer_to_a_lapsed_offer_is_too_late(game: AnyGame) -> None:
    match = Match(game, game.setup(game.seats[0], game.options()), seed_of("match"))
    [first] = [offer for offer in game.offers(match.state) if offer.fallback is not None]
    chooser = Chooser(seed_of("match"), care=8)
    while game.outcome(match.state) is None and len(match.log) < 20:
        match.play(chooser.move(game, match.state))
    with pytest.raises(Refused) as refused:
        answer(game, match.state, first.seat, first.id, first.fallback)
    assert (refused.value.code, refused.value.rule) == ("too_late", "G5")


def test_g5_the_offer_of_another_seat_cannot_be_answered() -> None:
    match = new_match("face-to-face")
    [offer] = match.game.offers(match.state)
    with pytest.raises(Refused) as refused:
        answer(match.game, match.state, 1 - offer.seat, offer.id, offer.fallback)
    assert refused.value.rule == "G5"


def test_what_is_not_offered_may_be_tried() -> None:
    match = new_match("face-to-face")
    [offer] = match.game.offers(match.state)
    move = answer(match.game, match.state, offer.seat, offer.id, Resign())
    assert move == Move(offer.seat, Resign())


@cases("seed", [7, "7", "", "g" * 64, None])
def test_a_seed_is_64_hex_digits(seed: Any) -> None:
    game = find("the-game")
    with pytest.raises(Refused) as refused:
        Match(game, game.setup(2), seed)
    assert (refused.value.code, refused.value.rule) == ("bad_seed", "G3")
