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
from stosy.core import AnyGame, Option, describe
from stosy.text import Words
from stosy.tui.front import Agreed

DAY = 86400
UNITS = (("days", DAY), ("hours", 3600), ("minutes", 60), ("seconds", 1))
CLOCKS = (None, 15, 30, 60, 120, 180, DAY, 3 * DAY, 7 * DAY)
"""Seconds for a turn that are offered."""
GRACES = (15, 30, 60, 120, 300, 600)
"""Seconds that are offered until a bot plays for somebody who is away."""
EXPIRIES = ("fallback", "forfeit")
WATCHES = ("anyone", "seated", "nobody")
USUAL_OR = (None, True, False)


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
        options, terms = (
            {
                name.removeprefix(kind): value
                for name, value in chosen.items()
                if name.startswith(kind)
            }
            for kind in ("option ", "term ")
        )
        return Agreed(
            game=self.game,
            seats=seats,
            options=options,
            level=chosen["bots"],
            first=chosen["first"] if seats > 1 else None,
            terms=terms,
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
    presets = list(game.options.distinct())
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
    return [*fields, first_field(game, words)]


def shared_fields(words: Words) -> list[Field]:
    """What matters where others come, too: the fields of `Change` with their values."""
    page = words.page

    def yes(value: bool | None) -> str:
        if value is None:
            return page("web-setup", "setup-usual")
        return page("web-generic", "generic-yes" if value else "generic-no")

    def expiry(value: str) -> str:
        return page("web-setup", f"setup-expiry-{value}")

    def watch(value: str) -> str:
        return page("web-setup", f"setup-watch-{value}")

    time = partial(span, words)
    return [
        Field("term clock", page("web-setup", "setup-clock"), CLOCKS, time, 0),
        Field("term expiry", page("web-setup", "setup-expiry"), EXPIRIES, expiry, 0),
        Field("term public", page("web-setup", "setup-public"), (False, True), yes, 0),
        Field("term watch", page("web-setup", "setup-watch"), WATCHES, watch, 0),
        Field("term talk", page("web-setup", "setup-talk"), USUAL_OR, yes, 0),
        Field("term earlier_talk", page("web-setup", "setup-earlier-talk"), (False, True), yes, 0),
        Field("term hints", page("web-setup", "setup-hints"), USUAL_OR, yes, 0),
        Field("term grace", page("web-setup", "setup-grace"), GRACES, time, GRACES.index(60)),
    ]


def first_field(game: AnyGame, words: Words) -> Field:
    """Who starts: chance decides, or the person who agrees on this, on the first seat."""
    page = words.page

    def told(seat: int | None) -> str:
        return page("web-setup", "setup-lot" if seat is None else "setup-you")

    label = words.typed(game.id, "setup-first") or page("web-setup", "setup-first")
    return Field("first", label, (None, 0), told, 0)


def span(words: Words, seconds: int | None) -> str:
    """A span of time in the largest unit that divides it."""
    if seconds is None:
        return words.page("web-setup", "setup-clock-none")
    unit, size = next(each for each in UNITS if seconds % each[1] == 0)
    return words.page("web-setup", f"setup-{unit}", count=seconds // size)


def numbers(option: Option) -> list[int]:
    """Round numbers between the bounds of an option, with its default."""
    found = {option.default, *(step * 10**power for power in range(7) for step in (1, 2, 3, 5))}
    return sorted(
        each for each in found if isinstance(each, int) and option.least <= each <= option.most
    )
