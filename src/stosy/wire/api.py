"""The bodies of HTTP requests and responses. Errors are a `Problem`."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType, field

from stosy.core import FieldKind, Highlight, Option, Origin, Role
from stosy.core.mixing import Hash
from stosy.vocabulary.settings import (
    Avatar,
    Change,
    Given,
    Level,
    Like,
    Phase,
    SeatNumber,
    Settings,
)
from stosy.wire.people import PasskeyInfo
from stosy.wire.tells import Announced

E = TypeVar("E")
V = TypeVar("V")
K = TypeVar("K")
R = TypeVar("R")

COOKIE = "stosy"
HTTPS_COOKIE = "__Host-stosy"
"""Whoever has the cookie of this name is that guest; the latter is for https."""
Name: TypeAlias = Annotated[str, Meta(max_length=200)]


STATUS = {
    "banned": 403,
    "daily_closed": 403,
    "no_such_table": 404,
    "no_such_record": 404,
    "no_such_position": 404,
    "no_such_day": 404,
    "no_such_puzzle": 404,
    "not_found": 404,
    "method": 405,
    "too_large": 413,
    "too_fast": 429,
    "too_many_connections": 429,
    "too_many_analyses": 429,
    "analysis_needs_kernel": 501,
    "analyst_busy": 503,
    "not_saved": 503,
    "store_down": 503,
    "stopping": 503,
    "table_elsewhere": 503,
    "broken": 500,
}
"""The HTTP status of a refusal; 409 for all that the rules of a table refuse."""
MALFORMED = 400
CONFLICT = 409


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused: a code, the rule behind it, and facts for the words."""

    code: str
    rule: str
    facts: dict[str, Any] = {}

    @property
    def status(self) -> int:
        return STATUS.get(self.code, MALFORMED if self.rule == "G3" else CONFLICT)


class ActionInfo(Struct, frozen=True, kw_only=True):
    """What a client should know of an action in any game.

    A client does not show an action that is not `listed`: players have to notice it themselves.
    `fields` are the names of its fields beside `do`.
    """

    role: Role
    ends_turn: bool
    listed: bool
    fields: tuple[str, ...]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game, and all settings of its tables; with `plans` it supports the ask `plan`.

    `piles` are, for each seat, the names of the piles of a view in its actions. `actions` are by
    their names in `do`. `shown` are the fields that a client without a table for this game shows,
    and what they are. `origins` say of each rule where it comes from. With `lesson` it teaches
    itself. `first_match` are options that make a first match short. With `analysed` its finished
    matches can be analysed.
    """

    id: str
    rules: int
    rule_ids: tuple[str, ...]
    origins: dict[str, Origin]
    least_seats: int
    most_seats: int
    usual_seats: int
    team: bool
    plans: bool
    piles: tuple[tuple[str, ...], ...]
    actions: dict[str, ActionInfo]
    shown: dict[str, FieldKind]
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Any]]
    lesson: bool = False
    first_match: dict[str, Any] = {}
    analysed: bool = False


class Games(Struct, frozen=True, kw_only=True):
    """`GET /api/games`. `version` is the version of the socket's messages.

    `remote_bots`: hosts of tables may let bots play from elsewhere.
    """

    version: int
    games: tuple[GameInfo, ...]
    levels: tuple[str, ...]
    remote_bots: bool = False


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a list: the names of seated people, the number of open seats.

    `given` is as in the facts of the table.
    """

    table: str
    game: str
    phase: Phase
    settings: Settings
    names: tuple[str | None, ...]
    open: int
    given: Given | None = None


class Tables(Struct, frozen=True, kw_only=True, tag_field="tell", tag="tables"):
    """`GET /api/tables`: a page of the public tables. In the lobby: the first pages.

    With `more` there are others behind them.
    """

    tables: tuple[TableSummary, ...]
    more: bool


class PlacedTable(Struct, frozen=True, kw_only=True):
    """A table and its place in the list, from 0."""

    at: int
    summary: TableSummary


