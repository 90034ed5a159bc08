"""A policy as a bot: it sees and may do at a table what it saw and could do in training."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stosy.bots import find_bot
from stosy.core import Dice, seed_of
from stosy.games import games
from stosy.lab.runner import play_match
from stosy.research import Episode, as_bot, spec

OPTIONS = {"snakes-and-ladders": {"rounds": "single", "draw": "only_without_a_fit"}}


def first_open(seen: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("game", games())
def test_a_bot_is_asked_as_in_training(game: str) -> None:
    about, given = spec(game, options=OPTIONS.get(game, {})), []

    def policy(seen: Any, mask: Any) -> int:
        given.append((seen.tobytes(), mask.tobytes()))
        return first_open(seen, mask)

    bot, dice = as_bot(policy, about), Dice(seed_of(game), 0)
    for match in range(3):
        episode = Episode.seeded(about, seed_of(game, match), max_steps=150)
        while (seat := episode.seat) is not None:
            action = bot.choose(episode.view(seat), episode.offers(), dice)
            if given:
                assert given.pop() == (episode.observe(seat), episode.mask())
            else:  # nothing to do but to pass: nobody needs to ask for that
                assert [about.actions[number] for number in episode.legal()] == [None]
            episode.play(action)


@pytest.mark.parametrize("game", games())
def test_it_plays_with_other_bots(game: str) -> None:
    about = spec(game, options=OPTIONS.get(game, {}))
    bots = [as_bot(first_open, about), *[find_bot("casual", game)] * (about.seats - 1)]
    match = play_match(about.rules, about.setup, seed_of("policy"), bots)
    assert about.rules.outcome(match.state) is not None


def test_weights_are_drawn_from_the_dice() -> None:
    about = spec("the-game", 2)
    episode = Episode.seeded(about, seed_of("weights"))
    while episode.aside:
        episode.play(None)
    one, two, *_ = episode.legal()

    def policy(seen: Any, mask: Any) -> Any:
        return np.where(np.arange(len(mask)) == one, 3.0, np.arange(len(mask)) == two)

    bot, drawn = as_bot(policy, about), []
    for number in range(400):
        dice = Dice(seed_of("dice", number), 0)
        drawn.append(bot.choose(episode.view(episode.seat or 0), episode.offers(), dice))
    assert set(drawn) == {about.actions[one], about.actions[two]}
    assert 240 < drawn.count(about.actions[one]) < 360


@pytest.mark.parametrize(
    ("policy", "said"),
    [
        (lambda seen, mask: int(np.flatnonzero(~mask)[0]), "not in its mask"),
        (lambda seen, mask: np.zeros(len(mask)), "no weight"),
    ],
)
def test_a_policy_that_does_not_look_at_its_mask_is_told(policy: Any, said: str) -> None:
    about = spec("face-to-face")
    episode = Episode.seeded(about, seed_of("wrong"))
    with pytest.raises(ValueError, match=said):
        as_bot(policy, about).choose(
            episode.view(episode.seat or 0), episode.offers(), Dice(seed_of("x"), 0)
        )


def test_it_plays_only_what_it_was_trained_for() -> None:
    bot = as_bot(first_open, spec("the-game", 3))
    episode = Episode.seeded(spec("the-game", 2), seed_of("seats"))
    with pytest.raises(ValueError, match="trained with 3 seats"):
        bot.choose(episode.view(0), episode.offers(), Dice(seed_of("x"), 0))
