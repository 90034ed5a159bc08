"""The log of a table: every permanent change is an entry, and the entries define the table.

`at` is service time in ms, `who` the person that asked for it and `ask` the id of their message.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from stosy.core import Action, AnyGame, Daily, Mix, Move, Player, snake
from stosy.vocabulary.events import Aborted, Closed, SeatEvent
from stosy.vocabulary.settings import Like, Settings

FORMAT = 1
"""Of all kinds of entries. It is raised with each kind or field that programs before cannot read;
until all nodes can, none is written."""

A = TypeVar("A", bound=Action)
C = TypeVar("C")


class Logged(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry", tag=snake):
    """Any entry."""

    at: int = 0
    who: str | None = None
    ask: str | None = None


class Opened(Logged, frozen=True, kw_only=True, tag=snake):
    """The table was created; its creator has a seat.

    `given` are the entries with which the first match begins, as records write them, from the log
    of the match it is `like`, or of a `lesson`. The first is the deal. `rules` is the version of
    the game's rules at the time, `lesson` the edition of the lesson. `daily` is the day of whose
    deal this table is the try; `bots` are of this level and have all other seats.
    """

    table: str
    game: str
    rules: int = 1
    name: str
    settings: Settings
    seat: int = 0
    like: Like | None = None
    given: tuple[dict[str, Any], ...] = ()
    lesson: str | None = None
    daily: Daily | None = None
    bots: str | None = None


class Happened(Logged, frozen=True, kw_only=True, tag=snake):
    """An event that everybody is told as it stands here; `who` sits down if somebody does.

    `barred`: the person whose seat was handed over may not take it back. `n`, of a match that was
    aborted, counts the events before it: those of what could not be read are not known.
    """

    event: SeatEvent | Aborted | Closed
    barred: bool = False
    n: int | None = None


class Arranged(Logged, frozen=True, kw_only=True, tag=snake):
    """Other settings."""

    settings: Settings


class Lent(Logged, frozen=True, kw_only=True, tag=snake):
    """A device with the key, of which only the hash is kept, may take the seat over."""

    seat: int
    key_hash: str


class TakenOver(Logged, frozen=True, kw_only=True, tag=snake):
    """A seat went to another device, which is `who` from now on; `name` is that of a program."""

    seat: int
    name: str | None = None


class Mixing(Logged, frozen=True, kw_only=True, tag=snake):
    """How the mixing of the next deal stands, in full: each entry replaces the one before.

    `server` is the table's number, secret until the match is over. `starting`: the match begins as
    soon as the deal is mixed. `hashes` are by seats, and fixed once they are there. `voided` are
    the seats because of which the attempt before is void, `withheld` the people who have not opened
    their part for this match: they take no part in it any more.
    """

    attempt: int
    server: str
    starting: bool = False
    hashes: tuple[str | None, ...] | None = None
    voided: tuple[int, ...] | None = None
    withheld: tuple[str, ...] = ()


class Started(Logged, Generic[C], frozen=True, kw_only=True, tag=snake):
    """A match begins. `given`: the deal was given and not made from the seed.

    `n` counts the events before it, so that a table can be read without its earlier matches.
    `rules` is the version of the game's rules by which it is played. `mix` is where the seed of a
    mixed deal came from, `daily` where that of a daily deal did.
    """

    match: int
    mix: Mix | None = None
    daily: Daily | None = None
    rules: int = 1
    seed: str
    deal: C
    options: dict[str, Any]
    players: tuple[Player, ...]
    given: bool = False
    n: int = 0


class Played(Logged, Generic[A], frozen=True, kw_only=True, tag=snake):
    """A move, and who made it for the seat."""

    move: Move[A]
    by: Literal["person", "bot", "clock"]


class Shuffled(Logged, Generic[C], frozen=True, kw_only=True, tag=snake):
    """A shuffle during the match."""

    chance: C


class Paused(Logged, frozen=True, kw_only=True, tag=snake):
    """No player is connected: the clocks pause."""


class Resumed(Logged, frozen=True, kw_only=True, tag=snake):
    """A player is back: the clocks continue."""


Entry: TypeAlias = (
    Opened
    | Happened
    | Arranged
    | Lent
    | TakenOver
    | Mixing
    | Started[C]
    | Played[A]
    | Shuffled[C]
    | Paused
    | Resumed
)
AnyEntry: TypeAlias = Entry[Any, Any]


encode = msgspec.json.Encoder().encode

KEPT_IDS = 64
"""Of each person so many ids of asks are remembered."""
KEPT_PEOPLE = 100
"""Of so many people: those who asked for something last."""


def numbered(entries: Sequence[AnyEntry], match: int) -> Iterator[tuple[int, AnyEntry]]:
    """Entries with the numbers of their matches, 0 for none; `match` is that of the previous
    entry."""
    match -= len([entry for entry in entries if isinstance(entry, Started)])
    for entry in entries:
        if isinstance(entry, Started):
            match += 1
        yield match if _belongs_to_match(entry) else 0, entry


def _belongs_to_match(entry: AnyEntry) -> bool:
    """Is it play, without which later matches can do?"""
    if isinstance(entry, Happened):
        return isinstance(entry.event, Aborted)
    return isinstance(entry, (Started, Played, Shuffled))


class Reader:
    """Decodes the entries of tables, with the chance entries and actions of one game or of any."""

    def __init__(self, chances: Any, actions: Any) -> None:
        union: Any = Entry
        self._decode = msgspec.json.Decoder(union[chances, actions]).decode

    def read(self, body: bytes) -> AnyEntry:
        """The entry; ValidationError if it is none."""
        entry: AnyEntry = self._decode(body)
        return entry


@cache
def reader(game: AnyGame) -> Reader:
    """Reads the entries of a table at which this game is played."""
    return Reader(game.chances, game.actions)


plain_reader = Reader(dict[str, Any], Any)
"""Reads the entries of any table; what belongs to the game stays plain data."""


def read_entry(game: AnyGame, body: bytes) -> AnyEntry:
    """An entry that is kept; what the game does not know, or not any more, stays plain data."""
    try:
        return reader(game).read(body)
    except msgspec.ValidationError:
        return plain_reader.read(body)


class Answered:
    """The ids of successful asks by person, so that a repeated ask has one effect."""

    def __init__(self, ids: Mapping[str, Iterable[str]] | None = None) -> None:
        self._ids = OrderedDict(
            (person, OrderedDict.fromkeys(asks)) for person, asks in (ids or {}).items()
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answered) and self._ids == other._ids

    def has(self, person: str, ask: str) -> bool:
        return ask in self._ids.get(person, ())

    def ids(self) -> dict[str, tuple[str, ...]]:
        """All that is remembered, the oldest first."""
        return {person: tuple(asks) for person, asks in self._ids.items()}

    def note(self, person: str | None, ask: str | None) -> None:
        """Remember the message that led to an entry, if one did."""
        if person is None or ask is None:
            return
        asks = self._ids.setdefault(person, OrderedDict())
        asks[ask] = None
        if len(asks) > KEPT_IDS:
            asks.popitem(last=False)
        self._ids.move_to_end(person)
        if len(self._ids) > KEPT_PEOPLE:
            self._ids.popitem(last=False)
