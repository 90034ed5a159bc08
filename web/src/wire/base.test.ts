import { describe, expect, it } from "vitest";
import { innerPage } from "./base.ts";

describe("the one file of a site without a server", () => {
  it.each([
    ["/", "", "/", ""],
    ["/index.html", "", "/", ""],
    ["/", "?/rules/the-game", "/rules/the-game", ""],
    ["/", "?/t/abc/replay/1?at=3&seat=all", "/t/abc/replay/1", "?at=3&seat=all"],
    ["/", "?/rules&shared=by", "/rules", "?shared=by"],
    ["/", "?%2Frules%2Fthe-game=", "/rules/the-game", ""],
    ["/", "?shared=by", "/", "?shared=by"],
    ["/rules", "?a=b", "/rules", "?a=b"],
  ])("%s%s is the page %s%s", (path, search, page, rest) => {
    expect(innerPage(path, search)).toEqual({ path: page, search: rest });
  });
});
