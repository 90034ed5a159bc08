"""Impossible states are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from stosy_kernel.games.rows.adapter import RowFacts
from stosy_kernel.series import Position

from tests.kernel.endings import DUEL, QUICK, TEAM

RowGame: TypeAlias = "type[Position]"
Spoil: TypeAlias = Callable[[RowFacts], None]

TEAMS: tuple[RowGame, ...] = (QUICK, TEAM)
GAMES: tuple[RowGame, ...] = (*TEAMS, DUEL)
QUICK_SIGNALS = 10
"""So many signals of a seat can stand in Quick & Easy, so many more there are."""
every_game = pytest.mark.parametrize("game", GAMES)


def choices(game: RowGame) -> list[int]:
    """The first value of every option."""
    return [0] * (2 if game in TEAMS else 1)


def _set(**changes: object) -> Spoil:
    def spoil(facts: RowFacts) -> None:
        for name, value in changes.items():
            setattr(facts, name, value)

    spoil.__name__ = "-".join(f"{name}={value}" for name, value in changes.items())
    return spoil


def _missing_card(facts: RowFacts) -> None:
    facts.draws = [facts.draws[0][1:], *facts.draws[1:]]


def _card_in_two_places(facts: RowFacts) -> None:
    facts.draws = [[facts.hands[0][0], *facts.draws[0][1:]], *facts.draws[1:]]


def _stranger_to_draw(facts: RowFacts) -> None:
    facts.draws = [[200, *facts.draws[0][1:]], *facts.draws[1:]]


def _stranger_in_hand(facts: RowFacts) -> None:
    facts.hands = [[-1, *facts.hands[0][1:]], *facts.hands[1:]]


def _large_hand(facts: RowFacts) -> None:
    """Of the seat to act."""
    drawn, *left = facts.draws[0]
    facts.hands = [sorted([*facts.hands[0], drawn]), *facts.hands[1:]]
    facts.draws = [left, *facts.draws[1:]]


def _pile_too_few(facts: RowFacts) -> None:
    facts.piles = facts.piles[1:]


def _seat_too_many(facts: RowFacts) -> None:
    """A sixth one, or a third, without cards."""
    facts.hands = facts.hands + [[]] * 4


SPOILERS: list[tuple[tuple[RowGame, ...], Spoil, str]] = [
    (GAMES, _missing_card, "a card is missing"),
    (GAMES, _card_in_two_places, "a card is in two places"),
    (GAMES, _stranger_to_draw, "no such card"),
    (GAMES, _stranger_in_hand, "no such card"),
    (GAMES, _large_hand, "a hand is too large"),
    (GAMES, _pile_too_few, "not the piles"),
    (GAMES, _seat_too_many, "seats"),
    (GAMES, _set(turn=2), "no such seat"),
    (GAMES, _set(turn=-1), "no such seat"),
    (GAMES, _set(turns=-1), "too many turns"),
    (GAMES, _set(reason=5), "no such reason"),
    (GAMES, _set(reason=1), "left"),
    (GAMES, _set(options=[]), "every option"),
    ((DUEL,), _set(options=[2]), "no such value"),
    (TEAMS, _set(options=[2, 0]), "no such value"),
    (TEAMS, _set(options=[0, 2]), "no such value"),
    (TEAMS, _set(began=[2]), "no such card"),
    (TEAMS, _set(laid=1), "too many cards laid"),
    (TEAMS, _set(signals=[(0, 99)]), "no such signal"),
    (TEAMS, _set(signals=[(2, 0)]), "no such seat"),
    (TEAMS, _set(signals=[(0, 1), (1, 1), (0, 1)]), "too many signals"),
    ((DUEL,), _set(laid=1), "laid"),
    ((DUEL,), _set(winner=2), "no such seat"),
    ((DUEL,), _set(lays=[3], laid=1), "does not lie"),
    ((DUEL,), _set(lays=[-1], laid=1), "no such lay"),
]


def _cases() -> list[Any]:
    return [
        pytest.param(game, spoil, message, id=f"{game.__name__}-{spoil.__name__.strip('_')}")
        for games, spoil, message in SPOILERS
        for game in games
    ]


@pytest.mark.parametrize(("game", "spoil", "message"), _cases())
def test_impossible_facts_are_refused(game: RowGame, spoil: Spoil, message: str) -> None:
    facts = game.deal(choices(game), 2, 0, 1, 1).facts()
    assert game.from_facts(facts).facts().hands == facts.hands
    spoil(facts)
    with pytest.raises(ValueError, match=message):
        game.from_facts(facts)


def test_a_seat_cannot_have_given_more_signals_than_can_be_true() -> None:
    facts = QUICK.deal([0, 0], 2, 0, 1, 1).facts()
    facts.signals = [(0, signal) for signal in range(QUICK_SIGNALS)]
    assert QUICK.from_facts(facts).facts().signals == facts.signals
    facts.signals = [(0, signal) for signal in range(QUICK_SIGNALS + 1)]
    with pytest.raises(ValueError, match="too many signals"):
        QUICK.from_facts(facts)


# --- within a turn ---


def _after_a_lay(game: RowGame) -> RowFacts:
    position = game.deal(choices(game), 2, 0, 1, 1)
    assert position.apply(0, position.legal(0)[0])
    facts: RowFacts = position.facts()
    assert facts.laid == 1
    return facts


@pytest.mark.parametrize("game", TEAMS)
def test_no_more_can_have_been_laid_than_lies(game: RowGame) -> None:
    facts = _after_a_lay(game)
    assert game.from_facts(facts).facts().laid == 1
    facts.laid = 2
    with pytest.raises(ValueError, match="too many cards laid"):
        game.from_facts(facts)


@pytest.mark.parametrize("laid", [0, 2])
def test_as_many_were_laid_as_lays_are_told(laid: int) -> None:
    facts = _after_a_lay(DUEL)
    assert DUEL.from_facts(facts).facts().lays == facts.lays
    facts.laid = laid
    with pytest.raises(ValueError, match="laid"):
        DUEL.from_facts(facts)


def test_what_was_laid_has_been_in_the_hand() -> None:
    facts = _after_a_lay(DUEL)
    _large_hand(facts)
    assert len(facts.hands[0]) == 6
    with pytest.raises(ValueError, match="a hand is too large"):
        DUEL.from_facts(facts)


# --- the deal ---


@every_game
def test_a_deck_must_be_whole(game: RowGame) -> None:
    decks = [list(range(game.CARDS)) for _ in range(game.DECKS)]
    assert game.from_decks(choices(game), 2, 1, decks).turn == 1
    decks[0][0] = 1
    with pytest.raises(ValueError, match="not the cards"):
        game.from_decks(choices(game), 2, 1, decks)


@every_game
def test_a_copy_goes_its_own_way(game: RowGame) -> None:
    position = game.deal(choices(game), 2, 0, 1, 1)
    copy = position.copy()
    assert copy.apply(0, copy.legal(0)[0])
    assert copy.facts().laid == 1
    assert position.facts().laid == 0
