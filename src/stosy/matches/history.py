"""A match as it was agreed and played, gathered from the log of its table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stosy.core import AnyGame, Daily, Mix, Player, Record, Refused, recorded, to_plain
from stosy.table import plain_reader
from stosy.table.entries import Played, Shuffled, Started

MOST_ENTRIES = 10_000
"""A longer match is not looked back at. By the rules alone hardly any gets beyond a tenth of it."""


class History(Struct, frozen=True, kw_only=True):
    """A match from its deal on, as it was agreed and played, by whatever version of the rules."""

    game: AnyGame
    rules: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    seed: str
    given: bool
    mix: Mix | None = None
    daily: Daily | None = None
    log: list[dict[str, Any]]
    """As records write it."""
    since: int
    """The number of log entries before the beginning of the match, the deal included."""

    def record(self, result: dict[str, Any] | None, day_over: bool = True) -> Record:
        """The record of the match, with its seed if there is a result; that of a daily deal only
        when the day is over."""
        return recorded(
            game=self.game.id,
            rules=self.rules,
            options=self.options,
            seats=self.players,
            seed=None if self.given else self.seed,
            log=self.log,
            result=result,
            mix=self.mix,
            daily=self.daily,
            day_over=day_over,
        )


class Gathering:
    """The entries of one match, one by one as they are stored."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._started: Started[Any] | None = None
        self._log: list[dict[str, Any]] = []

    def add(self, body: bytes) -> None:
        """Refused if the match is too long."""
        entry = plain_reader.read(body)
        if isinstance(entry, Started):
            self._started = entry
            self._log = []
        elif isinstance(entry, Played):
            self._log.append(to_plain(entry.move))
        elif isinstance(entry, Shuffled):
            self._log.append(entry.chance)
        check_length(1 + len(self._log))

    @property
    def is_given(self) -> bool:
        """Did the match begin with entries of another one?"""
        return self._started is not None and self._started.given

    def history(self, past: tuple[dict[str, Any], ...]) -> History:
        """The match, after the entries that were given besides its deal."""
        started = self._started
        if started is None:
            raise ValueError("the log of a match begins with its start")
        check_length(1 + len(past) + len(self._log))
        return History(
            game=self._game,
            rules=started.rules,
            options=started.options,
            players=started.players,
            seed=started.seed,
            given=started.given,
            mix=started.mix,
            daily=started.daily,
            log=[started.deal, *past, *self._log],
            since=1 + len(past),
        )


def check_length(entries: int) -> None:
    if entries > MOST_ENTRIES:
        raise Refused("too_long", "T6", most=MOST_ENTRIES)
