"""The seats of a table on a server, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stosy.games import find
from stosy.text import Words
from stosy.vocabulary.events import Aborted
from stosy.wire.tells import SeatFacts, TableFacts

HOUR = 3600
MINUTE = 60


def names_of(words: Words, facts: TableFacts) -> tuple[str, ...]:
    """The names of the seats: people by name, made distinct if necessary, bots by their number."""
    given = [words.person(seat.name or "") for seat in facts.seats]
    often = Counter(name.casefold() for name in given)
    names = []
    for number, (seat, name) in enumerate(zip(facts.seats, given, strict=True), 1):
        if seat.kind != "person":
            names.append(words.say("seat-bot", number=str(number)))
        elif not name:
            names.append(words.say("seat-unnamed", number=str(number)))
        elif often[name.casefold()] > 1:
            names.append(words.say("seat-namesake", name=name, number=str(number)))
        else:
            names.append(name)
    return tuple(names)


def who(words: Words, facts: TableFacts, you: int | None) -> Iterator[str]:
    """The table, seat by seat."""
    game = words.game_name(facts.game)
    yield words.say("join-table", game=game, phase=facts.phase)
    names = names_of(words, facts)
    for number, seat in enumerate(facts.seats):
        if seat.kind == "open":
            yield f"{number + 1}. {words.say('join-open-seat')}"
            continue
        marks = ", ".join(marks_of(words, facts, number, you))
        name = names[number]
        shown = words.say("join-marks", name=name, marks=marks) if marks else name
        yield f"{number + 1}. {shown}"
    others = facts.spectators - (you is None and facts.settings.watch == "anyone")
    if others > 0:
        yield words.say("join-spectators", count=others)


def marks_of(words: Words, facts: TableFacts, number: int, you: int | None) -> Iterator[str]:
    """The remarks about a seat."""
    seat = facts.seats[number]
    if number == you:
        yield words.say("join-mark-you")
    if number == facts.host:
        yield words.say("join-mark-host")
    if seat.kind == "bot":
        yield words.say("join-mark-level", level=words.level(seat.bot or ""))
        if seat.name:
            yield words.say("join-mark-for", name=words.person(seat.name))
    elif seat.stands_in:
        yield words.say("join-mark-stand-in")
    elif not seat.here:
        yield words.say("join-mark-away")
    if seat.muted:
        yield words.say("join-mark-muted")
    if seat.lag:
        yield words.say("join-mark-far", lag=str(seat.lag))
    if seat.doubted:
        yield words.say("join-mark-doubted")
    if facts.between_rounds and seat.ready:
        yield words.say("join-mark-ready")


def agreed(words: Words, facts: TableFacts) -> Iterator[str]:
    """The settings of the table that matter during play."""
    clock = facts.settings.clock
    if clock is not None:
        count, unit = span(clock)
        yield words.say("join-clock-is", count=count, unit=unit)
    if facts.hints and compete(facts):
        yield words.say("join-hints")
    if facts.settings.watch != "anyone":
        yield words.say("join-watch-is", watch=facts.settings.watch)
    if facts.talk != "free":
        yield words.say("join-talk", talk=facts.talk)
    if facts.talk != "none" and facts.settings.earlier_talk:
        yield words.say("join-earlier-talk")
    if facts.commit is not None and facts.phase == "playing":
        yield words.say("join-commit", commit=facts.commit)
    if facts.aborted is not None:
        yield aborted(words, facts, facts.aborted)


def aborted(words: Words, facts: TableFacts, rules: int) -> str:
    """Why the last match was aborted."""
    return words.event(facts.game, Aborted(facts.match, rules), (), None)


def compete(facts: TableFacts) -> bool:
    """Do two or more people play against each other? People who may return count."""
    people = [seat for seat in facts.seats if seat.kind == "person" or seat.name]
    return len(people) > 1 and not find(facts.game).team


def changes(words: Words, before: TableFacts, after: TableFacts, you: int | None) -> Iterator[str]:
    """Lines about lost and restored connections, and about an aborted match."""
    names = names_of(words, after)
    for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=False)):
        if number == you or not same_person(old, new):
            continue
        if old.here != new.here:
            yield words.say("join-here" if new.here else "join-away", name=names[number])
        if new.stands_in and not old.stands_in:
            yield words.say("join-stand-in", name=names[number])
    if after.aborted is not None and before.aborted is None:
        yield aborted(words, after, after.aborted)


def same_person(old: SeatFacts, new: SeatFacts) -> bool:
    """Does, by all visible facts, the same person sit there?"""
    return old.kind == new.kind == "person" and old.name == new.name


def span(seconds: float) -> tuple[int, str]:
    """A duration as a number and a unit."""
    if seconds >= 2 * HOUR:
        return round(seconds / HOUR), "hours"
    if seconds >= 2 * MINUTE:
        return round(seconds / MINUTE), "minutes"
    return round(seconds), "seconds"
