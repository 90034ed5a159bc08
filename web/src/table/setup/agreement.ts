import type { GameInfo, Option } from "../../wire/types.ts";
import type { GameWords } from "../../words/game_words.ts";

export type Value = number | string;
export type Options = Readonly<Record<string, Value>>;

/** The default of an option, which may depend on other options. */
export function usual(option: Option, options: Options): Value {
  const following = Object.entries(option.follows).map(
    ([other, values]) => values[String(options[other])],
  );
  return following.find((value) => value !== undefined) ?? option.default;
}

/** The options of a table that differ from the defaults. */
export function differences(info: GameInfo, options: Options): readonly Option[] {
  return info.options.filter((option) => options[option.name] !== usual(option, options));
}

/** The same in words. */
export function differencesTold(
  words: GameWords,
  info: GameInfo,
  options: Options,
): readonly string[] {
  return differences(info, options).map((option) =>
    words.say("setup-difference", {
      option: words.option(option.name),
      value: words.optionValue(option.name, options[option.name]!).label,
    }),
  );
}

/** All options of a preset. */
export function optionsOf(info: GameInfo, preset: string): Options {
  const own = (info.presets[preset] ?? {}) as Options;
  return Object.fromEntries(
    info.options.map((option) => [option.name, own[option.name] ?? usual(option, own)]),
  );
}

/** The presets without duplicates: with few options some are equal. */
export function presetsOf(info: GameInfo): readonly string[] {
  const written = (name: string) => JSON.stringify(optionsOf(info, name));
  const names = Object.keys(info.presets);
  return names.filter(
    (name, i) => names.findIndex((other) => written(other) === written(name)) === i,
  );
}

/** The preset with exactly these options, if any. */
export function presetIn(info: GameInfo, options: Options): string | null {
  const fits = (name: string) =>
    Object.entries(optionsOf(info, name)).every(([option, value]) => options[option] === value);
  return Object.keys(info.presets).find(fits) ?? null;
}

/** The change for a new value; dependent options that had their default get the new default. */
export function choosing(info: GameInfo, options: Options, name: string, value: Value): Options {
  const next = { ...options, [name]: value };
  const following = info.options.filter(
    (option) => name in option.follows && options[option.name] === usual(option, options),
  );
  const kept = following.map((option) => [option.name, usual(option, next)]);
  return { [name]: value, ...Object.fromEntries(kept) };
}

const ROUND = [10, 20, 50, 100, 150, 200, 250, 300, 500, 750, 1000];

/** Suggested values for a numeric option. */
export function numbersFor(option: Option, options: Options): readonly number[] {
  const all = [...ROUND, Number(usual(option, options)), Number(options[option.name])];
  return [...new Set(all)]
    .filter((number) => number >= option.least && number <= option.most)
    .sort((one, other) => one - other);
}
