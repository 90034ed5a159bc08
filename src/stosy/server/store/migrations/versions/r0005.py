"""Cookies of guests can be revoked, and tell when they were issued."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    dated = sa.Column("dated_since", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("service", dated)
    op.execute(sa.text(f"UPDATE service SET dated_since = {int(time() * 1000)}"))
    op.create_table(
        "revocations",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
