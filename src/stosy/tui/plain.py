"""A game in the terminal against bots: lines out, lines in, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any

from stosy.bots import Bot, luck, next_move
from stosy.core import (
    COMMON_RULES,
    Action,
    Dice,
    Ended,
    Event,
    Game,
    Match,
    Move,
    Refused,
    Resign,
    Setup,
    offers_to,
)
from stosy.games.piles import EndTurn, Turn
from stosy.games.snakes_and_ladders.events import TurnOf
from stosy.games.snakes_and_ladders.state import CallOut, Ready, SnakesAndLaddersView
from stosy.games.team_state import Signal
from stosy.text import Words
from stosy.tui.summary import hand, other_hands, summary
from stosy.tui.typed import Ambiguous, Vocabulary, chosen, list_number, parse, vocabulary

ME = 0


class Left(Exception):
    """The person has left the table."""


class Heard(Enum):
    """What a line did."""

    NOTHING = auto()
    WORDS = auto()
    ACTION = auto()


class Person:
    """The person's seat, as far as the bots' round goes: never acts by itself."""

    def choose(self, view: object, offers: Sequence[object], dice: Dice) -> None:
        return None


class PlainTable:
    """One match of a person, on seat 0, with bots; `ask` shows a prompt and reads a line."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        setup: Setup,
        seed: str,
        bots: Sequence[Bot[Any, Any]],
        names: Sequence[str],
        words: Words,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
    ) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.ask = ask
        self.print = tell
        self.bots: list[Bot[Any, Any]] = [Person(), *bots]
        self.luck = luck(seed, setup.seats)
        self.match = Match(game, setup, seed)
        self.patient = False
        """Is the person asked before every move of the others?"""
        self.may_signal = True
        """Is it a good moment to signal: the first since the person's last action?"""
        self.looked = False
        """Has the person seen the table since somebody else moved or a new turn began?"""
        self.shown: Sequence[Action] = ()
        """The list last printed since anything happened: its numbers may be typed."""
        hands = getattr(self.match.state, "hands", ())
        self.number_cards = any(isinstance(card, int) for held in hands for card in held)
        self.typed: Vocabulary = vocabulary((Words("en"), words), names)

    def tell(self, line: str) -> None:
        """A line, beginning like a sentence."""
        self.print(line[:1].upper() + line[1:])

    def play(self) -> Match[Any, Any, Any]:
        """To the end; Left if the person leaves before."""
        self.report(self.match.opening)
        while self.game.outcome(self.match.state) is None:
            if self.my_turn():
                self.take_turn()
            elif not (self.wants_word() and self.speak_up()):
                self.looked = False
                self.report(self.match.play(next_move(self.match, self.bots, self.luck)))
        return self.match

    def my_turn(self) -> bool:
        """Does the game wait for the person?"""
        mine = offers_to(self.game, self.match.state, ME)
        return any(offer.fallback is not None for offer in mine)

    def take_turn(self) -> None:
        """One line of the person in turn; an empty one asks what may be done."""
        if self.must_end():
            self.submit(EndTurn())
            return
        if not self.looked:
            self.look()
        listed = self.listed()
        if Ready() in listed:
            self.tell(self.words.say("play-sort"))
        if self.command(self.words.say("play-prompt"), listed) is Heard.NOTHING:
            self.show(listed)

    def must_end(self) -> bool:
        """Is the end of the turn all that is left to do in it?"""
        mine = offers_to(self.game, self.match.state, ME)
        return any(offer.actions == (EndTurn(),) for offer in mine)

    def speak_up(self) -> bool:
        """Something may be done out of turn; was it, or shall the others go on?"""
        listed = self.listed()
        if any(not isinstance(action, Signal) for action in listed):
            self.tell(self.words.say("play-may-intervene"))
            self.show(listed)
        elif listed:
            self.tell(self.words.say("play-may-signal"))
        if (player := self.last_card()) is not None:
            self.tell(self.words.say("play-last-card", name=self.names[player]))
        self.may_signal = False
        while (heard := self.command(self.words.say("play-prompt-chance"), listed)) is Heard.WORDS:
            pass
        return heard is Heard.ACTION

    def wants_word(self) -> bool:
        """Is this a moment at which a person at a real table might speak up?

        It must not depend on whether somebody really forgot to say "One card!".
        """
        listed = self.listed()
        if self.patient or any(not isinstance(action, Signal) for action in listed):
            return True
        return self.last_card() is not None or (self.may_signal and bool(listed))

    def last_card(self) -> int | None:
        """Who has just laid their last card but one, announced or not."""
        view = self.game.view(self.match.state, ME)
        if not isinstance(view, SnakesAndLaddersView) or view.layer in (None, ME):
            return None
        return view.layer if view.sizes[view.layer or 0] == 1 else None

    def listed(self) -> list[Action]:
        """The actions a list may show: all but call-outs, which take attention.

        Nor does anybody who plays alone need signals.
        """
        unlisted = (CallOut, Signal) if len(self.names) == 1 else CallOut
        return [
            action
            for offer in offers_to(self.game, self.match.state, ME)
            for action in offer.actions
            if not isinstance(action, unlisted)
        ]

    def command(self, prompt: str, listed: Sequence[Action]) -> Heard:
        """Read a line and do what it says."""
        line = self.ask(prompt).strip()
        tokens = self.typed.tokens(line)
        match tokens:
            case []:
                return Heard.NOTHING
            case ["help"]:
                self.help(listed)
            case ["look"]:
                self.look()
            case ["rules", *ids]:
                self.rules(ids)
            case ["wait"]:
                self.patient = not self.patient
                self.tell(self.words.say("play-patient", on=self.patient))
            case ["quit"]:
                raise Left
            case ["resign"]:
                if self.agrees(self.words.say("play-resign-sure")):
                    return self.submit(Resign())
            case _:
                return self.act(line, tokens, listed)
        return Heard.WORDS

    def act(self, line: str, tokens: Sequence[str], listed: Sequence[Action]) -> Heard:
        """Try an action; a refusal says why."""
        number = list_number(line, bare=not self.number_cards)
        if number is not None and not self.shown:
            self.show(listed)
            return Heard.WORDS
        try:
            action = chosen(number, self.shown) or parse(self.game, tokens, listed)
        except Ambiguous as several:
            self.tell(self.words.say("play-which"))
            self.show([action for action in listed if action in several.actions])
            return Heard.WORDS
        if action is None:
            bare = self.number_cards and line.isdigit()
            unclear = "play-bare-number" if bare else "play-not-understood"
            self.tell(self.words.say(unclear, typed=line))
            return Heard.WORDS
        return self.submit(action)

    def submit(self, action: Action) -> Heard:
        try:
            events = self.match.play(Move(ME, action))
        except Refused as refused:
            self.tell(self.words.refusal(self.game.id, refused, self.names))
            return Heard.WORDS
        self.report(events)
        self.may_signal = True
        if self.looked and self.game.outcome(self.match.state) is None and self.my_turn():
            self.tell(hand(self.words, self.game, self.game.view(self.match.state, ME)))
        return Heard.ACTION

    def agrees(self, question: str) -> bool:
        """Does the person say yes?"""
        yes = self.words.say("typed-yes").split(", ")
        return self.ask(question).strip().casefold() in (*yes, "yes", "y")

    def look(self) -> None:
        """The table and the hand."""
        view = self.game.view(self.match.state, ME)
        for line in summary(self.words, self.game, view, self.names):
            self.tell(line)
        self.looked = True

    def show(self, actions: Sequence[Action]) -> None:
        """Actions with the numbers by which they may be picked."""
        self.shown = actions
        for number, action in enumerate(actions, 1):
            self.tell(f"{number}. {self.words.action(self.game.id, action, self.names)}")

    def help(self, listed: Sequence[Action]) -> None:
        """What may be typed, and what may be done."""
        self.show(listed)
        self.tell(self.words.say("play-help"))
        self.tell(self.words.say(f"play-help-{self.game.id}"))

    def rules(self, ids: Sequence[str]) -> None:
        """The rules asked for, or all of the game."""
        asked = {name.upper() for name in ids}
        known = (*self.game.rule_ids, *COMMON_RULES)
        for rule in [rule for rule in known if rule in asked] or self.game.rule_ids:
            self.tell(f"{rule}. {self.words.rule(self.game.id, rule)}")

    def report(self, events: Sequence[Event]) -> None:
        """What happened, as the person may know it; the table once more before the result."""
        self.shown = ()
        for event in events:
            if isinstance(event, Turn | TurnOf) and event.seat == ME:
                self.looked = False
            if isinstance(event, Ended):
                self.look()
                for line in other_hands(self.words, self.game, self.match.state, ME, self.names):
                    self.tell(line)
            line = self.words.event(self.game.id, event.seen_by(ME), self.names, ME)
            if line:
                self.tell(line)
