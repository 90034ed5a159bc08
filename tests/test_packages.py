"""Two packages, `stosy` and its kernel: the first stands alone, and both are of one version."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from tests.processes import run

ROOT = Path(__file__).parents[1]

IMPORT_EVERYTHING = """
import sys
from importlib import import_module
from pkgutil import walk_packages

sys.modules["stosy_kernel"] = None  # as though it were not installed
import stosy

names = [module.name for module in walk_packages(stosy.__path__, "stosy.")]
names = [name for name in names if "__main__" not in name and ".migrations" not in name]
for name in (
    "analysis.judging",
    "bots.in_kernel",
    "lab.learning.lessons",
    "lab.learning.provenance",
    "lab.learning.tuning",
    "lab.simulation.in_kernel",
    "lab.tournament.in_kernel",
):
    names.remove(f"stosy.{name}")
for name in names:
    import_module(name)
print(len(names))
"""


def project(folder: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / folder / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_module_of_stosy_can_be_imported_without_the_kernel() -> None:
    command = [sys.executable, "-c", IMPORT_EVERYTHING]
    told = run(command, text=True, check=False)
    assert told.stderr == ""
    assert int(told.stdout) > 100


def test_both_packages_have_one_version() -> None:
    version = project(".")["project"]["version"]
    kernel = project("kernel")["project"]
    assert kernel["version"] == version
    assert kernel["dependencies"] == [f"stosy=={version}"]


def test_both_packages_carry_the_licence() -> None:
    assert (ROOT / "kernel/LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_the_lock_has_what_builds_the_kernel() -> None:
    """It is built without a network of its own, with what is installed by the lock."""
    group = project(".")["dependency-groups"]["build"]
    assert set(project("kernel")["build-system"]["requires"]) <= {*group}
