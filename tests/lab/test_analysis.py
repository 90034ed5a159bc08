"""Analysis: by what the mover knew, the same every time, and right where the truth is known."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from stosy.analysis import analyse as analysis
from stosy.analysis.analyse import analyse
from stosy.analysis.results import Account, Analysed, Analysis
from stosy.analysis.working import SoFar
from stosy.core import Action, Match, Move, Record, Refused, Resign, offers_to
from stosy.games import find
from stosy.games.rows.piles import EndTurn
from stosy.games.rows.team_state import Signal
from stosy.games.snakes_and_ladders.state import Accept
from tests.kernel import MISSING
from tests.lab.played import branched, match_of, play_on, written

TABLES: dict[str, dict[str, Any]] = {
    "face-to-face": {"seats": 2},
    "quick-and-easy": {"seats": 3},
    "the-game": {"seats": 1},
    "snakes-and-ladders": {"seats": 3, "rounds": "single", "draw": "only_without_a_fit"},
}
PLAYOUTS = 60
"""Few: what is asserted does not hang on them."""

pytestmark = pytest.mark.skipif(MISSING, reason="the kernel is not installed")
every_game = pytest.mark.parametrize("game", TABLES)


@cache
def a_record(game: str, level: str = "random") -> Record:
    return written(play_on(match_of(game, **TABLES[game]), level))


@cache
def analysed(game: str) -> Analysis[Action]:
    return analyse(a_record(game), playouts=PLAYOUTS)


def moves_of(found: Analysis[Action], account: Account) -> list[Analysed[Action]]:
    return [move for move in found.moves if move.seat == account.seat]


# --- what must hold of every analysis ---


@every_game
def test_luck_and_skill_are_all_that_changes_a_chance(game: str) -> None:
    found = analysed(game)
    for account in found.accounts:
        moves = moves_of(found, account)
        skill = sum(move.chosen - move.before for move in moves)
        luck = sum(two.before - one.chosen for one, two in pairwise(moves))
        luck += moves[0].before - account.start + account.end - moves[-1].chosen
        assert account.skill == pytest.approx(skill)
        assert account.luck == pytest.approx(luck)
        assert account.skill + account.luck == pytest.approx(account.end - account.start)


@every_game
def test_the_end_is_certain(game: str) -> None:
    record, found = a_record(game), analysed(game)
    assert isinstance(record.result, dict)
    winners = record.result.get("winners", [record.result.get("winner")])
    for account in found.accounts:
        assert account.end == float(record.result.get("won", account.seat in winners))
    last = found.moves[-1]
    assert last.after == found.accounts[last.seat].end
    for curve in found.curves:
        assert curve.points[-1].chance == found.accounts[curve.seat or 0].end


@every_game
def test_every_move_is_looked_at_once_in_order(game: str) -> None:
    record, found = a_record(game), analysed(game)
    logged = [(n, entry["seat"]) for n, entry in enumerate(record.log) if "do" in entry]
    assert [(move.entry, move.seat) for move in found.moves] == logged
    for move in found.moves:
        assert all(0 <= each <= 1 for each in (move.before, move.chosen, move.best, move.after))
        assert all(way.action != move.action for way in move.alternatives)
        assert bool(move.alternatives) == move.is_choice


@every_game
def test_neither_jobs_nor_repetition_make_a_difference_but_the_seed_does(game: str) -> None:
    record, one = a_record(game), analysed(game)
    assert analyse(record, playouts=PLAYOUTS, jobs=3) == one
    assert analyse(record, playouts=PLAYOUTS, seed="other").moves != one.moves


def test_one_seat_alone_is_judged_as_among_all() -> None:
    everybody = analysed("face-to-face")
    ben = analyse(a_record("face-to-face"), playouts=PLAYOUTS, seat=1)
    assert ben.accounts == everybody.accounts[1:]
    assert ben.moves == tuple(move for move in everybody.moves if move.seat == 1)
    assert len(ben.curves) == 1


@every_game
def test_a_match_begun_in_the_midst_of_another_is_looked_at_from_there(game: str) -> None:
    record, whole = a_record(game), analysed(game)
    later = pairwise(whole.moves[len(whole.moves) // 2 :])
    single = not find(game).plannable
    since = next(two.entry for one, two in later if single or one.action.ends_turn)
    found = analyse(record, playouts=PLAYOUTS, since=since)
    assert found.moves == tuple(move for move in whole.moves if move.entry >= since)
    assert {curve.points[0].entries for curve in found.curves} == {since}
    for account in found.accounts:
        assert account.skill + account.luck == pytest.approx(account.end - account.start)
        assert account.choices == sum(move.is_choice for move in moves_of(found, account))


def test_how_much_there_is_to_do_is_known_from_the_beginning() -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int, so_far: SoFar) -> None:
        told.append((done, total))

    found = analyse(a_record("the-game"), playouts=2, progress=progress)
    total = told[0][1]
    assert 0 < total < len(found.moves), "a turn is one thing to do"
    assert told == [(done, total) for done in range(total + 1)]


@every_game
def test_what_is_known_on_the_way_is_rough_at_first_and_right_in_the_end(game: str) -> None:
    """The order makes no difference: with rough chances, the greatest changes come first."""
    known: list[Analysis[Action]] = []

    def progress(done: int, total: int, so_far: SoFar) -> None:
        if done in (0, total // 2):
            known.append(so_far())

    found = analyse(a_record(game), playouts=PLAYOUTS, progress=progress, sketched=10)
    assert found == analysed(game)
    nothing, sketch, half = known
    assert all(len(curve.points) <= 2 for curve in nothing.curves)
    assert any(len(curve.points) > 3 for curve in sketch.curves)
    assert sketch.moves == ()
    whole = {move.entry: move for move in found.moves}
    assert 0 < len(half.moves) < len(found.moves)
    assert all(move.kind == whole[move.entry].kind for move in half.moves)
    assert (half.accounts, half.swings) == ((), ())


# --- knowledge ---


def test_cards_that_nobody_ever_saw_make_no_difference() -> None:
    """The cards left in the draw pile are hidden to the last."""
    record = next(
        each
        for number in range(50)
        if len((each := written(play_on(match_of("the-game", 2, number), "random"))).log) < 60
    )
    deal = record.log[0]
    unseen = 20  # of nearly 90; a match of fewer than 60 entries leaves more
    twisted = {**deal, "pile": [*deal["pile"][:-unseen], *reversed(deal["pile"][-unseen:])]}
    other = replace(record, log=[twisted, *record.log[1:]])
    assert analyse(other, playouts=PLAYOUTS) == analyse(record, playouts=PLAYOUTS)


# --- what is known to be right ---


def thrown_away() -> tuple[Match[Any, Any, Any], int, Any]:
    """A team that would have won; at some entry, with no cards to draw, a seat makes it impossible.

    With two seats and no draw pile each seat knows where every card is.
    """
    from stosy_kernel import solve
    from stosy_kernel.adapters import adapter_of

    adapter = adapter_of("quick-and-easy")
    for number in range(200):
        match = play_on(match_of("quick-and-easy", 2, number))
        if not match.state.result.won:
            continue
        state = Match(match.game, match.setup, match.seed, match.log[:1])
        for length, entry in enumerate(match.log[1:], 1):
            if not state.state.draw:
                for action in ways(state, entry.seat):
                    position: Any = adapter.from_state(state.state)
                    assert position.apply(entry.seat, adapter.number(action))
                    if not position.over and solve(position) is None:
                        return branched(match, length, Move(entry.seat, action)), length, entry
            state.play(entry)
    raise AssertionError("no such match")


def ways(match: Match[Any, Any, Any], seat: int) -> list[Any]:
    """What a seat may lay or end."""
    offers = offers_to(match.game, match.state, seat)
    return [each for offer in offers for each in offer.actions if not isinstance(each, Signal)]


def test_a_win_thrown_away_is_a_blunder_and_what_would_have_won_is_named() -> None:
    match, entry, better = thrown_away()
    found = analyse(written(match), playouts=PLAYOUTS)
    [move] = [each for each in found.moves if each.entry == entry]
    assert (move.kind, move.chosen, move.best, move.margin) == ("blunder", 0, 1, 0)
    assert better.action in [way.action for way in move.alternatives if way.chance == 1]
    assert any(swing.entry == entry and swing.cause == "choice" for swing in found.swings)
    assert found.accounts[move.seat].mistakes >= 1


def test_who_plays_as_the_playouts_do_gains_and_loses_nothing_by_it() -> None:
    found = analyse(a_record("face-to-face", "strong"), playouts=PLAYOUTS)
    assert [account.skill for account in found.accounts] == [0, 0]


def test_to_play_at_random_costs_chances() -> None:
    found = analyse(a_record("face-to-face"), playouts=200)
    assert sum(account.skill for account in found.accounts) < -0.2
    assert sum(account.mistakes for account in found.accounts) >= 2


def test_to_resign_gives_the_whole_chance_away() -> None:
    match = match_of("face-to-face")
    seat = match.state.turn
    match.play(Move(seat, Resign()))
    [move] = analyse(written(match), playouts=1200).moves
    assert (move.kind, move.chosen, move.after) == ("blunder", 0, 0)
    assert move.best > 0.3


def test_signals_and_forced_moves_are_nobodys_merit() -> None:
    match = match_of("quick-and-easy")
    seat = match.state.turn
    offers = offers_to(match.game, match.state, seat)
    signal = next(each for offer in offers for each in offer.actions if isinstance(each, Signal))
    match.play(Move(seat, signal))
    found = analyse(written(play_on(match)), playouts=PLAYOUTS)
    assert found.moves[0].kind == "aside"
    unweighed = [move for move in found.moves if not move.is_choice]
    assert all(move.before == move.chosen == move.best for move in unweighed)
    assert sum(account.choices for account in found.accounts) == len(found.moves) - len(unweighed)
    assert any(isinstance(move.action, EndTurn) for move in unweighed)


def accepted(pending: str) -> Analysed[Action]:
    """A card suffered by somebody who could have answered it, looked at in a match of bots."""
    game = find("snakes-and-ladders")

    def faced(state: Any) -> bool:
        offers = offers_to(game, state, state.turn)
        return state.pending == pending and len([way for o in offers for way in o.actions]) > 1

    matches = (match_of(game.id, 2, number, rounds="single") for number in range(40))
    match = next(each for each in matches if game.outcome(play_on(each, until=faced).state) is None)
    entry, seat = len(match.log), match.state.turn
    match.play(Move(seat, Accept()))
    found = analyse(written(play_on(match)), playouts=20, seat=seat)
    return next(move for move in found.moves if move.entry == entry)


def test_what_hangs_on_trust_is_not_judged_and_nothing_else_is_left_out() -> None:
    """SL12: whether to doubt. But who takes two cards with a Draw Two in hand has a choice."""
    assert accepted("four").kind == "aside"
    assert accepted("two").is_choice


# --- refusals ---


def test_a_match_that_is_not_over_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        analyse(written(match_of("face-to-face")))
    assert refused.value.code == "unfinished_match"


def test_without_the_kernel_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "installed", lambda: False)
    with pytest.raises(Refused) as refused:
        analyse(a_record("face-to-face"))
    assert refused.value.code == "analysis_needs_kernel"


def test_a_game_that_the_kernel_does_not_know_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        analyse(replace(a_record("face-to-face"), game="fifth-game"))
    assert refused.value.code == "no_analysis"


# --- turns ---


def reordered(record: Record) -> tuple[Record, int]:
    """The same match with two lays of a turn exchanged, and the entry of the first."""
    for entry in range(1, len(record.log) - 2):
        one, two, end = record.log[entry : entry + 3]
        if (one["do"], two["do"], end["do"]) != ("lay", "lay", "end_turn"):
            continue
        if len({one["pile"], two["pile"]}) == 2:
            swapped = [*record.log[:entry], two, one, *record.log[entry + 2 :]]
            return replace(record, log=swapped), entry
    raise AssertionError("no turn of two piles")


def test_a_turn_in_another_order_gets_the_same_verdict() -> None:
    record = a_record("face-to-face", "strong")
    other, entry = reordered(record)
    one, two = (analyse(each, playouts=PLAYOUTS) for each in (record, other))
    told = [
        [move for move in found.moves if entry <= move.entry < entry + 3] for found in (one, two)
    ]
    kinds = [[move.kind for move in moves if move.kind != "aside"] for moves in told]
    assert kinds[0] == kinds[1]
    assert len(kinds[0]) == 1, "one verdict a turn"
    assert told[0][-1].after == told[1][-1].after
    assert not any(move.is_mistake for move in told[1]) or any(m.is_mistake for m in told[0])


@every_game
def test_a_turn_has_one_verdict(game: str) -> None:
    found = analysed(game)
    rules = find(game)
    for move in found.moves:
        assert bool(move.turn) <= (move.kind != "aside")
        if rules.plannable and move.is_choice and isinstance(move.action, rules.plannable):
            assert move.turn
        assert all(way.turn for way in move.alternatives) or not move.turn
