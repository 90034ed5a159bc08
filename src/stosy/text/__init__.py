"""Sentences in four languages from data, with Project Fluent.

    words = Words(match("uk_UA.UTF-8"))
    words.event(game.id, event, names=("Sara", "Tim"), viewer=0)

The catalogues are in `locales/<language>/`: `common.ftl` for what games share, `cli.ftl` for the
command line; those of a game are in its slice (`words/<language>/game.ftl`). They use no custom
functions, so that any Fluent implementation can use them: put a game's file on top of `common.ftl`.
"""

from stosy.text.catalogue import NoMessage, page_words, words_of
from stosy.text.languages import LANGUAGES, UnknownLanguage, match
from stosy.text.reasons import code_of
from stosy.text.things import plain
from stosy.text.words import Words

__all__ = [
    "LANGUAGES",
    "NoMessage",
    "UnknownLanguage",
    "Words",
    "code_of",
    "match",
    "page_words",
    "plain",
    "words_of",
]
