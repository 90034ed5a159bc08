import { expect, test } from "vitest";
import type { GameInfo, Option } from "../../wire/types.ts";
import { choosing, differences, numbersFor, optionsOf, presetIn, presetsOf } from "./agreement.ts";

function choice(name: string, ...values: readonly string[]): Option {
  return { name, default: values[0]!, values, least: 0, most: 0, follows: {} };
}

const info: GameInfo = {
  lesson: false,
  analysed: false,
  first_match: {},
  id: "whist",
  rules: 1,
  rule_ids: [],
  origins: {},
  least_seats: 2,
  most_seats: 4,
  usual_seats: 4,
  team: false,
  plans: false,
  piles: [],
  actions: {},
  shown: {},
  options: [
    choice("scoring", "winner_takes", "keep_low"),
    choice("penalties", "off", "on"),
    {
      name: "target",
      default: 500,
      values: [],
      least: 1,
      most: 1_000_000,
      follows: { scoring: { winner_takes: 500, keep_low: 200 } },
    },
  ],
  presets: { leaflet: {}, family: {}, strict: { penalties: "on" } },
};

const leaflet = { scoring: "winner_takes", penalties: "off", target: 500 };
const names = (options: readonly Option[]) => options.map((option) => option.name);

test("the leaflet differs in nothing from itself", () => {
  expect(optionsOf(info, "leaflet")).toEqual(leaflet);
  expect(differences(info, leaflet)).toEqual([]);
});

test("the usual target of kept-low points is no difference", () => {
  const options = { ...leaflet, scoring: "keep_low", target: 200 };
  expect(names(differences(info, options))).toEqual(["scoring"]);
  expect(names(differences(info, { ...options, target: 500 }))).toEqual(["scoring", "target"]);
});

test("a usual target follows the scoring, a chosen one stays", () => {
  expect(choosing(info, leaflet, "scoring", "keep_low")).toEqual({
    scoring: "keep_low",
    target: 200,
  });
  expect(choosing(info, { ...leaflet, target: 300 }, "scoring", "keep_low")).toEqual({
    scoring: "keep_low",
  });
  expect(choosing(info, leaflet, "target", 300)).toEqual({ target: 300 });
});

test("presets that are the same are offered once", () => {
  expect(presetsOf(info)).toEqual(["leaflet", "strict"]);
});

test("the preset in use is found, and none in a mix of one's own", () => {
  expect(presetIn(info, { ...leaflet, penalties: "on" })).toBe("strict");
  expect(presetIn(info, { ...leaflet, target: 300 })).toBeNull();
});

test("numbers to choose from have the one in use among them, in order", () => {
  const numbers = numbersFor(info.options[2]!, { ...leaflet, target: 333 });
  expect(numbers).toContain(333);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
});
