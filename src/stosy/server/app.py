"""The web application: routes, refusals as answers, start and stop."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from stosy.core import Refused
from stosy.server.http import (
    api,
    between_people,
    daily,
    figures,
    identity,
    invitation,
    my_games,
    own_data,
    push,
    puzzles,
    site,
    sockets,
    words,
)
from stosy.server.http.context import CONTEXT, Context
from stosy.server.http.daily import gated
from stosy.server.http.first_view import first_view
from stosy.server.http.guests import DAY, Guests, unix_ms
from stosy.server.http.headers import protect
from stosy.server.http.keys import SPREAD, Keys
from stosy.server.http.lan import LOOPBACK
from stosy.server.http.limits import Buckets, Connections, PersonalLimit
from stosy.server.http.near import near_table
from stosy.server.http.news import NEWS, NewsReader
from stosy.server.http.notices import Notices
from stosy.server.http.restrictions import Announcement, Restrictions
from stosy.server.http.site import SITE, takes_gzip
from stosy.server.matches.analyses import Analyses, Analyst
from stosy.server.metrics import Metrics
from stosy.server.settings import ServerSettings
from stosy.server.store import Service, Store, StoreError
from stosy.server.store.schema import HEAD
from stosy.server.tables.connection import framed
from stosy.server.tables.erasing import Erasures
from stosy.server.tables.hub import Hub
from stosy.server.tables.retention import Retention
from stosy.server.tables.writer import ServiceClock
from stosy.wire.api import Problem

log = structlog.get_logger()

RETENTION = web.AppKey("retention", Retention)

CLIENTS = 10
"""From one address as many messages may come as from so many busy clients."""
UNLIMITED = ("/api/health", "/api/ready")
"""What a host's own programs ask, however many; the answers cost next to nothing."""

