"""Searches that another worker does: requests and answers as text.

Both sides run the same program, and nobody else can write to either, so that requests are pickled.
"""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from stosy.analysis.limits import NEWS_MS
from stosy.analysis.results import Analysing
from stosy.core import Record
from stosy.host.host import Request

if TYPE_CHECKING:
    from stosy.analysis.working import SoFar


class AnalysisRequest(Struct, frozen=True):
    """The moves of these seats, from an entry of the log on."""

    record: Record
    since: int
    seats: tuple[int, ...]


def written(request: Request | AnalysisRequest) -> str:
    return b64encode(pickle.dumps(request)).decode()


def searched(request: str) -> str:
    """The answer to a request; this may take a while."""
    asked: Request = pickle.loads(b64decode(request))
    return b64encode(pickle.dumps(asked.answer())).decode()


def read(answer: str | None) -> Any:
    """None for a search that failed."""
    return None if answer is None else pickle.loads(b64decode(answer))


def analysed(request: str, tell: Callable[[str], object]) -> str:
    """The whole analysis, as JSON (`Analysing`); `tell` gets what is known on the way."""
    from stosy.analysis.analyse import analyse_without_kernel  # not needed where the tables are

    asked: AnalysisRequest = pickle.loads(b64decode(request))
    news = News(tell)
    found = analyse_without_kernel(asked.record, asked.since, asked.seats, news.note)
    moves = len(found.moves)
    return msgspec.json.encode(Analysing(done=moves, total=moves, found=found)).decode()


class News:
    """Tells how far an analysis is, not too often."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._next = 0.0

    def note(self, done: int, total: int, so_far: SoFar) -> None:
        if monotonic() < self._next or done == total:
            return
        # The first time nothing is known yet, and to put it together takes a while.
        found = so_far() if self._next else None
        self._tell(msgspec.json.encode(Analysing(done=done, total=total, found=found)).decode())
        self._next = monotonic() + NEWS_MS / 1000
