"""Who has blocked whom, and what was reported to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("reporter_name", sa.Text, nullable=False),
        sa.Column("reported", sa.Text, nullable=False),
        sa.Column("reported_name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_index("reports_at", "reports", ["at"])
