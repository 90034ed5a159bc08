"""Whole matches: a friend opens a table, others follow the link, and all play to the end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.people import People
from tests.web.play_guest import Guest
from tests.web.play_match import Player, assert_told, play_out, record_of
from tests.web.play_rows import RowsPlayer
from tests.web.play_seats import agree_on_seats, follow_link, open_table, start
from tests.web.play_snakes import SnakesPlayer
from tests.web.play_ways import all_ways

SEATS = {"face-to-face": 2, "quick-and-easy": 3, "the-game": 2, "snakes-and-ladders": 3}
"""Two of them are people, and bots take the others."""


@pytest.mark.parametrize("game", SEATS)
def test_two_people_play_a_match(person: People, game: str) -> None:
    ann = Guest(person("Ann"), 0)
    olha = Guest(person("Ольга", "uk", phone=True), 1, "uk", phone=True)
    link = open_table(ann, game)
    if game != "face-to-face":
        agree_on_seats(ann, SEATS[game])
    if game == "snakes-and-ladders":
        ann.button("preset-family").click()
        expect(ann.button("preset-family")).to_have_attribute("aria-pressed", "true")
    follow_link(olha, link)
    start(ann, [olha])
    players = [player(game, ann), player(game, olha)]
    play_out(players)
    record = record_of(ann)
    for guest in (ann, olha):
        bots = [guest.says("seat-bot", number=str(seat + 1)) for seat in range(2, SEATS[game])]
        assert_told(guest, record, ["Ann", "Ольга", *bots], guest.seat)


def player(game: str, guest: Guest) -> Player:
    kind = SnakesPlayer if game == "snakes-and-ladders" else RowsPlayer
    return kind(guest, all_ways(guest), Random(f"{game} {guest.seat}"))
