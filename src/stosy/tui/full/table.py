"""The table on the screen: piles, hand, buttons, log and talk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from stosy.core import Action
from stosy.text import Words
from stosy.tui.full import faces, keys
from stosy.tui.full.buttons import Button, buttons
from stosy.tui.full.choices import Card, Choices
from stosy.tui.full.drawing import Drawing
from stosy.tui.full.menus import Menu
from stosy.tui.full.talk import ScreenTalk
from stosy.tui.full.widgets import ButtonPiece, CardPiece, Piece, PilePiece, Row
from stosy.tui.joined import Joined

if TYPE_CHECKING:
    from stosy.tui.full.play import Seated


class TableScreen(Screen[None]):
    """Draws what `Joined` knows, and sends what is chosen."""

    AUTO_FOCUS = ""

    def __init__(self, seated: Seated) -> None:
        super().__init__()
        self.seated = seated
        self.words: Words = seated.words
        self.card: Card | None = None
        """The card that is chosen, and the place of the cursor: a row and a piece in it."""
        self.cursor = ("hand", 0)
        self.tab = "log"
        self.buttons: list[Button] = []
        self._held: Piece | None = None
        self._drawing = Drawing(self)
        self._there = False
        self._at: tuple[object, ...] = ()

    # What is there

    @property
    def table(self) -> Joined | None:
        return self.seated.table

    @property
    def talk(self) -> ScreenTalk | None:
        talk = None if self.table is None else self.table.talk
        return talk if isinstance(talk, ScreenTalk) else None

    @property
    def choices(self) -> Choices:
        return Choices(() if self.table is None or self.table.busy else self.table.listed())

    @property
    def hand(self) -> Sequence[Card]:
        sight = None if self.table is None else self.table.sight
        return () if sight is None else sight.view.hand

    def compose(self) -> ComposeResult:
        yield Static(id="status", markup=False)
        yield Static(id="rivals", markup=False)
        yield Row(PilePiece, id="board")
        yield Static(id="facts", markup=False)
        yield Static(id="coach", markup=False)
        yield Row(CardPiece, id="hand")
        yield Row(ButtonPiece, id="buttons")
        yield Static(id="tabs", markup=False)
        with VerticalScroll(id="lines", can_focus=False):
            yield Static(id="log", markup=False)
        yield Input(id="line", placeholder=self.words.say("screen-line"), select_on_focus=False)

    def on_mount(self) -> None:
        self._there = True
        self.set_interval(1.0, self.show_status)
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    # Drawing

    def draw(self) -> None:
        """Show how things stand."""
        if not self._there:
            return
        self.set_class(self.size.height < 24 or self.size.width < 80, "compact")
        if self.table is not None and self.table.sight is not None:
            stands = (self.table.facts.match, self.table.sight.at)
            if stands != self._at:
                self._at = stands
                self.card = self.card if self.card in self.choices.cards else None
        self.buttons = list(buttons(self.seated, self.choices))
        self._drawing.show()

    def show_status(self) -> None:
        if self._there:
            self._drawing.show_status()

    def considered(self) -> Card | None:
        """The card whose places are lit: the chosen one, or the one under the cursor."""
        row, place = self.cursor
        if self.card is None and row == "hand" and place < len(self.hand):
            card = self.hand[place]
            return card if card in self.choices.cards else None
        return self.card

    # Keys

    def on_key(self, event: events.Key) -> None:
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self.set_focus(None)
                event.stop()
            return
        if self._pressed(event.key, keys.meant(event.character)):
            event.stop()
            event.prevent_default()
            self.draw()

    def _pressed(self, key: str, letter: str) -> bool:
        match key:
            case "left" | "right" | "up" | "down":
                self._move(key)
            case "enter" | "space":
                self._choose()
            case "escape":
                self.card = None
                self.seated.forget_hint()
            case "tab":
                self.tab = "chat" if self.tab == "log" else "log"
            case _ if letter in ("/", "'", ":"):
                self.query_one(Input).focus()
            case _ if letter.isdecimal() and letter:
                self._digit((int(letter) - 1) % 10)
            case _:
                button = next((each for each in self.buttons if each.key == letter), None)
                if button is None:
                    return self.seated.key(letter)
                self.press(button)
        return True

    def _rows(self) -> dict[str, int]:
        rows = {"board": len(self.query_one("#board", Row).pieces)}
        return {**rows, "hand": len(self.hand), "buttons": len(self.buttons)}

    def _move(self, key: str) -> None:
        rows = {name: count for name, count in self._rows().items() if count}
        if not rows:
            return
        names = list(rows)
        row, place = self.cursor
        row = row if row in rows else names[0]
        if key in ("up", "down"):
            step = 1 if key == "down" else -1
            row = names[(names.index(row) + step) % len(names)]
            place = min(place, rows[row] - 1)
        else:
            place = (place + (1 if key == "right" else -1)) % rows[row]
        self.cursor = (row, place)

    def _choose(self) -> None:
        row, place = self.cursor
        if row == "hand" and place < len(self.hand):
            self.choose_card(place)
        elif row == "board":
            self.choose_pile(place)
        elif row == "buttons" and place < len(self.buttons):
            self.press(self.buttons[place])

    def _digit(self, place: int) -> None:
        """A card or, once one is chosen, a pile."""
        if self.card is not None and place < self._rows()["board"]:
            self.choose_pile(place)
        elif place < len(self.hand):
            self.cursor = ("hand", place)
            self.choose_card(place)

    # Choosing

    def choose_card(self, place: int) -> None:
        card, choices = self.hand[place], self.choices
        self.cursor = ("hand", place)
        if card == self.card:
            self.card = None
            if len(choices.piles(card)) == 1:
                self._do(choices.on(card, next(iter(choices.piles(card)))))
            return
        if card not in choices.cards:
            self.card = None
            self.seated.cannot(card)
            return
        self.card = card
        if self._rows()["board"] == 1:
            self._do(choices.on(card, next(iter(choices.piles(card)))))

    def choose_pile(self, place: int) -> None:
        card = self.considered()
        piles = self._piles()
        if card is None or place >= len(piles):
            return
        self._do(self.choices.on(card, piles[place]) or self.seated.attempt(card, piles[place]))

    def _piles(self) -> list[str | None]:
        table = self.table
        if table is None or table.sight is None:
            return []
        return [pile.name for pile in faces.piles_of(table.talk.game, table.sight.view)]

    def _do(self, actions: Sequence[Action]) -> None:
        """Do this; if there are several ways, ask which."""
        if len(actions) == 1:
            self.card = None
            self.seated.act(actions[0])
        elif actions:
            self.ask_which(actions)

    def ask_which(self, actions: Sequence[Action]) -> None:
        table = self.table
        assert table is not None
        told = [self.words.action(table.facts.game, action, table.names) for action in actions]

        def chosen(place: int | None) -> None:
            self.card = None
            if place is not None:
                self.seated.act(actions[place])
            self.draw()

        self.app.push_screen(Menu(self.words.say("play-prompt"), told), chosen)

    def press(self, button: Button) -> None:
        if isinstance(button.does, Action):
            self._do((button.does,))
        else:
            self.seated.command(button.does)

    # The mouse: click a card, then a pile; or drag the card there.

    def on_mouse_down(self, event: events.MouseDown) -> None:
        piece = self._piece_at(event)
        self._held = piece
        if isinstance(piece, CardPiece) and piece.place < len(self.hand):
            card = self.hand[piece.place]
            self.cursor = ("hand", piece.place)
            if card != self.card and card in self.choices.cards:
                self._held = None
                self.card = card
                self.draw()

    def on_mouse_up(self, event: events.MouseUp) -> None:
        piece = self._piece_at(event)
        if isinstance(piece, PilePiece):
            self.choose_pile(piece.place)
        elif isinstance(piece, ButtonPiece) and piece.place < len(self.buttons):
            if self._held is piece:
                self.press(self.buttons[piece.place])
        elif isinstance(piece, CardPiece) and self._held is piece and piece.place < len(self.hand):
            self.choose_card(piece.place)
        elif isinstance(piece, CardPiece) and self._rows()["board"] == 1 and self.card is not None:
            self._do(self.choices.on(self.card, self._piles()[0]))
        elif self._over(event, "tabs"):
            self.tab = "chat" if self.tab == "log" else "log"
        self._held = None
        self.draw()

    def _piece_at(self, event: events.MouseEvent) -> Piece | None:
        widget, _ = self.get_widget_at(event.screen_x, event.screen_y)
        return widget if isinstance(widget, Piece) else None

    def _over(self, event: events.MouseEvent, id: str) -> bool:
        return self.get_widget_at(event.screen_x, event.screen_y)[0].id == id

    # Typing

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.value = ""
        if event.value.strip():
            self.seated.typed(event.value)
        else:
            self.set_focus(None)
