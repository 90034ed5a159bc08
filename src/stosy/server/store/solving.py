"""Puzzles in the database: the first answer of each guest to each."""

from __future__ import annotations

from time import time

from sqlalchemy import Connection, delete, select

from stosy.server.store import people
from stosy.server.store.schema import answers
from stosy.server.store.upserts import insert_into


def keep(conn: Connection, guest: str, puzzle: str, solved: bool) -> bool:
    """Note an answer; was it the first one?"""
    if puzzle in answered(conn, guest):
        return False
    values = {"guest": guest, "puzzle": puzzle, "solved": solved, "at": int(time() * 1000)}
    first = insert_into(conn, answers).values(values).on_conflict_do_nothing()
    return conn.execute(first).rowcount == 1


def answered(conn: Connection, guest: str) -> dict[str, bool]:
    """Which puzzles a person has answered, and whether rightly, the earliest first."""
    mine = answers.c.guest.in_(people.ids(conn, guest))
    asked = select(answers.c.puzzle, answers.c.solved).where(mine)
    found: dict[str, bool] = {}
    for puzzle, solved in conn.execute(asked.order_by(answers.c.at, answers.c.puzzle)):
        found.setdefault(puzzle, solved)
    return found


def forget(conn: Connection, guest: str) -> None:
    conn.execute(delete(answers).where(answers.c.guest == guest))
