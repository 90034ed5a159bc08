import { describe, expect, it } from "vitest";
import { peopleIn } from "./people.ts";

const people = (...names: readonly string[]) =>
  names.map((name) => ({ name, won: name === "Olha" }));

describe("the people in a picture", () => {
  it("stand in one line if they can, who won first", () => {
    expect(peopleIn(people("Sara", "Tim", "Olha"), 40, 1)).toEqual(["★ Olha · Sara · Tim"]);
  });

  it("go on in the next line between names", () => {
    expect(peopleIn(people("Sara B", "Tim", "Jana"), 13, 2)).toEqual(["Sara B · Tim", "Jana"]);
  });

  it("are counted where there is no room", () => {
    expect(peopleIn(people("Sara", "Tim", "Jana", "Petr"), 11, 1)).toEqual(["Sara · +3"]);
    expect(peopleIn([], 11, 1)).toEqual([]);
  });
});
