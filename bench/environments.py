"""Environments beside those of others: steps per second of processor time, random legal actions.

A step is a call of `env.step` with all that an agent gets for it: observation, mask, rewards. The
next match is part of the time.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from bench import open_spiel_eights, pgx_games, rlcard_uno
from bench.rates import Contender, Played
from bench.tables import FITTING, Table
from stosy import research

SEED = 1
TABLES = (
    Table("quick-and-easy", 3, {}),
    Table("the-game", 3, {}),
    Table("face-to-face", 2, {}),
    Table("snakes-and-ladders", 4, FITTING),
)
OTHERS = ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3", "tictactoe_v3")
"""Games of PettingZoo; the first two come from RLCard."""
ROWS = 1024


def play_aec(env: Any) -> Iterator[Played]:
    random = Random(SEED)
    env.reset(seed=SEED)
    while True:
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else random.choice(np.flatnonzero(seen["action_mask"])))
            steps += not over
        yield Played(1, steps)
        env.reset()


def play_one_seat(table: Table) -> Iterator[Played]:
    """The other seats are played by bots, at random, whose answers are not counted."""
    env, random = research.one_seat(*table, bots="random"), Random(SEED)
    _, info = env.reset(seed=SEED)
    while True:
        steps, over = 0, False
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]))
            _, _, ended, truncated, info = env.step(action)
            over, steps = ended or truncated, steps + 1
        yield Played(1, steps)
        _, info = env.reset()


def play_open_spiel(table: Table) -> Iterator[Played]:
    game, random = research.open_spiel(*table, chance="sampled"), Random(SEED)
    while True:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.randrange(1024))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        yield Played(1, steps)


def play_vector(table: Table) -> Iterator[Played]:
    env = research.vector(*table, size=ROWS, seed=SEED)
    env.reset()
    while True:
        env.step(env.sample())
        yield Played(int(env._dones.sum()), ROWS)


def contenders() -> list[Contender]:
    """Others first; RLCard is the baseline."""
    found = [rlcard_uno.contender(), open_spiel_eights.contender()]
    for name in OTHERS:
        env = import_module(f"pettingzoo.classic.{name}").env()
        found.append(Contender(f"PettingZoo {name}", play_aec(env)))
    found += pgx_games.contenders()
    ours: dict[str, Callable[[Table], Iterator[Played]]] = {
        "aec": lambda table: play_aec(research.aec(*table)),
        "one_seat": play_one_seat,
        "open_spiel": play_open_spiel,
        "vector": play_vector,
    }
    for kind, play in ours.items():
        found += (Contender(f"{kind}: {table}", play(table)) for table in TABLES)
    return found
