"""The kernel as a wheel. Everything works without it, in pure Python."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from tools.commands import PYTHON, VENV, call, call_uv, install, say
from tools.things import Failed, NotMade, thing

WHEELS = VENV / "kernel"
MISSING = VENV / "kernel.missing"
COMPILER_HINT = "On Debian or Ubuntu: sudo apt install g++ python3-dev"
TOOLS = {
    "address,undefined": "walk batch solve think learn",
    "thread": "batch solve think learn",
}
"""Which programs run under which sanitizers."""


@thing("kernel-headers", needs=["run"], always=True)
def write_kernel_headers() -> None:
    call(PYTHON, "kernel/generate.py")


@thing(
    "kernel",
    says="the kernel",
    needs=["kernel-headers"],
    sources=["kernel/CMakeLists.txt", "kernel/*.*", "kernel/src"],
    salt=os.environ.get("STOSY_STRICT", ""),
)
def build_kernel() -> None:
    MISSING.unlink(missing_ok=True)
    remove_kernel_from(VENV)
    lacking = lacking_for_kernel()
    if lacking:
        MISSING.write_text(f"{lacking}\n", encoding="utf-8")
        say(f"The kernel is not built: {lacking}. All works in pure Python, slower.", COMPILER_HINT)
        raise NotMade
    try:
        compile_kernel()
    except Failed as failed:
        # CMake would remember the compiler that failed.
        (WHEELS / "build/CMakeCache.txt").unlink(missing_ok=True)
        say("The kernel is not built. All works in pure Python, slower.", str(failed))
        raise NotMade from failed
    install_kernel_into(VENV)


def lacking_for_kernel() -> str:
    """What the system would have to bring, or nothing."""
    compilers = os.environ.get("CXX", "c++ g++ clang++").split()
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not any(map(shutil.which, compilers)):
        return "no C++ compiler"
    return "" if headers.exists() else "no headers of Python"


def compile_kernel() -> None:
    for wheel in WHEELS.glob("*.whl"):
        wheel.unlink()
    install_cmake()
    call_uv(
        *f"build --wheel --no-build-isolation --python {PYTHON}".split(),
        *f"--config-setting build-dir=../{WHEELS}/build -o {WHEELS} kernel".split(),
    )


def install_cmake() -> None:
    """Fetch CMake and Ninja from PyPI where the system has none that will do."""
    wanted = "from scikit_build_core.build import get_requires_for_build_wheel as wanted"
    try:
        call("../.venv/bin/python", "-c", f"{wanted}; exit(len(wanted()))", folder="kernel")
    except Failed:
        install(VENV, "--require-hashes", "-r", "locks/cmake.txt")


def install_kernel_into(folder: Path) -> None:
    wheels = [str(wheel) for wheel in WHEELS.glob("*.whl")]
    if wheels:
        install(folder, "--no-deps", "--reinstall", *wheels)
    else:
        remove_kernel_from(folder)


def remove_kernel_from(folder: Path) -> None:
    call_uv("pip", "uninstall", "-q", "--python", str(folder / "bin/python"), "stosy-kernel")


@thing("sanitizers", says="the kernel with sanitizers", needs=["kernel-headers"], always=True)
def build_with_sanitizers() -> None:
    install_cmake()
    for sanitizers, tools in TOOLS.items():
        folder = str(VENV / f"sanitize {sanitizers}")
        call(
            *("cmake", "-S", "kernel", "-B", folder, "-G", "Ninja"),
            *f"-DSTOSY_STRICT=ON -DSTOSY_TOOLS=ON -DSTOSY_SANITIZE={sanitizers}".split(),
        )
        call("cmake", "--build", folder, "--target", *tools.split())
