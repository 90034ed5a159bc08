"""Whether the kernel is installed, and its seeds."""

from __future__ import annotations

from importlib.util import find_spec

from stosy.core import seed_of


def installed() -> bool:
    """Is the kernel installed?"""
    return find_spec("stosy_kernel") is not None


def kernel_seed(name: str, number: int = 0) -> int:
    """The kernel's numeric seed: the first 64 bits of the rules' seed."""
    return int(seed_of(name, number)[:16], 16)
