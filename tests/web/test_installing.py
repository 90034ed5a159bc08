"""The pages can be put on a phone's home screen."""

from __future__ import annotations

import struct
from urllib.parse import urljoin

from tests.web.people import People

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_manifest_and_its_icons_are_there(person: People) -> None:
    ann = person()
    page = ann.open()
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    answer = ann.context.request.get(urljoin(ann.site, link))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"]
    where = urljoin(ann.site, link)
    assert urljoin(where, manifest["start_url"]) == urljoin(where, manifest["scope"])
    assert urljoin(where, manifest["scope"]) == f"{ann.site}/"
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        got = ann.context.request.get(urljoin(where, icon["src"]))
        assert got.ok, icon
        assert got.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = size_of(got.body())
            assert f"{width}x{height}" == icon["sizes"]
            sizes.add((width, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height
