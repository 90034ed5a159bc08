"""Matches to analyse: played by bots, and changed where a test needs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stosy.bots import bot_dice, find_bot, next_move
from stosy.core import Match, Move, Player, Record, record_of, seed_of
from stosy.games import find

PLAYERS = ("Ada", "Ben", "Cleo")


def match_of(game: str, seats: int = 2, number: int = 0, **options: Any) -> Match[Any, Any, Any]:
    """A match that has just been dealt."""
    rules = find(game)
    return Match(rules, rules.setup(seats, rules.options(**options)), seed_of("analysis", number))


def play_on(
    match: Match[Any, Any, Any], level: str = "casual", until: Callable[[Any], bool] | None = None
) -> Match[Any, Any, Any]:
    """Let bots play it to its end, or until a state is reached."""
    bots = [find_bot(level, match.game.id)] * match.setup.seats
    chance = bot_dice(match.seed, match.setup.seats)
    while match.game.outcome(match.state) is None and not (until and until(match.state)):
        match.play(next_move(match.game, match.state, bots, chance))
    return match


def written(match: Match[Any, Any, Any]) -> Record:
    """Its record, without the seed: cards may be changed."""
    players = tuple(Player(name, "human") for name in PLAYERS[: match.setup.seats])
    return record_of(match, players, seed_revealed=False)


def branched(match: Match[Any, Any, Any], length: int, move: Move[Any]) -> Match[Any, Any, Any]:
    """The same match up to some entry, then this move, then bots."""
    other = Match(match.game, match.setup, match.seed, match.log[:length])
    other.play(move)
    return play_on(other)
