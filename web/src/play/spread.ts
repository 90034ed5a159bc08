/** Where the cards of a hand lie, so that all of them fit the width and each can be read and hit. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Spread {
  /** The width of a card. */
  readonly width: number;
  /** The height of the whole hand, without what a raised card needs above it. */
  readonly height: number;
  readonly rows: number;
  readonly places: readonly Place[];
}

/** A card is so many times as high as wide. */
export const ASPECT = 1.4;
/** This much of a covered card shows its number: the least that is left of it. */
const LEGIBLE = 0.46;
/** And this much of its height where another row covers it. */
const ROW = 0.55;
const [NARROWEST, WIDEST, COMMON] = [52, 104, 90];
/** On a high screen cards grow with it; on a low one they leave room for the table. */
const [GROWN, LOW] = [0.09, 0.125];
const [TARGET, GAP] = [44, 8];

export interface Space {
  readonly width: number;
  /** The height of the window: cards stay small where it is low. */
  readonly height?: number;
  /** A tap does something at once: what is seen of each card must be wide enough to be hit. */
  readonly quick?: boolean;
}

/** Lay out so many cards; the raised one, if any, is covered less by its neighbours. */
export function spread(count: number, space: Space, raised: number | null = null): Spread {
  const usual = Math.min(cardWidth(count, space), space.width);
  const many = rowsFor(count, usual, space) > 2;
  const width = many ? Math.max(NARROWEST, Math.round(usual * 0.78)) : usual;
  const rows = rowsFor(count, width, space);
  const step = Math.max(TARGET, Math.round(width * ASPECT * ROW));
  const places: Place[] = [];
  for (let row = 0; row < rows; row++) {
    const first = places.length;
    const size = Math.ceil((count - first) / (rows - row));
    const own = raised === null ? -1 : raised - first;
    for (const x of line(size, width, space, own)) places.push({ x, y: row * step });
  }
  return { width, height: width * ASPECT + (rows - 1) * step, rows, places };
}

/** Three cards or fewer are larger; from four on the size does not change with every card. */
function cardWidth(count: number, { width, height = 1000 }: Space): number {
  const grown = Math.max(1, (height * GROWN) / COMMON);
  const common = Math.min(COMMON * grown, width / 5);
  const beside = (width - GAP * (count - 1)) / Math.max(1, count);
  const fits = count > 3 ? common : Math.max(common, Math.min(WIDEST * grown, beside));
  return Math.round(Math.max(NARROWEST, Math.min(fits, height * LOW)));
}

function stripOf(width: number, { quick }: Space): number {
  return quick ? Math.max(TARGET, width * LEGIBLE) : width * LEGIBLE;
}

function rowsFor(count: number, width: number, space: Space): number {
  const inRow = Math.max(1, 1 + Math.floor((space.width - width) / stripOf(width, space)));
  return Math.max(1, Math.ceil(count / inRow));
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
