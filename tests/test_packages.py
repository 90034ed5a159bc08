"""Three packages: `stosy` stands alone; the kernel and the offline files are of its version."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

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
    "analysis.in_kernel",
    "bots.in_kernel",
    "lab.in_kernel",
    "research.datasets",
    "research.gymnasium_env",
    "research.open_spiel_game",
    "research.pettingzoo_env",
    "research.vector_env",
):
    names.remove(f"stosy.{name}")
for name in names:
    import_module(name)
print(len(names))
"""


RULES_ALONE = """
import sys
sys.path[:0] = sys.argv[1:]
from stosy.core import Match, seed_of
from stosy.games import games
for game in games().values():
    Match(game, game.setup(2), seed_of("alone"))
print(*sorted({name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)))
"""


def project(folder: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / folder / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_module_of_stosy_can_be_imported_without_the_kernel() -> None:
    command = [sys.executable, "-c", IMPORT_EVERYTHING]
    told = run(command, text=True, check=False)
    assert told.stderr == ""
    assert int(told.stdout) > 100


def test_the_rules_need_msgspec_and_nothing_else(tmp_path: Path) -> None:
    """Without the other packages, and without a site folder in which they might be found."""
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command = [sys.executable, "-I", "-S", "-c", RULES_ALONE, str(ROOT / "src"), str(tmp_path)]
    assert run(command, text=True).stdout.split() == ["__main__", "msgspec", "stosy"]


OTHERS = ("kernel", "offline")


@pytest.mark.parametrize("folder", OTHERS)
def test_all_packages_have_one_version(folder: str) -> None:
    version = project(".")["project"]["version"]
    other = project(folder)["project"]
    assert other["version"] == version
    assert other["dependencies"] == [f"stosy=={version}"]


@pytest.mark.parametrize("folder", OTHERS)
def test_all_packages_carry_the_licence(folder: str) -> None:
    assert (ROOT / folder / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


TABLES_ALONE = """
import sys
sys.path[:0] = sys.argv[1:]
from stosy.offline import Site
from stosy.offline.site import real_secrets
site = Site(lambda: 0.0, real_secrets())
told = site.handle('{"message": "request", "id": "1", "method": "GET", "path": "/api/games"}')
assert b'"status":200' in told, told
print(*sorted({name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)))
"""


def test_what_browsers_take_along_needs_msgspec_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command = [sys.executable, "-I", "-S", "-c", TABLES_ALONE, str(ROOT / "src"), str(tmp_path)]
    assert run(command, text=True).stdout.split() == ["__main__", "msgspec", "stosy"]


def test_the_lock_has_what_builds_the_kernel() -> None:
    """It is built without a network of its own, with what is installed by the lock."""
    group = project(".")["dependency-groups"]["build"]
    assert set(project("kernel")["build-system"]["requires"]) <= {*group}
