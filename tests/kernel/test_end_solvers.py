"""The ends of The Game and Face to Face, where everything is known: compared with every line."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from stosy_kernel import Solution
from stosy_kernel import solve as solve_or_not
from stosy_kernel.series import Position
from stosy_kernel.solvers import Line

from stosy.core import Move
from tests.kernel.endings import face_to_face_end, mirrored, the_game_end
from tests.kernel.exhaustive import Exhaustive
from tests.kernel.tables import ADAPTERS

TEAM = ADAPTERS["the-game"]
DUEL = ADAPTERS["face-to-face"]
HANDS = ((5,), (6,), (3, 3), (4, 4), (2, 2, 2), (3, 2, 3), (2, 2, 2, 2), (1, 2, 1, 2, 2))
CROWDED = (
    ((6, 6, 6, 6), 60),
    ((6, 6, 6, 6), 122),
    ((5, 5, 5, 5, 5), 122),
    ((4, 4, 4), 45),
    ((5, 5, 5), 13),
    ((3, 3, 3, 3), 76),
    ((4, 4, 4, 4), 60),
    ((4, 4, 4, 4, 4), 14),
)
"""Hands and streams of ends where many lines meet: what is remembered must be right."""
TAKE_BACK = DUEL.names.number({"do": "take_back"})


def solve(position: Position, most_states: int | None = None) -> Solution:
    """What an end comes to is always known."""
    solution = solve_or_not(position, most_states)
    assert solution is not None
    return solution


def the_game_ends(minimum: int, hands: tuple[int, ...], streams: int) -> list[Position]:
    """At least every second of them can go on."""
    ends = (the_game_end(minimum, hands, stream) for stream in range(streams))
    running = [end for end in ends if end is not None]
    assert len(running) >= streams // 2
    return running


def duels(single: int, hands: tuple[int, int], streams: int) -> list[Position]:
    """At least every fourth of them can go on."""
    ends = (face_to_face_end(single, hands, stream) for stream in range(streams))
    running = [end for end in ends if end is not None]
    assert len(running) >= streams // 4
    return running


@pytest.mark.parametrize("minimum", [0, 1])
@pytest.mark.parametrize("hands", HANDS)
def test_no_line_of_the_game_leaves_fewer(minimum: int, hands: tuple[int, ...]) -> None:
    seen = set()
    for position in the_game_ends(minimum, hands, 20):
        end = solve(position)
        assert end.exact
        assert end.left == Exhaustive(TEAM.rules).fewest_left(TEAM.to_state(position))
        seen.add(end.left)
    assert len(seen) > 3


@pytest.mark.parametrize(("hands", "stream"), CROWDED)
def test_lines_that_meet_are_not_confused(hands: tuple[int, ...], stream: int) -> None:
    position = the_game_end(0, hands, stream)
    assert position is not None
    fewest = Exhaustive(TEAM.rules).fewest_left(TEAM.to_state(position))
    assert solve(position).left == fewest


@pytest.mark.parametrize("hands", HANDS)
def test_the_line_of_the_game_leaves_as_few_by_the_rules(hands: tuple[int, ...]) -> None:
    for position in the_game_ends(0, hands, 20):
        state, end = TEAM.to_state(position), solve(position)
        for seat, action in end.line:
            state = TEAM.rules.apply(state, Move(seat, TEAM.actions[action])).state
        assert sum(map(len, state.hands)) == end.left
        assert (state.result is not None and state.result.won) == (end.left == 0)


def test_the_game_is_solved_within_a_turn_too() -> None:
    for position in the_game_ends(0, (3, 3), 20):
        best = solve(position).left
        after = []
        for action in position.legal(position.turn):
            if action < TEAM.names.number({"do": "take_back"}):
                next_position = position.copy()
                next_position.apply(position.turn, action)
                after.append(solve(next_position).left)
        assert min(after) == best


@pytest.mark.parametrize("hands", [(6, 6, 6), (6, 6, 6, 6), (5, 5, 5, 5, 5)])
def test_as_few_cards_are_left_in_the_mirror(hands: tuple[int, ...]) -> None:
    for position in the_game_ends(0, hands, 40):
        mirror = TEAM.kernel.from_facts(mirrored(position.facts(), TEAM.kernel.CARDS, (3, 2, 0, 1)))
        assert solve(mirror).left == solve(position).left


def test_a_limited_search_says_that_it_gave_up() -> None:
    fewer = 0
    for position in the_game_ends(0, (6, 6, 6), 20):
        hurried, whole = solve(position, most_states=50), solve(position)
        assert whole.exact
        assert hurried.left == whole.left if hurried.exact else hurried.left >= whole.left
        fewer += hurried.left > whole.left
    assert fewer


def test_threads_solve_at_the_same_time() -> None:
    positions = the_game_ends(0, (4, 4), 20)
    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(solve, positions)] == [*map(solve, positions)]


@pytest.mark.parametrize("single", [0, 1])
@pytest.mark.parametrize("hands", [(1, 3), (3, 1), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_best_play_wins_a_duel(single: int, hands: tuple[int, int]) -> None:
    for position in duels(single, hands, 20):
        winner = Exhaustive(DUEL.rules).winner(DUEL.to_state(position))
        assert solve(position).winners == (winner,)


def test_duels_are_won_by_either_seat() -> None:
    winners = [solve(position).winners == (position.turn,) for position in duels(0, (6, 6), 40)]
    assert 5 < sum(winners) < len(winners) - 5


@pytest.mark.parametrize("single", [0, 1])
def test_the_winner_wins_whatever_the_loser_does(single: int) -> None:
    for position in duels(single, (4, 4), 10):
        assert_wins(position, *solve(position).winners)


def assert_wins(position: Position, winner: int) -> None:
    """The winner plays the line's first action, the loser each that is legal."""
    if position.over:
        assert position.outcome.winners == 1 << winner
        return
    actions = [solve(position).line[0][1]]
    if position.turn != winner:
        actions = [each for each in position.legal(position.turn) if each != TAKE_BACK]
    for action in actions:
        following = position.copy()
        assert following.apply(position.turn, action)
        assert_wins(following, winner)


