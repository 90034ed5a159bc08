import { shownAt } from "./box.ts";
import { lift, picture } from "./ghost.ts";
import { play } from "./sound.ts";
import { whereIs } from "./spots.ts";
import { type Riffle, RIFFLE_MS } from "./timetable.ts";

const LEAVES = 6;
const EACH_MS = 300;

/** A pile is shuffled: a few backs come out of it to both sides and go in again. */
export function riffle({ riffle: spot, game }: Riffle, delay: number): void {
  const box = whereIs(spot);
  if (!box || box.width === 0) return;
  const between = (RIFFLE_MS - EACH_MS) / (LEAVES - 1);
  for (let i = 0; i < LEAVES; i++) {
    const ghost = lift(box);
    const undo = picture(ghost, { game, card: null });
    const side = i % 2 === 0 ? 1 : -1;
    const out = { ...box, x: box.x + side * box.width * 0.62, turn: box.turn + side * 9 };
    const way = [box, out, box].map((each) => ({ transform: shownAt(each, box) }));
    const land = () => {
      undo();
      ghost.remove();
    };
    ghost
      .animate(way, {
        delay: delay + i * between,
        duration: EACH_MS,
        easing: "ease-in-out",
        fill: "both",
      })
      .finished.then(land, land);
  }
  for (const at of [0, 160, 320]) setTimeout(() => play("draw"), delay + at);
}
