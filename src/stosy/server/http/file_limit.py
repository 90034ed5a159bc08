"""How many files, and so how many connections, this process may have open."""

from __future__ import annotations

import sys

RESERVE = 100
"""Files that are no connections: the store, the site, what libraries open."""
MOST = 1_000_000

if sys.platform == "win32":

    def raise_file_limit() -> None:
        """Windows has no such limit."""

    def most_connections() -> int:
        """As many as the limit of files leaves."""
        return MOST

else:
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

    def raise_file_limit() -> None:
        """Take as many as the system grants; by default it is only 1,024."""
        soft, hard = getrlimit(RLIMIT_NOFILE)
        wanted = MOST if hard == RLIM_INFINITY else min(hard, MOST)
        if soft != RLIM_INFINITY and soft < wanted:
            setrlimit(RLIMIT_NOFILE, (wanted, hard))

    def most_connections() -> int:
        """As many as the limit of files leaves."""
        soft, _ = getrlimit(RLIMIT_NOFILE)
        return MOST if soft == RLIM_INFINITY else max(1, soft - RESERVE)
