"""Whole matches: a friend opens a table, others follow the link, and all play to the end."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from stosy.games.quick_and_easy.cards import DECK as QUICK_AND_EASY
from stosy.games.snakes_and_ladders.cards import DECK as SNAKES_AND_LADDERS
from stosy.text import Words
from tests.server.e2e.client import Json
from tests.server.e2e.sights import Card, Known, check_cards, known_by_all
from tests.web.people import People
from tests.web.play_ears import Ears
from tests.web.play_guest import Guest
from tests.web.play_match import Player, assert_told, play_out, record_address, record_of
from tests.web.play_rows import RowsPlayer
from tests.web.play_seats import agree_on_seats, follow_link, look_on, open_table, start
from tests.web.play_snakes import SnakesPlayer
from tests.web.play_ways import all_ways
from tests.web.scenes import RESIGN

SEATS = {"face-to-face": 2, "quick-and-easy": 3, "the-game": 3, "snakes-and-ladders": 4}
"""Two of them are people, and bots take the others."""

DECKS: dict[str, set[Card]] = {
    "quick-and-easy": set(QUICK_AND_EASY),
    "snakes-and-ladders": {card for card in SNAKES_AND_LADDERS if not card.startswith("W")},
}
"""Cards whose names cannot mean anything else; a bare number may count all sorts of things."""


@pytest.mark.parametrize("game", SEATS)
def test_two_people_play_a_match_and_somebody_looks_on(person: People, game: str) -> None:
    """In all ways, one of them on a phone; a team plays again.

    Nobody's page is told, or shows, a card that they may not know.
    """
    ann, eva = Guest(person("Ann"), 0), Guest(person("Eva"), -1)
    olha = Guest(person("Ольга", "uk", phone=True), 1, "uk", phone=True)
    heard = [Ears(guest.person) for guest in (ann, olha, eva)]
    link = open_table(ann, game)
    if game != "face-to-face":
        agree_on_seats(ann, SEATS[game])
    if game == "snakes-and-ladders":
        agree_on_a_round(ann)
    look_on(eva, link)
    follow_link(olha, link)
    start(ann, [olha])
    players = [player(game, ann), player(game, olha)]
    play_out(players)
    expect(eva.end).to_be_visible()
    record = record_of(ann)
    for guest in (ann, olha):
        bots = [guest.says("seat-bot", number=str(seat + 1)) for seat in range(2, SEATS[game])]
        assert_told(guest, record, ["Ann", "Ольга", *bots], guest.seat)
    assert_nobody_gave_a_hand_away(ann, *heard)
    if game == "quick-and-easy":
        they_play_again(ann, olha, players)


def player(game: str, guest: Guest) -> Player:
    kind = SnakesPlayer if game == "snakes-and-ladders" else RowsPlayer
    return kind(guest, all_ways(guest), Random(f"{game} {guest.seat}"))


def agree_on_a_round(host: Guest) -> None:
    """As in the family, but with cutting in."""
    family = host.button("preset-family")
    family.click()
    expect(family).to_have_attribute("aria-pressed", "true")
    host.page.locator("[aria-labelledby$=rules] details.more > summary").click()
    on = host.page.get_by_role("group", name="Cutting in").get_by_role("radio").first
    on.check(force=True)
    expect(family).to_have_attribute("aria-pressed", "false")
    expect(on).to_be_checked()


def assert_nobody_gave_a_hand_away(host: Guest, hers: Ears, his: Ears, watching: Ears) -> None:
    record = host.person.context.request.get(record_address(host)).json()
    known = known_by_all(record)
    for seat, ears in ((0, hers), (1, his), (None, watching)):
        assert check_cards(ears.frames, seat, record, known) > 0
        assert_shows_only(ears, record["game"], known[-1][seat])
    for seat, ears in ((0, hers), (1, his)):
        assert ears.shown("held") >= set(map(str, record["log"][0]["hands"][seat]))
    assert not watching.shown("held")
    assert_leak_is_noticed(watching.frames, record, known)


def assert_shows_only(ears: Ears, game: str, known: set[Card]) -> None:
    """No picture and no English name of any other card was ever on the page."""
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


def they_play_again(ann: Guest, olha: Guest, players: list[Player]) -> None:
    """Everybody wants it, there is another deal, and play goes on."""
    ann.button("end-rematch").click()
    for guest in (ann, olha):
        expect(guest.end.locator("li.ready")).to_have_text([re.compile("Ann")])
    expect(ann.end).to_contain_text(ann.says("end-waits", names="Ольга"))
    expect(olha.end, "nobody's result vanishes under them").to_be_visible()
    olha.press(olha.button("end-rematch"))
    for guest in (ann, olha):
        expect(guest.end).to_have_count(0)
        expect(guest.page.locator(".hand [data-card]")).to_have_count(2)
    seated = {each.guest.seat: each for each in players}
    for _ in range(2):
        if (seat := ann.waited(list(seated))) is not None:
            seated[seat].play()
    if ann.waited(list(seated)) is not None:
        ann.page.evaluate(RESIGN, ann.page.url.rpartition("/t/")[2])
    for guest in (ann, olha):
        expect(guest.end).to_be_visible()
    assert record_of(ann, 1).log[0] != record_of(ann, 2).log[0]
