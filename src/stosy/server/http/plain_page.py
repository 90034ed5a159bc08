"""A plain page for people who open the address in a browser where there is no client for it."""

from __future__ import annotations

from html import escape

from aiohttp import hdrs, web

from stosy.server.http.context import CONTEXT
from stosy.server.http.headers import origin_of
from stosy.text import Words, match


def page(request: web.Request, path: str) -> web.Response:
    """Says how to come to the table from a terminal."""
    settings = request.app[CONTEXT].settings
    address = origin_of(request, settings.proxies) + settings.path[:-1] + path
    words = Words(match(request.headers.get(hdrs.ACCEPT_LANGUAGE, "")))
    title, how = words.say("serve-page-title"), words.say("serve-page-how")
    text = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title></head>'
        f"<body><h1>{escape(title)}</h1><p>{escape(how)}</p>"
        f"<pre>stosy join {escape(address)}</pre></body></html>"
    )
    return web.Response(text=text, content_type="text/html")
