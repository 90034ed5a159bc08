"""The privacy page and the imprint: the host's texts, or ours, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final

from aiohttp import hdrs, web

from stosy.server.http.first_view import spoken
from stosy.server.settings import ServerSettings
from stosy.text import LANGUAGES, Words, code_of, match

PAGES: Final = ("privacy", "imprint")
LONGEST = 200_000
STYLE = """\
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem;
  font: 1.05rem/1.6 system-ui, sans-serif; color: #26302b; background: #f5eee3;
  overflow-wrap: anywhere; }
h1 { font-size: clamp(1.4rem, 7vw, 2rem); line-height: 1.2; }
p { white-space: pre-line; }
a { color: #0f6b5c; }
@media (prefers-color-scheme: dark) {
  body { color: #e9e4d8; background: #1c2421; }
  a { color: #7fd1c0; }
}
"""


class BadTexts(Exception):
    """The folder of the host's texts cannot be read."""

    def __init__(self, folder: str, reason: str) -> None:
        super().__init__(folder, reason)
        self.folder = folder
        self.reason = reason


class Notices:
    """The pages by name and language; the host's are read once."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._given = dict(_given(settings.texts)) if settings.texts else {}

    def routes(self) -> Iterator[web.RouteDef]:
        for page in PAGES:
            yield web.get(f"/{page}", self._page)
        yield web.get("/notice.css", _style)

    async def _page(self, request: web.Request) -> web.Response:
        name, words = request.path[1:], Words(match(spoken(request)))
        text = self._given.get((name, words.language)) or self._given.get((name, ""))
        paragraphs = self._ours(name, words) if text is None else text.split("\n\n")
        title = words.say(f"{name}-title")
        body = "".join(f"<p>{escape(each.strip())}</p>" for each in paragraphs if each.strip())
        return web.Response(
            text=f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f'<link rel="stylesheet" href="/notice.css"></head><body><h1>{escape(title)}</h1>'
            f'{body}<p><a href="/">{escape(words.say("notice-back"))}</a></p></body></html>',
            content_type="text/html",
            headers={hdrs.CACHE_CONTROL: "no-cache"},
        )

    def _ours(self, name: str, words: Words) -> list[str]:
        if name == "imprint":
            return [words.say("imprint-none")]
        set_ = self._settings
        parts = ("who", "kept", "seen", "address", "others")
        ends: Mapping[str, int] = {
            "talk": set_.talk_days,
            "tables": set_.table_months,
            "names": set_.guest_months,
            "reports": set_.report_days,
        }
        said = [words.say(f"privacy-{each}", days=set_.guest_days) for each in parts]
        said += [words.say(f"privacy-{each}", end=end) for each, end in ends.items()]
        if set_.push_contact:
            said.insert(len(parts), words.say("privacy-calls"))
        return [*said, words.say("privacy-erase")]


async def _style(request: web.Request) -> web.Response:
    return web.Response(
        text=STYLE, content_type="text/css", headers={hdrs.CACHE_CONTROL: "max-age=3600"}
    )


def _given(folder: str) -> Iterator[tuple[tuple[str, str], str]]:
    """The texts of a folder, by page and language, "" for any: `privacy.uk.txt`, `imprint.txt`."""
    root = Path(folder)
    if not root.is_dir():
        raise BadTexts(folder, "ENOENT")
    for page in PAGES:
        for language in ("", *LANGUAGES):
            path = root / (f"{page}.{language}.txt" if language else f"{page}.txt")
            try:
                if path.exists():
                    yield (page, language), path.read_text("utf-8")[:LONGEST]
            except (OSError, UnicodeError) as error:
                raise BadTexts(str(path), code_of(error)) from error
