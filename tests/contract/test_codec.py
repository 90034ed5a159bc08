"""A codec numbers cards and actions one to one: in every game that has one."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from stosy.core import AnyGame, Codec, Move
from stosy.games import games
from stosy.testing import check_codec
from tests.contract.plays import every_game, plays, run


def codec_of(game: AnyGame) -> Codec[Any]:
    assert game.codec is not None
    return game.codec


def test_every_game_here_has_a_codec() -> None:
    assert all(game.codec for game in games().values())


@every_game
def test_action_number_and_name_are_one_to_one_and_as_records_write_them(game: AnyGame) -> None:
    check_codec(game)


@every_game
@given(data=st.data())
def test_whatever_is_offered_or_done_has_a_number(game: AnyGame, data: DataObject) -> None:
    codec = codec_of(game)
    for taken in run(data.draw(plays(game))).taken:
        offered = () if taken.before is None else game.offers(taken.before)
        for action in (action for offer in offered for action in offer.actions):
            assert codec.actions[codec.number(action)] == action
        if isinstance(taken.entry, Move):
            assert codec.actions[codec.number(taken.entry.action)] == taken.entry.action
