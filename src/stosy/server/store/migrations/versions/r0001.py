"""The baseline: the tables of the first release, in which nodes ask each other for tables.

`store.migrate` makes a new database of `schema`, at its latest revision. Later revisions change
databases of the releases before.
"""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """A database at this revision has its tables already."""
