/** The icon of the page with a mark on it, while it is the viewer's move. */
const ICON = "/favicon.svg";
const MARKED = "/favicon-turn.svg";

export function markIcon(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = marked ? MARKED : ICON;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
