"""The example as an installed package: only programs that are told where it lies know of it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from stosy.server.http.site import PACKAGED, VARIABLE
from tests.processes import run, started

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lantern-boats"
UV = str(Path(sys.executable).with_name("uv"))

Stosy: TypeAlias = Callable[..., str]


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example's wheel in it, built and installed without a network."""
    wheels, folder = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("package")
    quiet = ("--quiet", "--offline", "--python", sys.executable)
    run([UV, "build", *quiet, "--wheel", "--no-build-isolation", "-o", str(wheels), str(EXAMPLE)])
    (wheel,) = wheels.glob("*.whl")
    run([UV, "pip", "install", *quiet, "--no-deps", "--target", str(folder), str(wheel)])
    return folder


@pytest.fixture(scope="session")
def environment(package: Path) -> dict[str, str]:
    """The environment of programs that find the example."""
    return {**os.environ, "PYTHONPATH": str(package), "LANG": "C.UTF-8"}


@pytest.fixture(scope="session")
def stosy(environment: dict[str, str]) -> Stosy:
    """Runs a command that knows the example, and returns its output."""

    def said(*arguments: str, **how: Any) -> str:
        command = [sys.executable, "-m", "stosy.cli", *arguments]
        out: str = run(command, env=environment, text=True, **how).stdout
        return out

    return said


@pytest.fixture(scope="session")
def site(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the example."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "stosy.cli", "serve", "--lang", "en", "--port", "0"]
    pages = {VARIABLE: os.environ.get(VARIABLE) or str(PACKAGED)}
    with started(
        [*command, "--db", f"sqlite:///{folder}/stosy.db", "--bots", "boatman"],
        env=environment | pages,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, line
        yield line.split()[-1]
