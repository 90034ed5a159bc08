"""Networks: exact, for one game each, the same on any number of threads, and able to learn."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from stosy_kernel import NOTHING, Net, search, teach
from stosy_kernel.estimates import GAMES, features, gather

from stosy.bots.in_kernel import net_of
from stosy.bots.weights import weights_of
from tests.kernel.tables import SNAKES, Table
from tests.kernel.test_search import opportunity, outline, positions

HIDDEN = 32
TABLES = [
    Table("face-to-face", {}, 2),
    Table("quick-and-easy", {}, 3),
    Table("quick-and-easy", {"variant": "professional"}, 2),
    Table("the-game", {}, 1),
    Table("the-game", {"minimum": 3}, 5),
    Table(SNAKES, {"rounds": "single"}, 4),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def net(game: str, last: float = 0.0) -> Net:
    """A network with the same value for every position: even, or the last bias."""
    return Net([0.0] * ((features(game) + 2) * HIDDEN) + [last])


def bots(table: Table) -> list[Any]:
    return [weights_of("casual", table.game)] * table.seats


# --- what a network says ---


@pytest.mark.parametrize(
    ("last", "chance"), [(0.0, 0.5), (1.0, 0.731), (-2.03, 0.1161), (8.0, 0.9997), (900.0, 0.9997)]
)
def test_a_network_says_the_logistic_of_its_sum(last: float, chance: float) -> None:
    [position] = positions(Table("the-game", {}, 2), 0)
    found = search(position, position.turn, playouts=40, net=net("the-game", last), horizon=1)
    assert {round(candidate.value, 2) for candidate in found.candidates} == {round(chance, 2)}


def test_a_duellist_takes_what_is_good_for_the_other_for_bad() -> None:
    """The network's value is for the seat to act, which is the other one after a turn."""
    table = Table("face-to-face", {}, 2)
    [position] = positions(table, 0)
    hopeful = net(table.game, 1.0)
    for turns, chance in ((1, 0.27), (2, 0.73)):
        found = search(
            position, position.turn, playouts=40, bots=bots(table), net=hopeful, horizon=turns
        )
        assert {round(candidate.value, 2) for candidate in found.candidates} == {chance}


def test_in_snakes_and_ladders_every_seat_is_told_its_own_chance() -> None:
    """Whose turn it is makes no difference, unlike in a duel."""
    table = Table(SNAKES, {"rounds": "single"}, 4)
    [position] = positions(table, 0)
    for actions in (1, 2, 3):
        found = search(
            position, position.turn, playouts=20, bots=bots(table), net=net(SNAKES), horizon=actions
        )
        assert {round(candidate.value, 2) for candidate in found.candidates} == {0.5}


@pytest.mark.parametrize(
    "table", [Table(SNAKES, {}, 4), Table(SNAKES, {"rounds": "single"}, 2)], ids=str
)
def test_matches_and_duels_of_snakes_and_ladders_are_played_to_the_end(table: Table) -> None:
    [position] = positions(table, 3)
    one, two = (
        search(position, position.turn, playouts=60, bots=bots(table), net=each, horizon=1)
        for each in (None, net(table.game))
    )
    assert outline(one) == outline(two)


@every_table
def test_beyond_the_end_nothing_is_estimated(table: Table) -> None:
    [position] = positions(table, 3)
    one, two = (
        search(position, position.turn, playouts=60, bots=bots(table), net=each, horizon=1000)
        for each in (None, net(table.game))
    )
    assert outline(one) == outline(two)


@every_table
def test_threads_and_what_is_hidden_make_no_difference(table: Table) -> None:
    [position] = positions(table, 3)
    viewer, taught = position.turn, net_of(table.game)
    results = [
        search(each, viewer, playouts=90, threads=threads, bots=bots(table), net=taught, widest=5)
        for each in (position, position.redealt(viewer, 9, 1))
        for threads in (1, 3)
    ]
    assert all(outline(each) == outline(results[0]) for each in results)


@pytest.mark.parametrize(
    "weights", [[], [0.0], [0.0] * 100, [float("nan")] * 97, [1e9] * 97, [0.0] * 66]
)
def test_what_is_no_network_is_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        Net(weights)


