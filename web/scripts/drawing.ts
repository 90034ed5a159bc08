/** The sign of Stosy, described once: as SVG for the tab, as pixels for home screens. */
export type Shape =
  | {
      readonly kind: "card";
      /** Its middle. */
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly round: number;
      /** Degrees, clockwise. */
      readonly turn: number;
      readonly fill: string;
    }
  | {
      readonly kind: "line";
      readonly points: readonly (readonly [number, number])[];
      readonly width: number;
      readonly fill: string;
    };

/** All shapes lie in a square from 0 to this. */
export const SIDE = 64;

const card = (x: number, y: number, turn: number, fill: string): Shape => ({
  kind: "card",
  x,
  y,
  width: 23,
  height: 32,
  round: 5,
  turn,
  fill,
});

const line = (...points: (readonly [number, number])[]): Shape => ({
  kind: "line",
  points,
  width: 4,
  fill: "#0f6b5c",
});

const ground = (round: number): Shape => ({
  kind: "card",
  x: SIDE / 2,
  y: SIDE / 2,
  width: SIDE,
  height: SIDE,
  round,
  turn: 0,
  fill: "#0f6b5c",
});

const PILE: readonly Shape[] = [
  card(22.5, 34, -20, "#7fc4ad"),
  card(29, 32, -5, "#e8a317"),
  card(37.5, 32, 10, "#fffaf0"),
  line([36.3, 39], [38.7, 25]),
  line([32.3, 29], [38.7, 25], [43, 31]),
];

/** For tabs and home screens that show icons as they are. */
export const SIGN: readonly Shape[] = [ground(15), ...PILE];

/** For tabs in which it is the viewer's move. */
export const TURN: readonly Shape[] = [
  ...SIGN,
  { kind: "card", x: 50, y: 14, width: 28, height: 28, round: 14, turn: 0, fill: "#fffaf0" },
  { kind: "card", x: 50, y: 14, width: 20, height: 20, round: 10, turn: 0, fill: "#d03a2b" },
];

/** For home screens that cut icons to their own shape: the ground fills the square. */
export const MASKABLE: readonly Shape[] = [ground(0), ...PILE];

export function svg(shapes: readonly Shape[]): string {
  const parts = shapes.map((shape) =>
    shape.kind === "line"
      ? `<polyline points="${shape.points.join(" ")}" fill="none" stroke="${shape.fill}" ` +
        `stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<rect x="${shape.x - shape.width / 2}" y="${shape.y - shape.height / 2}" ` +
        `width="${shape.width}" height="${shape.height}" rx="${shape.round}" fill="${shape.fill}" ` +
        `transform="rotate(${shape.turn} ${shape.x} ${shape.y})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join("")}</svg>\n`;
}

/** Tells of points whether they lie in the shape. */
export function inside(shape: Shape): (x: number, y: number) => boolean {
  return shape.kind === "line" ? onLine(shape) : inCard(shape);
}

function onLine({ points, width }: Extract<Shape, { kind: "line" }>) {
  return (x: number, y: number): boolean =>
    points.some((to, i) => i > 0 && distance(points[i - 1]!, to, x, y) <= width / 2);
}

function inCard(card: Extract<Shape, { kind: "card" }>) {
  const angle = (-card.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [wide, high] = [card.width / 2 - card.round, card.height / 2 - card.round];
  return (x: number, y: number): boolean => {
    const [dx, dy] = [x - card.x, y - card.y];
    const across = Math.max(0, Math.abs(dx * cos - dy * sin) - wide);
    const along = Math.max(0, Math.abs(dx * sin + dy * cos) - high);
    return across * across + along * along <= card.round * card.round;
  };
}

function distance(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  x: number,
  y: number,
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, part));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
