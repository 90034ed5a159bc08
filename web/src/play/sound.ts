import { buzz } from "./haptics.ts";
import { preferences } from "../shell/preferences.svelte.ts";

/** What there is to be heard; `tones.ts` has the sounds. */
export type Sound = "lay" | "draw" | "turn" | "trick" | "alert" | "win" | "lose";

/** The same sound again so soon is one sound. */
const SOON_MS = 45;
const latest = new Map<Sound, number>();

/** What is felt with a sound, in ms on and off. */
const FELT: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  lay: [10],
  turn: [25, 60, 25],
  trick: [12, 40, 12, 40, 20],
  alert: [40, 50, 40],
  win: [30, 60, 30, 60, 60],
};

/** Browsers are silent until the page is touched; sounds before that are dropped, not saved up. */
export function play(sound: Sound): void {
  const now = performance.now();
  if (!preferences.sound || document.hidden || now - (latest.get(sound) ?? -SOON_MS) < SOON_MS)
    return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  latest.set(sound, now);
  buzz(...(FELT[sound] ?? []));
  import("./tones.ts").then((tones) => tones.sound(sound)).catch(() => undefined);
}
