import { afterEach, expect, test, vi } from "vitest";
import { digestOf } from "./plain_sha256.ts";
import { hex, sha256 } from "./sha256.ts";

afterEach(() => vi.unstubAllGlobals());

/** From FIPS 180-4. */
const KNOWN = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
] as const;

test.each(KNOWN)("the hash of %j", async (text, digest) => {
  expect(hex(digestOf(new TextEncoder().encode(text)))).toBe(digest);
  expect(await sha256(text)).toBe(digest);
  vi.stubGlobal("crypto", {});
  expect(await sha256(text)).toBe(digest);
});

test("ours is the browser's at every length around a block", async () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    expect(hex(digestOf(bytes))).toBe(hex(theirs));
  }
});
