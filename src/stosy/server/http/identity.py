"""Who one is on several devices: passkeys, a recovery code, and a link that moves an identity."""

from __future__ import annotations

import asyncio
import re
import secrets
from hashlib import sha256
from typing import Any

import msgspec
from aiohttp import web

from stosy.core import Refused
from stosy.server.http.api import answer, get_me, read
from stosy.server.http.context import CONTEXT, FRESH, GUEST, Context, guest_of
from stosy.server.http.invitation import origin_for
from stosy.server.http.lan import qr_svg
from stosy.server.http.passkeys import Relying, from_text, to_text
from stosy.server.store.people import Passkey, People
from stosy.wire import api as body
from stosy.wire import people as wire

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters that look like digits or each other on paper."""
MISREAD = str.maketrans("OIL", "011")
GROUPS, GROUP = 5, 4
"""A code of 100 bits: nobody guesses it, nor finds it from its hash."""
CHALLENGE_SECONDS = 300
LINK_SECONDS = 600
TO_MAKE, TO_SIGN_IN, TO_MOVE = "make", "sign_in", "move"
PASSKEY = r"[A-Za-z0-9_-]{1,2000}"
"""The id of a passkey; PostgreSQL cannot be asked for just any text."""


class ClientData(msgspec.Struct):
    """As much of what the browser signs as is needed to find the challenge."""

    challenge: str


async def get_keys(request: web.Request) -> web.Response:
    return answer(request, await _keys(request.app[CONTEXT], guest_of(request)))


async def _keys(context: Context, guest: str) -> wire.Keys:
    store = context.hub.store.people
    return wire.Keys(
        passkeys_at=context.settings.origin or None,
        passkeys=tuple([info(each) for each in await store.passkeys(guest)]),
        code=await store.code_made(guest),
    )


def info(passkey: Passkey) -> wire.PasskeyInfo:
    return wire.PasskeyInfo(id=passkey.id, created=passkey.created, used=passkey.used)


async def put_avatar(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    avatar = (await read(request, body.ChooseAvatar)).avatar
    context.check_change(request)
    await context.hub.store.people.save_avatar(guest, avatar)
    for each in await context.hub.store.people.ids(guest):
        await context.learn_name(each)
    return await get_me(request)


async def post_passkey_options(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    relying = _relying(request)
    challenge = await _challenge(context.hub.store.people, TO_MAKE, guest)
    known = await context.hub.store.people.passkeys(guest)
    name = await context.hub.store.guest(guest) or "Stosy"
    options = await asyncio.to_thread(relying.to_make, challenge, guest, name, known)
    return answer(request, wire.PasskeyOptions(options=options))


async def post_passkeys(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    relying, made = _relying(request), await read(request, wire.NewPasskey)
    challenge = await _redeemed(context.hub.store.people, TO_MAKE, guest, made.credential)
    new = await asyncio.to_thread(relying.made, made.credential, challenge, guest)
    if new is None:
        raise Refused("passkey_refused", "T10")
    if not await context.hub.store.people.add_passkey(new):
        raise Refused("too_many_passkeys", "T10")
    return await get_keys(request)


async def delete_passkey(request: web.Request) -> web.Response:
    store, guest = request.app[CONTEXT].hub.store.people, guest_of(request)
    request.app[CONTEXT].check_change(request)
    if not await store.remove_passkey(guest, request.match_info["passkey"]):
        raise Refused("not_found", "T6")
    return await get_keys(request)


async def post_code(request: web.Request) -> web.Response:
    context, guest = request.app[CONTEXT], guest_of(request)
    context.check_sign_in(request)
    code = "".join(secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP))
    await context.hub.store.people.save_code(guest, _hash(code))
    shown = "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))
    return answer(request, wire.RecoveryCode(code=shown))


async def post_link(request: web.Request) -> web.Response:
    """The secret stands behind the #, which browsers keep to themselves."""
    context, guest = request.app[CONTEXT], guest_of(request)
    context.check_sign_in(request)
    link = secrets.token_urlsafe(16)
    await context.hub.store.people.issue(_hash(link), TO_MOVE, guest, LINK_SECONDS)
    address = f"{await origin_for(request)}/me#move={link}"
    picture = (await asyncio.to_thread(qr_svg, address)).decode()
    return answer(request, wire.MoveLink(address=address, seconds=LINK_SECONDS, picture=picture))


