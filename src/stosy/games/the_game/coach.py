"""What to do next in The Game."""

from stosy.games.rows.coach import advise

__all__ = ["advise"]
