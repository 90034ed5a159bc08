import { still } from "./motion.ts";

/** A short buzz in the hand, on devices that can; not where reduced motion is preferred. */
export function buzz(...pattern: number[]): void {
  if (still() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(pattern);
}
