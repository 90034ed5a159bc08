"""What holds in all games: G1 to G6, and the presets of options."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
import pytest

from stosy.core import (
    Action,
    AnyGame,
    Ended,
    Match,
    Move,
    Refused,
    Resign,
    Result,
    Timeout,
    answer,
    offers_to,
)
from stosy.core.records import from_plain
from stosy.games import games
from stosy.games.face_to_face.state import FaceToFaceResult
from stosy.games.quick_and_easy import GAME as QUICK
from stosy.games.rows.piles import EndTurn, Lay
from stosy.games.rows.team_state import Begin, Signal, TeamResult
from stosy.games.snakes_and_ladders import GAME as SNAKES
from stosy.games.snakes_and_ladders.state import (
    CallOut,
    Draw,
    Round,
    SnakesAndLaddersAction,
    SnakesAndLaddersResult,
    SnakesAndLaddersState,
)
from stosy.games.snakes_and_ladders.state import Lay as Shed
from tests.cases import cases
from tests.games.positions import actor, offered, opening, played, quick, refusal, shedding

AnyMatch: TypeAlias = Match[Any, Any, Any]

GAMES = games()
NAMES = ("face-to-face", "quick-and-easy", "the-game", "snakes-and-ladders")
CARDS = {"quick-and-easy": 50, "the-game": 98}

every_game = cases("game", [GAMES[name] for name in NAMES])
laying_games = cases("game", [GAMES[name] for name in NAMES[:3]])
team_games = pytest.mark.parametrize("game", [GAMES[name] for name in NAMES[1:3]], ids=NAMES[1:3])


def begun(game: AnyGame) -> AnyMatch:
    """A match just dealt, with three seats where the game has them."""
    return opening(game, min(3, game.seats[-1]))


def seats_of(match: AnyMatch) -> range:
    return range(match.game.seat_count(match.state))


def idle(match: AnyMatch) -> list[int]:
    """The seats that are not waited for."""
    return [seat for seat in seats_of(match) if seat != actor(match.game, match.state)]


def due(game: AnyGame, state: Any) -> tuple[str, int, Any]:
    """Id and seat of the offer the game waits for an answer to, and what the host would play."""
    (offer,) = (offer for offer in game.offers(state) if offer.fallback is not None)
    return offer.id, offer.seat, offer.fallback


def play_on(match: AnyMatch) -> None:
    """The host plays for the seat to act."""
    _, seat, fallback = due(match.game, match.state)
    match.play(Move(seat, fallback))


def pass_on(match: AnyMatch) -> None:
    """The host plays until another seat is to act."""
    seat = actor(match.game, match.state)
    while actor(match.game, match.state) == seat:
        play_on(match)


def own_turn(game: AnyGame) -> Action:
    """An action that belongs to the seat to act only."""
    return Draw() if game is SNAKES else EndTurn()


def some_lay(game: AnyGame, card: Any) -> Action:
    if game is SNAKES:
        return Shed(card)
    return Lay(card, "up1" if game.id == "the-game" else "up")


def window(penalties: str = "off", forgot: int | None = None) -> SnakesAndLaddersState:
    """Seat 2 has laid a red 5: seat 0 is to act, and seat 1 could intervene with its own."""
    hands = (("b1", "b2", "b3"), ("r5", "g1", "g2"), ("g3",))
    return shedding(*hands, top="r5", layer=2, forgot=forgot, options={"penalties": penalties})


# G1: who may act


@every_game
def test_g1_some_seat_is_always_waited_for(game: AnyGame) -> None:
    match = begun(game)
    while game.outcome(match.state) is None and len(match.log) < 100:
        assert actor(game, match.state) in seats_of(match)
        play_on(match)


@every_game
def test_g1_a_seat_not_waited_for_cannot_take_the_turn(game: AnyGame) -> None:
    match = begun(game)
    for seat in idle(match):
        assert refusal(game, match.state, own_turn(game), seat) == ("not_your_turn", "G1")


@every_game
def test_g1_a_seat_not_waited_for_cannot_lay_a_card_it_holds(game: AnyGame) -> None:
    match = begun(game)
    for seat in idle(match):
        lay = some_lay(game, match.state.hands[seat][0])
        assert refusal(game, match.state, lay, seat) == ("not_your_turn", "G1")


def test_g1_in_face_to_face_the_opponent_has_no_opportunity() -> None:
    match = begun(GAMES["face-to-face"])
    assert all(offered(match.game, match.state, seat) == set() for seat in idle(match))


@team_games
def test_g1_a_seat_not_waited_for_may_signal(game: AnyGame) -> None:
    match = begun(game)
    for seat in idle(match):
        offer, begin = offers_to(game, match.state, seat)
        assert offer.fallback is None
        assert begin.actions == (Begin(),)
        assert all(isinstance(action, Signal) for action in offer.actions)
        match.play(Move(seat, offer.actions[0]))


def test_g1_a_seat_not_waited_for_may_intervene_and_call_out() -> None:
    state = window(forgot=2)
    assert offered(SNAKES, state, 1) == {Shed("r5"), CallOut(2)}
    assert all(offer.fallback is None for offer in offers_to(SNAKES, state, 1))
    for action in (Shed("r5"), CallOut(2)):
        assert SNAKES.apply(state, Move(1, action)).state != state


def test_g1_without_an_opportunity_there_is_no_offer() -> None:
    assert offered(SNAKES, window(), 2) == set()


# G2: cards and piles


@every_game
def test_g2_a_card_must_be_held_to_be_laid(game: AnyGame) -> None:
    match = begun(game)
    held = set(match.state.hands[actor(game, match.state)])
    for seat in idle(match):
        card = next(card for card in match.state.hands[seat] if card not in held)
        assert refusal(game, match.state, some_lay(game, card)) == ("not_held", "G2")


@laying_games
@cases("name", ["left", "", "UP", "their", "up3"])
def test_g2_a_pile_must_exist(game: AnyGame, name: str) -> None:
    state = begun(game).state
    card = state.hands[actor(game, state)][0]
    assert refusal(game, state, Lay(card, name)) == ("no_such_pile", "G2")


# G3: malformed actions


@every_game
@cases(
    "plain",
    [
        pytest.param(None, id="nothing"),
        pytest.param([], id="a list"),
        pytest.param("resign", id="a word"),
        pytest.param({}, id="empty"),
        pytest.param({"seat": 0}, id="no action"),
        pytest.param({"do": "resign"}, id="no seat"),
        pytest.param({"seat": "0", "do": "resign"}, id="seat is text"),
        pytest.param({"seat": True, "do": "resign"}, id="seat is a truth value"),
        pytest.param({"seat": 0, "do": "fly"}, id="unknown action"),
        pytest.param({"seat": 0, "do": 7}, id="action is a number"),
        pytest.param({"seat": 0, "do": "lay"}, id="no card"),
        pytest.param({"seat": 0, "do": "lay", "card": [5], "pile": "up"}, id="card is a list"),
        pytest.param({"seat": 0, "do": "resign", "t": "now"}, id="time is text"),
        pytest.param({"seat": 0, "do": "resign", "lost": 1}, id="lost is a number"),
        pytest.param({"chance": "flood"}, id="unknown chance"),
        pytest.param({"chance": "deal"}, id="an empty deal"),
    ],
)
def test_g3_what_is_no_log_entry_is_refused(game: AnyGame, plain: object) -> None:
    with pytest.raises(Refused) as caught:
        from_plain(game, plain)
    assert (caught.value.code, caught.value.rule) == ("malformed", "G3")


@cases(
    "name, action",
    [
        ("face-to-face", {"do": "lay", "card": "17", "pile": "up"}),
        ("face-to-face", {"do": "lay", "card": 17}),
        ("face-to-face", {"do": "signal", "signal": "wants", "pile": "up"}),
        ("quick-and-easy", {"do": "lay", "card": 7, "pile": "up"}),
        ("quick-and-easy", {"do": "lay", "card": "r11", "pile": "up"}),
        ("quick-and-easy", {"do": "signal", "signal": "number", "colour": "r"}),
        ("quick-and-easy", {"do": "draw"}),
        ("the-game", {"do": "lay", "card": "r7", "pile": "up1"}),
        ("the-game", {"do": "call_out", "target": 1}),
        ("snakes-and-ladders", {"do": "lay", "card": "p5"}),
        ("snakes-and-ladders", {"do": "lay", "card": "W", "colour": "p"}),
        ("snakes-and-ladders", {"do": "lay", "card": "r5", "one_card": "yes"}),
        ("snakes-and-ladders", {"do": "call_out"}),
        ("snakes-and-ladders", {"do": "end_turn"}),
    ],
)
def test_g3_an_action_of_another_form_or_game_is_refused(
    name: str, action: dict[str, object]
) -> None:
    with pytest.raises(Refused) as caught:
        from_plain(GAMES[name], {"seat": 0, **action})
    assert (caught.value.code, caught.value.rule) == ("malformed", "G3")


@every_game
@cases("action", [Resign(), Timeout()])
def test_g3_a_seat_must_exist(game: AnyGame, action: Action) -> None:
    match = begun(game)
    for seat in (-1, len(seats_of(match))):
        assert refusal(game, match.state, action, seat) == ("no_such_seat", "G3")


@every_game
@cases("first", [-1, 2])
def test_g3_only_a_seat_at_the_table_can_be_chosen_to_begin(game: AnyGame, first: int) -> None:
    with pytest.raises(Refused) as caught:
        game.setup(2, game.options(), first)
    assert (caught.value.code, caught.value.rule) == ("no_such_seat", "G3")


@cases("target", [-1, 1, 3])
@cases("penalties", ["off", "on"])
def test_g3_who_is_called_out_must_be_another_seat(target: int, penalties: str) -> None:
    state = window(penalties, forgot=2)
    assert refusal(SNAKES, state, CallOut(target), seat=1) == ("no_such_seat", "G3")


@every_game
def test_g3_a_second_deal_is_refused(game: AnyGame) -> None:
    match = begun(game)
    with pytest.raises(Refused) as caught:
        match.apply(match.log[0])
    assert caught.value.code == "no_chance_due"


@every_game
def test_g3_what_is_refused_changes_nothing(game: AnyGame) -> None:
    match = begun(game)
    state, log = match.state, list(match.log)
    seat, other = actor(game, state), idle(match)[0]
    wrong = [(9, Resign()), (other, Timeout()), (seat, some_lay(game, "no card"))]
    for by, action in wrong:
        with pytest.raises(Refused):
            match.play(Move(by, action))
    assert (match.state, match.log) == (state, log)


# G4: after the end


@every_game
def test_g4_after_the_end_nothing_can_be_done(game: AnyGame) -> None:
    match = begun(game)
    actions = {action for seat in seats_of(match) for action in offered(game, match.state, seat)}
    match.play(Move(0, Resign()))
    assert game.offers(match.state) == ()
    for seat in seats_of(match):
        for action in (*actions, Resign(), Timeout()):
            assert refusal(game, match.state, action, seat) == ("over", "G4")


@every_game
def test_g4_after_the_end_nothing_is_shuffled_or_dealt(game: AnyGame) -> None:
    match = begun(game)
    match.play(Move(0, Resign()))
    assert match.settle() == ()
    with pytest.raises(Refused) as caught:
        match.apply(match.log[0])
    assert (caught.value.code, caught.value.rule) == ("over", "G4")


@every_game
def test_g4_after_the_end_the_table_can_still_be_seen(game: AnyGame) -> None:
    match = begun(game)
    match.play(Move(0, Resign()))
    for viewer in (*seats_of(match), None):
        view: Any = game.view(match.state, viewer)
        assert view.result == game.outcome(match.state)


# G5: answers that come too late


def offer_of(state: SnakesAndLaddersState, seat: int, action: SnakesAndLaddersAction) -> str:
    """The id of the offer with which a seat may do this."""
    (offer,) = (offer for offer in offers_to(SNAKES, state, seat) if action in offer.actions)
    return offer.id


def too_late(game: AnyGame, state: Any, seat: int, offer: str, action: Action) -> bool:
    with pytest.raises(Refused) as caught:
        answer(game, state, seat, offer, action)
    return (caught.value.code, caught.value.rule) == ("too_late", "G5")


@every_game
def test_g5_an_answer_to_an_open_offer_is_a_move(game: AnyGame) -> None:
    match = begun(game)
    offer, seat, action = due(game, match.state)
    move = answer(game, match.state, seat, offer, action)
    assert move == Move(seat, action)
    match.play(move)


@every_game
def test_g5_an_action_that_answers_no_offer_is_tried_all_the_same(game: AnyGame) -> None:
    match = begun(game)
    for seat in idle(match):
        assert answer(game, match.state, seat, None, own_turn(game)) == Move(seat, own_turn(game))


@every_game
def test_g5_an_answer_after_the_turn_has_passed_is_too_late(game: AnyGame) -> None:
    match = begun(game)
    offer, seat, action = due(game, match.state)
    for _ in seats_of(match):
        pass_on(match)
        assert too_late(game, match.state, seat, offer, action)


@every_game
def test_g5_an_offer_can_be_answered_by_its_seat_only(game: AnyGame) -> None:
    match = begun(game)
    offer, _, action = due(game, match.state)
    assert all(too_late(game, match.state, seat, offer, action) for seat in idle(match))


@every_game
def test_g5_after_the_end_every_answer_is_too_late(game: AnyGame) -> None:
    match = begun(game)
    offers = game.offers(match.state)
    match.play(Move(0, Resign()))
    for offer in offers:
        assert too_late(game, match.state, offer.seat, offer.id, offer.actions[0])


@laying_games
def test_g5_the_offer_of_a_turn_stands_until_the_turn_ends(game: AnyGame) -> None:
    match = begun(game)
    offer, seat, _ = due(game, match.state)
    play_on(match)
    assert due(game, match.state)[:2] == (offer, seat)


def test_g5_a_signal_is_too_late_once_the_last_card_of_the_hand_is_laid() -> None:
    state = quick(("r3",), ("g1", "g2"))
    (_, offer) = offers_to(QUICK, state, 0)
    state = played(QUICK, state, Lay("r3", "up")).state
    assert too_late(QUICK, state, 0, offer.id, Signal("wants", pile="up"))


@pytest.mark.parametrize("penalties", ["off", "on"])
@pytest.mark.parametrize("action", [Shed("r5"), CallOut(2)], ids=["intervention", "call"])
def test_g5_an_opportunity_is_too_late_when_the_seat_to_act_has_drawn(
    action: SnakesAndLaddersAction, penalties: str
) -> None:
    state = window(penalties, forgot=2)
    offer = offer_of(state, 1, action)
    assert answer(SNAKES, state, 1, offer, action) == Move(1, action)
    drawn = SNAKES.apply(state, Move(0, Draw())).state
    assert too_late(SNAKES, drawn, 1, offer, action)


def test_g5_a_second_call_is_too_late_and_not_penalised() -> None:
    state = window("on", forgot=2)
    offer = offer_of(state, 1, CallOut(2))
    called = SNAKES.apply(state, Move(0, CallOut(2))).state
    assert too_late(SNAKES, called, 1, offer, CallOut(2))


def test_g5_a_call_does_not_make_an_intervention_late() -> None:
    state = window(forgot=2)
    offer = offer_of(state, 1, Shed("r5"))
    called = SNAKES.apply(state, Move(0, CallOut(2))).state
    assert answer(SNAKES, called, 1, offer, Shed("r5")) == Move(1, Shed("r5"))


def test_g5_an_intervention_makes_another_late_though_the_top_looks_the_same() -> None:
    hands = (("b1", "b2"), ("W", "g1", "g2"), ("g3", "g4"), ("W", "g5", "g6"), ("g7",))
    state = shedding(*hands, top="W", colour="r", layer=4)
    offer = offer_of(state, 3, Shed("W", "b"))
    state = SNAKES.apply(state, Move(1, Shed("W", "r"))).state
    assert too_late(SNAKES, state, 3, offer, Shed("W", "b"))
    assert offer_of(state, 3, Shed("W", "b")) != offer


# G6: resigning and running out of time


def result_of_forfeit(game: AnyGame, seat: int, reason: str, laid: int) -> Result:
    """The result when a seat of a match just dealt forfeits."""
    data: dict[str, object] = {"reason": reason}
    if game.team:
        return msgspec.convert({"won": False, "left": CARDS[game.id] - laid, **data}, TeamResult)
    if game is SNAKES:
        winners = [other for other in range(3) if other != seat]
        data |= {"winners": winners, "scores": [0, 0, 0], "rounds": []}
        return msgspec.convert(data, SnakesAndLaddersResult)
    return msgspec.convert({"winner": 1 - seat, **data}, FaceToFaceResult)


@every_game
@cases("seat", [0, 1])
@cases("moves", [0, 1, 2, 3])
def test_g6_any_seat_may_resign_at_any_time(game: AnyGame, seat: int, moves: int) -> None:
    match = begun(game)
    for _ in range(moves):
        play_on(match)
    laid = sum(isinstance(entry, Move) and isinstance(entry.action, Lay) for entry in match.log)
    events = match.play(Move(seat, Resign()))
    result = result_of_forfeit(game, seat, "resigned", laid)
    assert game.outcome(match.state) == result
    assert events == (Ended(result),)


@every_game
def test_g6_the_seat_waited_for_forfeits_on_time(game: AnyGame) -> None:
    match = begun(game)
    play_on(match)
    seat, laid = actor(game, match.state), 0 if game is SNAKES else 1
    match.play(Move(seat, Timeout()))
    assert game.outcome(match.state) == result_of_forfeit(game, seat, "timeout", laid)


@every_game
def test_g6_no_other_seat_forfeits_on_time(game: AnyGame) -> None:
    match = begun(game)
    for seat in idle(match):
        assert refusal(game, match.state, Timeout(), seat) == ("not_waited_for", "G6")


def test_g6_an_opportunity_let_go_by_is_no_forfeit() -> None:
    assert refusal(SNAKES, window(forgot=2), Timeout(), seat=1) == ("not_waited_for", "G6")


@every_game
def test_g6_neither_is_ever_offered(game: AnyGame) -> None:
    match = begun(game)
    while game.outcome(match.state) is None and len(match.log) < 100:
        for offer in game.offers(match.state):
            assert not {Resign(), Timeout()} & {*offer.actions, offer.fallback}
        play_on(match)


SORTING: dict[str, Any] = {"phase": "ready", "waiting": 1, "turn": 2}


@cases("seat", [0, 1, 2])
@cases("reason", ["resigned", "timeout"])
def test_g6_all_others_win_and_the_unfinished_round_is_not_scored(seat: int, reason: Any) -> None:
    """Ten points stand from the first round; the hands of the second count for nobody."""
    rounds, scores = (Round(1, (0, 10, 0)),), (0, 10, 0)
    hands = (("W", "W4"), ("b1",), ("bD", "y9"))
    state = shedding(*hands, top="r5", round=2, turn=seat, scores=scores, rounds=rounds)
    step = SNAKES.apply(state, Move(seat, Resign() if reason == "resigned" else Timeout()))
    winners = tuple(other for other in range(3) if other != seat)
    assert SNAKES.outcome(step.state) == SnakesAndLaddersResult(winners, scores, rounds, reason)


@cases("seat", [0, 1, 2])
@cases(
    "phase",
    [
        pytest.param(SORTING, id="while cards are sorted"),
        pytest.param({"phase": "drawn", "drawn": "r1"}, id="after a draw"),
        pytest.param({"pending": "two"}, id="under a Draw Two"),
        pytest.param({"layer": 2, "forgot": 2}, id="while others may intervene or call"),
    ],
)
def test_g6_resigning_waits_for_no_phase(seat: int, phase: dict[str, Any]) -> None:
    state = shedding(("r1", "b2"), ("rD", "b1"), ("y9",), top="r5", **phase)
    outcome = SNAKES.outcome(SNAKES.apply(state, Move(seat, Resign())).state)
    assert outcome is not None
    assert seat not in outcome.winners


def test_g6_while_cards_are_sorted_only_who_sorts_them_forfeits_on_time() -> None:
    state = shedding(("r1",), ("b1",), ("y9",), top="r5", **SORTING)
    for seat in (0, 2):
        assert refusal(SNAKES, state, Timeout(), seat) == ("not_waited_for", "G6")
    outcome = SNAKES.outcome(SNAKES.apply(state, Move(1, Timeout())).state)
    assert outcome is not None
    assert outcome.winners == (0, 2)


# Presets


CHANGES: dict[str, dict[str, dict[str, object]]] = {
    "leaflet": {},
    "family": {
        "face-to-face": {"single_last_card": "may_be_laid"},
        "snakes-and-ladders": {"rounds": "single", "interventions": "off"},
    },
    "strict": {
        "quick-and-easy": {"variant": "professional"},
        "the-game": {"minimum": 3},
        "snakes-and-ladders": {"penalties": "on", "draw": "only_without_a_fit"},
    },
}
DEFAULTS: dict[str, dict[str, object]] = {
    "face-to-face": {"single_last_card": "loses"},
    "quick-and-easy": {"variant": "standard", "start": "agreed"},
    "the-game": {"minimum": 2, "start": "agreed"},
    "snakes-and-ladders": {
        "first_player": "after_dealer",
        "opening_card": "acts",
        "draw": "free",
        "two_player_reverse": "turns_only",
        "interventions": "on",
        "courtesy": "on",
        "penalties": "off",
        "scoring": "winner_takes",
        "target": 500,
        "rounds": "match",
    },
}


@every_game
@cases("name", CHANGES)
def test_presets_change_these_options_and_leave_the_defaults(game: AnyGame, name: str) -> None:
    options = game.options.of(name)
    changed = {**DEFAULTS[game.id], **CHANGES[name].get(game.id, {})}
    assert msgspec.to_builtins(options) == changed


@every_game
@cases("name", CHANGES)
def test_presets_give_matches_that_can_be_played(game: AnyGame, name: str) -> None:
    options = game.options.of(name)
    match: AnyMatch = Match(game, game.setup(game.seats[-1], options), "0" * 64)
    assert actor(game, match.state) in seats_of(match)


@every_game
def test_presets_are_these_three(game: AnyGame) -> None:
    with pytest.raises(Refused) as caught:
        game.options.preset("tournament")
    assert caught.value.code == "no_such_preset"
