"""Tables tell whether they are slow and who opened them, so that the lobby can choose."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SLOW = 3600
"""Seconds for a turn."""


def upgrade() -> None:
    slow = sa.Column("slow", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", slow)
    op.add_column("tables", sa.Column("opener", sa.Text))
    _find_slow_ones()
    op.drop_index("tables_in_lobby", "tables")
    listed = sa.text("public AND slow AND phase <> 'closed'")
    op.create_index(
        "tables_in_lobby",
        "tables",
        ["opener", "changed"],
        sqlite_where=listed,
        postgresql_where=listed,
    )


def _find_slow_ones() -> None:
    """Only the summaries tell the time for a turn."""
    conn = op.get_bind()
    public = sa.text("SELECT id, summary FROM tables WHERE public AND phase <> 'closed'")
    for id_, summary in conn.execute(public).all():
        clock = msgspec.json.decode(summary).get("settings", {}).get("clock")
        if (clock or 0) >= SLOW:
            conn.execute(sa.text("UPDATE tables SET slow = true WHERE id = :id"), {"id": id_})