PUZZLE = r"{puzzle:[0-9a-f]{16}}"
DATE = r"{date:[0-9]{4}-[0-9]{2}-[0-9]{2}}"
TABLE = r"{table:[A-Za-z0-9_-]{22}}"
RECORD = f"/api/tables/{TABLE}/records/{{match:[0-9]{{1,6}}}}"
ROUTES = [
    web.get("/api/games", api.get_games),
    web.get(f"/api/games/{words.GAME}/words/{words.LANGUAGE}.ftl", words.get_words),
    web.get(
        f"/api/games/{words.GAME}/pages/{words.LANGUAGE}/{words.PART}.ftl", words.get_page_words
    ),
    web.get("/api/me", api.get_me),
    web.put("/api/me", api.put_me),
    web.delete("/api/me", own_data.delete_me),
    web.get("/api/me/data", own_data.get_data),
    web.get("/api/me/blocks", between_people.get_blocks),
    web.delete("/api/me/blocks/{block:[A-Za-z0-9_-]{12}}", between_people.delete_block),
    web.get("/api/me/games", my_games.get_games),
    web.get("/api/me/people", my_games.get_people),
    web.get("/api/me/statistics", my_games.get_statistics),
    web.put("/api/me/avatar", identity.put_avatar),
    web.post("/api/me/code", identity.post_code),
    web.get("/api/me/keys", identity.get_keys),
    web.post("/api/me/link", identity.post_link),
    web.post("/api/me/link/look", identity.post_look),
    web.post("/api/me/passkeys", identity.post_passkeys),
    web.post("/api/me/passkeys/options", identity.post_passkey_options),
    web.delete(f"/api/me/passkeys/{{passkey:{identity.PASSKEY}}}", identity.delete_passkey),
    web.post("/api/me/sign-in", identity.post_sign_in),
    web.post("/api/me/sign-in/options", identity.post_sign_in_options),
    web.get("/api/me/push", push.get_push),
    web.put("/api/me/push", push.put_push),
    web.delete("/api/me/push", push.delete_push),
    web.post("/api/me/renew", api.post_renew),
    web.post("/api/me/revoke", api.post_revoke),
    web.get("/api/tables", api.get_tables),
    web.post("/api/tables", near_table(api.post_tables)),
    web.get("/api/daily", daily.get_daily),
    web.post(f"/api/daily/{words.GAME}", near_table(daily.post_daily)),
    web.get(f"/api/daily/{DATE}/{words.GAME}", daily.get_results),
    web.get("/api/puzzles", puzzles.get_puzzles),
    web.get(f"/api/puzzles/{words.GAME}/next", puzzles.get_next),
    web.post(f"/api/puzzles/{words.GAME}/{PUZZLE}", puzzles.post_answer),
    web.post(f"/api/puzzles/{words.GAME}/{PUZZLE}/plan", puzzles.post_plan),
    web.get(f"/api/tables/{TABLE}", gated(api.get_table)),
    web.post(f"/api/tables/{TABLE}/join", gated(near_table(api.post_join))),
    web.post(f"/api/tables/{TABLE}/leave", gated(near_table(api.post_leave))),
    web.get(f"/api/tables/{TABLE}/blocks", gated(between_people.get_seats)),
    web.post(f"/api/tables/{TABLE}/blocks", gated(between_people.post_block)),
    web.post(f"/api/tables/{TABLE}/reports", gated(between_people.post_report)),
    web.get(f"/api/tables/{TABLE}/invitation", gated(invitation.get_invitation)),
    web.post(f"/api/tables/{TABLE}/invitation", gated(invitation.post_invitation)),
    web.get(f"/api/tables/{TABLE}/invitation.svg", gated(invitation.get_code)),
    web.get(f"/api/tables/{TABLE}/series", gated(my_games.get_series)),
    web.get(f"/api/tables/{TABLE}/records", gated(api.get_records)),
    web.get(RECORD, gated(api.get_record)),
    web.get(f"{RECORD}/analysis", gated(api.get_analysis)),
    web.get(f"{RECORD}/highlights", gated(api.get_highlights)),
    web.get(f"{RECORD}/others", gated(api.get_others)),
    web.get(f"{RECORD}/steps", gated(api.get_steps)),
    web.get(
        f"/api/tables/{TABLE}/socket",
        gated(near_table(sockets.table_socket)),
        allow_head=False,
    ),
    web.get("/api/lobby", sockets.lobby_socket, allow_head=False),
    web.get("/api/health", api.get_health),
    web.get("/api/ready", api.get_ready),
    web.get("/api/wire.json", api.get_wire),
    web.get("/metrics", figures.get_metrics),
]


async def make_app(
    store: Store,
    settings: ServerSettings,
    allowed_hosts: frozenset[str],
    host: str = LOOPBACK[0],
    analyst: Analyst | None = None,
) -> web.Application:
    """A server on this store; it starts and stops with the application."""
    service = await store.service()
    clock, metrics = ServiceClock(service.uptime), Metrics()
    hub = Hub(store, clock, metrics, settings)
    app = web.Application(middlewares=[answer_refusals], client_max_size=settings.message_bytes * 2)
    people, share = settings.people_per_address, hub.share
    buckets = partial(Buckets, share=share)
    personal = partial(PersonalLimit.of, people=people, share=share)
    guests = await known_guests(store, service, settings.guest_days)
    analyses = Analyses(store, hub.replays, analyst, clock.now)
    dailies = hub.dailies
    app[CONTEXT] = Context(
        hub,
        guests,
        metrics,
        settings,
        buckets(settings.request_rate, settings.request_burst),
        buckets(settings.message_rate * CLIENTS, settings.message_burst * CLIENTS),
        personal(settings.talk_rate, settings.talk_burst),
        personal(settings.act_rate, settings.act_burst),
        personal(settings.change_rate, settings.change_burst),
        Buckets(settings.table_change_rate, settings.table_change_burst),
        buckets(settings.hint_rate, settings.hint_burst),
        buckets(settings.table_rate, settings.table_burst),
        buckets(settings.lobby_rate, settings.lobby_burst),
        buckets(settings.revocation_rate, settings.revocation_burst),
        personal(settings.report_rate, settings.report_burst),
        buckets(settings.sign_in_rate, settings.sign_in_burst),
        Connections(settings.connections_per_address, share),
        Connections(settings.lines_per_address, share),
        analyses,
        dailies,
        Erasures(hub, analyses.forget),
        Restrictions(guests.marks, await store.restrictions()),
        Announcement(await store.announcement()),
        host,
        {},
        set(),
    )
    protect(app, proxies=settings.proxies, allowed=allowed_hosts)
    app[NEWS] = NewsReader(app[CONTEXT])
    app[RETENTION] = Retention(hub, analyses.forget)
    app[SITE] = site.load(settings.site, settings.path)
    notices = Notices(settings)
    app.add_routes([*ROUTES, *notices.routes(), *app[SITE].routes(TABLE, first_view)])
    app.on_startup.append(_start)
    app.on_shutdown.append(_stop)
    app.on_cleanup.append(_close)
    return app


