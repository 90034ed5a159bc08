import { describe, expect, it, vi } from "vitest";
import { PAGE, Pages } from "./pages.ts";

const TOTAL = PAGE * 2 + 5;

function served(from: number) {
  const count = Math.min(PAGE, TOTAL - from);
  return { steps: Array.from({ length: count }, (_, i) => ({ view: from + i })) };
}

function pages(read = vi.fn((from: number) => Promise.resolve(served(from)))) {
  return { read, pages: new Pages(read) };
}

describe("pages of steps", () => {
  it("gives each step of any page", async () => {
    const { pages: all } = pages();
    expect((await all.step(0))?.view).toBe(0);
    expect((await all.step(PAGE))?.view).toBe(PAGE);
    expect((await all.step(TOTAL - 1))?.view).toBe(TOTAL - 1);
    expect(await all.step(TOTAL)).toBeNull();
  });

  it("fetches a page once, also when it is wanted twice at the same time", async () => {
    const { pages: all, read } = pages();
    await Promise.all([all.step(1), all.step(2)]);
    await all.step(3);
    expect(read).toHaveBeenCalledTimes(1);
    expect(read).toHaveBeenCalledWith(0);
  });

  it("fetches a page anew after a failure", async () => {
    const read = vi.fn((from: number) => Promise.resolve(served(from)));
    read.mockImplementationOnce(() => Promise.reject(new Error("no line")));
    const { pages: all } = pages(read);
    await expect(all.step(0)).rejects.toThrow("no line");
    expect((await all.step(0))?.view).toBe(0);
  });

  it("has the next page ready before the end of this one, and asks for none after the last", async () => {
    const { pages: all, read } = pages();
    await all.step(0);
    all.prefetch(PAGE - 10, TOTAL);
    await all.step(PAGE);
    expect(read.mock.calls).toEqual([[0], [PAGE]]);
    all.prefetch(TOTAL - 1, TOTAL);
    await all.step(TOTAL - 1);
    expect(read.mock.calls.at(-1)).toEqual([PAGE * 2]);
  });

  it("knows the steps around, by their numbers, and says when more have come", async () => {
    const arrived = vi.fn();
    const all = new Pages((from) => Promise.resolve(served(from)), arrived);
    await all.step(0);
    await all.step(TOTAL - 1);
    expect(all.around(3).map(([n]) => n)).toEqual([...Array(PAGE).keys()]);
    expect(all.around(TOTAL - 1).map(([n]) => n)).toHaveLength(5);
    expect(arrived).toHaveBeenCalledTimes(2);
  });
});
