"""An observation holds what the rules let a seat see, part by part, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from stosy_kernel import Batch, observe

from tests.kernel.snakes_walks import TEMPERS, SnakesWalk
from tests.kernel.tables import SNAKES, TABLES, Table, spread
from tests.kernel.walks import Walk

Parts = dict[str, list[int]]
DUEL = "face-to-face"


def parts_of(table: Table, seen: bytes) -> Parts:
    layout = Batch(*table, 1, 0).layout()
    assert [part.start for part in layout.values()] == [
        0,
        *(part.stop for part in list(layout.values())[:-1]),
    ]
    assert list(layout.values())[-1].stop == len(seen)
    return {name: list(seen[part]) for name, part in layout.items()}


def from_me(per_seat: Iterable[Any], me: int) -> list[Any]:
    """The viewer first."""
    values = list(per_seat)
    return values[me:] + values[:me]


def padded(values: list[int], size: int) -> list[int]:
    return values + [0] * (size - len(values))


def counted(table: Table, cards: Iterable[Any]) -> list[int]:
    """How many of each card of the deck."""
    numbers = Counter(cards)
    return [numbers[card] for card in table.adapter.names.cards]


def tops(table: Table, piles: Iterable[tuple[Any, ...]], rows: Iterable[int]) -> list[int]:
    numbers = table.adapter.names.card_number
    return [numbers(pile[-1]) + 1 if pile else row for pile, row in zip(piles, rows, strict=True)]


def team_parts(table: Table, view: Any) -> Parts:
    me, signals = view.seat, sum(name["do"] == "signal" for name in table.adapter.names.actions)
    rows = (0, 0) if len(view.piles) == 2 else (0, 0, 99, 99)
    given = [(said.seat, signal_number(table, said)) for said in view.signals]
    order = from_me(range(table.seats), me)
    return {
        "hand": counted(table, view.hand),
        "laid": counted(table, (card for pile in view.piles for card in pile)),
        "tops": tops(table, view.piles, rows),
        "sizes": padded(from_me(view.sizes, me), 5),
        "draw": [view.draw],
        "laid_now": [view.laid],
        "turn": [(view.turn - me) % table.seats],
        "signals": padded(
            [int((seat, said) in given) for seat in order for said in range(signals)],
            5 * signals,
        ),
        "option": table.choices,
        "seats": [table.seats],
    }


def signal_number(table: Table, said: Any) -> int:
    first = table.adapter.names.number({"do": "end_turn"}) + 1
    return table.adapter.number(said.signal) - first


def duel_parts(table: Table, view: Any, state: Any) -> Parts:
    me, other = view.seat, 1 - view.seat
    theirs = (*state.hands[other], *state.draws[other])
    mine = [place for place in range(4) if place // 2 == me]
    order = [*mine, *(place for place in range(4) if place not in mine)]
    return {
        "hand": counted(table, view.hand),
        "to_come": counted(table, state.draws[me]),
        "theirs": counted(table, theirs),
        "tops": tops(table, (view.piles[place] for place in order), (0, 59, 0, 59)),
        "sizes": from_me(view.sizes, me),
        "draws": from_me(view.draws, me),
        "laid_now": [len(view.laid)],
        "helped": [int(any(lay.pile.startswith("their") for lay in view.laid))],
        "turn": [int(view.turn != me)],
        "option": table.choices,
    }


def snakes_parts(table: Table, view: Any) -> Parts:
    names, me, seats = table.adapter.names, view.seat, table.seats
    colours = {colour: number for number, colour in enumerate("rygb")}
    known = [counted(table, hand) for hand in from_me(view.known, me)[1:]]
    target = view.options.target or (200 if view.options.scoring == "keep_low" else 500)
    choices = table.choices
    whole = {
        "hand": counted(table, view.hand),
        "discards": counted(table, view.discards),
        "known": padded([number for hand in known for number in hand], 9 * 54),
        "sizes": padded(from_me(view.sizes, me), 10),
        "scores": padded([min(255, s * 255 // target) for s in from_me(view.scores, me)], 10),
        "top": [names.card_number(view.discards[-1])],
        "colour": [colours.get(view.colour, 4)],
        "doubted": [colours.get(view.doubted, 4)],
        "gambled": [view.gambled or 0],
        "stuck": [view.stuck],
        "drawn": [0 if view.drawn is None else names.card_number(view.drawn) + 1],
        "pile": [view.pile],
        "backwards": [int(view.direction == -1)],
        "phase": [("turn", "drawn", "ready").index(view.phase)],
        "pending": [(None, "skip", "two", "four").index(view.pending)],
        "options": [*choices[:8], choices[9]],
        "seats": [seats],
    }
    for name in ("turn", "waiting", "layer", "forgot", "dealer"):
        seat = getattr(view, name)
        whole[name] = [0 if seat is None else (seat - me) % seats + 1]
    return whole


def compare(walk: Walk) -> None:
    """For the seat waited for and one more, each in its turn."""
    table, state = walk.table, walk.state
    for seat in {walk.position.turn, walk.actions % table.seats}:
        seen = observe(walk.position, seat)
        view: Any = walk.rules.view(state, seat)
        if table.game == SNAKES:
            expected = snakes_parts(table, view)
        elif table.game == DUEL:
            expected = duel_parts(table, view, state)
        else:
            expected = team_parts(table, view)
        assert parts_of(table, seen) == expected
        assert observe(walk.position.redealt(seat, 4, walk.actions), seat) == seen
        assert observe(walk.adapter.from_state(state), seat) == seen
        assert observe(walk.adapter.from_view(view, 5, walk.actions), seat) == seen


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("careful", [False, True], ids=["wild", "careful"])
def test_a_seat_observes_what_it_sees(table: Table, careful: bool) -> None:
    walk = Walk(table, 11, careful)
    while walk.rules.outcome(walk.state) is None and walk.actions < 120:
        compare(walk)
        walk.step()


@pytest.mark.parametrize("table", spread(509), ids=str)
def test_a_seat_observes_what_it_sees_of_a_match(table: Table) -> None:
    for number, temper in enumerate(TEMPERS):
        walk = SnakesWalk(table, number, temper)
        while walk.rules.outcome(walk.state) is None and walk.actions < 60:
            if walk.rules.chance_due(walk.state) is None:
                compare(walk)
            walk.step()


def test_the_seat_must_be_at_the_table() -> None:
    walk = Walk(Table("the-game", {}, 2), 1, careful=False)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no such seat"):
            observe(walk.position, seat)
