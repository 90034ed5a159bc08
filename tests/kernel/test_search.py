"""Search: the same for the same seed, blind to what is hidden, and ended when it should be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Thread
from typing import Any

import pytest
from stosy_kernel import NOTHING, Found, Stop, search
from stosy_kernel.games.rows.adapter import RowFacts
from stosy_kernel.series import Position

from stosy.bots.weights import weights_of
from tests.kernel.searching_games import Game
from tests.kernel.tables import ADAPTERS, SNAKES, Table
from tests.timeouts import TIMEOUT

SHORT: dict[str, object] = {"draw": "only_without_a_fit", "rounds": "single"}
"""Random play that need not draw comes to an end sooner."""
LOW: dict[str, object] = {**SHORT, "rounds": "match", "scoring": "keep_low"}
TABLES = [
    Table("quick-and-easy", {}, 2),
    Table("quick-and-easy", {"variant": "professional"}, 5),
    Table("the-game", {}, 1),
    Table("the-game", {"minimum": 3}, 3),
    Table("face-to-face", {}, 2),
    Table(SNAKES, SHORT, 2),
    Table(SNAKES, LOW, 4),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
both_methods = pytest.mark.parametrize("method", ["flat", "tree"])


def positions(table: Table, *steps: int) -> list[Any]:
    """States with a choice after so many random actions or more, if the game gets so far."""
    games = (Game(table, 1).walk(step) for step in steps)
    return [game.position for game in games if not game.over]


def outline(found: Found) -> tuple[Any, ...]:
    """All but the time."""
    return found.candidates, found.playouts, found.skipped


# --- reproducible ---


@both_methods
@every_table
def test_threads_make_no_difference(table: Table, method: Any) -> None:
    """Whether playouts are at random or played by instant bots."""
    players = [weights_of("casual", table.game)] * table.seats
    for bots in ([], players, [*players[1:], None]):
        [position] = positions(table, 5)
        one, two, five = (
            search(position, position.turn, method=method, playouts=90, threads=threads, bots=bots)
            for threads in (1, 2, 5)
        )
        assert outline(one) == outline(two) == outline(five)
        assert one.playouts > 0


@both_methods
def test_another_seed_finds_other_numbers(method: Any) -> None:
    [position] = positions(Table("face-to-face", {}, 2), 0)
    one, two = (search(position, position.turn, method=method, seed=seed) for seed in (1, 2))
    assert one.candidates != two.candidates


@both_methods
def test_searches_at_once_do_not_disturb_each_other(method: Any) -> None:
    [position] = positions(Table("the-game", {}, 2), 4)

    def think(seed: int) -> tuple[Any, ...]:
        return outline(search(position, position.turn, method=method, seed=seed))

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(think, range(8))) == [think(seed) for seed in range(8)]


@both_methods
def test_playouts_are_counted(method: Any) -> None:
    [position] = positions(Table("face-to-face", {}, 2), 0)
    found = search(position, position.turn, method=method, playouts=1000)
    assert sum(candidate.visits for candidate in found.candidates) == found.playouts
    assert 950 <= found.playouts <= 1000
    assert all(0 < candidate.value < 1 for candidate in found.candidates)


# --- blind to what is hidden ---


@both_methods
@every_table
def test_what_the_viewer_cannot_see_makes_no_difference(table: Table, method: Any) -> None:
    for position in positions(table, 0, 3, 9, 20):
        for viewer in range(table.seats):
            other = position.redealt(viewer, 9, 1)
            one, two = (
                search(each, viewer, method=method, playouts=60) for each in (position, other)
            )
            assert outline(one) == outline(two)


@every_table
def test_a_view_is_enough(table: Table) -> None:
    """Whoever plays the playouts."""
    adapter, players = table.adapter, [weights_of("casual", table.game)] * table.seats
    for position in positions(table, 0, 3, 9, 20):
        viewer = position.turn
        view = adapter.rules.view(adapter.to_state(position), viewer)
        seen: Any = adapter.from_view(view, 5)
        for bots in ([], players):
            one, two = (search(each, viewer, playouts=60, bots=bots) for each in (position, seen))
            assert outline(one) == outline(two)


SHOWINGS = {
    "between others": lambda viewer, owner: owner != viewer,
    "of the viewer's hand": lambda viewer, owner: owner == viewer,
    "all": lambda viewer, owner: True,
}


@both_methods
@pytest.mark.parametrize("known", SHOWINGS.values(), ids=SHOWINGS)
def test_what_others_have_been_shown_makes_no_difference(
    known: Callable[[int, int], bool], method: Any
) -> None:
    """SL12: bots bluff whenever they can, and challenge whom they know to bluff, nobody else."""
    wary = {"four": 9000, "bluff": -5000, "challenge": -9000, "doubt": 0, "proof": 9000}
    bots = [{**weights_of("casual", SNAKES), **wary}] * 4
    for number in range(4):
        viewer = number % 4
        plain = with_showings(number, viewer, lambda _, owner: False)
        other = with_showings(number, viewer, known)
        assert view_of(plain, viewer) == view_of(other, viewer)
        assert plain.facts().shown != other.facts().shown
        one, two = (
            search(each, viewer, method=method, playouts=60, bots=bots) for each in (plain, other)
        )
        assert outline(one) == outline(two)
        assert one.playouts > 0


def with_showings(number: int, viewer: int, known: Callable[[int, int], bool]) -> Position:
    """A deal to four, in which the viewer has seen a hand, and others the hands of such owners.

    The viewer is to act, and holds a Wild Draw Four.
    """
    table = Table(SNAKES, {"rounds": "single", "opening_card": "inert"}, 4)
    facts = table.adapter.kernel.deal(table.choices, 4, (viewer - 1) % 4, 7, number).facts()
    four, seen = table.adapter.names.card_number("W4"), (viewer + 2) % 4
    hands, pile = facts.hands, facts.pile
    place = pile.index(four)
    pile[place], hands[viewer][0] = hands[viewer][0], four
    facts.hands, facts.pile = hands, pile
    facts.shown = [
        (seat, owner, facts.hands[owner])
        for seat in range(4)
        for owner in range(4)
        if seat != owner and (owner == seen if seat == viewer else known(viewer, owner))
    ]
    return table.adapter.kernel.from_facts(facts)


def view_of(position: Position, viewer: int) -> Any:
    adapter = ADAPTERS[SNAKES]
    return adapter.rules.view(adapter.to_state(position), viewer)


# --- candidates ---


@every_table
def test_candidates_are_what_the_seat_may_do(table: Table) -> None:
    game = Game(table, 1)
    while not game.over and game.steps < 20:
        for seat in range(table.seats):
            idle = [] if seat == game.position.turn else [NOTHING]
            found = search(game.position, seat, playouts=20)
            actions = sorted(candidate.action for candidate in found.candidates)
            assert actions == sorted([*game.quiet(seat), *idle])
        game.act_at_random(range(table.seats))


@both_methods
def test_an_opportunity_can_be_let_go(method: Any) -> None:
    position, seat = opportunity()
    assert seat != position.turn
    found = search(position, seat, method=method, playouts=200)
    assert {candidate.action for candidate in found.candidates} == {NOTHING, *position.legal(seat)}
    assert all(candidate.visits > 0 for candidate in found.candidates)


def opportunity() -> tuple[Any, int]:
    """A state in which a seat may intervene or call out while another is waited for."""
    for number in range(100):
        game = Game(Table(SNAKES, SHORT, 4), number)
        while not game.over:
            position = game.position
            for seat in set(range(4)) - {position.turn}:
                if position.legal(seat):
                    return position, seat
            game.act_at_random(range(4))
    raise AssertionError("nobody ever had an opportunity")


def test_an_only_candidate_is_not_searched() -> None:
    [position] = positions(Table("face-to-face", {}, 2), 0)
    found = search(position, 1 - position.turn)
    assert [candidate.action for candidate in found.candidates] == [NOTHING]
    assert found.playouts == found.candidates[0].visits == 0


# --- its end ---


@both_methods
@every_table
def test_another_thread_can_stop_it(table: Table, method: Any) -> None:
    [position] = positions(table, 0)
    stop, answers = Stop(), list[Found]()

    def think() -> None:
        answers.append(
            search(position, position.turn, method=method, playouts=10**12, threads=2, stop=stop)
        )

    thread = Thread(target=think, daemon=True)
    thread.start()
    thread.join(0.05)
    assert thread.is_alive()
    stop.set()
    thread.join(TIMEOUT)
    assert not thread.is_alive()
    assert position.apply(position.turn, answers[0].best)


def test_the_event_loop_goes_on_meanwhile() -> None:
    """The event loop ends an unlimited search."""
    [position] = positions(Table("the-game", {}, 2), 0)
    stop = Stop()
    think = partial(search, position, position.turn, playouts=10**12, stop=stop)

    async def stop_it() -> Found:
        thinking = asyncio.create_task(asyncio.to_thread(think))
        for _ in range(5):
            await asyncio.sleep(0.001)
        assert not thinking.done()
        stop.set()
        return await thinking

    assert asyncio.run(stop_it()).best in position.legal(position.turn)


@both_methods
def test_a_search_stopped_before_it_begins_still_answers(method: Any) -> None:
    [position] = positions(Table("the-game", {}, 2), 0)
    stop = Stop()
    stop.set()
    found = search(position, position.turn, method=method, playouts=10**12, stop=stop)
    assert stop.is_set()
    assert found.playouts == 0
    assert position.apply(position.turn, found.best)


@both_methods
@every_table
def test_time_can_end_it(table: Table, method: Any) -> None:
    [position] = positions(table, 0)
    found = search(position, position.turn, method=method, playouts=None, seconds=0.03)
    assert found.seconds >= 0.03
    assert position.apply(position.turn, found.best)


@both_methods
@every_table
@pytest.mark.parametrize("limit", [0, 1, 5, 30])
def test_no_more_playouts_than_were_asked_for(table: Table, limit: int, method: Any) -> None:
    [position] = positions(table, 0)
    for trees, threads in ((1, 1), (4, 1), (4, 3)):
        found = search(
            position, position.turn, method=method, playouts=limit, trees=trees, threads=threads
        )
        assert found.playouts + found.skipped <= limit
        assert sum(candidate.visits for candidate in found.candidates) == found.playouts
        assert position.copy().apply(position.turn, found.best)


# --- what cannot be searched ---


def test_nonsense_is_refused() -> None:
    [position] = positions(Table("the-game", {}, 2), 0)
    with pytest.raises(ValueError, match="no such seat"):
        search(position, 2)
    with pytest.raises(ValueError, match="limit"):
        search(position, 0, playouts=None)
    with pytest.raises(ValueError, match="playouts"):
        search(position, 0, playouts=-1)
    with pytest.raises(ValueError, match="time"):
        search(position, 0, seconds=-0.1)
    with pytest.raises(ValueError, match="method"):
        search(position, 0, method="deep")  # type: ignore[arg-type]
    for threads in (0, -1, 257):
        with pytest.raises(ValueError, match="threads"):
            search(position, 0, threads=threads)
    with pytest.raises(ValueError, match="trees"):
        search(position, 0, method="tree", trees=0)
    with pytest.raises(ValueError, match="bot for every seat"):
        search(position, 0, bots=[None])


def test_nothing_is_searched_after_the_end() -> None:
    with pytest.raises(ValueError, match="over"):
        search(Game(Table("the-game", {}, 2), 1).walk(500).position, 0)


def test_a_shuffle_comes_first() -> None:
    game = Game(Table(SNAKES, LOW, 2), 1)
    while not game.position.chance_due:
        seat = game.position.turn
        assert game.position.apply(seat, game.quiet(seat)[0])
    with pytest.raises(ValueError, match="shuffle"):
        search(game.position, 0)


def test_signals_that_cannot_be_true_are_noticed() -> None:
    position: Any = Game(Table("quick-and-easy", {}, 2), 1).position
    viewer = position.turn
    facts: RowFacts = position.facts()
    facts.signals = [
        (1 - viewer, colour) for colour in range(5)
    ]  # holds all colours, with two cards
    with pytest.raises(ValueError, match="no deal"):
        search(type(position).from_facts(facts), viewer)
