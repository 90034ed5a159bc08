"""The web application: routes, refusals as answers, start and stop."""

from __future__ import annotations

import asyncio

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler

from stosy.core import Refused
from stosy.server.http import api, figures, invitation, own_data, site, sockets, words
from stosy.server.http.context import CONTEXT, Context
from stosy.server.http.first_view import first_view
from stosy.server.http.forwarding import (
    FORWARDER,
    Forwarder,
    near_table,
    read_forwarded,
    socket_near_table,
)
from stosy.server.http.guests import DAY, Guests, unix_ms
from stosy.server.http.headers import FORWARDED, protect
from stosy.server.http.lan import LOOPBACK
from stosy.server.http.limits import Limits
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

STATUS = {
    "banned": 403,
    "no_such_table": 404,
    "no_such_record": 404,
    "no_such_position": 404,
    "not_found": 404,
    "method": 405,
    "too_large": 413,
    "too_fast": 429,
    "too_many_connections": 429,
    "too_many_analyses": 429,
    "analysis_needs_kernel": 501,
    "analyst_busy": 503,
    "not_saved": 503,
    "store_down": 503,
    "stopping": 503,
    "table_elsewhere": 503,
    "broken": 500,
}
"""The HTTP status of a refusal; 409 for all that the rules of a table refuse."""
CLIENTS = 10
"""From one address as many messages may come as from so many busy clients."""
UNLIMITED = ("/api/health", "/api/ready")
"""What a host's own programs ask, however many; the answers cost next to nothing."""
MALFORMED = 400
CONFLICT = 409

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
    web.post("/api/me/renew", api.post_renew),
    web.post("/api/me/revoke", api.post_revoke),
    web.get("/api/tables", api.get_tables),
    web.post("/api/tables", near_table(api.post_tables)),
    web.get(f"/api/tables/{TABLE}", near_table(api.get_table)),
    web.post(f"/api/tables/{TABLE}/join", near_table(api.post_join)),
    web.post(f"/api/tables/{TABLE}/leave", near_table(api.post_leave)),
    web.get(f"/api/tables/{TABLE}/invitation", invitation.get_invitation),
    web.get(f"/api/tables/{TABLE}/invitation.svg", invitation.get_code),
    web.get(f"/api/tables/{TABLE}/records", api.get_records),
    web.get(RECORD, api.get_record),
    web.get(f"{RECORD}/analysis", near_table(api.get_analysis, first=api.kept_analysis)),
    web.get(f"{RECORD}/highlights", api.get_highlights),
    web.get(f"{RECORD}/others", api.get_others),
    web.get(f"{RECORD}/steps", api.get_steps),
    web.get(
        f"/api/tables/{TABLE}/socket", socket_near_table(sockets.table_socket), allow_head=False
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
    limits: Limits | None = None,
) -> web.Application:
    """A server on this store; it starts and stops with the application."""
    limits = limits or Limits()
    service = await store.service()
    clock, metrics = ServiceClock(service.uptime), Metrics()
    hub = Hub(store, clock, metrics, settings)
    app = web.Application(middlewares=[answer_refusals], client_max_size=settings.message_bytes * 2)
    people = settings.people_per_address
    guests = await known_guests(store, service, settings.guest_days)
    analyses = Analyses(store, hub.replays, analyst, clock.now)
    app[CONTEXT] = Context(
        hub,
        guests,
        metrics,
        settings,
        limits.buckets("requests", settings.request_rate, settings.request_burst),
        limits.buckets(
            "messages", settings.message_rate * CLIENTS, settings.message_burst * CLIENTS
        ),
        limits.personal("talk", settings.talk_rate, settings.talk_burst, people),
        limits.personal("acts", settings.act_rate, settings.act_burst, people),
        limits.personal("changes", settings.change_rate, settings.change_burst, people),
        limits.buckets(
            "changes of a table", settings.table_change_rate, settings.table_change_burst
        ),
        limits.buckets("hints", settings.hint_rate, settings.hint_burst),
        limits.buckets("tables", settings.table_rate, settings.table_burst),
        limits.buckets("lobby", settings.lobby_rate, settings.lobby_burst),
        limits.buckets("revocations", settings.revocation_rate, settings.revocation_burst),
        limits.connections("connections", settings.connections_per_address),
        limits.connections("lines", settings.lines_per_address),
        analyses,
        Erasures(hub, analyses.forget),
        Restrictions(guests.mark, await store.restrictions()),
        Announcement(await store.announcement()),
        host,
        {},
        set(),
    )
    protect(app, proxies=settings.proxies, allowed=allowed_hosts)
    app[FORWARDER] = Forwarder()
    app[NEWS] = NewsReader(app[CONTEXT])
    app[RETENTION] = Retention(hub, analyses.forget)
    app[SITE] = site.load(settings.site)
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
    return Guests(service.secret, days=days, dated_since=service.dated_since, revoked=revoked)


async def _start(app: web.Application) -> None:
    context = app[CONTEXT]
    address = await app[FORWARDER].listen(app) if context.hub.store.shared else ""
    await context.hub.start(address)
    context.erasures.start()
    app[RETENTION].start()
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
    await app[CONTEXT].analyses.stop()
    await app[CONTEXT].hub.stop()
    goodbye = framed(app[CONTEXT].hub.goodbye())
    for socket in app[CONTEXT].sockets:
        socket.send(goodbye)
        socket.close(1012)


async def _close(app: web.Application) -> None:
    await app[FORWARDER].close()
    await app[CONTEXT].hub.close()
    log.info("stopped")


@web.middleware
async def answer_refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a refusal as a `Problem`; log other exceptions and answer `broken`."""
    try:
        read_forwarded(request)
        if request.path not in UNLIMITED and FORWARDED not in request:
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
    status = STATUS.get(refused.code, MALFORMED if refused.rule == "G3" else CONFLICT)
    told = Problem(code=refused.code, rule=refused.rule, facts=refused.facts)
    return api.answer(request, told, status)
