"""What is installed is what is needed to run, with types, and no sources of C++."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from importlib.metadata import files
from pathlib import Path

KERNEL = Path(__file__).parents[2] / "kernel"


def test_the_wheel_holds_the_module_and_its_types() -> None:
    names = {str(path) for path in files("stosy-kernel") or ()}
    assert {"stosy_kernel/py.typed", "stosy_kernel/_kernel.pyi"} <= names
    assert any(name.startswith("stosy_kernel/_kernel.") and name.endswith(".so") for name in names)
    assert {name for name in names if name.endswith((".h", ".cpp", ".txt", ".a"))} == set()


def test_a_source_distribution_brings_the_headers_along(tmp_path: Path) -> None:
    """They are made from `stosy.games`, which need not be there where it is compiled."""
    script = f"from scikit_build_core.build import build_sdist; build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", script], cwd=KERNEL, check=True, capture_output=True)
    [path] = tmp_path.iterdir()
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    made = "src/stosy_kernel/generated"
    assert {f"{made}/given.h", f"{made}/games.h", "generate.py", "CMakeLists.txt"} <= names
