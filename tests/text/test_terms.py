"""One term for one thing: the catalogues as they are, and each kind of mistake."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stosy.text import LANGUAGES
from tools import terms

TERMS = terms.read(terms.TERMS.read_text("utf-8"))
ENGLISH = "plays = { $seat } lays the reverse trick."
TRICK = """
[trick]
everywhere = true
en = { say = "reverse trick", forms = "reverse trick", source = "custom" }
uk = { say = "зворотний трюк", forms = 'зворотн\\w+ трюк', source = "leaflet" }
ru = { say = "обратный прыжок", forms = 'обратн\\w+ прыж', source = "leaflet" }
cs = { say = "reverzní trik", forms = "reverzní", not = ['zpětn\\w+'], source = "leaflet" }
[exceptions]
"""


def found(catalogues: Mapping[str, str], base: str = TRICK) -> list[str]:
    """What is wrong with catalogues of one file."""
    told = {
        language: {each.name: each for each in terms.messages(source, "common.ftl")}
        for language, source in catalogues.items()
    }
    return terms.problems(terms.read(base), told)


def test_the_catalogues_hold_to_the_terms() -> None:
    told = {language: terms.catalogue(language) for language in LANGUAGES}
    assert min(map(len, told.values())) > 1000
    assert terms.problems(TERMS, told) == []


def test_every_language_has_a_word_for_every_thing() -> None:
    assert terms.LANGUAGES == LANGUAGES
    assert len(TERMS.things) > 50
    lacking = TRICK.replace('say = "обратный прыжок"', 'say = ""')
    assert found({}, lacking) == ["term en trick: no word in ru, or no source"]


@pytest.mark.parametrize(
    ("language", "message", "rule"),
    [
        ("cs", "plays = Hraje zpětným trikem, ne reverzním.", "word cs plays"),
        ("uk", "plays = Кладе трюком.", "translation uk plays"),
        ("en", 'says = It\'s a "trick".', "quotes en says"),
        ("uk", "counts = { $count ->\n    [one] карта\n   *[other] карт\n}", "plural uk counts"),
        ("ru", "counts = Осталось 5карт.", "glued ru counts"),
        ("cs", "counts = Zbývá { $count }karet.", "glued cs counts"),
        ("en", f"rows-send = {'Play your turn now, ' * 7}", "button en rows-send"),
    ],
)
def test_each_kind_of_mistake_is_found(language: str, message: str, rule: str) -> None:
    (problem,) = found({"en": ENGLISH, language: message})
    assert problem.startswith(f"{rule}: ")
    assert found({"en": ENGLISH, language: message}, f'{TRICK}"{rule}" = "because"') == []


def test_what_is_typed_is_not_looked_at() -> None:
    right = "says = Type `'hello 5up`, or { $count } cards.\ntyped-words =\n    a: it's, zpět\n"
    assert found({"en": right, "cs": right}) == []


def test_an_exception_that_excepts_nothing_is_told() -> None:
    assert found({}, f'{TRICK}"word en gone" = "it went"') == [
        "exception – word en gone: excepts nothing"
    ]
