"""Play a whole match in the terminal by typed lines: `python -m tools.whole_match`.

It needs nothing but the package, on any system.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

GAME = ("the-game", "--seats", "1", "--lang", "en", "--plain", "--seed", "whole")
MAX_LINES = 1000
"""More than a match has moves: what is typed after its end is an answer to another question."""
TIMEOUT_SECONDS = 600


def main(stosy: tuple[str, ...] = (sys.executable, "-m", "stosy.cli")) -> int:
    """Always type the first action that is listed; the record is verified."""
    with TemporaryDirectory() as folder:
        record = Path(folder, "match.jsonl")
        environment = {
            **os.environ,
            "PYTHONUTF8": "1",
            **{f"XDG_{name}_HOME": folder for name in ("STATE", "DATA")},
        }

        def run(*arguments: str, typed: str = "") -> str:
            done = subprocess.run(
                [*stosy, *arguments],
                input=typed,
                capture_output=True,
                encoding="utf-8",
                env=environment,
                timeout=TIMEOUT_SECONDS,
                check=True,
            )
            return done.stdout

        run("play", *GAME, "--record", str(record), typed="1.\n" * MAX_LINES)
        told = run("verify", str(record), "--lang", "en")
    print(told, end="")
    return 0 if told else 1


if __name__ == "__main__":
    sys.exit(main())
