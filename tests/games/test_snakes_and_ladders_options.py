"""Snakes & Ladders: what may be agreed, and the words of the record."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest

from stosy.core import (
    Match,
    Move,
    Player,
    describe,
    read,
    record_of,
    seed_of,
    verify,
    write,
)
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.rules import SnakesAndLaddersChance
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Ready,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import DECK, LEAFLET, Rules, dealt

SnakesMatch: TypeAlias = Match[
    SnakesAndLaddersState, SnakesAndLaddersAction, SnakesAndLaddersChance
]

LEAFLET_VALUES = {
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
}
OTHER_VALUES = {
    "first_player": "dealer",
    "opening_card": "inert",
    "draw": "only_without_a_fit",
    "two_player_reverse": "skips",
    "interventions": "off",
    "courtesy": "off",
    "penalties": "on",
    "scoring": "keep_low",
    "target": "300",
    "rounds": "single",
}


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("leaflet", {}),
        ("family", {"rounds": "single", "interventions": "off"}),
        ("strict", {"penalties": "on", "draw": "only_without_a_fit"}),
    ],
)
def test_presets_change_these_options(name: str, changes: dict[str, str]) -> None:
    rules = Rules.of(name)
    assert msgspec.to_builtins(rules) == LEAFLET_VALUES | changes


def test_two_to_ten_play_for_themselves() -> None:
    assert (GAME.id, GAME.rules, GAME.team) == ("snakes-and-ladders", 2, False)
    assert list(GAME.seats) == list(range(2, 11))
    assert GAME.rule_ids == tuple(f"SL{number}" for number in range(1, 20))


def test_options_are_those_of_the_rules() -> None:
    assert {option.name: option.default for option in describe(Rules)} == LEAFLET_VALUES


@cases("name, value", OTHER_VALUES.items())
def test_every_option_has_its_other_value(name: str, value: str) -> None:
    assert str(msgspec.to_builtins(Rules.parse({name: value}))[name]) == value


@cases(
    "action, plain",
    [
        (Lay("r5"), {"do": "lay", "card": "r5"}),
        (Lay("bS", one_card=True), {"do": "lay", "card": "bS", "one_card": True}),
        (Lay("W", "b"), {"do": "lay", "card": "W", "colour": "b"}),
        (
            Lay("W4", "y", one_card=True),
            {"do": "lay", "card": "W4", "colour": "y", "one_card": True},
        ),
        (Draw(), {"do": "draw"}),
        (Pass(), {"do": "pass"}),
        (Accept(), {"do": "accept"}),
        (Challenge(), {"do": "challenge"}),
        (Ready(), {"do": "ready"}),
        (CallOut(2), {"do": "call_out", "target": 2}),
    ],
)
def test_actions_are_named_as_in_the_record(
    action: SnakesAndLaddersAction, plain: dict[str, Any]
) -> None:
    assert msgspec.to_builtins(action) == plain
    assert msgspec.convert(plain, GAME.actions) == action


def test_a_deal_is_named_as_in_the_record() -> None:
    deal = dealt("r5", "b1 b2 b3 b4 b5 b6 b7", "g1 g2 g3 g4 g5 g6 g7", dealer=1)
    assert msgspec.to_builtins(deal) == {
        "chance": "deal",
        "round": 1,
        "dealer": 1,
        "hands": deal.hands,
        "pile": deal.pile,
        "opening": "r5",
    }


def random_match(seats: int, rules: Rules, name: str, count: int) -> SnakesMatch:
    """A match after so many random moves from the offers; the cards are counted after each."""
    chooser = Random(name)
    match = Match(GAME, GAME.setup(seats, rules), seed_of(name))
    for _ in range(count):
        offers = GAME.offers(match.state)
        if not offers:
            break
        assert sum(offer.fallback is not None for offer in offers) == 1
        offer = chooser.choice(offers)
        move: Move[SnakesAndLaddersAction] = Move(offer.seat, chooser.choice(offer.actions))
        match.play(move)
        state = match.state
        assert Counter(chain(*state.hands, state.pile, state.discards)) == DECK
    return match


@cases("rules", [LEAFLET, Rules.parse(OTHER_VALUES)])
@cases("seats", [2, 3, 10])
@cases("number", range(3))
def test_sl1_no_card_is_ever_lost_or_made(seats: int, rules: Rules, number: int) -> None:
    state = random_match(seats, rules, f"conserved {seats} {number}", 400).state
    assert (GAME.outcome(state) is None) is bool(GAME.offers(state))


@pytest.mark.parametrize("rules", [Rules(rounds="single"), Rules(target=50, scoring="keep_low")])
def test_sl19_a_finished_match_is_verified_by_its_record(rules: Rules) -> None:
    match = random_match(3, rules, "record", 5_000)
    line = write(record_of(match, (Player("Sara", "human"),) * 3))
    result = GAME.outcome(match.state)
    assert result is not None
    plain = msgspec.json.decode(line)
    assert plain["result"] == {
        "winners": list(result.winners),
        "scores": list(result.scores),
        "rounds": [{"winner": r.winner, "scores": list(r.scores)} for r in result.rounds],
        "reason": "single_round" if rules.rounds == "single" else "target",
    }
    verify(GAME, read(line))
