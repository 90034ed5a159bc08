"""What a client asks for on the socket of a table.

Every ask but the first carries an id of the client's choice. It is answered by an `ack` or a
`refusal` with the same id, and the same id twice has one effect.
"""

from __future__ import annotations

from typing import Annotated, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from stosy.core import snake
from stosy.wire.settings import Change, Level, SeatNumber

A = TypeVar("A")

MOST_ACTIONS = 10
"""So many actions may stand in one ask: more than any hand has cards."""
Actions: TypeAlias = Annotated[tuple[A, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class Asked(Struct, frozen=True, kw_only=True, tag_field="ask", tag=snake):
    """Any ask after the first."""

    id: MessageId


class Hello(Struct, frozen=True, kw_only=True, tag_field="ask", tag=snake):
    """The first message: the version spoken, and the number of the last event seen before."""

    version: int
    seen: Annotated[int, Meta(ge=0)] | None = None


class Ping(Asked, frozen=True, kw_only=True, tag=snake):
    """Is the server there? Acknowledged at once; pages cannot send a WebSocket's own pings."""


class Act(Asked, Generic[A], frozen=True, kw_only=True, tag=snake):
    """An action of the game, as answer to an offer; or a whole turn, all of it or nothing.

    Without an offer an action is tried all the same, if play has not moved on from `at`: it is then
    refused or, where mistakes are penalised, penalised. With the number of the match it cannot be
    taken for an answer in the next one.

    Of several actions the first answers the offer, each must be offered when its turn comes, and
    all but the last must be ones that can be planned.
    """

    actions: Actions[A]
    offer: Annotated[str, Meta(max_length=40)] | None = None
    at: int | None = None
    match: int | None = None


class Plan(Asked, Generic[A], frozen=True, kw_only=True, tag=snake):
    """How things would stand after these actions of one's own; nothing is done.

    Answered by `planned`, or by the refusal of the first action that is not possible. Only games
    that have `plans` know it, for actions that bring nothing hidden to light.
    """

    actions: Actions[A]
    at: int | None = None
    match: int | None = None


class Hint(Asked, Generic[A], frozen=True, kw_only=True, tag=snake):
    """What might be done now; answered by `hints`, or by a refusal where hints are not agreed on.

    One is thought about at a time. With `at` and `match` it is for that position only, with
    `actions` for how things would stand after them, as in a plan.
    """

    actions: Annotated[tuple[A, ...], Meta(max_length=MOST_ACTIONS)] = ()
    at: int | None = None
    match: int | None = None


class Sit(Asked, frozen=True, kw_only=True, tag=snake):
    """Take a seat: this one, or any. Who left takes the old one back."""

    seat: SeatNumber | None = None


class Leave(Asked, frozen=True, kw_only=True, tag=snake):
    """Give the seat up: to anybody before the start, to a bot afterwards."""


class Start(Asked, frozen=True, kw_only=True, tag=snake):
    """The host starts a match, or the next one."""


class GoOn(Asked, frozen=True, kw_only=True, tag=snake):
    """Ready for the next round."""


class Say(Asked, frozen=True, kw_only=True, tag=snake):
    """Talk."""

    text: Annotated[str, Meta(max_length=1000)]


class Arrange(Asked, frozen=True, kw_only=True, tag=snake):
    """The host changes settings while no match runs."""

    change: Change


class PutBot(Asked, frozen=True, kw_only=True, tag=snake):
    """The host puts a bot on an open seat, or one of another level on a bot's."""

    seat: SeatNumber
    level: Level


class OpenSeat(Asked, frozen=True, kw_only=True, tag=snake):
    """The host takes a bot away."""

    seat: SeatNumber


class Remove(Asked, frozen=True, kw_only=True, tag=snake):
    """The host removes a person while no match runs; they may not sit here again."""

    seat: SeatNumber


class HandOver(Asked, frozen=True, kw_only=True, tag=snake):
    """The host gives the seat of an absent or disruptive person to a bot.

    Who is absent may take it back, who is there may not.
    """

    seat: SeatNumber


class Mute(Asked, frozen=True, kw_only=True, tag=snake):
    """The host silences a person, or lets them talk again."""

    seat: SeatNumber
    muted: bool = True


class Close(Asked, frozen=True, kw_only=True, tag=snake):
    """The host closes the table for good."""


class LendSeat(Asked, frozen=True, kw_only=True, tag=snake):
    """Ask for a key with which another device can take over one's own seat; the ack holds it."""


class TakeSeat(Asked, frozen=True, kw_only=True, tag=snake):
    """Take a seat over with its key."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]


Ask: TypeAlias = (
    Act[A]
    | Plan[A]
    | Hint[A]
    | Sit
    | Leave
    | Start
    | GoOn
    | Say
    | Arrange
    | PutBot
    | OpenSeat
    | Remove
    | HandOver
    | Mute
    | Close
    | LendSeat
    | TakeSeat
)
"""Anything a client may ask for after its hello."""
