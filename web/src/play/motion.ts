const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** Does the person want things to stay where they are, or is nobody looking? */
export function still(): boolean {
  return CALM.matches || document.hidden;
}
