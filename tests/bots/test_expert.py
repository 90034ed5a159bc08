"""The expert: searches where there is something to find out, with the kernel and without."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any

import pytest

import stosy.bots.expert as expert
from stosy.bots import find_bot
from stosy.bots.stopping import new_stop
from stosy.core import Action, Dice, Move, offers_to
from stosy.games import find, games
from stosy.games.face_to_face.state import DECK as FULL
from stosy.games.face_to_face.state import FaceToFaceOptions, FaceToFaceState
from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.cards import DECK
from stosy.games.quick_and_easy.rules import QuickAndEasyOptions
from stosy.games.rows.piles import EndTurn, Lay
from stosy.games.rows.team_state import Signal, TeamState
from stosy.games.snakes_and_ladders.state import Challenge
from tests.bots.sights import options_of, sights

ENGINES = ["python"] if find_spec("stosy_kernel") is None else ["kernel", "python"]
THOROUGH = bool(os.environ.get("STOSY_THOROUGH"))
LEVELS = {"kernel": "expert:16", "python": "expert:16" if THOROUGH else "expert:8"}
"""Of the slow one as few playouts as still tell something; as many in `make soak`."""


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the kernel and without it."""
    if request.param == "python":
        monkeypatch.setattr(expert, "installed", lambda: False)
    return str(request.param)


