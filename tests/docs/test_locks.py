"""Locks hold versions and hashes, and no addresses."""

from __future__ import annotations

from pathlib import Path

from tests.cases import cases

ROOT = Path(__file__).parents[2]
LOCKS = [*sorted((ROOT / "locks").glob("*.txt")), ROOT / "web/package-lock.json"]


@cases("lock", LOCKS)
def test_a_lock_holds_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "sha256:" in text or "sha512-" in text
    assert "://" not in text
