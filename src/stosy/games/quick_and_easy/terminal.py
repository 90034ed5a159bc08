"""Quick & Easy in the terminal."""

from functools import partial

from stosy.games.quick_and_easy import GAME
from stosy.games.rows.team_terminal import team_summary

summary = partial(team_summary, GAME)
