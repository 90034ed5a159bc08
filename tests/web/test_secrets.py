"""Nobody's page is told, or shows, a card that they may not know."""

from __future__ import annotations

import json
import re
from itertools import repeat
from random import Random
from typing import Any

import pytest

from stosy.games.quick_and_easy.cards import DECK as QUICK_AND_EASY
from stosy.games.snakes_and_ladders.cards import DECK as SNAKES_AND_LADDERS
from stosy.text import Words
from tests.server.e2e.client import Json
from tests.server.e2e.sights import Card, Known, check_cards, known_by_all
from tests.web.people import People
from tests.web.play_ears import Ears
from tests.web.play_guest import Guest
from tests.web.play_match import play_out, record_address
from tests.web.play_rows import RowsPlayer
from tests.web.play_seats import bring_together, look_on, start
from tests.web.play_snakes import SnakesPlayer
from tests.web.play_ways import Clicking

TABLES: dict[str, dict[str, Any]] = {
    "face-to-face": {},
    "quick-and-easy": {"seats": 3},
    "the-game": {"seats": 3},
    "snakes-and-ladders": {"seats": 4, "options": {"rounds": "single"}},
}

DECKS: dict[str, set[Card]] = {
    "quick-and-easy": set(QUICK_AND_EASY),
    "snakes-and-ladders": {card for card in SNAKES_AND_LADDERS if not card.startswith("W")},
}
"""Cards whose names cannot mean anything else; a bare number may count all sorts of things."""


@pytest.mark.parametrize("game", TABLES)
def test_no_page_gives_away_a_hand(person: People, game: str) -> None:
    ann, watcher = Guest(person("Ann"), 0), Guest(person("Eva"), -1)
    heard = {guest.seat: Ears(guest.person) for guest in (ann, watcher)}
    path = bring_together(game, [ann], TABLES[game], bots="casual")
    look_on(watcher, watcher.person.site + path)
    start(ann)
    kind = SnakesPlayer if game == "snakes-and-ladders" else RowsPlayer
    play_out([kind(ann, repeat(Clicking(ann)), Random(game))])
    watcher.end.wait_for()
    record = ann.person.context.request.get(record_address(ann)).json()
    known = known_by_all(record)
    for seat, ears in ((0, heard[0]), (None, heard[-1])):
        assert check_cards(ears.frames, seat, record, known) > 0
        assert_shows_only(ears, record["game"], known[-1][seat])
    assert heard[0].shown("held") >= set(map(str, record["log"][0]["hands"][0]))
    assert not heard[-1].shown("held")
    assert_leak_is_noticed(heard[-1].frames, record, known)


def assert_shows_only(ears: Ears, game: str, known: set[Card]) -> None:
    """No picture and no name of any other card was ever on the page."""
    may = set(map(str, known))
    faces = ears.shown("faces") - {"row"}
    assert faces, "not a single card was seen"
    assert faces <= may
    assert ears.shown("held") <= may
    names = [Words("en").card(game, card) for card in DECKS.get(game, set()) - known]
    told = re.compile(rf"\b(?:{'|'.join(names)})(?!\w)") if names else None
    assert not [words for words in ears.shown("words") if told and told.search(words)]


def assert_leak_is_noticed(frames: list[str], record: Json, known: list[Known]) -> None:
    hand = json.dumps(record["log"][0]["hands"][0], separators=(",", ":"))
    leaky = [frame.replace('"hands":[null', f'"hands":[{hand}') for frame in frames]
    assert leaky != frames
    with pytest.raises(AssertionError):
        check_cards(leaky, None, record, known)


def test_what_was_shown_for_a_moment_is_remembered(person: People) -> None:
    ears = Ears(person())
    ears.person.open().evaluate(
        "() => { const card = document.body.appendChild(document.createElement('i'));"
        " card.dataset.card = card.dataset.face = 'r7'; card.textContent = 'red 7';"
        " return new Promise((gone) => setTimeout(() => gone(card.remove()))); }"
    )
    assert ears.shown("held") == ears.shown("faces") & {"r7"} == {"r7"}
    assert "red 7" in ears.shown("words")
