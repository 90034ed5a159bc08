import { expect, test } from "vitest";
import { bytes, text } from "./passkeys.ts";

test("bytes are written for addresses, without padding", () => {
  const all = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(text(Uint8Array.from([251, 255, 254]).buffer)).toBe("-__-");
  expect(text(Uint8Array.from([0]).buffer)).toBe("AA");
  expect(bytes(text(all.buffer))).toEqual(all);
});
