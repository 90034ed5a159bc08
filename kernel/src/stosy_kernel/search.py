"""Search: evaluates a seat's actions by playouts of the hidden cards."""

from __future__ import annotations

from math import sqrt
from typing import Literal, NamedTuple, TypeAlias, get_args

from stosy_kernel._kernel import SURE, TURN_BEAM, Net, Stop, think, think_of_turns, turns
from stosy_kernel.rng import checked_seed
from stosy_kernel.series import Bots, Position

Method: TypeAlias = Literal["flat", "tree"]

NOTHING = -1
"""To let an opportunity go; a candidate where the game does not wait for the viewer."""


class Candidate(NamedTuple):
    """An action of the viewer, or NOTHING, and the value of its playouts."""

    action: int
    visits: int
    value: float
    """From 0 (lost) to 1 (won), on average; 0 without a visit."""
    doubt: float = 0.0
    """An upper bound of the standard error of its difference to the guide's choice."""


class Found(NamedTuple):
    """The result of a search."""

    candidates: list[Candidate]
    """The best first. An only candidate is not searched."""
    playouts: int
    skipped: int
    """Iterations for which no deal consistent with the viewer's knowledge was found."""
    seconds: float

    @property
    def best(self) -> int:
        """The action to take."""
        return self.candidates[0].action


class Turn(NamedTuple):
    """A turn of the viewer, and the value of its playouts."""

    actions: tuple[int, ...]
    visits: int
    value: float
    """From 0 (lost) to 1 (won), on average; 0 without a visit."""
    doubt: float = 0.0
    """An upper bound of the standard error of its difference to the guide's turn."""
    guided: bool = False
    """Is it the guide's?"""


def search(
    position: Position,
    viewer: int,
    *,
    method: Method = "flat",
    playouts: int | None = 2000,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    trees: int = 4,
    bots: Bots = (),
    widest: int | None = None,
    net: Net | None = None,
    horizon: int = 6,
    stop: Stop | None = None,
) -> Found:
    """What the viewer should do. It ends at the first limit reached, or soon after `stop.set()`.

    It uses only what the viewer knows of the position. `flat` tries every candidate in the same
    deals of the hidden cards, and repeatedly drops the worse half; `tree` grows `trees` trees, on
    at most as many threads. Without `playouts` only time ends it. A search limited only by playouts
    gives the same result for the same seed on any number of threads; a time limit does not. `bots`,
    for each seat the weights of an instant bot or None, play the playouts; without them playouts
    are random. In a flat search with `widest` the viewer's bot is the guide: the search tries only
    the guide's `widest` best candidates and never drops the guide's choice, so that all remaining
    ones can be compared with it (`Candidate.doubt`). In a team it then samples hands that are
    consistent with the signals. With a `net` a flat search ends playouts after a few turns with the
    network's estimate.
    """
    if method not in get_args(Method):
        raise ValueError(f"there is no method {method}")
    if playouts is not None and playouts < 0:
        raise ValueError("no fewer than 0 playouts")
    grown = trees if method == "tree" else None
    rows, played, skipped, elapsed = think(
        position,
        viewer,
        grown,
        playouts,
        seconds,
        checked_seed(seed),
        threads,
        bots,
        widest,
        net,
        horizon,
        stop,
    )
    candidates = [Candidate(row[0], *_valued(row)) for row in rows]
    return Found(candidates, played, skipped, elapsed)


def _valued(row: tuple[int, int, int, int]) -> tuple[int, float, float]:
    """Visits, value and doubt of a candidate."""
    _, visits, total, squares = row
    if not visits:
        return 0, 0.0, 0.0
    return visits, total / (visits * SURE), sqrt(squares) / (visits * SURE)


def search_turns(
    position: Position,
    viewer: int,
    *,
    playouts: int | None = 2000,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    bots: Bots,
    widest: int = 6,
    net: Net | None = None,
    horizon: int = 6,
    stop: Stop | None = None,
) -> list[Turn]:
    """The turns of the viewer that look best, the best first; limits and result as in `search`.

    The bot of the viewer is the guide: its turn, its turns after its `widest` best first actions,
    and as many others that look best to the `net` are tried. Turns with the same end are one.
    """
    tried, (rows, *_) = think_of_turns(
        position,
        viewer,
        playouts,
        seconds,
        checked_seed(seed),
        threads,
        bots,
        widest,
        net,
        horizon,
        stop,
    )
    return [Turn(tuple(tried[row[0]]), *_valued(row), row[0] == 0) for row in rows]


def list_turns(
    position: Position, seat: int, beam: int = TURN_BEAM
) -> tuple[list[tuple[int, ...]], int]:
    """All turns of a seat with different ends, one of the shortest to each, the shortest first.

    Beside them how many unfinished turns were cut: of those with equally many lays only `beam` are
    followed, those that take the least room.
    """
    found, cut = turns(position, seat, beam)
    return [tuple(turn) for turn in found], cut
