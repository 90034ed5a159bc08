// node pyodide.mjs PYODIDE ARCHIVE: the site of a browser, in Pyodide and from the files that browsers
// take along. Each line of input begins a site or is a message for it; each line of output answers one.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [pyodide, archive] = process.argv.slice(2);
const BEGIN = `
import json
from itertools import count
from stosy.core import seed_of
from stosy.offline import Site
from stosy.table import Secrets, Table
from stosy.table.pacing import Tempo

Table.measured = lambda *_: None
now, site = 0.0, None

def answer(line):
    global now, site
    given = json.loads(line)
    if "seed" in given:
        numbers = count()
        secrets = Secrets(
            seed=lambda: seed_of(given["seed"], next(numbers)),
            key=lambda: "key" * 7,
            mixes=lambda: given["mixes"],
        )
        site = Site(
            lambda: now, secrets, "Olha", tempo=Tempo(pace=0.0), new_table=lambda: given["table"]
        )
        return "{}"
    now = given["now"]
    return site.handle_text(given["message"])
`;

const { loadPyodide } = await import(
    pathToFileURL(`${pyodide}/pyodide.mjs`).href
);
const python = await loadPyodide({ indexURL: pyodide });
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", {
    extractDir: "/lib/stosy",
});
python.runPython('import sys; sys.path.insert(0, "/lib/stosy")');
python.runPython(BEGIN);
const answer = python.globals.get("answer");
for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${answer(line)}\n`);
