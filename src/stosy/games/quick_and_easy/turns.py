"""When two turns of Quick & Easy end alike."""

from stosy.games.rows.turns import end, finishes, price

__all__ = ["end", "finishes", "price"]
