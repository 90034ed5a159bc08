"""The bodies of HTTP responses about one's games: lists, statistics, people one has met."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stosy.vocabulary.settings import Avatar
from stosy.wire.api import TableSummary


class RunningGame(Struct, frozen=True, kw_only=True):
    """A table where a match runs, or is yet to begin. `waits_for` are the seats that are to act, as
    far as this is known; `yours`: one of them is yours."""

    summary: TableSummary
    waits_for: tuple[int, ...] = ()
    yours: bool = False


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A match that is over: when (unix seconds), who sat where (null: a bot), and your seat.

    `result` is as in the record. `cards_left` is told in games that count them; `luck` and `skill`
    if the match was analysed.
    """

    table: str
    match: int
    game: str
    ended: int
    names: tuple[str | None, ...]
    seat: int
    won: bool
    result: Any
    cards_left: int | None = None
    luck: float | None = None
    skill: float | None = None


class MyGames(Struct, frozen=True, kw_only=True):
    """`GET /api/me/games`: a page of your finished matches, the last first.

    `next` is for the `before` of the next page, null after the last. `running` is on the first page
    without filters.
    """

    games: tuple[FinishedGame, ...]
    next: str | None
    running: tuple[RunningGame, ...] = ()


class Share(Struct, frozen=True, kw_only=True):
    """How many, out of how many, the share, and its 95 % interval (Wilson)."""

    count: int
    of: int
    rate: float
    low: float
    high: float


class PastResult(Struct, frozen=True):
    """How a match ended: won, and cards left where they are counted."""

    won: bool
    left: int | None


class GameStatistics(Struct, frozen=True, kw_only=True):
    """Your matches of a game with certain options and seats; given deals do not count.

    `streak` is the number of wins up to the last match, `best_streak` the longest. `cards_left` is
    their mean, `fewest_left` the best, `finished` the last results, the last one first. `luck` and
    `skill` are means of the `analysed` matches.
    """

    game: str
    options: dict[str, Any]
    seats: int
    won: Share
    streak: int
    best_streak: int
    cards_left: float | None = None
    fewest_left: int | None = None
    analysed: int = 0
    luck: float | None = None
    skill: float | None = None
    finished: tuple[PastResult, ...] = ()


class Statistics(Struct, frozen=True, kw_only=True):
    """`GET /api/me/statistics`: most played first."""

    statistics: tuple[GameStatistics, ...]


class Standing(Struct, frozen=True, kw_only=True):
    """How you stand with somebody in a game: matches, how many you won, how many they did."""

    game: str
    matches: int
    won: int
    they_won: int


class MetPerson(Struct, frozen=True, kw_only=True):
    """Somebody you have played with; `id` is for your requests only. `last` is the table of the
    last match, and `at` when it ended (unix seconds)."""

    id: str
    name: str
    avatar: Avatar | None
    matches: int
    at: int
    last: str
    game: str
    standings: tuple[Standing, ...]


class MetPeople(Struct, frozen=True, kw_only=True):
    """`GET /api/me/people`: whom you have played with, the last first."""

    people: tuple[MetPerson, ...]


class SeriesScore(Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/series`: matches that those who sat at the last one have played here
    together, and how many each seat of it won."""

    matches: int
    wins: tuple[int, ...]
