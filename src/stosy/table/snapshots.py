"""Snapshots: how a table stands by its log so far, so that the log need not be read from its
beginning.

The log stays the truth. The position of the match is not in a snapshot: only the rules make one,
from the moves.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stosy.core import AnyGame, AnyPosition
from stosy.table.recent import Kept
from stosy.table.state import State
from stosy.wire.decoding import events_of

E = TypeVar("E")


class Snapshot(Struct, Generic[E], frozen=True, kw_only=True):
    """What of a table follows from its log: `at` is the time of the last entry, `answered` are the
    ids of asks by person."""

    state: State
    """Its position, if there is one, lacks the state of the game."""
    at: int
    recent: tuple[Kept[E], ...]
    answered: dict[str, tuple[str, ...]]

    def with_position(self, position: AnyPosition | None) -> State:
        """The state of the table; ValueError for the position of another moment."""
        play = self.state.play
        if play is None:
            return self.state
        if position is None or position.at != play.position.at:
            raise ValueError("the snapshot does not fit its log")
        return replace(self.state, play=replace(play, position=position))


AnySnapshot: TypeAlias = Snapshot[Any]


def without_position(state: State) -> State:
    """The state without that of the game."""
    play = state.play
    if play is None:
        return state
    return replace(state, play=replace(play, position=replace(play.position, state=None)))


encode = msgspec.json.Encoder().encode


def read_snapshot(game: AnyGame, body: bytes) -> AnySnapshot:
    """A snapshot that this program has written; DecodeError if it is none."""
    return _decoder(game).decode(body)


@cache
def _decoder(game: AnyGame) -> msgspec.json.Decoder[AnySnapshot]:
    kind: Any = Snapshot
    return msgspec.json.Decoder(kind[events_of(game)])
