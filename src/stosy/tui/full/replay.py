"""A finished match, step by step, and where it was won and lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from threading import Event

from msgspec import Struct
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from stosy.analysis.results import Analysis, Curve
from stosy.core import Action, AnyGame, Fault, Record, Refused, View, replay
from stosy.games import find
from stosy.text import Words
from stosy.tui.full import faces
from stosy.tui.full.widgets import PilePiece, Row

LEVELS = " ▁▂▃▄▅▆▇█"
PLAYOUTS = 300
"""For each decision: rough chances, soon."""


class Moment(Struct, frozen=True):
    """The table after an entry of the log, and what happened."""

    view: View
    hands: tuple[tuple[int | str, ...], ...]
    told: str


class ReplayScreen(Screen[None]):
    """Left and right go a step, Home and End to the ends; `a` looks at the moves."""

    def __init__(self, record: Record, words: Words) -> None:
        super().__init__()
        self.record = record
        self.words = words
        self.game: AnyGame = find(record.game)
        self.names = [
            words.person(each.name)
            if each.by == "human"
            else words.say("seat-bot", number=str(number))
            for number, each in enumerate(record.seats, 1)
        ]
        self.moments = list(moments_of(self.game, record, words, self.names))
        self.at = 0
        self.analysis: Analysis[Action] | None = None
        self.progress = ""
        self._stop = Event()

    def compose(self) -> ComposeResult:
        title = self.words.page("web-replay", "replay-title", game=self._game_name())
        yield Static(f" {title}", id="status", markup=False)
        yield Row(PilePiece, id="board")
        yield Static(id="facts", markup=False)
        yield Static(id="step", markup=False)
        yield Static(id="hands", markup=False)
        yield Static(id="chart", markup=False)
        yield Static(self.words.say("screen-replay-keys"), id="keys", markup=False)

    def _game_name(self) -> str:
        return self.words.game_name(self.game.id)

    def on_mount(self) -> None:
        self.at = len(self.moments) - 1
        self.draw()

    def on_unmount(self) -> None:
        self._stop.set()

    def draw(self) -> None:
        moment = self.moments[self.at]
        piles = faces.piles_of(self.game, moment.view)
        row = self.query_one("#board", Row)
        row.fit(len(piles))
        for pile, piece in zip(piles, row.pieces, strict=True):
            text = Text.assemble(faces.arrow(pile), " ", faces.top(self.game, pile))
            owner = "" if pile.owner is None else self.names[pile.owner]
            count = (f"▤{pile.count}", "dim")
            piece.show(Text.assemble(text, "\n", count), (), owner)
        facts = faces.facts_of(self.words, self.game, moment.view, self.names)
        self.query_one("#facts", Static).update(Text(facts, "dim"))
        step = self.words.page("web-replay", "replay-at", at=self.at, last=len(self.moments) - 1)
        self.query_one("#step", Static).update(Text(f"{step}  {moment.told}"))
        hands = Text("\n").join(self._hand(seat, each) for seat, each in enumerate(moment.hands))
        self.query_one("#hands", Static).update(hands)
        self.query_one("#chart", Static).update(self._chart())

    def _hand(self, seat: int, cards: Sequence[int | str]) -> Text:
        shown = [faces.short(self.game, card) for card in cards]
        return Text.assemble(f"{self.names[seat]}: ", Text("  ").join(shown))

    def _chart(self) -> Text:
        if self.analysis is None:
            return Text(self.progress, "dim")
        chart = Text(self.words.page("web-replay", "replay-chances") + "\n", "bold")
        width = max(10, self.size.width - 22)
        for curve in self.analysis.curves:
            name = self.names[curve.seat] if curve.seat is not None else self._team()
            chart.append(f"{name[:14]:14} ")
            chart.append(drawn(curve, len(self.moments), width, self.at))
            chart.append(f" {self._chance(curve)}%\n", "bold")
        for move in self.analysis.moves:
            if move.entry == self.at and move.is_mistake and move.alternatives:
                best = move.alternatives[0]
                action = self.words.action(self.game.id, best.action, self.names)
                told = self.words.page(
                    "web-replay", "replay-better",
                    chosen=str(round(100 * move.chosen)), action=action,
                    best=str(round(100 * best.chance)),
                )  # fmt: skip
                chart.append(f"{told}\n", "bold")
        return chart

    def _team(self) -> str:
        return self.words.page("web-replay", "replay-chances-team")

    def _chance(self, curve: Curve) -> int:
        return round(100 * chance_at(curve, self.at + 1))

    def on_key(self, event: events.Key) -> None:
        last = len(self.moments) - 1
        match event.key:
            case "left":
                self.at = max(0, self.at - 1)
            case "right":
                self.at = min(last, self.at + 1)
            case "home":
                self.at = 0
            case "end":
                self.at = last
            case "pageup":
                self.at = max(0, self.at - 10)
            case "pagedown":
                self.at = min(last, self.at + 10)
            case "a" if self.analysis is None:
                self.run_worker(self._analyse())
            case "escape" | "q":
                self.dismiss(None)
                return
            case _:
                return
        event.stop()
        self.draw()

    def on_click(self, event: events.Click) -> None:
        self.at = min(len(self.moments) - 1, self.at + 1)
        self.draw()

    async def _analyse(self) -> None:
        """Look at the moves in a thread; it ends soon after the screen is left."""
        from stosy.analysis.analyse import analyse

        loop = asyncio.get_running_loop()

        def seen(done: int, total: int, so_far: object) -> None:
            if self._stop.is_set():
                raise Stopped
            loop.call_soon_threadsafe(self._seen, done, total)

        def look() -> Analysis[Action]:
            return analyse(self.record, playouts=PLAYOUTS, progress=seen)

        try:
            self.analysis = await asyncio.to_thread(look)
        except Stopped:
            return
        except Refused as refused:
            self.progress = self.words.refusal(self.game.id, refused)
        self.draw()

    def _seen(self, done: int, total: int) -> None:
        self.progress = self.words.page("web-replay", "replay-analysing", done=done, total=total)
        if self.is_mounted:
            self.draw()


class Stopped(Exception):
    """Nobody waits for the analysis any more."""


def moments_of(
    game: AnyGame, record: Record, words: Words, names: Sequence[str]
) -> Sequence[Moment]:
    """Every step of a record, with open cards; it ends where the rules do not allow more."""
    found: list[Moment] = []
    try:
        for each in replay(game, record):
            lines = (words.event(game.id, event, names, None) for event in each.step.events)
            told = " ".join(line for line in lines if line)
            view = game.view(each.step.state, None)
            found.append(Moment(view, game.hands(each.step.state), told))
    except Fault:
        pass
    return found


def chance_at(curve: Curve, entries: int) -> float:
    """The chance after so many entries."""
    before = [point.chance for point in curve.points if point.entries <= entries]
    return before[-1] if before else curve.points[0].chance


def drawn(curve: Curve, count: int, width: int, at: int) -> Text:
    """A chance over the match as a row of blocks; the present step is reversed."""
    columns = min(width, count)
    row = Text()
    here = at * columns // max(1, count)
    for column in range(columns):
        chance = chance_at(curve, column * count // columns + 1)
        block = LEVELS[max(1, min(8, round(8 * chance)))]
        row.append(block, "reverse" if column == here else "")
    return row
