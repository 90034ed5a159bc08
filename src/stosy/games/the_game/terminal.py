"""The Game in the terminal."""

from functools import partial

from stosy.games.rows.team_terminal import signals, team_summary, team_tops
from stosy.games.the_game import GAME

summary = partial(team_summary, GAME)
tops = partial(team_tops, GAME)
told = signals
