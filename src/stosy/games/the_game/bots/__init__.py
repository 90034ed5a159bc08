"""What bots know of The Game."""

from functools import partial

from stosy.games.rows.team_bots import SILENCE, WISHES, prospects, team_reason
from stosy.games.the_game import GAME
from stosy.games.the_game.bots.features import features
from stosy.games.the_game.bots.points import scorer

HABIT = (6, 6)

reason = partial(team_reason, GAME)

__all__ = ["HABIT", "SILENCE", "WISHES", "features", "prospects", "reason", "scorer"]
