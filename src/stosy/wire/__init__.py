"""What clients and the server say to each other: one catalogue of messages."""

from stosy.wire.asks import (
    Act,
    Arrange,
    Ask,
    Close,
    GoOn,
    HandOver,
    Hello,
    Leave,
    LendSeat,
    Mute,
    OpenSeat,
    PutBot,
    Remove,
    Say,
    Sit,
    Start,
    TakeSeat,
)
from stosy.wire.happenings import Happening
from stosy.wire.settings import Settings
from stosy.wire.tells import (
    Ack,
    Goodbye,
    OtherVersion,
    Refusal,
    SeatFacts,
    TableFacts,
    TableIs,
    Tell,
    Update,
)

VERSION = 1
"""Raised when a client of before would not understand the messages any more."""

__all__ = [
    "VERSION",
    "Ack",
    "Act",
    "Arrange",
    "Ask",
    "Close",
    "GoOn",
    "Goodbye",
    "HandOver",
    "Happening",
    "Hello",
    "Leave",
    "LendSeat",
    "Mute",
    "OpenSeat",
    "OtherVersion",
    "PutBot",
    "Refusal",
    "Remove",
    "Say",
    "SeatFacts",
    "Settings",
    "Sit",
    "Start",
    "TableFacts",
    "TableIs",
    "TakeSeat",
    "Tell",
    "Update",
]
