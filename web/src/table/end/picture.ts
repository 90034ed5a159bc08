import { faceOf } from "../../cards/face.ts";
import { SHAPES } from "../../cards/shapes.ts";
import type { Heap } from "../../slices/slice.ts";
import { peopleIn, type Person } from "./people.ts";

/** A picture of a result to share, 1200 by 630, in the person's language. */
export interface Picture {
  readonly title: string;
  readonly headline: string;
  readonly sentence: string;
  readonly people: readonly Person[];
  readonly piles: readonly Heap[];
  /** Instead of piles: which share of the others did worse, 0 to 1. */
  readonly better?: number | null;
  readonly brand: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MOST_LINES = 3;
const LINE_LETTERS = 50;
/** Few people in one line, more in two smaller lines. */
const ONE_LINE = { lines: 1, letters: 56, size: 28, low: 570, step: 0 };
const TWO_LINES = { lines: 2, letters: 78, size: 21, low: 574, step: 27 };
const WIDEST = 920;
const PAPER = "#fffaf0";
const INK = "#22302d";
const SOFT = "#55635d";
const COLOURS = { r: "#c62f2f", y: "#b07d00", g: "#2c8a46", b: "#2767b8", p: "#7d3fa3" } as const;
const TONES = { gold: "#b98216", silver: "#6d7a86" } as const;
const STAR = "M0-20 6-7 20-6 9 4 12 18 0 10-12 18-9 4-20-6-6-7Z";
const FONT = "Nunito, Segoe UI, system-ui, Noto Sans, DejaVu Sans, sans-serif";

/** The picture as a self-contained SVG. */
export function svgOf(game: string, picture: Picture): string {
  const sentences = picture.sentence.split("\n");
  const lines = sentences.flatMap((each) => wrapped(each, LINE_LETTERS));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#c6dcc9"/>`,
    `<rect x="28" y="28" width="1144" height="574" rx="36" fill="${PAPER}" stroke="#a9c7b0" stroke-width="3"/>`,
    text(72, 104, 32, SOFT, picture.title, 600),
    text(72, 178, 60, "#0f6b5c", picture.headline, 800, 1056),
    ...lines
      .slice(0, picture.piles.length ? MOST_LINES : MOST_LINES + 1)
      .map((line, i) => text(72, 234 + i * 42, 32, INK, line)),
    ...heaps(game, picture.piles),
    ...scale(picture.better ?? null),
    ...everybody(picture.people),
    text(1128, 570, 30, "#0f6b5c", picture.brand, 800, undefined, "end"),
    "</svg>",
  ].join("");
}

function everybody(people: readonly Person[]): string[] {
  const small = peopleIn(people, ONE_LINE.letters, Infinity).length > 1;
  const { lines, letters, size, low, step } = small ? TWO_LINES : ONE_LINE;
  const told = peopleIn(people, letters, lines);
  return told.map((line, i) =>
    text(72, low - (told.length - 1 - i) * step, size, INK, line, 600, WIDEST),
  );
}

/** Lines of at most so many letters, broken between words. */
export function wrapped(sentence: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function heaps(game: string, piles: readonly Heap[]): string[] {
  const step = 158;
  return piles.map(
    (heap, i) => `<g transform="translate(${72 + i * step} 350)">${card(game, heap)}</g>`,
  );
}

/** A person among all others, the best on the right. */
function scale(better: number | null): string[] {
  if (better === null) return [];
  const [left, right, y] = [72, 1128, 440];
  const x = Math.round(left + 30 + (right - left - 60) * better);
  return [
    `<rect x="${left}" y="${y - 18}" width="${right - left}" height="36" rx="18" fill="#e3e0d2"/>`,
    `<rect x="${left}" y="${y - 18}" width="${x - left}" height="36" rx="18" fill="#4cbfa6"/>`,
    `<circle cx="${x}" cy="${y}" r="44" fill="#0f6b5c" stroke="${PAPER}" stroke-width="6"/>`,
    `<path d="${STAR}" transform="translate(${x} ${y}) scale(1.25)" fill="#ffd35c"/>`,
  ];
}

function card(game: string, heap: Heap): string {
  const edge = heap.tone ? TONES[heap.tone] : "#cdbf9f";
  const under = Math.min(3, Math.max(0, heap.count - 1));
  const sheets = Array.from({ length: under + 1 }, (_, i) => {
    const shift = (under - i) * 4;
    return `<rect x="${shift}" y="${shift}" width="104" height="146" rx="16" fill="#fffdf6" stroke="${edge}" stroke-width="3"/>`;
  });
  const arrow = heap.way ? text(118, 84, 34, SOFT, heap.way === "up" ? "▲" : "▼") : "";
  return sheets.join("") + face(game, heap) + arrow;
}

function face(game: string, heap: Heap): string {
  if (heap.card === null) return heap.from === undefined ? "" : digits(heap.from, SOFT, 92);
  const shown = faceOf(game, heap.card);
  if (shown.kind === "number") return digits(shown.number, heap.tone ? TONES[heap.tone] : INK, 92);
  if (shown.kind === "other") return digits(shown.text, INK, 92);
  const letter = shown.colour;
  const fill = letter ? COLOURS[letter] : INK;
  const shape = letter
    ? `<path d="${SHAPES[letter]}" transform="translate(52 112) scale(1.9)" fill="${fill}"/>`
    : fourShapes();
  return digits(shown.kind === "colour" ? shown.digits : shown.sign, fill, 74) + shape;
}

function fourShapes(): string {
  return (["r", "y", "g", "b"] as const)
    .map(
      (c, i) =>
        `<path d="${SHAPES[c]}" transform="translate(${19 + i * 22} 114)" fill="${COLOURS[c]}"/>`,
    )
    .join("");
}

function digits(shown: string | number, fill: string, y: number): string {
  return text(52, y, 54, fill, String(shown), 800, undefined, "middle");
}

/** One line, squeezed if it is wider than `most`. */
function text(
  x: number,
  y: number,
  size: number,
  fill: string,
  said: string,
  weight = 400,
  most?: number,
  anchor = "start",
): string {
  const wide = most !== undefined && said.length * size * 0.56 > most;
  const fit = wide ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${fit}>${escaped(said)}</text>`;
}

function escaped(said: string): string {
  return said.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
