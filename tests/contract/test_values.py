"""Values are frozen and can be written: states, views, events, moves and offers of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec import Struct

from stosy.core import AnyGame
from stosy.core.records import from_plain, to_plain
from stosy.testing import check_frozen, check_written
from stosy.testing.checks import parts
from tests.contract.plays import Run, every_game, plays, run

SAMPLES = 8
"""Entries of a run that are looked at."""


def values_of(played: Run) -> Iterator[Any]:
    """Everything that some of a run's entries, the first and the last among them, hand out."""
    game, viewers = played.game, (None, *range(played.play.seats))
    for taken in (*played.taken[:: 1 + len(played.taken) // SAMPLES], played.taken[-1]):
        yield taken.entry
        yield taken.after
        yield from game.offers(taken.after)
        yield from taken.events
        for viewer in viewers:
            yield game.view(taken.after, viewer)
            yield from (event.seen_by(viewer) for event in taken.events)


@every_game
@given(data=st.data())
def test_values_are_frozen_all_the_way_down(game: AnyGame, data: DataObject) -> None:
    seen: set[Any] = set()
    for value in values_of(run(data.draw(plays(game)))):
        check_frozen(value)
        seen.update(parts(value))
    for part in seen:
        if isinstance(part, Struct):
            for name in part.__struct_fields__:
                with pytest.raises(AttributeError):
                    setattr(part, name, None)


@every_game
@given(data=st.data())
def test_values_can_be_written_as_json(game: AnyGame, data: DataObject) -> None:
    for value in values_of(run(data.draw(plays(game)))):
        assert msgspec.json.decode(msgspec.json.encode(value)) == lists(msgspec.to_builtins(value))


def lists(plain: Any) -> Any:
    """Plain data as JSON has it: tuples are arrays."""
    if isinstance(plain, dict):
        return {key: lists(value) for key, value in plain.items()}
    if isinstance(plain, tuple | list):
        return [lists(value) for value in plain]
    return plain


@every_game
@given(data=st.data())
def test_states_and_views_can_be_read_again(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    for state in played.states[:: 1 + len(played.states) // SAMPLES]:
        views = [game.view(state, viewer) for viewer in (None, *range(played.play.seats))]
        for value, kind in ((state, type(state)), *((view, game.views) for view in views)):
            check_written(value, kind)


@every_game
@given(data=st.data())
def test_log_entries_can_be_read_again(game: AnyGame, data: DataObject) -> None:
    for entry in run(data.draw(plays(game))).match.log:
        written = msgspec.json.encode(to_plain(entry))
        again = from_plain(game, msgspec.json.decode(written))
        assert again == entry
        assert type(again) is type(entry)
