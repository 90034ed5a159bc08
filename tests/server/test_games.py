"""What the server tells of a game once, so that clients need not know it."""

from __future__ import annotations

from msgspec.structs import asdict

from stosy.core import AnyGame, Match, Resign, View, seed_of
from stosy.games import games
from stosy.host.listing import info
from stosy.text import Words
from stosy.tui import generic
from stosy.wire.api import GameInfo
from tests.contract.plays import every_game


@every_game
def test_actions_are_told_as_the_game_has_them(game: AnyGame) -> None:
    told = info(game, True).actions
    assert told.keys() == game.kinds().keys()
    assert str(Resign.__struct_config__.tag) not in told
    for name, kind in game.kinds().items():
        known = (kind.role, kind.ends_turn, kind.listed, kind.__struct_fields__)
        assert (
            told[name].role,
            told[name].ends_turn,
            told[name].listed,
            told[name].fields,
        ) == known


def test_what_people_have_to_notice_is_not_listed() -> None:
    snakes = info(games()["snakes-and-ladders"], True)
    assert [name for name, kind in snakes.actions.items() if not kind.listed] == ["call_out"]
    assert snakes.actions["call_out"].fields == ("target",)
    assert not {"forgot", "forgetful"} & {*snakes.shown}


@every_game
def test_what_is_shown_is_told_and_described(game: AnyGame) -> None:
    told: GameInfo = info(game, True)
    match = Match(game, game.setup(told.least_seats, game.options()), seed_of("listed"))
    view = game.view(match.state, 0)
    assert list(told.shown.items()) == list(view.shown.items())
    words = Words("en")
    lines = "\n".join(generic.table(words, game, view, ["Ann", "Bob"][: told.least_seats]))
    told_above = {*View.__struct_fields__} - {*told.shown}
    for field, value in asdict(view).items():
        if field not in ("piles", "laid_by", *told_above) and value is not None:
            assert (words.label(game.id, field) in lines) == (field in told.shown), field


def test_piles_have_the_names_that_each_seat_uses() -> None:
    duel = info(games()["face-to-face"], True)
    assert duel.piles == (
        ("up", "down", "their_up", "their_down"),
        ("their_up", "their_down", "up", "down"),
    )