def test_a_duel_is_played_to_its_end() -> None:
    for position in duels(0, (6, 6), 20):
        end = solve(position)
        play(position, end.line)
        [winner] = end.winners
        assert position.outcome.winners == 1 << winner


def test_a_lay_that_loses_a_won_duel_is_taken_back() -> None:
    taken_back = 0
    for position in duels(0, (4, 4), 40):
        [winner] = solve(position).winners
        for action in position.legal(position.turn):
            following = position.copy()
            following.apply(position.turn, action)
            end = solve(following)
            assert end.winners == (winner,)
            play(following, end.line)
            assert following.outcome.winners == 1 << winner
            taken_back += (position.turn, TAKE_BACK) in end.line
    assert taken_back


def test_nothing_is_to_do_when_it_is_over() -> None:
    [duel, *_], [game, *_] = duels(0, (3, 3), 20), the_game_ends(0, (2, 2, 2), 20)
    duel.apply(1, DUEL.names.number({"do": "resign"}))
    assert solve(duel) == Solution([], (0,), 0, True)
    game.apply(1, TEAM.names.number({"do": "resign"}))
    assert solve(game) == Solution([], (), 6, True)


def test_ends_need_empty_draw_piles() -> None:
    with pytest.raises(ValueError, match="draw pile is not empty"):
        solve(TEAM.kernel.deal([0, 0], 2, 0, 1, 1))
    with pytest.raises(ValueError, match="draw pile is not empty"):
        solve(DUEL.kernel.deal([0], 2, 0, 1, 1))


def play(position: Position, line: Line) -> None:
    for seat, action in line:
        assert position.apply(seat, action)
