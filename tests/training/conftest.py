"""These tests run in `.venv-train` (`make soak`), which has PyTorch."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
