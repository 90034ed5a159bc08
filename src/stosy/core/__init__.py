"""What every game stands on: the Game protocol, chance, records and replay. No I/O, no clock."""

from stosy.core.chance import Dice, commitment, seed_of
from stosy.core.frozen import placed, without
from stosy.core.game import (
    COMMON_RULES,
    Action,
    Chance,
    Ended,
    Event,
    Forfeit,
    Game,
    Move,
    Offer,
    Resign,
    Result,
    Setup,
    Step,
    Timeout,
    View,
    snake,
)
from stosy.core.match import Match, answer, offers_to
from stosy.core.options import PRESETS, Option, Options, Presets, choose, describe, preset
from stosy.core.records import Malformed, Player, Record, read, record_of, write
from stosy.core.refusal import Refused
from stosy.core.replay import Fault, Replayed, replay, setup_of, verify

__all__ = [
    "COMMON_RULES",
    "PRESETS",
    "Action",
    "Chance",
    "Dice",
    "Ended",
    "Event",
    "Fault",
    "Forfeit",
    "Game",
    "Malformed",
    "Match",
    "Move",
    "Offer",
    "Option",
    "Options",
    "Player",
    "Presets",
    "Record",
    "Refused",
    "Replayed",
    "Resign",
    "Result",
    "Setup",
    "Step",
    "Timeout",
    "View",
    "answer",
    "choose",
    "commitment",
    "describe",
    "offers_to",
    "placed",
    "preset",
    "read",
    "record_of",
    "replay",
    "seed_of",
    "setup_of",
    "snake",
    "verify",
    "without",
    "write",
]
