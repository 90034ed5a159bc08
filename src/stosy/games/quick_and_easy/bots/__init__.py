"""What bots know of Quick & Easy."""

from functools import partial

from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.bots.features import features
from stosy.games.quick_and_easy.bots.points import scorer
from stosy.games.rows.team_bots import SILENCE, WISHES, prospects, team_reason

HABIT = (6, 2)
THOROUGH = True
reason = partial(team_reason, GAME)

__all__ = ["HABIT", "SILENCE", "THOROUGH", "WISHES", "features", "prospects", "reason", "scorer"]
