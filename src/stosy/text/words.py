"""Sentences about a table, in one language."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from msgspec import Struct

from stosy.core import Action, Advice, AnyGame, Event, Origin, Refused, Result
from stosy.text.arguments import Args, Reader, facts_of, simple
from stosy.text.catalogue import CLI, COMMON, Catalogue, catalogue
from stosy.text.things import (
    card_list,
    card_name,
    colour_name,
    dashed,
    level_name,
    name_list,
    person_name,
    pile_name,
    plain,
    written_date,
)


class Words:
    """Sentences from data; `stosy.text.arguments` says how facts become arguments of messages.

    Message ids follow from names alone, so that a new game only adds a catalogue:
    the event `CardLaid` is `event-card-laid`, the refusal `not_higher` is `refusal-not-higher`,
    and so on for `action-`, `result-`, `signal-`, `hint-`, `option-`, `rule-`, `pile-` and `card-`.

    Pass events as the viewer may see them (`Event.seen_by`); nothing is hidden here.
    """

    def __init__(self, language: str) -> None:
        catalogue(language)
        self.language = language

    def say(self, message: str, /, **args: object) -> str:
        """A message of the command line or of the shared catalogue; $some-name is some_name."""
        given = {dashed(name): simple(value) for name, value in args.items()}
        return self._of(CLI).format(message, given)

    def page(self, part: str, message: str, form: str | None = None, /, **args: object) -> str:
        """A message of a page, such as `web-table`, which a screen in the terminal says too."""
        given = {dashed(name): simple(value) for name, value in args.items()}
        return self._of(part).format(message, given, form)

    def line(
        self,
        game: str,
        message: str,
        facts: Mapping[str, object],
        names: Sequence[str] = (),
        viewer: int | None = None,
    ) -> str:
        """A line in the terminal about a table of a game."""
        reader = Reader(catalogue(self.language, game, terminal=True), names, viewer)
        return reader.words.format(message, reader.arguments(facts))

    def typed(self, game: str, message: str) -> str:
        """What people may type for something in a game; "" if the game defines nothing."""
        words = catalogue(self.language, game, terminal=True)
        return words.format(message, {}) if words.has(message) else ""

    def game_name(self, game: str) -> str:
        """The name of the game."""
        return self._of(game).format("game-name", {})

    def idea(self, game: str) -> str:
        """The game in one line."""
        return self._of(game).format("game-idea", {})

    def card(self, game: str, card: Hashable) -> str:
        """A card, for lists and tables."""
        return card_name(self._of(game), card)

    def cards(self, game: str, cards: Iterable[Hashable]) -> str:
        """A list of cards."""
        return card_list(self._of(game), cards)

    def pile(self, game: str, pile: str) -> str:
        """A pile, as the seat to act calls it."""
        return pile_name(self._of(game), pile, "you")

    def colour(self, game: str, colour: str) -> str:
        """The word for a colour's letter."""
        return colour_name(self._of(game), colour)

    def person(self, name: str) -> str:
        """A person's name."""
        return person_name(self._of(COMMON), name)

    def level(self, level: str) -> str:
        """The word for a bot's level."""
        return level_name(self._of(COMMON), level)

    def event(self, game: str, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """What happened, or "" where no words are needed."""
        return self._reader(game, names, viewer).sentence("event", tag(event), facts_of(event))

    def action(
        self,
        game: str,
        action: Action | None,
        names: Sequence[str] = (),
        seat: int | None = None,
    ) -> str:
        """An action as a choice in a menu, or as that of a seat that the reader watches; None is
        to pass on an opportunity."""
        if action is None:
            return self.say("let-go")
        facts, kind = facts_of(action), tag(action)
        if seat is not None:
            facts = {**facts, "seat": seat}
        if action.role == "speech":
            facts = {**facts, kind: action}
        return self._reader(game, names).sentence("action", kind, facts)

    def day(self, date: str) -> str:
        """A day such as 2026-11-16, written out."""
        return written_date(self._of(COMMON), date)

    def listed(self, names: Sequence[str]) -> str:
        """A list of names or numbers."""
        return name_list(self._of(COMMON), names)

    def refusal(
        self,
        game: str | None,
        refused: Refused,
        names: Sequence[str] = (),
        viewer: int | None = None,
    ) -> str:
        """Why something is not allowed, told to the viewer; without a game, from the shared
        catalogue."""
        reader = self._reader(game or COMMON, names, viewer)
        known = reader.words.has(f"refusal-{dashed(refused.code)}")
        return reader.sentence("refusal", refused.code if known else "unknown", refused.facts)

    def result(self, game: str, result: Result, names: Sequence[str], viewer: int | None) -> str:
        """How the match ended."""
        facts = facts_of(result)
        return self._reader(game, names, viewer).sentence("result", facts["reason"], facts)

    def complaint(self, game: str | None, refused: Refused) -> str:
        """Why a command is refused; a game may say it in its own way."""
        reader = Reader(catalogue(self.language, game or CLI, terminal=True), (), None)
        known = reader.words.has(f"refusal-{dashed(refused.code)}")
        return reader.sentence("refusal", refused.code if known else "unknown", refused.facts)

    def reason(self, code: str) -> str:
        """What an error of the system means (`code_of`), as the end of a sentence."""
        return self.say("error-reason", error=code)

    def trouble(self, message: str, code: str, /, **args: object) -> str:
        """A message about an error of the system, with its $reason, and what to do about it."""
        told = self.say(message, reason=self.reason(code), **args)
        return f"{told} {self.say('error-advice', error=code)}".rstrip()

    def fault(self, fault: str, detail: str) -> str:
        """What a bot did wrong; the detail is untrusted."""
        return self.say(
            f"misbehaved-{dashed(fault)}", detail=plain(" | ".join(detail.splitlines()))
        )

    def signal(self, game: str, signal: Struct) -> str:
        """What a signal says."""
        facts = facts_of(signal)
        return self._reader(game).sentence("signal", facts["signal"], facts)

    def hint(self, game: str, reason: str, detail: Mapping[str, str | int]) -> str:
        """Why an action may be good; unknown reasons get the general sentence."""
        reader = self._reader(game)
        known = reader.words.has(f"hint-{dashed(reason)}")
        return reader.sentence("hint", reason if known else "promising", detail)

    def coach(
        self, game: str, advice: Advice, names: Sequence[str] = (), viewer: int | None = None
    ) -> str:
        """What to do next; "" for an unknown code."""
        reader = self._reader(game, names, viewer)
        known = reader.words.has(f"coach-{dashed(advice.code)}")
        return reader.sentence("coach", advice.code, advice.facts) if known else ""

    def lesson(self, game: str, code: str, action: Action) -> str:
        """What the learner is to do, and why."""
        return self._reader(game).sentence("lesson", code, facts_of(action))

    def label(self, game: str, field: str) -> str:
        """The label of a field of a view; the field's name if there is no message."""
        words, message = self._of(game), f"generic-key-{dashed(field)}"
        return words.format(message, {}) if words.has(message) else field.replace("_", " ")

    def fact(self, game: str, field: str, value: str | int) -> str:
        """A single value of a field of a view, as text."""
        words, message = self._of(game), f"generic-{dashed(field)}-is"
        return words.format(message, {"value": str(value)}) if words.has(message) else str(value)

    def option(self, game: str, name: str) -> str:
        """What an option is called."""
        return self._of(game).format(f"option-{dashed(name)}", {})

    def option_value(self, game: str, name: str, value: object) -> str:
        """A value of an option, and what follows from it."""
        words, option = self._of(game), f"option-{dashed(name)}"
        own = f"{option}-{dashed(str(value))}"
        return labelled(words, own if words.has(own) else f"{option}-value", {"value": value})

    def differences(self, game: str, options: Iterable[tuple[str, object]]) -> str:
        """How these options differ from the standard rules, or that none does."""
        words, told = self._of(game), list[str]()
        for name, value in options:
            option = f"option-{dashed(name)}"
            own = f"{option}-{dashed(str(value))}"
            if not words.has(option):
                told.append(f"{name}={plain(str(value))}")
                continue
            label = words.format(
                own if words.has(own) else f"{option}-value", {"value": simple(value)}
            )
            told.append(
                self.page(
                    "web-setup", "setup-difference", option=words.format(option, {}), value=label
                )
            )
        if not told:
            return self.page("web-setup", "setup-as-leaflet")
        return self.page("web-setup", "setup-differs", differences="; ".join(told))

    def preset(self, name: str) -> str:
        """A preset of options, and what it is for."""
        return labelled(self._of(COMMON), f"preset-{dashed(name)}", {})

    def rule(self, game: str, rule: str) -> str:
        """A rule, explained to players."""
        return self._of(game).format(f"rule-{rule}", {})

    def origin(self, origin: Origin) -> str:
        """Where a rule comes from, in a few words."""
        named = origin.slips if origin.source == "slip" else origin.leaflets
        leaflets = self.listed([self.say(f"rules-leaflet-{each}") for each in named])
        return self.say(f"rules-origin-{origin.source}", leaflets=leaflets)

    def why(self, game: str, rule: str) -> str:
        """Why a rule is as it is; "" if there is nothing to say."""
        words, message = self._of(game), f"rules-why-{rule}"
        return words.format(message, {}) if words.has(message) else ""

    def rule_explained(self, game: AnyGame, rule: str) -> str:
        """A rule, where it comes from, and why."""
        origin = self.origin(game.origin(rule))
        return f"{self.rule(game.id, rule)} [{origin}] {self.why(game.id, rule)}".rstrip()

    def _of(self, name: str) -> Catalogue:
        return catalogue(self.language, name)

    def _reader(self, game: str, names: Sequence[str] = (), viewer: int | None = None) -> Reader:
        return Reader(self._of(game), names, viewer)


def tag(value: Struct) -> str:
    """The name of a value's class in records and on the wire."""
    return str(value.__struct_config__.tag)


def labelled(words: Catalogue, message: str, facts: Mapping[str, object]) -> str:
    """A label and its explanation: the message's value and its attribute `about`."""
    args: Args = {name: simple(value) for name, value in facts.items()}
    label, about = (words.format(message, args, form) for form in (None, "about"))
    return words.format("label-and-about", {"label": label, "about": about})