class TablesChanged(Struct, frozen=True, kw_only=True, tag_field="tell", tag="tables_changed"):
    """The lobby: what has changed in the tables that you have.

    Take out those in `removed` and in `put`; then insert each of `put` at its place, in this order.
    """

    removed: tuple[str, ...]
    put: tuple[PlacedTable, ...]
    more: bool


LobbyTell: TypeAlias = Tables | TablesChanged | Announced
"""The messages of the lobby's socket."""


class Me(Struct, frozen=True, kw_only=True):
    """`GET /api/me`: the guest's name, and the tables at which the guest sits, without daily deals
    that are over.

    `avatar` is None if none was chosen. `kept`: there is a passkey or a recovery code, so the guest
    can come back on other devices. `worth`: the guest has played, or has a name.
    """

    name: str
    tables: tuple[TableSummary, ...]
    avatar: Avatar | None = None
    kept: bool = False
    worth: bool = False


class OwnTable(Struct, frozen=True, kw_only=True):
    """A table at which the guest has done something, and what: entries of its log with their times
    in ms that the server had run, without what others must not see."""

    table: str
    game: str
    entries: tuple[dict[str, Any], ...]


class BlockedPerson(Struct, frozen=True, kw_only=True):
    """Somebody whom the guest has blocked, who was called so then; `at` in unix seconds."""

    id: str
    name: str
    at: int


class Blocks(Struct, frozen=True, kw_only=True):
    """`GET /api/me/blocks`: the last first."""

    blocks: tuple[BlockedPerson, ...]


