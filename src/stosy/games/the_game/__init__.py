"""The Game, the original."""

from stosy.games.the_game.rules import TheGame

GAME = TheGame()

__all__ = ["GAME", "TheGame"]
