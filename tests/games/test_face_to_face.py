"""Face to Face: FF1 to FF10."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec.structs import replace

from stosy.core import Dice, Ended, Move, Refused
from stosy.games.face_to_face import GAME, FaceToFaceOptions
from stosy.games.face_to_face.state import Deal, FaceToFaceResult, FaceToFaceState
from stosy.games.rows.piles import Dealt, Drew, EndTurn, Laid, Lay, TakeBack, TookBack, Turn
from tests.cases import cases
from tests.games.positions import SEEDS, actor, duel, lays, offered, opening, played, refusal

SETUP = GAME.setup(2, FaceToFaceOptions())
NUMBERS = tuple(range(2, 60))
DEAL = Deal((NUMBERS[:6], NUMBERS[-6:]), (NUMBERS[6:], NUMBERS[:-6]), 0)

both_seats = cases("seat", [0, 1])


def up(*cards: int) -> tuple[Lay[int], ...]:
    return tuple(Lay(card, "up") for card in cards)


def down(*cards: int) -> tuple[Lay[int], ...]:
    return tuple(Lay(card, "down") for card in cards)


# FF1, FF2: the deal and who starts


def test_ff1_each_seat_is_dealt_its_own_58_numbers_six_of_them_in_hand() -> None:
    deal = GAME.deal(SETUP, Dice(SEEDS[0], 0))
    for hand, draw in zip(deal.hands, deal.piles, strict=True):
        assert len(hand) == 6
        assert tuple(sorted(hand + draw)) == NUMBERS


def test_ff1_every_draw_pile_is_shuffled_on_its_own() -> None:
    deals = [GAME.deal(SETUP, Dice(seed, 0)) for seed in SEEDS]
    piles = [draw for deal in deals for draw in deal.piles]
    assert len(set(piles)) == len(piles) == 2 * len(SEEDS)
    assert all(list(draw) != sorted(draw) for draw in piles)


@pytest.mark.parametrize(("name", "row"), [("their_up", 1), ("their_down", 60)])
def test_ff1_an_ascending_row_starts_at_1_and_a_descending_one_at_60(name: str, row: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.apply(duel(20, 30), Move(0, Lay(20, name)))
    assert caught.value.facts["top"] == row


def test_ff1_every_number_fits_on_both_own_row_cards() -> None:
    assert lays(GAME, duel(2, 30, 59)) == {
        (card, name) for card in (2, 30, 59) for name in ("up", "down")
    }


@cases(
    "deal",
    [
        pytest.param(replace(DEAL, hands=(NUMBERS[:5], NUMBERS[-6:])), id="a card is missing"),
        pytest.param(replace(DEAL, hands=((2, 2, 4, 5, 6, 7), NUMBERS[-6:])), id="a card twice"),
        pytest.param(
            Deal((NUMBERS[:7], NUMBERS[-6:]), (NUMBERS[7:], NUMBERS[:-6]), 0), id="seven in hand"
        ),
        pytest.param(replace(DEAL, hands=DEAL.hands[:1]), id="one hand"),
        pytest.param(replace(DEAL, piles=(*DEAL.piles, NUMBERS)), id="three draw piles"),
        pytest.param(replace(DEAL, first=2), id="a third seat starts"),
    ],
)
def test_ff1_any_other_deal_is_refused(deal: Deal) -> None:
    with pytest.raises(Refused) as caught:
        GAME.start(SETUP, deal)
    assert (caught.value.code, caught.value.rule) == ("bad_deal", "FF1")


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_ff1_exactly_two_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.setup(seats, FaceToFaceOptions())
    assert (caught.value.code, caught.value.rule) == ("seat_count", "FF1")


def test_ff2_the_lot_lets_either_seat_start() -> None:
    assert {actor(GAME, opening(GAME, seed=seed).state) for seed in SEEDS} == {0, 1}


@both_seats
def test_ff2_the_starter_may_be_chosen_when_the_table_is_made(seat: int) -> None:
    assert {actor(GAME, opening(GAME, seed=seed, first=seat).state) for seed in SEEDS} == {seat}


def test_ff2_choosing_the_starter_leaves_the_cards_as_they_were() -> None:
    deals = [GAME.deal(replace(SETUP, first=first), Dice(SEEDS[0], 0)) for first in (0, 1)]
    assert deals[0] == replace(deals[1], first=0)


# FF3: a turn


@pytest.mark.parametrize("draw", [(54, 55), ()])
@pytest.mark.parametrize("count", [0, 1])
def test_ff3_a_turn_cannot_end_before_two_cards_are_laid(count: int, draw: tuple[int, ...]) -> None:
    state = played(GAME, duel(10, 20, 30, draw=draw), *up(10)[:count]).state
    assert EndTurn() not in offered(GAME, state)
    assert refusal(GAME, state, EndTurn()) == ("too_few_laid", "FF3")


@both_seats
@cases("count", [2, 3, 4, 5, 6])
def test_ff3_a_turn_may_end_after_two_or_more_and_the_other_seat_plays(
    count: int, seat: int
) -> None:
    cards = (10, 15, 20, 25, 30, 35)
    state = played(GAME, duel(*cards, seat=seat), *up(*cards[:count])).state
    assert EndTurn() in offered(GAME, state)
    assert actor(GAME, played(GAME, state, EndTurn()).state) == 1 - seat


def test_ff3_cards_are_laid_in_any_order_over_the_piles() -> None:
    state = duel(10, 20, 30, 40, 50, their_up=12)
    moves = (*up(20), *down(50), Lay(10, "their_up"), *up(30), *down(40))
    step = played(GAME, state, *moves)
    assert step.state.piles == ((20, 30), (50, 40), (12, 10), ())


# FF4: the own piles


@both_seats
@cases(
    "name, cards",
    [
        ("up", (4, 8, 13)),
        ("up", (3, 11, 12, 13, 18, 20, 34)),
        ("down", (54, 50, 48, 41, 40, 37)),
    ],
)
def test_ff4_the_leaflets_rows_can_be_laid_card_by_card(
    name: str, cards: tuple[int, ...], seat: int
) -> None:
    state = duel(*sorted(cards), draw=(57, 58), seat=seat)
    for card in cards:
        state = played(GAME, state, Lay(card, name)).state
    assert cards in state.piles


@both_seats
@cases("name, top, card", [("up", 27, 17), ("down", 35, 45), ("up", 12, 2), ("down", 49, 59)])
def test_ff4_card_exactly_ten_back_fits_the_own_pile(
    name: str, top: int, card: int, seat: int
) -> None:
    tops: Any = {name: top}
    step = played(GAME, duel(card, 30, 31, seat=seat, **tops), Lay(card, name))
    assert step.events == (Laid(seat, card, name, trick=True),)


@cases(
    "name, top, card, code",
    [
        *(("up", 27, card, "not_higher") for card in (2, 16, 18, 26, 27)),
        *(("down", 35, card, "not_lower") for card in (35, 36, 44, 46, 59)),
    ],
)
def test_ff4_any_other_card_is_refused(name: str, top: int, card: int, code: str) -> None:
    tops: Any = {name: top}
    state = duel(card, 28, 34, **tops)
    assert (card, name) not in lays(GAME, state)
    assert refusal(GAME, state, Lay(card, name)) == (code, "FF4")


def test_ff4_a_card_that_goes_on_is_no_trick() -> None:
    (laid,) = played(GAME, duel(28, 37, up=27), *up(37)).events
    assert laid == Laid(0, 37, "up", trick=False)


def test_ff4_the_trick_has_no_limit() -> None:
    moves = (*up(17), *down(45), *up(30, 20, 31, 21), *down(29, 39))
    hand = tuple(move.card for move in moves)
    state = duel(*sorted(hand), up=27, down=35)
    tricks = []
    for move in moves:
        step = played(GAME, state, move)
        tricks += [event.card for event in step.events if isinstance(event, Laid) and event.trick]
        state = step.state
    assert tricks == [17, 45, 20, 21, 39]


# FF5: the opponent's piles


@both_seats
@cases(
    "name, top, fitting",
    [
        ("their_up", 29, range(2, 29)),
        ("their_up", 18, range(2, 18)),
        ("their_down", 40, range(41, 60)),
    ],
)
def test_ff5_exactly_the_cards_that_improve_an_opponents_pile_fit_there(
    name: str, top: int, fitting: range, seat: int
) -> None:
    tops: Any = {name: top}
    allowed = lays(GAME, duel(*NUMBERS, seat=seat, **tops))
    assert {card for card, pile in allowed if pile == name} == set(fitting)


@both_seats
def test_ff5_a_12_goes_on_the_opponents_ascending_29(seat: int) -> None:
    step = played(GAME, duel(12, 40, their_up=29, seat=seat), Lay(12, "their_up"))
    assert step.state.piles[2 - 2 * seat] == (29, 12)


@cases(
    "card, name, code",
    [
        (18, "their_up", "help_not_lower"),
        (19, "their_up", "help_not_lower"),
        (28, "their_up", "help_not_lower"),
        (40, "their_down", "help_not_higher"),
        (39, "their_down", "help_not_higher"),
        (30, "their_down", "help_not_higher"),
    ],
)
def test_ff5_a_card_that_does_not_improve_the_pile_is_refused(
    card: int, name: str, code: str
) -> None:
    state = duel(card, 50, their_up=18, their_down=40)
    assert refusal(GAME, state, Lay(card, name)) == (code, "FF5")


@pytest.mark.parametrize(("card", "name"), [(8, "their_up"), (50, "their_down")])
def test_ff5_ten_back_is_a_help_there_and_no_trick(card: int, name: str) -> None:
    step = played(GAME, duel(card, 30, their_up=18, their_down=40), Lay(card, name))
    assert step.events == (Laid(0, card, name, trick=False),)


@pytest.mark.parametrize("name", ["their_up", "their_down"])
def test_ff5_a_row_card_cannot_be_improved(name: str) -> None:
    state = duel(*NUMBERS)
    assert {pile for _, pile in lays(GAME, state)} == {"up", "down"}
    assert refusal(GAME, state, Lay(20, name)) == ("row_card_cannot_improve", "FF5")


@pytest.mark.parametrize(("second", "name"), [(11, "their_up"), (45, "their_down")])
def test_ff5_only_one_card_a_turn_goes_to_the_opponent(second: int, name: str) -> None:
    state = duel(12, second, 30, 31, their_up=18, their_down=40)
    state = played(GAME, state, Lay(12, "their_up")).state
    assert {pile for _, pile in lays(GAME, state)} == {"up", "down"}
    assert refusal(GAME, state, Lay(second, name)) == ("helped_already", "FF5")


def test_ff5_the_next_turn_allows_a_help_again() -> None:
    state = duel(11, 12, 30, theirs=(45, 50, 51), their_up=18)
    state = played(GAME, state, Lay(12, "their_up"), *up(30), EndTurn(), *up(45, 50)).state
    state = played(GAME, state, EndTurn()).state
    assert (11, "their_up") in lays(GAME, state)


def test_ff5_a_help_becomes_the_opponents_own_top() -> None:
    state = duel(12, 30, their_up=18, their_down=20, theirs=(12, 13, 14, 15))
    state = played(GAME, state, Lay(12, "their_up"), *up(30), EndTurn()).state
    assert refusal(GAME, state, Lay(12, "up")) == ("not_higher", "FF4")
    assert (13, "up") in lays(GAME, state)


# FF6: drawing


@both_seats
@cases("count", [2, 3, 4, 5, 6])
def test_ff6_only_own_piles_used_draws_exactly_two(count: int, seat: int) -> None:
    cards = (10, 15, 20, 25, 30, 35)
    state = duel(*cards, draw=(58, 57, 56, 55), seat=seat)
    step = played(GAME, state, *up(*cards[:count]), EndTurn())
    assert step.events[0] == Drew(seat, 2, (58, 57))
    assert step.state.hands[seat] == (*cards[count:], 57, 58)
    assert step.state.draws[seat] == (56, 55)


@both_seats
@cases("own", [1, 2, 3, 4, 5])
def test_ff6_a_card_laid_with_the_opponent_draws_up_to_six(own: int, seat: int) -> None:
    cards = (10, 15, 20, 25, 30)
    state = duel(2, *cards, draw=(58, 57, 56, 55, 54, 53, 52), their_up=18, seat=seat)
    step = played(GAME, state, *up(*cards[:own]), Lay(2, "their_up"), EndTurn())
    assert step.events[0] == Drew(seat, own + 1, (58, 57, 56, 55, 54, 53)[: own + 1])
    assert len(step.state.hands[seat]) == 6


def test_ff6_up_to_six_counts_from_what_is_in_hand() -> None:
    state = duel(2, 10, 15, draw=(58, 57, 56, 55, 54, 53, 52), their_up=18)
    state = played(GAME, state, Lay(2, "their_up"), *up(10), EndTurn()).state
    assert state.hands[0] == (15, 54, 55, 56, 57, 58)


@pytest.mark.parametrize("draw", [(), (58,)])
def test_ff6_fewer_than_two_are_drawn_when_the_pile_runs_out(draw: tuple[int, ...]) -> None:
    state = played(GAME, duel(10, 15, 20, draw=draw), *up(10, 15), EndTurn()).state
    assert state.hands[0] == (20, *draw)
    assert state.draws[0] == ()


@pytest.mark.parametrize("draw", [(), (58,), (57, 58)])
def test_ff6_fewer_than_six_are_held_when_the_pile_runs_out(draw: tuple[int, ...]) -> None:
    state = duel(2, 10, 15, draw=draw, their_up=18)
    state = played(GAME, state, Lay(2, "their_up"), *up(10), EndTurn()).state
    assert state.hands[0] == (15, *draw)
    assert state.draws[0] == ()


def test_ff6_a_help_taken_back_does_not_count() -> None:
    state = duel(2, 10, 15, 20, draw=(58, 57, 56), their_up=18)
    step = played(GAME, state, Lay(2, "their_up"), TakeBack(), *up(10, 15), EndTurn())
    assert step.events[0] == Drew(0, 2, (58, 57))


# FF7: the end


@both_seats
def test_ff7_laying_the_last_of_the_58_wins_at_once(seat: int) -> None:
    step = played(GAME, duel(30, 40, draw=(), seat=seat), *up(30, 40))
    won = FaceToFaceResult(seat, "all_laid")
    assert step.events == (Laid(seat, 40, "up", trick=False), Ended(won))
    assert GAME.outcome(step.state) == won
    assert GAME.offers(step.state) == ()


def test_ff7_an_empty_hand_alone_does_not_win() -> None:
    state = played(GAME, duel(30, 40, draw=(58,)), *up(30, 40)).state
    assert GAME.outcome(state) is None
    assert offered(GAME, state) == {TakeBack(), EndTurn()}


def test_ff7_the_last_card_wins_on_the_opponents_pile_too() -> None:
    state = duel(2, 40, draw=(), their_up=18)
    state = played(GAME, state, *up(40), Lay(2, "their_up")).state
    assert GAME.outcome(state) == FaceToFaceResult(0, "all_laid")


@both_seats
@cases(
    "theirs",
    [
        pytest.param((30, 31), id="none fits"),
        pytest.param((30, 59), id="one fits the own pile"),
        pytest.param((19, 30), id="one is a help"),
        pytest.param((18, 19), id="two are helps, and one is allowed"),
    ],
)
def test_ff7_who_cannot_lay_two_at_the_start_of_the_turn_loses_at_once(
    theirs: tuple[int, ...], seat: int
) -> None:
    state = duel(10, 20, their_up=58, their_down=2, theirs=theirs, seat=seat)
    step = played(GAME, state, *up(10, 20), EndTurn())
    lost = FaceToFaceResult(seat, "cannot_lay")
    assert step.events == (Drew(seat, 2, (54, 55)), Turn(1 - seat), Ended(lost))
    assert GAME.outcome(step.state) == lost


@pytest.mark.parametrize(
    "theirs",
    [
        pytest.param((19, 59), id="one own, one help"),
        pytest.param((30, 48, 49), id="ten back, then on"),
        pytest.param((12, 11), id="ten back on the falling pile, then on"),
    ],
)
def test_ff7_who_can_lay_two_in_any_way_plays_on(theirs: tuple[int, ...]) -> None:
    state = duel(10, 20, their_up=58, their_down=2, theirs=theirs)
    state = played(GAME, state, *up(10, 20), EndTurn()).state
    assert GAME.outcome(state) is None
    assert actor(GAME, state) == 1


# FF8: a single last card


def last_card(card: int, single_last_card: Literal["loses", "may_be_laid"]) -> FaceToFaceState:
    """Seat 1 begins a turn with one card and nothing to draw; seat 0 has just laid 10 and 20."""
    state = duel(
        10,
        20,
        their_up=50,
        their_down=5,
        theirs=(card,),
        their_draw=(),
        single_last_card=single_last_card,
    )
    return played(GAME, state, *up(10, 20), EndTurn()).state


@cases("card", [51, 4, 40, 15, 12])
def test_ff8_a_single_last_card_loses(card: int) -> None:
    assert GAME.outcome(last_card(card, "loses")) == FaceToFaceResult(0, "cannot_lay")


@cases(
    "card, names",
    [
        pytest.param(51, {"up"}, id="higher"),
        pytest.param(40, {"up"}, id="ten lower"),
        pytest.param(4, {"down", "their_up"}, id="lower"),
        pytest.param(15, {"down", "their_up"}, id="ten higher"),
        pytest.param(12, {"their_up"}, id="only on the opponent's pile"),
    ],
)
def test_ff8_a_single_last_card_may_be_laid_on_any_pile_if_so_agreed(
    card: int, names: set[str]
) -> None:
    state = last_card(card, "may_be_laid")
    assert offered(GAME, state) == {Lay(card, name) for name in names}
    for name in names:
        laid = played(GAME, state, Lay(card, name)).state
        assert GAME.outcome(laid) == FaceToFaceResult(1, "all_laid")


def test_ff8_a_single_last_card_that_fits_nowhere_loses_under_either_option() -> None:
    assert GAME.outcome(last_card(30, "may_be_laid")) == FaceToFaceResult(0, "cannot_lay")


def test_ff8_a_single_last_card_cannot_be_kept() -> None:
    assert refusal(GAME, last_card(51, "may_be_laid"), EndTurn()) == ("too_few_laid", "FF3")


@pytest.mark.parametrize("hand", [(30, 40), (30, 40, 50), (30, 40, 50, 55)])
def test_ff8_with_more_last_cards_the_minimum_stays_two(hand: tuple[int, ...]) -> None:
    state = duel(*hand, draw=(), single_last_card="may_be_laid")
    state = played(GAME, state, *up(30)).state
    assert refusal(GAME, state, EndTurn()) == ("too_few_laid", "FF3")


@both_seats
def test_ff8_a_last_card_drawn_alone_is_laid_in_the_next_turn_if_so_agreed(seat: int) -> None:
    state = duel(30, 40, draw=(50,), seat=seat, single_last_card="may_be_laid")
    state = played(GAME, state, *up(30, 40)).state
    assert GAME.outcome(state) is None
    state = played(GAME, state, EndTurn(), *up(51, 52), EndTurn(), *up(50)).state
    assert GAME.outcome(state) == FaceToFaceResult(seat, "all_laid")


# FF9: taking back, and dead ends


@both_seats
def test_ff9_cards_are_taken_back_last_first(seat: int) -> None:
    states = [duel(2, 20, 30, 40, their_up=18, seat=seat)]
    moves = (*up(20), Lay(2, "their_up"), *down(40))
    for move in moves:
        states.append(played(GAME, states[-1], move).state)
    state = states.pop()
    for move in reversed(moves):
        assert TakeBack() in offered(GAME, state)
        step = played(GAME, state, TakeBack())
        state = step.state
        assert step.events == (TookBack(seat, move.card, move.pile),)
        assert state == states.pop()


@both_seats
def test_ff9_with_nothing_laid_there_is_nothing_to_take_back(seat: int) -> None:
    state = duel(20, 30, seat=seat)
    assert TakeBack() not in offered(GAME, state)
    assert refusal(GAME, state, TakeBack()) == ("nothing_to_take_back", "FF9")


def test_ff9_taking_back_below_the_minimum_takes_the_end_of_the_turn_back_too() -> None:
    state = played(GAME, duel(20, 30, 40), *up(20, 30), TakeBack()).state
    assert EndTurn() not in offered(GAME, state)


def test_ff9_a_help_taken_back_may_be_given_anew() -> None:
    state = duel(2, 45, 20, their_up=18, their_down=40)
    state = played(GAME, state, Lay(2, "their_up"), TakeBack()).state
    assert lays(GAME, state) >= {(2, "their_up"), (45, "their_down")}


def test_ff9_an_ended_turn_cannot_be_taken_back() -> None:
    state = played(GAME, duel(20, 30), *up(20, 30), EndTurn()).state
    assert refusal(GAME, state, TakeBack(), seat=0) == ("not_your_turn", "G1")
    assert refusal(GAME, state, TakeBack(), seat=1) == ("nothing_to_take_back", "FF9")


def test_ff9_the_winning_lay_cannot_be_taken_back() -> None:
    state = played(GAME, duel(20, 30, draw=()), *up(20, 30)).state
    assert refusal(GAME, state, TakeBack(), seat=0) == ("over", "G4")


@cases(
    "hand, only",
    [
        pytest.param((41, 59), {(41, "up")}, id="two cards"),
        pytest.param((15, 41, 59), {(41, "up")}, id="a third that fits nowhere"),
        pytest.param((30, 41), {(30, "up")}, id="ten lower, then on"),
        pytest.param((31, 41), {(41, "up")}, id="on, then ten lower"),
        pytest.param((30, 31, 32), {(30, "up")}, id="ten lower, then any"),
    ],
)
def test_ff9_a_first_lay_that_leaves_no_second_is_not_offered(
    hand: tuple[int, ...], only: set[tuple[int, str]]
) -> None:
    assert lays(GAME, duel(*hand, up=40, down=2)) == only


def test_ff9_a_dead_end_is_refused() -> None:
    state = duel(41, 59, up=40, down=2)
    assert refusal(GAME, state, Lay(59, "up")) == ("dead_end", "FF9")


def test_ff9_a_help_that_takes_the_help_another_card_needs_is_a_dead_end() -> None:
    """28 fits only with the opponent; 59 would fit there too, but then 28 could not be laid."""
    state = duel(28, 59, up=58, down=2, their_up=29, their_down=40)
    assert lays(GAME, state) == {(28, "their_up"), (59, "up")}
    assert refusal(GAME, state, Lay(59, "their_down")) == ("dead_end", "FF9")


def test_ff9_once_two_are_laid_no_lay_is_a_dead_end() -> None:
    state = played(GAME, duel(41, 42, 43, 59, up=40, down=2), *up(41, 42)).state
    assert lays(GAME, state) == {(43, "up"), (59, "up")}


def test_ff9_a_single_last_card_is_no_dead_end() -> None:
    assert lays(GAME, last_card(51, "may_be_laid")) == {(51, "up")}


def test_ff9_the_last_card_ends_the_game_without_end_turn() -> None:
    state = played(GAME, duel(20, 30, draw=()), *up(20, 30)).state
    assert GAME.outcome(state) is not None
    assert refusal(GAME, state, EndTurn(), seat=0) == ("over", "G4")


# FF10: what is public


@both_seats
def test_ff10_tops_sizes_and_every_card_laid_are_public(seat: int) -> None:
    state = played(GAME, duel(2, 20, 30, up=15, their_up=18), *up(20), Lay(2, "their_up")).state
    view = GAME.view(state, seat)
    assert view.piles == ((15, 20), (), (18, 2), ())
    assert view.sizes == (1, 2)
    assert view.draws == (5, 1)
    assert view.laid == (Lay(20, "up"), Lay(2, "their_up"))
    assert (view.turn, view.result) == (0, None)


@both_seats
def test_ff10_a_seat_sees_its_own_hand_only(seat: int) -> None:
    state = duel(20, 30, theirs=(40, 50))
    assert GAME.view(state, seat).hand == state.hands[seat]
    hidden = replace(
        state,
        hands=(state.hands[0], (45, 46)) if seat == 0 else ((45, 46), state.hands[1]),
        draws=tuple(draw[::-1] for draw in state.draws),
    )
    assert GAME.view(hidden, seat) == GAME.view(state, seat)


def test_ff10_a_spectator_sees_no_hand() -> None:
    view = GAME.view(duel(20, 30), None)
    assert view.hand == ()
    assert view.sizes == (2, 2)


@pytest.mark.parametrize(
    ("viewer", "cards"), [(0, (54, 55)), (1, None), (None, None)], ids=["self", "other", "nobody"]
)
def test_ff10_only_who_draws_sees_which_cards(
    viewer: int | None, cards: tuple[int, ...] | None
) -> None:
    drew = played(GAME, duel(20, 30), *up(20, 30), EndTurn()).events[0]
    assert drew.seen_by(viewer) == Drew(0, 2, cards)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_ff10_only_the_owner_sees_what_was_dealt(viewer: int | None) -> None:
    dealt = GAME.start(SETUP, DEAL).events[0]
    hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(DEAL.hands))
    assert dealt.seen_by(viewer) == Dealt(0, hands=hands)


# What a view tells of the turn


def test_ff6_the_view_tells_how_many_cards_ending_the_turn_brings() -> None:
    own = played(GAME, duel(4, 5, 6, 7, 8, 9), *up(4, 5, 6)).state
    assert GAME.view(own, 0).draws_next == GAME.view(own, None).draws_next == 2
    helped = played(GAME, duel(4, 5, 6, 7, 8, 9, their_up=20), *up(4), Lay(5, "their_up")).state
    assert GAME.view(helped, 0).draws_next == 2
    few = replace(helped, draws=((54,), ()))
    assert GAME.view(few, 0).draws_next == 1


@pytest.mark.parametrize(
    ("hand", "draw", "danger"),
    [
        ((4, 5, 6, 7, 8, 9), (10, 11, 12), None),
        ((4, 5, 6, 7, 8, 9), (10, 11), "soon"),
        ((4, 5), (), "two"),
    ],
)
def test_ff8_a_single_last_card_is_told_before_calmly(
    hand: tuple[int, ...], draw: tuple[int, ...], danger: str | None
) -> None:
    state = duel(*hand, draw=draw)
    assert GAME.view(state, 0).danger == danger
    assert GAME.view(state, None).danger is None
    assert (
        GAME.view(
            replace(state, options=FaceToFaceOptions(single_last_card="may_be_laid")), 0
        ).danger
        is None
    )


@pytest.mark.parametrize(("hand", "draw"), [((4, 5, 6), ()), ((4, 5), (6,))])
def test_ff8_to_end_the_turn_with_one_card_left_would_lose(
    hand: tuple[int, ...], draw: tuple[int, ...]
) -> None:
    state = played(GAME, duel(*hand, draw=draw), *up(4, 5)).state
    assert GAME.view(state, 0).danger == "now"
    assert GAME.view(state, 1).danger == "soon"


@pytest.mark.parametrize(("option", "minimum"), [("loses", 2), ("may_be_laid", 1)])
def test_ff8_the_view_tells_how_many_cards_the_turn_needs(
    option: Literal["loses", "may_be_laid"], minimum: int
) -> None:
    assert GAME.view(duel(4, draw=(), single_last_card=option), 0).minimum == minimum
