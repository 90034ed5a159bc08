"""Everything that reaches a page, and everything that it shows."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import WebSocket

from tests.web.people import Person

# Whatever was at a table for however short a time: cards, names, and other text. What decided a
# match is said after its end, when all hands are open.
REMEMBER = """
(() => {
  const seen = { held: new Set(), faces: new Set(), words: new Set() };
  const note = (element) => {
    if (element.closest(".decided")) return;
    const { card, face } = element.dataset ?? {};
    if (card) seen.held.add(card);
    if (face) seen.faces.add(face);
    for (const name of ["aria-label", "title", "alt"])
      if (element.hasAttribute(name)) seen.words.add(element.getAttribute(name));
  };
  const read = (node) => {
    if (node instanceof Element) note(node);
    else if (node instanceof Text && !node.parentElement?.closest(".decided"))
      seen.words.add(node.data);
    node.childNodes.forEach(read);
  };
  new MutationObserver((changes) => changes.forEach((change) => {
    if (!location.pathname.startsWith("/t/")) return;
    if (change.type === "childList") change.addedNodes.forEach(read);
    else read(change.target);
  })).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ["data-card", "data-face", "aria-label", "title", "alt"],
  });
  window.everShown = () => Object.fromEntries(
    Object.entries(seen).map(([kind, all]) => [kind, [...all]]));
})()
"""


@dataclass
class Ears:
    """Hears the sockets of a person's tables from the next page on, and remembers what is shown."""

    person: Person
    frames: list[str] = field(default_factory=list)
    sockets: int = 0

    def __post_init__(self) -> None:
        self.person.page.on("websocket", self._opened)
        self.person.page.add_init_script(REMEMBER)

    def _opened(self, socket: WebSocket) -> None:
        if socket.url.endswith("/socket"):
            self.sockets += 1
            socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def shown(self, kind: str) -> set[str]:
        """All the `held` cards, the `faces` of cards, or the `words` there ever were."""
        seen: dict[str, list[str]] = self.person.page.evaluate("() => everShown()")
        return set(seen[kind])
