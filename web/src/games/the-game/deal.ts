import { type Deal, handSize } from "../../slices/deal.ts";
import { dealt, span } from "../../slices/dice.ts";

const deal: Deal = async (dice, entry, seats) => {
  const [hands, pile] = dealt(await dice.shuffle(span(2, 99)), seats, handSize(entry));
  return { hands, pile };
};

export default deal;
