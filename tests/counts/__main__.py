"""`python -m tests.counts [--write]`: compare the counts, or make them anew."""

from __future__ import annotations

import sys

from tests.counts.sequences import files
from tests.golden.pinned import keep

if __name__ == "__main__":
    sys.exit(keep(files(), sys.argv[1:]))
