"""The protocol of programs that play: one JSON object a line, on their standard input and output.

hello  → hello            once: the version of the protocol
begin                     a match begins
event                     what the program's seat sees happen
choose → answer           an action, or null to let an opportunity go
end                       the match is over; the next begins with `begin`
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Raw, Struct, json

from stosy.core import AnyOffer, snake

VERSION = 1


class Told(Struct, frozen=True, kw_only=True, tag_field="tell", tag=snake):
    """What a program is told."""


class Hello(Told, frozen=True, kw_only=True, tag=snake):
    """The first line; the program answers with a `Greeting`."""

    protocol: int = VERSION


class Begin(Told, frozen=True, kw_only=True, tag=snake):
    """A match begins; the program should forget the last one.

    `seed` is for the program's own random numbers: with it alone, a match can be repeated.
    """

    game: str
    rules: int
    seat: int
    seats: int
    options: Any
    first: int | None
    seed: str


class Saw(Told, frozen=True, kw_only=True, tag="event"):
    """Something happened; hidden cards of others are left out."""

    event: Any


class Choose(Told, frozen=True, kw_only=True, tag=snake):
    """The seat may act; the program answers with an `Answer` of the same id.

    `waited`: the seat must act; otherwise null lets the opportunity go.
    """

    id: int
    waited: bool
    view: Any
    offers: tuple[AnyOffer, ...]


class End(Told, frozen=True, kw_only=True, tag=snake):
    """The match is over."""

    result: Any


ToProgram: TypeAlias = Hello | Begin | Saw | Choose | End


class Greeting(Struct, frozen=True):
    """A program's answer to `hello`."""

    protocol: int


class Answer(Struct, frozen=True):
    """A program's answer to `choose`; `error` says why it cannot choose."""

    id: int
    action: Raw = Raw(b"null")
    error: str | None = None


def line(message: Struct) -> bytes:
    """A message as it is sent."""
    return json.encode(message) + b"\n"
