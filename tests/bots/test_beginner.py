"""The beginner: makes mistakes, but none that is silly."""

from __future__ import annotations

import pytest

from stosy.bots import find_bot
from stosy.bots.heuristic import scorer_of
from stosy.bots.knowledge import knowledge_of
from stosy.bots.weights import weights_of
from stosy.core import Dice, Move, offers_to
from stosy.games import find, games
from stosy.games.rows.team_state import Signal
from stosy.games.snakes_and_ladders.state import CallOut, Lay
from tests.bots.sights import options_of, sights
from tests.games.snakes_positions import table

SNAKES = find("snakes-and-ladders")


@pytest.mark.parametrize("game", games())
def test_its_mistakes_cost_little_and_are_made_now_and_then(game: str) -> None:
    """Except forgotten announcements and signals, which cost more."""
    weights, known = weights_of("casual", game), knowledge_of(game)
    score_of = scorer_of(game, weights)
    asked_for = max((weights[wish] for wish in known.wishes), default=0)
    beginner, casual = find_bot("beginner", game), find_bot("casual", game)
    asked = others = 0
    for match in range(3):
        for sight in sights(
            game, 3 if game == "snakes-and-ladders" else 2, 1, match, **options_of(game)
        ):
            if not sight.must:
                continue
            action = beginner.choose(sight.view, sight.offers, Dice(f"beginner{match}", asked))
            best = casual.choose(sight.view, sight.offers, Dice("", 0))
            assert action is not None
            assert best is not None
            asked += 1
            others += action != best
            if not (isinstance(best, Lay) and best.one_card):
                score = score_of(sight.view)
                assert score(best) - score(action) <= known.habit[1] + asked_for
    assert 0.04 < others / asked < 0.5


def done(state: object, seat: int, times: int = 400) -> list[object]:
    bot, view = find_bot("beginner", SNAKES.id), SNAKES.view(state, seat)
    offers = offers_to(SNAKES, state, seat)
    return [bot.choose(view, offers, Dice("tests", number)) for number in range(times)]


def test_it_rarely_forgets_to_announce_its_last_card_but_one() -> None:
    lays = [lay for lay in done(table("r3 b1", "y1 y2"), 0) if isinstance(lay, Lay)]
    silent = sum(not lay.one_card for lay in lays)
    assert 0 < silent < len(lays) / 8


def test_it_overlooks_some_of_what_others_forget_and_what_it_might_lay() -> None:
    forgot = SNAKES.apply(table("r1 r2", "y8 y2", "g8 b4"), Move(0, Lay("r1"))).state
    called = done(forgot, 2).count(CallOut(0))
    assert 100 < called < 300
    laid = SNAKES.apply(table("r1 r2 r3", "y8 y2", "r1 b4 b5"), Move(0, Lay("r1"))).state
    assert 100 < done(laid, 2).count(None) < 300


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_it_speaks_as_casual_does_but_not_every_time(game: str) -> None:
    beginner, casual = find_bot("beginner", game), find_bot("casual", game)
    worth, said = 0, 0
    for sight in sights(game, 3, 2):
        saying = casual.choose(sight.view, sight.offers, Dice("", 0))
        heard = beginner.choose(sight.view, sight.offers, Dice("tests", worth))
        if isinstance(heard, Signal):
            assert heard == saying
            said += 1
        worth += isinstance(saying, Signal)
    assert 0.25 < said / worth < 0.6
