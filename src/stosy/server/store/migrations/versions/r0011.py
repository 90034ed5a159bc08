"""Guests to be erased: noted until nothing of them is left."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "erasures",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("called", sa.Text, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
    )
