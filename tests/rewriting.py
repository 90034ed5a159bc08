"""`python -m tests.rewriting`: have pytest compile all tests before processes share them.

pytest rewrites the assertions of a module when it first imports it, and keeps the result. In a new
clone each of the processes that `make test` starts would do that, all at the same time.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

FOLDER = Path(__file__).parent
QUIET = ("--quiet", "--noconftest", "--no-summary", "-p", "no:cacheprovider")


class Rewriting:
    """Rewrites instead of collecting."""

    def pytest_collection(self, session: pytest.Session) -> bool:
        for path in sorted({*FOLDER.rglob("test_*.py"), *FOLDER.rglob("conftest.py")}):
            with suppress(SyntaxError):  # that is for whoever imports it to say
                keep(path, session.config)
        return True


def keep(path: Path, config: pytest.Config) -> None:
    """As pytest does on import, but for running the module."""
    folder = rewrite.get_cache_dir(path)
    kept = folder / (path.stem + rewrite.PYC_TAIL)
    if rewrite._read_pyc(path, kept) is None and rewrite.try_makedirs(folder):
        source, code = rewrite._rewrite_test(path, config)
        rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source, kept)


if __name__ == "__main__":
    ended = pytest.main([*QUIET, str(FOLDER)], plugins=[Rewriting()])
    sys.exit(ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED))
