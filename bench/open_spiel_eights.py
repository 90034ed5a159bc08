"""OpenSpiel's crazy eights, two seats, uniformly random legal actions, driven from Python."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

from bench.rates import Contender, Played

SEED = 1


def play() -> Iterator[Played]:
    """Counts the actions of players; chance nodes take time but are not counted."""
    game, random = pyspiel.load_game("crazy_eights", {"players": 2}), Random(SEED)
    while True:
        actions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state, random))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                actions += 1
        yield Played(1, actions)


def drawn(state: Any, random: Random) -> int:
    """Resolve chance nodes: in OpenSpiel the caller draws each card."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    [outcome] = random.choices(outcomes, weights)
    return int(outcome)


def contender() -> Contender:
    return Contender("OpenSpiel crazy_eights", play())
