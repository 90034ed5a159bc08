"""The Game in the terminal."""

from functools import partial

from stosy.games.rows.team_terminal import team_summary
from stosy.games.the_game import GAME

summary = partial(team_summary, GAME)
