"""Nodes tell which process they are, so that others see at once that it has ended."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("nodes", sa.Column("process", sa.Text, nullable=False, server_default=""))
