"""Optional packages: imported where they are needed, with an error that names the extra."""

from __future__ import annotations

from importlib import import_module
from typing import Any

EXTRAS = {
    "gymnasium": "gymnasium",
    "numpy": "vector",
    "pettingzoo": "pettingzoo",
    "pyarrow": "data",
    "pyspiel": "open-spiel",
    "ray": "ray",
    "stosy_kernel": "vector",
}
"""By package, the extra of `stosy` that installs it."""


class MissingExtra(ImportError):
    """A package that is not installed; `extra` installs it."""

    def __init__(self, package: str, what: str) -> None:
        self.extra = EXTRAS[package]
        super().__init__(f"{what} needs {package}: pip install 'stosy[{self.extra}]'", name=package)


def need(package: str, what: str) -> Any:
    """The package; MissingExtra if it is not installed."""
    try:
        return import_module(package)
    except ModuleNotFoundError as missing:
        if missing.name != package:
            raise
        raise MissingExtra(package, what) from None
