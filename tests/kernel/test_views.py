"""What a seat cannot see is dealt by chance, and nothing it can see changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import pytest
from stosy_kernel.games.rows.adapter import RowFacts
from stosy_kernel.series import Position

from stosy.games.rows.team_state import TeamState
from stosy.games.snakes_and_ladders.cards import fits
from stosy.games.snakes_and_ladders.state import SnakesAndLaddersState
from tests.cases import in_turn
from tests.kernel.endings import QUICK, made
from tests.kernel.snakes_walks import TEMPERS, SnakesWalk
from tests.kernel.tables import ADAPTERS, SNAKES, TABLES, Table, spread
from tests.kernel.walks import Walk

ROWS = [table for table in TABLES if table.seats > 1]


def compare_views(walk: Walk, stream: int) -> None:
    """Every seat's view fits a sampled state, and a state dealt anew for it."""
    rules, adapter, state = walk.rules, walk.adapter, walk.state
    for seat in range(walk.table.seats):
        view = rules.view(state, seat)
        for position in (
            adapter.from_view(view, 1, stream),
            walk.position.redealt(seat, 2, stream),
        ):
            sampled = adapter.to_state(position)
            assert rules.view(sampled, seat) == view
            assert adapter.to_state(adapter.from_state(sampled)) == sampled
            check_knowledge(sampled, seat)


def check_knowledge(sampled: Any, viewer: int) -> None:
    """What follows from what was seen, besides the view itself."""
    if isinstance(sampled, TeamState):
        for said in sampled.signals:
            if said.seat != viewer and (said.seat != sampled.turn or not sampled.laid):
                assert is_true(said.signal, sampled.hands[said.seat])
    if isinstance(sampled, SnakesAndLaddersState) and drew_without_a_fit(sampled):
        hand = list(sampled.hands[sampled.turn])
        if sampled.drawn is not None:
            hand.remove(sampled.drawn)
        assert not any(fits(card, sampled.discards[-1], sampled.colour) for card in hand)


def is_true(signal: Any, hand: tuple[Any, ...]) -> bool:
    """QE9."""
    levels = {"low": range(1, 4), "middle": range(4, 8), "high": range(8, 11)}
    if signal.signal == "holds":
        return any(card[0] == signal.colour for card in hand)
    if signal.signal == "height":
        right = levels[signal.level]
        return any(card[0] == signal.colour and int(card[1:]) in right for card in hand)
    return True


def drew_without_a_fit(state: SnakesAndLaddersState) -> bool:
    options = state.options
    return (
        state.phase == "drawn" and options.draw != "free" and options.penalties == "off"
    ) and state.result is None


@pytest.mark.parametrize("table", ROWS, ids=str)
@pytest.mark.parametrize("careful", [False, True], ids=["wild", "careful"])
def test_sampled_states_look_the_same(table: Table, careful: bool) -> None:
    walk = Walk(table, 5, careful)
    while walk.rules.outcome(walk.state) is None:
        compare_views(walk, walk.actions)
        walk.step()
    compare_views(walk, walk.actions)


@pytest.mark.parametrize(("table", "temper"), in_turn(spread(307), TEMPERS), ids=str)
def test_sampled_matches_look_the_same(table: Table, temper: str) -> None:
    walk = SnakesWalk(table, TEMPERS.index(temper), temper)
    while walk.rules.outcome(walk.state) is None and walk.actions < 80:
        if walk.rules.chance_due(walk.state) is None:
            compare_views(walk, walk.actions)
        walk.step()


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game", "face-to-face", SNAKES])
def test_every_hidden_card_is_about_as_likely(game: str) -> None:
    """How often each card is in the other hand, over so many deals."""
    table = Table(game, {}, 2)
    walk = Walk(table, 3, careful=False)
    viewer = walk.state.turn
    view: Any = walk.rules.view(walk.state, viewer)
    adapter, counts, deals = walk.adapter, Counter[Any](), 3000
    for stream in range(deals):
        counts.update(adapter.to_state(adapter.from_view(view, 7, stream)).hands[1 - viewer])
    left = Counter(adapter.names.cards[card] for card in adapter.names.deck)
    left.subtract(() if game == "face-to-face" else view.hand)
    left.subtract(view.discards if game == SNAKES else ())
    left = +left
    assert counts.keys() == left.keys()
    whole, hand = left.total(), counts.total() // deals
    expected = {card: deals * hand * number / whole for card, number in left.items()}
    # The cards of a hand are not drawn independently: so much less do the counts vary.
    assert_as_expected(counts, expected, vary=(whole - hand) / (whole - 1))


