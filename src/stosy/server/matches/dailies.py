"""Daily deals: the days and their secrets, everybody's one try, and who may see what of it (T11).

A day is one by UTC. Its secret is in the database a week before it begins, so that all nodes agree
and its commitment is known; the deals follow from it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from time import time
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from stosy.analysis.possible import Deal, Found, Stopped, experts, possible
from stosy.bots import usual_level
from stosy.core import AnyGame, Daily, Refused, is_date, promised
from stosy.games import games
from stosy.host.creating import Opener
from stosy.server.store import Day, KeptStudy, Store, Try
from stosy.table import Opened, checked
from stosy.table.settings import usual_settings
from stosy.vocabulary.daily import (
    PERSON,
    daily_of,
    options_of,
    seats_of,
    streak,
)
from stosy.vocabulary.settings import Settings

log = structlog.get_logger()

AHEAD = 7
"""Days whose secrets are made in advance."""
BACK = 7
"""Earlier days that are listed."""
MOST_STUDIED = 64
"""Deals of which is kept what experts made of them."""
MOST_WAITING = 16


class Study:
    """What experts made of a deal, with results as records have them; `found` comes last."""

    def __init__(self, kept: KeptStudy | None = None) -> None:
        self.experts: tuple[dict[str, Any], ...] | None = None
        self.found: Found | None = None
        if kept is not None:
            self.experts = msgspec.json.decode(kept.experts, type=tuple[dict[str, Any], ...])
            self.found = Found(kept.verdict, kept.exact)


class Dailies:
    """The daily deals of a server."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self._store = store
        self.clock = clock
        """Unix seconds."""
        self.beginning = asyncio.Lock()
        self._days: dict[str, Day] = {}
        self._known_on = ""
        self._studies: OrderedDict[tuple[str, str], Study] = OrderedDict()
        self._stopped = False
        # Not at a low priority: it has the interpreter's lock while it waits for a processor.
        self._pool = ThreadPoolExecutor(1, "daily")
        self._tasks: set[asyncio.Task[None]] = set()

    def today(self) -> str:
        return datetime.fromtimestamp(self.clock(), UTC).date().isoformat()

    def left(self) -> int:
        """The ms until the day ends."""
        now = datetime.fromtimestamp(self.clock(), UTC)
        midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC)
        return int((midnight - now).total_seconds() * 1000)

    def is_over(self, date: str) -> bool:
        return date < self.today()

    async def days(self) -> dict[str, Day]:
        """Those to come and all earlier ones; today and a week ahead are noted if they are not."""
        today = self.today()
        if self._known_on != today:
            first = datetime.fromisoformat(today).date()
            dates = [(first + timedelta(days=ahead)).isoformat() for ahead in range(AHEAD + 1)]
            new = {date: secrets.token_hex(32) for date in dates}
            self._days = {day.date: day for day in await self._store.days(new, "")}
            self._known_on = today
        return self._days

    async def day(self, date: str) -> Day:
        """Today or an earlier day; Refused if there was no deal."""
        found = (await self.days()).get(date)
        if found is None or date > self.today():
            raise Refused("no_such_day", "G3", date=date if is_date(date) else "?")
        return found

    async def daily(self, date: str) -> Daily:
        """With the secret, for the table."""
        return promised(date, (await self.day(date)).secret)

    async def opened(self, game: AnyGame, tried: Try, at: int) -> Opened:
        """The table of a try."""
        opener = Opener(person=tried.guest, name=tried.name, table=tried.table, at=at)
        own = opener.opens(game, settings_of(game), PERSON)
        others = None if seats_of(game) == 1 else bots_of(game)
        return replace(own, daily=await self.daily(tried.date), bots=others)

    async def check(self, guest: str, table: str) -> None:
        """T11: until the day ends, a try is seen by its player and by those who have finished
        theirs."""
        tried = await self._store.try_at(table)
        if tried is None or self.is_over(tried.date):
            return
        if all(each.table != table for each in await self._store.tries_of(guest)):
            await self.require_finished(guest, tried.date, tried.game)

    async def check_over(self, table: str) -> None:
        """T11: nobody deals the cards of a day again before it is over."""
        tried = await self._store.try_at(table)
        if tried is not None and not self.is_over(tried.date):
            raise Refused("daily_closed", "T11", date=tried.date)

    async def require_finished(self, guest: str, date: str, game: str) -> None:
        """Refuse somebody who could still play."""
        if self.is_over(date):
            return
        for tried in await self._store.tries_of(guest):
            if (tried.date, tried.game) == (date, game) and tried.points is not None:
                return
        raise Refused("daily_closed", "T11", date=date)

    async def own(self, guest: str) -> tuple[dict[tuple[str, str], Try], int]:
        """The guest's tries by date and game, and on how many days in a row one was finished."""
        tries = await self._store.tries_of(guest)
        done = [each.date for each in tries if each.points is not None]
        counted = {(each.date, each.game): each for each in reversed(tries)}
        return counted, streak(done, self.today())

    async def study(self, daily: Daily, game: AnyGame) -> Study:
        """What experts made of the deal, as far as it is known; it is found out once and kept."""
        key = daily.date, game.id
        kept = None if key in self._studies else await self._store.study(*key)
        study = self._studies.get(key)
        if study is None:
            if kept is None and len(self._tasks) >= MOST_WAITING:
                return Study()
            study = self._studies[key] = Study(kept)
            if kept is None:
                task = asyncio.create_task(self._find_out(study, daily, game))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            while len(self._studies) > MOST_STUDIED:
                self._studies.popitem(last=False)
        self._studies.move_to_end(key)
        return study

    async def _find_out(self, study: Study, daily: Daily, game: AnyGame) -> None:
        part = daily_of(game)
        setup = game.setup(seats_of(game), options_of(game))
        seed = daily.seed(game.id)
        bots = bots_of(game)
        deal = Deal(game, setup, seed, PERSON, bots, part.promise, lambda: self._stopped)
        run = asyncio.get_running_loop().run_in_executor
        try:
            results = await run(self._pool, lambda: tuple(experts(deal)))
            study.experts = tuple(map(msgspec.to_builtins, results))
            study.found = found = await run(self._pool, possible, deal, results)
            told = msgspec.json.encode(study.experts).decode()
            kept = KeptStudy(told, found.verdict, found.exact)
            await self._store.keep_study(daily.date, game.id, kept)
        except Stopped:
            pass
        except Exception:
            log.error("daily_failed", exc_info=True)

    def stop(self) -> None:
        """What is being found out is not needed any more."""
        self._stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        for task in self._tasks:
            task.cancel()


def bots_of(game: AnyGame) -> str:
    """The level of the bots, fixed for every day."""
    return daily_of(game).bots or usual_level(game)


def settings_of(game: AnyGame) -> Settings:
    """The settings of a try: no hints, no clock, nobody looks on."""
    settings = usual_settings(game, seats_of(game), options_of(game))
    return checked(game, replace(settings, hints=False, talk=False))


def day_games() -> tuple[AnyGame, ...]:
    """The games that have a deal every day: all."""
    return tuple(games().values())


def result_of(tried: Try) -> dict[str, Any]:
    """The result as records have it."""
    assert tried.result is not None, "it is over"
    result: dict[str, Any] = msgspec.json.decode(tried.result)
    return result
