"""What happens in the midst of a match, between people and between windows."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from stosy.core import Refused
from stosy.text import Words
from tests.web.people import Language, People
from tests.web.play_ears import Ears
from tests.web.play_guest import Guest
from tests.web.play_match import record_of
from tests.web.play_seats import bring_together, start

LANGUAGES: tuple[Language, ...] = ("uk", "ru", "cs", "en")
FIRST = {"first": 0}
"""The host begins."""


def a_duel(person: People) -> tuple[Guest, Guest]:
    """Ann, whose turn it is, and Olha, who reads Ukrainian."""
    ann, olha = Guest(person("Ann"), 0), Guest(person("Ольга", "uk"), 1, "uk")
    bring_together("face-to-face", [ann, olha], FIRST)
    start(ann, [olha])
    return ann, olha


def a_team(person: People, game: str = "quick-and-easy") -> tuple[Guest, Guest]:
    """Ann, whose turn it is, and Olha, who reads Ukrainian."""
    ann, olha = Guest(person("Ann"), 0), Guest(person("Ольга", "uk"), 1, "uk")
    bring_together(game, [ann, olha], {"seats": 2, **FIRST})
    start(ann, [olha])
    return ann, olha


def lay_any(guest: Guest) -> tuple[str, str]:
    """Lay a card where it may be laid; the card and the pile."""
    card = guest.hand()[0]
    guest.card(card).click()
    pile = guest.page.locator("[data-drop].lit").first
    drop = pile.get_attribute("data-drop")
    assert drop is not None
    pile.click()
    expect(guest.card(card)).to_have_count(0)
    return card, drop


PONG = '{"tell":"ack","id":"ping"}'
"""What the client hears every few seconds, whatever happens."""


def test_the_language_changes_in_the_midst_of_a_turn(person: People) -> None:
    ann = Guest(person("Ann"), 0)
    ears = Ears(ann.person)
    bring_together("face-to-face", [ann], FIRST, bots="casual")
    start(ann)
    card, _ = lay_any(ann)
    chosen = ann.hand()[0]
    ann.card(chosen).click()
    frames, log = len(ears.frames), ann.page.locator("aside li p")
    for language in LANGUAGES:
        ann.page.locator("nav select").select_option(language)
        ann.language = language
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.button("rows-end-turn")).to_be_visible()
        name = Words(language).pile("face-to-face", "up")
        expect(ann.place("up")).to_have_attribute("aria-label", re.compile("^" + re.escape(name)))
        expect(log.last).to_contain_text(card)
        expect(log.first).to_contain_text(ann.says("seat-bot", number="2"))
        expect(ann.card(chosen)).to_have_attribute("aria-pressed", "true")
    answers = [each for each in ears.frames[frames:] if each != PONG]
    assert (ears.sockets, answers) == (1, []), "nothing was asked of the server"


def test_a_wrong_try_is_explained(person: People) -> None:
    ann = Guest(person("Ганна", "uk", motion=True), 0, "uk")
    bring_together("face-to-face", [ann], FIRST, bots="casual")
    start(ann)
    watch_shaking(ann.page)
    pile = ann.place("their_up")
    ann.card(ann.hand()[0]).click()
    expect(pile).not_to_contain_class("lit")
    pile.click()
    words = Words("uk").refusal("face-to-face", Refused("row_card_cannot_improve", "FF5"))
    expect(ann.page.locator(".status [role=status]")).to_contain_text(words)
    link = ann.page.locator(".status a")
    expect(link).to_have_attribute("href", "/rules/face-to-face#FF5")
    assert ann.page.evaluate("() => shaken") == ["their_up"]
    assert len(ann.hand()) == 6


def watch_shaking(page: Page) -> None:
    page.evaluate(
        "() => { window.shaken = []; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...how) {"
        " if (this.dataset.drop) shaken.push(this.dataset.drop);"
        " return animate.apply(this, how); }; }"
    )


def test_what_happens_in_a_duel(person: People) -> None:
    ann, olha = a_duel(person)
    a_card_is_taken_back(ann, olha)
    two_windows_of_one_person_follow_each_other(ann, olha)
    who_resigns_is_asked_first(ann, olha)


def a_card_is_taken_back(ann: Guest, olha: Guest) -> None:
    hand = ann.hand()
    card, _ = lay_any(ann)
    expect(olha.page.locator("[data-top] svg")).to_have_attribute("data-face", card)
    ann.button("rows-take-back").click()
    expect(ann.card(card)).to_have_count(1)
    assert ann.hand() == hand
    expect(olha.page.locator("[data-top]")).to_have_count(0)
    expect(ann.button("rows-take-back")).to_be_disabled()


def two_windows_of_one_person_follow_each_other(ann: Guest, olha: Guest) -> None:
    other = ann.person.context.new_page()
    other.goto(ann.page.url)
    hand = ann.hand()
    expect(other.locator(".hand [data-card]")).to_have_count(len(hand))
    card, pile = lay_any(ann)
    expect(other.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
    expect(other.locator(f'[data-drop="{pile}"] [data-top] svg')).to_have_attribute(
        "data-face", card
    )
    other.locator("button", has_text=ann.says("rows-take-back")).click()
    expect(ann.card(card)).to_have_count(1)
    assert ann.hand() == hand
    # Both windows end the turn in the same moment: it is ended once.
    lay_any(ann)
    lay_any(ann)
    expect(other.locator("[data-end].primary")).to_be_visible()
    for window in (ann.page, other):
        window.evaluate("() => { document.querySelector('[data-end]').click(); }")
    expect(olha.page.locator("[data-end]:not(:disabled)")).to_be_visible()
    for window in (ann.page, other):
        expect(window.locator("[data-end]")).to_be_disabled()
        expect(window.locator(".hand [data-card]")).to_have_count(len(hand))


def who_resigns_is_asked_first(ann: Guest, olha: Guest) -> None:
    for sure in ("table-stay", "table-resign"):
        ann.button("table-menu").click()
        ann.button("table-resign").click()
        expect(ann.page.get_by_text(ann.says("table-resign-sure"))).to_be_visible()
        assert not olha.end.is_visible()
        ann.page.get_by_role("dialog").get_by_role(
            "button", name=ann.says(sure), exact=True
        ).click()
        expect(ann.page.get_by_text(ann.says("table-resign-sure"))).to_have_count(0)
    for guest, headline in ((ann, "end-lose"), (olha, "end-win")):
        expect(guest.end.get_by_role("heading", name=guest.says(headline))).to_be_visible()
    assert record_of(ann).result == {"reason": "resigned", "winner": 1}


def test_what_happens_in_a_team(person: People) -> None:
    ann, olha = a_team(person)
    numbers_are_not_said(ann, olha)
    an_arranged_card_is_seen_by_nobody_until_the_turn_is_sent(ann, olha)
    a_signal_is_given_and_seen(ann, olha)


def numbers_are_not_said(ann: Guest, olha: Guest) -> None:
    for guest in (ann, olha):
        guest.page.get_by_role("tab", name=guest.says("table-talk")).click()
    said = olha.page.get_by_label(olha.says("table-say"), exact=True)
    said.fill("в мене сімка")
    said.press("Enter")
    expect(olha.page.locator(".status a")).to_have_attribute("href", re.compile("#QE7$"))
    expect(said).to_have_value("в мене сімка")
    said.fill("я можу почекати")
    said.press("Enter")
    expect(said).to_have_value("")
    expect(ann.page.locator("aside li")).to_have_text(re.compile("я можу почекати"))
    expect(ann.page.locator("aside li")).to_have_count(1)


def an_arranged_card_is_seen_by_nobody_until_the_turn_is_sent(ann: Guest, olha: Guest) -> None:
    hand = ann.hand()
    card, _ = lay_any(ann)
    ann.button("rows-undo").click()
    expect(ann.card(card)).to_have_count(1)
    assert ann.hand() == hand
    assert lay_any(ann)[0] == card
    expect(ann.page.locator("[data-top]")).to_have_count(1)
    expect(olha.page.locator("[data-top]")).to_have_count(0)
    ann.button("rows-send").click()
    expect(olha.page.locator("[data-top] svg")).to_have_attribute("data-face", card)
    expect(olha.page.locator("[data-end]:not(:disabled)")).to_be_visible()


def a_signal_is_given_and_seen(ann: Guest, olha: Guest) -> None:
    ann.button("rows-signals").click()
    ann.button("rows-signals-pin").click()
    chip = ann.page.locator(".place button.chip").first
    sentence = chip.get_attribute("aria-label")
    kinds = ann.page.locator(".place button.chip").count()
    ann.page.keyboard.press("Escape")
    chip.click()
    expect(ann.page.get_by_role("button", name=sentence, exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(ann.page.locator(".place button.chip")).to_have_count(kinds)
    told = olha.page.locator(".place .bubble")
    expect(told).to_have_count(1)
    expect(told).to_have_attribute("aria-label", re.compile("[а-яіїє]"))