async def known_guests(store: Store, service: Service, days: int) -> Guests:
    """The guests by what the store knows of them."""
    earliest = unix_ms() - days * DAY * 1000  # cookies from before have expired
    revoked = await store.revocations(earliest)
    keys = Keys(service, SPREAD if store.shared else 0.0)
    return Guests(keys, days=days, revoked=revoked)


async def _start(app: web.Application) -> None:
    context = app[CONTEXT]
    await context.hub.start()
    context.erasures.start()
    app[RETENTION].start()
    context.calls.start()
    if context.hub.store.migrated:
        log.info("store_migrated", revision=int(HEAD))
    log.info("started", store="postgresql" if context.hub.store.shared else "sqlite")
    if context.hub.store.shared:
        app[NEWS].start()


async def _stop(app: web.Application) -> None:
    log.info("stopping", count=len(app[CONTEXT].hub.rooms()))
    app[NEWS].stop()
    app[CONTEXT].erasures.stop()
    app[RETENTION].stop()
    app[CONTEXT].dailies.stop()
    app[CONTEXT].calls.stop()
    await app[CONTEXT].analyses.stop()
    await app[CONTEXT].hub.stop()
    goodbye = framed(app[CONTEXT].hub.goodbye())
    for socket in app[CONTEXT].sockets:
        socket.send(goodbye)
        socket.close(1012)


async def _close(app: web.Application) -> None:
    await app[CONTEXT].hub.close()
    log.info("stopped")


@web.middleware
async def answer_refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a refusal as a `Problem`; log other exceptions and answer `broken`."""
    try:
        if request.path not in UNLIMITED:
            cost = request.app[SITE].cost(request.path, takes_gzip(request))
            request.app[CONTEXT].check_rate(request, cost)
            if request.path.startswith("/api/") and request.app[CONTEXT].is_banned(request):
                raise Refused("banned", "T6")
        return await handler(request)
    except Refused as refused:
        return problem(request, refused)
    except web.HTTPRequestEntityTooLarge:
        return problem(request, Refused("too_large", "T6"))
    except web.HTTPMethodNotAllowed:
        return problem(request, Refused("method", "T6"))
    except web.HTTPNotFound:
        return elsewhere(request)
    except web.HTTPBadRequest:
        return problem(request, Refused("malformed", "G3", detail="no WebSocket handshake"))
    except web.HTTPException:
        raise
    except (ConnectionError, asyncio.CancelledError):
        raise
    except StoreError as error:
        log.error("store_failed", exc_info=error)
        return problem(request, Refused("store_down", "T6"))
    except Exception:
        log.error("request_failed", kind=request.method, exc_info=True)
        return problem(request, Refused("broken", "T6"))


def elsewhere(request: web.Request) -> web.Response:
    """A file of the site for a path without a route, or a problem."""
    try:
        return request.app[SITE].elsewhere(request)
    except Refused as refused:
        return problem(request, refused)


def problem(request: web.Request, refused: Refused) -> web.Response:
    request.app[CONTEXT].metrics.refusals.add(refused.code)
    told = Problem(code=refused.code, rule=refused.rule, facts=refused.facts)
    return api.answer(request, told, told.status)
