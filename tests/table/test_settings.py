"""What a table agrees on: everything wrong is refused, and says what is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stosy.core import Refused
from stosy.games import find, games
from stosy.table import checked
from stosy.table.settings import usual_settings
from stosy.vocabulary.settings import Change
from stosy.wire import Arrange
from stosy.wire.decoding import ask_decoder
from stosy.wire.tells import Refusal
from tests.table.play import gathered, playing

GAME = find("quick-and-easy")

BAD: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"seats": 1}, "seat_count", {"seats": 1}),
    ({"seats": 6}, "seat_count", {"seats": 6}),
    ({"first": 3}, "no_such_seat", {"number": 4}),
    ({"clock": 181}, "bad_setting", {"setting": "clock", "value": 181}),
    ({"clock": 3599}, "bad_setting", {"setting": "clock", "value": 3599}),
    ({"stand_in": "genius"}, "no_such_bot", {"level": "genius"}),
    ({"stand_in": "random"}, "no_such_bot", {"level": "random"}),
    ({"stand_in": "expert:400"}, "no_such_bot", {"level": "expert:400"}),
    ({"options": {"colour": "red"}}, "no_such_option", {"option": "colour"}),
    ({"options": {"variant": "easy"}}, "bad_option_value", {"option": "variant", "value": "easy"}),
    ({"options": {"variant": 1}}, "bad_option_value", {"option": "variant", "value": 1}),
    ({"options": {"variant": None}}, "bad_option_value", {"option": "variant"}),
    ({"options": {"variant": ["standard"]}}, "bad_option_value", {"option": "variant"}),
]


@pytest.mark.parametrize(("bad", "code", "facts"), BAD)
def test_a_bad_setting_is_refused_and_named(
    bad: dict[str, Any], code: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Refused) as caught:
        checked(GAME, replace(usual_settings(GAME, 3, {}), **bad))
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()


@pytest.mark.parametrize(("bad", "code", "facts"), BAD)
def test_the_host_is_refused_alike_and_nothing_changes(
    bad: dict[str, Any], code: str, facts: dict[str, Any]
) -> None:
    scene = gathered("quick-and-easy", "ann", seats=3)
    before = scene.state
    assert scene.ask("ann", Arrange, change=Change(**bad)) == code
    (reply,) = (reply for _, reply in scene.out.replies)
    assert isinstance(reply, Refusal)
    assert facts.items() <= reply.facts.items()
    assert scene.state == before


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", 0),
        ("seats", 11),
        ("seats", "3"),
        ("clock", 14),
        ("clock", 604_801),
        ("clock", 30.5),
        ("expiry", "explode"),
        ("grace", 4),
        ("grace", 601),
        ("stand_in", ""),
        ("first", -1),
        ("first", 10),
        ("public", 1),
        ("talk", "yes"),
        ("options", []),
        ("colour", "red"),
    ],
)
def test_what_is_out_of_bounds_is_no_message(name: str, value: object) -> None:
    message = {"ask": "arrange", "id": "a", "change": {name: value}}
    with pytest.raises(msgspec.ValidationError, match=name):
        ask_decoder(GAME).decode(msgspec.json.encode(message))


@pytest.mark.parametrize("clock", [None, 15, 180, 3600, 604_800])
def test_clocks_are_quick_or_slow_or_none(clock: int | None) -> None:
    scene = gathered("quick-and-easy", "ann", seats=3, clock=60)
    assert scene.ask("ann", Arrange, change=Change(clock=clock)) == "done"
    assert (scene.told.settings.clock, scene.state.slow) == (clock, (clock or 0) >= 3600)


@pytest.mark.parametrize("game", games())
def test_free_seats_go_to_good_partners_in_a_team_and_to_easy_opponents_else(game: str) -> None:
    scene = playing(game, "ann", seats=2)
    (bot,) = (seat.bot for seat in scene.state.seats if seat.person is None)
    assert bot == scene.told.settings.stand_in == ("strong" if find(game).team else "casual")


def test_what_is_not_named_stays() -> None:
    scene = gathered("quick-and-easy", "ann", seats=3, clock=60, public=True)
    scene.ask("ann", Arrange, change=Change(talk=True))
    settings = scene.told.settings
    assert (settings.clock, settings.public, settings.talk) == (60, True, True)


def test_every_option_is_named_in_the_settings() -> None:
    game = find("snakes-and-ladders")
    settings = checked(game, usual_settings(game, 4, {"scoring": "keep_low"}))
    assert settings.options == {**msgspec.to_builtins(game.options()), **settings.options}
    assert (settings.options["scoring"], settings.options["target"]) == ("keep_low", 200)
