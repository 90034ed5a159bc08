/** A pile at a spot is shuffled. */
export interface Riffle {
  readonly riffle: string;
  readonly game: string;
}

const AFTER_MS = 70;
const LONGEST_WAIT_MS = 600;
/** So long until the cards before a shuffle have come to the pile, and so long it takes. */
const GATHERED_MS = 420;
export const RIFFLE_MS = 560;

/**
 * When each motion begins: cards one after another, a shuffle when those before it lie, and what
 * follows a shuffle after it. Piles shuffled one after another are shuffled at the same time.
 */
export function timetable(list: readonly object[]): number[] {
  let from = 0;
  let flown = 0;
  let shuffling = false;
  return list.map((motion) => {
    if ("riffle" in motion) {
      if (flown > 0) from += Math.min((flown - 1) * AFTER_MS, LONGEST_WAIT_MS) + GATHERED_MS;
      flown = 0;
      shuffling = true;
      return from;
    }
    if (shuffling) from += RIFFLE_MS;
    shuffling = false;
    return from + Math.min(flown++ * AFTER_MS, LONGEST_WAIT_MS);
  });
}
