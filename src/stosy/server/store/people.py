"""Who is the same person on several devices: merged guests, passkeys, recovery codes, tickets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import time
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from stosy.server.store.schema import (
    aliases,
    guests,
    membership,
    passkeys,
    recovery_codes,
    restrictions,
    tickets,
)
from stosy.server.store.upserts import insert_into, put

if TYPE_CHECKING:
    from stosy.server.store.database import Database

T = TypeVar("T")
Tell: TypeAlias = Callable[[Connection, str, str], None]
Moved: TypeAlias = Callable[[Connection, Sequence[str], str], None]

MOST_ALIASES = 50
"""Guests that may be one person: each makes all questions about the person a little longer."""
MOST_PASSKEYS = 20


class Passkey(Struct, frozen=True, kw_only=True):
    """A passkey, and whose it is; times in unix seconds."""

    id: str
    guest: str
    public_key: bytes
    counter: int
    created: int
    used: int


class Known(Struct, frozen=True):
    """What a person is called and looks like, and all ids of theirs, the own one first."""

    name: str | None
    avatar: str | None
    ids: tuple[str, ...]


class People:
    """What the store knows of persons; `tell` tells other nodes, and `moved` hands over what other
    parts of the store keep of guests who were merged."""

    def __init__(self, database: Database, tell: Tell, moved: Moved) -> None:
        self._read = database.read
        self._write = database.write
        self._tell = tell
        self._moved = moved

    async def ids(self, guest: str) -> tuple[str, ...]:
        """All ids of a person, the own one first."""
        return await self._read(lambda conn: ids(conn, guest))

    async def person(self, guest: str) -> str:
        """As whom a guest goes on: somebody else if they were merged."""
        return await self._read(lambda conn: person_of(conn, guest) or guest)

    async def persons(self, guests: Iterable[str]) -> dict[str, str]:
        """As whom those of these guests go on who were merged."""
        return await self._read(lambda conn: merged(conn, guests))

    async def known(self, guest: str) -> Known:
        def work(conn: Connection) -> Known:
            avatar = avatars(conn, [guest]).get(guest)
            return Known(name_of(conn, guest), avatar, ids(conn, guest))

        return await self._read(work)

    async def has_played(self, guest: str) -> bool:
        """Has the guest a table?"""

        def work(conn: Connection) -> bool:
            asked = select(membership.c.table_id).where(membership.c.guest.in_(ids(conn, guest)))
            return conn.scalar(asked.limit(1)) is not None

        return await self._read(work)

    async def merge(self, guest: str, into: str) -> bool:
        """Let a guest be the same person as another; false if they must stay apart."""

        def work(conn: Connection) -> bool:
            moved = ids(conn, guest)
            if not merge(conn, guest, into):
                return False
            self._moved(conn, moved, into)
            for each in moved:
                self._tell(conn, each, "renamed")
            if _share_restrictions(conn, into):
                self._tell(conn, "", "restricted")
            return True

        return await self._write(work)

    async def is_kept(self, guest: str) -> bool:
        """Can the person come back without the cookie?"""
        return await self._read(lambda conn: is_kept(conn, guest))

    async def passkeys(self, guest: str) -> list[Passkey]:
        asked = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created)
        return await self._read(
            lambda conn: [Passkey(**row._mapping) for row in conn.execute(asked)]
        )

    async def passkey(self, id_: str) -> Passkey | None:
        def work(conn: Connection) -> Passkey | None:
            found = conn.execute(select(passkeys).where(passkeys.c.id == id_)).one_or_none()
            return None if found is None else Passkey(**found._mapping)

        return await self._read(work)

    async def add_passkey(self, new: Passkey) -> bool:
        """False if there are enough, or it is somebody's already."""
        return await self._write(lambda conn: add_passkey(conn, new))

    async def use_passkey(self, id_: str, before: int, counter: int) -> bool:
        """Note the counter of a passkey; false if another use came in between."""
        one = update(passkeys).where(passkeys.c.id == id_, passkeys.c.counter == before)
        used = one.values(counter=counter, used=int(time()))
        return await self._write(lambda conn: conn.execute(used).rowcount == 1)

    async def remove_passkey(self, guest: str, id_: str) -> bool:
        one = delete(passkeys).where(passkeys.c.id == id_, passkeys.c.guest == guest)
        return await self._write(lambda conn: conn.execute(one).rowcount == 1)

    async def save_code(self, guest: str, hash_: str) -> None:
        """Instead of the one before."""
        row = {"guest": guest, "hash": hash_, "created": int(time())}
        await self._write(lambda conn: put(conn, recovery_codes, ("guest",), row))

    async def code_made(self, guest: str) -> int | None:
        """When the guest's recovery code was made."""
        asked = select(recovery_codes.c.created).where(recovery_codes.c.guest == guest)
        return await self._read(lambda conn: conn.scalar(asked))

    async def with_code(self, hash_: str) -> str | None:
        """Whose recovery code it is."""
        asked = select(recovery_codes.c.guest).where(recovery_codes.c.hash == hash_)
        return await self._read(lambda conn: conn.scalar(asked))

    async def issue(self, hash_: str, what: str, guest: str, seconds: int) -> None:
        """A ticket for so long, instead of the one before; those that have ended go."""

        def work(conn: Connection) -> None:
            now = int(time())
            conn.execute(delete(tickets).where(tickets.c.until <= now))
            same = tickets.c.guest == guest, tickets.c.what == what
            conn.execute(delete(tickets).where(*same))
            new = insert(tickets)
            conn.execute(new.values(hash=hash_, what=what, guest=guest, until=now + seconds))

        await self._write(work)

    async def holder(self, hash_: str, what: str) -> str | None:
        """Whose ticket it is, if it still counts."""
        valid = tickets.c.hash == hash_, tickets.c.what == what, tickets.c.until > int(time())
        asked = select(tickets.c.guest).where(*valid)
        return await self._read(lambda conn: conn.scalar(asked))

    async def redeem(self, hash_: str, what: str) -> str | None:
        """Whose ticket it is; it does not count again."""
        valid = tickets.c.hash == hash_, tickets.c.what == what, tickets.c.until > int(time())
        gone = delete(tickets).where(*valid).returning(tickets.c.guest)
        return await self._write(lambda conn: conn.execute(gone).scalar_one_or_none())

    async def void_tickets(self, guest: str) -> None:
        await self._write(
            lambda conn: conn.execute(delete(tickets).where(tickets.c.guest == guest))
        )

    async def avatars(self, of: Sequence[str]) -> dict[str, str]:
        """The avatars that these guests have chosen."""
        return await self._read(lambda conn: avatars(conn, of)) if of else {}

    async def save_avatar(self, guest: str, avatar: str) -> None:
        def work(conn: Connection) -> None:
            now = int(time())
            row = {"id": guest, "name": "", "created": now, "seen": now, "avatar": avatar}
            put(conn, guests, ("id",), row, keep=("name", "created", "seen"))
            for each in ids(conn, guest):
                self._tell(conn, each, "renamed")

        await self._write(work)


