"""A guest's browsers that want to be called."""

from __future__ import annotations

from aiohttp import web

from stosy.core import Refused
from stosy.server.http.api import answer, read
from stosy.server.http.context import CONTEXT, Context, guest_of
from stosy.server.push.encrypting import AUTH_BYTES, decode, is_point, public
from stosy.server.store import Store
from stosy.wire import api as body


async def get_push(request: web.Request) -> web.Response:
    return answer(request, await _told(request.app[CONTEXT], guest_of(request)))


async def put_push(request: web.Request) -> web.Response:
    """Call this browser from now on; the same address replaces what was known of it.

    One that listens to a former key is not noted: the answer has the key to subscribe to.
    """
    context, guest = request.app[CONTEXT], guest_of(request)
    asked = await read(request, body.Subscribe)
    context.check_change(request)
    if not context.calls.enabled or context.calls.providers.of(asked.endpoint) is None:
        raise Refused("bad_push_service", "T6")
    browser, auth = _bytes(asked.p256dh), _bytes(asked.auth)
    if not is_point(browser) or len(auth) != AUTH_BYTES:
        raise Refused("malformed", "G3", detail="no keys of a browser")
    store = context.hub.store
    key = await store.push_key()
    if asked.key in (None, public(key)):
        await store.subscribe(guest, asked.endpoint, browser, auth, asked.daily, key)
    return answer(request, await _told(context, guest))


async def delete_push(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    asked = await read(request, body.Unsubscribe)
    context.check_change(request)
    if asked.endpoint.isprintable():  # else there is none: see `Providers.of`
        await context.hub.store.unsubscribe(guest, asked.endpoint)
    return answer(request, await _told(context, guest))


async def _told(context: Context, guest: str) -> body.Push:
    if not context.calls.enabled:
        return body.Push(key=None, devices=())
    store = context.hub.store
    return body.Push(key=public(await store.push_key()), devices=await devices_of(store, guest))


async def devices_of(store: Store, guest: str) -> tuple[body.PushDevice, ...]:
    return tuple(
        [
            body.PushDevice(
                endpoint=each.endpoint, since=each.since, daily=each.daily, current=each.current
            )
            for each in await store.devices(guest)
        ]
    )


def _bytes(text: str) -> bytes:
    try:
        return decode(text)
    except ValueError:
        return b""
