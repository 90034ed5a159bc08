"""What the server tells a client on the socket of a table."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

from stosy.core import Action, Offer, Talk, snake
from stosy.wire.settings import Given, Like, Settings

V = TypeVar("V")
E = TypeVar("E")
A = TypeVar("A", bound=Action)

Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="tell", tag=snake):
    """Anything the server tells."""


class OtherVersion(Message, frozen=True, kw_only=True, tag=snake):
    """The client speaks another version; the server closes the socket."""

    version: int


class SeatFacts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it.

    `bot` is the level of the bot that sits here or, with `stands_in`, plays for the person.
    """

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    here: bool = False
    stands_in: bool = False
    muted: bool = False
    ready: bool = False


class TableFacts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everybody sees it; `host` is a seat, `talk` what may be said right now.

    `hints`: who plays may ask for some. `team`: all seats win or lose together; `winners` are told
    when a match is over.

    `given`: the first match begins, or began, with the deal of another or in its midst, so some may
    know the cards; told until a second one begins. Which one it is `like` is told when the match is
    over, since all cards can be looked up there; at public tables never, for the id of a table is
    an invitation.

    `aborted`: the last match could not go on, since it was played by that older version of the
    rules; or, with `match` 0, what was given to the first.
    """

    table: str
    game: str
    phase: Phase
    settings: Settings
    seats: tuple[SeatFacts, ...]
    host: int | None
    match: int
    talk: Talk
    spectators: int
    hints: bool = False
    team: bool = False
    winners: tuple[int, ...] | None = None
    commit: str | None = None
    between_rounds: bool = False
    given: Given | None = None
    like: Like | None = None
    aborted: int | None = None


class TableIs(Message, frozen=True, kw_only=True, tag=snake):
    """Who sits where and what was agreed; sent first, and whenever it changes.

    `you` is the client's own seat, None for a spectator; `may_return` a seat that is still the
    client's own to take back; `left` is as in `update`.
    """

    version: int
    you: int | None
    facts: TableFacts
    may_return: int | None = None
    left: int | None = None


class Update(Message, Generic[V, E, A], frozen=True, kw_only=True, tag=snake):
    """What happened, and how things stand now as this client may see them.

    `n` is the number of the last event; `events` are those the client has not seen, or nothing if
    they are no longer kept (`gap`). `view`, `offers` and `at` are there when play has moved on:
    `at` counts its moves and shuffles. `left` is how many ms the seat waited for still has.
    """

    n: int
    events: tuple[E, ...] = ()
    gap: bool = False
    at: int | UnsetType = UNSET
    view: V | UnsetType | None = UNSET
    offers: tuple[Offer[A], ...] | UnsetType = UNSET
    left: int | None = None


class Ack(Message, frozen=True, kw_only=True, tag=snake):
    """What was asked under this id is done and will not be lost; `key` answers `lend_seat`."""

    id: str
    key: str | None = None


class Planned(Message, Generic[V, A], frozen=True, kw_only=True, tag=snake):
    """How things would stand for this client after the `plan` of this id; nothing is done."""

    id: str
    view: V
    offers: tuple[Offer[A], ...]


class Suggested(Struct, Generic[A], frozen=True, kw_only=True, omit_defaults=True):
    """An action that might be good: how likely one's side wins by it (0 to 1), if that is known.

    None is to let an opportunity go. `reason` is a code for the words, `detail` what they need.
    """

    action: A | None
    reason: str
    chance: float | None = None
    detail: dict[str, int | str] = {}


class Hints(Message, Generic[A], frozen=True, kw_only=True, tag=snake):
    """What might be done, as the `hint` of this id asked; the best first, at most three."""

    id: str
    hints: tuple[Suggested[A], ...]


class Refusal(Message, frozen=True, kw_only=True, tag=snake):
    """What was asked under this id is not done: why, by which rule, and facts for the words."""

    id: str | None
    code: str
    rule: str
    facts: dict[str, Any]


class Goodbye(Message, frozen=True, kw_only=True, tag=snake):
    """The server closes the socket.

    It stops, could not save, saw too many messages, no sign of life or no hello. Who wants to play
    on comes back after `retry` ms.
    """

    reason: Literal["stopping", "failed", "flood", "silent", "no_hello"]
    retry: int | None = None


Tell: TypeAlias = (
    OtherVersion | TableIs | Update[V, E, A] | Ack | Planned[V, A] | Hints[A] | Refusal | Goodbye
)
