"""The kernel counts cards, actions and options as the games' codecs do."""

from __future__ import annotations

import pytest
from stosy_kernel import GAMES, NOTATIONS, Batch

from stosy.core import describe
from stosy.games import find

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_numbers_are_those_of_the_codec(game: str) -> None:
    codec, names = find(game).codec, NOTATIONS[game]
    assert codec is not None
    assert names.cards == codec.cards
    assert tuple(names.cards[card] for card in names.deck) == codec.deck
    assert names.actions == codec.names[:-1]
    assert codec.number(None) == GAMES[game].ACTIONS


@every_game
def test_options_are_those_of_the_game(game: str) -> None:
    for option in describe(find(game).options):
        values = NOTATIONS[game].options[option.name]
        assert values == (option.values or range(option.most + 1))


@every_game
def test_to_let_go_is_the_last_action_where_a_batch_has_it(game: str) -> None:
    codec = find(game).codec
    assert codec is not None
    aside = game != "face-to-face"  # there nobody but the seat waited for may do anything
    assert (Batch(game, {}, 2, 1, 0).actions[-1] == codec.number(None)) == aside
