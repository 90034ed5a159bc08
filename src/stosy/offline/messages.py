"""What goes into the site of a browser, and what comes out of it. All is JSON."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw, Struct

from stosy.core import snake


class Message(Struct, frozen=True, kw_only=True, tag_field="message", tag=snake):
    """Anything that goes in."""


class Request(Message, frozen=True, kw_only=True, tag=snake):
    """A request as to a server: the path with its query, and the body as JSON."""

    id: str
    method: str
    path: str
    body: str = ""


class Connect(Message, frozen=True, kw_only=True, tag=snake):
    """A client opens a connection to a table; the numbers of connections are never used again."""

    connection: int
    table: str


class Hear(Message, frozen=True, kw_only=True, tag=snake):
    """A client says something on its connection, as on a socket."""

    connection: int
    text: str


class Disconnect(Message, frozen=True, kw_only=True, tag=snake):
    """A client is gone."""

    connection: int


class Tick(Message, frozen=True, kw_only=True, tag=snake):
    """Something may be due."""


class KeptAnalysis(Struct, frozen=True, kw_only=True):
    """The analysis of a match, as JSON; another version is made anew."""

    match: int
    version: int
    body: str


class Log(Message, frozen=True, kw_only=True, tag=snake):
    """The entries of a table that was `wanted`, and the analyses of its matches."""

    table: str
    entries: tuple[str, ...]
    analyses: tuple[KeptAnalysis, ...] = ()


class Known(Message, frozen=True, kw_only=True, tag=snake):
    """What an analysis that goes on has found so far: see `stosy.offline.analysed`."""

    search: int
    so_far: str


class Found(Message, frozen=True, kw_only=True, tag=snake):
    """What a search has found: see `stosy.offline.searched`; null if it failed."""

    search: int
    answer: str | None


class Lost(Message, frozen=True, kw_only=True, tag=snake):
    """What was to be kept of a table could not be: it is as it was before."""

    table: str


AnyMessage: TypeAlias = Request | Connect | Hear | Disconnect | Tick | Log | Known | Found | Lost


class Kept(Struct, frozen=True, kw_only=True):
    """Entries to append to the log of a table, all or none, and how lists show it from now on."""

    table: str
    entries: tuple[str, ...]
    summary: str


class Analysed(KeptAnalysis, frozen=True, kw_only=True):
    """An analysis to keep, in place of any other of this match."""

    table: str


class Told(Struct, frozen=True, kw_only=True):
    """A message to a client; null closes the connection."""

    connection: int
    tell: Raw | None


class Answered(Struct, frozen=True, kw_only=True):
    """The answer to a request."""

    id: str
    status: int
    body: Raw


class Searching(Struct, frozen=True, kw_only=True):
    """A search for somebody else to do; an analysis may take minutes and tells how far it is."""

    search: int
    request: str
    analysis: bool = False


class Effects(Struct, kw_only=True):
    """What is to be done: keep, then tell and answer, in this order.

    `wanted` is a table whose log must be read first: nothing was done, and the message is to be
    repeated after it. `wait` are ms until the next tick. With `erased` all tables are to be
    deleted; `name` is a new name to keep.
    """

    kept: list[Kept] = []
    analysed: list[Analysed] = []
    told: list[Told] = []
    answers: list[Answered] = []
    searches: list[Searching] = []
    cancelled: list[int] = []
    wait: float | None = None
    wanted: str | None = None
    erased: bool = False
    name: str | None = None
