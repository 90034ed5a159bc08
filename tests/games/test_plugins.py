"""Games and bots of other packages are found by their entry points; a broken one is left out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from importlib import metadata
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from stosy.bots import LEVELS, find_bot, levels
from stosy.core import Action, AnyOffer, Dice, Refused, View, seed_of
from stosy.games import find, games
from stosy.games.the_game.rules import TheGame
from stosy.lab.runner import play_match


class Other(TheGame):
    """A game of another package."""

    id = "other-game"


GAME = Other()
NO_GAME = "a game?"
OURS = find("the-game")


class Lazy:
    """A bot of another package: whatever is offered first."""

    slow = False
    off_loop = False

    def __init__(self, game: str, seconds: float) -> None:
        self.game = game

    def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        return next((action for offer in offers for action in offer.actions), None)


Install = Callable[[str, dict[str, str]], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs packages that bring these names to a group."""

    def installed(group: str, brought: dict[str, str]) -> None:
        found = [EntryPoint(name, f"{__name__}:{at}", group) for name, at in brought.items()]
        told = EntryPoints(found)
        monkeypatch.setattr(metadata, "entry_points", lambda group: told.select(group=group))
        games.cache_clear()
        levels.cache_clear()

    yield installed
    monkeypatch.undo()
    games.cache_clear()
    levels.cache_clear()


def test_a_game_of_another_package_is_found(install: Install) -> None:
    install("stosy.games", {"other-game": "GAME"})
    assert find("other-game") is GAME
    assert find("the-game").id == "the-game"


def test_a_bot_of_another_package_is_found(install: Install) -> None:
    install("stosy.bots", {"lazy": "Lazy"})
    lazy = find_bot("lazy", "the-game")
    assert isinstance(lazy, Lazy)
    match = play_match(OURS, OURS.setup(2), seed_of("lazy"), [lazy, lazy])
    assert OURS.outcome(match.state) is not None
    with pytest.raises(Refused):
        find_bot("lazy:400", "the-game")


@pytest.mark.parametrize(
    ("group", "name", "at", "why"),
    [
        ("stosy.games", "other-game", "nothing_there", "AttributeError"),
        ("stosy.games", "other-game", "NO_GAME", "str is no Game"),
        ("stosy.games", "something-else", "GAME", "calls itself 'other-game'"),
        ("stosy.games", "the-game", "OURS", "the name is taken"),
        ("stosy.games", "Other_Game", "GAME", "a name has lower-case letters"),
        ("stosy.bots", "lazy", "nothing_there", "AttributeError"),
        ("stosy.bots", "lazy", "NO_GAME", "str makes no bots"),
        ("stosy.bots", "strong", "Lazy", "the name is taken"),
    ],
)
def test_what_is_of_no_use_is_left_out_and_named(
    install: Install, caplog: pytest.LogCaptureFixture, group: str, name: str, at: str, why: str
) -> None:
    install(group, {name: at})
    with caplog.at_level(logging.WARNING):
        assert len(games()) == 4
        assert levels().keys() == LEVELS.keys()
    [line] = caplog.messages
    assert repr(name) in line
    assert group in line
    assert why in line


def test_of_two_packages_with_the_same_name_one_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, install: Install
) -> None:
    install("stosy.games", {})
    twice = [EntryPoint("other-game", f"{__name__}:GAME", "stosy.games") for _ in range(2)]
    monkeypatch.setattr(metadata, "entry_points", lambda group: EntryPoints(twice))
    assert find("other-game") is GAME
    assert len(caplog.messages) == 1
