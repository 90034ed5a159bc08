import { still } from "./motion.ts";

/**
 * A short buzz in the hand, on devices that can; not where reduced motion is preferred. Without a
 * pattern nothing happens: an empty one would end the buzz before it.
 */
export function buzz(...pattern: number[]): void {
  if (pattern.length === 0 || still() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(pattern);
}
