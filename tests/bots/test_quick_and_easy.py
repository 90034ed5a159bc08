"""Quick & Easy: what bots make of signals, whole turns, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.bots import bot_dice, find_bot, next_move
from stosy.bots.choices import moves_in
from stosy.bots.heuristic import best, scorer_of
from stosy.bots.weights import weights_of
from stosy.core import Match, offers_to, seed_of
from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.bots.end import SURE, Endgame, Ending
from stosy.games.quick_and_easy.bots.hands import Held, hands_of
from stosy.games.quick_and_easy.bots.points import QuickSense, Reply
from stosy.games.quick_and_easy.bots.tables import INDEX, as_set
from stosy.games.quick_and_easy.cards import DECK
from stosy.games.quick_and_easy.rules import QuickAndEasyOptions
from stosy.games.rows.piles import EndTurn, Lay
from stosy.games.rows.team_state import Said, Signal, TeamState


def position(
    hands: tuple[tuple[str, ...], ...],
    *piles: tuple[str, ...],
    draw: tuple[str, ...] = (),
    signals: tuple[Said, ...] = (),
    **turn: Any,
) -> TeamState[str]:
    options = QuickAndEasyOptions(turn.pop("variant", "standard"))
    return TeamState(options, hands, draw, piles, 0, signals=signals, **turn)


def chosen(state: TeamState[str]) -> Any:
    """What the strong bot lays, or that it ends the turn."""
    score = scorer_of(GAME.id, weights_of("strong", GAME.id))(GAME.view(state, 0))
    return best(score, moves_in(offers_to(GAME, state, 0)), None)


def held(*signals: Signal, size: int = 2) -> Held:
    hands = (("r1", "y1"), ("g1", "b2")[:size])
    seen = {"r1", "y1", "p1", "g9"}
    rest = tuple(card for card in DECK if card not in {*seen, *hands[1]})
    said = tuple(Said(1, signal) for signal in signals)
    state = position(hands, ("p1",), ("g9",), draw=rest, signals=said)
    return hands_of(GAME.view(state, 0)).of[1]


GREEN = Signal("holds", colour="g")
LOW_GREEN = Signal("height", colour="g", level="low")
LOW_BLUE = Signal("height", colour="b", level="low")


def test_what_nobody_spoke_of_may_be_any_unseen_card() -> None:
    unseen = as_set(card for card in DECK if card not in ("r1", "y1", "p1", "g9"))
    assert held() == (unseen, unseen)


def test_a_height_tells_of_three_cards_and_a_colour_of_those_not_seen() -> None:
    assert held(LOW_GREEN, LOW_BLUE) == (as_set(("g1", "g2", "g3")), as_set(("b1", "b2", "b3")))
    green = as_set(f"g{number}" for number in range(1, 11) if number != 9)
    assert held(GREEN, LOW_BLUE) == (as_set(("b1", "b2", "b3")), green)


def test_a_colour_whose_height_was_told_is_the_same_card() -> None:
    assert held(GREEN, LOW_GREEN, size=1) == held(LOW_GREEN, size=1)


def test_who_tells_of_one_card_only_holds_two_alike() -> None:
    assert held(GREEN, LOW_GREEN) == (as_set(("g1", "g2", "g3")),) * 2


def table(up: str, down: str, *hands: tuple[tuple[str, ...], ...], draw: int = 0) -> Endgame:
    of = tuple(tuple(as_set(among) for among in hand) for hand in hands)
    unseen = as_set(("p4", "p6")) if draw else 0
    return Endgame((INDEX[up] + 1, INDEX[down] + 1), of, unseen, draw)


@pytest.mark.parametrize(
    ("hand", "chance"),
    [
        ((), SURE),
        ((("r1",),), SURE),  # the trick, QE4
        ((("b5",),), 0),
        ((("b5", "r1"),), SURE // 2),
        ((("b5",), ("r1",)), SURE),  # r1 makes room for b5
        ((("b5",), ("g10",)), 0),  # g10 can be laid, and nothing after it
    ],
)
def test_the_chance_at_the_end(hand: tuple[tuple[str, ...], ...], chance: int) -> None:
    """On an ascending r9 and a descending y2 hardly anything fits but red and yellow."""
    assert Ending(2).chance(table("r9", "y2", hand, ()), 0) == chance


def test_what_one_holds_another_does_not() -> None:
    """Each has one of two cards: whoever has which, the first can lay r1 only if it is there."""
    both = ("b5", "r1")
    assert Ending(1).chance(table("r9", "y2", (both,), (both,)), 0) == SURE // 2
    assert Ending(1).chance(table("r9", "y2", (("r1",),), (both,)), 0) == SURE


def test_what_is_drawn_counts() -> None:
    """After r5 on r9 one of p4 and p6 comes: p6 fits there, and p4 nowhere."""
    assert Ending(1).chance(table("r9", "g1", (("r5",),), (), draw=1), 0) == SURE // 2


def test_the_last_cards_are_laid_in_the_order_that_wins() -> None:
    """On r9 g10 takes the least room, but then r3 has no place: r3 goes first."""
    laid = tuple(card for card in DECK if card not in ("g10", "r3", "r9", "y1"))
    state = position((("g10", "r3"), ()), (*laid, "r9"), ("y1",))
    assert chosen(state) == Lay("r3", "up")


def test_a_second_card_is_kept_that_would_leave_the_next_seat_stuck() -> None:
    """On b5 the partner can lay its middle green; on b10 it cannot."""
    hands = (("b10",), ("g6",))
    laid = tuple(card for card in DECK if card not in ("b10", "g6", "b5", "y1"))
    signals = (Said(1, Signal("height", colour="g", level="middle")),)
    state = position(hands, (*laid, "b5"), ("y1",), signals=signals, laid=1)
    assert chosen(state) == EndTurn()


@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_team_nobody_lays_before_the_others_have_spoken(seats: int) -> None:
    setup = GAME.setup(seats, QuickAndEasyOptions())
    bots, chance = [find_bot("strong", GAME.id)] * seats, bot_dice("tests", seats)
    match = Match(GAME, setup, seed_of("speaking", seats))
    for _ in range(40):
        if GAME.outcome(match.state) is not None:
            break
        move = next_move(GAME, match.state, bots, chance)
        if isinstance(move.action, Lay):
            heights = [s.seat for s in match.state.signals if s.signal.signal == "height"]
            assert {s for s, hand in enumerate(match.state.hands) if hand} <= {*heights, move.seat}
        match.play(move)


SPEAKER = {**weights_of("strong", GAME.id), "wants_within": 3, "leave_within": 1}


def spoken(hand: tuple[str, ...], variant: str) -> set[tuple[str, str | None]]:
    """Which wishes a bot with this hand speaks of, over a yellow four and a blue three."""
    state = position((("b1", "b2"), hand), ("y4",), ("b3",), variant=variant)
    score = scorer_of(GAME.id, SPEAKER)(GAME.view(state, 1))
    wishes = [Signal(kind, pile=pile) for kind in ("wants", "leave") for pile in GAME.piles]
    return {(wish.signal, wish.pile) for wish in wishes if score(wish) > 0}


@pytest.mark.parametrize(
    ("hand", "wishes"),
    [
        (("g9", "p10"), set()),
        (("g7", "p10"), {("wants", "up")}),
        (("g5", "p10"), {("wants", "up"), ("leave", "up")}),
        (("y1", "p10"), {("wants", "up"), ("leave", "up"), ("wants", "down")}),
    ],
)
def test_who_has_a_near_card_says_what_it_wishes(
    hand: tuple[str, ...], wishes: set[tuple[str, str]]
) -> None:
    """In the professional variant nobody may ask to leave a pile (QE8)."""
    assert spoken(hand, "standard") == wishes
    assert spoken(hand, "professional") == {wish for wish in wishes if wish[0] == "wants"}


def test_who_says_nothing_at_all_tells_nothing() -> None:
    """But who tells of a height and wishes nothing has nothing near."""
    hands = (("r8", "p6"), ("g5", "g6"))
    rest = tuple(card for card in DECK if card not in (*hands[0], *hands[1], "y4", "b9"))
    unheeding = {**SPEAKER, "wanted": 0, "spared": 0}

    def worth(*signals: Signal) -> int:
        said = tuple(Said(1, signal) for signal in signals)
        state = position(hands, ("y4",), ("b9",), draw=rest, signals=said)
        return QuickSense(GAME.view(state, 0), unheeding).score(Lay("r8", "up"))

    middle, wants = Signal("height", colour="g", level="middle"), Signal("wants", pile="down")
    assert len({worth(), worth(middle), worth(middle, wants)}) == 3
    silent = QuickSense(GAME.view(position(hands, ("y4",), ("b9",), draw=rest), 0), unheeding)
    near = [Reply(0, frozenset({("wants", 0)}))]
    assert silent.agreeing(near, near, 1) == [(near[0], near[0])]
