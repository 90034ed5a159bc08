import type { Deal } from "../../slices/deal.ts";
import { dealt } from "../../slices/dice.ts";

const HAND = 7;
const FACES = ["0", ...[..."123456789SDR"].flatMap((face) => [face, face])];
const DECK = [..."rygb"].flatMap((colour) => FACES.map((face) => colour + face));
const WILDS = [...Array<string>(4).fill("W"), ...Array<string>(4).fill("W4")];

/** A reshuffle depends on what was laid. */
const deal: Deal = async (dice, entry, seats) => {
  if (entry.chance !== "deal") return null;
  if (entry.round === 1) await dice.below(seats);
  const [hands, rest] = dealt(await dice.shuffle([...DECK, ...WILDS]), seats, HAND);
  let pile = rest;
  while (pile[0] === "W4") pile = await dice.shuffle(pile);
  return { hands, pile: pile.slice(1), opening: pile[0] };
};

export default deal;
