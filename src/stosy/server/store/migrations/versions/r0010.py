"""Nodes tell what they can read, tables what it takes, and the database which programs it suits."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("nodes", sa.Column("reads", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="0"))
    # The first program whose appends are fenced.
    op.add_column("service", sa.Column("oldest", sa.Text, nullable=False, server_default="0006"))
