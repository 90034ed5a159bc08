import { describe, expect, it } from "vitest";
import { inside, SIGN, svg } from "./drawing.ts";
import { checksum, png } from "./png.ts";

describe("the icons", () => {
  it("are PNG files of the size asked for, with the checksums of the format", async () => {
    const file = await png(SIGN, 16);
    const numbers = new DataView(file.buffer, file.byteOffset);
    expect([...file.slice(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
    expect([numbers.getUint32(16), numbers.getUint32(20)]).toEqual([16, 16]);
    expect(checksum(new TextEncoder().encode("IEND"))).toBe(0xae426082);
    expect(numbers.getUint32(file.length - 4)).toBe(0xae426082);
  });

  it("have rounded corners and something in the middle", () => {
    expect(SIGN.some((shape) => inside(shape)(0.5, 0.5))).toBe(false);
    expect(SIGN.filter((shape) => inside(shape)(32, 32)).length).toBeGreaterThan(1);
  });

  it("are the same shapes as SVG", () => {
    expect(svg(SIGN).match(/<(rect|polyline)/g)).toHaveLength(SIGN.length);
  });
});
