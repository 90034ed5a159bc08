"""One seat as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stosy import research
from stosy.bots import find_bot
from tests.environments.tables import Table, every_table

# Without a registered id there is no spec to make other environments from.
pytestmark = pytest.mark.filterwarnings("ignore:.*not having a spec")


def env(table: Table, **more: Any) -> Any:
    given = {"bots": "casual", **table.more, **more}
    return research.one_seat(table.game, table.seats, table.options, **given)


@every_table
def test_gymnasium_accepts_it(table: Table) -> None:
    check_env(env(table, seat=table.seats - 1, render_mode="ansi"))


@every_table
def test_the_agent_is_asked_until_the_match_ends(table: Table) -> None:
    gym, random = env(table, strict=True), np.random.default_rng(1)
    seen, info = gym.reset(seed=5)
    ended = False
    while not ended:
        assert gym.episode.seat == gym.seat
        assert seen in gym.observation_space
        legal = np.flatnonzero(info["action_mask"])
        seen, reward, ended, truncated, info = gym.step(random.choice(legal))
        assert not truncated
        assert ended or reward == 0
    assert reward == gym.episode.returns[gym.seat]
    with pytest.raises(ValueError, match="over"):
        gym.step(0)


def test_the_bots_may_be_given() -> None:
    own = find_bot("random", "the-game")
    mixed = research.one_seat("the-game", 3, seat=1, bots=["strong", own])
    assert mixed.bots[1] is None
    assert mixed.bots[2] is own
    with pytest.raises(ValueError, match="1 bots for 2 other seats"):
        research.one_seat("the-game", 3, bots=[own])
    with pytest.raises(ValueError, match="no seat 3"):
        research.one_seat("the-game", 3, seat=3)


@pytest.mark.parametrize(("game", "lost"), [("face-to-face", -1), ("the-game", 0)])
def test_an_illegal_action_loses_or_is_refused(game: str, lost: float) -> None:
    gym = research.one_seat(game)
    _, info = gym.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = gym.step(wrong)
    assert (reward, ended, info["illegal"]) == (lost, True, True)
    strict = research.one_seat(game, strict=True)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not in the mask"):
        strict.step(wrong)


def test_a_strong_partner_is_better_than_a_random_one() -> None:
    """The bots really play: with the same agent on our seat more cards are laid."""

    def laid(level: str) -> int:
        gym, total = research.one_seat("quick-and-easy", 3, bots=level), 0
        for match in range(4):
            _, info = gym.reset(seed=match)
            ended = False
            while not ended:
                _, _, ended, _, info = gym.step(int(info["action_mask"].argmax()))
            total += 50 - gym.episode.state.result.left
        return total

    assert laid("strong") > laid("random")
