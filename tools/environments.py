"""Environments of Python: one to play and test, others for research and benchmarks."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from tools.commands import PYTHON, ROOT, VENV, call, call_uv, install
from tools.kernel_wheel import WHEELS, install_kernel_into
from tools.things import Failed, thing

STAMPS = VENV / "made"
TORCH = os.environ.get("TORCH", "torch==2.13.0")
LEARNER = "sb3-contrib==2.9.2"
"""PyTorch has builds for many machines, so no lock names one of it or of what needs it."""


# An environment has absolute paths, so a moved or copied clone makes its own.
@thing(
    "venv",
    says="an environment in .venv",
    sources=["locks/uv.txt"],
    makes=[".venv/bin/uv"],
    salt=f"{ROOT} {sys.version}",
)
def make_venv() -> None:
    if any(importlib.util.find_spec(name) is None for name in ("ensurepip", "venv")):
        raise Failed(
            f"{sys.executable} cannot make environments. "
            "On Debian or Ubuntu: sudo apt install python3-venv"
        )
    shutil.rmtree(VENV, ignore_errors=True)
    call(getattr(sys, "_base_executable", sys.executable), "-m", "venv", str(VENV))
    call(PYTHON, *"-m pip install -qq --no-input --require-hashes -r locks/uv.txt".split())


@thing(
    "run",
    says="what the server needs",
    needs=["venv"],
    sources=["locks/run.txt", "pyproject.toml", "offline/pyproject.toml"],
    makes=[".venv/bin/stosy"],
)
def install_server_needs() -> None:
    install(VENV, "--require-hashes", "-r", "locks/run.txt")
    install(VENV, *"--no-deps --no-build-isolation -e . -e offline".split())


@thing("dev", says="what checks and tests need", needs=["run"], sources=["locks/dev.txt"])
def install_dev_needs() -> None:
    install(VENV, "--require-hashes", "-r", "locks/dev.txt")


def environment(name: str, lock: str, add: Callable[[Path], None] = lambda folder: None) -> None:
    """Register an environment in a folder of its own, and the kernel in it."""
    folder = Path(f".venv-{name}")

    @thing(
        name,
        says=f"an environment in {folder}",
        needs=["venv"],
        sources=[lock, "pyproject.toml"],
        makes=[f"{folder}/bin/python"],
        salt=TORCH if name == "train" else "",
    )
    def make_environment() -> None:
        (STAMPS / f"{name}-kernel").unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        call_uv("venv", "-q", "--no-project", "--seed", "--python", PYTHON, str(folder))
        # The lock is a build constraint too, so what builds from source is hashed as well.
        install(folder, "--require-hashes", "--build-constraints", lock, "-r", lock)
        add(folder)
        install(folder, *"--no-deps --no-build-isolation -e .".split())

    # The version of the kernel says nothing about what has changed.
    @thing(f"{name}-kernel", needs=[name, "kernel"], sources=[f"{WHEELS}/*.whl"])
    def install_kernel() -> None:
        install_kernel_into(folder)


def add_torch(folder: Path) -> None:
    call(str(folder / "bin/python"), "-m", "pip", "install", "-qq", TORCH, LEARNER)


def compile_all(folder: Path) -> None:
    """Ray starts many processes, each of which would otherwise compile all its imports."""
    call(str(folder / "bin/python"), "-m", "compileall", "-q", str(folder / "lib"))


environment("research", "locks/research.txt")
environment("bench", "locks/bench.txt")
environment("ray", "locks/ray.txt", compile_all)
environment("train", "locks/research.txt", add_torch)
