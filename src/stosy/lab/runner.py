"""One match between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stosy.bots import luck, next_move
from stosy.bots.bot import AnyBot
from stosy.core import AnyGame, Match, Setup


def play_match(
    game: AnyGame, setup: Setup, seed: str, bots: Sequence[AnyBot]
) -> Match[Any, Any, Any]:
    """A whole match; the bots' choices are drawn from the seed too."""
    match = Match(game, setup, seed)
    chance = luck(seed, setup.seats)
    while game.outcome(match.state) is None:
        match.play(next_move(game, match.state, bots, chance))
    return match
