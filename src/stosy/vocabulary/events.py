"""What happens at a table outside the game. Everybody may know it.

A table's log keeps most of these events as they are told.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from stosy.core import Event, OfSeat, snake

Reaction: TypeAlias = Literal["hello", "well_done", "thanks", "wow", "oops", "haha"]
"""A small feeling to show at the table: none of them has a number in it or tells about cards."""


class OfPerson(OfSeat, frozen=True):
    """Something about a person at a seat, who is called `name`."""

    name: str


class Seated(OfPerson, frozen=True, tag=snake):
    """A person took a seat, or took it back."""


class Left(OfPerson, frozen=True, tag=snake):
    """A person gave the seat up; `bot` plays on if a match runs."""

    bot: str | None


class Renamed(OfPerson, frozen=True, tag=snake):
    """A person changed their name from `name` to `new`."""

    new: str


class Removed(OfPerson, frozen=True, tag=snake):
    """The host removed a person."""


class HandedOver(OfPerson, frozen=True, tag=snake):
    """The host gave a person's seat to a bot."""

    bot: str


class BotSeated(OfSeat, frozen=True, tag=snake):
    """A bot took a seat."""

    bot: str


class SeatOpened(OfSeat, frozen=True, tag=snake):
    """The host took a bot away; the seat is open."""


class Rearranged(Event, frozen=True, tag=snake):
    """The host changed the settings."""


class HostChanged(OfPerson, frozen=True, tag=snake):
    """Another person is the host now."""


class Muted(OfPerson, frozen=True, tag=snake):
    """A person may not talk, or may again."""

    muted: bool


class Began(Event, frozen=True, tag=snake):
    """A match begins; `commit` is the hash of its seed, told before the first card.

    None where the deal was given and no seed made it.
    """

    match: int
    commit: str | None


class SeedRevealed(Event, frozen=True, omit_defaults=True, tag=snake):
    """The match is over, and its seed is revealed: everybody can check the deal. `server` is the
    table's number in a mixed deal."""

    match: int
    seed: str | None
    server: str | None = None


class DealVoided(Event, frozen=True, tag=snake):
    """The attempt to mix a deal is void: the `missing` seats did not open their parts in time; if
    there is none, somebody else sits at the table now. The next attempt follows."""

    attempt: int
    missing: tuple[int, ...]


BY_THE_SERVER = 0
"""In place of the version of the rules: it was not their fault."""


class Aborted(Event, frozen=True, tag=snake):
    """The match was played by an older version of the rules, and cannot go on by today's; with
    version 0, whoever runs the server has ended it.

    Before the first match (0): what was given to it cannot be played again.
    """

    match: int
    rules: int


class Talked(OfPerson, frozen=True, tag=snake):
    """A person said something."""

    text: str


class Reacted(OfPerson, frozen=True, tag=snake):
    """A person showed a small feeling."""

    reaction: Reaction


class Closed(Event, frozen=True, tag=snake):
    """The table is closed for good."""


SeatEvent: TypeAlias = (
    Seated
    | Left
    | Renamed
    | Removed
    | HandedOver
    | BotSeated
    | SeatOpened
    | HostChanged
    | Muted
    | Talked
    | Reacted
)
"""What happens to one seat, or is said there."""

Happening: TypeAlias = SeatEvent | Rearranged | DealVoided | Began | SeedRevealed | Aborted | Closed
