"""Matches tell which deal they had and how they ended, so that like can be compared with like."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("deal", sa.Text))
    op.add_column("matches", sa.Column("ended", sa.BigInteger))
    op.add_column("matches", sa.Column("names", sa.Text))
    op.add_column("matches", sa.Column("people", sa.Text))
    op.add_column("matches", sa.Column("result", sa.LargeBinary))
    over = sa.text("ended IS NOT NULL")
    op.create_index(
        "matches_alike", "matches", ["deal", "ended"], sqlite_where=over, postgresql_where=over
    )
