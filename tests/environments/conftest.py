"""These tests run in `.venv-research` (`make environments`), which has the packages they need."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") else ["test_*.py"]
