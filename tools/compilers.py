"""Compile the kernel's programs with every compiler at hand, and print which of them can.

These are GCC, Clang, and zig for other systems, too. ZIG='python -m ziglang' names another command.
Arguments name some of the programs. Nothing is linked. Where a target has no threads or exceptions,
both are switched off.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

KERNEL = Path(__file__).parents[1] / "kernel"
STRICT = "-std=c++20 -O0 -c -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror".split()
PATHS = [f"-I{KERNEL}/src/stosy_kernel"]
OFF = ["-DSTOSY_THREADS=0", "-DSTOSY_EXCEPTIONS=0", "-fno-exceptions"]
PLAIN = ["-DSTOSY_PLAIN=1", *OFF]
ZIG_TARGETS = {
    "x86_64-linux-gnu": [],
    "x86_64-windows-gnu": [],
    "aarch64-macos": [],
    "wasm32-wasi": OFF,
}


@dataclass(frozen=True)
class Build:
    """One compiler with its settings."""

    command: tuple[str, ...]
    target: str
    flags: tuple[str, ...] = ()

    def version(self) -> str:
        """The compiler's name and version, as it says."""
        asked = subprocess.run(
            [*self.command, "--version"], capture_output=True, text=True, check=True
        )
        return asked.stdout.partition("\n")[0].partition(" (")[0]

    def complaints(self, program: Path) -> str:
        """What the compiler says of a program; nothing if it compiles without a warning."""
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [*self.command, *STRICT, *self.flags, *PATHS, program, "-o", f"{folder}/object"],
                capture_output=True,
                text=True,
            )
        return done.stderr or ("failed" if done.returncode else "")


def builds() -> list[Build]:
    """Every compiler at hand, with its settings."""
    found = []
    for name in ("g++", "clang++"):
        if shutil.which(name):
            found += [
                Build((name,), "this machine"),
                Build((name,), "standard C++ only, no threads, no exceptions", tuple(PLAIN)),
            ]
    zig = shlex.split(os.environ.get("ZIG", "zig"))
    if shutil.which(zig[0]):
        found += [
            Build((*zig, "c++", "-target", target), target, tuple(flags))
            for target, flags in ZIG_TARGETS.items()
        ]
    return found


def main() -> int:
    """Print a row for each compiler; fail if one of them complains."""
    programs = sorted((KERNEL / "tools").glob("*.cpp"))
    if sys.argv[1:]:
        programs = [program for program in programs if program.stem in sys.argv[1:]]
    failures = 0
    print("| compiler | target | programs that compile without a warning |\n|---|---|---|")
    for build in builds():
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            complaints = [*filter(None, pool.map(build.complaints, programs))]
        good = len(programs) - len(complaints)
        print(f"| {build.version()} | {build.target} | {good} of {len(programs)} |", flush=True)
        failures += len(complaints)
        print(*complaints, sep="\n", end="", file=sys.stderr)
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
