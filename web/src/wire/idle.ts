const LATEST_MS = 3000;
const SOON_MS = 300;

/** What the first hand does not need is done once the page has drawn it. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, SOON_MS);
}
