import { inside, type Shape, SIDE } from "./drawing.ts";

/** Shapes as a PNG file, so many pixels wide and high. */
export async function png(shapes: readonly Shape[], pixels: number): Promise<Uint8Array> {
  const size = new DataView(new ArrayBuffer(13));
  size.setUint32(0, pixels);
  size.setUint32(4, pixels);
  // Eight bits for each of red, green, blue and opacity.
  size.setUint8(8, 8);
  size.setUint8(9, 6);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", new Uint8Array(size.buffer)),
    chunk("IDAT", await deflated(rows(shapes, pixels))),
    chunk("IEND", new Uint8Array()),
  ]);
}

interface Layer {
  readonly covers: (x: number, y: number) => boolean;
  readonly colour: readonly [red: number, green: number, blue: number];
}

/** The rows of the picture; before each stands a zero: it is not filtered. */
function rows(shapes: readonly Shape[], pixels: number): Uint8Array<ArrayBuffer> {
  const topFirst = shapes.toReversed().map(layer);
  const looks = looksAt(pixels);
  const bytes = new Uint8Array(pixels * (pixels * 4 + 1));
  let at = 0;
  for (let y = 0; y < pixels; y++) {
    at++;
    for (let x = 0; x < pixels; x++, at += 4)
      paint(bytes.subarray(at, at + 4), looks, (dx, dy) =>
        topFirst.find(({ covers }) =>
          covers(((x + dx) * SIDE) / pixels, ((y + dy) * SIDE) / pixels),
        ),
      );
  }
  return bytes;
}

function layer(shape: Shape): Layer {
  const colour = Number.parseInt(shape.fill.slice(1), 16);
  return { covers: inside(shape), colour: [colour >> 16, (colour >> 8) & 255, colour & 255] };
}

/** Where to look at each pixel, for smooth edges; in large pictures few places are enough. */
function looksAt(pixels: number): readonly (readonly [number, number])[] {
  const across = pixels > 256 ? 2 : 4;
  const places = Array.from({ length: across }, (_, i) => (i + 0.5) / across);
  return places.flatMap((dy) => places.map((dx) => [dx, dy] as const));
}

/** One pixel: the colours seen in it on average, and how much of it is covered. */
function paint(
  pixel: Uint8Array,
  looks: readonly (readonly [number, number])[],
  top: (dx: number, dy: number) => Layer | undefined,
): void {
  let [red, green, blue, seen] = [0, 0, 0, 0];
  for (const [dx, dy] of looks) {
    const colour = top(dx, dy)?.colour;
    if (!colour) continue;
    red += colour[0];
    green += colour[1];
    blue += colour[2];
    seen++;
  }
  if (seen === 0) return;
  pixel[0] = red / seen;
  pixel[1] = green / seen;
  pixel[2] = blue / seen;
  pixel[3] = (255 * seen) / looks.length;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(kind: string, content: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(kind), content]);
  const numbers = new DataView(new ArrayBuffer(8));
  numbers.setUint32(0, content.length);
  numbers.setUint32(4, checksum(named));
  return joined([new Uint8Array(numbers.buffer, 0, 4), named, new Uint8Array(numbers.buffer, 4)]);
}

/** CRC-32, as PNG wants it. */
export function checksum(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
