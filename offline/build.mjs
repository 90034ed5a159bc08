// node build.mjs PYODIDE WHEEL SOURCES TARGET
//
// Brings the runtime and the package into one folder, which is named after what is in it. Pyodide
// itself compiles the package, so that nothing is compiled in the browser.
import { createHash } from "node:crypto";
import {
    mkdirSync,
    readFileSync,
    readdirSync,
    rmSync,
    writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { constants, gzipSync } from "node:zlib";

const [pyodide, wheel, sources, target] = process.argv
    .slice(2)
    .map((path) => resolve(path));

/** The layers below the server, without what only a terminal, a tuner or the kernel needs. */
const LAYERS =
    "analysis bots chat core games host matches offline table teaching vocabulary wire".split(
        " ",
    );
const NOT_NEEDED =
    /(^|\/)(words|__pycache__)\/|\/(terminal|observation|in_kernel|picture|possible|svg)\.py$|\.typed$/;
const RUNTIME = [
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
];
/** Archives are compressed already. */
const PACKED = /\.zip$/;

const ARCHIVE = `
import importlib.util, io, marshal, zipfile
from pathlib import Path

def compiled(name, source):
    code = marshal.dumps(compile(source, name, "exec", dont_inherit=True))
    unchecked = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source) + code

def archive():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(Path("/in").rglob("*")):
            if path.is_dir() or path.suffix in (".pyi", ".typed") or "dist-info" in str(path):
                continue
            name, body = str(path.relative_to("/in")), path.read_bytes()
            if path.suffix == ".py":
                name, body = name + "c", compiled(name, body)
            packed.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED, 9)
    Path("/out.zip").write_bytes(out.getvalue())

archive()
`;
const TRIED = `
import msgspec, sys
from stosy.offline.answers import all_games
assert "fluent" not in sys.modules
msgspec.json.encode(all_games()).decode()
`;

const { loadPyodide } = await import(
    pathToFileURL(join(pyodide, "pyodide.mjs")).href
);

function files(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? files(path) : [path];
    });
}

async function archived() {
    const python = await loadPyodide({ indexURL: pyodide });
    const wanted = [join(sources, "stosy", "__init__.py")];
    for (const layer of LAYERS)
        wanted.push(...files(join(sources, "stosy", layer)));
    for (const path of wanted) {
        const name = relative(sources, path);
        if (NOT_NEEDED.test(name)) continue;
        python.FS.mkdirTree(`/in/${name.split("/").slice(0, -1).join("/")}`);
        python.FS.writeFile(`/in/${name}`, new Uint8Array(readFileSync(path)));
    }
    python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", {
        extractDir: "/in",
    });
    const licence = python.runPython(
        'next(Path("/in").glob("*.dist-info/licenses/LICENSE")).read_text()',
        { globals: python.toPy({ Path: python.pyimport("pathlib").Path }) },
    );
    python.runPython(ARCHIVE);
    const copyright = python.runPython(
        "import sys; sys.version + chr(10) + sys.copyright",
    );
    const archive = python.FS.readFile("/out.zip");
    return { archive, licence, copyright, games: tried(python, archive) };
}

/** Does the archive work, without its sources? What it says of the games goes along. */
function tried(python, archive) {
    python.unpackArchive(archive, "zip", { extractDir: "/lib/stosy" });
    python.runPython('import sys; sys.path.insert(0, "/lib/stosy")');
    return python.runPython(TRIED);
}

function licences({ licence, copyright }) {
    const { version } = JSON.parse(
        readFileSync(join(pyodide, "package.json"), "utf8"),
    );
    return `These files are parts of several programs.

Pyodide ${version} (pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm, python_stdlib.zip): Mozilla Public
License 2.0, https://www.mozilla.org/MPL/2.0/. Its source is at
https://github.com/pyodide/pyodide/tree/${version}, and nothing of it was changed.

Python, which Pyodide contains: Python Software Foundation License 2,
https://docs.python.org/3/license.html

${copyright}

Stosy (in stosy.zip): MIT, as the package stosy has it.

msgspec (in stosy.zip):

${licence}`;
}

const made = await archived();
const parts = new Map(
    RUNTIME.map((name) => [name, readFileSync(join(pyodide, name))]),
);
parts.set("stosy.zip", made.archive);
parts.set("games.json", Buffer.from(made.games));

const version = createHash("sha256");
for (const [name, body] of parts)
    version.update(`${name} ${body.length}\n`).update(body);
const folder = version.digest("hex").slice(0, 16);

rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, folder), { recursive: true });
const list = [];
for (const [name, body] of parts) {
    const packed = PACKED.test(name);
    const sent = packed
        ? body
        : gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
    writeFileSync(join(target, folder, packed ? name : `${name}.gz`), sent);
    list.push({ name, bytes: sent.length, size: body.length });
}
writeFileSync(join(target, "LICENSES.txt"), licences(made));
const bytes = list.reduce((sum, each) => sum + each.bytes, 0);
writeFileSync(
    join(target, "files.json"),
    JSON.stringify({ version: folder, bytes, files: list }),
);
