// @ts-check
// Makes byte code with the Pyodide that the page gets: `node compile.mjs job.json`.
//
// The job: {pyodide, library, source, out, root, paths | wanted}. With `wanted`, the paths
// are found out: all that a start and these modules take from the library, which `source` then is.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));

/** @param {any} job */
async function compile(job) {
  const lock = createRequire(import.meta.url)(join(job.pyodide, "pyodide-lock.json"));
  const { loadPyodide } = await import(pathToFileURL(join(job.pyodide, "pyodide.mjs")).href);
  const python = await loadPyodide({
    indexURL: `${job.pyodide}/`,
    stdLibURL: job.library,
    lockFileContents: { info: lock.info, packages: {} },
  });
  python.mountNodeFS("/source", job.source);
  python.mountNodeFS("/out", job.out);
  python.FS.writeFile("/bytecode.py", readFileSync(join(HERE, "bytecode.py")));
  python.globals.set("job", python.toPy(job));
  python.runPython(`
    import sys
    sys.path.insert(0, "/")
    from bytecode import closure, write_compiled

    library = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
    paths = job["paths"] if "paths" in job else closure(library, job["wanted"])
    write_compiled("/source", paths, "/out", root=job["root"] or library)
  `);
}

try {
  await compile(JSON.parse(readFileSync(process.argv[2], "utf8")));
} catch (error) {
  // Node itself would print the whole line of the minified file that threw.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
