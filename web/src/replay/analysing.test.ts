import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../wire/api.ts";
import {
  analysed,
  type Judged,
  lineOf,
  marksOf,
  mistakesOf,
  percent,
  points,
} from "./analysing.ts";

const NOTHING = { team: false, entries: 11, swings: [], curves: [], accounts: [], moves: [] };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Reply = () => Promise<Response>;

/** How far it is, by total; `found` when it is done. */
function at(total: number, found: object | null = null): Reply {
  return async () => Response.json({ done: 0, total, found });
}

function refused(status: number, code: string): Reply {
  return async () => Response.json({ code, rule: "T6", facts: {} }, { status });
}

const lost: Reply = () => Promise.reject(new TypeError("no network"));

/** The totals and troubles that are told where the server replies so, one request after another. */
async function toldOf(...replies: Reply[]): Promise<(number | string)[]> {
  vi.useFakeTimers();
  const told: (number | string)[] = [];
  vi.stubGlobal("fetch", () => replies.shift()!());
  const asking = analysed(
    "t",
    1,
    (news) => told.push("code" in news ? news.code : news.total),
    () => true,
  );
  await Promise.all([asking, vi.runAllTimersAsync()]);
  return told;
}

test("that others come first is not told before somebody could have begun", async () => {
  expect(await toldOf(at(0), at(7), at(7, NOTHING))).toEqual([7, 7]);
  expect(await toldOf(at(0), at(0), at(0), at(7, NOTHING))).toEqual([0, 0, 7]);
  expect(await toldOf(at(7), at(7, NOTHING))).toEqual([7, 7]);
  expect(await toldOf(at(0, NOTHING))).toEqual([0]);
});

test("trouble that passes is told and waited out", async () => {
  const busy = refused(503, "analyst_busy");
  expect(await toldOf(busy, at(7), lost, lost, at(7, NOTHING))).toEqual([
    "analyst_busy",
    7,
    "unreachable",
    "unreachable",
    7,
  ]);
});

test("what does not pass is the end of it", async () => {
  await expect(toldOf(refused(501, "analysis_needs_kernel"))).rejects.toThrow(Refused);
});

test("a curve goes from the left edge to the right, and a win is at the top", () => {
  const points = [
    { entries: 1, chance: 0.5 },
    { entries: 6, chance: 0.25 },
    { entries: 11, chance: 1 },
  ];
  expect(lineOf({ seat: 0, points }, 11, 100, 40)).toBe("0.0,20.0 50.0,30.0 100.0,0.0");
});

test("a match that was over with the deal is a point", () => {
  expect(lineOf({ seat: null, points: [{ entries: 1, chance: 0 }] }, 1, 100, 40)).toBe("0.0,40.0");
});

test("a turning point is marked where the step that made it led", () => {
  const swings = [{ entry: 5, seat: 1, cause: "choice", start: 0.5, end: 0.2 }] as const;
  const found = { ...NOTHING, swings };
  expect(marksOf(found, 100, 40)).toBe("M50.0 0V40");
});

test("the worst mistakes are told in the order of the match", () => {
  const moves = Array.from({ length: 20 }, (_, n): Judged => {
    const kind = n % 2 ? (["close", "best"] as const)[n % 4 === 1 ? 0 : 1]! : "mistake";
    return { entry: n, seat: 0, kind, chosen: 0.2, best: 0.2 + n / 100 };
  });
  const told = mistakesOf({ ...NOTHING, moves }).map(({ entry }) => entry);
  expect(told).toEqual([4, 6, 8, 10, 12, 14, 16, 18]);
});

test("changes are whole points with a sign", () => {
  expect([0.12, -0.07, 0.001, -0.001].map(points)).toEqual(["+12", "−7", "0", "0"]);
});

test("chances are whole per cent", () => {
  expect([0, 0.346, 1].map(percent)).toEqual(["0", "35", "100"]);
});
