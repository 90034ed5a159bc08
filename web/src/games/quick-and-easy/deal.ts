import type { Deal } from "../../slices/deal.ts";
import { dealt, span } from "../../slices/dice.ts";

const HAND = 2;

const deal: Deal = async (dice, _, seats) => {
  const deck = [..."rygbp"].flatMap((colour) => span(1, 10).map((number) => `${colour}${number}`));
  const [hands, pile] = dealt(await dice.shuffle(deck), seats, HAND);
  return { hands, pile };
};

export default deal;
