"""A game in the terminal against bots: lines out, lines in, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from stosy.bots import Bot, next_move
from stosy.core import (
    Action,
    Event,
    Game,
    Match,
    Move,
    Offer,
    Refused,
    Resign,
    Setup,
    offers_to,
)
from stosy.games.snakes_and_ladders.state import CallOut, SnakesAndLaddersView
from stosy.games.team_state import Signal
from stosy.text import Words
from stosy.tui.summary import summary
from stosy.tui.typed import Ambiguous, Vocabulary, chosen_by_number, parse, vocabulary

ME = 0


class Left(Exception):
    """The person has left the table."""


class Person:
    """The person's seat, as far as the bots' round goes: never acts by itself."""

    def choose(self, view: object, offers: Sequence[object], rng: Random) -> None:
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
        self.tell = tell
        self.bots: list[Bot[Any, Any]] = [Person(), *bots]
        self.rng = Random(f"{seed}:bots")
        self.match = Match(game, setup, seed)
        self.patient = False
        """Is the person asked before every move of the others?"""
        self.may_signal = True
        """Is it a good moment to signal: the first since the person's last action?"""
        self.typed: Vocabulary = vocabulary(
            words.say("typed-words"), words.say("typed-faces"), names
        )

    def play(self) -> Match[Any, Any, Any]:
        """To the end; Left if the person leaves before."""
        self.report(self.match.opening)
        while self.game.outcome(self.match.state) is None:
            mine = offers_to(self.game, self.match.state, ME)
            if any(offer.fallback is not None for offer in mine):
                self.take_turn(mine)
            elif not (self.wants_word(mine) and self.take_chance(mine)):
                self.report(self.match.play(next_move(self.match, self.bots, self.rng)))
        return self.match

    def take_turn(self, mine: Sequence[Offer[Any]]) -> None:
        """The person acts."""
        self.look()
        here = (mine[0].id, self.game.outcome(self.match.state))
        while here == self.whereabouts():
            self.command(self.words.say("play-prompt"), self.listed())
        self.may_signal = True

    def whereabouts(self) -> tuple[str | None, object]:
        """Whose move it is, as far as the person is concerned."""
        waited = (
            offer.id
            for offer in offers_to(self.game, self.match.state, ME)
            if offer.fallback is not None
        )
        return next(waited, None), self.game.outcome(self.match.state)

    def take_chance(self, mine: Sequence[Offer[Any]]) -> bool:
        """Something may be done out of turn; was it?"""
        listed = self.listed()
        if any(not isinstance(action, Signal) for action in listed):
            self.tell(self.words.say("play-may-intervene"))
            self.show(listed)
        elif listed:
            self.tell(self.words.say("play-may-signal"))
        self.may_signal = False
        return self.command(self.words.say("play-prompt-chance"), listed)

    def wants_word(self, mine: Sequence[Offer[Any]]) -> bool:
        """Is this a moment at which a person at a real table might speak up?

        It must not depend on whether somebody really forgot to say "One card!".
        """
        listed = self.listed()
        if self.patient or any(not isinstance(action, Signal) for action in listed):
            return True
        if self.may_signal and listed:
            return True
        view = self.view()
        return (
            isinstance(view, SnakesAndLaddersView)
            and view.layer not in (None, ME)
            and view.sizes[view.layer or 0] == 1
        )

    def listed(self) -> list[Action]:
        """The actions a list may show: all but call-outs, which take attention."""
        return [
            action
            for offer in offers_to(self.game, self.match.state, ME)
            for action in offer.actions
            if not isinstance(action, CallOut)
        ]

    def command(self, prompt: str, listed: Sequence[Action]) -> bool:
        """Read a line and do what it says; True if it was an action that counted."""
        line = self.ask(prompt).strip()
        tokens = self.typed.tokens(line)
        match tokens:
            case []:
                return False
            case ["help"]:
                self.tell(self.words.say("play-help"))
                self.show(listed)
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
                return self.resign()
            case _:
                return self.act(line, tokens, listed)
        return self.command(prompt, listed)

    def act(self, line: str, tokens: Sequence[str], listed: Sequence[Action]) -> bool:
        """Try an action; a refusal says why."""
        try:
            action = chosen_by_number(line, listed) or parse(self.game, tokens, listed)
        except Ambiguous as several:
            self.tell(self.words.say("play-which"))
            self.show(several.actions)
            return False
        if action is None:
            self.tell(self.words.say("play-not-understood", typed=line))
            return False
        return self.submit(action)

    def resign(self) -> bool:
        """G6, when confirmed."""
        return self.agrees(self.words.say("play-resign-sure")) and self.submit(Resign())

    def agrees(self, question: str) -> bool:
        """Does the person say yes?"""
        return self.typed.tokens(self.ask(question)) == ["yes"]

    def submit(self, action: Action) -> bool:
        try:
            events = self.match.play(Move(ME, action))
        except Refused as refused:
            self.tell(self.words.refusal(self.game.id, refused, self.names))
            return False
        self.report(events)
        return True

    def view(self) -> object:
        return self.game.view(self.match.state, ME)

    def look(self) -> None:
        """The table and the hand."""
        view = self.game.view(self.match.state, ME)
        for line in summary(self.words, self.game, view, self.names):
            self.tell(line)

    def show(self, actions: Sequence[Action]) -> None:
        """A numbered list of actions."""
        for number, action in enumerate(actions, 1):
            self.tell(f"{number}. {self.words.action(self.game.id, action, self.names)}")

    def rules(self, ids: Sequence[str]) -> None:
        """The rules asked for, or all of the game."""
        known = {rule.casefold(): rule for rule in self.game.rule_ids}
        for rule in [known[name.casefold()] for name in ids if name.casefold() in known] or list(
            self.game.rule_ids
        ):
            self.tell(f"{rule}. {self.words.rule(self.game.id, rule)}")

    def report(self, events: Sequence[Event]) -> None:
        """What happened, as the person may know it."""
        for event in events:
            line = self.words.event(self.game.id, event.seen_by(ME), self.names, ME)
            if line:
                self.tell(line)
