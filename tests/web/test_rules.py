"""The page of rules, with what is printed in the box, and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from stosy.games import games
from stosy.text import LANGUAGES, Words
from tests.cases import cases
from tests.web.looks import assert_fits
from tests.web.people import NARROW, Language, People

every_language = cases("language", LANGUAGES)
SNAKES = "snakes-and-ladders"


@every_language
def test_a_ruling_says_why_and_a_slip_names_the_print(person: People, language: Language) -> None:
    words = Words(language)
    page = person(language=language, size=NARROW, phone=True).open(f"/rules/{SNAKES}#SL3")
    ruling, printed, slip = page.locator("#SL3"), page.locator("#SL6"), page.locator("#SL9")
    expect(ruling.locator("details[open]")).to_contain_text(words.why(SNAKES, "SL3"))
    origins = games()[SNAKES].origins
    expect(printed).to_contain_text(words.origin(origins["SL6"]))
    expect(printed.locator("details")).to_have_count(0)
    assert_fits(page)
    page.goto(page.url.replace("#SL3", "#SL9"))
    page.reload()
    expect(slip.locator("summary")).to_contain_text(words.origin(origins["SL9"]))
    expect(slip.locator("details[open]")).to_contain_text(words.why(SNAKES, "SL9"))
    assert_fits(page)


@every_language
def test_the_printed_rules_of_ones_language_are_offered_where_they_differ(
    person: People, language: Language
) -> None:
    olha = person("Olha", language=language)
    made = olha.context.request.post(f"{olha.site}/api/tables", data={"game": SNAKES})
    page = olha.open(f"/t/{made.json()['table']}")
    words = Words(language)
    line, preset = page.locator(".printed"), page.locator(".presets button")
    expect(preset).to_have_count(len(games()[SNAKES].options.distinct()))
    changed = games()[SNAKES].options.presets.get(f"leaflet-{language}")
    expect(line).to_have_count(1 if changed else 0)
    if changed:
        name = words.preset(f"leaflet-{language}").partition(": ")[0]
        chosen = preset.filter(has_text=name)
        expect(chosen).to_have_attribute("aria-pressed", "false")
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        expect(line).to_have_count(0)


@pytest.mark.parametrize("game", games())
@every_language
def test_the_rules_fit_one_sheet(person: People, game: str, language: Language) -> None:
    """On A4, unfolded, without what is the same in all games."""
    page = person(language=language).open(f"/rules/{game}")
    expect(page.locator("main ol figure").first).to_be_visible()
    page.evaluate("() => Promise.all([...document.fonts].map((font) => font.load()))")
    margin = "10mm"
    paper = page.pdf(
        format="A4", margin={"top": margin, "bottom": margin, "left": margin, "right": margin}
    )
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    unfolded(page)


def unfolded(page: Page) -> None:
    page.emulate_media(media="print")
    first = page.locator("main .rule").first
    assert first.evaluate("(rule) => rule.checkVisibility({ contentVisibilityAuto: true })")
    assert not page.locator("body header nav").first.is_visible()
