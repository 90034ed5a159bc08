"""Bans and mutes for a time, and an announcement to all clients."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "restrictions",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("whom", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("service", sa.Column("announcement", sa.Text, nullable=False, server_default=""))
