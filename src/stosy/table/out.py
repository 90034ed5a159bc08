"""What a table needs from outside, and the results of a call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from stosy.core import Event, Options, Player, Result
from stosy.table import entries as log
from stosy.wire.tells import Ack, Hints, Planned, Refusal, TableIs, Update

Reply: TypeAlias = Ack | Hints[Any] | Planned[Any, Any] | Refusal
Addressed: TypeAlias = tuple[int, Reply | TableIs | Update[Any, Any, Any]]
"""A message and the number of the connection it goes to."""


class Secrets(Struct, frozen=True):
    """Where secrets come from: a match's seed (64 hex digits) and the key to a seat. With `mixes`
    deals are mixed from the parts of several."""

    seed: Callable[[], str]
    key: Callable[[], str]
    mixes: bool = False


class End(Struct, frozen=True):
    """A match has ended: its number, the people seated at its start, the result and the options;
    the points of a daily deal. Was its deal given, or was it a lesson?"""

    match: int
    players: tuple[Player, ...]
    people: tuple[str | None, ...]
    result: Result
    options: Options
    points: int | None = None
    given: bool = False
    lesson: bool = False


class Out(Struct):
    """The results of a call: entries to store, then messages to send, in order for each connection.

    Those who are told the same share one message. The messages are made from the rest: `play` means
    that the game's state has changed, `facts` who sits where or who is there; `greet` are
    connections that have seen nothing yet, with the last event they saw before. `lost` are those
    that saw more than the log holds, with the last event they saw.
    """

    entries: list[log.AnyEntry] = []
    messages: list[Addressed] = []
    ended: list[End] = []
    events: list[Event] = []
    replies: list[tuple[int, Reply]] = []
    greet: list[tuple[int, int | None]] = []
    lost: dict[int, int] = {}
    play: bool = False
    facts: bool = False
