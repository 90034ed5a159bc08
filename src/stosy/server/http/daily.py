"""Daily deals over HTTP, and the gate in front of the tables where they are played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import wraps

from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec.structs import asdict, replace

from stosy.core import AnyGame
from stosy.games import find
from stosy.server.http.api import answer
from stosy.server.http.context import CONTEXT, Context, guest_of, new_table_of
from stosy.server.matches.dailies import BACK, bots_of, day_games, result_of, settings_of
from stosy.server.store import Day, Try
from stosy.vocabulary.daily import Standing, seats_of, standing
from stosy.wire import daily as body
from stosy.wire.api import Created

MOST_TRIES = 50
"""So many results are told, the best ones."""


def gated(handler: Handler) -> Handler:
    """A handler of a table: closed to those who could still play the daily deal there (T11)."""

    async def behind(request: web.Request) -> web.StreamResponse:
        context = request.app[CONTEXT]
        await context.dailies.check(guest_of(request), request.match_info["table"])
        return await handler(request)

    return wraps(handler)(behind)


async def get_daily(request: web.Request) -> web.Response:
    """`?date=2026-11-16` for an earlier day."""
    context = request.app[CONTEXT]
    dailies, store = context.dailies, context.hub.store
    days, today = await dailies.days(), dailies.today()
    date = (await dailies.day(request.query.get("date", today))).date
    own, in_a_row = await dailies.own(guest_of(request))
    points = await store.try_points(date)
    told = [_game(game, own.get((date, game.id)), points.get(game.id, {})) for game in day_games()]
    shown = [day for day in days.values() if day.date <= today][-BACK - 1 :]
    shown += [day for day in days.values() if day.date > today][:1]
    answered = body.DailyDeals(
        date=date,
        today=today,
        left=dailies.left(),
        days=tuple(_day(context, day) for day in reversed(shown)),
        streak=in_a_row,
        games=tuple(told),
    )
    return answer(request, answered)


def _day(context: Context, day: Day) -> body.DailyDate:
    return body.DailyDate(
        date=day.date,
        commit=day.commit,
        in_advance=day.in_advance,
        secret=day.secret if context.dailies.is_over(day.date) else None,
    )


def _game(game: AnyGame, own: Try | None, points: Mapping[int, int]) -> body.DailyGame:
    stands = _standing(points, own)
    return body.DailyGame(
        game=game.id,
        seats=seats_of(game),
        options=settings_of(game).options,
        bots=None if seats_of(game) == 1 else bots_of(game).partition(":")[0],
        finished=sum(points.values()),
        table=None if own is None else own.table,
        over=stands is not None,
        place=None if stands is None else stands.place,
        percentile=None if stands is None else stands.percentile,
    )


def _standing(points: Mapping[int, int], tried: Try | None) -> Standing | None:
    """How a try compares with the others, if it is over."""
    if tried is None or tried.points is None:
        return None
    return standing(points, tried.points)


async def post_daily(request: web.Request) -> web.Response:
    """Begins the one try of today, or leads back to it."""
    context, guest = request.app[CONTEXT], guest_of(request)
    game, dailies, hub = find(request.match_info["game"]), context.dailies, context.hub
    hub.check_goes_on()
    name = await context.name_of(request)
    new = Try(dailies.today(), game.id, guest, new_table_of(request), name)
    own, _ = await dailies.own(guest)
    if (new.date, new.game) not in own:
        context.check_new_table(request)
    await dailies.day(new.date)
    async with dailies.beginning:
        tried = await hub.store.begin_try(new)
        if await hub.store.table(tried.table) is None:
            entry = await dailies.opened(game, tried, int(hub.clock.now()))
            await hub.open_daily(entry, context.guests.mark(context.address_of(request)))
    return answer(request, Created(table=tried.table), 201)


async def get_results(request: web.Request) -> web.Response:
    """The results of a deal, for those who have played it or cannot any more."""
    context, guest = request.app[CONTEXT], guest_of(request)
    dailies, store = context.dailies, context.hub.store
    game, date = find(request.match_info["game"]), request.match_info["date"]
    await dailies.day(date)
    await dailies.require_finished(guest, date, game.id)
    (own, in_a_row), daily = await dailies.own(guest), await dailies.daily(date)
    tries = await store.best_tries(date, game.id, MOST_TRIES)
    points = (await store.try_points(date)).get(game.id, {})  # last: it has all that are listed
    mine = own.get((date, game.id))
    stands = _standing(points, mine)
    if mine is not None and stands is not None and mine not in tries:
        tries.append(mine)
    study = await dailies.study(daily, game) if tries else None
    listed = [
        body.DailyTry(
            name=each.name,
            result=result_of(each),
            place=at.place,
            you=each == mine,
            table=each.table,
        )
        for each in tries
        if (at := _standing(points, each)) is not None
    ]
    told = body.DailyResults(
        date=date,
        game=game.id,
        over=dailies.is_over(date),
        finished=sum(points.values()),
        tries=tuple(listed),
        streak=in_a_row,
    )
    if stands is not None:
        told = replace(told, **asdict(stands))
    if study is not None and study.experts is not None:
        told = replace(told, experts=study.experts)
    if study is not None and study.found is not None:
        found = study.found
        told = replace(told, possible=body.Possible(verdict=found.verdict, exact=found.exact))
    return answer(request, told)
