"""The rules of Lantern Boats, one by one."""

from __future__ import annotations

import pytest

from lantern_boats import GAME, LanternBoatsOptions, LanternBoatsState
from lantern_boats.values import (
    BOATS,
    DECK,
    Blinded,
    Deal,
    Dealt,
    LanternBoatsResult,
    Lay,
    Pass,
    Sailed,
    Turn,
)
from stosy.core import Dice, Event, Match, Move, Refused, Resign, Timeout, seed_of


def position(
    hands: tuple[tuple[int, ...], ...],
    boat: tuple[tuple[int, int], ...] = (),
    options: LanternBoatsOptions | None = None,
    scores: tuple[int, ...] | None = None,
) -> LanternBoatsState:
    """Seat 0 is to act; the left boat holds these lanterns, each with the seat that hung it."""
    cards, seats = tuple(card for card, _ in boat), tuple(seat for _, seat in boat)
    return LanternBoatsState(
        options=options or LanternBoatsOptions(),
        hands=hands,
        draw=(),
        turn=0,
        scores=scores or (0,) * len(hands),
        passes=(1,) * len(hands),
        piles=(cards, (), ()),
        laid_by=(seats, (), ()),
    )


def play(
    state: LanternBoatsState, seat: int, action: Lay | Pass
) -> tuple[LanternBoatsState, tuple[Event, ...]]:
    step = GAME.apply(state, Move(seat, action))
    return step.state, step.events


def dealt(seats: int = 3, first: int | None = None) -> Match[LanternBoatsState, Lay | Pass, Deal]:
    return Match(GAME, GAME.setup(seats, first=first), seed_of("lanterns"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lb1_everybody_gets_seven_of_forty(seats: int) -> None:
    state = dealt(seats).state
    assert [len(hand) for hand in state.hands] == [7] * seats
    lanterns = [card for hand in (*state.hands, state.draw) for card in hand]
    assert sorted(lanterns) == list(DECK)


def test_lb1_a_deal_with_a_lantern_twice_is_refused() -> None:
    setup = GAME.setup(2)
    deal = GAME.deal(setup, Dice(seed_of("twice"), 0))
    twice = (deal.hands[0], (deal.hands[0][0], *deal.hands[1][1:]))
    with pytest.raises(Refused, match="bad_deal"):
        GAME.start(setup, Deal(twice, deal.pile, deal.first))


@pytest.mark.parametrize("seats", [1, 5])
def test_lb1_two_to_four_play(seats: int) -> None:
    with pytest.raises(Refused, match="seat_count"):
        GAME.setup(seats)


def test_lb2_chance_decides_who_begins_unless_it_is_settled() -> None:
    setup = GAME.setup(3)
    starters = {GAME.deal(setup, Dice(seed_of("lot", n), 0)).first for n in range(30)}
    assert starters == {0, 1, 2}
    assert dealt(first=2).state.turn == 2


def test_lb3_a_lantern_from_the_hand_goes_on_any_boat() -> None:
    state = position(((5, 9), (7, 8)))
    (offer,) = GAME.offers(state)
    lays = [action for action in offer.actions if isinstance(action, Lay)]
    assert lays == [Lay(card, boat) for card in (5, 9) for boat in BOATS]
    state, events = play(state, 0, Lay(9, "middle"))
    assert (state.hands[0], state.piles, state.laid_by) == ((5,), ((), (9,), ()), ((), (0,), ()))
    assert events[-1] == Turn(1)


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (1, Lay(7, "left"), "not_your_turn"),
        (0, Lay(7, "left"), "not_held"),
        (0, Lay(5, "raft"), "no_such_pile"),
    ],
)
def test_lb3_nothing_else_can_be_hung(seat: int, action: Lay, code: str) -> None:
    with pytest.raises(Refused, match=code):
        play(position(((5, 9), (7, 8))), seat, action)


def test_lb4_one_pass_a_match() -> None:
    state, _ = play(position(((5,), (7,))), 0, Pass())
    assert (state.turn, state.passes, state.hands[0]) == (1, (0, 1), (5,))
    state, _ = play(state, 1, Pass())
    assert Pass() not in GAME.offers(state)[0].actions
    with pytest.raises(Refused, match="passed_already"):
        play(state, 0, Pass())


