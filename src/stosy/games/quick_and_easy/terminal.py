"""Quick & Easy in the terminal."""

from functools import partial

from stosy.games.quick_and_easy import GAME
from stosy.games.rows.team_terminal import signals, team_summary, team_tops

summary = partial(team_summary, GAME)
tops = partial(team_tops, GAME)
told = signals
