"""Does a game tell a player what it must not know? A test for any game of PettingZoo or OpenSpiel.

At every decision of random matches the cards that a player cannot see are dealt again, and all that
the player is given is compared: what is hidden must make no difference. How to deal again is the
game's business: `redeal(env, agent, random)` gives a twin of the environment (or state), or None if
there is none. Our environments bring it, as do games of OpenSpiel with `resample_from_infostate`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

Redeal: TypeAlias = Callable[[Any, Any, Random], Any]
Given: TypeAlias = dict[str, Any]


class Leak(AssertionError):
    """A player is given something that depends on hidden cards."""

    def __init__(self, player: object, step: int, what: str, one: object, other: object) -> None:
        super().__init__(f"{what} of {player} tells hidden cards, at step {step}: {one} or {other}")
        self.player = player
        self.step = step
        self.what = what


class Compared(Struct):
    """How much was compared."""

    decisions: int = 0
    twins: int = 0
    """Deals that were compared with the original."""


def check_aec(
    env: Any, redeal: Redeal | None = None, *, matches: int = 5, steps: int = 200, seed: int = 0
) -> Compared:
    """Play an environment of PettingZoo (AEC) at random; Leak if it tells hidden cards.

    `redeal(env, agent, random)` gives a twin of the environment in which the cards that the agent
    cannot see are dealt again. Without it the environment must have a method `redealt(agent,
    random)`.
    """
    redeal = redeal or _own_redeal
    random, compared = Random(seed), Compared()
    for match in range(matches):
        env.reset(seed=seed + match)
        for step in range(steps):
            if not env.agents or any(env.terminations.values()) or any(env.truncations.values()):
                break
            compared.decisions += 1
            for agent in env.agents:
                twin = redeal(env, agent, random)
                if twin is not None:
                    compared.twins += 1
                    _compare(agent, step, given_by_aec(env, agent), given_by_aec(twin, agent))
            env.step(_legal(env, random))
    return _checked(compared)


def given_by_aec(env: Any, agent: Any) -> Given:
    """All that an agent of PettingZoo is given."""
    return {
        "the turn": env.agent_selection,
        "the observation": env.observe(agent),
        "the info": env.infos[agent],
        "the reward": env.rewards[agent],
        "the end": (env.terminations[agent], env.truncations[agent]),
    }


def _own_redeal(env: Any, agent: Any, random: Random) -> Any:
    if not hasattr(env.unwrapped, "redealt"):
        raise ValueError("say how to deal hidden cards again: check_aec(env, redeal)")
    return env.unwrapped.redealt(agent, random)


def _legal(env: Any, random: Random) -> Any:
    """A random action that the mask allows, or any action of a game without masks."""
    agent = env.agent_selection
    seen, info = env.observe(agent), env.infos[agent]
    mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
    if mask is None:
        return env.action_space(agent).sample()
    return random.choice([number for number, is_open in enumerate(mask) if is_open])


def check_open_spiel(
    game: Any, redeal: Redeal | None = None, *, matches: int = 5, steps: int = 200, seed: int = 0
) -> Compared:
    """Play a game of OpenSpiel at random; Leak if it tells hidden cards.

    `redeal(state, player, random)` gives a state with other hidden cards; without it the game's
    `resample_from_infostate` does. `redrawn` makes one from chance nodes.
    """
    redeal = redeal or (
        lambda state, player, random: state.resample_from_infostate(player, random.random)
    )
    random, compared = Random(seed), Compared()
    for _ in range(matches):
        for step, state in enumerate(_decisions(game, random, steps)):
            compared.decisions += 1
            for player in range(game.num_players()):
                twin = redeal(state, player, random)
                if twin is not None:
                    compared.twins += 1
                    one, other = (given_by_open_spiel(each, player) for each in (state, twin))
                    _compare(f"player {player}", step, one, other)
    return _checked(compared)


def given_by_open_spiel(state: Any, player: int) -> Given:
    """All that a player of OpenSpiel is given."""
    kind = state.get_game().get_type()
    given = {"the turn": state.current_player(), "the reward": state.player_reward(player)}
    if state.current_player() == player:
        given["the list of legal actions"] = state.legal_actions(player)
    if kind.provides_observation_string:
        given["the observation string"] = state.observation_string(player)
    if kind.provides_observation_tensor:
        given["the observation tensor"] = state.observation_tensor(player)
    if kind.provides_information_state_string:
        given["the information state string"] = state.information_state_string(player)
    if kind.provides_information_state_tensor:
        given["the information state tensor"] = state.information_state_tensor(player)
    return given


def redrawn(hidden: Callable[[Any, int], bool], tries: int = 20) -> Redeal:
    """Deals again by drawing anew the outcomes of chance nodes that are `hidden(state, player)`.

    Everybody then does what they did; if that is not possible, other outcomes are tried.
    """

    def redeal(state: Any, player: int, random: Random) -> Any:
        for _ in range(tries):
            twin = _replayed(state, player, random, hidden)
            if twin is not None and twin.history() != state.history():
                return twin
        return None

    return redeal


def _replayed(state: Any, player: int, random: Random, hidden: Callable[[Any, int], bool]) -> Any:
    twin = state.get_game().new_initial_state()
    for action in state.history():
        if twin.is_terminal():
            return None
        if twin.is_chance_node() and hidden(twin, player):
            action = _drawn(twin, random)
        if action not in twin.legal_actions():
            return None
        twin.apply_action(action)
    return twin


def _decisions(game: Any, random: Random, steps: int) -> Iterator[Any]:
    """The states of a random match in which a player is to act, so many at most."""
    state = game.new_initial_state()
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            state.apply_action(_drawn(state, random))
            continue
        yield state
        steps -= 1
        state.apply_action(random.choice(state.legal_actions()))


def _drawn(state: Any, random: Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    drawn: int = random.choices(outcomes, weights)[0]
    return drawn


def _compare(player: object, step: int, one: Given, other: Given) -> None:
    for what in one.keys() | other.keys():
        if not _same(one.get(what), other.get(what)):
            raise Leak(player, step, what, one.get(what), other.get(what))


def _same(one: Any, other: Any) -> bool:
    """Equal, also inside of dictionaries and arrays."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if hasattr(one, "tolist") and hasattr(other, "tolist"):
        return bool(one.tolist() == other.tolist())
    return bool(one == other)


def _checked(compared: Compared) -> Compared:
    if not compared.twins:
        raise ValueError("no cards could be dealt again, so nothing has been tested")
    return compared
