"""The Game: Face to Face."""

from stosy.games.face_to_face.rules import FaceToFace
from stosy.games.face_to_face.state import FaceToFaceOptions, FaceToFaceView, State

GAME = FaceToFace()

__all__ = ["GAME", "FaceToFaceOptions", "FaceToFaceView", "State"]
