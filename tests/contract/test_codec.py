"""A codec numbers cards and actions one to one: in every game that has one."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from stosy.core import AnyGame, Codec, Move, Resign, Timeout, from_plain, to_plain
from stosy.games import games
from tests.contract.plays import every_game, plays, run


def codec_of(game: AnyGame) -> Codec[Any]:
    assert game.codec is not None
    return game.codec


def test_every_game_here_has_a_codec() -> None:
    assert all(game.codec for game in games().values())


@every_game
def test_action_number_and_name_are_one_to_one(game: AnyGame) -> None:
    codec = codec_of(game)
    for number, (action, name) in enumerate(zip(codec.actions, codec.names, strict=True)):
        assert codec.number(action) == number
        assert codec.named(name) == number
    assert len(set(codec.actions)) == len(codec.actions)


@every_game
def test_resigning_running_out_of_time_and_letting_go_come_last(game: AnyGame) -> None:
    assert codec_of(game).actions[-3:] == (Resign(), Timeout(), None)


@every_game
def test_a_name_is_what_a_record_writes(game: AnyGame) -> None:
    codec = codec_of(game)
    for action, name in zip(codec.actions[:-1], codec.names[:-1], strict=True):
        written = {"seat": 1, **(name or {})}
        assert from_plain(game, written) == Move(1, action)
        assert to_plain(Move(1, action)) == written
    assert codec.names[-1] is None


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
