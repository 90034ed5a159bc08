"""Cleans names and chat messages before others see them.

`stosy.text.plain` shows that something was there that is no text; here it is left out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

UNSEEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Categories of characters that could command a terminal or hide what is written."""
NAME_LENGTH = 24
CHAT_LENGTH = 300
LONGEST_INPUT = 20
"""How many times the length to keep is looked at, however much somebody sends."""
REMOVED = UNSEEN | {"Cn", "Co"}
"""Categories of characters that others would not see, or see as an empty box."""
EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and marks that show nothing."""
MONGOLIAN = frozenset("\u180b\u180c\u180d\u180f")
"""Variation selectors of their own."""
JOINER = "\u200d"
"""Makes one emoji of several."""
MOST_MARKS = 2
MOST_JOINED = 4
"""The most emoji that are joined to one, as in a family."""


def guest_name(number: int) -> str:
    """The name of somebody who gave none; the number has three digits. Clients say it in words."""
    return f"#{number}"


def display_name(raw: str) -> str:
    """A name for others to see, of at most 24 characters; "" if nothing visible is left."""
    return _shown(raw, NAME_LENGTH)


def chat_text(raw: str) -> str:
    """A chat message in one line of at most 300 characters; "" if nothing visible is left."""
    return _shown(raw, CHAT_LENGTH)


def _shown(raw: str, length: int) -> str:
    kept = raw[: length * LONGEST_INPUT].translate(_kept)
    line = unicodedata.normalize("NFC", " ".join(kept.split()))
    text = line[:length] if not line.translate(_joining) else _cut(line, length)
    return unicodedata.normalize("NFC", text.strip())


def _cut(line: str, length: int) -> str:
    """As many whole signs as there is room for."""
    text = ""
    for sign in _signs(line):
        if len(text) + len(sign) > length:
            break
        text += sign
    return text


class _Kept(dict[int, str | None]):
    """The characters that are text, with joiners; all white space is a space."""

    def __missing__(self, number: int) -> str | None:
        self[number] = kept = self._kept(chr(number))
        return kept

    def _kept(self, char: str) -> str | None:
        if char.isspace():
            return " "
        removed = char in EMPTY or unicodedata.category(char) in REMOVED
        return None if removed and char != JOINER else char


class _Joining(dict[int, str | None]):
    """The characters that may be one sign with others."""

    def __missing__(self, number: int) -> str | None:
        self[number] = joining = self._joining(chr(number))
        return joining

    def _joining(self, char: str) -> str | None:
        joins = char == JOINER or _is_variation(char) or _is_mark(char)
        return char if joins or _is_skin(char) or _is_flag_letter(char) else None


_kept = _Kept()
_joining = _Joining()


def _signs(text: str) -> Iterator[str]:
    """The grapheme clusters: a letter with its marks, a flag, joined emoji."""
    sign, marks, joined = "", 0, 0
    joining = False
    for char in text:
        if char == JOINER:
            joining = _is_emoji(sign) and joined < MOST_JOINED
        elif _is_variation(char):
            sign += char if _is_emoji(sign[-1:]) else ""
        elif _is_mark(char):
            marks += 1
            if sign.strip() and marks <= MOST_MARKS:
                sign += char
        elif joining and _is_emoji(char):
            sign, marks, joined, joining = sign + JOINER + char, 0, joined + 1, False
        elif _continues(sign, char):
            sign += char
        else:
            yield sign
            sign, marks, joined, joining = char, 0, 1, False
    yield sign


def _is_mark(char: str) -> bool:
    return unicodedata.category(char)[0] == "M"


def _is_variation(char: str) -> bool:
    """Variation selectors change how an emoji looks; after a letter nobody sees them."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef" or char in MONGOLIAN


def _is_emoji(sign: str) -> bool:
    return unicodedata.category(sign[:1] or " ") == "So"


def _continues(sign: str, char: str) -> bool:
    """Is this the second letter of a flag, or the colour of the skin?"""
    if _is_skin(char):
        return _is_emoji(sign[-1:])
    return _is_flag_letter(char) and len(sign) == 1 and _is_flag_letter(sign)


def _is_skin(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_flag_letter(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
