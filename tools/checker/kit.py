"""`python -m tools.checker.kit FILE`: check the verdicts of a conformance kit."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from .__main__ import read


def disagreements(path: Path) -> Iterator[str]:
    """The cases on which this checker and the kit disagree."""
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        _, report = read(case["line"] if "line" in case else json.dumps(case["record"]))
        refused, error = case.get("refused"), report.error
        if refused is None or error is None:
            agrees = (refused is None) == (error is None)
        else:
            same = error.rule in (*case["rules"], refused["code"])
            agrees = same and error.index == refused["index"]
        if not agrees:
            yield f"{case['case']}: {refused or 'right'}, but found {error}"


if __name__ == "__main__":
    found = [*disagreements(Path(sys.argv[1]))]
    print(*found, sep="\n")
    sys.exit(bool(found))
