"""Prepare what a `make` target needs: environments, kernel, pages, programs of the system.

    python3 -m tools.prepare GOAL …

A goal is a thing or a list of things (`GOALS`). A thing is made again when the content of its
sources has changed or what it made is gone. Things that do not need each other are made at once.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable

from tools import environments, kernel_wheel, pages, programs
from tools.commands import BIN, PYTHON, ROOT, call, call_uv, say
from tools.environments import STAMPS
from tools.kernel_wheel import WHEELS
from tools.things import THINGS, Failed, make_all, thing

REGISTERING = (environments, kernel_wheel, pages)
"""Modules that register their things when they are imported."""
WHEEL = "-q --wheel --no-build-isolation"
GOALS = {
    "serve": ["run", "kernel", "site", "offline"],
    "play": ["run", "kernel"],
    "check": ["ruff", "imports", "mypy", "terms", "pages-check"],
    "browser-tests": ["dev", "kernel", "site", "offline", "programs"],
    "test": ["check", "browser-tests", "research-kernel"],
    "soak": ["browser-tests", "train-kernel", "ray-kernel", "bench-kernel"],
    "bench": ["browser-tests", "bench-kernel"],
}


def main(goals: list[str]) -> None:
    os.chdir(ROOT)
    try:
        make_all(THINGS, things_of(goals), STAMPS, say)
    except Failed as failed:
        sys.exit(str(failed))


def things_of(goals: Iterable[str]) -> list[str]:
    """The names of the things that these goals stand for."""
    return [
        thing for goal in goals for thing in (things_of(GOALS[goal]) if goal in GOALS else [goal])
    ]


# Programs of the system, which only tests need.


@thing("programs", always=True)
def install_programs() -> None:
    programs.install_missing(say)


# Checks. What they find is printed.


def check(name: str, needs: str, *command: str, folder: str = ".") -> None:
    @thing(name, needs=needs.split(), always=True)
    def run_check() -> None:
        call(*command, folder=folder, log_lines=0)


check("ruff", "dev", "sh", "-c", f"{BIN}/ruff check -q && {BIN}/ruff format -q --check")
check("imports", "dev", str(BIN / "lint-imports"), "--no-logo")
check("mypy", "dev", str(BIN / "mypy"))
check("terms", "dev", PYTHON, "-m", "tools.terms")
check("pages-check", "types", "sh", "-c", "npm run -s lint && npm run -s check", folder="web")


@thing("dist", says="the wheels in dist", needs=["run", "kernel", "site", "offline"], always=True)
def build_wheels() -> None:
    shutil.rmtree("dist", ignore_errors=True)
    for folder in (".", "offline"):
        call_uv(
            *f"build -q --wheel --no-build-isolation --python {PYTHON} -o dist {folder}".split()
        )
    for wheel in WHEELS.glob("*.whl"):
        shutil.copy(wheel, "dist")


if __name__ == "__main__":
    main(sys.argv[1:])
