"""`python -m tools.checker FILE...`: check files of records, one match per line."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from . import FEATURES, Fault, Report, check


def reports(path: str) -> Iterator[tuple[int, str, Report]]:
    """Line number, game and report of each record in a file."""
    with Path(path).open(encoding="utf-8") as lines:
        for at, line in enumerate(lines, start=1):
            if line.strip():
                yield at, *read(line)


def read(line: str) -> tuple[str, Report]:
    """Check one line, whatever it holds."""
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as error:
        return "", Report(Fault(None, "malformed", f"no JSON: {error}"), Counter())
    if not isinstance(record, dict):
        return "", Report(Fault(None, "malformed", "no JSON object"), Counter())
    return str(record.get("game")), check(record)


def summary(seen: dict[str, Counter[str]]) -> Iterator[str]:
    """How often each feature of the games met was seen, the unseen ones included."""
    for game in sorted(seen):
        yield game
        for feature in sorted(FEATURES[game]):
            yield f"  {feature}: {seen[game][feature]}"


def main(paths: list[str]) -> int:
    """Print the faults, then the summary; 1 if any record is bad."""
    if not paths:
        print("usage: python -m tools.checker FILE...", file=sys.stderr)
        return 2
    seen: dict[str, Counter[str]] = {}
    records = bad = 0
    for path in paths:
        for at, game, report in reports(path):
            records += 1
            if game in FEATURES:
                seen.setdefault(game, Counter()).update(report.features)
            if fault := report.error:
                bad += 1
                place = "envelope" if fault.index is None else f"log[{fault.index}]"
                print(f"{path}:{at}: {place}: {fault.rule}: {fault.reason}")
    print(*summary(seen), f"{records} records, {bad} bad", sep="\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
