"""The number of deals for a budget of playouts."""

from __future__ import annotations

COMPARED = 3
"""Ways that are tried in fresh deals: to play on, the one chosen, and the best."""
FEWEST = 20


def first_deals(playouts: int, ways: int) -> int:
    """Deals for finding the best way: half of a decision's playouts."""
    return max(FEWEST, playouts // 2 // ways)


def fresh_deals(playouts: int) -> int:
    """Deals for comparing it with the chosen one: the other half."""
    return max(FEWEST, playouts // 2 // COMPARED)
