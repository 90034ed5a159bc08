"""Checks for every page: layout and accessibility."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
ASPECTS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN_AXE = """
async (aspects) => {
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: aspects },
    resultTypes: ["violations"],
    rules: { "label-content-name-mismatch": { enabled: true } },
    preload: false,  // style sheets, for rules that are not among these
  });
  return { violations };
}
"""

# What somebody can scroll to inside a part of the page, or what a part cuts off, is no harm.
STICKING_OUT = """
() => {
  const width = document.documentElement.clientWidth;
  const right = (element) => {
    const box = element.getBoundingClientRect();
    const spills = getComputedStyle(element).overflowX === "visible";
    return spills ? Math.max(box.right, box.left + element.scrollWidth) : box.right;
  };
  const held = (element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const inside = up.getBoundingClientRect();
      if (getComputedStyle(up).overflowX !== "visible" && inside.left >= -1
        && inside.right <= width + 1) return true;
    }
    return false;
  };
  const name = (element) => {
    const box = element.getBoundingClientRect();
    const words = (element.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 40);
    const kind = [element.tagName.toLowerCase(), ...element.classList].join(".");
    return `<${kind}> from ${Math.round(box.left)} to ${Math.round(right(element))}: ${words}`;
  };
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const box = element.getBoundingClientRect();
    if (element.ownerSVGElement || box.width === 0 || box.height === 0) return false;
    return right(element) > width + 1 && !held(element);
  });
  const inmost = wide.filter((element) => !wide.some((other) =>
    other !== element && element.contains(other)));
  const scrolls = document.documentElement.scrollWidth - width;
  return { width, scrolls, wide: inmost.map(name) };
}
"""


def bring_axe(context: BrowserContext) -> None:
    """Have axe on every page of these windows: the browser compiles it once, not for each page."""
    context.add_init_script(path=AXE)


def assert_accessible(page: Page) -> None:
    """axe finds nothing. Not a script of the page, so the policy of the page allows it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN_AXE, ASPECTS)
    assert not found["violations"], "\n".join(map(violation, found["violations"]))


def violation(found: dict[str, Any]) -> str:
    """A rule of axe's that is broken, and where."""
    where = [f"    {' '.join(map(str, node['target']))}: {why(node)}" for node in found["nodes"]]
    return "\n".join([f"{found['id']} ({found['impact']}): {found['help']}", *where])


def why(node: dict[str, Any]) -> str:
    """axe says it in lines under a heading."""
    return " ".join(node["failureSummary"].split("\n")[1:]).strip()


def assert_fits(page: Page) -> None:
    """The page is not wider than the window."""
    found = page.evaluate(STICKING_OUT)
    wide = "\n".join(found["wide"])
    assert not wide, f"the window is {found['width']} wide\n{wide}"
    assert found["scrolls"] <= 0, f"{found['scrolls']} more to scroll to"
