"""What bots know of Snakes & Ladders."""

from stosy.games.snakes_and_ladders.bots.mistakes import mistake
from stosy.games.snakes_and_ladders.bots.points import scorer
from stosy.games.snakes_and_ladders.bots.prospects import prospects
from stosy.games.snakes_and_ladders.bots.reasons import reason

HABIT = (5, 2600)
HORIZON = 16
"""Turns are short: a horizon counts actions."""

__all__ = ["HABIT", "HORIZON", "mistake", "prospects", "reason", "scorer"]
