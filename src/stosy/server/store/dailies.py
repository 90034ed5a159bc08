"""Daily deals in the database: the secrets of the days, and everybody's try."""

from __future__ import annotations

from time import time

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, select, update

from stosy.server.store import people
from stosy.server.store.rows import Day, KeptStudy, Try
from stosy.server.store.schema import days, studies, tries
from stosy.server.store.upserts import insert_into

OF_A_TRY = (
    tries.c.date,
    tries.c.game,
    tries.c.guest,
    tries.c.table_id,
    tries.c.name,
    tries.c.points,
    tries.c.result,
)


def keep_days(conn: Connection, secrets: dict[str, str]) -> None:
    """Note the secrets of days that have none yet: whoever comes first decides."""
    now = int(time())
    rows = [{"date": date, "secret": secret, "made": now} for date, secret in secrets.items()]
    conn.execute(insert_into(conn, days).on_conflict_do_nothing(), rows)


def days_since(conn: Connection, first: str) -> list[Day]:
    asked = select(days.c.date, days.c.secret, days.c.made).where(days.c.date >= first)
    return [Day(*row) for row in conn.execute(asked.order_by(days.c.date))]


def begin(conn: Connection, new: Try) -> Try:
    """Note a try, unless the person has one; the one that counts."""
    for each in of_guest(conn, new.guest):
        if (each.date, each.game) == (new.date, new.game):
            return each
    values = {
        "date": new.date,
        "game": new.game,
        "guest": new.guest,
        "table_id": new.table,
        "name": new.name,
    }
    conn.execute(insert_into(conn, tries).values(values).on_conflict_do_nothing())
    asked = select(*OF_A_TRY).where(
        tries.c.date == new.date, tries.c.game == new.game, tries.c.guest == new.guest
    )
    return Try(*conn.execute(asked).one())


def of_table(conn: Connection, table: str) -> Try | None:
    """The try that is played at a table."""
    found = conn.execute(select(*OF_A_TRY).where(tries.c.table_id == table)).one_or_none()
    return None if found is None else Try(*found)


def of_guest(conn: Connection, guest: str) -> list[Try]:
    """All tries of a person, by date and game; of two of one day the one that counts first."""
    asked = select(*OF_A_TRY).where(tries.c.guest.in_(people.ids(conn, guest)))
    over = tries.c.points.is_(None), tries.c.ended_at, tries.c.table_id
    return [Try(*row) for row in conn.execute(asked.order_by(tries.c.date, tries.c.game, *over))]


def best(conn: Connection, date: str, game: str, most: int) -> list[Try]:
    """The best of those that are over, of equal ones the earliest first."""
    over = tries.c.date == date, tries.c.game == game, tries.c.points.is_not(None)
    asked = select(*OF_A_TRY).where(*over)
    in_order = asked.order_by(tries.c.points.desc(), tries.c.ended_at, tries.c.table_id)
    return [Try(*row) for row in conn.execute(in_order.limit(most))]


def points(conn: Connection, date: str) -> dict[str, dict[int, int]]:
    """How many tries of a day have ended with how many points, by game."""
    over = tries.c.date == date, tries.c.points.is_not(None)
    asked = select(tries.c.game, tries.c.points, func.count()).where(*over)
    found: dict[str, dict[int, int]] = {}
    for game, reached, count in conn.execute(asked.group_by(tries.c.game, tries.c.points)):
        found.setdefault(game, {})[reached] = count
    return found


def study(conn: Connection, date: str, game: str) -> KeptStudy | None:
    """What experts made of the deal of a day, if it was found out."""
    asked = select(studies.c.experts, studies.c.verdict, studies.c.exact)
    found = conn.execute(asked.where(studies.c.date == date, studies.c.game == game)).one_or_none()
    return None if found is None else KeptStudy(*found)


def keep_study(conn: Connection, date: str, game: str, study: KeptStudy) -> None:
    """Keep what experts made of the deal of a day; the first counts."""
    row = {"date": date, "game": game, **asdict(study)}
    conn.execute(insert_into(conn, studies).values(row).on_conflict_do_nothing())


def rename(conn: Connection, table: str, guest: str, instead: str, called: str) -> None:
    """Somebody is erased: the result stays, without them."""
    of = update(tries).where(tries.c.table_id == table, tries.c.guest == guest)
    conn.execute(of.values(guest=instead, name=called))


def forget(conn: Connection, guest: str) -> None:
    """Tries that never got a table."""
    conn.execute(delete(tries).where(tries.c.guest == guest))
