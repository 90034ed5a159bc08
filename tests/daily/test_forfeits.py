"""Nobody is rewarded for giving up: a forfeited try is behind every try that was played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from stosy.core import AnyGame, AnyMatch, Match, Move, Resign, Timeout, seed_of
from stosy.games import find, games
from stosy.testing.player import Chooser
from stosy.vocabulary.daily import PERSON, options_of, points_of, seats_of, standing

TRIES = 200
every_game = pytest.mark.parametrize("name", list(games()))


def points(game: AnyGame, match: AnyMatch) -> int:
    result = game.outcome(match.state)
    assert result is not None
    return points_of(game, match.state, result, PERSON)


def played(game: AnyGame, number: int) -> Iterator[AnyMatch]:
    """The daily deal of a number, after every move of the match."""
    setup = game.setup(seats_of(game), options_of(game))
    match: AnyMatch = Match(game, setup, seed_of("honest", number))
    chooser = Chooser(seed_of("chooser", number), care=number % 9)
    while game.outcome(match.state) is None:
        yield match
        match.play(chooser.move(game, match.state))
    yield match


def given_up(game: AnyGame, number: int, moves: int) -> int:
    """The points for giving up the same try after so many moves, by word or by the clock."""
    match = next(islice(played(game, number), moves, None))
    waits = any(offer.seat == PERSON and offer.fallback for offer in game.offers(match.state))
    match.play(Move(PERSON, Timeout() if waits and number % 2 else Resign()))
    return points(game, match)


@every_game
def test_giving_up_is_behind_every_honest_try(name: str) -> None:
    """At once, in the middle, just before the end: it is last."""
    game = find(name)
    honest: Counter[int] = Counter()
    forfeits = []
    for number in range(TRIES):
        positions = list(played(game, number))  # of one match, which is over
        moves = len(positions) - 1
        honest[points(game, positions[-1])] += 1
        forfeits.append(given_up(game, number, (0, moves // 2, moves - 1)[number % 3]))
    assert len(honest) > 10
    for mine in forfeits:
        assert standing(honest + Counter([mine]), mine).place == TRIES + 1