@pytest.mark.parametrize("seed", [4, 9])
def test_every_hand_that_agrees_with_a_signal_is_as_likely(seed: int) -> None:
    """QE9, QE6: the other seat is to act and has said something; that is true, and it can lay."""
    position = signalled(seed)
    seat, [(_, colour)] = position.turn, position.facts().signals
    held = [hand for hand in hidden_pairs(position) if colour in (card // 10 for card in hand)]
    possible = [hand for hand in held if made(QUICK, holding(position, hand))]
    assert len(possible) < len(held)
    deals = 20 * len(possible)
    counts = Counter(
        tuple(position.redealt(1 - seat, 3, stream).facts().hands[seat]) for stream in range(deals)
    )
    assert counts.keys() <= set(possible)
    assert_as_expected(counts, dict.fromkeys(possible, 20), vary=1)


def signalled(seed: int) -> Position:
    """Little room is left on the piles, and the seat to act has told a colour that it holds."""
    position = QUICK.deal([0, 0], 2, 0, seed, 0)
    names = ADAPTERS["quick-and-easy"].names

    def steps(action: int) -> int:
        plain = names.actions[action]
        if plain["do"] != "lay":
            return 0
        number = int(plain["card"][1:])
        return number if plain["pile"] == "up" else 11 - number

    for _ in range(2):
        assert position.apply(position.turn, max(position.legal(position.turn), key=steps))
        assert position.apply(position.turn, names.number({"do": "end_turn"}))
    told = (names.actions[action] for action in position.legal(position.turn))
    colour = next(plain for plain in told if plain.get("signal") == "holds")
    assert position.apply(position.turn, names.number(colour))
    return position


def hidden_pairs(position: Position) -> Iterator[tuple[int, ...]]:
    """Every hand of two that the seat to act may hold, for all that the other one sees."""
    facts = position.facts()
    return combinations(sorted([*facts.draws[0], *facts.hands[position.turn]]), 2)


def holding(position: Position, hand: tuple[int, ...]) -> RowFacts:
    """The same with another hand of the seat to act."""
    facts: RowFacts = position.facts()
    hands, seat = facts.hands, position.turn
    facts.draws = [[card for card in [*facts.draws[0], *hands[seat]] if card not in hand]]
    hands[seat] = [*hand]
    facts.hands = hands
    return facts


def assert_as_expected(
    counts: Mapping[Any, int], expected: Mapping[Any, float], vary: float
) -> None:
    """By chi-squared, if the counts vary so much by chance alone."""
    found = sum((counts[each] - number) ** 2 / number for each, number in expected.items()) / vary
    free = len(expected) - 1
    # The bound that is passed once in ten thousand seeds, as Wilson and Hilferty have it.
    part = 2 / (9 * free)
    assert found < free * (1 - part + 3.72 * part**0.5) ** 3


def test_the_viewer_must_sit_at_the_table() -> None:
    walk = Walk(Table("the-game", {}, 2), 1, careful=False)
    with pytest.raises(ValueError, match="no such seat"):
        walk.position.redealt(2, 1, 1)
    with pytest.raises(ValueError, match="spectator"):
        walk.adapter.from_view(walk.rules.view(walk.state, None), 1)
