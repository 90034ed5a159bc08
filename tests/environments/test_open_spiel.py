"""Our games pass OpenSpiel's own tests, and its algorithms play them."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import stosy.research.open_spiel_game  # noqa: F401 (registers the games)
from stosy import research
from tests.environments.playthroughs import PLAYTHROUGHS, played, written
from tests.environments.tables import TABLES, Table, every_table

STEPS = 25


def game(table: Table, **more: Any) -> Any:
    given = {"max_steps": STEPS, **table.more, **more}
    return research.open_spiel(table.game, table.seats, table.options, **given)


def accepts(spiel: Any) -> None:
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


@every_table
def test_open_spiel_accepts_it(table: Table) -> None:
    accepts(game(table, chance="sampled"))


@pytest.mark.parametrize("table", {table.game: table for table in TABLES}.values(), ids=str)
def test_open_spiel_accepts_explicit_chance(table: Table) -> None:
    accepts(game(table, chance="explicit"))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """`python -m tests.environments.playthroughs --write` writes them anew."""
    assert played(name) == written(name)


def walked(table: Table, seed: int, **more: Any) -> Any:
    """A state some random steps into a game."""
    dice, state = random.Random(seed), game(table, **more).new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or state.course.episode.steps < 12):
        actions = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(dice.choice(actions or state.legal_actions()))
    return state


@every_table
def test_states_survive_pickling_and_cloning(table: Table) -> None:
    state = walked(table, 1)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        for player in range(table.seats):
            assert other.information_state_string(player) == state.information_state_string(player)


@every_table
def test_a_resampled_state_looks_the_same_to_its_player(table: Table) -> None:
    differs = False
    for seed in range(3):
        state = walked(table, seed, chance="sampled")
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, random.Random(seed).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == player
        differs |= other.course.episode.state != state.course.episode.state
    assert differs


def test_information_states_remember_what_was_seen() -> None:
    """Two ways to the same table are two information states, and one observation."""
    spiel = research.open_spiel("face-to-face", chance="sampled", take_backs=1)
    state = spiel.new_initial_state()
    state.apply_action(3)
    before, player = state.clone(), state.current_player()
    lay = state.legal_actions()[0]
    state.apply_action(lay)
    [back] = [n for n in state.legal_actions() if state.action_to_string(n) == "take_back"]
    state.apply_action(back)
    assert state.observation_string(player) == before.observation_string(player)
    assert state.information_state_string(player) != before.information_state_string(player)


def test_open_spiel_searches_in_it() -> None:
    spiel = research.open_spiel("quick-and-easy", 2, chance="sampled", signals="none")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(spiel, evaluator, 2.0, 4, random_state=np.random.RandomState(2))
    state = spiel.new_initial_state()
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert state.returns()[0] == state.returns()[1]


def test_games_are_loaded_by_name() -> None:
    spiel = pyspiel.load_game("stosy_snakes_and_ladders(seats=3,rounds=single,chance=sampled)")
    assert spiel.num_players() == 3
    assert spiel.about.setup.options.rounds == "single"
    with pytest.raises(ValueError, match="explicit or sampled"):
        research.open_spiel("the-game", chance="loaded")
