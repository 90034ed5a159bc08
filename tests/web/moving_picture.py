"""The moving picture of the README: a match of Snakes & Ladders on a desktop and on a phone.

Both play the lesson, whose cards and replies are known. What is shown of it: a card is laid,
another is laid out of turn, the last one wins. Animations are slowed down while they are
photographed, and shown at their own pace.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Any

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Page, Position, expect

from stosy.games import find
from stosy.teaching.lessons import prepared
from stosy.text import Words
from tests.web.people import People, until
from tests.web.play_words import said
from tests.web.test_lessons import TAUGHT, plain

GAME = "snakes-and-ladders"
SHOWN = {
    "colour": "Lay a card of the same colour or number.",
    "cut_in": "You hold the very same card? Cut in before the next player!",
    "last": "Your last card: you win the round.",
}
"""Which tasks of the lesson are shown, and what stands below them."""
DESKTOP, PHONE = (1000, 640), (360, 740)
HEIGHT, CAPTION, MARGIN = 420, 40, 12
PAPER, INK = "#12332f", "#f4efe2"
SLOWED = 0.05
MOVING = """
() => document.getAnimations().some(
  ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().iterations !== Infinity,
)
"""
STILL = f"() => !({MOVING})()"
FRAME_MS, READ_MS, END_MS = 50, 1300, 2600
MAX_BYTES = 1_500_000
SECONDS = (10, 15)


@dataclass
class Film:
    """Pictures, and for how many ms each is shown."""

    pages: tuple[Page, ...]
    frames: list[Image.Image] = field(default_factory=list)
    times: list[int] = field(default_factory=list)

    def take(self, caption: str, ms: int) -> None:
        frame = beside(*(photograph(page) for page in self.pages), caption=caption)
        if self.frames and frame.tobytes() == self.frames[-1].tobytes():
            self.times[-1] += ms
            return
        self.frames.append(frame)
        self.times.append(ms)

    def follow(self, caption: str) -> None:
        """Until nothing moves any more."""
        while any(page.evaluate(MOVING) for page in self.pages):
            before = monotonic()
            self.take(caption, FRAME_MS)
            self.times[-1] = round(max(FRAME_MS, 1000 * (monotonic() - before) * SLOWED))

    def save(self, path: Path) -> None:
        first, *others = self.frames
        first.save(
            path, append_images=others, duration=self.times, loop=0, quality=60, method=4,
            save_all=True,
        )  # fmt: skip


def photograph(page: Page) -> Image.Image:
    drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
    return drawn.resize((drawn.width * HEIGHT // drawn.height, HEIGHT), Image.Resampling.LANCZOS)


def beside(*pictures: Image.Image, caption: str) -> Image.Image:
    width = sum(picture.width + MARGIN for picture in pictures) + MARGIN
    whole = Image.new("RGB", (width, HEIGHT + 2 * MARGIN + CAPTION), PAPER)
    left = MARGIN
    for picture in pictures:
        whole.paste(picture, (left, MARGIN))
        left += picture.width + MARGIN
    place = (width / 2, HEIGHT + 1.5 * MARGIN + CAPTION / 2)
    font = ImageFont.load_default(size=22)
    ImageDraw.Draw(whole).text(place, caption, fill=INK, font=font, anchor="mm")
    return whole


def taught(people: People) -> Iterator[Page]:
    """Both devices before the first task."""
    for device, size in (("desktop", DESKTOP), ("phone", PHONE)):
        phone = device == "phone"
        who = people("Sara", "en", phone=phone, size=size, theme="light", motion=True)
        page = who.open(f"/rules/{GAME}")
        page.get_by_role("button", name=said("en", "home-show"), exact=True).click()
        yield page


def press(page: Page, action: dict[str, Any]) -> None:
    """With the mouse, or with a finger."""
    ways = ["one_card"] if action.get("one_card") else []
    places = [
        f'[data-do="{each}"]' for each in (*ways, *([] if "card" in action else [action["do"]]))
    ]
    places += [f'[data-card="{action["card"]}"]'] if "card" in action else []
    places += [f'[data-colour="{action["colour"]}"]'] if action.get("colour") else []
    for place in places:
        where = Position(x=8, y=20) if "data-card" in place else None
        page.locator(place).click(position=where)


def moving_picture(people: People, path: Path) -> str:
    """Take it; its size and length."""
    pages = tuple(taught(people))
    film, words = Film(pages), Words("en")
    rates = [page.context.new_cdp_session(page) for page in pages]
    for task in prepared(find(GAME)).tasks:
        caption = SHOWN.get(task.code)
        for page in pages:
            expect(page.locator(TAUGHT)).to_have_text(words.lesson(GAME, task.code, task.action))
            until(page, partial(page.evaluate, STILL))
        if caption is not None:
            film.take(caption, READ_MS)
        for page, rate in zip(pages, rates, strict=True):
            rate.send("Animation.enable")
            rate.send("Animation.setPlaybackRate", {"playbackRate": SLOWED if caption else 1})
            press(page, plain(task.action))
        if caption is not None:
            film.follow(caption)
            film.take(caption, READ_MS)
    for page, rate in zip(pages, rates, strict=True):
        rate.send("Animation.setPlaybackRate", {"playbackRate": 1})
        expect(page.locator(".end:not(.arriving) #end-headline")).to_be_visible()
    film.take(SHOWN["last"], END_MS)
    film.save(path)
    size, seconds = path.stat().st_size, sum(film.times) / 1000
    assert size <= MAX_BYTES, f"{size} bytes"
    assert SECONDS[0] <= seconds <= SECONDS[1], f"{seconds} seconds"
    return f"{path.name}: {len(film.frames)} frames, {seconds:.1f} s, {size // 1000} kB"
