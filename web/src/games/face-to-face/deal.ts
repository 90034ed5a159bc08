import type { Deal } from "../../slices/deal.ts";
import { span } from "../../slices/dice.ts";

const HAND = 6;

const deal: Deal = async (dice) => {
  const decks = [await dice.shuffle(span(2, 59)), await dice.shuffle(span(2, 59))];
  const hands = decks.map((deck) => deck.slice(0, HAND));
  return { hands, piles: decks.map((deck) => deck.slice(HAND)) };
};

export default deal;
