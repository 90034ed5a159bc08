"""Lantern Boats: the second brightest lantern leads the boat."""

from lantern_boats.rules import LanternBoats
from lantern_boats.values import LanternBoatsOptions, LanternBoatsState, LanternBoatsView

GAME = LanternBoats()

__all__ = ["GAME", "LanternBoats", "LanternBoatsOptions", "LanternBoatsState", "LanternBoatsView"]
