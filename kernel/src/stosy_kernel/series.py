"""Random games played inside the kernel: many, counted; or one, as the log of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copyreg import pickle
from typing import TYPE_CHECKING, Any, TypeAlias

from stosy_kernel._kernel import GAMES, Tally
from stosy_kernel.notation import notation_of
from stosy_kernel.rng import checked_seed

if TYPE_CHECKING:
    from stosy_kernel import _kernel

__all__ = ["BY_LOT", "GAMES", "Bots", "Position", "playout", "playouts", "seat_of"]

Position: TypeAlias = "_kernel.Position"
"""A match being played in the kernel; its class is the game."""

BY_LOT = -1

Bots: TypeAlias = Sequence[Mapping[str, int] | None]


def restored(game: str, written: bytes) -> Position:
    """The position of a game with these bytes."""
    return GAMES[game].from_bytes(written)


def _pickled(position: Position) -> tuple[Any, tuple[str, bytes]]:
    return restored, (position.ID, position.to_bytes())


for _kind in GAMES.values():
    pickle(_kind, _pickled)


def seat_of(first: int | None) -> int:
    """Who starts or deals, as a number for the kernel; with None chance decides."""
    if first is not None and first < 0:
        raise ValueError("no such seat")
    return BY_LOT if first is None else first


def playouts(
    game: str,
    options: Mapping[str, object],
    seats: int,
    games: int,
    seed: int,
    threads: int = 1,
    first: int | None = None,
    bots: Bots = (),
    number: int = 0,
) -> Tally:
    """Play so many games and count the results; they do not depend on the number of threads.

    `bots` names for each seat the weights of an instant bot, or None for one that plays at random.
    Without `bots` every legal choice at the table is equally likely.
    """
    choices = notation_of(game).choices(options)
    return GAMES[game].playouts(
        choices, seats, seat_of(first), checked_seed(seed), number, games, threads, bots
    )


def playout(
    game: str,
    options: Mapping[str, object],
    seats: int,
    seed: int,
    number: int = 0,
    first: int | None = None,
    bots: Bots = (),
) -> tuple[list[dict[str, Any]], Position]:
    """One game of such a series: its chance and its actions, as a record has them, and its end.

    Needs the package `stosy`, which knows how games are dealt.
    """
    from stosy_kernel.adapters import adapter_of

    choices = notation_of(game).choices(options)
    decks, begun, steps, end = GAMES[game].playout(
        choices, seats, seat_of(first), checked_seed(seed), number, bots
    )
    return adapter_of(game).log(seats, decks, begun, steps), end
