/** Where somebody sits, seen from above with the viewer's own seat at the bottom. */
export interface RingPlace {
  readonly seat: number;
  /** On narrow screens: a ring of three columns around the piles. */
  readonly column: string;
  readonly row: number;
  /** On wide ones: a point of an oval, in hundredths of its width and height. */
  readonly x: number;
  readonly y: number;
}

/** The others clockwise, beginning at the viewer's left hand. */
export function ringPlaces(seats: number, own: number): RingPlace[] {
  const others = seats - 1;
  const side = sideOf(others);
  const top = others - 2 * side;
  return Array.from({ length: others }, (_, i) => ({
    seat: (own + 1 + i) % seats,
    ...ringPlace(i, side, top),
    ...ovalPlace(i, others),
  }));
}

/** How many sit at the left, and as many at the right: two or three stay for the top. */
export function sideOf(others: number): number {
  return others < 4 ? 0 : Math.floor((others - 2) / 2);
}

/** Six thin columns: the sides have two each, the top shares all of them. */
function ringPlace(i: number, side: number, top: number): { column: string; row: number } {
  if (i < side) return { column: "1 / span 2", row: side - i + 1 };
  if (i >= side + top) return { column: "5 / span 2", row: i - side - top + 2 };
  const span = 6 / Math.max(top, 2);
  const first = top === 1 ? 2.5 : 1 + (i - side) * span;
  return { column: `${Math.floor(first)} / span ${top === 1 ? 4 : span}`, row: 1 };
}

const WIDEST = 290;
const STEP = 66;

function ovalPlace(i: number, others: number): { x: number; y: number } {
  const step = others > 1 ? Math.min(STEP, WIDEST / (others - 1)) : 0;
  const angle = ((180 + (i - (others - 1) / 2) * step) * Math.PI) / 180;
  return { x: 50 - 50 * Math.sin(angle), y: 50 + 50 * Math.cos(angle) };
}