@pytest.mark.parametrize("game", games())
def test_an_expert_acts_within_its_offers(game: str, engine: str) -> None:
    seats = find(game).seats
    bot = find_bot(LEVELS[engine], game)
    for count in {seats[0], seats[len(seats) // 2], seats[-1]}:
        for number, sight in enumerate(sights(game, count, 41, **options_of(game))):
            action = bot.choose(sight.view, sight.offers, Dice("expert", number))
            assert action in sight.offered or (action is None and not sight.must)


def test_without_the_kernel_what_cannot_be_told_in_time_is_the_strong_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A playout is cut off when the time is up."""
    monkeypatch.setattr(expert, "installed", lambda: False)
    for game in games():
        bot, instant = find_bot("expert", game, seconds=1e-6), find_bot("strong", game)
        for number, sight in enumerate(sights(game, 2, 61, **options_of(game))):
            dice = Dice("late", number)
            action = bot.choose(sight.view, sight.offers, dice)
            assert action == instant.choose(sight.view, sight.offers, dice)


def test_too_few_deals_tell_nothing_and_chance_alone_is_not_followed() -> None:
    own, other = EndTurn(), Lay(5, "up")
    assert not expert.compared((own, other), [[0.0, 1.0]] * (expert.FEWEST - 1))
    lucky = [[0.0, 1.0], *[[0.5, 0.5]] * (expert.FEWEST - 1)]
    assert expert.better(expert.compared((own, other), lucky), own, 1.5) == own
    sure = [[0.0, 1.0], *[[0.2, 0.5]] * (expert.FEWEST - 1)]
    assert expert.better(expert.compared((own, other), sure), own, 1.5) == other


@pytest.mark.parametrize(
    ("level", "budget"),
    [("expert", (1000, 0.25)), ("flat", (1000, 0.25)), ("expert:16", (16, None))],
)
@pytest.mark.skipif("kernel" not in ENGINES, reason="it searches in the kernel")
def test_a_host_may_say_how_long_an_expert_thinks_without_a_budget(
    level: str, budget: tuple[int, float | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of playouts follows from the time."""
    budgets = set()

    def searched(game: str, settings: Any, view: Any, *rest: Any) -> tuple[()]:
        budgets.add(rest[:2])
        return ()

    monkeypatch.setattr("stosy.bots.in_kernel.search_view", searched)
    bot = find_bot(level, "face-to-face", seconds=0.25)
    for sight in sights("face-to-face", 2, 41):
        bot.choose(sight.view, sight.offers, Dice("time", 0))
    assert budgets == {budget}


@pytest.mark.skipif("kernel" not in ENGINES, reason="only a search in the kernel lasts so long")
@pytest.mark.parametrize("game", games())
def test_an_expert_that_is_stopped_thinks_no_further(game: str) -> None:
    """Otherwise the search would take hours."""
    bot: Any = find_bot(f"expert:{10**9}", game)
    instant, stop = find_bot(expert.EXPERT.level, game), new_stop()
    stop.set()
    for number, sight in enumerate(sights(game, find(game).seats[-1], 41, **options_of(game))):
        dice = Dice("stopped", number)
        action = bot.choose(sight.view, sight.offers, dice, stop)
        assert action == instant.choose(sight.view, sight.offers, dice)


def decided(game: str, state: Any) -> Action | None:
    """What the seat to act does after its signals."""
    rules, seat, bot = find(game), state.turn, find_bot("expert:400", game)
    while True:
        offers = offers_to(rules, state, seat)
        action: Action | None = bot.choose(rules.view(state, seat), offers, Dice("tests", 0))
        if not isinstance(action, Signal):
            return action
        state = rules.apply(state, Move(seat, action)).state


def test_an_expert_wins_a_duel_that_can_be_won_at_once(engine: str) -> None:
    """15 fits only by the trick, on 25, or with the opponent, who would win if the turn ended."""
    own = [card for card in FULL if card not in (15, 25, 26)]
    up = [card for card in own if 2 < card < 21]
    down = [card for card in reversed(own) if card not in up]
    theirs = tuple(card for card in FULL if card not in (30, 40))
    state = FaceToFaceState(
        FaceToFaceOptions(),
        hands=((15, 25, 26), (30, 40)),
        draws=((), ()),
        turn=0,
        piles=(tuple(up), tuple(down), theirs, ()),
        laid_by=((0,) * len(up), (0,) * len(down), (1,) * len(theirs), ()),
        turns=40,
        laid=(Lay(19, "up"), Lay(20, "up")),
    )
    wins = (Lay(25, "up"), Lay(15, "their_up"), Lay(26, "their_up"))
    assert decided("face-to-face", state) in wins


def test_an_expert_leaves_room_for_the_last_card_of_its_partner(engine: str) -> None:
    """Who knows all the cards that lie knows that the partner has blue 9."""
    rest = tuple(card for card in DECK if card not in ("y8", "p3", "r10", "g2", "b9"))
    piles = ((*rest, "y8"), ("p3",))
    state = TeamState(QuickAndEasyOptions(), (("r10", "g2"), ("b9",)), (), piles, 0)
    assert decided("quick-and-easy", state) == Lay("g2", "down")
    laid = GAME.apply(state, Move(0, Lay("g2", "down"))).state
    assert decided("quick-and-easy", laid) == EndTurn()


def test_the_same_dice_choose_the_same(engine: str) -> None:
    for game in games():
        for number, sight in enumerate(sights(game, 2, 61, match=1, **options_of(game))):
            bot = find_bot(LEVELS[engine], game)
            one, two = (bot.choose(sight.view, sight.offers, Dice("d", number)) for _ in "ab")
            assert one == two


class NoDice(Dice):
    def below(self, bound: int) -> int:
        raise AssertionError("there was nothing to find out")


def test_whom_to_trust_is_not_searched() -> None:
    """SL12: deals give the layer of a Wild Draw Four any hand, so they would say to challenge."""
    game = "snakes-and-ladders"
    bot, instant = find_bot("expert", game), find_bot("strong", game)
    doubtful = [s for s in sights(game, 4, 1, **options_of(game)) if Challenge() in s.offered]
    assert doubtful
    for sight in doubtful:
        dice = NoDice("", 0)
        action = bot.choose(sight.view, sight.offers, dice)
        assert action == instant.choose(sight.view, sight.offers, dice)


def test_what_leaves_no_choice_needs_no_dice() -> None:
    state = FaceToFaceState(
        FaceToFaceOptions(),
        hands=((), (2, 3)),
        draws=((40, 41), ()),
        turn=0,
        piles=((5, 6), (), (), ()),
        laid_by=((0, 0), (), (), ()),
        laid=(Lay(5, "up"), Lay(6, "up")),
    )
    rules = find("face-to-face")
    bot = find_bot("expert", "face-to-face")
    action = bot.choose(rules.view(state, 0), offers_to(rules, state, 0), NoDice("", 0))
    assert action == EndTurn()