@pytest.mark.parametrize("size", [3, 4, 5])
def test_lb5_a_full_boat_sails_at_once(size: int) -> None:
    options = LanternBoatsOptions.of({"boat": size})
    boat = tuple((card, 1) for card in range(11, 10 + size))
    state = position(((5, 9), (7, 8)), boat[:-1], options)
    waiting, _ = play(state, 0, Lay(5, "left"))
    assert len(waiting.piles[0]) == size - 1
    sailed, _ = play(position(((5, 9), (7, 8)), boat, options), 0, Lay(5, "left"))
    assert sailed.piles[0] == sailed.laid_by[0] == ()
    assert sorted(sailed.discards) == [5, *range(11, 10 + size)]


@pytest.mark.parametrize(
    ("boat", "card", "seat", "points"),
    [
        (((10, 1), (20, 1), (40, 2)), 30, 0, 3),  # second to the brightest, alone on the boat
        (((10, 0), (20, 0), (40, 2)), 30, 0, 1),  # own lanterns do not count
        (((10, 0), (30, 1), (20, 2)), 40, 1, 3),  # too bright: the former brightest is second now
        (((39, 0), (20, 1), (10, 2)), 40, 0, 2),  # both lights are one's own
    ],
)
def test_lb6_the_second_brightest_scores_what_others_hung(
    boat: tuple[tuple[int, int], ...], card: int, seat: int, points: int
) -> None:
    state, events = play(position(((card, 1), (2,), (3,)), boat), 0, Lay(card, "left"))
    light = sorted([card, *(each for each, _ in boat)])[-2]
    assert Sailed(seat, "left", light, points) in events
    assert state.scores == tuple(points if each == seat else 0 for each in range(3))


def test_lb7_glare_costs_a_point_if_so_agreed() -> None:
    options = LanternBoatsOptions.of("strict")
    boat = ((40, 1), (10, 0), (20, 1))
    state, events = play(position(((30, 1), (2,)), boat, options), 0, Lay(30, "left"))
    assert Blinded(1) in events
    assert state.scores == (2, -1)


def test_lb7_glare_may_cost_the_one_who_scores() -> None:
    options = LanternBoatsOptions.of("strict")
    boat = ((40, 0), (10, 0), (20, 1))
    state, _ = play(position(((30, 1), (2,)), boat, options), 0, Lay(30, "left"))
    assert state.scores == (0, 0)


def test_lb8_without_lanterns_one_is_passed_over() -> None:
    state, _ = play(position(((5, 9), (), (7,))), 0, Lay(5, "left"))
    assert state.turn == 2


def test_lb8_the_match_ends_with_the_last_lantern_and_half_full_boats_stay() -> None:
    boat = ((10, 1), (20, 1))
    state, _ = play(position(((30,), ()), boat, scores=(2, 1)), 0, Lay(30, "left"))
    assert state.result == LanternBoatsResult((0,), (2, 1), "all_hung")
    assert GAME.offers(state) == ()


def test_lb9_equal_points_share_the_victory() -> None:
    state, _ = play(position(((5,), (), ()), scores=(2, 1, 2)), 0, Lay(5, "left"))
    assert state.result is not None
    assert state.result.winning_seats(3) == (0, 2)
    assert state.result.returns(3) == (1, 0, 1)


@pytest.mark.parametrize(("action", "reason"), [(Resign(), "resigned"), (Timeout(), "timeout")])
def test_lb9_whoever_gives_up_leaves_the_victory_to_the_others(
    action: Resign | Timeout, reason: str
) -> None:
    state = position(((5,), (7,), (8,)), scores=(9, 1, 0))
    result = GAME.outcome(GAME.apply(state, Move(0, action)).state)
    assert result is not None
    assert (result.winners, result.reason) == ((1, 2), reason)


def test_lb10_hands_and_what_is_ashore_are_secret() -> None:
    match = dealt()
    view = GAME.view(match.state, 1)
    assert (view.hand, view.sizes, view.draw) == (match.state.hands[1], (7, 7, 7), 19)
    opening = match.opening[0]
    assert isinstance(opening, Dealt)
    assert [hand is not None for hand in opening.seen_by(1).hands] == [False, True, False]
    assert GAME.view(match.state, None).hand == ()


def test_lb10_an_imagined_match_looks_the_same() -> None:
    match = dealt()
    view = GAME.view(match.state, 1)
    imagined = GAME.imagine(view, Dice(seed_of("dream"), 0))
    assert imagined is not None
    assert GAME.view(imagined, 1) == view
    assert imagined.hands != match.state.hands
    assert GAME.imagine(GAME.view(match.state, None), Dice(seed_of("dream"), 0)) is None
