"""Daily deals: the secrets of the days, and the tries. Puzzles: first answers."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("date", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("date", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("result", sa.LargeBinary),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("tries_guest", "tries", ["guest"])
    op.create_index("tries_points", "tries", ["date", "game", "points"])
    op.create_table(
        "answers",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
