"""What the networks of the games of rows count with.

The same in C++: `kernel/src/stosy_kernel/games/rows/features.h`.
"""

from __future__ import annotations

from collections.abc import Iterable


def cheapest_two(rooms: Iterable[int], dear: int) -> tuple[float, float]:
    """The room that the two cheapest cards of a hand take, as shares of what is dear; as much as
    that if there are none.
    """
    first, second = sorted((*rooms, dear, dear))[:2]
    return first / dear, second / dear
