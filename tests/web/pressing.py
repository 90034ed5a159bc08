"""Somebody who presses cards and buttons while the table is still moving.

The browser makes the presses, so that it decides what they hit and whether they become clicks. The
page notes on what each began; by that it is decided what has to come of it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import pi
from random import Random

from playwright.sync_api import Page, TimeoutError

from tests.web.people import DESKTOP, MILLISECONDS, PHONE, Person
from tests.web.scenes import RESIGN, Stage

THROTTLING = 4
MAX_SENDING_MS = 800
MAX_AFTER_MS = 600
MAX_HELD_MS = 150
MAX_WOBBLE_PX = 25
NARROWER_PX = 60

CARD = ".hand [data-card]:not(.carried)"
LIT = "[data-drop].lit"
END = "[data-end]:not(:disabled)"
AGAIN = "section.end button.primary"

# `send` takes `sendingMs`, or as long as there is a list of what is `held` back.
WATCH = """
(() => {
  const presses = { sendingMs: 0, held: null, unanswered: 0, sent: [], down: null, ups: 0 };
  window.presses = presses;
  const { send } = WebSocket.prototype;
  let last = 0;
  WebSocket.prototype.send = function (text) {
    const { ask, id, actions } = JSON.parse(text);
    if ((ask === "act" || ask === "plan") && id !== "resign") {
      presses.sent.push({ ask, actions });
      presses.unanswered++;
      const answered = ({ data }) => {
        if (JSON.parse(data).id !== id) return;
        presses.unanswered--;
        this.removeEventListener("message", answered);
      };
      this.addEventListener("message", answered);
    }
    const go = () => this.readyState === WebSocket.OPEN && send.call(this, text);
    if (presses.held) return presses.held.push(go);
    last = Math.max(last, performance.now() + presses.sendingMs);
    setTimeout(go, last - performance.now());
  };
  addEventListener("pointerdown", ({ target }) => {
    const thing = target.closest?.("[data-card], [data-drop], [data-end]") ?? null;
    const chosen = document.querySelector(".hand [data-card][aria-pressed=true]");
    const card = thing?.dataset.card ?? (thing?.dataset.drop && chosen?.dataset.card) ?? null;
    const live = thing && thing.ariaDisabled !== "true" || thing?.dataset.end !== undefined;
    const when = performance.now();
    // The second tap of two counts for nothing.
    const asked = presses.unanswered > 0 ? (presses.sent.at(-1)?.actions ?? []) : [];
    const again = asked.some((one) => card !== null && String(one.card) === card);
    presses.down = { thing, card, live, was: thing?.ariaPressed, when, again };
    presses.down.sent = presses.sent.length;
  }, true);
  new MutationObserver(() => {
    const said = [...document.querySelectorAll("[role=status]")].map((one) => one.textContent);
    if (said.some((text) => text.includes("Too late"))) presses.late = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener("pointerup", () => {
    presses.ups++;
    if (presses.down) presses.down.held = performance.now() - presses.down.when;
  }, true);
})();
"""

# A point of one of these things at which it is seen, and where the finger is when it lets go: not
# over a place for cards, to which it would have brought the card. A hand that scrolls takes no
# finger that moves for a tap.
AIM = """
([selector, spared, seed, far, angle]) => {
  const things = [...document.querySelectorAll(selector)]
    .filter(({ dataset }) => !spared.includes(dataset.card));
  let state = seed;
  const luck = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const at = (x, y) => document.elementFromPoint(x, y);
  for (let tries = 0; things.length && tries < 40; tries++) {
    const thing = things[Math.floor(luck() * things.length)];
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + luck() * width, top + luck() * height];
    const moves = "card" in thing.dataset && !thing.closest(".scrolls") ? far : 0;
    const [toX, toY] = [x + moves * Math.cos(angle), y + moves * Math.sin(angle)];
    const brought = "card" in thing.dataset && at(toX, toY)?.closest("[data-drop]");
    if (thing.contains(at(x, y)) && !brought) return [[x, y], [toX, toY], moves];
  }
  return null;
}
"""

# What came of the press: "done", "none" if it began on nothing that could be pressed, or on what
# was taken away meanwhile, or if it became a long press of a pile, on a busy machine; null as long
# as nothing has.
EFFECT = """
(ups) => {
  const { down, sent, ...presses } = window.presses;
  if (presses.ups < ups) return null;
  if (!down?.live || down.again || ("drop" in down.thing.dataset && down.held > 400)) return "none";
  const asks = sent.slice(down.sent);
  const actions = asks.flatMap((ask) => ask.actions);
  if ("end" in down.thing.dataset && asks.some(({ ask, actions: [first, ...more] }) =>
    ask === "act" && (more.length > 0 || ["begin", "end_turn"].includes(first.do)))) return "done";
  if (down.card !== null && actions.some(({ card }) => String(card) === down.card)) return "done";
  // What an earlier lay has made impossible is told.
  if (document.querySelector(".chooser") || presses.late > down.when) return "done";
  if (!down.thing.isConnected) return "none";
  const turned = down.thing.ariaPressed !== down.was;
  // Without a chosen card a pile is pressed first: the next card goes there.
  return turned && ("card" in down.thing.dataset || down.card === null) ? "done" : null;
}
"""

# All that was asked is answered, and the card that was chosen last is still chosen.
ANSWERED = "() => window.presses.unanswered === 0"
KEPT = """
() => {
  const { down, sent, ...presses } = window.presses;
  if (!down?.live || !("card" in down.thing.dataset) || !down.thing.isConnected) return true;
  if (down.again || presses.late > down.when || sent.slice(down.sent).length) return true;
  return down.thing.ariaPressed !== down.was || document.querySelector(".chooser") !== null;
}
"""

# One step of a match, as keys would take it; the card that is on its way then.
STEP = """
async (share) => {
  const find = (selector) => document.querySelector(selector);
  const click = async (thing) => {
    thing.click();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  };
  const cards = [...document.querySelectorAll(".hand [data-card]:not([aria-disabled=true])")]
    .filter((card) => card.querySelector(".faded") === null);
  const end = find("[data-end].primary:not(:disabled)");
  const colour = find(".chooser [data-colour]");
  const next = colour ?? (end && (share < 0.5 || !cards.length) ? end : null)
    ?? find(".draw.offered") ?? (cards.length ? null : find(".choices button"));
  if (next) return void (await click(next));
  const card = cards[Math.floor(share * cards.length)];
  if (!card) return;
  if (card.ariaPressed !== "true") await click(card);
  const lit = find("[data-drop].lit, .piles .lay, .choices .buttons button");
  if (lit) await click(lit);
  return card.dataset.card;
}
"""
# What there is to find the cause by.
SEEN = """
() => {
  const { down, sent, ups } = window.presses;
  const now = down?.thing && [down.thing.outerHTML.slice(0, 200), down.thing.isConnected];
  const said = [...document.querySelectorAll(".status, [role=status]")].map((one) => one.innerText);
  return JSON.stringify({ ...down, thing: now, asks: sent.slice(-3), all: sent.length, ups, said });
}
"""
# On a busy machine the parts of a mixed deal may come too late, and it is to be asked for again.
DEAL_AGAIN = f"""
() => {{
  document.querySelector("{AGAIN}")?.click();
  return document.querySelector(".hand [data-card]") && !document.querySelector("section.end");
}}
"""
DEALT = (
    "() => document.querySelector('.hand [data-card]') && !document.querySelector('section.end')"
)


@dataclass
class Presser:
    """Somebody at a table with bots, with a slow device and a slow connection."""

    person: Person
    game: str
    phone: bool
    luck: Random
    generic: bool = False
    done: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    _ups: int = 0
    _narrow: bool = False
    _table: str = ""

    @property
    def page(self) -> Page:
        return self.person.page

    def press_often(self, times: int) -> None:
        """So many presses, each at some time after one of these occasions."""
        self.page.add_init_script(WATCH)
        self.person.open("/")
        self.person.slow_down(THROTTLING)
        self.person.stays = True
        self.deal()
        occasions = (self.lay, self.resize, self.lay, self.rematch, self.lay, self.deal)
        for turn in range(10 * times):
            if self.done.total() + len(self.lost) >= times:
                return
            occasion = occasions[turn % len(occasions)]
            sending = self.luck.uniform(0, MAX_SENDING_MS)
            self.page.evaluate("(ms) => (presses.sendingMs = ms)", sending)
            self._press_after(occasion.__name__, occasion())
        raise AssertionError(f"too few presses: {self.done}")

    # The occasions. Each returns the cards that are on their way to the table then.

    def deal(self) -> tuple[str, ...]:
        table = {"game": self.game, "bots": "casual", "start": True, "seat": 0}
        self._table = Stage.create(self.person, **table, settings={"first": 0})
        self.person.open(f"/t/{self._table}" + ("?table=generic" if self.generic else ""))
        self._wait(DEALT)
        return ()

    def rematch(self) -> tuple[str, ...]:
        end = self.page.locator(AGAIN).first
        if not end.is_visible():
            self.page.evaluate(RESIGN, self._table)
            end.wait_for()
        self._wait(DEAL_AGAIN)
        return ()

    def resize(self) -> tuple[str, ...]:
        self._narrow = not self._narrow
        width, height = PHONE if self.phone else DESKTOP
        self.person.resize((width - self._narrow * NARROWER_PX, height), self.phone)
        return ()

    def lay(self) -> tuple[str, ...]:
        if self.page.locator("section.end").is_visible():
            return self.rematch()
        laid: str | None = self.page.evaluate(STEP, self.luck.random())
        return () if laid is None else (laid,)

    # The presses.

    def _press_after(self, occasion: str, laid: tuple[str, ...]) -> None:
        passed = 0.0
        for after in sorted(self.luck.uniform(0, MAX_AFTER_MS) for _ in range(2)):
            self.page.wait_for_timeout(after - passed)
            passed = after
            other = {"lay": END, "resize": LIT}.get(occasion, CARD)
            what = other if self.luck.random() < 0.3 else CARD
            self._press(occasion, what, laid)
        self._wait(ANSWERED)
        if not self.page.evaluate(KEPT):
            self.lost.append(f"{occasion}: undone by an answer")

    def _press(self, occasion: str, what: str, spared: tuple[str, ...]) -> None:
        seed = self.luck.randrange(1, 2**31 - 1)
        held = self.luck.uniform(0, MAX_HELD_MS)
        far, angle = self.luck.uniform(0, MAX_WOBBLE_PX), self.luck.uniform(0, 2 * pi)
        aimed = self.page.evaluate(AIM, [what, spared, seed, far, angle])
        if aimed is None:
            return
        start, end, moved = aimed
        self._ups += 1
        self.page.evaluate("(ups) => (presses.ups = ups)", self._ups - 1)
        self._touch(start, end, held)
        how = f"{what} after {occasion}, held {held:.0f} ms, moved {moved:.0f} px"
        try:
            effect = self.page.wait_for_function(EFFECT, arg=self._ups, timeout=MILLISECONDS / 6)
        except TimeoutError:
            self.lost.append(f"{how}: {self.page.evaluate(SEEN)}")
            return
        if effect.json_value() == "done":
            self.done[f"{what} after {occasion}"] += 1

    def _touch(self, start: tuple[float, float], end: tuple[float, float], held: float) -> None:
        between = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        if not self.phone:
            mouse = self.page.mouse
            mouse.move(*start)
            mouse.down()
            mouse.move(*between)
            mouse.move(*end)
            self.page.wait_for_timeout(held)
            mouse.up()
            return
        self._finger("touchStart", start)
        if start != end:
            self._finger("touchMove", between)
            self._finger("touchMove", end)
        self.page.wait_for_timeout(held)
        self._finger("touchEnd")

    def _finger(self, kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self.person.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _wait(self, holds: str) -> None:
        self.page.wait_for_function(holds)
