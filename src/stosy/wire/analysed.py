"""What an analysis finds: chances from 0 to 1, always by what one seat knew at the time."""

from __future__ import annotations

from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

Kind: TypeAlias = Literal["aside", "forced", "best", "close", "mistake", "blunder"]
"""How good a move was.

`aside`: not judged, such as a signal, or to doubt; `forced`: there was no other way; `best`: none
looked better; `close`: another did, but within the noise; `mistake` and `blunder`: another was
better beyond the noise, a blunder by a tenth of all chances or more.
"""
Cause: TypeAlias = Literal["choice", "cards", "others"]
"""Why a chance changed: by what was chosen, by the cards it brought, or by what others did."""

A = TypeVar("A")


class Way(Struct, Generic[A], frozen=True):
    """Something that could have been done, and the winning chance it left."""

    action: A | None
    """None is to let an opportunity go."""
    chance: float


class Analysed(Struct, Generic[A], frozen=True):
    """A move and its winning chances, for who made it; in a team game, for the team."""

    entry: int
    """Its place in the log."""
    seat: int
    action: A
    kind: Kind
    before: float
    """If the seat had gone on as an instant bot does, like everybody after it."""
    chosen: float
    best: float
    """Of the way that looked best, the one chosen included."""
    margin: float
    """How far `best - chosen` may be off: half of its 95 % interval, deal by deal."""
    after: float
    """Once the seat had seen what its move brought."""
    alternatives: tuple[Way[A], ...] = ()
    """The ways not chosen, the best first."""

    @property
    def is_choice(self) -> bool:
        """Could the seat have chosen well or badly?"""
        return self.kind not in ("aside", "forced")

    @property
    def is_mistake(self) -> bool:
        """Was another way better beyond the noise?"""
        return self.kind in ("mistake", "blunder")


class Account(Struct, frozen=True):
    """Where a seat's result came from: `end - start` is the sum of skill and luck."""

    seat: int
    start: float
    """With the first cards in hand, or where a match begun in the midst of another began."""
    end: float
    """1 for a win, else 0."""
    skill: float
    """What its choices gained over those of an instant bot."""
    luck: float
    """What hidden cards and the others' moves changed."""
    missed: float
    """What the best ways would have gained over those chosen."""
    choices: int
    mistakes: int
    accuracy: float
    """The share of choices that were no mistake."""


class Swing(Struct, frozen=True):
    """A turning point: a seat's chance, before and after."""

    entry: int
    """The move that made it; where others did, the first the seat made after them."""
    seat: int
    cause: Cause
    start: float
    end: float

    @property
    def size(self) -> float:
        """By how much the chance changed."""
        return abs(self.end - self.start)


class Point(Struct, frozen=True):
    """A seat's chance after so many entries of the log."""

    entries: int
    chance: float


class Curve(Struct, frozen=True):
    """How a chance went from the start to the end."""

    seat: int | None
    """None for a team."""
    points: tuple[Point, ...]


class Analysis(Struct, Generic[A], frozen=True):
    """A finished match, looked at again."""

    game: str
    team: bool
    players: tuple[str, ...]
    entries: int
    playouts: int
    """For each decision."""
    deals: int
    """Behind each chance; how sure it is follows from them."""
    seed: str
    moves: tuple[Analysed[A], ...]
    accounts: tuple[Account, ...]
    """Of the seats that were asked about."""
    swings: tuple[Swing, ...]
    """The greatest, in the order of the match."""
    curves: tuple[Curve, ...]
    """One for each seat that was asked about; in a team game one of all together."""


class Analysing(Struct, Generic[A], frozen=True, kw_only=True):
    """`GET /api/tables/{table}/records/{match}/analysis`: how many moves of how many are done.

    The answer is 202 until `found` is there.
    """

    done: int
    total: int
    found: Analysis[A] | None = None
