"""The asks of a client on the socket of a table.

Every ask except the first has an id of the client's choice. An `ack` or a `refusal` with the same
id answers it, and a repeated id has one effect.
"""

from __future__ import annotations

from typing import Annotated, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from stosy.core import snake
from stosy.core.mixing import Hash, Part
from stosy.vocabulary.events import Reaction
from stosy.vocabulary.settings import Change, Level, SeatNumber

A = TypeVar("A")

MOST_ACTIONS = 10
"""So many actions may stand in one ask: more than any hand has cards."""
Actions: TypeAlias = Annotated[tuple[A, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class Asked(Struct, frozen=True, kw_only=True, tag_field="ask", tag=snake):
    """Any ask after the first."""

    id: MessageId


class Hello(Struct, frozen=True, kw_only=True, tag_field="ask", tag=snake):
    """The first message: the client's version, and the number of the last event it has seen.

    With `coach` updates say what to do next; with `mix` the client takes part in the deal.
    """

    version: int
    seen: Annotated[int, Meta(ge=0)] | None = None
    coach: bool = False
    mix: bool = False


class Ping(Asked, frozen=True, kw_only=True, tag=snake):
    """Acknowledged at once, for clients such as web pages that cannot send WebSocket pings."""


class Act(Asked, Generic[A], frozen=True, kw_only=True, tag=snake):
    """An action of the game, as answer to an offer; or a whole turn, all or nothing.

    Without an offer an action is tried if play has not moved on from `at`: it is then refused or,
    at a table with penalties, penalised. With the number of the match it cannot count for the next
    one.

    The first of several actions answers the offer, each must be offered at its point, and all
    except the last must be plannable.
    """

    actions: Actions[A]
    offer: Annotated[str, Meta(max_length=40)] | None = None
    at: int | None = None
    match: int | None = None


class Plan(Asked, Generic[A], frozen=True, kw_only=True, tag=snake):
    """The view and offers after these actions of one's own; changes nothing.

    Answered by `planned`, or by the refusal of the first impossible action. Only for games with
    `plans`, and actions that reveal nothing hidden.
    """

    actions: Actions[A]
    at: int | None = None
    match: int | None = None


class AskHint(Asked, Generic[A], frozen=True, kw_only=True, tag="hint"):
    """Ask for good actions; answered by `hints`, or by a refusal if the table does not allow hints.

    One at a time. With `at` and `match` it is for that position only, with `actions` for the
    position after them, as in a plan.
    """

    actions: Annotated[tuple[A, ...], Meta(max_length=MOST_ACTIONS)] = ()
    at: int | None = None
    match: int | None = None


class Sit(Asked, frozen=True, kw_only=True, tag=snake):
    """Take a seat: this one, or any. A person who left takes the old one back."""

    seat: SeatNumber | None = None


class Leave(Asked, frozen=True, kw_only=True, tag=snake):
    """Give the seat up; during a match a bot takes it."""


class Start(Asked, frozen=True, kw_only=True, tag=snake):
    """The host starts a match, or the next one."""


class GoOn(Asked, frozen=True, kw_only=True, tag=snake):
    """Ready for the next round or, when a match is over, for the next one.

    That begins when everybody with a seat is ready who is connected.
    """


class MixDeal(Asked, frozen=True, kw_only=True, tag="mix"):
    """Take part in the next deal: the hash of a part that the client has made up."""

    attempt: int
    hash: Hash


class OpenPart(Asked, frozen=True, kw_only=True, tag=snake):
    """Open one's part, after the table has told all hashes."""

    attempt: int
    part: Part


class Say(Asked, frozen=True, kw_only=True, tag=snake):
    """Talk."""

    text: Annotated[str, Meta(max_length=1000)]


class React(Asked, frozen=True, kw_only=True, tag=snake):
    """Show everybody a small feeling."""

    reaction: Reaction


class Hurry(Asked, frozen=True, kw_only=True, tag=snake):
    """Let the bots not take their time until it is one's own turn.

    Only for who is the only person at the table with a seat; where people may race a bot, it does
    not hurry.
    """


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

    An absent person may take it back, a present one may not.
    """

    seat: SeatNumber


class Mute(Asked, frozen=True, kw_only=True, tag=snake):
    """The host mutes a person, or lets them talk again."""

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
    | AskHint[A]
    | Sit
    | Leave
    | Start
    | GoOn
    | MixDeal
    | OpenPart
    | Say
    | React
    | Hurry
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
