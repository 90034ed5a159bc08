"""Snakes & Ladders."""

from stosy.games.snakes_and_ladders.rules import SnakesAndLadders

GAME = SnakesAndLadders()

__all__ = ["GAME", "SnakesAndLadders"]
