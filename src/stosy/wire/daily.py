"""The bodies of requests and answers about daily deals and puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Struct

from stosy.core import Action, Offer

V = TypeVar("V")
A = TypeVar("A", bound=Action)

MAX_ACTIONS = 10
"""A turn has no more."""


class DailyDate(Struct, frozen=True, kw_only=True):
    """A day by UTC: `commit` is the hash of date and secret, which is told when the day is over.

    `in_advance`: the secret was made, and its commitment published, before the day began.
    """

    date: str
    commit: str
    in_advance: bool
    secret: str | None = None


class DailyGame(Struct, frozen=True, kw_only=True):
    """The deal of a day in one game: seats, options and the level of the bots are fixed.

    `finished` people have played it. `table` is your own try, `over` if it has ended; then `place`
    and `percentile` are as in `DailyResults`.
    """

    game: str
    seats: int
    options: dict[str, Any]
    bots: str | None
    finished: int
    table: str | None = None
    over: bool = False
    place: int | None = None
    percentile: int | None = None


class DailyDeals(Struct, frozen=True, kw_only=True):
    """`GET /api/daily`: the deals of a day, today's by default.

    `left` is how many ms today has left, `days` are today, tomorrow and some earlier days, the
    latest first. `streak`: on so many days in a row you have finished a deal.
    """

    date: str
    today: str
    left: int
    days: tuple[DailyDate, ...]
    streak: int
    games: tuple[DailyGame, ...]


class DailyTry(Struct, frozen=True, kw_only=True):
    """How somebody did: the `table` can be replayed by all who have played the deal."""

    name: str
    result: dict[str, Any]
    place: int
    you: bool
    table: str


class Possible(Struct, frozen=True, kw_only=True):
    """What the cards allowed: `won` with open cards; else `lost` for certain, or `not_found`.

    `exact`: solved. Without, somebody who plays on with the same cards and the same bots has been
    found to win, or has not.
    """

    verdict: Literal["won", "lost", "not_found"]
    exact: bool


class DailyResults(Struct, frozen=True, kw_only=True):
    """`GET /api/daily/{date}/{game}`: everybody's results, for those who have played, and for all
    when the day is over.

    `finished` people have; `tries` are the best of them, and your own. `percentile` is the share of
    the others that you beat, draws counting half; null without others, or without a try of yours.
    `experts` are the results of some bots on your seat, `possible` what the cards allowed; both are
    null until they are known: ask again in some seconds.
    """

    date: str
    game: str
    over: bool
    finished: int
    tries: tuple[DailyTry, ...]
    place: int | None = None
    better: int = 0
    equal: int = 0
    worse: int = 0
    percentile: int | None = None
    streak: int = 0
    experts: tuple[dict[str, Any], ...] | None = None
    possible: Possible | None = None


class Puzzles(Struct, frozen=True, kw_only=True):
    """`GET /api/puzzles`: how many there are of each game, and how many you have answered.

    `streak` is how many you have solved in a row, `best` your longest one.
    """

    games: dict[str, int]
    answered: dict[str, int]
    solved: int
    streak: int
    best: int


class Puzzle(Struct, Generic[V, A], frozen=True, kw_only=True):
    """`GET /api/puzzles/{game}/next`: the next one that you have not answered.

    `view` and `offers` are those of the seat to act, after the actions that were tried. `again`:
    you have answered all of them; this one does not count any more. `whole`: what was tried is a
    whole turn, which can be the answer.
    """

    id: str
    game: str
    view: V
    offers: tuple[Offer[A], ...]
    again: bool
    whole: bool = False


class Answer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/puzzles/{game}/{puzzle}`: which turn you would take, in any order.

    With `/plan` at the end of the path: what you try out of it.
    """

    actions: Annotated[
        tuple[dict[str, str | int | bool], ...], Meta(min_length=1, max_length=MAX_ACTIONS)
    ]


class Weighed(Struct, Generic[A], frozen=True, kw_only=True):
    """A turn, and the chance to win with it, from 0 to 1; null if it was clearly worse."""

    turn: tuple[A, ...]
    chance: float | None


class Solution(Struct, Generic[A], frozen=True, kw_only=True):
    """The answer to an answer: the best turn and why; the chances of the turns compared.

    `reason` is the code of a sentence, `detail` has numbers for it, as for hints. The best leads by
    `lead`, known to within `margin`; `found_by` are the bots that find it. `counted`: it was your
    first answer. `given` is your answer as it was understood: a lay that forgets an announcement
    means the lay with it.
    """

    right: bool
    counted: bool
    given: tuple[A, ...]
    best: tuple[A, ...]
    reason: str
    detail: dict[str, Any]
    lead: float
    margin: float
    ways: tuple[Weighed[A], ...]
    found_by: tuple[str, ...]
    streak: int
    longest: int
