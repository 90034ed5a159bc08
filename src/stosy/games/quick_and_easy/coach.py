"""What to do next in Quick & Easy."""

from stosy.games.rows.coach import advise

__all__ = ["advise"]
