"""The team agrees who begins: QE0 and the same in TG3."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stosy.core import (
    AnyGame,
    Match,
    Move,
    Offer,
    Player,
    Record,
    offers_to,
    record_of,
    seed_of,
    verify,
)
from stosy.core.replay import Fault
from stosy.games.quick_and_easy import GAME as QUICK
from stosy.games.rows.piles import EndTurn, Lay, Turn
from stosy.games.rows.team_state import Begin, Begins, Said, Signal
from stosy.games.the_game import GAME as THE_GAME
from tests.games.positions import offered, opening, refusal

SEED = seed_of("who begins")
WANTS = {QUICK.id: Signal("wants", pile="up"), THE_GAME.id: Signal("wants", pile="up1")}

both = pytest.mark.parametrize(
    ("game", "rule"),
    [pytest.param(QUICK, "QE0", id="QE0"), pytest.param(THE_GAME, "TG3", id="TG3")],
)


def dealt(game: AnyGame, seats: int = 3, first: int = 0, **options: object) -> Any:
    return Match(game, game.setup(seats, options, first), SEED)


def may_begin(match: Any) -> list[int]:
    """The seats that may still say that they begin."""
    seats = range(match.setup.seats)
    return [seat for seat in seats if Begin() in offered(match.game, match.state, seat)]


def lay(match: Any) -> Lay[Any]:
    """A lay that the seat to act may make."""
    offers = offers_to(match.game, match.state, match.state.turn)
    return next(each for offer in offers for each in offer.actions if isinstance(each, Lay))


@both
def test_qe0_tg3_by_default_it_is_agreed(game: AnyGame, rule: str) -> None:
    assert msgspec.to_builtins(game.options())["start"] == "agreed"


@both
def test_qe0_tg3_any_other_seat_may_begin_until_the_first_card_is_laid(
    game: AnyGame, rule: str
) -> None:
    match = dealt(game, first=1)
    assert may_begin(match) == [0, 2]
    match.play(Move(1, lay(match)))
    assert may_begin(match) == []
    assert refusal(game, match.state, Begin(), 0) == ("begun_already", rule)
    match.play(Move(1, lay(match)))
    match.play(Move(1, EndTurn()))
    assert may_begin(match) == []
    assert refusal(game, match.state, Begin(), 1) == ("begun_already", rule)


@both
def test_qe0_tg3_who_begins_is_to_act_instead(game: AnyGame, rule: str) -> None:
    match = dealt(game)
    hands = match.state.hands
    assert match.play(Move(2, Begin())) == (Begins(2), Turn(2))
    assert (match.state.turn, match.state.hands) == (2, hands)
    assert refusal(game, match.state, lay(match), 0) == ("not_your_turn", "G1")
    match.play(Move(2, lay(match)))
    match.play(Move(2, lay(match)))
    match.play(Move(2, EndTurn()))
    assert match.state.turn == 0


@both
def test_qe0_tg3_once_a_seat(game: AnyGame, rule: str) -> None:
    match = dealt(game)
    match.play(Move(2, Begin()))
    match.play(Move(1, Begin()))
    assert may_begin(match) == [0]
    assert refusal(game, match.state, Begin(), 2) == ("said_begin", rule)
    match.play(Move(0, Begin()))
    assert may_begin(match) == []
    assert match.state.began == (0, 1, 2)


@both
def test_qe0_tg3_the_seat_to_act_need_not_say_so(game: AnyGame, rule: str) -> None:
    match = dealt(game)
    assert refusal(game, match.state, Begin(), 0) == ("begins_anyway", rule)
    match.play(Move(1, Begin()))
    assert refusal(game, match.state, Begin(), 1) == ("begins_anyway", rule)


@both
def test_qe0_tg3_signals_given_before_stand(game: AnyGame, rule: str) -> None:
    match = dealt(game)
    for seat in (0, 1):
        match.play(Move(seat, WANTS[game.id]))
    match.play(Move(1, Begin()))
    assert match.state.signals == (Said(0, WANTS[game.id]), Said(1, WANTS[game.id]))
    assert refusal(game, match.state, WANTS[game.id], 1)[0] == "signal_stands"
    match.play(Move(1, lay(match)))
    match.play(Move(1, lay(match)))
    match.play(Move(1, EndTurn()))
    assert match.state.signals == (Said(0, WANTS[game.id]),)


@both
def test_qe0_tg3_signals_may_still_be_given_between(game: AnyGame, rule: str) -> None:
    match = dealt(game)
    match.play(Move(1, Begin()))
    match.play(Move(0, WANTS[game.id]))
    assert match.state.signals == (Said(0, WANTS[game.id]),)


@both
def test_qe0_tg3_where_it_is_drawn_nobody_may(game: AnyGame, rule: str) -> None:
    match = dealt(game, start="drawn")
    assert may_begin(match) == []
    assert refusal(game, match.state, Begin(), 1) == ("start_drawn", rule)


def test_tg3_a_single_player_has_nothing_to_agree() -> None:
    match = dealt(THE_GAME, seats=1)
    assert may_begin(match) == []
    assert refusal(THE_GAME, match.state, Begin(), 0) == ("start_drawn", "TG3")


@both
def test_qe0_tg3_it_is_an_opportunity_that_lapses(game: AnyGame, rule: str) -> None:
    match = dealt(game)
    *_, offer = offers_to(game, match.state, 1)
    assert offer == Offer("begin", 1, (Begin(),))
    assert offer.fallback is None


@both
def test_qe0_tg3_the_turn_taken_over_is_a_new_one(game: AnyGame, rule: str) -> None:
    """So it has its own time, and an answer to the offer of the old one comes too late (G5)."""
    match = dealt(game)
    turns, ids = [], []
    for seat in (1, 0):
        turns.append(game.turn(match.state))
        ids += [offer.id for offer in game.offers(match.state) if offer.fallback is not None]
        match.play(Move(seat, Begin()))
    turns.append(game.turn(match.state))
    assert turns == [0, 1, 2]
    assert ids == ["turn-0", "turn-1"]
    match.play(Move(0, lay(match)))
    assert game.turn(match.state) == 2


@both
def test_qe0_tg3_everybody_sees_who_said_so(game: AnyGame, rule: str) -> None:
    match = dealt(game)
    match.play(Move(2, Begin()))
    assert [game.view(match.state, seat).began for seat in (0, 1, 2, None)] == [(2,)] * 4
    assert Begins(2).seen_by(None) == Begins(2)


@both
def test_qe0_tg3_only_the_lot_or_a_choice_says_who_is_first(game: AnyGame, rule: str) -> None:
    starters = {opening(game, 2, seed_of("lot", number)).state.turn for number in range(20)}
    assert starters == {0, 1}
    assert all(opening(game, 3, SEED, seat).state.turn == seat for seat in range(3))


# Versions of the rules


def record_by(game: AnyGame, rules: int) -> Record:
    """A match that seat 1 gave up after seat 0 had laid, or had let another seat begin."""
    match = dealt(game, start="drawn")
    match.play(Move(0, lay(match)))
    match.play(Move(0, lay(match)))
    record = record_of(match, tuple(Player(f"{seat}", "human") for seat in range(3)), False)
    options = {name: value for name, value in record.options.items() if name != "start"}
    return msgspec.structs.replace(
        record, rules=rules, options=options if rules == 1 else record.options
    )


@both
def test_qe0_tg3_a_record_by_rules_1_verifies_by_the_rules_of_its_time(
    game: AnyGame, rule: str
) -> None:
    record = record_by(game, 1)
    assert "start" not in record.options
    verify(game, record)
    verify(game, record_by(game, 2))
    with pytest.raises(Fault) as caught:
        verify(game, msgspec.structs.replace(record, rules=2))
    assert caught.value.refused.code == "missing_option"


@both
@pytest.mark.parametrize("more", [{}, {"start": "agreed"}])
def test_qe0_tg3_in_rules_1_nobody_could_say_so(
    game: AnyGame, rule: str, more: dict[str, str]
) -> None:
    record = record_by(game, 1)
    log = [record.log[0], {"seat": 1, "do": "begin"}]
    tampered = msgspec.structs.replace(record, log=log, options={**record.options, **more})
    with pytest.raises(Fault) as caught:
        verify(game, tampered)
    assert (caught.value.index, caught.value.refused.code) == (1, "other_rules")
