"""What a seat of The Game sees, for learning programs."""

from __future__ import annotations

from stosy.games.rows.piles import TakeBack
from stosy.games.rows.team_observation import team_observer, team_parts
from stosy.games.rows.team_state import Begin
from stosy.games.the_game.cards import DECK, PILES
from stosy.games.the_game.codec import CODEC
from stosy.games.the_game.rules import TheGameOptions

SEATS, HAND = 5, 8

PARTS = team_parts(CODEC, PILES, SEATS, HAND, choices=2)


def _minimum(options: TheGameOptions) -> int:
    return options.minimum - 2


observe = team_observer(CODEC, SEATS, (0, 0, len(DECK) + 1, len(DECK) + 1), _minimum)


def possible(action: object, seats: int, options: TheGameOptions) -> bool:
    """TG5: a laid card stays. TG3: alone there is nothing to agree."""
    if isinstance(action, Begin):
        return options.start == "agreed" and seats > 1
    return not isinstance(action, TakeBack)
