"""The random numbers of a table of bots, as in `bots.h`. Needs the package `stosy`."""

from __future__ import annotations

from stosy.bots import BotDice
from stosy.core import Dice
from stosy_kernel.rng import CHOICE_LANE, LANE, PythonRng

BOT_LANE = 200 * LANE


class KernelDice(Dice):
    """The numbers of a lane of the kernel's generator."""

    def __init__(self, rng: PythonRng, lane: int) -> None:
        self._rng = rng
        self._number = lane

    def below(self, bound: int) -> int:
        drawn = self._rng.below(self._number, bound)
        self._number += 1
        return drawn


def kernel_bot_dice(rng: PythonRng, seats: int) -> BotDice:
    """Dice with which bots in Python choose as in the kernel."""
    lanes = (BOT_LANE + seat * LANE for seat in range(seats))
    return BotDice(KernelDice(rng, CHOICE_LANE), tuple(KernelDice(rng, lane) for lane in lanes))