async def post_look(request: web.Request) -> web.Response:
    """Whoever follows a link is to see whose it is before they become somebody else."""
    context, guest = request.app[CONTEXT], guest_of(request)
    context.check_sign_in(request)
    given = await read(request, wire.LinkGiven)
    holder = await context.hub.store.people.holder(_hash(given.link), TO_MOVE)
    if holder is None:
        raise Refused("link_over", "T10")
    store = context.hub.store
    persona = wire.Persona(
        name=await store.guest(holder) or "",
        avatar=(await store.people.avatars([holder])).get(holder),
        same=holder == guest,
        worth=await store.people.has_played(guest) or bool(await store.guest(guest)),
    )
    return answer(request, persona)


async def post_sign_in_options(request: web.Request) -> web.Response:
    context, guest, relying = request.app[CONTEXT], guest_of(request), _relying(request)
    challenge = await _challenge(context.hub.store.people, TO_SIGN_IN, guest)
    options = await asyncio.to_thread(relying.to_ask, challenge)
    return answer(request, wire.PasskeyOptions(options=options))


async def post_sign_in(request: web.Request) -> web.Response:
    """The cookie is the person's from now on; the guest's own still counts, so that an answer that
    is lost on the way loses nobody."""
    context, guest = request.app[CONTEXT], guest_of(request)
    given = await read(request, wire.SignIn)
    person = await _person(request, given, guest)
    if given.merge:
        await merge(context, guest, person)
    request[GUEST], request[FRESH] = person, True
    return await get_me(request)


async def merge(context: Context, guest: str, person: str) -> None:
    """The guest's tables are the person's, under the person's name, and so are bans and mutes."""
    moved = await context.hub.store.people.ids(guest)
    if await context.hub.store.people.merge(guest, person):
        await context.learn_restrictions()
        for each in moved:
            await context.learn_name(each)


async def _person(request: web.Request, given: wire.SignIn, guest: str) -> str:
    """Who signs in; Refused for a way that does not count."""
    store = request.app[CONTEXT].hub.store.people
    match given:
        case wire.SignIn(credential=dict() as credential, code=None, link=None):
            return await _with_passkey(request, store, credential, guest)
        case wire.SignIn(credential=None, code=str() as code, link=None):
            request.app[CONTEXT].check_sign_in(request)
            person, refused = await store.with_code(_hash(_as_written(code))), "no_such_code"
        case wire.SignIn(credential=None, code=None, link=str() as link):
            request.app[CONTEXT].check_sign_in(request)
            person, refused = await store.redeem(_hash(link), TO_MOVE), "link_over"
        case _:
            raise Refused("malformed", "G3", detail="one way to sign in")
    if person is None:
        raise Refused(refused, "T10")
    return person


async def _with_passkey(
    request: web.Request, store: People, credential: dict[str, Any], guest: str
) -> str:
    relying = _relying(request)
    challenge = await _redeemed(store, TO_SIGN_IN, guest, credential)
    id_ = credential.get("id")
    is_id = isinstance(id_, str) and re.fullmatch(PASSKEY, id_) is not None
    known = await store.passkey(str(id_)) if is_id else None
    if known is None:
        raise Refused("no_such_passkey", "T10")
    counter = await asyncio.to_thread(relying.signed, credential, challenge, known)
    if counter is None or not await store.use_passkey(known.id, known.counter, counter):
        raise Refused("passkey_refused", "T10")
    return known.guest


def _relying(request: web.Request) -> Relying:
    """The site for which passkeys count. Counts the request."""
    context = request.app[CONTEXT]
    if not context.settings.origin:
        raise Refused("no_passkeys", "T10")
    context.check_sign_in(request)
    return Relying(context.settings.origin)


async def _challenge(store: People, what: str, guest: str) -> bytes:
    """A new challenge for this guest, which counts once."""
    challenge = secrets.token_bytes(32)
    await store.issue(_hash(to_text(challenge)), what, guest, CHALLENGE_SECONDS)
    return challenge


async def _redeemed(store: People, what: str, guest: str, credential: dict[str, Any]) -> bytes:
    """The challenge that was signed, if it was ours for this guest and still counts."""
    challenge = challenge_in(credential)
    if await store.redeem(_hash(challenge), what) != guest:
        raise Refused("challenge_over", "T10")
    return from_text(challenge)


def challenge_in(credential: dict[str, Any]) -> str:
    """What the browser says it has signed; the signature is verified afterwards."""
    try:
        said = from_text(credential["response"]["clientDataJSON"])
        challenge = msgspec.json.decode(said, type=ClientData).challenge
        from_text(challenge)
    except (LookupError, TypeError, ValueError, msgspec.DecodeError):
        raise Refused("passkey_refused", "T10") from None
    return challenge


def _as_written(code: str) -> str:
    """The code, however it was typed from paper."""
    return re.sub(r"[^0-9A-Z]", "", code.upper()).translate(MISREAD)


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
