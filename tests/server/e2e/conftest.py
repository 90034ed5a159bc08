"""Stores of both kinds, and one of each test's own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A new SQLite file, for what does not depend on the kind of store."""
    return f"sqlite:///{tmp_path}/stosy.db"
