"""What bots know of Face to Face."""

from stosy.games.face_to_face.bots.features import features
from stosy.games.face_to_face.bots.points import scorer
from stosy.games.face_to_face.bots.reasons import reason

HABIT = (6, 11)

__all__ = ["HABIT", "features", "reason", "scorer"]
