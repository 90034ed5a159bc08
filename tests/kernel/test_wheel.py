"""What is installed is what is needed to run, with types, and no sources of C++."""

from __future__ import annotations

from importlib.metadata import files


def test_the_wheel_holds_the_module_and_its_types() -> None:
    names = {str(path) for path in files("stosy-kernel") or ()}
    assert {"stosy_kernel/py.typed", "stosy_kernel/_kernel.pyi"} <= names
    assert any(name.startswith("stosy_kernel/_kernel.") and name.endswith(".so") for name in names)
    assert {name for name in names if name.endswith((".h", ".cpp", ".txt", ".a"))} == set()
