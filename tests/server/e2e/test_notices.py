"""The privacy page and the imprint: true of the settings, or as the host wrote them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from stosy.cli import main
from stosy.server.http.notices import PAGES, BadTexts
from stosy.text import LANGUAGES
from tests.server.e2e.places import here
from tests.text.spaces import spaced


def pages(store: str, asked: list[tuple[str, dict[str, str]]], **settings: Any) -> list[str]:
    """What a server answers to these paths and headers."""

    async def run() -> list[str]:
        async with here(store, **settings) as site, aiohttp.ClientSession() as session:
            found = []
            for path, headers in asked:
                async with session.get(site.url + path, headers=headers) as response:
                    assert response.status == 200
                    found.append(await response.text())
            return found

    return asyncio.run(run())


def in_language(path: str, language: str) -> tuple[str, dict[str, str]]:
    return path, {"Accept-Language": language}


def test_all_languages_have_both_pages(store: str) -> None:
    asked = [in_language(f"/{page}", language) for page in PAGES for language in LANGUAGES]
    found = pages(store, asked)
    assert len(set(found)) == len(asked)
    for (_, headers), text in zip(asked, found, strict=True):
        assert f'lang="{headers["Accept-Language"]}"' in text
        assert "{" not in text


def test_who_has_chosen_a_language_gets_it(store: str) -> None:
    cookie = {"Cookie": "language=cs", "Accept-Language": "ru"}
    assert "Soukromí" in pages(store, [("/privacy", cookie)])[0]


def test_the_privacy_page_says_what_the_settings_do(store: str) -> None:
    asked = [in_language("/privacy", "en")]
    usual = pages(store, asked)[0]
    assert "kept as long as the table" in usual
    assert "400 days after your last visit" in spaced(usual)
    limits = {"talk_days": 30, "table_months": 6, "guest_months": 1, "guest_days": 10}
    other = spaced(pages(store, asked, **limits)[0])
    assert "deleted after 30 days" in other
    assert "after 6 months without use" in other
    assert "stays away for a month is deleted" in other


def test_the_host_gives_texts(store: str, tmp_path: Path) -> None:
    (tmp_path / "imprint.txt").write_text("Ann <ann@example.org>\nLviv\n\nSecond")
    (tmp_path / "imprint.uk.txt").write_text("Анна, Львів")
    asked = [in_language("/imprint", "uk"), in_language("/imprint", "cs"), ("/privacy", {})]
    own, any_, ours = pages(store, asked, texts=str(tmp_path))
    assert "<p>Анна, Львів</p>" in own
    assert "<p>Ann &lt;ann@example.org&gt;\nLviv</p><p>Second</p>" in any_
    assert "a guest" in ours


def test_texts_that_cannot_be_read_are_named(store: str, tmp_path: Path) -> None:
    with pytest.raises(BadTexts, match="ENOENT"):
        pages(store, [], texts=str(tmp_path / "missing"))
    (tmp_path / "privacy.txt").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadTexts, match=r"privacy\.txt"):
        pages(store, [], texts=str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_which_texts_cannot_be_read(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("STOSY_SERVE_TEXTS", str(tmp_path / "nowhere"))
    monkeypatch.setenv("STOSY_SERVE_SITE", "")
    asked = ["serve", "--port", "0", "--lang", language, "--log", "off"]
    assert main([*asked, "--db", str(tmp_path / "stosy.db")]) == 2
    assert str(tmp_path / "nowhere") in capsys.readouterr().err