def ids(conn: Connection, guest: str) -> tuple[str, ...]:
    asked = select(aliases.c.guest).where(aliases.c.person == guest).order_by(aliases.c.guest)
    return (guest, *conn.execute(asked).scalars())


def all_ids(conn: Connection, guest: str) -> tuple[str, ...]:
    """All ids of the person that a guest is, whichever it is known by."""
    return ids(conn, person_of(conn, guest) or guest)


def ids_of_all(conn: Connection, guests: Iterable[str]) -> set[str]:
    """All ids of the persons that these guests are: as `all_ids`, with two questions for all."""
    known = set(guests)
    into = merged(conn, known)
    persons = {into.get(each, each) for each in known}
    others = select(aliases.c.guest).where(aliases.c.person.in_(persons))
    return persons | set(conn.execute(others).scalars())


def merged(conn: Connection, guests: Iterable[str]) -> dict[str, str]:
    """As whom those of these guests go on who were merged."""
    asked = select(aliases.c.guest, aliases.c.person).where(aliases.c.guest.in_(set(guests)))
    return {row.guest: row.person for row in conn.execute(asked)}


def person_of(conn: Connection, guest: str) -> str | None:
    """As whom a merged guest goes on."""
    return conn.scalar(select(aliases.c.person).where(aliases.c.guest == guest))


def lineage(conn: Connection, guest: str) -> tuple[str, ...]:
    """A guest, and the person that they were merged into."""
    person = person_of(conn, guest)
    return (guest,) if person is None else (guest, person)


