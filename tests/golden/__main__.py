"""`python -m tests.golden [--write]`: compare the golden records, or make them anew."""

from __future__ import annotations

import sys

from tests.golden.pinned import keep
from tests.golden.scenarios import files

if __name__ == "__main__":
    sys.exit(keep(files(), sys.argv[1:]))
