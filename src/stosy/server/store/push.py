"""The keys of Web Push, and the browsers that want to be called."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import time
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Select, delete, insert, select, update

from stosy.server.store import people, upserts
from stosy.server.store.schema import push_keys, subscriptions

MOST_DEVICES = 5
"""Of one guest; the one that was there first goes."""
PAGE = 200


class Subscription(Struct, frozen=True, kw_only=True):
    """A browser that wants to be called: where, its public key and secret, and our private key to
    which it listens."""

    id: str
    endpoint: str
    browser: bytes
    auth: bytes
    key: bytes


class Device(Struct, frozen=True):
    """What a guest is told of a browser: the address, since when (unix seconds), whether it wants
    the deal of the day, and whether it listens to the present key."""

    endpoint: str
    since: int
    daily: bool
    current: bool


def keep_key(conn: Connection) -> None:
    """Make the first key; the statements of one transaction, so that all nodes have the same."""
    if conn.scalar(select(push_keys.c.id).limit(1)) is None:
        # Imported here: slow to import, and needed once.
        from stosy.server.push.encrypting import new_key

        add_key(conn, new_key())


def add_key(conn: Connection, key: bytes) -> None:
    """Another key for new subscriptions; those of before stay with theirs. Keys that no browser
    listens to any more go."""
    used = select(subscriptions.c.key_id)
    conn.execute(delete(push_keys).where(push_keys.c.id.not_in(used)))
    at = int(time() * 1000)
    conn.execute(insert(push_keys).values(id=secrets.token_urlsafe(9), private=key, created=at))


def current(conn: Connection) -> tuple[str, bytes]:
    newest = select(push_keys.c.id, push_keys.c.private)
    newest = newest.order_by(push_keys.c.created.desc(), push_keys.c.id)
    row = conn.execute(newest.limit(1)).one()
    return row[0], row[1]


def key(conn: Connection) -> bytes:
    """The private key for new subscriptions."""
    return current(conn)[1]


def subscribe(
    conn: Connection,
    guest: str,
    endpoint: str,
    browser: bytes,
    auth: bytes,
    daily: bool,
    key: bytes,
) -> None:
    """Call this browser, which listens to this key of ours, for the guest, and for nobody else; the
    guest's oldest may go. Nothing is noted if the key is gone."""
    key_id = conn.scalar(select(push_keys.c.id).where(push_keys.c.private == key))
    if key_id is None:
        return
    conn.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))
    _prune(conn, guest, MOST_DEVICES - 1)
    row = {
        "id": secrets.token_urlsafe(9),
        "guest": guest,
        "endpoint": endpoint,
        "browser": browser,
        "auth": auth,
        "daily": daily,
        "key_id": key_id,
        "created": int(time()),
    }
    upserts.put(conn, subscriptions, ("endpoint",), row)


def unsubscribe(conn: Connection, guest: str, endpoint: str | None = None) -> None:
    """Call this browser of the guest no more; without an address, none of theirs."""
    gone = delete(subscriptions).where(subscriptions.c.guest == guest)
    if endpoint is not None:
        gone = gone.where(subscriptions.c.endpoint == endpoint)
    conn.execute(gone)


def drop(conn: Connection, id: str) -> None:
    """This one is dead."""
    conn.execute(delete(subscriptions).where(subscriptions.c.id == id))


def _prune(conn: Connection, guest: str, most: int) -> None:
    """Only the latest stay."""
    held = select(subscriptions.c.id).where(subscriptions.c.guest == guest)
    latest = held.order_by(subscriptions.c.created.desc(), subscriptions.c.id)
    ids = list(conn.execute(latest).scalars())
    conn.execute(delete(subscriptions).where(subscriptions.c.id.in_(ids[most:])))


def hand_over(conn: Connection, guests: Sequence[str], into: str) -> None:
    """The browsers of these guests are a person's from now on, who has no more than others."""
    moved = update(subscriptions).where(subscriptions.c.guest.in_(guests))
    conn.execute(moved.values(guest=into))
    _prune(conn, into, MOST_DEVICES)


def of(conn: Connection, guest: str) -> list[Device]:
    """The browsers of a guest, the latest first."""
    columns = subscriptions.c.endpoint, subscriptions.c.created, subscriptions.c.daily
    asked = select(*columns, subscriptions.c.key_id == current(conn)[0])
    asked = asked.where(subscriptions.c.guest == guest)
    asked = asked.order_by(subscriptions.c.created.desc())
    return [Device(row[0], row[1], row[2], bool(row[3])) for row in conn.execute(asked)]


def subscriptions_of(conn: Connection, guest: str) -> list[Subscription]:
    """Where to call a guest."""
    same = people.all_ids(conn, guest)
    return _read(conn, _subscriptions().where(subscriptions.c.guest.in_(same)))


def daily(conn: Connection, after: str) -> list[Subscription]:
    """Some of those who want the deal of the day, by id."""
    wanted = subscriptions.c.daily, subscriptions.c.id > after
    asked = _subscriptions().where(*wanted).order_by(subscriptions.c.id)
    return _read(conn, asked.limit(PAGE))


def _subscriptions() -> Select[Any]:
    of_key = push_keys.c.id == subscriptions.c.key_id
    held = subscriptions.c
    return select(held.id, held.endpoint, held.browser, held.auth, push_keys.c.private).join(
        push_keys, of_key
    )


def _read(conn: Connection, asked: Select[Any]) -> list[Subscription]:
    return [
        Subscription(id=row[0], endpoint=row[1], browser=row[2], auth=row[3], key=row[4])
        for row in conn.execute(asked)
    ]


def erase(conn: Connection, guests: Sequence[str]) -> None:
    """Call these guests no more."""
    conn.execute(delete(subscriptions).where(subscriptions.c.guest.in_(guests)))
