"""The lab: simulations and tournaments."""

from stosy.lab.engines import ENGINES, Engine, usual_engine
from stosy.lab.runner import play_match
from stosy.lab.series import Series, Summary, simulate

__all__ = ["ENGINES", "Engine", "Series", "Summary", "play_match", "simulate", "usual_engine"]
