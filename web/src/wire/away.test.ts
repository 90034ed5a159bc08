import { expect, test } from "vitest";
import { away } from "./away.svelte.ts";
import { type Answered, isHere, type Link, Refused, type Socket, UNREACHABLE } from "./link.ts";

function link(answer: () => Promise<Answered>): Link {
  return { remote: true, patience: 1, send: answer, open: async () => ({}) as Socket };
}

const ask = (to: Link) => to.send("GET", "/api/me");
const unreachable = link(() => Promise.reject(new Refused(UNREACHABLE)));
const here = link(() => Promise.resolve({ status: 200, body: "here" }));

test("tables of a browser have ids that no server gives", () => {
  expect(isHere("AAAAAAAAAAAAAAAAAAAAA-")).toBe(true);
  for (const last of "AQgw") expect(isHere(`AAAAAAAAAAAAAAAAAAAAA${last}`)).toBe(false);
});

test("without a server this browser answers, if the games were taken along", async () => {
  away.back();
  away.taken = null;
  await expect(away.asked(ask, unreachable, here)).rejects.toThrow("unreachable");
  expect(away.on).toBe(false);
  away.taken = "1";
  expect((await away.asked(ask, unreachable, here)).body).toBe("here");
  expect(away.on).toBe(true);
  const server = link(() => Promise.resolve({ status: 200, body: "server" }));
  expect((await away.asked(ask, server, here)).body).toBe("here");
  away.back();
  expect((await away.asked(ask, server, here)).body).toBe("server");
});
