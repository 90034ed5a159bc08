"""Is the kernel installed, and how are its seeds made?"""

from __future__ import annotations

from importlib.util import find_spec

from stosy.core import seed_of


def installed() -> bool:
    """Is the kernel there?"""
    return find_spec("stosy_kernel") is not None


def kernel_seed(name: str, number: int = 0) -> int:
    """The first half of the seed that the rules would use: the kernel's seeds are numbers."""
    return int(seed_of(name, number)[:16], 16)
