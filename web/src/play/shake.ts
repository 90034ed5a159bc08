import { buzz } from "./haptics.ts";
import { still } from "./motion.ts";

/** Shakes an element to signal a refusal. */
export function shake(element: Element): void {
  if (still()) return;
  buzz(30, 40, 30);
  const offsets = [0, -7, 6, -5, 4, -2, 0];
  element.animate(
    offsets.map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 380, easing: "ease-out", composite: "add" },
  );
}
