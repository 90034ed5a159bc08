"""What a learning program is told about a game."""

from __future__ import annotations

from typing import Any

import pytest

from stosy import research
from stosy.core import AnyGame, Dice, Refused, seed_of
from stosy.games import find, games
from stosy.research import MissingExtra, extras, spec
from stosy.research.episode import Episode

GAMES = tuple(games())
SNAKES = "snakes-and-ladders"


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_named_by_part(game: str) -> None:
    about = spec(game)
    assert len({part.name for part in about.parts}) == len(about.parts)
    assert list(about.layout) == [part.name for part in about.parts]
    assert sum(part.size for part in about.parts) == about.observation_size
    assert all(0 < part.high <= 255 and part.about for part in about.parts)


@pytest.mark.parametrize("game", GAMES)
def test_places_of_seats_that_do_not_play_stay_empty(game: str) -> None:
    about = spec(game, 2)
    episode, dice = Episode.seeded(about, seed_of("empty places")), Dice(seed_of("dice"), 0)
    for _ in range(60):
        if episode.seat is None:
            break
        seen = episode.observe(episode.seat)
        for part in about.parts:
            assert not any(seen[about.layout[part.name]][part.used(2) :])
        legal = episode.legal()
        episode.take(legal[dice.below(len(legal))])


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_those_of_the_codec_that_can_occur(game: str) -> None:
    about = spec(game)
    codec = about.rules.codec
    assert codec is not None
    assert about.actions == tuple(codec.actions[column] for column in about.columns)
    assert [about.numbers[action] for action in about.actions] == list(range(len(about.actions)))
    assert about.names == tuple(codec.names[column] for column in about.columns)


def kinds(about: research.Spec) -> set[str]:
    return {"pass on" if name is None else name["do"] for name in about.names}


def test_what_cannot_occur_has_no_number() -> None:
    assert kinds(spec("the-game")) == {"lay", "end_turn", "signal", "begin", "pass on"}
    assert kinds(spec("the-game", signals="turn")) == {"lay", "end_turn", "signal"}
    assert kinds(spec("the-game", signals="none")) == {"lay", "end_turn"}
    assert kinds(spec("the-game", 1)) == {"lay", "end_turn"}  # nobody to signal to
    assert kinds(spec("face-to-face")) == {"lay", "end_turn"}
    assert kinds(spec("face-to-face", take_backs=1)) == {"lay", "end_turn", "take_back"}
    assert "ready" in kinds(spec(SNAKES)) - kinds(spec(SNAKES, options={"courtesy": "off"}))
    calls = [name for name in spec(SNAKES, 3).names if name and name["do"] == "call_out"]
    assert [call["target"] for call in calls] == [0, 1, 2]
    said = {
        name["signal"]
        for name in spec("quick-and-easy", options="strict").names
        if name and "signal" in name
    }
    assert said == {"holds", "wants", "trick"}


def test_what_is_not_known_is_refused() -> None:
    with pytest.raises(Refused, match="no_such_game"):
        spec("bridge")
    with pytest.raises(Refused, match="seat_count"):
        spec("the-game", 6)
    with pytest.raises(Refused, match="no_such_option"):
        spec("the-game", options={"jokers": 2})
    with pytest.raises(ValueError, match="none, turn, all"):
        spec("the-game", signals="loud")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="take_backs"):
        spec("the-game", take_backs=-1)


def test_a_game_without_a_codec_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game: AnyGame = find("the-game")
    monkeypatch.setattr(type(game), "codec", None)
    with pytest.raises(ValueError, match="has no codec"):
        spec("the-game")


@pytest.mark.parametrize(
    ("make", "package", "extra"),
    [
        (lambda: research.aec("the-game"), "pettingzoo", "pettingzoo"),
        (lambda: research.one_seat("the-game"), "gymnasium", "gymnasium"),
        (lambda: research.open_spiel("the-game"), "pyspiel", "open-spiel"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(
    make: Any, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, package, None)
    with pytest.raises(MissingExtra, match=rf"needs {package}: pip install 'stosy\[{extra}\]'"):
        make()
    assert extras.EXTRAS[package] == extra


def test_a_spectator_has_no_observation() -> None:
    about = spec("the-game")
    episode = Episode.seeded(about, "0" * 64)
    with pytest.raises(ValueError, match="spectator"):
        about.observe(about.rules.view(episode.state, None))
