"""Without the kernel there is nothing to compare: everything works in pure Python then."""

from __future__ import annotations

from tests.kernel import MISSING

collect_ignore_glob = ["test_*.py"] if MISSING else []
