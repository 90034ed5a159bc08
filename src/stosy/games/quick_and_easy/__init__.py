"""The Game: Quick & Easy."""

from stosy.games.quick_and_easy.rules import QuickAndEasy

GAME = QuickAndEasy()

__all__ = ["GAME", "QuickAndEasy"]
