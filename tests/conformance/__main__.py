"""`python -m tests.conformance --write`: write the kit anew."""

from __future__ import annotations

import sys

from tests.conformance import KIT, kit_lines

if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    KIT.write_text("".join(f"{line}\n" for line in kit_lines()), encoding="utf-8")
