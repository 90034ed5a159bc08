"""The dialogue with a person at a table: output, and the meaning of typed lines.

It knows the match only as the person sees it, so it works for a table in this process and for one
on a server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Protocol, TypeAlias

from msgspec import Struct

from stosy.core import COMMON_RULES, Action, AnyGame, Ended, Event, OfSeat, Refused
from stosy.text import Words
from stosy.tui.sight import Sight
from stosy.tui.summary import hand, summary, tops
from stosy.tui.terminal import Line, terminal_of
from stosy.tui.typed import Ambiguous, Vocabulary, chosen, list_number, parse, spelling, vocabulary

COMMANDS = frozenset(("help", "hint", "look", "rules", "quit", "resign"))
"""Words that are no action of a game."""


class Command(Struct, frozen=True):
    """A word that is not an action of a game, and its argument."""

    word: str
    rest: tuple[str, ...] = ()


class Doing(Struct, frozen=True):
    """An action, allowed or not."""

    action: Action


class Answered(Struct, frozen=True):
    """The line has been answered; there is nothing more to do."""


Meaning: TypeAlias = Command | Doing | Answered | None
"""What a line means; None for an empty one."""


class Advice(Protocol):
    """A suggested action, what completes its turn, its winning chance if known, and a reason.

    Without an action it suggests to pass on an opportunity.
    """

    @property
    def action(self) -> Action | None: ...
    @property
    def then(self) -> tuple[Action, ...]: ...
    @property
    def chance(self) -> float | None: ...
    @property
    def reason(self) -> str: ...
    @property
    def detail(self) -> Mapping[str, str | int]: ...


def told_turn(words: Words, game: AnyGame, hint: Advice, names: Sequence[str]) -> str:
    """The suggested action and the rest of its turn."""
    return ", ".join(words.action(game.id, action, names) for action in (hint.action, *hint.then))


class Conversation:
    """The dialogue of one person at one table. `names` are the names of the seats."""

    def __init__(
        self,
        game: AnyGame,
        words: Words,
        names: Sequence[str],
        tell: Callable[[str], None],
    ) -> None:
        self.game = game
        self.words = words
        self.print = tell
        self.looked = False
        """Has the person seen the table since somebody else moved or a new turn began?"""
        self.shown: Sequence[Action] = ()
        """The list last printed since anything happened: its numbers may be typed."""
        self.number_cards = False
        """Are cards of this game mere numbers?"""
        self.call(names)

    def call(self, names: Sequence[str]) -> None:
        """Use these names from now on."""
        self.names = names
        self.typed: Vocabulary = vocabulary((Words("en"), self.words), names, self.game)

    def see(self, sight: Sight) -> None:
        """Note from a view whether the cards are numbers."""
        if not self.number_cards:
            self.number_cards = any(isinstance(card, int) for card in sight.view.hand)

    def tell(self, line: str) -> None:
        """Print a line, with a capital at its beginning."""
        self.print(line[:1].upper() + line[1:])

    def say(self, message: str, /, **args: object) -> None:
        """Print a message of the catalogue."""
        self.tell(self.words.say(message, **args))

    def say_of_game(self, message: str, facts: Mapping[str, object]) -> None:
        """Print a message of the game's own catalogue."""
        self.tell(self.words.line(self.game.id, message, facts, self.names))

    def notable(self, sight: Sight) -> Line | None:
        """Public facts to which a player may react, though no offer says so."""
        return terminal_of(self.game).notable(sight.view)

    def advise_turn(self, listed: Sequence[Action]) -> None:
        """Print what to do in a turn, if the game has advice."""
        if (message := terminal_of(self.game).advice(listed)) is not None:
            self.say_of_game(message, {})

    def meaning(self, line: str, listed: Sequence[Action]) -> Meaning:
        """The meaning of a line; an unclear line gets a question back."""
        tokens = self.typed.tokens(line)
        match tokens:
            case []:
                return None
            case ["rules", *rest]:
                return Command("rules", tuple(rest))
            case [word] if word in COMMANDS:
                return Command(word)
            case _:
                return self._action(line.strip(), tokens, listed)

    def _action(self, line: str, tokens: Sequence[str], listed: Sequence[Action]) -> Meaning:
        number = list_number(line, bare=not self.number_cards)
        if number is not None and not self.shown:
            if listed:
                self.show(listed)
            else:
                self.say("play-nothing-listed")
            return Answered()
        try:
            action = chosen(number, self.shown) or parse(self.game, tokens, listed)
        except Ambiguous as several:
            self.say("play-which")
            self.show([action for action in listed if action in several.actions])
            return Answered()
        if action is None:
            bare = self.number_cards and line.isdigit()
            self.say("play-bare-number" if bare else "play-not-understood", typed=line)
            return Answered()
        return Doing(action)

    def completions(
        self, text: str, listed: Sequence[Action], more: Iterable[str] = ()
    ) -> list[str]:
        """The lines that a text may become: commands, and the listed actions as they are typed."""
        begun = text.casefold()
        known = {word for word, meaning in self.typed.words.items() if meaning in COMMANDS}
        actions = (" ".join(spelling(action)) for action in listed)
        lines = sorted({*known, *more}) + list(dict.fromkeys(actions))
        return [line for line in lines if begun and line.casefold().startswith(begun)]

    def automatic(self, sight: Sight) -> Action | None:
        """What is done for the person because nothing else can be: to end the turn or, unless
        there is something to notice, to take what has come."""
        if sight.only_end is not None or self.notable(sight) is not None:
            return sight.only_end
        return sight.forced

    def is_yes(self, line: str) -> bool:
        """Is the line a yes?"""
        yes = self.words.say("typed-yes").split(", ")
        return line.strip().casefold() in (*yes, "yes", "y")

    def look(self, sight: Sight, again: bool = False) -> None:
        """Print the table and the hand; `again`: to who asks for it."""
        for line in summary(self.words, self.game, sight.view, self.names, again):
            self.tell(line)
        self.looked = True

    def tell_hand(self, sight: Sight) -> None:
        """Print what lies on top, and the hand."""
        if lines := tops(self.words, self.game, sight.view, self.names):
            self.tell(lines)
        self.tell(hand(self.words, self.game, sight.view))

    def show(self, actions: Sequence[Action]) -> None:
        """Print a numbered list of actions."""
        self.shown = actions
        for number, action in enumerate(actions, 1):
            self.tell(f"{number}. {self.words.action(self.game.id, action, self.names)}")

    def advise(self, hints: Sequence[Advice]) -> None:
        """Print hints with reasons, as a numbered list of actions."""
        if not hints:
            self.say("hint-none")
            return
        self.shown = [hint.action for hint in hints if hint.action is not None]
        numbers = count(1)
        for hint in hints:
            number = "–" if hint.action is None else f"{next(numbers)}."
            action = told_turn(self.words, self.game, hint, self.names)
            why = self.words.hint(self.game.id, hint.reason, hint.detail)
            if hint.chance is not None:
                chance = self.words.say("hint-chance", percent=str(round(100 * hint.chance)))
                why = f"{why} {chance}"
            self.tell(f"{number} {action}. {why}")

    def help(self, listed: Sequence[Action]) -> None:
        """Print what the person may type and do."""
        self.show(listed)
        self.say("join-help-game")
        messages = ["play-help-game"]
        if len(self.names) > 1:
            messages.append("play-help-signals")
        for message in messages:
            if own := self.words.typed(self.game.id, message):
                self.tell(own)

    def rules(self, ids: Sequence[str], more: Sequence[str] = ()) -> None:
        """Print the requested rules, or all rules of the game; `more` are further ids."""
        asked = {name.upper() for name in ids}
        known = (*self.game.rule_ids, *COMMON_RULES, *more)
        for rule in [rule for rule in known if rule in asked] or self.game.rule_ids:
            self.tell(f"{rule}. {self.words.rule_explained(self.game, rule)}")

    def refuse(self, refused: Refused, viewer: int | None) -> None:
        """Print why something is refused."""
        self.tell(self.words.refusal(self.game.id, refused, self.names, viewer))

    def report(self, events: Iterable[Event], sight: Sight | None) -> None:
        """Print the events as the person may see them, and the table again before the result."""
        self.shown = ()
        viewer = None if sight is None else sight.seat
        for event in events:
            if event.begins_turn and isinstance(event, OfSeat) and event.seat == viewer:
                self.looked = False
            if isinstance(event, Ended) and sight is not None:
                self.look(sight)
            self.tell_event(event, viewer)

    def tell_event(self, event: Event, viewer: int | None) -> None:
        line = self.words.event(self.game.id, event.seen_by(viewer), self.names, viewer)
        if line:
            self.tell(line)
