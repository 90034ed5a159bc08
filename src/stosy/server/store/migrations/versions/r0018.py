"""Who played in which match, for lists of one's games and statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("cards_left", sa.Integer),
        sa.Column("given", sa.Boolean, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("skill", sa.Float),
    )
    op.create_index("played_by", "played", ["guest", "ended_at"])
    op.create_index("played_at", "played", ["table_id", "match"])
    # What no program has looked at yet is null; earlier programs leave it so.
    op.add_column("matches", sa.Column("listed", sa.Integer))
    op.add_column("analyses", sa.Column("listed", sa.Integer))
    condition = sa.text("ended IS NOT NULL AND listed IS NULL")
    op.create_index(
        "matches_unlisted",
        "matches",
        ["table_id", "match"],
        sqlite_where=condition,
        postgresql_where=condition,
    )
    condition = sa.text("listed IS NULL")
    op.create_index(
        "analyses_unlisted",
        "analyses",
        ["table_id", "match"],
        sqlite_where=condition,
        postgresql_where=condition,
    )
