/** The coloured edge of a card, visible when others cover it. */
export const SPINE = "M2 14A12 12 0 0 1 14 2H42V138H14A12 12 0 0 1 2 126z";