class SeatBlocks(Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/blocks`: for each seat the id of your block of whoever
    sits there."""

    seats: tuple[str | None, ...]


class BlockPerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/blocks`."""

    seat: SeatNumber


Reason: TypeAlias = Literal["talk", "name", "cheating", "stalling", "other"]
Sentence: TypeAlias = Annotated[str, Meta(max_length=1000)]


class ReportPerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/reports`: with `said`, whoever said all of this on the seat, else
    whoever sits there."""

    seat: SeatNumber
    reason: Reason
    text: Sentence = ""
    said: Annotated[tuple[Sentence, ...], Meta(max_length=10)] = ()


class Reported(Struct, frozen=True, kw_only=True):
    """The id of the report, by which its host finds it."""

    report: str


class PushDevice(Struct, frozen=True, kw_only=True):
    """A browser that is called: since when (unix seconds), whether for the deal of the day, too,
    and whether it listens to the present key; if not, it should subscribe anew."""

    endpoint: str
    since: int
    daily: bool
    current: bool


class Push(Struct, frozen=True, kw_only=True):
    """`GET /api/me/push`: the server's key for subscriptions, None if it calls nobody, and the
    guest's browsers."""

    key: str | None
    devices: tuple[PushDevice, ...]


class Subscribe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`PUT /api/me/push`: a subscription of the browser, its keys in base64url.

    `key` is the server's to which it listens; without it, the present one.
    """

    endpoint: Sentence
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]
    daily: bool = False
    key: Annotated[str, Meta(max_length=100)] | None = None


class Unsubscribe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`DELETE /api/me/push`."""

    endpoint: Sentence


class OwnReport(Struct, frozen=True, kw_only=True):
    """A report by the guest; `at` in unix seconds."""

    report: str
    at: int
    table: str
    reason: str
    name: str
    text: str
    said: tuple[str, ...]


class OwnTry(Struct, frozen=True, kw_only=True):
    """The guest's try of a daily deal; the result when it is over."""

    date: str
    game: str
    table: str
    name: str
    result: dict[str, Any] | None


class OwnMatch(Struct, frozen=True, kw_only=True):
    """A finished match in the list of the guest's games."""

    table: str
    match: int
    ended: int
    game: str
    seat: int
    won: bool
    cards_left: int | None
    luck: float | None
    skill: float | None


class OwnData(Struct, frozen=True, kw_only=True):
    """`GET /api/me/data`: all that is kept of the guest. Times in unix seconds, to the day.

    `same` are guests that were merged into this one. Of a recovery code only when it was made is
    known.
    `puzzles` are those that the guest has answered: was the answer right?
    """

    guest: str
    name: str
    created: int | None
    seen: int | None
    avatar: str | None
    same: tuple[str, ...]
    passkeys: tuple[PasskeyInfo, ...]
    code: int | None
    games: tuple[OwnMatch, ...]
    tables: tuple[OwnTable, ...]
    blocks: tuple[BlockedPerson, ...] = ()
    devices: tuple[PushDevice, ...] = ()
    reports: tuple[OwnReport, ...] = ()
    tries: tuple[OwnTry, ...] = ()
    puzzles: dict[str, bool] = {}


class ChooseAvatar(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`PUT /api/me/avatar`."""

    avatar: Avatar


class Rename(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`PUT /api/me`."""

    name: Name


class Create(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables`: missing settings have their defaults, missing options are those of the
    preset.

    `bots` puts bots of this level on all other seats; `start` begins the first match at once. The
    creator takes `seat`, or the first one. With `like` the first match begins with the deal or a
    position of that match, and has its game, seats and options. With `lesson` it is the game's
    lesson, which begins at once and has settings of its own. `hash` takes part in the deal of a
    match that begins at once, as `mix` does on the socket.
    """

    game: Annotated[str, Meta(max_length=60)] | None = None
    settings: Change = Change()
    preset: Annotated[str, Meta(max_length=20)] = "leaflet"
    bots: Level | None = None
    start: bool = False
    seat: SeatNumber | None = None
    like: Like | None = None
    lesson: bool = False
    hash: Hash | None = None


class Created(Struct, frozen=True, kw_only=True):
    """The new table's id cannot be guessed; anybody who knows it may join."""

    table: str


class Invitation(Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/invitation`: the address to give to friends."""

    address: str


class Invite(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/invitation`: call somebody one has played with, by the id that
    `GET /api/me/people` tells. The answer is the same whether they want to be called or not."""

    person: Name


class Join(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/join`: any seat, a certain one, or one by its key."""

    seat: SeatNumber | None = None
    key: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class OwnSeat(Struct, frozen=True, kw_only=True):
    """The seat the guest has now; None after leaving."""

    seat: int | None


class Records(Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/records`: the numbers of its finished matches."""

    matches: tuple[int, ...]


class Step(Struct, Generic[E, V, K], frozen=True, kw_only=True, omit_defaults=True):
    """One entry of a record's log, as in the record, with its events and the view after it.

    For one seat: what it saw. Without a seat: every event in full, a spectator's view, and the
    `hands` of all seats.
    """

    entry: dict[str, Any]
    events: tuple[E, ...]
    view: V
    hands: tuple[tuple[K, ...], ...] | UnsetType = UNSET


class Steps(Struct, Generic[E, V, K], frozen=True, kw_only=True):
    """`GET /api/tables/{table}/records/{match}/steps`: a finished match, step by step.

    `total` is the number of all steps; these begin with number `from`. The deal is number 0.
    """

    total: int
    start: int = field(name="from")
    steps: tuple[Step[E, V, K], ...]


class Other(Struct, Generic[R], frozen=True, kw_only=True):
    """How a match ended; `names` has null for bots.

    Did `you` play in it? `this` is the match that was asked about.
    """

    names: tuple[str | None, ...]
    result: R
    you: bool
    this: bool


class Others(Struct, Generic[R], frozen=True, kw_only=True):
    """`GET /api/tables/{table}/records/{match}/others`: matches with the same deal, newest
    first."""

    results: tuple[Other[R], ...]


class Highlights(Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/records/{match}/highlights`: what decided it, weightiest first."""

    highlights: tuple[Highlight, ...]


class Health(Struct, frozen=True, kw_only=True):
    """`GET /api/health`, which is never `down`, and `GET /api/ready`."""

    status: Literal["ok", "stopping", "down"]
    version: str
