"""How a table stands, on the widgets of its screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from stosy.core import Action
from stosy.tui.conversation import told_turn
from stosy.tui.full import faces, keys
from stosy.tui.full.advice import advice
from stosy.tui.full.choices import card_of, pile_of
from stosy.tui.full.widgets import Row
from stosy.tui.joined import Joined
from stosy.tui.seating import who
from stosy.tui.terminal import terminal_of

if TYPE_CHECKING:
    from stosy.tui.full.table import TableScreen

LONGEST_LOG = 400


class Drawing:
    """Shows what the screen knows: the table, the cursor, the chosen card, the buttons."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.words = screen.words

    def show(self) -> None:
        """Everything."""
        table = self.screen.table
        if table is not None and table.sight is not None:
            self._show_board(table)
        elif table is not None:
            _, *seats = who(self.words, table.facts, table.you)
            self._set("#rivals", Text(" " + "   ".join(seats)))
        self._show_hand()
        self._show_buttons()
        self._set("#coach", Text(self._advice()))
        self.show_status()
        self._show_lines()

    def _set(self, id: str, text: Text) -> None:
        self.screen.query_one(id, Static).update(text)

    def show_status(self) -> None:
        table = self.screen.table
        if table is None:
            return
        left = table.clock.left()
        parts = [
            self.words.game_name(table.facts.game),
            self.words.page("web-table", "table-lost") if not table.connected else "",
            "" if left is None else f"◷ {clock(left)}",
            self.screen.seated.where(),
        ]
        mark = "●" if table.connected else "○"
        line = f" {mark} " + " · ".join(each for each in parts if each)
        self._set("#status", Text(line, no_wrap=True, overflow="ellipsis"))

    def _show_board(self, table: Joined) -> None:
        sight = table.sight
        assert sight is not None
        game, view, names = table.talk.game, sight.view, table.names
        rivals = Text(" ")
        said = list(terminal_of(game).said(view))
        for seat, size in enumerate(view.sizes):
            turn = view.result is None and seat == view.turn
            name = self.words.say("play-you") if seat == view.seat else names[seat]
            rivals.append(f"{'▶' if turn else ' '}{name} ", "bold" if turn else "")
            rivals.append(f"▮{size}", "bold")
            if more := faces.seat_facts(self.words, game, view, seat):
                rivals.append(f" {more}", "dim")
            for player, signal, mark in said:
                if player == seat:
                    rivals.append(faces.badge(game, view, signal, mark))
            rivals.append("   ")
        self._set("#rivals", rivals)
        self._set("#facts", Text(faces.facts_of(self.words, game, view, names), "dim"))
        self._show_piles(table)

    def _show_piles(self, table: Joined) -> None:
        sight, game = table.sight, table.talk.game
        assert sight is not None
        choices, card = self.screen.choices, self.screen.considered()
        lit = choices.piles(card) if card is not None else frozenset()
        piles = faces.piles_of(game, sight.view)
        row = self.screen.query_one("#board", Row)
        row.fit(len(piles))
        hinted = self._hinted()
        card_hinted = hinted is not None and card_of(hinted) is not None
        goal = (pile_of(hinted),) if hinted is not None and card_hinted else ()
        for place, (pile, piece) in enumerate(zip(piles, row.pieces, strict=True)):
            text = Text.assemble(faces.arrow(pile), " ", faces.top(game, pile))
            actions = choices.on(card, pile.name) if card is not None else ()
            if actions:
                cost = faces.effect(terminal_of(game).cost(sight.view, actions[0]))
                text = Text.assemble(text, "\n", faces.short(game, card or 0), " ", cost)
            else:
                text = Text.assemble(text, "\n", (f"▤{pile.count}", "dim"))
            marks = [
                "cursor" if self.screen.cursor == ("board", place) else "",
                "lit" if pile.name in lit else "",
                "hinted" if goal == (pile.name,) else "",
                "mine" if pile.owner is not None and pile.owner == sight.seat else "",
            ]
            owner = "" if pile.owner in (None, sight.seat) else table.names[pile.owner or 0]
            piece.show(text, marks, f"{place + 1} {faces.arrow(pile)} {owner}".strip())

    def _show_hand(self) -> None:
        hand, choices, row = (
            self.screen.hand,
            self.screen.choices,
            self.screen.query_one("#hand", Row),
        )
        row.fit(len(hand))
        hinted = self._hinted()
        game = None if self.screen.table is None else self.screen.table.talk.game
        for place, (card, piece) in enumerate(zip(hand, row.pieces, strict=True)):
            assert game is not None
            marks = [
                "cursor" if self.screen.cursor == ("hand", place) else "",
                "live" if card in choices.cards else "",
                "chosen" if card == self.screen.card else "",
                "hinted" if hinted is not None and card_of(hinted) == card else "",
            ]
            piece.show(faces.short(game, card), marks, keys.digit(place))

    def _show_buttons(self) -> None:
        row = self.screen.query_one("#buttons", Row)
        row.fit(len(self.screen.buttons))
        for place, (button, piece) in enumerate(zip(self.screen.buttons, row.pieces, strict=True)):
            marks = ["cursor" if self.screen.cursor == ("buttons", place) else "", "live"]
            key = f"{button.key} " if button.key else ""
            piece.show(Text.assemble((key, "bold"), button.label), marks)

    def _show_lines(self) -> None:
        talk, page = self.screen.talk, self.words.page
        if talk is None:
            return
        log, chat = page("web-table", "table-log", "short"), page("web-table", "table-talk")
        tabs = Text.assemble(
            " ",
            (f"{log}", "bold reverse" if self.screen.tab == "log" else ""),
            "  ",
            (f"{chat} {len(talk.chat) or ''}", "bold reverse" if self.screen.tab == "chat" else ""),
            ("   " + self.words.say("screen-keys"), "dim"),
        )
        self._set("#tabs", tabs)
        lines = talk.chat if self.screen.tab == "chat" else talk.lines
        if not lines and self.screen.tab == "chat":
            lines = [page("web-table", "table-talk-none")]
        self._set("#log", Text("\n".join(lines[-LONGEST_LOG:])))
        self.screen.query_one("#lines", VerticalScroll).scroll_end(animate=False)

    def _advice(self) -> str:
        """The line beside the hand: a refusal, a hint, what to choose, what to do next."""
        table, talk = self.screen.table, self.screen.talk
        if table is None or talk is None:
            return ""
        if talk.notice:
            return talk.notice
        if (hinted := self.screen.seated.hint()) is not None:
            why = self.words.hint(talk.game.id, hinted.reason, hinted.detail)
            action = told_turn(self.words, talk.game, hinted, table.names)
            told = f"{action[:1].upper()}{action[1:]}. {why}"
            if hinted.chance is not None:
                percent = str(round(100 * hinted.chance))
                told += f" {self.words.page('web-table', 'table-hint-chance', percent=percent)}"
            return told
        if self.screen.card is not None:
            name = self.words.card(talk.game.id, self.screen.card)
            return self.words.page("web-generic", "generic-choose-pile", card=name)
        return advice(self.screen.seated)

    def _hinted(self) -> Action | None:
        hint = self.screen.seated.hint()
        return None if hint is None else hint.action


def clock(seconds: float) -> str:
    """Time as 1:05."""
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02d}"
