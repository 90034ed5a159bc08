import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "../wire/api.ts";
import { analysed, type Judged, lineOf, percent, alongOf, points, turnsOf } from "./analysing.ts";

const NOTHING = { team: false, entries: 11, swings: [], curves: [], accounts: [], moves: [] };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Reply = () => Promise<Response>;

/** How far it is, by total; `found` when it is done. */
function at(total: number, found: object | null = null): Reply {
  return async () => Response.json({ done: found ? total : 0, total, found });
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

test("a step has its place between the edges", () => {
  expect([1, 6, 11].map((after) => alongOf(after, 11, 100))).toEqual([0, 50, 100]);
});

test("what is known on the way is told, and asked for until it is complete", async () => {
  const partly: Reply = async () => Response.json({ done: 3, total: 7, found: NOTHING });
  expect(await toldOf(partly, partly, at(7, NOTHING))).toEqual([7, 7, 7]);
});

test("mistakes of one turn stand together, the worst first; turns in the order of the match", () => {
  const move = (entry: number, seat: number, loss: number): Judged => ({
    entry,
    seat,
    kind: loss > 0.1 ? "blunder" : loss ? "mistake" : "close",
    chosen: 0.2,
    best: 0.2 + loss,
  });
  const moves = [
    move(2, 0, 0.05),
    move(3, 0, 0.2),
    move(6, 1, 0.3),
    move(8, 0, 0),
    move(9, 0, 0.04),
  ];
  const told = turnsOf({ moves }, [4, 7, 10]).map((turn) => turn.moves.map(({ entry }) => entry));
  expect(told).toEqual([[3, 2], [6], [9]]);
});

test("of many turns only the worst are told", () => {
  const moves = Array.from({ length: 20 }, (_, n): Judged => {
    return { entry: n, seat: n % 2, kind: "mistake", chosen: 0.2, best: 0.21 + n / 100 };
  });
  expect(turnsOf({ moves }, []).map((turn) => turn.moves[0]!.entry)).toEqual(
    Array.from({ length: 12 }, (_, n) => n + 8),
  );
});

test("changes are whole points with a sign", () => {
  expect([0.12, -0.07, 0.001, -0.001].map(points)).toEqual(["+12", "−7", "0", "0"]);
});

test("chances are whole per cent", () => {
  expect([0, 0.346, 1].map(percent)).toEqual(["0", "35", "100"]);
});
