"""RLCard's UNO, two seats, uniformly random legal actions."""

import random
from time import perf_counter

import rlcard

from bench import Measured, Measurement

NAME = "RLCard UNO"
SEED = 1


def measure(seconds: float) -> Measured:
    """Play whole matches until the time is up, counting calls of `env.step`."""
    env = rlcard.make("uno", config={"seed": SEED})
    choose = random.Random(SEED).choice
    steps = 0
    begun = perf_counter()
    while (elapsed := perf_counter() - begun) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            steps += 1
    return Measured(NAME, steps, elapsed)


MEASUREMENTS: tuple[Measurement, ...] = (measure,)
