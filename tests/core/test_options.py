"""Options: what people may write, what they get, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from stosy.core import PRESETS, AnyGame, Option, Refused, describe
from stosy.games import find, games
from tests.cases import cases
from tests.contract.plays import every_game

WORD = Option("pace", "slow", values=("slow", "fast"))
NUMBER = Option("target", 500, least=1, most=10_000)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("face-to-face", {"single_last_card": ("loses", "may_be_laid")}),
        ("quick-and-easy", {"variant": ("standard", "professional"), "start": ("agreed", "drawn")}),
        ("the-game", {"minimum": (2, 3), "start": ("agreed", "drawn")}),
        (
            "snakes-and-ladders",
            {
                "first_player": ("after_dealer", "dealer"),
                "opening_card": ("acts", "inert"),
                "draw": ("free", "only_without_a_fit"),
                "two_player_reverse": ("turns_only", "skips"),
                "interventions": ("on", "off"),
                "courtesy": ("on", "off"),
                "penalties": ("off", "on"),
                "scoring": ("winner_takes", "keep_low"),
                "target": (),
                "rounds": ("match", "single"),
            },
        ),
    ],
)
def test_the_options_are_those_of_the_rules(game: str, told: Mapping[str, tuple[Any, ...]]) -> None:
    described = describe(find(game).options)
    assert {option.name: option.values for option in described} == told
    assert all(option.default == option.values[0] for option in described if option.values)


@every_game
def test_the_defaults_are_the_leaflet(game: AnyGame) -> None:
    defaults = {option.name: option.default for option in describe(game.options)}
    assert msgspec.to_builtins(game.options()) == defaults
    assert game.options.of("leaflet") == game.options()


@every_game
@given(data=st.data())
def test_every_value_is_written_as_it_reads(game: AnyGame, data: DataObject) -> None:
    written: dict[str, str] = {}
    for option in describe(game.options):
        numbers = st.integers(option.least, option.most).map(str)
        words = st.sampled_from([str(value) for value in option.values] or [""])
        written[option.name] = data.draw(words if option.values else numbers)
    chosen = msgspec.to_builtins(game.options.parse(written))
    assert {name: str(value) for name, value in chosen.items()} == written


def test_a_word_is_parsed() -> None:
    assert WORD.parse("fast") == "fast"
    assert WORD.allowed() == "slow | fast"


def test_a_number_is_parsed() -> None:
    assert [NUMBER.parse(text) for text in ("1", "10000", "0042")] == [1, 10_000, 42]
    assert NUMBER.allowed() == "1 … 10000"


@cases(
    "option, text",
    [
        *((WORD, text) for text in ("", "Slow", "slow ", "slow | fast", "1")),
        *((NUMBER, text) for text in ("", "0", "10001", "-5", "+5", " 5", "5.0", "1e3")),
        *((NUMBER, text) for text in ("٥", "²", "9" * 5000)),
    ],
)
def test_what_an_option_does_not_know_is_refused(option: Option, text: str) -> None:
    with pytest.raises(Refused) as refused:
        option.parse(text)
    assert (refused.value.code, refused.value.rule) == ("bad_option_value", "G3")
    assert refused.value.facts["option"] == option.name
    assert refused.value.facts["value"] == text
    assert refused.value.facts["allowed"] == option.allowed()


@every_game
def test_an_unknown_option_is_refused(game: AnyGame) -> None:
    with pytest.raises(Refused) as refused:
        game.options.parse({"weather": "fine"})
    assert (refused.value.code, refused.value.rule) == ("no_such_option", "G3")
    assert refused.value.facts["option"] == "weather"
    for option in describe(game.options):
        assert option.name in str(refused.value.facts["allowed"])


def test_what_is_written_goes_before_the_preset() -> None:
    game = find("snakes-and-ladders")
    chosen: Any = game.options.parse({"penalties": "off", "target": "30"}, "strict")
    assert (chosen.penalties, chosen.draw, chosen.target) == ("off", "only_without_a_fit", 30)


@cases(
    "game, name, changes",
    [
        ("face-to-face", "family", {"single_last_card": "may_be_laid"}),
        ("face-to-face", "strict", {}),
        ("quick-and-easy", "family", {}),
        ("quick-and-easy", "strict", {"variant": "professional"}),
        ("the-game", "family", {}),
        ("the-game", "strict", {"minimum": 3}),
        ("snakes-and-ladders", "family", {"rounds": "single", "interventions": "off"}),
        ("snakes-and-ladders", "strict", {"penalties": "on", "draw": "only_without_a_fit"}),
    ],
)
def test_the_presets_are_those_of_the_rules(
    game: str, name: str, changes: Mapping[str, object]
) -> None:
    assert find(game).options.preset(name) == changes


@every_game
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_chosen(game: AnyGame, name: str) -> None:
    assert set(game.options.presets) <= set(PRESETS)
    changes = game.options.preset(name)
    chosen = msgspec.to_builtins(game.options.of(name))
    assert chosen == {**msgspec.to_builtins(game.options()), **changes}


@every_game
@pytest.mark.parametrize("name", ["", "Leaflet", "expert"])
def test_an_unknown_preset_is_refused(game: AnyGame, name: str) -> None:
    with pytest.raises(Refused) as refused:
        game.options.preset(name)
    assert (refused.value.code, refused.value.rule) == ("no_such_preset", "G3")
    assert refused.value.facts["allowed"] == ", ".join(game.options.distinct())


def test_only_presets_that_change_something_can_be_chosen() -> None:
    found = {game.id: game.options.distinct() for game in games().values()}
    assert found == {
        "face-to-face": ("leaflet", "family"),
        "quick-and-easy": ("leaflet", "strict"),
        "snakes-and-ladders": ("leaflet", "leaflet-uk", "family", "strict"),
        "the-game": ("leaflet", "strict"),
    }


def test_sl19_the_target_follows_the_scoring() -> None:
    options: Any = find("snakes-and-ladders").options
    assert options().target == 500
    assert options(scoring="keep_low").target == 200
    assert options(scoring="keep_low", target=7).target == 7
    assert options.parse({"scoring": "keep_low"}) == options(scoring="keep_low")


@pytest.mark.parametrize(
    ("chosen", "option"),
    [({"rounds": "singel"}, "rounds"), ({"target": -5}, "target"), ({"target": "500"}, "target")],
)
def test_options_are_checked_however_they_are_made(chosen: dict[str, Any], option: str) -> None:
    game = find("snakes-and-ladders")
    for make in (
        lambda: game.options(**chosen),
        lambda: game.options.of(chosen),
        lambda: game.setup(2, chosen),
        lambda: game.setup(2, msgspec.structs.replace(game.options(), **chosen)),
    ):
        with pytest.raises(Refused) as refused:
            make()
        assert (refused.value.code, refused.value.facts["option"]) == ("bad_option_value", option)


@every_game
def test_a_setup_takes_options_names_and_values_or_a_preset(game: AnyGame) -> None:
    options = game.options.of("strict")
    for chosen in (options, msgspec.to_builtins(options), "strict"):
        assert game.setup(game.usual_seats, chosen).options == options
    assert game.setup(game.usual_seats).options == game.options()


def test_the_options_of_another_game_are_no_options() -> None:
    with pytest.raises(TypeError, match="TheGameOptions are wanted, not FaceToFaceOptions"):
        find("the-game").setup(2, find("face-to-face").options())
