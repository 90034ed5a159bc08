"""The result of an analysis: chances from 0 to 1, by what one seat knew at the time."""

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
    """An alternative action or turn, and its winning chance."""

    action: A | None
    """None is to pass on an opportunity; of a turn, what comes next where the chosen one parts."""
    chance: float
    turn: tuple[A, ...] = ()
    """The whole turn, if turns were compared."""


class Analysed(Struct, Generic[A], frozen=True):
    """A move and its winning chances for its player; in a team game, for the team.

    A turn of several moves has one verdict, at the first move after which the best turn was out of
    reach; its other moves are `aside`.
    """

    entry: int
    """Its place in the log."""
    seat: int
    action: A
    kind: Kind
    before: float
    """If the seat, like everybody after it, had played on like an instant bot."""
    chosen: float
    best: float
    """With the best way, which may be the chosen one."""
    margin: float
    """Half of the 95 % interval of `best - chosen`, from paired deals."""
    after: float
    """After the move, with the drawn cards known."""
    alternatives: tuple[Way[A], ...] = ()
    """Some of the ways not chosen, the best first."""
    turn: tuple[A, ...] = ()
    """The whole turn, if the verdict is about one."""

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
    """The chance with the first hand, or at the position from which the match began."""
    end: float
    """1 for a win, else 0."""
    skill: float
    """The gain of its choices over those of an instant bot."""
    luck: float
    """The change by hidden cards and moves of others."""
    missed: float
    """The gain that the best ways would have had over the chosen ones."""
    choices: int
    mistakes: int
    accuracy: float
    """The share of choices that were no mistake."""


class Swing(Struct, frozen=True):
    """A turning point: a seat's chance, before and after."""

    entry: int
    """Its move; for a change by others, the seat's first move after them."""
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
    """A chance from the start to the end."""

    seat: int | None
    """None for a team."""
    points: tuple[Point, ...]


class Analysis(Struct, Generic[A], frozen=True):
    """The analysis of a finished match."""

    game: str
    team: bool
    players: tuple[str, ...]
    entries: int
    playouts: int
    """Playouts per decision."""
    deals: int
    """Deals per chance, which determine its precision."""
    seed: str
    moves: tuple[Analysed[A], ...]
    accounts: tuple[Account, ...]
    """Those of the requested seats."""
    swings: tuple[Swing, ...]
    """The greatest, in the order of the match."""
    curves: tuple[Curve, ...]
    """One for each requested seat; in a team game one for the team."""


class Analysing(Struct, Generic[A], frozen=True, kw_only=True):
    """`GET /api/tables/{table}/records/{match}/analysis`: how many moves of how many are done.

    The answer is 202 until `found` is complete. Before, it may hold what is known so far: rough
    curves, the moves judged, but neither turning points nor accounts.
    """

    done: int
    total: int
    found: Analysis[A] | None = None

    @property
    def is_complete(self) -> bool:
        return self.found is not None and self.done == self.total
