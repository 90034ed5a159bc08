"""How many deals an analysis looks at, for so many playouts."""

from __future__ import annotations

COMPARED = 3
"""Ways that are tried in fresh deals: to play on, the one chosen, and the best."""
FEWEST = 20


def first_deals(playouts: int, ways: int) -> int:
    """To find the way that looks best takes half of a decision's playouts."""
    return max(FEWEST, playouts // 2 // ways)


def fresh_deals(playouts: int) -> int:
    """The other half: so many deals stand behind each chance."""
    return max(FEWEST, playouts // 2 // COMPARED)
