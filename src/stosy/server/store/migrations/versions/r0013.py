"""The key before the present one, and when it was replaced."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("service", sa.Column("previous", sa.LargeBinary))
    op.add_column("service", sa.Column("rotated", sa.BigInteger))
