"""The test of secrecy on games of PettingZoo: `python -m tests.environments.others`, in the
environment of the benchmark, which has RLCard."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from stosy.research import Leak, check_aec


def copied(env: Any) -> Any:
    """A twin; `deepcopy` would begin a new match, for these are pickled by their arguments."""
    raw = env.unwrapped
    twin = object.__new__(type(raw))
    twin.__dict__.update(raw.__dict__)
    twin.env = deepcopy(raw.env)
    return twin


def redealt_leduc(env: Any, agent: str, random: Random) -> Any:
    """The other's card changes places with one that is still in the deck."""
    twin = copied(env)
    game = twin.env.game
    other = game.players[1 - twin.possible_agents.index(agent)]
    place = random.randrange(len(game.dealer.deck))
    other.hand, game.dealer.deck[place] = game.dealer.deck[place], other.hand
    return twin


def redealt_texas(env: Any, agent: str, random: Random) -> Any:
    """So do both cards of the other."""
    twin = copied(env)
    game = twin.env.game
    other = game.players[1 - twin.possible_agents.index(agent)]
    for mine in range(len(other.hand)):
        place = random.randrange(len(game.dealer.deck))
        other.hand[mine], game.dealer.deck[place] = game.dealer.deck[place], other.hand[mine]
    return twin


def main() -> None:
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4

    for name, env, redeal in (
        ("leduc_holdem_v4", leduc_holdem_v4.env(), redealt_leduc),
        ("texas_holdem_v4", texas_holdem_v4.env(), redealt_texas),
    ):
        try:
            print(name, check_aec(env, redeal, matches=50))
        except Leak as leak:
            print(name, leak)


if __name__ == "__main__":
    main()
