"""No environment tells what a seat must not know; and the test for it finds what is told."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

from stosy import research
from stosy.research.episode import Episode
from stosy.research.pettingzoo_env import StosyAEC
from stosy.research.secrecy import Leak, check_aec, check_open_spiel, redrawn
from tests.environments.tables import SNAKES, Table, every_table

STEPS = 15


@every_table
def test_no_agent_learns_what_is_hidden(table: Table) -> None:
    env = research.aec(table.game, table.seats, table.options, **table.more)
    assert check_aec(env, matches=2, steps=STEPS).twins > 5


@every_table
def test_no_player_of_open_spiel_learns_what_is_hidden(table: Table) -> None:
    game = research.open_spiel(
        table.game, table.seats, table.options, chance="sampled", **table.more
    )
    assert check_open_spiel(game, matches=1, steps=STEPS).twins > 5


class Telling(StosyAEC):
    """Tells in its info how many cards below 50 the next seat holds."""

    def observe(self, agent: str) -> Any:
        seat = (self.possible_agents.index(agent) + 1) % self.spec.seats
        seen = super().observe(agent)
        low = sum(card < 50 for card in self.episode.state.hands[seat])
        return {**seen, "observation": np.append(seen["observation"], low)}


def test_a_leak_is_found() -> None:
    with pytest.raises(Leak, match=r"the observation of seat_\d tells hidden cards"):
        check_aec(Telling(research.spec("the-game", 3)))


def test_a_seat_that_is_asked_for_its_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """SL9: asking only those who can cut in tells everybody what they hold."""
    everybody = Episode._everybody

    def holders(self: Episode) -> tuple[int, ...]:
        *others, waited = everybody(self)
        top = self.state.discards[-1]
        return (*(seat for seat in others if top in self.state.hands[seat]), waited)

    env = research.aec(SNAKES, 6, {"rounds": "single", "draw": "only_without_a_fit"})
    monkeypatch.setattr(Episode, "_everybody", holders)
    with pytest.raises(Leak, match="the turn of seat_"):
        check_aec(env, matches=10, steps=30)


def test_a_test_that_tests_nothing_fails() -> None:
    env = research.aec("the-game", 3)
    with pytest.raises(ValueError, match="nothing has been tested"):
        check_aec(env, lambda env, agent, random: None, matches=1)


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker"])
def test_games_of_open_spiel_tell_nothing(name: str) -> None:
    """Cards are private by the seat they are dealt to; in Leduc the third is open to all."""
    game = pyspiel.load_game(name)

    def hidden(state: Any, player: int) -> bool:
        dealt = sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history())
        return bool(dealt < game.num_players() and dealt != player)

    assert check_open_spiel(game, redrawn(hidden), matches=20).twins > 20
    assert check_open_spiel(game, matches=20).twins > 20

    def shown(state: Any, player: int) -> bool:
        return not hidden(state, player)

    with pytest.raises(Leak, match="player"):
        check_open_spiel(game, redrawn(shown), matches=20)


def test_an_environment_must_know_how_to_deal_again() -> None:
    class Silent(StosyAEC):
        redealt = property()

    env = Silent(research.spec("the-game", 2))
    with pytest.raises(ValueError, match="say how to deal hidden cards again"):
        check_aec(env, matches=1)
