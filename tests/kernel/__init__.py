"""The kernel against the Python rules, which are the authority."""

import sys
from pathlib import Path

MISSING = (Path(sys.prefix) / "kernel.missing").exists()
"""`make` says so in this environment when the system has nothing to build the kernel with. A kernel
that should be there and is not, or cannot be imported, is a failure instead."""
