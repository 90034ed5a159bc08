"""Processes that share a database, the tables each of them has, and times of day."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("backends", sa.Text, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("uptime", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, sa.ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("owners_node", "owners", ["node"])
    op.add_column("guests", sa.Column("created", sa.BigInteger))
    op.add_column("guests", sa.Column("seen", sa.BigInteger))
    op.add_column("tables", sa.Column("seen", sa.BigInteger))
    op.add_column("matches", sa.Column("ended_at", sa.BigInteger))
