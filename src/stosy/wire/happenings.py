"""Public events of a table outside the game."""

from __future__ import annotations

from typing import TypeAlias

from stosy.core import Event, snake


class SatDown(Event, frozen=True, tag=snake):
    """A person took a seat, or took it back."""

    seat: int
    name: str


class WentAway(Event, frozen=True, tag=snake):
    """A person gave the seat up; `bot` plays on if there is something to play."""

    seat: int
    name: str
    bot: str | None


class WasRenamed(Event, frozen=True, tag=snake):
    """A person changed their name."""

    seat: int
    name: str
    new: str


class WasRemoved(Event, frozen=True, tag=snake):
    """The host removed a person."""

    seat: int
    name: str


class WasHandedOver(Event, frozen=True, tag=snake):
    """The host gave a person's seat to a bot."""

    seat: int
    name: str
    bot: str


class BotSat(Event, frozen=True, tag=snake):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class SeatOpened(Event, frozen=True, tag=snake):
    """A seat is free again."""

    seat: int


class Rearranged(Event, frozen=True, tag=snake):
    """The host changed the settings."""


class HostIs(Event, frozen=True, tag=snake):
    """Somebody else is the host now."""

    seat: int
    name: str


class WasMuted(Event, frozen=True, tag=snake):
    """A person may not talk, or may again."""

    seat: int
    name: str
    muted: bool


class Began(Event, frozen=True, tag=snake):
    """A match begins; `commit` is the hash of its seed, published before the first card.

    None if the deal was given.
    """

    match: int
    commit: str | None


class SeedRevealed(Event, frozen=True, tag="told"):
    """The match is over; its seed lets everybody check the deal."""

    match: int
    seed: str | None


class WasAborted(Event, frozen=True, tag=snake):
    """The match was played by an older version of the rules and cannot continue by the current one.

    Before the first match (0): the given deal or position cannot be played any more.
    """

    match: int
    rules: int


class Spoke(Event, frozen=True, tag=snake):
    """A person said something."""

    seat: int
    name: str
    text: str


class WasClosed(Event, frozen=True, tag=snake):
    """The table is closed."""


Happening: TypeAlias = (
    SatDown
    | WentAway
    | WasRenamed
    | WasRemoved
    | WasHandedOver
    | BotSat
    | SeatOpened
    | Rearranged
    | HostIs
    | WasMuted
    | Began
    | SeedRevealed
    | WasAborted
    | Spoke
    | WasClosed
)
