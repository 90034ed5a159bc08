"""The Game: Face to Face."""

from stosy.games.face_to_face.rules import FaceToFace
from stosy.games.face_to_face.state import FaceToFaceOptions, FaceToFaceState, FaceToFaceView

GAME = FaceToFace()

__all__ = ["GAME", "FaceToFaceOptions", "FaceToFaceState", "FaceToFaceView"]
