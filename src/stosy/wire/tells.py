"""The tells of the server on the socket of a table."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

from stosy.core import Action, Advice, Offer, Talk, snake
from stosy.vocabulary.settings import Avatar, Given, Like, Phase, Settings

V = TypeVar("V")
E = TypeVar("E")
A = TypeVar("A", bound=Action)


LONGEST_ANNOUNCEMENT = 300


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="tell", tag=snake):
    """The base of all tells."""


class OtherVersion(Message, frozen=True, kw_only=True, tag=snake):
    """The client speaks another version; the server closes the socket."""

    version: int


class SeatFacts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it.

    `bot` is the level of the bot that sits here or, with `stands_in`, plays for the person. A bot
    that plays from elsewhere (`remote`) is `here` while it is connected. `lag` is by how many ms
    their actions are dated back in a race, to the next lower 50; `doubted`: the signs of their
    distance contradict each other, and the smallest counts. `avatar` is what the person has chosen
    to look like.
    """

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    here: bool = False
    stands_in: bool = False
    muted: bool = False
    ready: bool = False
    lag: int = 0
    doubted: bool = False
    avatar: Avatar | None = None


class MixFacts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the deal of the next match, or of the running one, is mixed.

    `commit` is the hash of the attempt and the server's number. `starting`: the match begins as
    soon as all have taken part. `hashes` are then fixed, by seats, and everybody opens their part;
    `parts` are told with the first cards.
    """

    attempt: int
    commit: str
    starting: bool = False
    hashes: tuple[str | None, ...] | None = None
    parts: tuple[str | None, ...] | None = None


class TableFacts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everybody sees it; `host` is a seat, `talk` says what people may say now.

    `hints`: seated people may ask for hints. `team`: all seats win or lose together; `winners` are
    present when a match is over.

    `given`: the first match begins, or began, with the deal of another match or a position in
    it, so some may know the cards; present until a second one begins. `like` names that match
    once the first is over, since all cards can be looked up there; never at public tables, because
    the id of a table is an invitation.

    `lesson`: the first match is a lesson; present until a second one begins. `daily`: the table is
    somebody's try of the deal of this day.

    `aborted`: the last match could not continue, since it was played by that older version of the
    rules; with `match` 0, the given deal or position. 0: whoever runs the server has ended it.
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
    mix: MixFacts | None = None
    between_rounds: bool = False
    given: Given | None = None
    like: Like | None = None
    aborted: int | None = None
    lesson: bool = False
    daily: str | None = None


class TableIs(Message, frozen=True, kw_only=True, tag=snake):
    """Seats and settings; sent first, and whenever they change.

    `you` is the client's own seat, None for a spectator; `may_return` a seat that is still the
    client's own to take back; `left` is as in `update`. If `hidden`, the client may not watch: no
    update tells of the play until that changes.
    """

    version: int
    you: int | None
    facts: TableFacts
    may_return: int | None = None
    left: int | None = None
    hidden: bool = False


class Stage(Struct, Generic[A], frozen=True, kw_only=True, omit_defaults=True):
    """A step of a lesson: its number out of `count`, and what to do.

    `code` is for the words (`lesson-<code>`), the fields of the `action` are their arguments, and
    `rule` is what is learned. Without them the others are to act.
    """

    number: int
    count: int
    code: str | None = None
    rule: str | None = None
    action: A | None = None


class Update(Message, Generic[V, E, A], frozen=True, kw_only=True, tag=snake):
    """What happened, and the current view and offers of this client.

    `n` is the number of the last event; `events` are those the client has not seen, or nothing if
    they are no longer kept (`gap`). `view`, `offers` and `at` are there when play has moved on:
    `at` counts its moves and shuffles. `left` is how many ms the seat to act still has. `coach` is
    there, with the view, for a client that asked for it in its hello: the next sensible thing for
    its seat; `lesson` is its step, at a table with a lesson. If `lost`, the server does not know
    some of what the client had seen: a fault of its disk, or an old copy.
    """

    n: int
    events: tuple[E, ...] = ()
    gap: bool = False
    lost: bool = False
    at: int | UnsetType = UNSET
    view: V | UnsetType | None = UNSET
    offers: tuple[Offer[A], ...] | UnsetType = UNSET
    left: int | None = None
    coach: Advice | None = None
    lesson: Stage[A] | None = None


AnyUpdate: TypeAlias = Update[Any, Any, Any]


class Ack(Message, frozen=True, kw_only=True, tag=snake):
    """The ask with this id is done and on disk; `key` answers `lend_seat`."""

    id: str
    key: str | None = None


class Planned(Message, Generic[V, A], frozen=True, kw_only=True, tag=snake):
    """The view and offers of this client after the `plan` with this id; nothing is done.

    `coach` and `lesson` are as in `update`.
    """

    id: str
    view: V
    offers: tuple[Offer[A], ...]
    coach: Advice | None = None
    lesson: Stage[A] | None = None


class Suggested(Struct, Generic[A], frozen=True, kw_only=True, omit_defaults=True):
    """A suggested action and the chance that one's side wins with it (0 to 1), if known.

    None is to pass on an opportunity. `then` are the actions that complete the turn; the chance is
    that of the whole turn. `reason` is a code for the words, `detail` their arguments.
    """

    action: A | None
    then: tuple[A, ...] = ()
    reason: str
    chance: float | None = None
    detail: dict[str, int | str] = {}


class Hints(Message, Generic[A], frozen=True, kw_only=True, tag=snake):
    """Answers the `hint` with this id: at most three turns or actions, the best first."""

    id: str
    hints: tuple[Suggested[A], ...]


class Refusal(Message, frozen=True, kw_only=True, tag=snake):
    """The ask with this id is refused: a code, the rule, and facts for the words."""

    id: str | None
    code: str
    rule: str
    facts: dict[str, Any]


class Announced(Message, frozen=True, kw_only=True, tag=snake):
    """Whoever runs the server tells all clients something, to be shown until it is replaced; ""
    for nothing. Also on the socket of the lobby, to those who want it."""

    text: str


class Goodbye(Message, frozen=True, kw_only=True, tag=snake):
    """The server closes the socket.

    It stops, could not save, or got too many messages, no pong or no hello. Reconnect after `retry`
    ms; without `retry`, do not reconnect.
    """

    reason: Literal["stopping", "moved", "failed", "flood", "silent", "no_hello"]
    retry: int | None = None


Tell: TypeAlias = (
    OtherVersion
    | TableIs
    | Update[V, E, A]
    | Ack
    | Planned[V, A]
    | Hints[A]
    | Refusal
    | Announced
    | Goodbye
)
