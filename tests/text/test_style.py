"""How the catalogues are written: one address, marks and spaces; terms are in `test_terms`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast as ftl

from stosy.games import games
from stosy.text import LANGUAGES
from tests.cases import cases
from tests.text.ftl import catalogues, messages
from tests.text.spaces import NO_BREAK, bound, files, mended, spaced

every_language = cases("language", LANGUAGES)

POLITE = {
    "uk": r"\b(?!навіть)\w+(?:йте|іть)\b",
    "ru": r"\b(?!сайте)\w+(?:йте|ите)\b",
    "cs": r"\w+(?:[eu]jte|něte|těte)\b|\b(?:ne)?můžete\b",
}
"""The reader is one person and a friend. Rules and signals may speak to all players."""
TO_ALL = ("rule-", "signal-", "game-idea", "setup-talk")

QUOTES = {"en": "“”", "uk": "«»", "ru": "«»", "cs": "„“"}
DASHES = {"en": "–", "uk": "–", "ru": "—", "cs": "–"}
RULE = re.compile(
    rf"\b(?:{'|'.join(rule for game in games().values() for rule in game.rule_ids)}|[GT]\d)\b"
)
TYPE = {
    "en": r"\b[Tt]ype (?!`|its\b|it\b)",
    "uk": r"\b[Вв]веди (?!`|її\b|його\b|з крапкою)",
    "ru": r"\b[Вв]веди (?!`|номер\b|его\b|её\b|с точкой)",
    "cs": r"\b(?:[Nn]apiš|slovem|slovo) (?!`|číslo\b|i\b|jeho\b|slovo\b)",
}
"""A verb of typing without a marked word after it, but for what is no word to type."""
MARKED = re.compile(r"`[^`]*`")
SMALL = ("card", "card-object", "top", "drawn", "pile", "pile-onto", "colour", "piles", "cards")
"""Arguments that begin with a small letter."""


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every line of text in the catalogues of a language, with its message; no typed words."""
    for name, file in catalogues(language).items():
        message = ""
        for line in file.read_text("utf-8").split("\n"):
            if line[:1].isalpha():
                message = line.partition(" =")[0]
            if not line.startswith("#") and not message.startswith("typed-"):
                text = re.sub(r"^[\w-]+ =|\{ \$[\w-]+ ->", "", line)
                yield f"{name}:{message}", re.sub(r"\{ \$[\w-]+ \}", "0", text)


@cases("language", list(POLITE))
def test_the_reader_is_addressed_as_a_friend(language: str) -> None:
    wrong = [
        (message, found[0])
        for message, text in said(language)
        if not message.partition(":")[2].startswith(TO_ALL)
        if (found := re.search(POLITE[language], text)) is not None
    ]
    assert wrong == []


@every_language
def test_no_ids_in_sentences(language: str) -> None:
    wrong = [
        (message, text.strip())
        for message, text in said(language)
        if RULE.search(text) or re.search(r"[a-z]_[a-z]", MARKED.sub("", text).partition("] ")[2])
    ]
    assert wrong == []


@every_language
def test_quotation_marks_and_dashes_are_those_of_the_language(language: str) -> None:
    """A dash between numbers is the same in all."""
    quotes = set("“”«»„\"'") - set(QUOTES[language])
    dash = "–" if DASHES[language] == "—" else "—"
    wrong = [
        (message, text.strip())
        for message, text in said(language)
        if quotes & set(re.sub(r'\{"[^"]*"\}', "", MARKED.sub("", text)))
        or re.search(rf"{dash}\s|\s-\s", text)
    ]
    assert wrong == []


@every_language
def test_quotation_marks_come_in_pairs(language: str) -> None:
    opening, closing = tuple(QUOTES[language])
    wrong = [
        (message, text.strip())
        for message, text in said(language)
        if text.count(opening) != text.count(closing) or text.count("`") % 2
    ]
    assert wrong == []


@every_language
@cases("name", sorted(catalogues("en")))
def test_sentences_begin_with_a_capital(language: str, name: str) -> None:
    wrong = {
        key
        for key, message in messages(language, name).items()
        if message.value is not None and not key.startswith(("action-", "part-", "typed-"))
        if not begins_well(message.value)
    }
    assert wrong == set()


def begins_well(pattern: ftl.Pattern) -> bool:
    """A text that ends as a sentence begins as one; a card, a pile or a colour would begin with
    a small letter."""
    first, last = pattern.elements[0], pattern.elements[-1]
    if isinstance(first, ftl.Placeable):
        inner = first.expression
        if isinstance(inner, ftl.SelectExpression):
            return all(begins_well(variant.value) for variant in inner.variants)
        small = isinstance(inner, ftl.VariableReference) and inner.id.name in SMALL
        return not (small and is_end(last))
    return not (first.value.lstrip("“«„(")[:1].islower() and is_end(last))


def is_end(last: ftl.TextElement | ftl.Placeable) -> bool:
    return isinstance(last, ftl.TextElement) and last.value.rstrip("”»“`)").endswith(
        (".", "!", "?")
    )


@every_language
def test_words_to_type_are_marked(language: str) -> None:
    wrong = [
        (message, text.strip())
        for message, text in said(language)
        if re.search(TYPE[language], spaced(text))
    ]
    assert wrong == []


@every_language
def test_spaces_that_must_not_break(language: str) -> None:
    """If this fails: `python -m tests.text.spaces --write`."""
    wrong = {
        f"{file.parent}/{file.name}"
        for file in files(language)
        if mended(language, file.read_text("utf-8")) != file.read_text("utf-8")
    }
    assert wrong == set()


@cases(
    "language, text, right",
    [
        ("en", "{ $count } cards, red 7, 95 %", "{ $count }~cards, red~7, 95%"),
        ("en", "from 1 to 10, `sit 2`", "from 1 to 10, `sit 2`"),
        (
            "uk",
            "Тур { $round }: синя 7 у стосі – це так",
            "Тур~{ $round }: синя~7 у~стосі~– це так",
        ),
        ("ru", "в руке и на столе — { $percent } %", "в~руке и~на столе~— { $percent }~%"),
        ("cs", "V ruce a na stole: 5 karet k dobrání", "V~ruce a~na stole: 5~karet k~dobrání"),
    ],
)
def test_where_spaces_must_not_break(language: str, text: str, right: str) -> None:
    assert bound(language, text) == right.replace("~", NO_BREAK)
    assert bound(language, bound(language, text)) == bound(language, text)
