// The types of the messages, from their JSON Schema: wire.json is what `stosy wire` prints.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const HEAD = `\
// Everything Stosy's server and its clients say to each other. Made from the schema of the server by
// scripts/types.mjs; do not edit. Ignore fields, tells and events that you do not know: later releases
// may add some.
`;
const G = "<G extends GameId = GameId>";

const text = readFileSync("wire.json", "utf8").replaceAll("#/$defs/", "#/components/schemas/");
const schema = JSON.parse(text, (key, value) => {
  if (key === "discriminator") return undefined;
  const open = value?.type === "object" && !("properties" in value);
  return open ? { additionalProperties: {}, ...value } : value;
});
const games = Object.entries(schema.games);
const uses = Object.keys(games[0][1]);
const own = RegExp(`components\\["schemas"\\]\\["(${uses.map(capital).join("|")})"\\]`, "g");

const nodes = await openapiTS(
  {
    openapi: "3.1.0",
    info: { title: schema.title, version: String(schema.version) },
    paths: {},
    components: { schemas: schema.$defs },
  },
  { immutable: true, defaultNonNullable: false },
);
const [interface_] = /export interface components \{[^]*?\n\}/.exec(astToString(nodes));
const components = interface_
  .replace("components", `components${G}`)
  .replace(own, (_, name) => `GameTypes[G]["${name.toLowerCase()}"]`)
  .replaceAll('components["schemas"]', 'components<G>["schemas"]');

const aliases = Object.keys(schema.$defs).map((name) => {
  const use = name.toLowerCase();
  const told = uses.includes(use)
    ? `GameTypes[G]["${use}"]`
    : `components<G>["schemas"]["${name}"]`;
  return `export type ${name}${G} = ${told};\n`;
});
const rows = games.map(([game, types]) => {
  const kinds = uses.map((use) => `${use}: ${nameOf(types[use])}`);
  return `  "${game}": { ${kinds.join("; ")} };\n`;
});
const endpoints = Object.entries(schema.http).map(
  ([name, { body, answer }]) =>
    `  "${name}": { body: ${nameOf(body)}; answer: ${nameOf(answer)} };\n`,
);

writeFileSync(
  "src/wire/types.ts",
  [
    HEAD,
    `export const VERSION = ${schema.version};\n`,
    `/** The types of each game. */\nexport interface GameTypes {\n${rows.join("")}}\n`,
    "export type GameId = keyof GameTypes;\n",
    `${components}\n`,
    aliases.join(""),
    `/** What goes over HTTP; null where there is no body, or none of ours. Errors are a Problem. */`,
    `export interface Endpoints {\n${endpoints.join("")}}\n`,
  ].join("\n"),
);

function nameOf(ref) {
  return ref ? ref.$ref.split("/").at(-1) : "null";
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}
