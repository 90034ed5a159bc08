"""What the pages say: the words of the catalogues, to find things on a page by their names."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import stosy
from stosy.text.arguments import simple

PACKAGE = Path(stosy.__file__).parent
PAGES = ("text/locales/{}/common.ftl", "text/locales/{}/web-*.ftl", "games/*/words/{}/web.ftl")
"""What the pages read in a language, beside the words of each game."""


@cache
def spoken(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for pattern in PAGES:
        for file in PACKAGE.glob(pattern.format(language)):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def said(language: str, message: str, /, **args: object) -> str:
    """A message of the pages in a language."""
    pattern = spoken(language).get_message(message).value
    plain = {name: simple(value) for name, value in args.items()}
    assert pattern is not None
    return str(spoken(language).format_pattern(pattern, plain)[0])
