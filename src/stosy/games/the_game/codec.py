"""The codec of The Game."""

from __future__ import annotations

from stosy.games.rows.codec import row_codec
from stosy.games.rows.team_state import Begin
from stosy.games.the_game.cards import DECK, PILES, SIGNALS

CODEC = row_codec(DECK, PILES, (*SIGNALS, Begin()))
