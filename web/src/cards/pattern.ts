/** The pattern of the backs: little piles of cards seen from a corner, row by row. */
const PILE = "m0-12 11 6-11 6-11-6zm11 12-11 6-11-6m22 6-11 6-11-6";
const ROWS = [[28, 72], [50], [28, 72], [50], [28, 72]];

export const STACKS = ROWS.flatMap((row, i) => row.map((x) => `M${x} ${22 + i * 23}${PILE}`)).join(
  "",
);
