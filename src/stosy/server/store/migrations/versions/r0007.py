"""What nodes tell each other: at which tables people are, and which guests have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    for name in ("here", "seated"):
        flag = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("owners", flag)
    op.create_table(
        "news",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
    )
    op.create_index("news_at", "news", ["at"])
