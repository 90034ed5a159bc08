"""Lists to choose from, questions, and a line to type."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Menu(ModalScreen[int | None]):
    """A list to choose from; the answer is the place in it, or None."""

    BINDINGS = [Binding("escape,q", "leave", show=False)]

    def __init__(self, title: str, choices: Sequence[str], leave: bool = True) -> None:
        super().__init__()
        self._heading = title
        self._choices = choices
        self._leave = leave

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self._heading, classes="title", markup=False)
            yield OptionList(*(Option(each) for each in self._choices), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def on_key(self, event: object) -> None:
        """A digit chooses, too."""
        key = getattr(event, "character", None)
        if key is not None and key.isdecimal() and 0 < int(key) <= len(self._choices):
            self.dismiss(int(key) - 1)

    def action_leave(self) -> None:
        if self._leave:
            self.dismiss(None)


class Text(ModalScreen[None]):
    """Something to read."""

    BINDINGS = [Binding("escape,q,enter,space", "leave", show=False)]

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        super().__init__()
        self._heading = title
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self._heading, classes="title", markup=False)
            with Vertical(classes="scrolled"):
                yield Static("\n\n".join(self._lines), markup=False)

    def action_leave(self) -> None:
        self.dismiss(None)


class Question(ModalScreen[str | None]):
    """A line to type."""

    BINDINGS = [Binding("escape", "leave", show=False)]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Static(self._question, classes="title", markup=False)
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_leave(self) -> None:
        self.dismiss(None)
