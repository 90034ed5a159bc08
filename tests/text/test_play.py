"""Whatever happens in a match has words, whoever reads them."""

from __future__ import annotations

import pytest

from stosy.chat import guest_name
from stosy.core import Dice, Match, Move, Refused, Resign, offers_to, seed_of
from stosy.games import games
from stosy.teaching.coaching import advice
from stosy.text import LANGUAGES, Words
from tests.cases import cases
from tests.text.source import Refusal, refusals

NAMES = ("Sara", "Tim", "Olha", guest_name(875))
SAMPLES: dict[str, object] = {
    "card": 17, "top": 26, "drawn": 3, "pile": "up", "colour": "r", "seat": 1, "target": 0,
    "pending": "two", "derived": "data", "allowed": "a, b", "detail": "text", "piles": ("up",),
}  # fmt: skip
CARDS = {"quick-and-easy": "b7", "snakes-and-ladders": "r5"}
"""Cards that begin with a small letter."""

every_language = cases("language", LANGUAGES)


def said(text: str) -> bool:
    """Is it a text in which nothing is missing?"""
    return "{" not in text and "???" not in text and "  " not in text and text == text.strip()


def begins_well(text: str) -> bool:
    """Does it begin with a capital, if with a letter?"""
    first = text.lstrip("«„“`(")[:1]
    return not first.islower()


@every_language
@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("number", range(2))
def test_a_random_match_can_be_told(language: str, game: str, number: int) -> None:
    words, rules = Words(language), games()[game]
    seats = min(rules.seats[-1], len(NAMES))
    seed = seed_of(f"told-{game}", number)
    match, dice = Match(rules, rules.setup(seats, rules.options()), seed), Dice(seed, 10_000)
    events = match.opening
    for _ in range(150):
        for viewer in (*range(seats), None):
            texts = [words.event(game, e.seen_by(viewer), NAMES, viewer) for e in events]
            assert [text for text in texts if not (said(text) and begins_well(text))] == []
        for viewer in range(seats):
            view, offered = rules.view(match.state, viewer), offers_to(rules, match.state, viewer)
            if (told := advice(rules, view, offered)) is not None:
                text = words.coach(game, told, NAMES, viewer)
                assert said(text)
                assert begins_well(text)
                assert text
        offers = match.game.offers(match.state)
        choices = [Move(offer.seat, action) for offer in offers for action in offer.actions]
        for move in choices:
            assert said(words.action(game, move.action, NAMES))
        move = choices[dice.below(len(choices))] if choices else Move(0, Resign())
        if (result := rules.outcome(match.state)) is not None:
            assert said(words.result(game, result, NAMES, None))
            return
        events = match.play(move)


@every_language
@cases("refusal", refusals())
def test_refusals_need_no_other_facts(language: str, refusal: Refusal) -> None:
    card = CARDS.get(refusal.catalogue or "", 17)
    cards = {"card": card, "top": card, "drawn": card}
    facts = {name: cards.get(name, SAMPLES.get(name, 2)) for name in refusal.facts}
    refused = Refused(refusal.code, "G3", **facts)
    text = Words(language).refusal(refusal.catalogue, refused, NAMES)
    assert said(text)
    assert begins_well(text)
    assert "G3" not in text
