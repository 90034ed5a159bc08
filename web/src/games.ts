/** The games as the home page shows them; a server may have more. */
export const GAMES: readonly string[] = [
  "face-to-face",
  "quick-and-easy",
  "snakes-and-ladders",
  "the-game",
];
