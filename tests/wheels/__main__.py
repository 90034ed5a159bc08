"""`python -m tests.wheels dist`: install the wheels with every Python there is, and try them.

For newer Pythons that are not here, check at least that every dependency has a wheel.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tests.wheels.environment import OLDEST, Environment, pythons
from tests.wheels.trial import TRIALS

NEWEST = 14
"""The newest minor version of Python that we support."""


def main(folder: Path) -> int:
    """Try each Python; the number of things that failed."""
    here = pythons()
    wrong = len(lost := missing(folder))
    for name in lost:
        print(f"{name} is not in the wheel")
    for minor, python in sorted(here.items()):
        with TemporaryDirectory() as place:
            try:
                told = tried(Environment(Path(place, "venv"), python, folder))
            except (AssertionError, subprocess.SubprocessError) as error:
                wrong += 1
                told = f"failed: {error}"
        print(f"Python 3.{minor}: {told}", flush=True)
    for minor in sorted(set(range(OLDEST, NEWEST + 1)) - set(here)):
        print(f"Python 3.{minor}: not here, so not run; {resolved(minor, folder)}")
    return wrong


def missing(folder: Path) -> list[str]:
    """What the package has in the repository, or is made for it, and the wheel has not."""
    command = ["git", "ls-files", "stosy"]
    listed = subprocess.run(command, text=True, capture_output=True, check=True, cwd="src").stdout
    with ZipFile(next(folder.glob("stosy-*.whl"))) as wheel:
        held = set(wheel.namelist())
    return sorted({*listed.split(), "stosy/server/site/index.html"} - held)


def tried(environment: Environment) -> str:
    """What was tried in an environment."""
    return "; ".join(f"{name} {trial(environment)}" for name, trial in TRIALS.items())


def resolved(minor: int, folder: Path) -> str:
    """Whether all dependencies have wheels for this Python."""
    wheel = next(folder.glob("stosy-*.whl"))
    command = [sys.executable, "-m", "uv", "pip", "compile", "-q", "--only-binary", ":all:"]
    command += ["--python-version", f"3.{minor}", "--no-header", "--no-annotate", "-"]
    asked = f"stosy @ {wheel.resolve().as_uri()}"
    done = subprocess.run(command, input=asked, text=True, capture_output=True, check=False)
    if done.returncode:
        return f"its dependencies have no wheels: {done.stderr.strip()}"
    return f"its {len(done.stdout.split())} dependencies have wheels"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
