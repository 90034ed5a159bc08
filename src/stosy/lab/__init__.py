"""The lab: bots play many matches, and the results are counted."""

from stosy.lab.runner import play_match
from stosy.lab.simulation import Series, Summary, simulate

__all__ = ["Series", "Summary", "play_match", "simulate"]
