"""The row and the summary of a table, for lists without a replay."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec

from stosy.core import to_plain
from stosy.host.listing import names_of, summary_of
from stosy.server.store import FinishedMatch, Played, TableRow
from stosy.table import AnyEntry, End, Table
from stosy.table.entries import Started
from stosy.wire.api import TableSummary

WHATEVER_THE_RULES = 1
"""Results with the same deal belong together in all versions of the rules, the first included."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableSummary).decode


def row_of(
    table: Table,
    made: int,
    opener: str | None,
    now: float,
    format: int = 1,
    before: TableRow | None = None,
) -> TableRow:
    """The row of a table made at this unix time, and opened from this address.

    Who could not read the log `before` cannot read it later.
    """
    state = table.state
    rules = state.given_rules if state.play is None else state.play.rules
    owners = {seat.person or seat.owner for seat in state.seats}
    due = None
    if state.slow and state.phase == "playing":
        # A searching bot must be asked again.
        due = table.running.play.moved if table.bots.requests else table.due()
    return TableRow(
        id=state.id,
        game=state.game,
        public=state.settings.public,
        slow=state.slow,
        phase=state.phase,
        host=state.host,
        members=tuple(sorted(owner for owner in owners if owner is not None)),
        match=state.match,
        created=made,
        changed=int(now),
        due=None if due is None else int(due),
        summary=encode(summary_of(table)),
        opener=opener,
        format=format if before is None else max(format, before.format),
        rules=rules if before is None else max(rules, before.rules),
    )


def deals_in(entries: Iterable[AnyEntry], table: Table) -> tuple[tuple[int, str], ...]:
    """Matches that begin with these entries, each with a hash of its beginning.

    A lesson has none: its result is compared with no other.
    """
    begun = [each for each in entries if isinstance(each, Started)]
    if table.state.lesson is not None:
        begun = [each for each in begun if each.match > 1]
    return tuple([(each.match, _hash_of(table, each)) for each in begun])


def _hash_of(table: Table, started: Started[Any]) -> str:
    deal, past = to_plain(started.deal), table.state.past(started.match)
    beginning = (table.game.id, WHATEVER_THE_RULES, started.options, deal, past)
    return sha256(msgspec.json.encode(beginning, order="deterministic")).hexdigest()


def ended(end: End, table: Table) -> FinishedMatch:
    """How a match ended, and who had sat down to it."""
    names = names_of(end.players)
    winners = end.result.winning_seats(len(names))
    options = msgspec.json.encode(end.options, order="sorted").decode()
    return FinishedMatch(
        match=end.match,
        names=names,
        people=tuple(person for person in end.people if person is not None),
        result=encode(end.result),
        points=end.points,
        played=tuple(
            [
                Played(
                    guest=guest,
                    table_id=table.state.id,
                    match=end.match,
                    ended_at=0,
                    game=table.game.id,
                    options=options,
                    seats=len(names),
                    seat=seat,
                    won=seat in winners,
                    cards_left=end.result.cards_left,
                    given=end.given,
                )
                for seat, guest in enumerate(end.people)
                if guest is not None and not end.lesson
            ]
        ),
    )
