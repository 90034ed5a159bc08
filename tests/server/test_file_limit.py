"""As many connections as there may be files, and one more."""

from __future__ import annotations

import sys

from tests.processes import run

RAISED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 512))
from stosy.server.http.file_limit import most_connections, raise_file_limit
raise_file_limit()
print(resource.getrlimit(resource.RLIMIT_NOFILE), most_connections())
"""


def test_the_server_takes_all_the_files_that_the_system_grants() -> None:
    assert run([sys.executable, "-c", RAISED], text=True).stdout == "(512, 512) 412\n"
