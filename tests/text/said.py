"""What `Words` says about whole matches, as data, for other readers of the same catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from stosy.core import Dice, Match, Move, Refused, offers_to, seed_of
from stosy.games import games
from stosy.teaching.coaching import advice
from stosy.text import LANGUAGES, Words
from tests.text.source import refusals
from tests.text.test_play import NAMES, SAMPLES


class Said(msgspec.Struct):
    """A sentence, and what it was made from."""

    language: str
    game: str
    kind: str
    facts: Any
    viewer: int | None
    text: str


def everything() -> Iterator[Said]:
    """Events, actions, results and refusals of all games in all languages, each once."""
    for language in LANGUAGES:
        for game in games():
            yield from _match(Words(language), game)
        yield from _refusals(Words(language))
        yield from _hints(Words(language))


def _match(words: Words, game: str) -> Iterator[Said]:
    rules = games()[game]
    seats = min(rules.seats[-1], len(NAMES))
    seed = seed_of(f"said-{game}", 0)
    match, dice = Match(rules, rules.setup(seats, rules.options()), seed), Dice(seed, 10_000)
    events, said = match.opening, set[Any]()
    while True:
        for viewer in (0, 1, None):
            for event in events:
                seen = event.seen_by(viewer)
                if (seen, viewer) in said:
                    continue
                said.add((seen, viewer))
                text = words.event(game, seen, NAMES, viewer)
                yield Said(words.language, game, "event", _plain(seen), viewer, text)
        yield from _coach(words, game, match.state, said)
        choices = [
            Move(offer.seat, action)
            for offer in rules.offers(match.state)
            for action in offer.actions
        ]
        for move in choices[:4]:
            if (move.action, None) in said:
                continue
            said.add((move.action, None))
            text = words.action(game, move.action, NAMES)
            yield Said(words.language, game, "action", _plain(move.action), None, text)
        if not choices:
            return
        events = match.play(choices[dice.below(len(choices))])


def _coach(words: Words, game: str, state: Any, said: set[Any]) -> Iterator[Said]:
    rules = games()[game]
    for viewer in (0, 1):
        view, offers = rules.view(state, viewer), offers_to(rules, state, viewer)
        told = advice(rules, view, offers)
        if told is None or (key := (viewer, msgspec.json.encode(told))) in said:
            continue
        said.add(key)
        text = words.coach(game, told, NAMES, viewer)
        assert text, told
        yield Said(words.language, game, "coach", _plain(told), viewer, text)


def _refusals(words: Words) -> Iterator[Said]:
    for refusal in refusals():
        if refusal.catalogue == "cli":
            continue
        facts = {name: SAMPLES.get(name, 2) for name in refusal.facts}
        text = words.refusal(refusal.catalogue, Refused(refusal.code, "G3", **facts), NAMES)
        told = {"code": refusal.code, "rule": "G3", "facts": facts}
        yield Said(words.language, refusal.catalogue or "common", "refusal", told, None, text)


def _hints(words: Words) -> Iterator[Said]:
    """For each number another form may be needed; a reason that nobody knows yet is one, too."""
    for count in (1, 2, 5, 20):
        for reason in ("trick", "least_room", "sheds_points", "of_a_later_release"):
            text = words.hint("the-game", reason, {"count": count})
            told = {"reason": reason, "detail": {"count": count}}
            yield Said(words.language, "the-game", "hint", told, None, text)


def _plain(value: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
