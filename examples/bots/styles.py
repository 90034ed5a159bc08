"""Unusual styles for The Game: Face to Face: the casual bot with one weight changed.

stosy tournament face-to-face --lead --bots expert:40,./examples/bots/styles.py:never_helps
"""

from __future__ import annotations

from stosy.bots import AnyBot
from stosy.bots.heuristic import Heuristic
from stosy.bots.weights import weights_of

GAME = "face-to-face"


def never_helps() -> AnyBot:
    return _casual(their_room=1000)


def always_helps() -> AnyBot:
    return _casual(hand=1000)


def lays_little() -> AnyBot:
    """As few cards as it must."""
    return _casual(race=-1000)


def _casual(**changed: int) -> AnyBot:
    return Heuristic(GAME, {**weights_of("casual", GAME), **changed})
