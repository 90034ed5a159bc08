"""The daily deal of a game: the part `daily` of its slice, and how results are compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from typing import Any, TypeAlias, get_args

from msgspec import Struct

from stosy.core import AnyGame, Forfeit, Result
from stosy.games import part

PERSON = 0
"""The seat of the one person who plays."""

Value: TypeAlias = Callable[[Any, Any, int], int]
Promise: TypeAlias = Callable[[Any], float]


BETWEEN_RESULTS = 10_000_000
"""A better result counts more than all that a game values."""


def plain_value(state: object, result: Result, seat: int) -> int:
    """Fewer cards left are better in a team; elsewhere only a win counts."""
    return -(result.cards_left or 0)


class DailyPart(Struct, frozen=True, kw_only=True):
    """The part `daily` of a slice: what is fixed for every day.

    `value` compares equal results by what the game values, more is better. `promise` of a state
    says, higher is better, how much can still come of it with open cards, for a search of a team's
    best line.
    """

    seats: int | None = None
    options: Mapping[str, Any] | None = None
    """Those that differ from the leaflet; by default those of a short first match."""
    bots: str | None = None
    value: Value = plain_value
    promise: Promise | None = None


@cache
def daily_of(game: AnyGame) -> DailyPart:
    """What is fixed for the daily deals of a game."""
    return part(game, "daily", DailyPart)


def seats_of(game: AnyGame) -> int:
    return daily_of(game).seats or game.usual_seats


def options_of(game: AnyGame) -> dict[str, Any]:
    """The options that differ from the leaflet."""
    chosen = daily_of(game).options
    return dict(game.first_match if chosen is None else chosen)


def points_of(game: AnyGame, state: object, result: Result, seat: int) -> int:
    """The points of a try: first its result counts, then its value. A forfeit is always last."""
    value = daily_of(game).value(state, result, seat)
    if result.reason in get_args(Forfeit):
        kind = -3
    else:
        kind = 1 if seat in result.winning_seats(seats_of(game)) else -1
    return kind * BETWEEN_RESULTS + max(-BETWEEN_RESULTS + 1, min(value, BETWEEN_RESULTS - 1))


class Standing(Struct, frozen=True):
    """How a result compares with those of the others: its place, how many others did better, as
    well and worse, and the percentile: the share of the others it beats, draws counting half. None
    if there are no others."""

    place: int
    better: int
    equal: int
    worse: int
    percentile: int | None


def standing(points: Mapping[int, int], mine: int) -> Standing:
    """The standing of one result; `points` says how many results, this one included, have how
    many points."""
    better = sum(count for each, count in points.items() if each > mine)
    worse = sum(count for each, count in points.items() if each < mine)
    equal = points[mine] - 1
    others = better + equal + worse
    share = None if others < 1 else (200 * worse + 100 * equal) // (2 * others)
    return Standing(better + 1, better, equal, worse, share)


def streak(days: Sequence[str], today: str) -> int:
    """On how many days in a row, up to today or yesterday, something was finished."""
    done = set(days)
    day = date.fromisoformat(today)
    if today not in done:
        day -= timedelta(days=1)
    count = 0
    while day.isoformat() in done:
        count += 1
        day -= timedelta(days=1)
    return count
