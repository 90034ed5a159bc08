"""The Game, the original: TG1 to TG5."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec.structs import replace

from stosy.core import Action, Dice, Ended, Move, Refused
from stosy.games.rows.piles import Drew, EndTurn, Laid, Lay, TakeBack, Turn
from stosy.games.rows.team_state import Deal, PassedOver, Said, Signal, TeamResult, TeamState
from stosy.games.the_game import GAME
from stosy.games.the_game.rules import TheGameOptions
from tests.cases import cases
from tests.games.positions import SEEDS, actor, lays, offered, opening, original, played, refusal

NUMBERS = tuple(range(2, 100))
RISING, FALLING = ("up1", "up2"), ("down1", "down2")
PILES = RISING + FALLING
SETUP = GAME.setup(3, TheGameOptions())
DEAL = Deal((NUMBERS[:6], NUMBERS[6:12], NUMBERS[12:18]), NUMBERS[18:], 0)

either_minimum = cases("minimum", [2, 3])


def up(*cards: int) -> tuple[Lay[int], ...]:
    return tuple(Lay(card, "up1") for card in cards)


def narrow(
    *hands: tuple[int, ...],
    draw: tuple[int, ...] = (60, 61, 62, 63, 64, 65, 66),
    laid: int = 0,
    minimum: Literal[2, 3] = 2,
) -> TeamState[int]:
    """Only the first rising pile, at 90, has room: 80 or anything higher fits there."""
    return original(*hands, up1=90, up2=99, down1=2, down2=2, draw=draw, laid=laid, minimum=minimum)


def signals(state: TeamState[int], seat: int) -> set[Action]:
    return {action for action in offered(GAME, state, seat) if isinstance(action, Signal)}


# TG1: the deal


@cases("seats, size", [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_tg1_hand_sizes_and_the_rest_to_draw(seats: int, size: int) -> None:
    deal = GAME.deal(GAME.setup(seats, TheGameOptions()), Dice(SEEDS[0], 0))
    assert [len(hand) for hand in deal.hands] == [size] * seats
    assert tuple(sorted(sum(deal.hands, deal.pile))) == NUMBERS


@pytest.mark.parametrize("seats", [0, 6])
def test_tg1_one_to_five_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.setup(seats, TheGameOptions())
    assert (caught.value.code, caught.value.rule) == ("seat_count", "TG1")


def test_tg1_it_is_a_team_game() -> None:
    assert GAME.team


def test_tg1_two_piles_rise_from_1_and_two_fall_from_100() -> None:
    state = GAME.start(SETUP, DEAL).state
    assert state.piles == ((), (), (), ())
    state = original((2, 50, 99), draw=(60,))
    assert lays(GAME, state) == {(card, pile) for card in (2, 50, 99) for pile in PILES}


@cases(
    "deal",
    [
        pytest.param(replace(DEAL, hands=DEAL.hands[:2]), id="a hand is missing"),
        pytest.param(replace(DEAL, pile=DEAL.pile[1:]), id="a card is missing"),
        pytest.param(replace(DEAL, pile=(*DEAL.pile[1:], 2)), id="a card twice"),
        pytest.param(Deal((NUMBERS[:7], *DEAL.hands[1:]), DEAL.pile, 0), id="a card in two hands"),
        pytest.param(replace(DEAL, first=3), id="a fourth seat starts"),
    ],
)
def test_tg1_any_other_deal_is_refused(deal: Deal[int]) -> None:
    with pytest.raises(Refused) as caught:
        GAME.start(SETUP, deal)
    assert (caught.value.code, caught.value.rule) == ("bad_deal", "TG1")


# TG2: a turn


@pytest.mark.parametrize("count", [0, 1])
def test_tg2_at_least_two_cards_are_laid(count: int) -> None:
    state = original((10, 20, 30), (40,), draw=(60,), laid=count)
    assert EndTurn() not in offered(GAME, state)
    assert refusal(GAME, state, EndTurn()) == ("too_few_laid", "TG2")


@pytest.mark.parametrize("count", [2, 3, 7])
def test_tg2_two_or_more_are_laid_then_drawn_back_to_the_hand_size(count: int) -> None:
    hand, draw = (10, 20, 30, 40, 50, 60, 70), (99, 98, 97, 96, 95, 94, 93, 92)
    state = played(GAME, original(hand, (3, 4), draw=draw), *up(*hand[:count])).state
    assert EndTurn() in offered(GAME, state)
    step = played(GAME, state, EndTurn())
    assert step.events == (Drew(0, count, draw[:count]), Turn(1))
    assert set(step.state.hands[0]) == {*hand[count:], *draw[:count]}
    assert step.state.draw == draw[count:]


@either_minimum
def test_tg2_one_card_is_enough_once_the_draw_pile_is_empty(minimum: Literal[2, 3]) -> None:
    state = original((10, 20, 30), (40,), minimum=minimum)
    assert refusal(GAME, state, EndTurn())[0] == "too_few_laid"
    state = played(GAME, state, *up(10)).state
    assert EndTurn() in offered(GAME, state)
    step = played(GAME, state, EndTurn())
    assert step.events == (Turn(1),)
    assert step.state.hands == ((20, 30), (40,))


def test_tg2_what_is_left_is_drawn() -> None:
    state = original((10, 20, 30, 40, 50, 60, 70), (3, 4), draw=(99,))
    state = played(GAME, state, *up(10, 20), EndTurn()).state
    assert (state.hands[0], state.draw) == ((30, 40, 50, 60, 70, 99), ())


@pytest.mark.parametrize(
    ("piles", "fitting"),
    [(RISING, {40, *range(51, 100)}), (FALLING, {60, *range(2, 50)})],
    ids=["rising", "falling"],
)
def test_tg2_on_in_the_piles_way_or_exactly_ten_back(
    piles: tuple[str, str], fitting: set[int]
) -> None:
    for pile in piles:
        tops: Any = {pile: 50}
        allowed = lays(GAME, original(NUMBERS, draw=(60,), **tops))
        assert {card for card, name in allowed if name == pile} == fitting


@pytest.mark.parametrize(
    ("card", "pile", "code"),
    [(49, "up1", "not_higher"), (41, "up2", "not_higher"), (61, "down1", "not_lower")],
)
def test_tg2_any_other_card_is_refused(card: int, pile: str, code: str) -> None:
    state = original((card, 10, 20), up1=50, up2=50, down1=50, draw=(60,))
    assert refusal(GAME, state, Lay(card, pile)) == (code, "TG2")


@pytest.mark.parametrize(
    ("card", "pile", "trick"),
    [(40, "up1", True), (60, "up2", False), (60, "down1", True), (40, "down2", False)],
)
def test_tg2_ten_back_is_the_trick(card: int, pile: str, trick: bool) -> None:
    state = original((card, 10, 90), up1=50, up2=50, down1=50, down2=50, draw=(61,))
    assert played(GAME, state, Lay(card, pile)).events == (Laid(0, card, pile, trick),)


@pytest.mark.parametrize(
    ("hands", "passed", "following"),
    [
        pytest.param(((10,), (), (20,)), (1,), 2, id="one"),
        pytest.param(((10,), (), (), (20,)), (1, 2), 3, id="several in a row"),
        pytest.param(((10,), (), ()), (1, 2), 0, id="all the others"),
    ],
)
def test_tg2_seats_without_cards_are_passed_over(
    hands: tuple[tuple[int, ...], ...], passed: tuple[int, ...], following: int
) -> None:
    step = played(GAME, original(*hands, laid=1), EndTurn())
    assert step.events == (*map(PassedOver, passed), Turn(following))
    assert actor(GAME, step.state) == following


def test_tg2_alone_every_turn_is_ones_own() -> None:
    state = original((10, 20, 30, 40, 50, 60, 70, 80), draw=(99, 98, 97))
    step = played(GAME, state, *up(10, 20), EndTurn())
    assert step.events == (Drew(0, 2, (99, 98)), Turn(0))


# TG3: the end, the minimum and who starts


def test_tg3_a_minimum_of_three_if_so_agreed() -> None:
    state = original((10, 20, 30, 40), (50, 60, 70), draw=(90,), minimum=3)
    state = played(GAME, state, *up(10, 20)).state
    assert EndTurn() not in offered(GAME, state)
    assert refusal(GAME, state, EndTurn()) == ("too_few_laid", "TG3")
    assert EndTurn() in offered(GAME, played(GAME, state, *up(30)).state)


@cases(
    "hand, minimum, lost",
    [
        pytest.param((50, 51, 52), 2, True, id="none of two"),
        pytest.param((50, 51, 91), 2, True, id="one of two"),
        pytest.param((50, 91, 92), 2, False, id="two of two"),
        pytest.param((50, 80, 91), 2, False, id="two of two with a trick"),
        pytest.param((50, 91, 92), 3, True, id="two of three"),
        pytest.param((91, 92, 93), 3, False, id="three of three"),
        pytest.param((91, 92, 82), 3, False, id="three of three with a trick"),
    ],
)
def test_tg3_lost_at_once_when_the_seat_to_act_cannot_reach_the_minimum(
    hand: tuple[int, ...], minimum: Literal[2, 3], lost: bool
) -> None:
    state = narrow((3, 4, 5, 6, 7, 8, 9), hand, laid=minimum, minimum=minimum)
    step = played(GAME, state, EndTurn())
    result = TeamResult(won=False, left=7 + 3 + 7, reason="cannot_lay") if lost else None
    assert GAME.outcome(step.state) == result
    assert step.events == (Turn(1), *([Ended(result)] if result else []))


@either_minimum
@cases("hand, lost", [((50, 51), True), ((50, 91), False), ((80,), False)])
def test_tg3_with_an_empty_draw_pile_one_card_that_fits_saves_the_game(
    hand: tuple[int, ...], lost: bool, minimum: Literal[2, 3]
) -> None:
    state = narrow((3, 4), hand, draw=(), laid=1, minimum=minimum)
    state = played(GAME, state, EndTurn()).state
    assert (GAME.outcome(state) is not None) == lost


@either_minimum
def test_tg3_the_minimum_falls_to_one_with_the_last_card_drawn(minimum: Literal[2, 3]) -> None:
    state = narrow((3, 4, 5, 6), (50, 91), draw=(70,), laid=minimum, minimum=minimum)
    state = played(GAME, state, EndTurn()).state
    assert GAME.outcome(state) is None
    assert lays(GAME, state) == {(91, "up1")}


def test_tg3_not_lost_once_the_minimum_is_laid() -> None:
    state = played(GAME, narrow((50, 91, 92), (93, 94)), *up(91, 92)).state
    assert offered(GAME, state) - signals(state, 0) == {EndTurn()}


@either_minimum
def test_tg3_the_last_card_wins_at_once_without_end_turn(minimum: Literal[2, 3]) -> None:
    step = played(GAME, narrow((91,), (), draw=(), minimum=minimum), *up(91))
    won = TeamResult(won=True, left=0, reason="all_laid")
    assert step.events == (Laid(0, 91, "up1", trick=False), Ended(won))
    assert refusal(GAME, step.state, EndTurn(), seat=0) == ("over", "G4")


@pytest.mark.parametrize(
    "state",
    [narrow((91,), (50,), draw=()), narrow((91, 50), draw=())],
    ids=["another's hand", "the own hand"],
)
def test_tg3_not_won_while_a_card_is_left(state: TeamState[int]) -> None:
    assert GAME.outcome(played(GAME, state, *up(91)).state) is None


@pytest.mark.parametrize("left", [1, 9, 10])
def test_tg3_a_lost_game_counts_the_cards_left(left: int) -> None:
    state = narrow((), tuple(range(50, 50 + left)), draw=(), laid=1)
    outcome = GAME.outcome(played(GAME, state, EndTurn()).state)
    assert outcome == TeamResult(won=False, left=left, reason="cannot_lay")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_tg3_the_starter_may_be_agreed_before_the_deal(seat: int) -> None:
    starters = {actor(GAME, opening(GAME, 3, seed, seat).state) for seed in SEEDS}
    assert starters == {seat}


def test_tg3_else_the_lot_lets_every_seat_start() -> None:
    assert {actor(GAME, opening(GAME, 3, seed).state) for seed in SEEDS} == {0, 1, 2}


# TG4: signals


@pytest.mark.parametrize("seat", [0, 1])
def test_tg4_the_signals_are_leave_and_wants_of_each_pile(seat: int) -> None:
    state = original((10, 20), (40,), up1=30, draw=(60,))
    assert signals(state, seat) == {
        Signal(word, pile=pile) for word in ("leave", "wants") for pile in PILES
    }


@pytest.mark.parametrize(
    "signal",
    [
        Signal("trick", pile="up1"),
        Signal("holds", colour="r"),
        Signal("height", colour="r", level="low"),
    ],
)
def test_tg4_a_signal_that_would_tell_more_is_refused(signal: Signal) -> None:
    state = original((20, 40), (50,), up1=30, draw=(60,))
    assert refusal(GAME, state, signal) == ("signal_not_in_game", "TG4")


def test_tg4_what_may_be_said_does_not_depend_on_the_cards() -> None:
    one, other = original((10, 20), (40,)), original((98, 99), (40,))
    assert signals(one, 0) == signals(other, 0)


def test_tg4_a_seat_without_cards_cannot_signal() -> None:
    state = original((10, 20), (), (30,))
    assert signals(state, 1) == set()
    signal = Signal("wants", pile="up1")
    assert refusal(GAME, state, signal, seat=1) == ("signal_without_cards", "TG4")


def test_tg4_a_signal_stands_until_its_senders_turn_ends_and_is_not_repeated() -> None:
    leave = Signal("leave", pile="up1")
    state = original((10, 20, 30), (40, 50, 60), draw=(70, 71, 72, 73, 74, 75, 76, 77, 78, 79))
    state = GAME.apply(state, Move(1, leave)).state
    assert refusal(GAME, state, leave, seat=1) == ("signal_stands", "TG4")
    assert leave not in signals(state, 1)
    state = played(GAME, state, *up(10, 20), EndTurn(), *up(40, 50)).state
    assert GAME.view(state, 0).signals == (Said(1, leave),)
    state = played(GAME, state, EndTurn()).state
    assert state.signals == ()
    assert leave in signals(state, 1)


# TG5: no take-back, no dead ends


@pytest.mark.parametrize("laid", [0, 1, 2])
def test_tg5_nothing_is_taken_back(laid: int) -> None:
    state = original((10, 20, 30), (40,), up1=5, draw=(60,), laid=laid)
    assert TakeBack() not in offered(GAME, state)
    assert refusal(GAME, state, TakeBack()) == ("no_take_back", "TG5")


@cases(
    "hand, minimum, laid, only",
    [
        pytest.param((50, 91, 92, 93), 2, 0, {91, 92}, id="first of two"),
        pytest.param((50, 91, 92, 93), 3, 0, {91}, id="first of three"),
        pytest.param((50, 92, 93, 94), 3, 1, {92, 93}, id="second of three"),
        pytest.param((50, 92, 93, 94), 3, 2, {92, 93, 94}, id="third of three"),
        pytest.param((50, 82, 91, 92), 3, 0, {91, 92}, id="a way on after a trick"),
        pytest.param((80, 85, 97), 3, 0, {80}, id="a trick opens the way"),
        pytest.param((50, 91, 92, 93), 3, 3, {91, 92, 93}, id="beyond the minimum"),
    ],
)
def test_tg5_a_lay_after_which_the_minimum_is_out_of_reach_is_not_offered(
    hand: tuple[int, ...], minimum: Literal[2, 3], laid: int, only: set[int]
) -> None:
    state = narrow(hand, (95, 96), laid=laid, minimum=minimum)
    assert lays(GAME, state) == {(card, "up1") for card in only}


@pytest.mark.parametrize(("card", "minimum"), [(93, 2), (92, 3), (93, 3)])
def test_tg5_a_dead_end_is_refused(card: int, minimum: Literal[2, 3]) -> None:
    state = narrow((50, 91, 92, 93), (95, 96), minimum=minimum)
    assert refusal(GAME, state, Lay(card, "up1")) == ("dead_end", "TG5")


@either_minimum
def test_tg5_with_an_empty_draw_pile_there_are_no_dead_ends(minimum: Literal[2, 3]) -> None:
    state = narrow((50, 91, 92, 93), (95, 96), draw=(), minimum=minimum)
    assert lays(GAME, state) == {(91, "up1"), (92, "up1"), (93, "up1")}
