"""What the pages say: the words of the catalogues, to find things on a page by their names."""

from __future__ import annotations

from stosy.text.arguments import simple
from stosy.text.catalogue import catalogue

ELSEWHERE = {"level": "web-setup", "seat": "common", "preset": "common"}
"""Messages whose file is not named after their first word."""


def said(language: str, message: str, /, **args: object) -> str:
    """A message of the pages in a language."""
    area = message.partition("-")[0]
    words = catalogue(language, ELSEWHERE.get(area, f"web-{area}"))
    return words.format(message, {name: simple(value) for name, value in args.items()})
