"""Analyses of finished matches in a browser: asked for again and again, made once, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from stosy.analysis.limits import LEFT, MOST_ENTRIES, VERSION
from stosy.analysis.moments import count_moves
from stosy.analysis.results import Analysing
from stosy.core import Record, Refused
from stosy.host.host import Cancel
from stosy.matches.replay import Replay
from stosy.offline.messages import Analysed
from stosy.offline.searching import AnalysisRequest
from stosy.table.starting import HUMAN

if TYPE_CHECKING:
    from stosy.offline.site import Site

STALE = 5000
"""Ms after which one that nobody has asked for makes way for another; who waits asks more often."""


class Work:
    """One that is under way; who asks no more cancels it."""

    def __init__(self, cancel: Cancel, moves: int) -> None:
        self.cancel = cancel
        self.asked = 0.0
        self.so_far = Raw(msgspec.json.encode(Analysing(done=0, total=moves)))
        self.failed = False
        self.forgotten: Cancel = lambda: None


class Analyses:
    """By table and match."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._works: dict[tuple[str, int], Work] = {}

    def kept(self, table: str, number: int) -> Raw | None:
        """`Analysing`, complete; None if there is none of this version."""
        kept = self._site.logs.analysis(table, number)
        if kept is None or kept.version != VERSION:
            return None
        return Raw(kept.body.encode())

    def so_far(self, table: str, number: int, replay: Replay) -> Raw:
        """`Analysing`, as far as it is; the first request starts it."""
        key = table, number
        if key not in self._works:
            self._begin(key, replay)
        work = self._works[key]
        if work.failed:
            self._works.pop(key).forgotten()  # the next request tries again
            raise Refused("no_analysis", "T6", game=replay.history.game.id)
        work.asked = self._site.now()
        work.forgotten()
        work.forgotten = self._site.later(LEFT / 1000, lambda: self._forget(key))
        return work.so_far

    def clear(self) -> None:
        for key in tuple(self._works):
            self._forget(key)

    def _begin(self, key: tuple[str, int], replay: Replay) -> None:
        if len(replay) > MOST_ENTRIES:
            raise Refused("too_long", "T6", most=MOST_ENTRIES)
        for other, work in tuple(self._works.items()):
            if self._site.now() - work.asked > STALE:
                self._forget(other)
        record = replay.record()
        request = AnalysisRequest(record, replay.history.since, people(record))

        def known(so_far: str) -> None:
            self._works[key].so_far = Raw(so_far.encode())

        def done(found: str | None) -> None:
            if found is None:
                self._works[key].failed = True
            else:
                self._works.pop(key).forgotten()
                table, match = key
                self._site.keep_analysis(
                    Analysed(table=table, match=match, version=VERSION, body=found)
                )

        moves = count_moves(record, request.seats, request.since)
        self._works[key] = Work(self._site.analyse(request, known, done), moves)

    def _forget(self, key: tuple[str, int]) -> None:
        work = self._works.pop(key)
        work.forgotten()
        work.cancel()


def people(record: Record) -> tuple[int, ...]:
    """The seats whose moves are judged: those of people, or all if there are none."""
    seats = tuple([seat for seat, player in enumerate(record.seats) if player.by == HUMAN])
    return seats or tuple(range(len(record.seats)))
