"""A match in the terminal against bots, with plain lines in and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from stosy.bots import AnyBot, bot_dice, is_slow, next_move
from stosy.bots.choices import fallback
from stosy.bots.hints import hints
from stosy.bots.misbehaviour import Misbehaved, Seated, Watched, illegal
from stosy.core import (
    Action,
    AnyMatch,
    AnyMove,
    Dice,
    Event,
    Move,
    Refused,
    Resign,
    offers_to,
)
from stosy.text import Words
from stosy.tui.aside import aside
from stosy.tui.conversation import Command, Conversation, Doing
from stosy.tui.sight import Sight, beyond_signals
from stosy.tui.summary import other_hands

ME = 0


class Quit(Exception):
    """The person has left the program or the table."""


def at_once() -> None:
    """No pause."""


class Heard(Enum):
    """The effect of a line."""

    NOTHING = auto()
    WORDS = auto()
    ACTION = auto()


class Person:
    """The bot on the person's seat: never acts."""

    def choose(self, view: object, offers: Sequence[object], dice: Dice) -> None:
        return None


class PlainTable:
    """One match of a person, on seat 0, against bots.

    `ask` shows a prompt and reads a line; `pause` waits before a move of a bot.
    """

    def __init__(
        self,
        match: AnyMatch,
        bots: Sequence[AnyBot],
        names: Sequence[str],
        words: Words,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
        pause: Callable[[], None] = at_once,
    ) -> None:
        self.pause = pause
        self.match = match
        self.game = game = match.game
        self.words = words
        self.names = names
        self.ask = ask
        self.watched = [
            Watched(bot if isinstance(bot, Seated) else Seated(bot), seat, self.forgive)
            for seat, bot in enumerate(bots, 1)
        ]
        self.bots: list[AnyBot] = [Person(), *self.watched]
        self.bot_dice = bot_dice(match.seed, match.setup.seats)
        self.patient = False
        """Is the person asked before every move of the others?"""
        self.silent: object = None
        """The position about which the bots have nothing more to say."""
        self.may_signal = True
        """Is it a good moment to signal: the first since the person's last action?"""
        self.talk = Conversation(game, words, names, tell)
        self.talk.see(self.sight)

    @property
    def sight(self) -> Sight:
        """The match as the person sees it."""
        state = self.match.state
        return Sight(ME, self.game.view(state, ME), tuple(offers_to(self.game, state, ME)))

    @property
    def shown(self) -> Sequence[Action]:
        """The list whose numbers may be typed."""
        return self.talk.shown

    def play(self) -> AnyMatch:
        """Play to the end; raises Quit if the person leaves."""
        for bot in self.watched:
            bot.begin(self.game, self.match.setup, self.bot_dice.seats[bot.seat])
        if len(self.match.log) == 1:  # otherwise it goes on
            self.report(self.match.opening)
        while self.game.outcome(self.match.state) is None:
            if self.my_turn():
                if not self.is_told():
                    self.take_turn()
            elif not (self.wants_word() and self.speak_up()):
                self.talk.looked = False
                self.pause()
                self.move_of_bot(self.next_move())
        for bot in self.watched:
            bot.end(self.match.result)
        return self.match

    def move_of_bot(self, move: AnyMove) -> None:
        """Carry out a move of a bot; the fallback, if it is illegal."""
        try:
            events = self.match.play(move)
        except Refused as refused:
            self.forgive(move.seat, illegal(move, refused))
            instead = fallback(offers_to(self.game, self.match.state, move.seat))
            if instead is None:
                self.watched[move.seat - 1].muted = True
                return
            events = self.match.play(Move(move.seat, instead))
        for bot in self.watched:
            bot.muted = False
        self.report(events)

    def forgive(self, seat: int, misbehaved: Misbehaved) -> None:
        """Say what a bot did wrong; the match goes on without its choice."""
        fault = self.words.fault(misbehaved.fault, misbehaved.detail)
        self.talk.say("play-misbehaved", name=self.names[seat], fault=fault)

    def next_move(self) -> AnyMove:
        """The next move of a bot."""
        state = self.match.state
        if any(map(is_slow, self.bots)):
            return aside(lambda stop: next_move(self.game, state, self.bots, self.bot_dice, stop))
        return next_move(self.game, state, self.bots, self.bot_dice)

    def my_turn(self) -> bool:
        """Does the game wait for the person?"""
        return self.sight.my_turn

    def is_told(self) -> bool:
        """Did a bot of the team signal before the person acts?"""
        if not self.game.team or self.silent is self.match.state:
            return False
        self.silent = self.match.state
        move = self.next_move()
        if move.seat == ME:
            return False
        self.move_of_bot(move)
        return True

    def take_turn(self) -> None:
        """Handle one line of the person in turn; an empty line lists the actions."""
        if (end := self.talk.automatic(self.sight)) is not None:
            self.submit(end)
            return
        if not self.talk.looked:
            self.talk.look(self.sight)
        listed = self.listed()
        self.talk.advise_turn(listed)
        if self.command(self.words.say("play-prompt"), listed) is Heard.NOTHING:
            self.talk.show(listed)

    def speak_up(self) -> bool:
        """Ask the person about opportunities out of turn; True if the person acted."""
        listed = self.listed()
        if beyond_signals(listed):
            self.talk.say("play-may-intervene")
            self.talk.show(listed)
        elif listed:
            self.talk.say("play-may-signal")
        if (notable := self.talk.notable(self.sight)) is not None:
            self.talk.say_of_game(*notable)
        self.may_signal = False
        while (heard := self.command(self.words.say("play-prompt-chance"), listed)) is Heard.WORDS:
            pass
        return heard is Heard.ACTION

    def wants_word(self) -> bool:
        """Should the person get a prompt out of turn?

        It must not reveal what players have to notice themselves.
        """
        listed = self.listed()
        if self.patient or beyond_signals(listed):
            return True
        return self.talk.notable(self.sight) is not None or (self.may_signal and bool(listed))

    def listed(self) -> list[Action]:
        """The actions a list may show."""
        return self.sight.listed(alone=len(self.names) == 1)

    def completions(self, text: str) -> list[str]:
        """The lines that a text may become."""
        return self.talk.completions(text, self.listed())

    def command(self, prompt: str, listed: Sequence[Action]) -> Heard:
        """Read a line and carry it out."""
        match self.talk.meaning(self.ask(prompt), listed):
            case None:
                return Heard.NOTHING
            case Command(word, rest):
                return self.obey(word, rest, listed)
            case Doing(action):
                return self.submit(action)
        return Heard.WORDS

    def obey(self, word: str, rest: Sequence[str], listed: Sequence[Action]) -> Heard:
        """Carry out a command that is not an action of the game."""
        match word:
            case "help":
                self.talk.help(listed)
            case "hint":
                self.advise()
            case "look":
                self.talk.look(self.sight, again=True)
            case "rules":
                self.talk.rules(rest)
            case "wait":
                self.patient = not self.patient
                self.talk.say("play-patient", on=self.patient)
            case "quit":
                raise Quit
            case "resign":
                if self.agrees(self.words.say("play-resign-sure")):
                    return self.submit(Resign())
        return Heard.WORDS

    def advise(self) -> None:
        """Print hints."""
        sight, dice = self.sight, Dice(f"{self.match.seed}:hint", len(self.match.log))
        told = aside(lambda stop: hints(self.game.id, sight.view, sight.offers, dice, stop=stop))
        self.talk.advise(told)

    def submit(self, action: Action) -> Heard:
        """Try an action; print why if it is refused."""
        try:
            events = self.match.play(Move(ME, action))
        except Refused as refused:
            self.talk.refuse(refused, ME)
            return Heard.WORDS
        self.report(events)
        self.may_signal = True
        if self.talk.looked and self.game.outcome(self.match.state) is None and self.my_turn():
            self.talk.tell_hand(self.sight)
        return Heard.ACTION

    def agrees(self, question: str) -> bool:
        """Ask a question; does the person say yes?"""
        return self.talk.is_yes(self.ask(question))

    def report(self, events: Sequence[Event]) -> None:
        """Print events and, after the match, the hands of the others."""
        for bot in self.watched:
            bot.saw(events)
        hands = other_hands(self.words, self.game, self.match.state, ME, self.names)
        self.talk.report(events, self.sight, tuple(hands))