def name_of(conn: Connection, guest: str) -> str | None:
    """The name a guest goes by; merged guests go by the person's."""
    asked = select(guests.c.id, guests.c.name).where(guests.c.id.in_(lineage(conn, guest)))
    names: dict[str, str] = {row.id: row.name for row in conn.execute(asked)}
    return names.get(guest) or next(iter(names.values()), None)


def is_kept(conn: Connection, guest: str) -> bool:
    with_key = select(passkeys.c.id).where(passkeys.c.guest == guest).limit(1)
    with_code = select(recovery_codes.c.guest).where(recovery_codes.c.guest == guest)
    return conn.scalar(with_key) is not None or conn.scalar(with_code) is not None


def merge(conn: Connection, guest: str, into: str) -> bool:
    """A guest who can come back on their own is another person, and who was merged stays so."""
    if guest == into or is_kept(conn, guest) or person_of(conn, into) is not None:
        return False
    moved = ids(conn, guest)
    if len(ids(conn, into)) + len(moved) > MOST_ALIASES:
        return False
    first = insert_into(conn, aliases).values(guest=guest, person=into)
    if conn.execute(first.on_conflict_do_nothing()).rowcount != 1:
        return False
    conn.execute(update(aliases).where(aliases.c.person == guest).values(person=into))
    conn.execute(delete(tickets).where(tickets.c.guest == guest))
    _hand_down_name(conn, guest, into)
    return True


def _hand_down_name(conn: Connection, guest: str, into: str) -> None:
    """The person's own name and avatar count; what they do not have they get."""
    rows = {
        row.id: row for row in conn.execute(select(guests).where(guests.c.id.in_([guest, into])))
    }
    old, new = rows.get(guest), rows.get(into)
    conn.execute(delete(guests).where(guests.c.id == guest))
    if old is None:
        return
    if new is None:
        conn.execute(insert(guests).values({**old._mapping, "id": into}))
        return
    values = {"name": new.name or old.name, "avatar": new.avatar or old.avatar}
    conn.execute(update(guests).where(guests.c.id == into).values(values))


def _share_restrictions(conn: Connection, person: str) -> bool:
    """Nobody gets rid of a mute by being another guest: the longest holds for all ids of the
    person. Was there any?"""
    same = ids(conn, person)
    asked = select(restrictions.c.what, restrictions.c.until)
    longest: dict[str, int] = {}
    for what, until in conn.execute(asked.where(restrictions.c.whom.in_(same))):
        longest[what] = max(until, longest.get(what, 0))
    conn.execute(delete(restrictions).where(restrictions.c.whom.in_(same)))
    for what, until in longest.items():
        for each in same:
            conn.execute(insert(restrictions).values(what=what, whom=each, until=until))
    return bool(longest)


def add_passkey(conn: Connection, new: Passkey) -> bool:
    asked = select(func.count()).select_from(passkeys).where(passkeys.c.guest == new.guest)
    known = select(passkeys.c.id).where(passkeys.c.id == new.id)
    if conn.execute(asked).scalar_one() >= MOST_PASSKEYS or conn.scalar(known) is not None:
        return False
    values = {name: getattr(new, name) for name in new.__struct_fields__}
    conn.execute(insert(passkeys).values(values))
    return True


def avatars(conn: Connection, of: Sequence[str]) -> dict[str, str]:
    """Those of merged guests are the person's."""
    asked = select(aliases.c.guest, aliases.c.person).where(aliases.c.guest.in_(of))
    persons: dict[str, str] = {row.guest: row.person for row in conn.execute(asked)}
    whose = {each: persons.get(each, each) for each in of}
    chosen = select(guests.c.id, guests.c.avatar).where(
        guests.c.id.in_([*whose.values()]), guests.c.avatar.is_not(None)
    )
    found: dict[str, str] = {row.id: row.avatar for row in conn.execute(chosen)}
    return {each: found[person] for each, person in whose.items() if person in found}


def forget(conn: Connection, gone: Sequence[str]) -> None:
    """Nothing is kept of these guests beside what they did at tables."""
    conn.execute(delete(aliases).where(aliases.c.guest.in_(gone) | aliases.c.person.in_(gone)))
    for table in (passkeys, recovery_codes, tickets):
        conn.execute(delete(table).where(table.c.guest.in_(gone)))