def test_a_network_is_for_one_game() -> None:
    [position] = positions(Table("the-game", {}, 2), 0)
    with pytest.raises(ValueError, match="no network for this search"):
        search(position, position.turn, net=net("face-to-face"))
    with pytest.raises(ValueError, match="no network for this search"):
        search(position, position.turn, method="tree", net=net("the-game"))
    with pytest.raises(ValueError, match="horizon"):
        search(position, position.turn, net=net("the-game"), horizon=0)


# --- what is learnt ---


@every_table
def test_positions_are_gathered_alike_on_any_number_of_threads(table: Table) -> None:
    def some(threads: int, seed: int = 3) -> bytes:
        return gather(
            *(table.game, table.options, table.seats, 3, seed),
            bots=bots(table)[:1],
            net=net(table.game),
            playouts=8,
            threads=threads,
        )

    assert some(1) == some(3) != some(1, seed=4)
    numbers = array("f", some(1))
    width = features(table.game) + 1
    assert len(numbers) % width == 0
    assert all(0 <= value <= 1 for value in numbers[features(table.game) :: width])
    assert all(-1 <= number <= 8 for number in numbers)


def test_a_network_learns_who_wins() -> None:
    size = features("face-to-face")
    strong, casual = weights_of("strong", "face-to-face"), weights_of("casual", "face-to-face")
    samples = gather("face-to-face", {}, 2, 500, 1, bots=[strong, casual])
    (one, error), (two, _) = (teach(samples, size, 5, 8) for _ in range(2))
    assert one.weights == two.weights
    _, first = teach(samples, size, 5, 0)
    values = array("f", samples)[size :: size + 1]
    spread = sum((value - sum(values) / len(values)) ** 2 for value in values) / len(values)
    assert error < 0.9 * spread < first


def test_what_was_never_told_weighs_nothing() -> None:
    """Otherwise the random initial weights would decide."""
    samples = array("f", [1.0, 0.0, 1.0, 0.0, 0.0, 0.0] * 300)
    net, _ = teach(samples.tobytes(), 2, 1, 1)
    assert any(net.weights[:HIDDEN])
    assert not any(net.weights[HIDDEN : 2 * HIDDEN])


def test_nothing_is_learnt_from_nothing() -> None:
    for samples in (b"", b"abc", bytes(8)):
        with pytest.raises(ValueError):  # noqa: PT011
            teach(samples, features("face-to-face"), 1, 1)
    with pytest.raises(ValueError, match="nobody plays"):
        gather("the-game", {}, 2, 1, 1, bots=[])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_that_can_be_estimated_has_its_network(game: str) -> None:
    taught = net_of(game)
    assert taught is not None
    assert taught.inputs == features(game)


# --- a guide ---


@every_table
def test_the_guide_narrows_the_search_and_stays_in_it(table: Table) -> None:
    for position in positions(table, 0, 4, 9):
        viewer, players = position.turn, bots(table)
        wide = search(position, viewer, playouts=300, bots=players, widest=99)
        narrow = search(position, viewer, playouts=300, bots=players, widest=3)
        ways = [candidate.action for candidate in wide.candidates]
        assert len(narrow.candidates) == min(3, len(ways))
        assert {candidate.action for candidate in narrow.candidates} <= set(ways)
        guides = [each for each in narrow.candidates if each.doubt == 0]
        assert any(each.visits == narrow.candidates[0].visits for each in guides) or len(ways) == 1


def test_a_guide_needs_bots_and_a_flat_search() -> None:
    [position] = positions(Table("the-game", {}, 2), 0)
    with pytest.raises(ValueError, match="narrow"):
        search(position, position.turn, widest=3)
    players = [weights_of("casual", "the-game")] * 2
    with pytest.raises(ValueError, match="narrow"):
        search(position, position.turn, bots=players, widest=3, method="tree")


def test_to_let_go_is_a_candidate_of_the_guide_too() -> None:
    table = Table(SNAKES, {"rounds": "single"}, 4)
    position, seat = opportunity()
    found = search(position, seat, playouts=60, bots=bots(table), widest=9)
    assert NOTHING in {candidate.action for candidate in found.candidates}
