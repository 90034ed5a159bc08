"""RLCard's UNO, two seats, uniformly random legal actions."""

import random
from collections.abc import Iterator

import rlcard

from bench.rates import Contender, Played

SEED = 1


def play() -> Iterator[Played]:
    """An action is a call of `env.step`."""
    env = rlcard.make("uno", config={"seed": SEED})
    choose = random.Random(SEED).choice
    while True:
        actions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            actions += 1
        yield Played(1, actions)


def contender() -> Contender:
    return Contender("RLCard UNO", play())
