"""Answers to the requests that the client sends a server, as far as one needs nobody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Raw

from stosy.bots import FOR_PEOPLE
from stosy.chat import display_name
from stosy.core import Refused, write
from stosy.games import find
from stosy.host import listing
from stosy.host.creating import Opener, begin, beginning, given_by, opened
from stosy.matches.replay import Replay, replayed
from stosy.matches.work import done
from stosy.table import Table, facts
from stosy.vocabulary.settings import Like
from stosy.wire import api as body

if TYPE_CHECKING:
    from stosy.offline.site import Site

B = TypeVar("B")

MOST_TABLES = 50
"""So many tables are listed."""
TABLE = r"(?P<table>[A-Za-z0-9_-]{22})"
RECORD = rf"/api/tables/{TABLE}/records/(?P<match>[0-9]{{1,6}})"
MADE = 201
LATER = 202


class Partial(NamedTuple):
    """What is known so far; whoever asks again hears more."""

    body: Raw


class Asked(NamedTuple):
    """A request: the parts of its path, its query and its body."""

    parts: dict[str, str]
    query: dict[str, list[str]]
    body: str

    def read(self, kind: type[B]) -> B:
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refused("malformed", "G3", detail=str(error)[:200]) from None

    def number(self, name: str) -> int | None:
        """A number in the query; None if it is not there."""
        text = self.query.get(name, [None])[0]
        if text is not None and not re.fullmatch("[0-9]{1,9}", text):
            raise Refused("malformed", "G3", detail=f"`{name}` is no number")
        return None if text is None else int(text)


Handler: TypeAlias = Callable[["Answers", Asked], Any]


class Answers:
    """All that is asked by requests."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._replay: tuple[tuple[str, int], Replay] | None = None
        """The one that was asked for last."""

    def answer(self, method: str, path: str, text: str) -> tuple[int, bytes]:
        """The status and the body; Unread if a log is needed that was not read yet."""
        parsed = urlsplit(path)
        try:
            handler, parts = route(method, parsed.path)
            value = handler(self, Asked(parts, parse_qs(parsed.query), text))
            status = MADE if isinstance(value, body.Created) else 200
            if isinstance(value, Partial):
                status, value = LATER, value.body
        except Refused as refused:
            value = body.Problem(code=refused.code, rule=refused.rule, facts=refused.facts)
            status = value.status
        return status, msgspec.json.encode(value)

    def get_games(self, asked: Asked) -> body.Games:
        return all_games()

    def get_me(self, asked: Asked) -> body.Me:
        summaries = [
            msgspec.json.decode(each, type=body.TableSummary)
            for each in reversed(self._site.logs.summaries.values())
        ]
        here = [each for each in summaries if each.phase != "closed"]
        name, tables = self._site.name, tuple(here[:MOST_TABLES])
        return body.Me(name=name, tables=tables, worth=bool(name or tables))

    def put_me(self, asked: Asked) -> body.Me:
        name = display_name(asked.read(body.Rename).name)
        if not name:
            raise Refused("empty_name", "T6")
        self._site.rename(name)
        return self.get_me(asked)

    def delete_me(self, asked: Asked) -> body.Me:
        self._site.erase()
        self._replay = None
        return self.get_me(asked)

    def get_tables(self, asked: Asked) -> body.Tables:
        """There is nobody to show a table to."""
        return body.Tables(tables=(), more=False)

    def post_tables(self, asked: Asked) -> body.Created:
        site, create = self._site, asked.read(body.Create)
        given = None
        if (like := create.like) is not None:
            given = given_by(self._beginning(like), like.unseen_by, Random(site.secrets.seed()))
        by = Opener(site.person, site.called, site.new_table(), 0)
        entry = opened(by, create, given)
        table = Table.open(find(entry.game), entry, site.secrets, site.tempo)
        begin(table, by, create, 0)
        site.open(table)
        return body.Created(table=entry.table)

    def _beginning(self, like: Like) -> Replay:
        self._check_over(like.table, like.match)
        history = self._site.logs.history(like.table, like.match)
        return done(replayed(beginning(history, like)))

    def get_table(self, asked: Asked) -> Any:
        return facts(self._site.table(asked.parts["table"]))

    def get_records(self, asked: Asked) -> body.Records:
        finished = self._site.table(asked.parts["table"]).finished()
        return body.Records(matches=tuple(finished))

    def get_record(self, asked: Asked) -> Raw:
        try:
            return Raw(write(self._of(asked).record()))
        except Refused as refused:
            if refused.code != "other_rules":
                raise
        table, number = asked.parts["table"], int(asked.parts["match"])
        return Raw(write(self._site.logs.history(table, number).record(None)))

    def get_steps(self, asked: Asked) -> Any:
        start, seat = asked.number("from") or 0, asked.number("seat")
        return done(self._of(asked).page(start, seat))

    def get_highlights(self, asked: Asked) -> body.Highlights:
        return done(self._of(asked).highlights())

    def get_others(self, asked: Asked) -> body.Others[Any]:
        """Nobody else has played it here."""
        replay = self._of(asked)
        names = listing.names_of(replay.history.players)
        this = body.Other(names=names, result=replay.outcome, you=True, this=True)
        return body.Others(results=(this,))

    def get_analysis(self, asked: Asked) -> Raw | Partial:
        table, number = asked.parts["table"], int(asked.parts["match"])
        replay, analyses = self._of(asked), self._site.analyses
        return analyses.kept(table, number) or Partial(analyses.so_far(table, number, replay))

    def _of(self, asked: Asked) -> Replay:
        key = asked.parts["table"], int(asked.parts["match"])
        if self._replay is None or self._replay[0] != key:
            self._check_over(*key)
            self._replay = key, done(replayed(self._site.logs.history(*key)))
        return self._replay[1]

    def _check_over(self, table: str, number: int) -> None:
        if number not in self._site.table(table).finished():
            raise Refused("no_such_record", "T6", number=number)


def all_games() -> body.Games:
    """What can be played without a server."""
    return listing.all_games(FOR_PEOPLE, lambda game: True)


ROUTES: tuple[tuple[str, re.Pattern[str], Handler], ...] = tuple(
    (method, re.compile(pattern), handler)
    for method, pattern, handler in (
        ("GET", "/api/games", Answers.get_games),
        ("GET", "/api/me", Answers.get_me),
        ("PUT", "/api/me", Answers.put_me),
        ("DELETE", "/api/me", Answers.delete_me),
        ("GET", "/api/tables", Answers.get_tables),
        ("POST", "/api/tables", Answers.post_tables),
        ("GET", f"/api/tables/{TABLE}", Answers.get_table),
        ("GET", f"/api/tables/{TABLE}/records", Answers.get_records),
        ("GET", RECORD, Answers.get_record),
        ("GET", f"{RECORD}/steps", Answers.get_steps),
        ("GET", f"{RECORD}/highlights", Answers.get_highlights),
        ("GET", f"{RECORD}/others", Answers.get_others),
        ("GET", f"{RECORD}/analysis", Answers.get_analysis),
    )
)


def route(method: str, path: str) -> tuple[Handler, dict[str, str]]:
    """Who answers, and the parts of the path; Refused if nobody does."""
    known = False
    for allowed, pattern, handler in ROUTES:
        if (fits := pattern.fullmatch(path)) is not None:
            if allowed == method:
                return handler, fits.groupdict()
            known = True
    if known:
        raise Refused("method", "T6")
    raise Refused("not_found", "T6")
