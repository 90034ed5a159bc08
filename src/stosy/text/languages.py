"""The supported languages."""

from __future__ import annotations

import re

LANGUAGES = ("en", "uk", "ru", "cs")
DEFAULT = "en"
LOCALES = {"en": "en_GB", "uk": "uk", "ru": "ru", "cs": "cs"}
"""How dates are written: our English is British."""


class UnknownLanguage(ValueError):
    """An unsupported language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language


def match(tag: str) -> str:
    """The best language for a tag such as uk_UA.UTF-8, or for a list of them; otherwise English."""
    for wanted in re.split(r"[\s:,]+", tag.lower()):
        language = re.split(r"[-_.;@]", wanted)[0]
        if language in LANGUAGES:
            return language
    return DEFAULT
