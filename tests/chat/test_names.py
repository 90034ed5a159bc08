"""Names and chat messages as others see them."""

from __future__ import annotations

import unicodedata

from hypothesis import example, given
from hypothesis import strategies as st

from stosy.chat import chat_text, display_name
from tests.cases import cases

FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@cases(
    "name",
    ["Sara", "Олена", "Ёжик", "Їжак", "Žofie Černá", "O'Brien", "李雷", "👍🏽", FAMILY, "🇺🇦🇨🇿"],
)
def test_a_name_stays_what_it_is(name: str) -> None:
    assert display_name(name) == name


@cases(
    "raw, name",
    [
        ("  Sara \t\n Lee ", "Sara Lee"),
        ("Sara\u2028Lee\u00a0Ann", "Sara Lee Ann"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u200cc\u200dd\ufeffe\u00adf", "abcdef"),
        ("bell\x07\x1b[31m", "bell[31m"),
        ("\ue000private\U000e0041", "private"),
        ("half\ud83d", "half"),
        ("not\u0378assigned", "notassigned"),
        ("Zoe\u0308", "Zoë"),
        ("и\u0306", "й"),
        ("e\u200d\u0301", "é"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
        ("\u0301\u0302Sara", "Sara"),
        ("a \u0301\u0302b", "a b"),
        ("👩\u200d", "👩"),
        ("👩\u200d b", "👩 b"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("S\ufe0fa\ufe00r\U000e0100a\u180b", "Sara"),
        ("❤\ufe0f\ufe0f\ufe0fSara", "❤\ufe0fSara"),
    ],
)
def test_what_is_no_text_is_left_out(raw: str, name: str) -> None:
    assert display_name(raw) == name


@cases(
    "raw", ["", "  ", "\n", "\u200b\u200d", "\u3164", "\u2800", "\u0301\u0301", "\ufe0f", "\x00"]
)
def test_nothing_visible_is_no_name(raw: str) -> None:
    assert display_name(raw) == ""
    assert chat_text(raw) == ""


@cases(
    "raw, name",
    [
        ("x" * 30, "x" * 24),
        ("x" * 23 + " yz", "x" * 23),
        ("x" * 23 + "q\u0303", "x" * 23),
        ("x" * 22 + "q\u0303z", "x" * 22 + "q\u0303"),
        ("x" * 23 + "🇺🇦", "x" * 23),
        ("x" * 20 + FAMILY, "x" * 20),
        ("x" * 23 + "👍🏽", "x" * 23),
    ],
)
def test_a_long_name_is_cut_between_signs(raw: str, name: str) -> None:
    assert display_name(raw) == name


def test_emoji_are_not_joined_without_end() -> None:
    assert display_name("\u200d".join("👩" * 50)).startswith("👩\u200d👩\u200d👩\u200d👩👩")


def test_a_message_is_one_line_of_three_hundred_characters() -> None:
    assert chat_text("leave\r\nthe left\npile") == "leave the left pile"
    assert chat_text("ж" * 301) == "ж" * 300
    assert chat_text("good " * 100_000) == ("good " * 60).strip()


@given(st.text(alphabet=st.characters(), max_size=80))
@example("e\u200d\u0301\u0327\u200d\u0302")
@example("\u1100\u200d\u1161" * 9)
def test_any_text_becomes_a_clean_name(raw: str) -> None:
    name = display_name(raw)
    assert len(name) <= 24
    assert name == " ".join(name.split())
    assert unicodedata.is_normalized("NFC", name)
    assert {unicodedata.category(char) for char in name.replace("\u200d", "")}.isdisjoint(
        ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
    )
    assert display_name(name) == name
    assert display_name(chat_text(raw)) == name or len(chat_text(raw)) > 24
