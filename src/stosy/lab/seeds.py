"""Seeds of the kernel, which are numbers, for what people call by a short name."""

from __future__ import annotations

from stosy.core import seed_of


def kernel_seed(name: str, number: int = 0) -> int:
    """The first half of the seed that the rules would use."""
    return int(seed_of(name, number)[:16], 16)
