"""Whatever can be pressed is large enough for a thumb, shows its words, and can be come to."""

from __future__ import annotations

from playwright.sync_api import Page

# While a dialog or a sheet lies over it, everything else is out of reach and does not count;
# nor does what the page itself made inert.
PRESSED = """
const sheet = [...document.querySelectorAll("aside")].find((element) =>
  getComputedStyle(element).position === "fixed");
const place = document.querySelector("dialog[open]") ?? sheet ?? document.body;
const pressed = [...place.querySelectorAll(
  "button, a[href], select, input, textarea, summary")].filter((element) => {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return !element.matches(".skip, [inert], [inert] *") && !element.closest(".notices");
});
const isInText = (element) => element.matches("p > a:not(.button)");
const named = (element) => {
  const box = element.getBoundingClientRect();
  const words = element.ariaLabel || element.textContent.trim().replace(/\\s+/g, " ");
  const kind = [element.tagName.toLowerCase(), ...element.classList].join(".");
  return `<${kind}> ${box.width.toFixed(1)} x ${box.height.toFixed(1)}: ${words.slice(0, 40)}`;
};
"""

SMALL = f"""
(least) => {{
  {PRESSED}
  const box = (element) => (
    element.matches("input[type=radio], input[type=checkbox]")
      ? element.closest("label") ?? element : element).getBoundingClientRect();
  return pressed.filter((element) => {{
    const {{ width, height }} = box(element);
    return !isInText(element) && (width < least - 0.5 || height < least - 0.5);
  }}).map(named);
}}
"""

SPILLING = f"""
() => {{
  {PRESSED}
  return pressed.filter((element) => element.matches("button, a.button")
    && !element.matches("[data-card], [data-drop]")
    && element.scrollWidth > element.clientWidth + 1).map(named);
}}
"""

# Of cards that overlap, sideways and in rows, the upper left corner is what can be touched.
OUT_OF_REACH = f"""
() => {{
  {PRESSED}
  const hit = (element) => {{
    const box = element.getBoundingClientRect();
    const [right, down] =
      element.matches("[data-card]") ? [8, 20] : [box.width / 2, box.height / 2];
    const found = document.elementFromPoint(box.left + right, box.top + down);
    return found !== null && (element.contains(found) || found.contains(element)
      && found.matches("label"));
  }};
  const found = pressed.filter((element) => !["center", "start", "end"].some((block) => {{
    element.scrollIntoView({{ block, behavior: "instant" }});
    return hit(element);
  }})).map(named);
  scrollTo(0, 0);
  return found;
}}
"""

THUMB = 44


def assert_thumbs_fit(page: Page) -> None:
    """Links in a sentence are as high as its line, which is allowed."""
    small: list[str] = page.evaluate(SMALL, THUMB)
    assert not small, "too small for a thumb:\n" + "\n".join(small)


def assert_labels_fit(page: Page) -> None:
    spilling: list[str] = page.evaluate(SPILLING)
    assert not spilling, "words stick out:\n" + "\n".join(spilling)


def assert_in_reach(page: Page) -> None:
    """Everything comes into sight by scrolling, and nothing lies over it then."""
    lost: list[str] = page.evaluate(OUT_OF_REACH)
    assert not lost, "out of reach:\n" + "\n".join(lost)
