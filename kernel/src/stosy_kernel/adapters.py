"""Which adapter translates which game."""

from __future__ import annotations

from functools import cache

from stosy_kernel.adapter import Adapter
from stosy_kernel.notation import SnakesNotation, notation_of
from stosy_kernel.row_adapter import RowAdapter
from stosy_kernel.snakes_adapter import SnakesAdapter


@cache
def adapter_of(game: str) -> Adapter:
    """The adapter of a game."""
    snakes = isinstance(notation_of(game), SnakesNotation)
    return SnakesAdapter(game) if snakes else RowAdapter(game)
