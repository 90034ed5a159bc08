"""The number of deals for a budget of playouts."""

from __future__ import annotations

from collections.abc import Iterator

COMPARED = 3
"""Ways that are tried in fresh deals: to play on, the one chosen, and the best."""
SCREENED = 3
"""So many ways of a decision are tried in more deals than the others, and the chosen one."""
FEWEST = 20
BATCH = 48
"""After so many deals a chance may be clear enough."""


def first_deals(playouts: int, ways: int) -> int:
    """Deals for finding the best way: half of a decision's playouts, in two rounds."""
    return max(FEWEST // 2, playouts // 4 // ways)


def fresh_deals(playouts: int) -> int:
    """Deals for comparing it with the chosen one: the other half."""
    return max(FEWEST, playouts // 2 // COMPARED)


def batches(deals: int) -> Iterator[int]:
    """So many deals in parts, each about as large as all before it."""
    done = 0
    while done < deals:
        size = min(deals - done, max(BATCH, done))
        yield size
        done += size
