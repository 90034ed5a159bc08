"""One match between bots."""

from __future__ import annotations

from collections.abc import Sequence

from stosy.bots import AnyBot, bot_dice, next_move
from stosy.core import AnyGame, AnyMatch, Match, Setup


def play_match(game: AnyGame, setup: Setup, seed: str, bots: Sequence[AnyBot]) -> AnyMatch:
    """A whole match; the bots' random numbers come from the seed too."""
    match = Match(game, setup, seed)
    chance = bot_dice(seed, setup.seats)
    while game.outcome(match.state) is None:
        match.play(next_move(game, match.state, bots, chance))
    return match
