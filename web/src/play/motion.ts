const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** Is reduced motion preferred, or the page hidden? */
export function still(): boolean {
  return CALM.matches || document.hidden;
}
