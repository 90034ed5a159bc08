import { expect, test } from "vitest";
import { keyOf } from "./keys.ts";

const pressed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });

test("letters and digits are what they type", () => {
  expect(pressed("m", "KeyM")).toBe("m");
  expect(pressed("M", "KeyM", true)).toBe("m");
  expect(pressed("z", "KeyY")).toBe("z");
  expect(pressed("1", "Numpad1")).toBe("1");
  expect(pressed("Escape", "Escape")).toBe("escape");
});

test("a letter of another script counts by its place", () => {
  expect(pressed("ь", "KeyM")).toBe("m");
  expect(pressed("І", "KeyS", true)).toBe("s");
});

test("the upper row has digits, whatever else it types", () => {
  expect(pressed("+", "Digit1")).toBe("1");
  expect(pressed("ě", "Digit2")).toBe("2");
  expect(pressed("!", "Digit1", true)).toBe("!");
  expect(pressed("?", "Digit7", true)).toBe("?");
});
