"""Quick & Easy: QE0 to QE10."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace

from stosy.core import Action, Dice, Ended, Move, Refused
from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.rules import QuickAndEasyOptions
from stosy.games.rows.piles import Dealt, Drew, EndTurn, Laid, Lay, TakeBack, Turn
from stosy.games.rows.team_state import (
    Deal,
    PassedOver,
    Said,
    Signal,
    Signalled,
    TeamResult,
    TeamState,
)
from tests.cases import cases
from tests.games.positions import SEEDS, actor, lays, offered, opening, played, quick, refusal

COLOURS = "rygbp"
DECK = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, 11))
PURPLE = tuple(f"p{number}" for number in range(1, 10))
PILES = ("up", "down")
SETUP = GAME.setup(3, QuickAndEasyOptions())


def dealt(*hands: tuple[str, str], first: int = 0) -> Deal[str]:
    """A given deal; the rest of the deck is the draw pile, in order."""
    held = [card for hand in hands for card in hand]
    return Deal(hands, tuple(card for card in DECK if card not in held), first)


DEAL = dealt(("r7", "y1"), ("b4", "g2"), ("b5", "p9"))


def signals(state: TeamState[str], seat: int) -> set[Action]:
    return {action for action in offered(GAME, state, seat) if isinstance(action, Signal)}


def said(state: TeamState[str], seat: int, signal: Signal) -> TeamState[str]:
    return GAME.apply(state, Move(seat, signal)).state


def holds(colour: str) -> Signal:
    return Signal("holds", colour=colour)


def height(colour: str, level: str) -> Signal:
    return Signal("height", colour=colour, level=level)


def wants(pile: str) -> Signal:
    return Signal("wants", pile=pile)


def trick(pile: str) -> Signal:
    return Signal("trick", pile=pile)


def leave(pile: str) -> Signal:
    return Signal("leave", pile=pile)


# QE0, QE1: who starts, and the deal


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_qe0_the_starter_may_be_agreed_before_the_deal(seat: int) -> None:
    starters = {actor(GAME, opening(GAME, 3, seed, seat).state) for seed in SEEDS}
    assert starters == {seat}


def test_qe0_else_the_lot_lets_every_seat_start() -> None:
    assert {actor(GAME, opening(GAME, 3, seed).state) for seed in SEEDS} == {0, 1, 2}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_qe1_two_cards_each_of_fifty_and_the_rest_to_draw(seats: int) -> None:
    deal = GAME.deal(GAME.setup(seats, QuickAndEasyOptions()), Dice(SEEDS[0], 0))
    assert [len(hand) for hand in deal.hands] == [2] * seats
    assert sorted(sum(deal.hands, deal.pile)) == sorted(DECK)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_qe1_two_to_five_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.setup(seats, QuickAndEasyOptions())
    assert caught.value.code == "seat_count"


def test_qe1_two_rows_wait_for_their_first_cards() -> None:
    assert GAME.start(SETUP, DEAL).state.piles == ((), ())


def test_qe1_it_is_a_team_game() -> None:
    assert GAME.team


@cases(
    "deal",
    [
        pytest.param(replace(DEAL, hands=DEAL.hands[:2]), id="a hand is missing"),
        pytest.param(replace(DEAL, pile=DEAL.pile[1:]), id="a card is missing"),
        pytest.param(replace(DEAL, pile=(*DEAL.pile[1:], "p9")), id="a card twice"),
        pytest.param(replace(DEAL, pile=(*DEAL.pile[1:], "r11")), id="an unknown card"),
        pytest.param(
            Deal((("r7",), *DEAL.hands[1:]), ("y1", *DEAL.pile), 0), id="one card in hand"
        ),
        pytest.param(replace(DEAL, first=3), id="a fourth seat starts"),
        pytest.param(replace(DEAL, first=-1), id="no seat starts"),
    ],
)
def test_qe1_any_other_deal_is_refused(deal: Deal[str]) -> None:
    with pytest.raises(Refused) as caught:
        GAME.start(SETUP, deal)
    assert (caught.value.code, caught.value.rule) == ("bad_deal", "QE1")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_qe1_only_the_owner_sees_what_was_dealt(viewer: int | None) -> None:
    hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(DEAL.hands))
    assert GAME.start(SETUP, DEAL).events[0].seen_by(viewer) == Dealt(0, hands=hands)


# QE2: a turn


def test_qe2_the_leaflets_first_three_turns() -> None:
    step = played(GAME, GAME.start(SETUP, DEAL).state, Lay("r7", "down"), EndTurn())
    assert step.events == (Drew(0, 1, DEAL.pile[:1]), Turn(1))
    step = played(GAME, step.state, Lay("b4", "down"), Lay("g2", "down"), EndTurn())
    assert step.events == (Drew(1, 2, DEAL.pile[1:3]), Turn(2))
    step = played(GAME, step.state, Lay("b5", "up"), EndTurn())
    assert step.events == (Drew(2, 1, DEAL.pile[3:4]), Turn(0))
    assert step.state.piles == (("b5",), ("r7", "b4", "g2"))
    assert step.state.draw == DEAL.pile[4:]


def test_qe2_at_least_one_card_is_laid() -> None:
    state = quick(("r7", "y1"), ("b4",))
    assert EndTurn() not in offered(GAME, state)
    assert refusal(GAME, state, EndTurn()) == ("too_few_laid", "QE2")


@pytest.mark.parametrize(
    "moves",
    [
        (Lay("r3", "up"),),
        (Lay("r3", "up"), Lay("b4", "up")),
        (Lay("b4", "down"), Lay("r3", "down")),
        (Lay("b4", "up"), Lay("r3", "down")),
    ],
)
def test_qe2_one_or_two_on_one_pile_or_one_on_each_then_two_in_hand_again(
    moves: tuple[Lay[str], ...],
) -> None:
    state = quick(("r3", "b4"), ("g1",), draw=("p1", "p2", "p3"))
    state = played(GAME, state, *moves, EndTurn()).state
    assert len(state.hands[0]) == 2
    assert state.draw == ("p1", "p2", "p3")[len(moves) :]
    assert state.turn == 1


@pytest.mark.parametrize(("viewer", "cards"), [(0, ("p1",)), (1, None), (None, None)])
def test_qe2_only_who_draws_sees_which_card(
    viewer: int | None, cards: tuple[str, ...] | None
) -> None:
    state = quick(("r3", "b4"), ("g1",), draw=("p1", "p2"))
    drew = played(GAME, state, Lay("r3", "up"), EndTurn()).events[0]
    assert drew.seen_by(viewer) == Drew(0, 1, cards)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_qe2_hands_and_the_order_of_the_draw_pile_are_hidden(viewer: int | None) -> None:
    state = quick(("r3", "b4"), ("g1", "g2"), draw=("p1", "p2"), up="y2")
    view = GAME.view(state, viewer)
    assert view.hand == (() if viewer is None else state.hands[viewer])
    assert (view.sizes, view.draw, view.piles) == ((2, 2), 2, (("y2",), ()))
    hands = tuple(hand if seat == viewer else ("b8", "b9") for seat, hand in enumerate(state.hands))
    assert GAME.view(replace(state, hands=hands, draw=("p2", "p1")), viewer) == view


# QE3, QE4: what fits


@cases("pile", PILES)
@cases("card", ["r1", "y5", "p10"])
def test_qe3_the_first_card_on_a_row_card_may_be_any(card: str, pile: str) -> None:
    step = played(GAME, quick((card, "b4"), ("g1",)), Lay(card, pile))
    assert step.events == (Laid(0, card, pile, trick=False),)


@pytest.mark.parametrize(
    ("pile", "numbers"), [("up", range(6, 11)), ("down", range(1, 5))], ids=PILES
)
def test_qe3_another_colour_goes_strictly_on_whatever_the_gap(pile: str, numbers: range) -> None:
    hand = tuple(f"b{number}" for number in range(1, 11))
    fitting = {card for card, name in lays(GAME, quick(hand, up="r5", down="r5")) if name == pile}
    assert fitting == {f"b{number}" for number in numbers}


@pytest.mark.parametrize(("pile", "code"), [("up", "not_higher"), ("down", "not_lower")])
def test_qe3_the_same_number_is_refused(pile: str, code: str) -> None:
    assert refusal(GAME, quick(("b5", "b6"), up="r5", down="r5"), Lay("b5", pile)) == (code, "QE3")


@pytest.mark.parametrize(
    ("card", "pile", "code"), [("b4", "up", "not_higher"), ("b6", "down", "not_lower")]
)
def test_qe3_another_colour_that_goes_back_is_refused(card: str, pile: str, code: str) -> None:
    assert refusal(GAME, quick((card, "r1"), up="r5", down="r5"), Lay(card, pile)) == (code, "QE3")


def test_qe3_a_refusal_names_the_card_the_pile_and_its_top() -> None:
    with pytest.raises(Refused) as caught:
        GAME.apply(quick(("b4", "b6"), up="r5"), Move(0, Lay("b4", "up")))
    assert caught.value.facts == {"card": "b4", "pile": "up", "top": "r5"}


@pytest.mark.parametrize(
    ("pile", "cards"),
    [("up", ("r3", "y5", "g6", "b8")), ("down", ("r10", "y8", "g7", "b4"))],
    ids=PILES,
)
def test_qe3_the_leaflets_rows_can_be_laid(pile: str, cards: tuple[str, ...]) -> None:
    state = quick(*((card, "p10") for card in cards), draw=PURPLE)
    for card in cards:
        state = played(GAME, state, Lay(card, pile), EndTurn()).state
    assert cards in state.piles


def test_qe4_a_green_8_goes_on_a_descending_green_2() -> None:
    step = played(GAME, quick(("g8", "r3"), ("b1",), down="g2"), Lay("g8", "down"))
    assert step.events == (Laid(0, "g8", "down", trick=True),)
    assert step.state.tops == (None, "g8")


@pytest.mark.parametrize("pile", PILES)
def test_qe4_the_same_colour_fits_whatever_its_number(pile: str) -> None:
    hand = tuple(f"y{number}" for number in range(1, 11) if number != 5)
    fitting = {card for card, name in lays(GAME, quick(hand, up="y5", down="y5")) if name == pile}
    assert fitting == set(hand)


def test_qe4_the_same_colour_that_goes_on_is_no_trick() -> None:
    step = played(GAME, quick(("g8", "r3"), up="g2"), Lay("g8", "up"))
    assert step.events == (Laid(0, "g8", "up", trick=False),)


def test_qe4_the_colour_of_the_top_counts_not_that_of_a_card_below() -> None:
    state = played(GAME, quick(("b9", "r1"), ("g1",), up="r5", down="y1"), Lay("b9", "up")).state
    assert refusal(GAME, state, Lay("r1", "up")) == ("not_higher", "QE3")


# QE5: nothing to draw


def test_qe5_with_an_empty_draw_pile_play_goes_on_without_drawing() -> None:
    step = played(GAME, quick(("r3", "b4"), ("g1",)), Lay("r3", "up"), EndTurn())
    assert step.events == (Turn(1),)
    assert step.state.hands == (("b4",), ("g1",))


def test_qe5_what_is_left_is_drawn() -> None:
    state = quick(("r3", "b4"), ("g1",), draw=("p1",))
    state = played(GAME, state, Lay("r3", "up"), Lay("b4", "up"), EndTurn()).state
    assert (state.hands[0], state.draw) == (("p1",), ())


@cases(
    "hands, turn, passed, following",
    [
        pytest.param((("r3",), (), ("g1",)), 0, (1,), 2, id="one"),
        pytest.param((("r3",), (), (), ("g1",)), 0, (1, 2), 3, id="several in a row"),
        pytest.param((("g1",), (), ("r3",), ()), 2, (3,), 0, id="around the table"),
        pytest.param((("r3",), (), (), ()), 0, (1, 2, 3), 0, id="all the others"),
        pytest.param((("r3",), ("g1",), ()), 0, (), 1, id="none"),
    ],
)
def test_qe5_seats_without_cards_are_passed_over(
    hands: tuple[tuple[str, ...], ...], turn: int, passed: tuple[int, ...], following: int
) -> None:
    step = played(GAME, quick(*hands, turn=turn, laid=1), EndTurn())
    assert step.events == (*map(PassedOver, passed), Turn(following))
    assert actor(GAME, step.state) == following


def test_qe5_who_lays_the_last_of_a_hand_is_passed_over_from_then_on() -> None:
    state = played(GAME, quick(("r3",), ("b4", "b5")), Lay("r3", "up"), EndTurn()).state
    step = played(GAME, state, Lay("b4", "up"), EndTurn())
    assert step.events == (PassedOver(0), Turn(1))


# QE6: the end


def test_qe6_lost_at_once_when_the_seat_to_act_can_lay_none() -> None:
    state = quick(("r3",), ("b5", "y5"), ("g1",), up="g9", down="g2", laid=1, draw=("p1",))
    step = played(GAME, state, EndTurn())
    lost = TeamResult(won=False, left=5, reason="cannot_lay")
    assert step.events == (Drew(0, 1, ("p1",)), Turn(1), Ended(lost))
    assert GAME.outcome(step.state) == lost
    assert GAME.offers(step.state) == ()


@pytest.mark.parametrize("hand", [("g5", "b5"), ("b10", "b5"), ("b1", "b5")])
def test_qe6_not_lost_as_long_as_one_card_fits(hand: tuple[str, ...]) -> None:
    state = quick(("r3",), hand, up="g9", down="g2", laid=1)
    assert GAME.outcome(played(GAME, state, EndTurn()).state) is None


def test_qe6_not_lost_when_after_the_first_card_no_other_fits() -> None:
    state = quick(("b10", "r5"), ("y1",), up="g9", down="g2")
    state = played(GAME, state, Lay("b10", "up")).state
    assert offered(GAME, state) - signals(state, 0) == {EndTurn()}
    assert GAME.outcome(played(GAME, state, EndTurn()).state) is None


def test_qe6_a_hand_that_fits_nowhere_loses_only_when_its_turn_comes() -> None:
    state = quick(("r3",), ("b10",), ("y5",), up="g9", down="g2", laid=1)
    state = played(GAME, state, EndTurn()).state
    assert GAME.outcome(state) is None
    assert GAME.outcome(played(GAME, state, Lay("b10", "up"), EndTurn()).state) is not None


def test_qe6_the_last_card_wins_at_once_without_end_turn() -> None:
    step = played(GAME, quick(("b10",), (), up="g9"), Lay("b10", "up"))
    won = TeamResult(won=True, left=0, reason="all_laid")
    assert step.events == (Laid(0, "b10", "up", trick=False), Ended(won))
    assert refusal(GAME, step.state, EndTurn(), seat=0) == ("over", "G4")


@pytest.mark.parametrize(
    "state",
    [quick(("b10",), ("r1",), up="g9"), quick(("b10",), (), up="g9", draw=("r1",))],
    ids=["in a hand", "in the draw pile"],
)
def test_qe6_not_won_while_a_card_is_left(state: TeamState[str]) -> None:
    assert GAME.outcome(played(GAME, state, Lay("b10", "up")).state) is None


# QE7: no exact numbers


@cases("seat", [0, 1])
@cases("variant", ["standard", "professional"])
@cases("numbers", [range(1, 4), range(4, 8), range(8, 11)])
def test_qe7_no_signal_tells_one_height_of_a_level_from_another(
    numbers: range, variant: Literal["standard", "professional"], seat: int
) -> None:
    said = []
    for number in numbers:
        hand = (f"r{number}", "b9")
        hands = (hand, ("g1",)) if seat == 0 else (("g1",), hand)
        said.append(signals(quick(*hands, up="g5", down="r9", variant=variant), seat))
    assert said[1:] == said[:-1]


def test_qe7_no_signal_holds_a_number() -> None:
    for hand in zip(DECK[::2], DECK[1::2], strict=True):
        for signal in signals(quick(hand, ("g1",), up="r5", down="p5"), 0):
            assert not any(char.isdigit() for char in msgspec.json.encode(signal).decode())


# QE8: the professional variant


def test_qe8_exactly_one_card_a_turn() -> None:
    state = quick(("r3", "b4"), ("g1",), variant="professional")
    assert refusal(GAME, state, EndTurn()) == ("too_few_laid", "QE8")
    state = played(GAME, state, Lay("r3", "up")).state
    assert offered(GAME, state) - signals(state, 0) == {EndTurn()}
    assert refusal(GAME, state, Lay("b4", "up")) == ("enough_laid", "QE8")


def test_qe8_one_card_is_drawn() -> None:
    state = quick(("r3", "b4"), ("g1",), draw=("p1", "p2"), variant="professional")
    state = played(GAME, state, Lay("r3", "up"), EndTurn()).state
    assert (state.hands[0], state.draw) == (("b4", "p1"), ("p2",))


def test_qe8_only_colours_and_wishes_about_piles_are_signalled() -> None:
    state = quick(("r3", "b4"), ("g1",), up="r9", variant="professional")
    assert signals(state, 0) == {holds("r"), holds("b"), wants("up"), wants("down"), trick("up")}


@pytest.mark.parametrize("signal", [height("r", "low"), leave("up"), leave("down")])
def test_qe8_nothing_about_heights_and_no_request_to_leave_a_pile(signal: Signal) -> None:
    state = quick(("r3", "b4"), ("g1",), variant="professional")
    assert refusal(GAME, state, signal) == ("signal_not_in_variant", "QE8")


# QE9: signals


def test_qe9_only_what_is_true_is_offered() -> None:
    state = quick(("g1", "y6"), ("r3", "b10"), up="r9", down="y5")
    assert signals(state, 1) == {
        *(holds("r"), holds("b")),
        *(height("r", "low"), height("b", "high")),
        *(wants("up"), wants("down")),
        *(leave("up"), leave("down")),
        trick("up"),
    }


@cases(
    "number, level",
    [(1, "low"), (3, "low"), (4, "middle"), (7, "middle"), (8, "high"), (10, "high")],
)
def test_qe9_low_is_1_to_3_middle_4_to_7_high_8_to_10(number: int, level: str) -> None:
    offers = signals(quick((f"p{number}", "r5"), ("g1",)), 0)
    told = {level for level in ("low", "middle", "high") if height("p", level) in offers}
    assert told == {level}


def test_qe9_both_heights_of_a_colour_may_be_told() -> None:
    offers = signals(quick(("r2", "r9"), ("g1",)), 0)
    assert {height("r", "low"), height("r", "high"), holds("r")} <= offers


@cases(
    "signal",
    [
        pytest.param(holds("g"), id="colour not held"),
        pytest.param(height("r", "middle"), id="another height"),
        pytest.param(height("b", "low"), id="height of another card"),
        pytest.param(height("g", "low"), id="height of a colour not held"),
        pytest.param(trick("down"), id="no card of the top's colour"),
        pytest.param(Signal("holds"), id="no colour"),
        pytest.param(Signal("holds", colour="r", level="low"), id="a word too many"),
    ],
)
def test_qe9_what_is_not_true_is_refused(signal: Signal) -> None:
    state = quick(("r3", "b10"), ("g1",), up="r9", down="y5")
    assert refusal(GAME, state, signal) == ("signal_not_true", "QE9")


def test_g2_a_signal_about_a_pile_that_is_not_there() -> None:
    state = quick(("r3", "b10"), ("g1",))
    assert refusal(GAME, state, Signal("wants", pile="up1")) == ("no_such_pile", "G2")


def test_qe9_there_is_no_trick_on_a_row_card() -> None:
    state = quick(("r3", "b10"), ("g1",))
    assert not {trick("up"), trick("down")} & signals(state, 0)
    assert refusal(GAME, state, trick("up")) == ("signal_not_true", "QE9")


@cases("laid", [0, 1])
@cases("seat", [0, 1, 2])
def test_qe9_any_seat_may_signal_at_any_time_and_all_see_it(seat: int, laid: int) -> None:
    state = quick(("r3", "b4"), ("r5",), ("r6",), draw=("p1",), laid=laid)
    step = GAME.apply(state, Move(seat, holds("r")))
    assert step.events == (Signalled(seat, holds("r")),)
    assert step.events[0].seen_by(None) == step.events[0]
    for viewer in (0, 1, 2, None):
        assert GAME.view(step.state, viewer).signals == (Said(seat, holds("r")),)
    assert replace(step.state, signals=()) == state


def test_qe9_a_seat_without_cards_cannot_signal() -> None:
    state = quick(("r3", "b4"), (), ("g1",))
    assert signals(state, 1) == set()
    assert refusal(GAME, state, wants("up"), seat=1) == ("signal_without_cards", "QE9")


@pytest.mark.parametrize("variant", ["standard", "professional"])
def test_qe9_a_standing_signal_cannot_be_given_again(
    variant: Literal["standard", "professional"],
) -> None:
    state = said(quick(("r3", "b4"), ("r5", "g1"), variant=variant), 1, holds("r"))
    assert holds("r") not in signals(state, 1)
    assert refusal(GAME, state, holds("r"), seat=1) == ("signal_stands", "QE9")


def test_qe9_other_signals_of_the_same_seat_and_the_same_of_others_may_be_given() -> None:
    state = quick(("r3", "b4"), ("r5", "g1"))
    for seat, signal in ((1, holds("r")), (1, holds("g")), (0, holds("r"))):
        state = said(state, seat, signal)
    assert state.signals == (Said(1, holds("r")), Said(1, holds("g")), Said(0, holds("r")))


def test_qe9_a_signal_stands_until_its_senders_turn_ends() -> None:
    state = quick(("r3", "b4"), ("r5", "g1"), ("g6", "g7"), draw=PURPLE)
    state = said(said(state, 1, leave("up")), 2, wants("up"))
    state = played(GAME, state, Lay("b4", "up"), EndTurn(), Lay("r5", "up")).state
    assert state.signals == (Said(1, leave("up")), Said(2, wants("up")))
    state = played(GAME, state, EndTurn()).state
    assert state.signals == (Said(2, wants("up")),)
    assert leave("up") in signals(state, 1)


def test_qe9_a_signal_given_in_ones_own_turn_ends_with_that_turn() -> None:
    state = played(GAME, quick(("r3", "b4"), ("r5",), draw=PURPLE), Lay("b4", "up")).state
    state = said(state, 0, holds("r"))
    assert played(GAME, state, EndTurn()).state.signals == ()


def test_qe9_a_signal_stands_even_when_the_hand_makes_it_untrue() -> None:
    state = said(quick(("r3", "b4"), ("r5",), up="b9"), 0, holds("b"))
    state = played(GAME, state, Lay("b4", "down")).state
    assert state.signals == (Said(0, holds("b")),)
    assert refusal(GAME, state, holds("b")) == ("signal_stands", "QE9")


def test_qe9_a_signal_stands_even_when_the_top_makes_it_untrue() -> None:
    state = said(quick(("r3", "y10"), ("b4", "g1"), up="b9"), 1, trick("up"))
    state = played(GAME, state, Lay("y10", "up")).state
    assert state.signals == (Said(1, trick("up")),)


def test_qe9_whether_a_trick_is_true_goes_by_the_tops_of_the_moment() -> None:
    state = quick(("r3", "y10"), ("b4", "g1"), up="b9", down="g5")
    assert {trick("up"), trick("down")} <= signals(state, 1)
    state = played(GAME, state, Lay("r3", "down"), Lay("y10", "up")).state
    assert not {trick("up"), trick("down")} & signals(state, 1)


# QE10: a laid card stays laid


def test_qe10_after_one_card_a_second_or_the_end_of_the_turn() -> None:
    state = played(GAME, quick(("r3", "b4"), ("g1",), draw=("p1",)), Lay("r3", "up")).state
    assert offered(GAME, state) - signals(state, 0) == {
        Lay("b4", "up"),
        Lay("b4", "down"),
        EndTurn(),
    }


def test_qe10_after_two_cards_only_the_end_of_the_turn() -> None:
    state = quick(("r3", "b4"), ("g1",), draw=("p1",))
    state = played(GAME, state, Lay("r3", "up"), Lay("b4", "up")).state
    assert offered(GAME, state) == {EndTurn()}


@pytest.mark.parametrize("variant", ["standard", "professional"])
@pytest.mark.parametrize("laid", [0, 1])
def test_qe10_nothing_is_taken_back(
    laid: int, variant: Literal["standard", "professional"]
) -> None:
    state = quick(("r3", "b4"), ("g1",), up="r2", laid=laid, variant=variant)
    assert TakeBack() not in offered(GAME, state)
    assert refusal(GAME, state, TakeBack()) == ("no_take_back", "QE10")
