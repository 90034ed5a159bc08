"""`python -m tests.web.screenshots`: the pictures of docs/screenshots, taken anew."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

from stosy.server.http.site import PACKAGED, VARIABLE
from tests.server.e2e.places import Nursery
from tests.web.archive import Archive, filled
from tests.web.chromium import Chromium
from tests.web.moving_picture import moving_picture
from tests.web.people import DESKTOP, PHONE, Language, People, Theme
from tests.web.scenes import SCENES, Stage

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
MOST_BYTES = 1_500_000

# By name: what is shown, in which language, to whom.
PICTURES: dict[str, tuple[str, dict[str, tuple[Language, str]]]] = {
    "home": ("home", {"desktop": ("en", "Sara"), "phone": ("uk", "Соломія")}),
    "face-to-face": (
        "duel-with-a-card-selected",
        {"desktop": ("en", "Sara"), "phone": ("cs", "Žofie")},
    ),
    "quick-and-easy": (
        "team-turn-arranged",
        {"desktop": ("en", "Sara"), "phone": ("uk", "Соломія")},
    ),
    "the-game": (
        "four-rows-with-a-card-selected",
        {"desktop": ("en", "Sara"), "phone": ("ru", "Варя")},
    ),
    "snakes-and-ladders": (
        "snakes-colour-chooser",
        {"desktop": ("en", "Sara"), "phone": ("en", "Sara")},
    ),
}
THEMES: tuple[Theme, ...] = ("light", "dark")
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def take(archive: Archive, people: People, folder: Path) -> None:
    for name, (scene, devices) in PICTURES.items():
        for device, (language, person) in devices.items():
            phone = device == "phone"
            who = people(person, language, phone=phone, size=SIZES[device], theme=THEMES[0])
            page = SCENES[scene].shown_to(who, Stage(archive, people))
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                expect(page.locator("html")).to_have_attribute("data-theme", theme)
                picture = folder / f"{name}-{device}-{theme}.png"
                drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
                drawn.quantize(dither=Image.Dither.NONE).save(picture, optimize=True)


def main() -> int:
    with tempfile.TemporaryDirectory() as made, Nursery.opened() as nursery:
        built = Path(os.environ.get(VARIABLE) or PACKAGED)
        archive = asyncio.run(filled(nursery, Path(made), built))
        store, log = f"sqlite:///{made}/film.db", Path(made, "film.log")
        playing = asyncio.run(nursery.start(store, log, site=str(built))).url
        pictures = Path(made) / "pictures"
        pictures.mkdir()
        with Chromium.opened() as chromium, chromium.awake() as browser:
            people = People(browser, archive.site)
            take(archive, people, pictures)
            complaints = people.leave()
            players = People(browser, playing)
            film = moving_picture(players, pictures / "stosy.webp")
            complaints += players.leave()
        size = sum(picture.stat().st_size for picture in pictures.glob("*.png"))
        if complaints or size > MOST_BYTES:
            print(*complaints, f"{size} bytes", sep="\n", file=sys.stderr)
            return 1
        shutil.rmtree(FOLDER, ignore_errors=True)
        shutil.copytree(pictures, FOLDER)
        print(f"{len(list(FOLDER.glob('*.png')))} pictures, {size // 1000} kB; {film}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
