import type { Tone } from "../slices/face.ts";
import type { Card } from "../words/reader.ts";
import { type Box, boxOf, shownAt } from "./box.ts";
import { carried } from "./carried.ts";
import { lift, picture } from "./ghost.ts";
import { still } from "./motion.ts";
import { riffle } from "./riffle.ts";
import { play, type Sound } from "./sound.ts";
import { faceAt, HAND, remember, seenAt, whereIs, whereWas } from "./spots.ts";
import { type Riffle, timetable } from "./timetable.ts";

/**
 * A card moves from one spot to another. Cards fly over the page, above everything; the picture at
 * which they arrive is hidden until then, and what it covers stays to be seen.
 */
export interface Flight {
  readonly card: Card | null;
  readonly game: string;
  readonly tone?: Tone;
  readonly from: string;
  readonly to: string;
  /** The sound; by default that of laying or drawing. */
  readonly sound?: Sound | null;
}

/** A motion: a flying card, or a pile that is shuffled. */
export type Motion = Flight | Riffle;

const EASING = "cubic-bezier(0.25, 0.7, 0.25, 1)";

export const flights = {
  /** Before the page changes: remember where everything is. */
  capture(): void {
    if (!still()) remember();
  },

  /** After it has changed: cards fly to where they are now, one after another. */
  run(list: readonly Motion[]): void {
    const calm = still();
    const waits = timetable(list);
    list.forEach((motion, i) => {
      const wait = waits[i]!;
      if ("riffle" in motion) {
        if (!calm) riffle(motion, wait);
        return;
      }
      const sound = motion.sound === undefined ? usual(motion) : motion.sound;
      if (sound) setTimeout(() => play(sound), wait + (sound === "draw" ? 0 : 200));
      if (!calm) fly(motion, wait, sameBefore(list, i));
    });
  },
};

function usual(flight: Flight): Sound {
  return flight.to === HAND || flight.to.startsWith("seat:") ? "draw" : "lay";
}

/** How many of the same card go to the same hand before this one: each becomes one of them. */
function sameBefore(list: readonly Motion[], at: number): number {
  const { card, to } = list[at] as Flight;
  if (to !== HAND) return 0;
  return list.slice(0, at).filter((m) => "to" in m && m.to === to && m.card === card).length;
}

function fly(flight: Flight, delay: number, nth: number): void {
  const letGo = flight.from === HAND ? carried.take(String(flight.card)) : null;
  const from = letGo ?? whereWas(flight.from, flight.card);
  const target = faceAt(flight.to, flight.card, nth);
  const to = target ? boxOf(target) : whereIs(flight.to);
  if (!from || !to || from.width === 0 || to.width === 0) return;
  const timing = { delay, duration: duration(from, to), fill: "both" as const };
  const ghost = lift(to);
  const undo = [picture(ghost, flight), () => ghost.remove()];
  if (target) undo.push(...stage(flight, target, delay + timing.duration));
  else ghost.animate({ opacity: [1, 1, 0] }, timing);
  if (flight.from.startsWith("draw") && flight.card !== null)
    undo.push(turnOver(ghost, flight, timing));
  const way = [{ transform: shownAt(from, to) }, { transform: shownAt(to, to) }];
  const land = () => undo.forEach((each) => each());
  ghost.animate(way, { ...timing, easing: EASING }).finished.then(land, land);
}

function duration(from: Box, to: Box): number {
  return Math.min(520, 240 + Math.hypot(from.x - to.x, from.y - to.y) * 0.35);
}

/** Hide the picture while its card is in the air, and show what lay there before. */
function stage(flight: Flight, target: Element, lasts: number): (() => void)[] {
  const whole = target.closest("[data-card]") ?? target;
  const hidden = whole.animate({ opacity: [0, 0] }, { duration: lasts + 50 });
  const undo = [() => hidden.cancel()];
  const before = flight.to === HAND ? null : seenAt(flight.to);
  if (before?.face) {
    const under = lift(before.box, true);
    under.style.transform = shownAt(before.box, before.box);
    under.append(before.face.cloneNode(true));
    undo.push(() => under.remove());
  }
  return undo;
}

/** A card from the draw pile is turned over on its way. */
function turnOver(
  ghost: HTMLElement,
  flight: Flight,
  timing: KeyframeAnimationOptions,
): () => void {
  const front = ghost.firstElementChild;
  const undo = picture(ghost, { ...flight, card: null });
  const back = ghost.lastElementChild as SVGElement;
  Object.assign(back.style, { position: "absolute", inset: "0" });
  const steps = { offset: [0, 0.5, 1] };
  front?.animate({ transform: ["scaleX(0)", "scaleX(0)", "scaleX(1)"], ...steps }, timing);
  back.animate({ transform: ["scaleX(1)", "scaleX(0)", "scaleX(0)"], ...steps }, timing);
  return undo;
}
