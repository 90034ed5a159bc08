"""Names that last: merged guests, passkeys, recovery codes, tickets; avatars."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("guests", sa.Column("avatar", sa.Text))
    op.create_table(
        "aliases",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
    )
    op.create_index("aliases_person", "aliases", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "recovery_codes",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tickets_until", "tickets", ["until"])
    op.create_index("tickets_guest", "tickets", ["guest"])
