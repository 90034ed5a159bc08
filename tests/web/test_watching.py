"""The tests of the pages notice what they should."""

from __future__ import annotations

import asyncio

import pytest
from playwright.sync_api import Browser

from tests.web.chromium import Chromium
from tests.web.looks import assert_accessible, assert_fits
from tests.web.people import NARROW, People

NOTICED = {
    "error: nonsense": "console.error('nonsense')",
    "threw: Error: broken": "setTimeout(() => { throw new Error('broken'); })",
    "inline style": "document.body.setAttribute('style', 'color: red')",
    "asked another host: http://other.example/": "new Image().src = 'http://other.example/'",
    "Connecting to 'ws://other.example/' violates": "new WebSocket('ws://other.example')",
}


def test_what_a_browser_complains_about_is_noticed(browser: Browser, site: str) -> None:
    person = People(browser, site)()
    person.open()
    for script in NOTICED.values():
        person.page.evaluate(f"() => new Promise((done) => {{ {script}; setTimeout(done); }})")
    complaints = person.leave()
    for complaint in NOTICED:
        assert len([heard for heard in complaints if complaint in heard]) == 1, complaints


def test_what_a_test_expects_is_no_complaint(person: People) -> None:
    ann = person()
    ann.expect_complaint("nonsense")
    ann.open().evaluate("() => console.error('nonsense')")


def test_what_sticks_out_is_named(person: People) -> None:
    page = person(size=NARROW).open()
    page.evaluate(
        "() => { const wide = document.body.appendChild(document.createElement('pre'));"
        " wide.className = 'wide'; wide.textContent = 'far '.repeat(200); }"
    )
    with pytest.raises(AssertionError, match=r"<pre.wide> from .* far far"):
        assert_fits(page)


def test_what_is_not_accessible_is_named(person: People) -> None:
    page = person().open()
    page.evaluate("() => document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        assert_accessible(page)


def test_other_tests_may_run_a_loop_of_their_own(chromium: Chromium) -> None:
    assert asyncio.run(asyncio.sleep(0, result="ran")) == "ran"
