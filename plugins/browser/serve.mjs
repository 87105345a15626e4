// @ts-check
// The engine in Pyodide under Node: a request a line from stdin, a reply a line to stdout.
// The job, `node serve.mjs '{folder, runtime, plain}'`, names the files that the page would fetch.

import { readFileSync, writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

import { startPython } from "../../site_theme/js/python.js";

const { folder, runtime, plain } = JSON.parse(process.argv[2]);
const scratch = mkdtempSync(join(tmpdir(), "hry-"));

try {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  /** @param {string} name */
  const unpacked = (name) => gunzipSync(readFileSync(join(folder, name)));
  const library = join(scratch, "library.zip");
  writeFileSync(library, plain ? readFileSync(join(folder, runtime.plain.stdlib)) : unpacked(runtime.stdlib));
  const engine = plain ? readFileSync(join(folder, runtime.plain.engine)) : unpacked(runtime.engine);
  const handle = await startPython({
    loadPyodide,
    indexURL: `${folder}/`,
    stdLibURL: library,
    lock: runtime.lock,
    engine: () => Promise.resolve(engine),
  });
  rmSync(scratch, { recursive: true });
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${handle(line)}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
