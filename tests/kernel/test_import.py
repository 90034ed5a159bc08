"""The kernel can be imported without Stosy, and quickly."""

from __future__ import annotations

import sys

import pytest

from tests.processes import run


@pytest.mark.parametrize("other", ["stosy", "msgspec", "numpy"])
def test_kernel_plays_without(other: str) -> None:
    """None in `sys.modules` makes an import fail."""
    script = f"""
import sys
sys.modules["{other}"] = None
from stosy_kernel import GAMES, playouts
print(*(playouts(game, {{}}, 2, 3, 1).games for game in GAMES))
"""
    done = run([sys.executable, "-c", script])
    assert done.stdout.split() == [b"3"] * 4
