"""The release after this one, as far as a store can tell."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stosy.server.store import migrate

NEXT = "0002"
REVISION = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("mood", sa.Text, nullable=False, server_default="good"))
"""
CONTRACTS = f"    op.execute(sa.text(\"UPDATE service SET oldest = '{NEXT}'\"))\n"
"""Programs from before cannot use the store any more."""


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, contracts: bool = False) -> None:
    """From now on stores are opened by the next release; the revisions are in the folder."""
    shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    revision = REVISION + (CONTRACTS if contracts else "")
    (folder / "versions" / f"r{NEXT}.py").write_text(revision)
    monkeypatch.setattr(migrate, "FOLDER", folder)
    monkeypatch.setattr(migrate, "HEAD", NEXT)
