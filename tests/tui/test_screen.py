"""Whole matches on the terminal's screen."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from stosy.core import AnyGame
from stosy.games import find, games
from stosy.table.settings import changed, checked, usual_settings
from stosy.text import Words
from stosy.tui.full.choices import card_of
from stosy.tui.full.keys import meant
from stosy.tui.full.menus import Menu
from stosy.tui.full.setup import Setup
from stosy.tui.full.widgets import Row
from stosy.tui.terminal import terminal_of
from stosy.vocabulary.settings import Change
from tests.text.spaces import spaced
from tests.tui.screens import Player, alone
from tests.tui.served import run

THOROUGH = bool(os.environ.get("STOSY_THOROUGH"))
WHOLE = [
    ("face-to-face", "uk", (80, 24), "keys"),
    ("the-game", "ru", (120, 40), "mouse"),
    ("quick-and-easy", "cs", (60, 20), "keys"),
    ("snakes-and-ladders", "en", (60, 20), "mouse"),
]
OTHER_WAYS = [
    ("face-to-face", "cs", (120, 40), "mouse"),
    ("the-game", "uk", (60, 20), "keys"),
    ("quick-and-easy", "en", (80, 24), "mouse"),
    ("snakes-and-ladders", "ru", (80, 24), "keys"),
]
"""For `make soak`."""


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


@pytest.mark.parametrize(
    ("game", "language", "size", "by"), [*WHOLE, *(OTHER_WAYS if THOROUGH else ())]
)
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


def test_a_match_is_continued_after_the_program_has_ended(tmp_path: Path) -> None:
    async def test() -> None:
        async with alone("the-game", tmp_path, seats=1) as player:
            await player.until(player.my_turn)
            await step(player, "keys")
            await player.until(player.my_turn)
            sight = player.table.sight
            await player.press("ctrl+q")
        async with alone("the-game", tmp_path, "uk", seats=1, new=False) as player:
            await player.until(lambda: isinstance(player.app.screen, Menu))
            assert "Є незакінчена партія: The Game" in player.text
            await player.press("enter")
            await player.until(player.my_turn)
            assert sight is not None
            assert player.table.sight is not None
            assert player.table.sight.view == sight.view

    run(test())


def test_a_card_is_dragged_and_a_wrong_place_is_explained(tmp_path: Path) -> None:
    async def test() -> None:
        async with alone("face-to-face", tmp_path) as player:
            await player.until(player.my_turn)
            screen = player.screen
            card, pile = (screen.query_one(f"#{row}", Row).pieces[0] for row in ("hand", "board"))
            held = screen.hand[0]
            await player.pilot.mouse_down(card)
            await player.pilot.mouse_up(pile)
            await player.until(lambda: player.my_turn() and held not in screen.hand)
            last = len(screen.hand) - 1
            await player.press("escape", str(last + 1), "1")
            await player.until(lambda: player.my_turn() and len(screen.hand) == last)
            await player.press("escape", "1", "1")
            await player.until(lambda: bool(screen.seated.talk and screen.seated.talk.notice))
            await player.pilot.pause()
            talk = screen.talk
            assert talk is not None
            assert "takes a higher card" in talk.notice
            assert talk.notice.split()[0] in player.text
            assert len(screen.hand) == last, "nothing was done"

    run(test())


def test_a_hint_is_shown_on_the_table_and_can_be_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with alone("the-game", tmp_path, seats=1) as player:
            await player.until(player.my_turn)
            cards = len(player.screen.hand)
            await player.press("h")
            await player.until(
                lambda: player.app.seated is not None and bool(player.app.seated.hint())
            )
            await player.pilot.pause()
            assert len(player.screen.query("PilePiece.hinted")) == 1
            assert len(player.screen.query("CardPiece.hinted")) == 1
            await player.press("y")
            await player.until(lambda: len(player.screen.hand) < cards)

    run(test())


def test_everything_that_lines_understand_can_be_typed(tmp_path: Path) -> None:
    async def test() -> None:
        async with alone("the-game", tmp_path, "cs", seats=2) as player:
            await player.until(player.my_turn)
            await player.press("/", *"'ahoj", "enter")
            talk = player.screen.talk
            assert talk is not None
            await player.until(lambda: bool(talk.chat))
            await player.press("escape", "tab")
            assert "„ahoj“" in player.text
            await player.press("?")
            assert "Šipky" in player.text
            await player.press("escape", "q")
            await player.until(lambda: not player.app.is_running)

    run(test())


def test_keys_are_found_by_their_place_on_the_keyboard() -> None:
    assert [meant(key) for key in ("р", "H", "ě", "5", "й", None, "ab")] == [*"hh25q", "", ""]


def test_a_game_without_a_part_for_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stosy.tui.terminal.part", lambda game, name, kind: kind())
    terminal_of.cache_clear()

    async def test() -> None:
        async with alone("quick-and-easy", tmp_path, "uk", seats=2, level="casual") as player:
            await player.until(player.my_turn)
            while player.table.facts.phase == "playing":
                await step(player, "keys")
                await player.until(player.my_turn)

    try:
        run(test())
    finally:
        terminal_of.cache_clear()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_everything_that_can_be_agreed_on_is_in_the_form(game: AnyGame) -> None:
    words = Words("en")
    form = Setup(game, words, shared=True)
    asked = {field.name.removeprefix("term ") for field in form.fields}
    given = {"options", "seats", "stand_in"}  # by their own fields, or by the game
    assert {*Change.__struct_fields__} - given <= asked
    for number, field in enumerate(form.fields):
        for _ in field.values:
            form.turn(number, 1)
            assert field.told(field.value)
            agreed = form.wanted()
            change = Change(seats=agreed.seats, first=agreed.first, **agreed.terms)
            usual = usual_settings(game, agreed.seats, agreed.options)
            assert checked(game, changed(usual, change)).seats == agreed.seats
