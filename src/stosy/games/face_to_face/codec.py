"""The codec of Face to Face."""

from __future__ import annotations

from stosy.games.face_to_face.state import DECK, PILES
from stosy.games.rows.codec import row_codec

CODEC = row_codec(DECK, PILES)
