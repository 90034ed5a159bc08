"""Agreeing on a game before it begins: seats, preset, every option, bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from stosy.bots import FOR_PEOPLE, usual_level
from stosy.core import PRESETS, AnyGame, Option, describe
from stosy.host import Game
from stosy.text import Words

CLOCKS = (None, 15, 30, 60, 120, 180)
"""Seconds for a turn that are offered."""


class Field(Struct):
    """A line of the form: what it is called, its values with their words, and the chosen one."""

    name: str
    label: str
    values: Sequence[Any]
    told: Callable[[Any], str]
    at: int

    @property
    def value(self) -> Any:
        return self.values[self.at]


class Agreed(Struct, frozen=True, kw_only=True):
    """What is agreed on; `public` and `clock` matter on a server."""

    game: AnyGame
    seats: int
    options: dict[str, Any]
    level: str
    public: bool = False
    clock: int | None = None

    def alone(self) -> Game:
        """The same for a table with bots on all other seats."""
        levels = (self.level,) * (self.seats - 1)
        return Game(game=self.game, seats=self.seats, options=self.options, levels=levels)


class Setup(Screen[Agreed | None]):
    """Up and down choose a line, left and right its value; Enter begins."""

    AUTO_FOCUS = ""

    def __init__(self, game: AnyGame, words: Words, shared: bool = False) -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.fields = [*fields_of(game, words), *(shared_fields(words) if shared else ())]
        self.line = 0

    def compose(self) -> ComposeResult:
        yield Static(f" {self.words.game_name(self.game.id)}", id="status", markup=False)
        yield Static(self.words.idea(self.game.id), id="idea", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            for _ in range(len(self.fields) + 1):
                yield Static(classes="field", markup=False)
        yield Static(self.words.say("screen-setup-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        lines = list(self.query(".field").results(Static))
        for number, (field, line) in enumerate(zip(self.fields, lines, strict=False)):
            here = number == self.line
            line.update(
                Text.assemble(
                    ("› " if here else "  ", "bold"),
                    (f"{field.label}: ", "bold" if here else ""),
                    ("‹ " if here else "", "dim"),
                    (field.told(field.value), "reverse" if here else ""),
                    (" ›" if here else "", "dim"),
                )
            )
            line.set_class(here, "cursor")
        start = self.words.page("web-setup", "setup-start")
        here = self.line == len(self.fields)
        lines[-1].update(Text(f"{'› ' if here else '  '}[ {start} ]", "reverse" if here else ""))
        lines[min(self.line, len(lines) - 1)].scroll_visible(animate=False)

    def on_key(self, event: events.Key) -> None:
        match event.key:
            case "up" | "down":
                step = 1 if event.key == "down" else -1
                self.line = (self.line + step) % (len(self.fields) + 1)
            case "left" | "right" | "space" if self.line < len(self.fields):
                self.turn(self.line, -1 if event.key == "left" else 1)
            case "enter":
                self.dismiss(self.wanted())
                return
            case "escape" | "q":
                self.dismiss(None)
                return
            case _:
                return
        event.stop()
        self.draw()

    def on_click(self, event: events.Click) -> None:
        lines = list(self.query(".field"))
        widget, _ = self.get_widget_at(event.screen_x, event.screen_y)
        if widget in lines:
            self.line = lines.index(widget)
            if self.line == len(self.fields):
                self.dismiss(self.wanted())
                return
            self.turn(self.line, 1)
            self.draw()

    def turn(self, line: int, step: int) -> None:
        """Another value; a preset sets the options, an option makes its own mix of them."""
        field = self.fields[line]
        field.at = (field.at + step) % len(field.values)
        if field.name == "preset":
            options = self.game.options.of(str(field.value))
            for each in self.fields:
                if each.name.startswith("option "):
                    value = getattr(options, each.name.removeprefix("option "))
                    each.at = list(each.values).index(value) if value in each.values else each.at

    def wanted(self) -> Agreed:
        """What is agreed on."""
        chosen = {field.name: field.value for field in self.fields}
        seats = chosen.get("seats", self.game.usual_seats)
        options = {
            name.removeprefix("option "): value
            for name, value in chosen.items()
            if name.startswith("option ")
        }
        return Agreed(
            game=self.game,
            seats=seats,
            options=options,
            level=chosen["bots"],
            public=chosen.get("public", False),
            clock=chosen.get("clock"),
        )


def fields_of(game: AnyGame, words: Words) -> list[Field]:
    """The lines of the form of a game."""
    page = words.page
    fields = []
    if len(game.seats) > 1:
        seats = list(game.seats)
        label = page("web-setup", "setup-seats")
        fields.append(Field("seats", label, seats, str, seats.index(game.usual_seats)))
    levels = list(FOR_PEOPLE)
    label, at = page("web-home", "home-level"), levels.index(usual_level(game))
    fields.append(Field("bots", label, levels, words.level, at))
    presets = list(PRESETS)
    label = page("web-setup", "setup-presets")
    fields.append(Field("preset", label, presets, words.preset, 0))
    for option in describe(game.options):
        values: list[Any] = list(option.values) or numbers(option)
        fields.append(
            Field(
                f"option {option.name}",
                words.option(game.id, option.name),
                values,
                partial(words.option_value, game.id, option.name),
                values.index(option.default),
            )
        )
    return fields


def shared_fields(words: Words) -> list[Field]:
    """What matters where others come, too."""
    page = words.page

    def time(seconds: int | None) -> str:
        if seconds is None:
            return page("web-setup", "setup-clock-none")
        if seconds < 120:
            return page("web-setup", "setup-seconds", count=seconds)
        return page("web-setup", "setup-minutes", count=seconds // 60)

    def yes(value: bool) -> str:
        return page("web-generic", "generic-yes" if value else "generic-no")

    return [
        Field("clock", page("web-setup", "setup-clock"), CLOCKS, time, 0),
        Field("public", page("web-setup", "setup-public"), (False, True), yes, 0),
    ]


def numbers(option: Option) -> list[int]:
    """Round numbers between the bounds of an option, with its default."""
    found = {option.default, *(step * 10**power for power in range(7) for step in (1, 2, 3, 5))}
    return sorted(
        each for each in found if isinstance(each, int) and option.least <= each <= option.most
    )
