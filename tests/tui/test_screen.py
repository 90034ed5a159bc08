"""Whole matches on the terminal's screen."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from stosy.games import find
from stosy.text import Words
from stosy.tui.full.choices import card_of
from stosy.tui.full.menus import Menu
from tests.text.spaces import spaced
from tests.tui.screens import Player, alone

TIMEOUT = 300
WHOLE = [
    ("face-to-face", "uk", (80, 24), "keys"),
    ("the-game", "ru", (120, 40), "mouse"),
    ("quick-and-easy", "cs", (60, 20), "keys"),
    ("snakes-and-ladders", "en", (60, 20), "mouse"),
]


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, TIMEOUT))


async def step(player: Player, by: str) -> None:
    """One thing that can be done, by keys or by mouse: a card that is offered, or a button."""
    screen = player.screen
    if isinstance(player.app.screen, Menu):
        return
    choices = screen.choices
    moves = [action for action in choices.moves if action.role == "move"]
    move = next((each for each in moves if card_of(each) is not None), moves[0] if moves else None)
    if move is None or (card_of(move) is None):
        places = [place for place, button in enumerate(screen.buttons) if button.does == move]
        place = places[0] if places else 0
        if by == "mouse":
            await player.click("buttons", place)
        else:
            await player.press(screen.buttons[place].key)
        return
    card = screen.hand.index(card_of(move) or 0)
    piles = screen._piles()
    pile = piles.index(getattr(move, "pile", None))
    if by == "mouse":
        await player.click("hand", card)
        if len(piles) > 1:
            await player.click("board", pile)
    else:
        await player.press("escape", str((card + 1) % 10))
        if len(piles) > 1:
            await player.press(str(pile + 1))
    if isinstance(player.app.screen, Menu):
        await player.press("1")


@pytest.mark.parametrize(("game", "language", "size", "by"), WHOLE)
def test_a_whole_match(
    game: str, language: str, size: tuple[int, int], by: str, tmp_path: Path
) -> None:
    options: dict[str, Any] = {"rounds": "single"} if game == "snakes-and-ladders" else {}
    seats = min(3, find(game).seats[-1])

    async def test() -> None:
        async with alone(game, tmp_path, language, size, seats, **options) as player:
            await player.until(player.my_turn)
            assert Words(language).game_name(game) in player.text
            while player.table.facts.phase == "playing":
                await step(player, by)
                await player.until(player.my_turn)
            await player.pilot.pause()
            view = player.table.sight
            assert view is not None
            assert view.view.result is not None
            told = Words(language).page("web-end", "end-rematch")
            assert spaced(told) in player.text
            await player.press("v")
            await player.until(lambda: player.app.screen is not player.app.screen_stack[1])
            await player.press("home", "right", "escape")

    run(test())
