/** Where the cards of a hand lie in the place that the table has for them. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Spread {
  /** The width of a card. */
  readonly width: number;
  /** The width of all cards together; more than there is room for scrolls sideways. */
  readonly total: number;
  readonly rows: number;
  readonly places: readonly Place[];
}

/** A card is so many times as high as wide. */
export const ASPECT = 1.4;
/** A raised card needs this part of its height above it. */
const RAISED = 0.12;
/** This much of a covered card shows its number: the least that is left of it. */
const LEGIBLE = 0.46;
/** And this much of its height where another row covers it. */
const ROW = 0.55;
const [NARROWEST, WIDEST] = [56, 220];
const [TARGET, GAP] = [44, 8];
/** So few cards are not larger than this many would be: the hand does not breathe with every card. */
const FEW = 7;

export interface Space {
  readonly width: number;
  /** The height of the place; it never changes with the cards. */
  readonly height: number;
  /** A tap does something at once: what is seen of each card must be wide enough to be hit. */
  readonly quick?: boolean;
}

/** Lay out so many cards; the raised one, if any, is covered less by its neighbours. */
export function spread(count: number, space: Space, raised: number | null = null): Spread {
  const { rows, width } = arrangement(Math.max(count, FEW), space);
  const used = Math.min(rows, Math.max(1, count));
  const step = stepOf(width);
  const high = width * ASPECT + (used - 1) * step;
  const top = Math.max(0, (space.height - high) / 2 + (RAISED * width * ASPECT) / 2);
  const longest = Math.ceil(count / used);
  const total = Math.max(space.width, width + (longest - 1) * stripOf(width, space));
  const places: Place[] = [];
  for (let row = 0; row < used; row++) {
    const first = places.length;
    const size = Math.ceil((count - first) / (used - row));
    const own = raised === null ? -1 : raised - first;
    for (const x of line(size, width, { ...space, width: total }, own))
      places.push({ x, y: top + row * step });
  }
  return { width, total, rows: used, places };
}

/** In how many rows cards are largest; where even small ones do not fit, they scroll sideways. */
function arrangement(count: number, space: Space): { rows: number; width: number } {
  const most = Math.max(1, 1 + Math.floor((space.height - highest(NARROWEST)) / stepOf(NARROWEST)));
  const tried = Array.from({ length: most }, (_, i) => {
    const rows = i + 1;
    return { rows, width: widest(rows, Math.ceil(count / rows), space) };
  });
  const best = Math.max(...tried.map(({ width }) => width));
  // A little smaller in one row reads better than larger in two.
  const good = tried.find(({ width }) => width >= NARROWEST && width >= 0.82 * best);
  return good ?? { rows: most, width: Math.min(NARROWEST, highIn(most, space.height)) };
}

/** The widest card of which so many fit into a row, and so many rows into the height. */
function widest(rows: number, inRow: number, space: Space): number {
  const low = Math.min(WIDEST, highIn(rows, space.height));
  const free = inRow === 1 ? space.width : space.width / (1 + (inRow - 1) * LEGIBLE);
  const quick = space.width - (inRow - 1) * TARGET;
  return Math.floor(Math.min(low, free, space.quick ? quick : Infinity));
}

function highIn(rows: number, height: number): number {
  const free = height / (ASPECT * (1 + RAISED + (rows - 1) * ROW));
  const bound = (height - (rows - 1) * TARGET) / (ASPECT * (1 + RAISED));
  return Math.max(1, Math.min(free, rows > 1 ? bound : free));
}

function highest(width: number): number {
  return width * ASPECT * (1 + RAISED);
}

function stepOf(width: number): number {
  return Math.max(TARGET, width * ASPECT * ROW);
}

function stripOf(width: number, { quick }: Space): number {
  return quick ? Math.max(TARGET, width * LEGIBLE) : width * LEGIBLE;
}

/** The left edges of one row's cards, in the middle of the room. */
function line(size: number, width: number, space: Space, raised: number): number[] {
  const room = space.width;
  if (size === 1) return [(room - width) / 2];
  const step = Math.min(width + GAP, (room - width) / (size - 1));
  const left = (room - width - step * (size - 1)) / 2;
  const steps = Array.from({ length: size - 1 }, () => step);
  if (raised >= 0 && raised < size - 1 && step < width)
    makeWay(steps, raised, width, space.quick ? TARGET : step * 0.65);
  let x = left;
  return [left, ...steps.map((each) => (x += each))];
}

/** The others move together, but not below `least`, so that more of the raised card is seen. */
function makeWay(steps: number[], raised: number, width: number, least: number): void {
  const step = steps[0]!;
  const others = steps.length - 1;
  if (others === 0) return;
  const wanted = Math.min(width, Math.max(TARGET, width * 0.8)) - step;
  const gained = Math.min(Math.max(0, wanted), others * Math.max(0, step - least));
  for (let i = 0; i < steps.length; i++)
    steps[i] = i === raised ? step + gained : step - gained / others;
}
