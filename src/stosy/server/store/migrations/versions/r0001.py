"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("uptime", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    _tables()
    op.create_table(
        "membership",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("membership_table", "membership", ["table_id"])
    _log()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("members", sa.Text, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    _partial_index("tables_in_lobby", "tables", ["changed"], "public AND phase <> 'closed'")
    _partial_index("tables_due", "tables", ["due"], "due IS NOT NULL")


def _log() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    _partial_index("entries_outside_matches", "entries", ["table_id", "seq"], "match = 0")
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("first", sa.BigInteger, nullable=False),
    )


def _partial_index(name: str, table: str, columns: list[str], where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)
