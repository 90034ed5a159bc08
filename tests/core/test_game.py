"""The protocol: what is agreed before the deal is checked, and names are made from classes."""

from __future__ import annotations

import pytest

from stosy.core import AnyGame, Refused, placed, snake, without
from tests.contract.plays import every_game

AnyGame = AnyGame


@pytest.mark.parametrize(
    ("name", "told"),
    [("Lay", "lay"), ("TakeBack", "take_back"), ("EndTurn", "end_turn"), ("CallOut", "call_out")],
)
def test_a_class_has_its_name_in_records(name: str, told: str) -> None:
    assert snake(name) == told


@every_game
def test_a_game_says_what_it_is(game: AnyGame) -> None:
    assert game.id == game.id.lower()
    assert game.rules >= 1
    assert len(set(game.rule_ids)) == len(game.rule_ids) > 0
    assert isinstance(game.team, bool)
    assert len(game.seats) >= 1
    assert game.seats[0] >= 1


@every_game
def test_a_table_needs_as_many_seats_as_the_game_has_players(game: AnyGame) -> None:
    for seats in game.seats:
        assert game.setup(seats, game.options()).seats == seats
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Refused) as refused:
            game.setup(seats, game.options())
        assert (refused.value.code, refused.value.rule) == ("seat_count", game.deal_rule)
        facts = {"seats": seats, "least": game.seats[0], "most": game.seats[-1]}
        assert refused.value.facts == facts


@every_game
def test_only_a_seat_of_the_table_can_be_first(game: AnyGame) -> None:
    seats = game.seats[0]
    assert game.setup(seats, game.options()).first is None
    assert game.setup(seats, game.options(), seats - 1).first == seats - 1
    for first in (-1, seats):
        with pytest.raises(Refused) as refused:
            game.setup(seats, game.options(), first)
        assert (refused.value.code, refused.value.rule) == ("no_such_seat", "G3")


def test_a_refusal_says_why() -> None:
    refused = Refused("not_held", "G2", card=17)
    assert (refused.code, refused.rule, refused.facts) == ("not_held", "G2", {"card": 17})
    assert str(refused) == "not_held (G2): card=17"
    assert str(Refused("over", "G4")) == "over (G4)"


def test_an_item_is_placed() -> None:
    assert placed((1, 2, 3), 1, 9) == (1, 9, 3)
    assert placed((1,), 0, 9) == (9,)


def test_one_such_item_is_taken_out() -> None:
    assert without((1, 2, 1), 1) == (2, 1)
    assert without((1,), 1) == ()
