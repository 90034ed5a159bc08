"""The Game in the terminal."""

from functools import partial

from stosy.games.rows.team_terminal import (
    said,
    signals,
    team_cost,
    team_facts,
    team_piles,
    team_summary,
    team_tops,
)
from stosy.games.the_game import GAME

summary = partial(team_summary, GAME)
tops = partial(team_tops, GAME)
told = signals
facts = team_facts
pile_faces = partial(team_piles, GAME)
cost = partial(team_cost, GAME)

__all__ = ["cost", "facts", "pile_faces", "said", "summary", "told", "tops"]
